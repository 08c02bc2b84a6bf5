//! The promises of the crate. The equality with Swift is shown by `examples/trace.rs`.

use overscroll::*;
use std::thread;

type Outcome = Result<(), Error>;

fn list(content: f64, offset: f64) -> Result<ScrollView, Error> {
    let layout = ScrollLayout::new((390.0, 844.0), (390.0, content));
    ScrollView::new(&layout, &Feel::named("uikit")?, 0.0, offset)
}

fn flicked() -> Result<ScrollView, Error> {
    let mut view = list(2400.0, 1000.0)?;
    for report in 0..=12 {
        let phase = match report {
            0 => Phase::Down,
            12 => Phase::Up,
            _ => Phase::Move,
        };
        let (y, time) = (700.0 - 2.5 * f64::from(report * report), f64::from(report) / 120.0);
        view.pointer(PointerEvent { phase, x: 195.0, y, time, device: Device::Touch, id: 0 })?;
    }
    Ok(view)
}

#[test]
fn a_flick_beyond_the_end_bounces_and_rests_on_it() -> Outcome {
    let view = flicked()?;
    let (end, rest) = (2400.0 - 844.0, view.sample(0.1)?.rest_time);
    let farthest = (0..480).map(|step| view.sample(0.1 + f64::from(step) / 120.0).unwrap().y).fold(0.0, f64::max);
    assert!(farthest > end + 10.0);
    assert_eq!(view.sample(rest)?.y, end);
    assert_eq!(view.sample(0.11)?.state, State::Decelerating);
    assert!(view.needs_frame(0.2)? && !view.needs_frame(rest)?);
    Ok(())
}

#[test]
fn events_happen_once_in_order() -> Outcome {
    use EventKind::*;
    let view = flicked()?;
    let events = view.events(0.0..END)?;
    let kinds: Vec<_> = events.iter().map(|event| event.kind).collect();
    assert_eq!(kinds, [WillBeginDragging, WillEndDragging, DidEndDragging, DidEndDecelerating, DidSettle]);
    let parts: Vec<_> = (0..100).flat_map(|part| view.events(f64::from(part)..f64::from(part + 1)).unwrap()).collect();
    assert_eq!(parts, events);
    Ok(())
}

#[test]
fn all_marks_of_a_ruler_are_events_at_the_times_of_their_crossings() -> Outcome {
    let mut view = list(90_000.0, 0.0)?;
    view.set_ruler(Some(Ruler { spacing: 10.0, origin: 0.0, coordinate: Coordinate::Y }))?;
    view.fling(0.0, 8000.0, 0.0)?;
    let marks: Vec<_> = view.events(0.0..END)?.into_iter().filter(|event| event.kind == EventKind::DidPass).collect();
    assert_eq!(marks.len(), (view.sample(99.0)?.y / 10.0) as usize);
    for mark in marks.iter().step_by(20) {
        assert_eq!(view.crossings(Coordinate::Y, 10.0 * f64::from(mark.number), 0.0..END)?, [mark.time]);
    }
    view.set_ruler(None)?;
    assert!(view.events(0.0..END)?.iter().all(|event| event.kind != EventKind::DidPass));
    Ok(())
}

#[test]
fn a_drawer_is_flung_open_and_its_list_makes_room_for_a_keyboard() -> Outcome {
    let detents = vec![Detent::FromTop(44.0), Detent::FractionFromBottom(0.5)];
    let (height, header_height, content_height) = (800.0, 60.0, 4000.0);
    let layout = DrawerLayout { height, header_height, content_height, detents, ..DrawerLayout::default() };
    let mut view = Drawer::new(&layout, &Feel::default(), &Snap::default(), 1)?;
    assert_eq!(view.sample(0.0)?.y, 400.0);
    view.fling(0.0, 3000.0, 0.0)?;
    let rest = view.sample(0.0)?.rest_time;
    assert_eq!((view.sample(rest)?.y, view.sample(rest)?.target), (44.0, 0));
    view.scroll_to(0.0, END, false, rest)?;
    let end = view.sample(rest)?.list_y;
    view.set_list_inset(0.0, 300.0, Change::AT_ONCE.keeping(Keep::End), rest)?;
    assert_eq!(view.sample(rest)?.list_y, end + 300.0);
    view.snap_to(-1, false, rest)?;
    assert_eq!(view.sample(rest)?.target, -1);
    Ok(())
}

