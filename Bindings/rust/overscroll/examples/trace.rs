//! Plays gestures on every view and prints its state to the last bit, as Tests/C/Trace.swift does for the same lines of
//! standard input. Tests/C/gestures.py writes them.

use overscroll::*;
use std::io::{self, BufRead, BufWriter, Result, Stdout, Write};

struct Views {
    scroll: ScrollView,
    drawer: Drawer,
    equal: Pages,
    list: Pages,
    tile: Tile,
    zoom: ZoomView,
    momentum: Momentum,
}

/// Does the same with each view of each feel.
macro_rules! each {
    ($all:expr, $view:ident => $body:expr) => {
        for views in $all.iter_mut() {
            each!(views: scroll, drawer, equal, list, tile, zoom; $view => $body);
        }
    };
    ($views:ident: $($name:ident),*; $view:ident => $body:expr) => {
        $({ let $view = &mut $views.$name; $body; })*
    };
}

fn scroll_layout() -> ScrollLayout {
    let insets = Insets { top: 20.0, bottom: 34.0, ..Insets::default() };
    ScrollLayout { insets, ..ScrollLayout::new((400.0, 700.0), (1200.0, 40000.0)) }
}

impl Views {
    fn new(number: usize, feel: &Feel) -> std::result::Result<Self, Error> {
        let drawer = DrawerLayout {
            height: 700.0,
            header_height: 60.0,
            content_height: 4000.0,
            safe_top: 20.0,
            safe_bottom: 34.0,
            detents: vec![Detent::FromTop(44.0), Detent::FractionFromBottom(0.5), Detent::FromBottom(120.0)],
            is_rigid: false,
        };
        let equal = PageLayout { turns_one_page: true, reports_pages: true, ..PageLayout::new(400.0, 12, 400.0) };
        let lengths = vec![300.0, 180.0, 340.0, 90.0, 260.0, 300.0];
        let pages = PageLengths::Each { lengths, spacing: 12.0, margin: 20.0, is_centered: true };
        let list = PageLayout { pages, ..PageLayout::new(400.0, 0, 0.0) };
        let (stage, tile) = ((400.0, 700.0), (120.0, 90.0));
        let tile = TileLayout { stage, tile, margins: Insets::all(16.0), anchors: vec![] };
        let momentum = MomentumOptions {
            greatest_velocity: 3000.0,
            ends_refused: number % 2 == 0,
            ..MomentumOptions::new(400.0, 700.0)
        };
        let mut views = Views {
            momentum: Momentum::new(&momentum, feel)?,
            scroll: ScrollView::new(&scroll_layout(), feel, 200.0, 1000.0)?,
            drawer: Drawer::new(&drawer, feel, &Snap::default(), 1)?,
            equal: Pages::new(&equal, None, 3)?,
            list: Pages::new(&list, None, 2)?,
            tile: Tile::new(&tile, &Snap::default(), 0)?,
            zoom: ZoomView::new(&ZoomLayout::new((400.0, 700.0), (800.0, 600.0), 0.5, 4.0), feel, 1.0)?,
        };
        views.scroll.set_ruler(Some(Ruler { spacing: 88.0, origin: 12.0, coordinate: Coordinate::Y }))?;
        views.list.set_landing(Landing::Deceleration, 0.0)?;
        if number % 2 == 1 {
            views.drawer.set_landing(Landing::Deceleration, 0.0)?;
        }
        Ok(views)
    }
}

fn begin() -> Vec<Views> {
    let feels = Feel::names().map(|name| Feel::named(&name).unwrap());
    feels.enumerate().map(|(number, feel)| Views::new(number, &feel).unwrap()).collect()
}

fn print(output: &mut impl Write, numbers: &[f64]) -> Result<()> {
    numbers.iter().try_for_each(|number| write!(output, " {:016x}", number.to_bits()))
}

fn state(state: State) -> u32 {
    let states = [State::Idle, State::Dragging, State::Decelerating, State::Bouncing, State::Snapping, State::Zooming];
    states.iter().position(|&other| other == state).unwrap() as u32
}

fn kind(kind: EventKind) -> u32 {
    use EventKind::*;
    let kinds = [
        WillBeginDragging,
        WillEndDragging,
        DidEndDragging,
        DidEndDecelerating,
        WillMove,
        HandedOver,
        DidSettle,
        DidPass,
    ];
    kinds.iter().position(|&other| other == kind).unwrap() as u32
}

/// Prints the movements of each momentum since the last call. Every third refuses a third of its distances.
fn print_movements(output: &mut impl Write, views: &mut [Views], advanced: f64, time: f64) -> Result<()> {
    use MomentumPhase::*;
    for (number, views) in views.iter_mut().enumerate() {
        let m = views.momentum.advance(advanced..time).unwrap();
        print(
            output,
            &[
                m.delta_x,
                m.delta_y,
                m.velocity_x,
                m.velocity_y,
                m.remaining_x,
                m.remaining_y,
                m.overshoot_x,
                m.overshoot_y,
                m.rest_time,
            ],
        )?;
        let phase = [Began, Active, Ended, Cancelled].iter().position(|&phase| phase == m.phase).unwrap();
        writeln!(output, " {phase}")?;
        if number % 3 == 0 {
            views.momentum.refuse(m.delta_x / 3.0, m.delta_y / 3.0).unwrap();
        }
    }
    Ok(())
}