#[test]
fn pages_land_by_a_deceleration_without_haste_and_loop() -> Outcome {
    let pages = PageLengths::Equal { count: 24, length: 32.0, loops: true };
    let layout = PageLayout { pages, is_along_y: true, ..PageLayout::new(160.0, 0, 0.0) };
    let mut view = Pages::new(&layout, None, 23)?;
    view.set_landing(Landing::Deceleration, 0.0)?;
    view.fling(0.0, 300.0, 0.0)?;
    let end = view.sample(0.0)?;
    assert!(end.target > 23);
    let fastest = (0..=200).map(|step| view.sample(end.rest_time * f64::from(step) / 200.0).unwrap().velocity_y);
    assert_eq!(fastest.fold(0.0, f64::max), 300.0);
    Ok(())
}

#[test]
fn a_tile_goes_to_the_anchor_at_which_it_is_flung() -> Outcome {
    let mut layout = TileLayout { stage: (390.0, 844.0), tile: (120.0, 90.0), ..TileLayout::default() };
    layout.margins = Insets::all(16.0);
    let mut view = Tile::new(&layout, &Snap::default(), 3)?;
    view.fling(-2000.0, 0.0, 0.0)?;
    let end = view.sample(9.0)?;
    assert_eq!((end.target, end.x, end.y), (2, 16.0, 844.0 - 90.0 - 16.0));
    layout.anchors = vec![Anchor { x: 0.5, y: 1.0, ..Anchor::default() }];
    view.set_layout(&layout, Change::AT_ONCE, 9.0)?;
    assert_eq!(view.sample(9.0)?.x, (390.0 - 120.0) / 2.0);
    Ok(())
}

#[test]
fn zooming_keeps_the_point_under_the_pointer() -> Outcome {
    let layout = ZoomLayout::new((400.0, 400.0), (4000.0, 4000.0), 0.5, 4.0);
    let mut view = ZoomView::new(&layout, &Feel::default(), 1.0)?;
    let (before, point) = (view.sample(0.0)?, (100.0, 300.0));
    view.zoom_to(2.0, point.0, point.1, 0.0)?;
    let after = view.sample(9.0)?;
    assert_eq!(after.scale, 2.0);
    assert!((after.x + point.0 - 2.0 * (before.x + point.0)).abs() < 1e-9);
    assert!((after.y + point.1 - 2.0 * (before.y + point.1)).abs() < 1e-9);
    Ok(())
}

#[test]
fn a_wheel_and_keys_scroll_and_their_numbers_can_be_changed() -> Outcome {
    let mut view = list(9000.0, 0.0)?;
    view.set_wheel_feel(&WheelFeel { notch: 50.0, ..WheelFeel::default() })?;
    view.wheel(WheelEvent { delta_y: -2.0, ..WheelEvent::default() })?;
    assert_eq!(view.sample(9.0)?.y, 100.0);
    view.step(Step::ToEnd, Coordinate::Y, false, 9.0)?;
    assert_eq!(view.sample(99.0)?.y, 9000.0 - 844.0);
    view.show((0.0, 500.0), (390.0, 44.0), false, 99.0)?;
    assert_eq!(view.sample(99.0)?.y, 500.0);
    Ok(())
}