fn print_samples(output: &mut impl Write, views: &mut [Views], advanced: &mut f64, time: f64) -> Result<()> {
    print_movements(output, views, *advanced, time)?;
    *advanced = advanced.max(time);
    each!(views, view => {
        let s = view.sample(time).unwrap();
        print(output, &[
            s.x, s.y, s.velocity_x, s.velocity_y, s.scale, s.scale_velocity, s.list_y, s.list_velocity, s.target_x,
            s.target_y, s.rest_time,
        ])?;
        let needs_frame = u32::from(view.needs_frame(time).unwrap());
        writeln!(output, " {} {} {needs_frame}", s.target, state(s.state))?;
    });
    Ok(())
}

/// Prints the crossings of the places midway to rest, and of one 100 points down a drawer's list.
fn print_crossings(output: &mut impl Write, views: &mut [Views], time: f64) -> Result<()> {
    fn print_one(output: &mut impl Write, times: &[f64]) -> Result<()> {
        write!(output, " {}", times.len())?;
        print(output, &times[..times.len().min(320)])?;
        writeln!(output)
    }
    let range = || time - 2.0..time + 30.0;
    for views in views {
        macro_rules! crossings {
            ($($name:ident),*) => {
                $(let s = views.$name.sample(time).unwrap();
                for (coordinate, value) in [(Coordinate::X, (s.x + s.target_x) / 2.0), (Coordinate::Y, (s.y + s.target_y) / 2.0)] {
                    print_one(output, &views.$name.crossings(coordinate, value, range()).unwrap())?;
                })*
            };
        }
        crossings!(scroll);
        let s = views.drawer.sample(time).unwrap();
        for (coordinate, value) in [(Coordinate::Y, (s.y + s.target_y) / 2.0), (Coordinate::ListY, s.list_y + 100.0)] {
            print_one(output, &views.drawer.crossings(coordinate, value, range()).unwrap())?;
        }
        crossings!(equal, list, tile);
    }
    Ok(())
}

fn end(output: &mut impl Write, mut views: Vec<Views>, advanced: &mut f64, time: f64) -> Result<()> {
    print_crossings(output, &mut views, time)?;
    for frame in 0..=240 {
        print_samples(output, &mut views, advanced, time + f64::from(frame) / 60.0)?;
    }
    each!(views, view => for event in view.events(0.0..time + 30.0).unwrap().iter().take(320) {
        print(output, &[event.time, event.velocity_x, event.velocity_y, event.target_x, event.target_y])?;
        writeln!(output, " {} {} {}", kind(event.kind), event.target, event.number)?;
    });
    Ok(())
}

fn play(words: &[&str], views: &mut [Views]) -> std::result::Result<f64, Error> {
    let number = |index: usize| words[index].parse::<f64>().unwrap();
    let integer = |index: usize| words[index].parse::<i32>().unwrap();
    let time = number(words.len() - 1);
    match words[0] {
        "pointer" => {
            let phase = [Phase::Down, Phase::Move, Phase::Up, Phase::Cancel][integer(1) as usize];
            let device = [Device::Mouse, Device::Touch][integer(2) as usize];
            let event = PointerEvent { x: number(4), y: number(5), time, phase, device, id: integer(3) };
            each!(views, view => view.pointer(event)?);
        }
        "wheel" => {
            let flags = integer(1);
            let event = WheelEvent {
                delta_x: number(2),
                delta_y: number(3),
                x: number(4),
                y: number(5),
                time,
                is_precise: flags & 1 != 0,
                zooms: flags & 2 != 0,
                has_lifted: flags & 4 != 0,
            };
            each!(views, view => view.wheel(event)?);
            let source = if event.is_precise { Source::Finger } else { Source::Wheel };
            views.iter_mut().try_for_each(|views| match event.has_lifted {
                true => views.momentum.lift(time),
                false => views.momentum.scroll(event.delta_x, event.delta_y, source, time),
            })?;
        }
        "pinch" => {
            let phase = [PinchPhase::Began, PinchPhase::Changed, PinchPhase::Ended][integer(1) as usize];
            let event = PinchEvent { scale: number(2), x: number(3), y: number(4), time, phase };
            views.iter_mut().try_for_each(|views| views.zoom.pinch(event))?;
        }
        "fling" => {
            each!(views, view => view.fling(number(1), number(2), time)?);
            views.iter_mut().try_for_each(|views| views.momentum.stop(time))?;
        }
        "grow" => {
            for views in views {
                views.scroll.grow(Coordinate::Y, number(1), number(2), time)?;
                views.drawer.grow(Coordinate::ListY, number(1), number(2), time)?;
                views.zoom.grow(Coordinate::Y, number(1), number(2), time)?;
            }
        }
        "inset" => {
            let mut layout = scroll_layout();
            layout.insets.bottom = number(1);
            for views in views {
                let change = Change::ANIMATED.keeping(Keep::End);
                views.scroll.set_layout(&layout, change, time)?;
                views.drawer.set_list_inset(0.0, number(1), change, time)?;
            }
        }
        word => panic!("not understood: {word}"),
    }
    Ok(time)
}

fn main() -> Result<()> {
    let mut output: BufWriter<Stdout> = BufWriter::new(io::stdout());
    let (mut views, mut advanced, mut time) = (None, -1.0, 0.0);
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        if let ["gesture", name] = words[..] {
            if let Some(views) = views.take() {
                end(&mut output, views, &mut advanced, time)?;
            }
            writeln!(output, "{name}")?;
            (views, advanced) = (Some(begin()), -1.0);
        } else {
            let views = views.as_mut().expect("a gesture");
            time = play(&words, views).unwrap();
            print_samples(&mut output, views, &mut advanced, time)?;
        }
    }
    views.map_or(Ok(()), |views| end(&mut output, views, &mut advanced, time))
}