#[test]
fn flicks_in_a_row_multiply_as_far_as_they_may() -> Outcome {
    let speed = |greatest_flick: f64| -> Result<f64, Error> {
        let mut view = list(9e6, 1e6)?;
        view.set_feel_extras(&FeelExtras { greatest_flick, ..FeelExtras::named("uikit")? }, 0.0)?;
        for flick in 0..8 {
            for report in 0..=12 {
                let phase =
                    [Phase::Move, Phase::Down, Phase::Up][usize::from(report == 0) + 2 * usize::from(report == 12)];
                let time = f64::from(flick) / 2.0 + f64::from(report) / 120.0;
                let y = 700.0 - 12.0 * f64::from(report.min(11));
                view.pointer(PointerEvent { phase, x: 195.0, y, time, device: Device::Touch, id: 0 })?;
            }
        }
        Ok(view.sample(3.6)?.velocity_y)
    };
    assert!((speed(2.0)? / speed(1.0)? - 2.0).abs() < 1e-9);
    Ok(())
}

#[test]
fn a_momentum_goes_as_far_at_any_rate_of_reports_and_frames() -> Outcome {
    let distance = |rate: i32, frames: i32| -> Result<f64, Error> {
        let mut momentum = Momentum::new(&MomentumOptions::new(800.0, 600.0), &Feel::named("uikit")?)?;
        for report in 1..=rate / 5 {
            momentum.scroll(0.0, 1500.0 / f64::from(rate), Source::Finger, f64::from(report) / f64::from(rate))?;
        }
        momentum.lift(0.2)?;
        assert!(momentum.needs_frame(0.2)?);
        let spans = (0..9 * frames)
            .map(|frame| (f64::from(frame) / f64::from(frames), f64::from(frame + 1) / f64::from(frames)));
        let sum = spans.map(|(start, end)| momentum.advance(start..end).unwrap().delta_y).sum();
        assert_eq!(momentum.advance(9.0..9.0)?.phase, MomentumPhase::Ended);
        assert!(!momentum.needs_frame(9.0)?);
        Ok(sum)
    };
    let rates =
        [60, 90, 140, 1000].iter().flat_map(|&rate| [30, 60, 144].map(|frames| distance(rate, frames).unwrap()));
    let (least, most) = rates.fold((f64::MAX, 0.0), |(least, most), sum| (sum.min(least), sum.max(most)));
    assert!(least > 900.0 && most < 1.01 * least, "{least} to {most}");
    Ok(())
}

#[test]
fn a_momentum_that_content_refuses_stretches_or_ends() -> Outcome {
    for ends_refused in [false, true] {
        let options = MomentumOptions { ends_refused, ..MomentumOptions::new(800.0, 600.0) };
        let mut momentum = Momentum::new(&options, &Feel::named("uikit")?)?;
        for report in 1..=20 {
            momentum.scroll(0.0, 15.0, Source::Finger, f64::from(report) / 100.0)?;
        }
        momentum.lift(0.2)?;
        let (mut place, mut stretch, mut phase) = (0.0, 0.0, MomentumPhase::Began);
        for frame in 0..600 {
            let (start, end) = (f64::from(frame) / 60.0, f64::from(frame + 1) / 60.0);
            let movement = momentum.advance(start..end)?;
            let taken = movement.delta_y.min(500.0 - place);
            place += taken;
            phase = movement.phase;
            momentum.refuse(0.0, movement.delta_y - taken)?;
            stretch = momentum.advance(end..end)?.overshoot_y.max(stretch);
        }
        assert!((place - 500.0).abs() < 1e-6);
        assert_eq!(stretch > 20.0, !ends_refused);
        assert_eq!(phase, if ends_refused { MomentumPhase::Cancelled } else { MomentumPhase::Ended });
    }
    Ok(())
}

#[test]
fn motions_are_the_formulas() -> Outcome {
    let feel = Feel::default();
    let spring = Spring::with_response(0.5, 0.7);
    let motion = SpringMotion { from: 0.0, to: 100.0, velocity: 0.0, threshold: 0.5, spring };
    assert_eq!(motion.at(motion.duration()).value, 100.0);
    assert!((spring.response() - 0.5).abs() < 1e-12);
    assert!((Spring::with_damping(1.0, 100.0, spring.damping()).damping() - spring.damping()).abs() < 1e-12);
    assert_eq!(Spring::with_duration(0.5, 0.0).damping_ratio, 1.0);
    assert!(spring.settling_time(100.0, 0.0, 0.5) > 0.0);
    let coasting = Deceleration { from: 0.0, velocity: 1000.0, rate: Deceleration::NORMAL, threshold: 0.0 };
    assert!((coasting.destination() - project(0.0, 1000.0, 0.998)).abs() < 1e-9);
    assert_eq!(coasting.at(coasting.duration()).velocity, 0.0);
    assert!(coasting.time_to(250.0).is_some() && coasting.time_to(1000.0).is_none());
    let band = RubberBand { coefficient: 0.55, dimension: 800.0 };
    assert!((band.overshoot(100.0) - (1.0 - 1.0 / (100.0 * 0.55 / 800.0 + 1.0)) * 800.0).abs() < 1e-9);
    assert!((band.pull(band.overshoot(100.0)) - 100.0).abs() < 1e-9);
    assert!((band.unclamp(band.clamp(-50.0, 0.0, 10.0), 0.0, 10.0) + 50.0).abs() < 1e-9);
    let scroll = ScrollMotion { from: 0.0, velocity: 3000.0, lower: 0.0, upper: 500.0 };
    assert_eq!(scroll.destination(&feel), 500.0);
    assert_eq!(scroll.at(&feel, scroll.duration(&feel)).value, 500.0);
    assert!(scroll.projection(&feel) > 1000.0);
    Ok(())
}

#[test]
fn every_feel_has_a_name_and_numbers() -> Outcome {
    assert_eq!(Feel::names().next().as_deref(), Some("article"));
    assert_eq!(Feel::named("article")?, Feel::default());
    for name in Feel::names() {
        let feel = Feel::named(&name)?;
        assert!(feel.deceleration_rate > 0.0 && feel.deceleration_rate < 1.0, "{name}");
        assert!(FeelExtras::named(&name)?.greatest_flick >= 1.0, "{name}");
    }
    assert_eq!(Feel::named("nobody's"), Err(Error::OutOfRange));
    assert_eq!(Feel::named("uikit\0"), Err(Error::OutOfRange));
    Ok(())
}

#[test]
fn a_call_that_fails_says_why_and_changes_nothing() -> Outcome {
    let mut view = flicked()?;
    let before = view.sample(0.2)?;
    assert_eq!(view.fling(f64::NAN, 0.0, 0.2), Err(Error::NotANumber));
    assert_eq!(view.fling(0.0, 2.0 * LARGEST, 0.2), Err(Error::OutOfRange));
    assert_eq!(view.crossings(Coordinate::ListY, 0.0, 0.0..1.0), Err(Error::WrongKind));
    assert_eq!(view.sample(0.2)?, before);
    assert_eq!(Error::NotANumber.to_string(), "a number is infinite or NaN");
    let no_detents = DrawerLayout { height: 800.0, ..DrawerLayout::default() };
    assert!(Drawer::new(&no_detents, &Feel::default(), &Snap::default(), 0).is_err());
    let too_many = PageLayout::new(400.0, 2_000_000, 400.0);
    assert_eq!(Pages::new(&too_many, None, 0).err(), Some(Error::TooMany));
    Ok(())
}

#[test]
fn views_move_to_other_threads_and_in_memory() -> Outcome {
    let views: Vec<ScrollView> = (0..64).map(|_| flicked()).collect::<Result<_, _>>()?;
    let expected = views[0].sample(0.5)?;
    let threads = views.into_iter().map(|mut view| {
        thread::spawn(move || {
            let sample = view.sample(0.5);
            view.fling(0.0, -500.0, 0.5).and(sample)
        })
    });
    for thread in threads.collect::<Vec<_>>() {
        assert_eq!(thread.join().unwrap()?, expected);
    }
    Ok(())
}
