//! A list of 100,000 rows that scrolls as on iOS: winit gives events, OpenGL draws, overscroll says where the list is.
//!
//! With `--print`, each frame's time, offset and state go to standard output.

mod canvas;

use canvas::Canvas;
use overscroll::*;
use std::io::Write;
use std::time::Instant;
use winit::dpi::LogicalSize;
use winit::event::{
    ElementState, Event, KeyboardInput, MouseButton, MouseScrollDelta, TouchPhase, VirtualKeyCode, WindowEvent,
};
use winit::event_loop::{ControlFlow, EventLoop};
use winit::window::WindowBuilder;

const ROWS: u32 = 100_000;
const ROW_HEIGHT: f64 = 44.0;

fn layout((width, height): (f64, f64)) -> ScrollLayout {
    ScrollLayout::new((width, height), (width, f64::from(ROWS) * ROW_HEIGHT))
}

/// The list and what it has to know of the window. winit's events have no times, so they have that of their arrival.
struct List {
    view: ScrollView,
    start: Instant,
    scale: f64,
    pointer: (f64, f64),
    is_pressed: bool,
}

impl List {
    fn time(&self) -> f64 {
        self.start.elapsed().as_secs_f64()
    }

    fn pointer(&mut self, phase: Phase, device: Device, id: i32, (x, y): (f64, f64)) -> Result<(), Error> {
        let time = self.time();
        if let Some(click) = self.view.pointer(PointerEvent { x, y, time, phase, device, id })? {
            let y = self.view.sample(time)?.y + click.y;
            println!("clicked row {}", (y / ROW_HEIGHT) as u32);
        }
        Ok(())
    }

    fn wheel(&mut self, delta: MouseScrollDelta, phase: TouchPhase) -> Result<(), Error> {
        let (is_precise, delta_x, delta_y) = match delta {
            MouseScrollDelta::LineDelta(x, y) => (false, f64::from(-x), f64::from(y)),
            MouseScrollDelta::PixelDelta(delta) => (true, -delta.x / self.scale, delta.y / self.scale),
        };
        let has_lifted = is_precise && matches!(phase, TouchPhase::Ended | TouchPhase::Cancelled);
        let ((x, y), time) = (self.pointer, self.time());
        self.view.wheel(WheelEvent { delta_x, delta_y, x, y, time, is_precise, has_lifted, zooms: false })
    }

    fn key(&mut self, key: VirtualKeyCode) -> Result<(), Error> {
        let step = match key {
            VirtualKeyCode::Down => Step::Lines(1.0),
            VirtualKeyCode::Up => Step::Lines(-1.0),
            VirtualKeyCode::PageDown => Step::Pages(1.0),
            VirtualKeyCode::PageUp => Step::Pages(-1.0),
            VirtualKeyCode::Home => Step::ToStart,
            VirtualKeyCode::End => Step::ToEnd,
            _ => return Ok(()),
        };
        self.view.step(step, Coordinate::Y, false, self.time())
    }

    fn handle(&mut self, event: &WindowEvent) -> Result<(), Error> {
        match *event {
            WindowEvent::MouseInput { state, button: MouseButton::Left, .. } => {
                self.is_pressed = state == ElementState::Pressed;
                let phase = if self.is_pressed { Phase::Down } else { Phase::Up };
                self.pointer(phase, Device::Mouse, 0, self.pointer)
            }
            WindowEvent::CursorMoved { position, .. } => {
                self.pointer = position.to_logical::<f64>(self.scale).into();
                if self.is_pressed {
                    self.pointer(Phase::Move, Device::Mouse, 0, self.pointer)?;
                }
                Ok(())
            }
            WindowEvent::Touch(touch) => {
                let phase = match touch.phase {
                    TouchPhase::Started => Phase::Down,
                    TouchPhase::Moved => Phase::Move,
                    TouchPhase::Ended => Phase::Up,
                    TouchPhase::Cancelled => Phase::Cancel,
                };
                let position = touch.location.to_logical::<f64>(self.scale).into();
                self.pointer(phase, Device::Touch, touch.id as i32, position)
            }
            WindowEvent::MouseWheel { delta, phase, .. } => self.wheel(delta, phase),
            WindowEvent::KeyboardInput {
                input: KeyboardInput { state: ElementState::Pressed, virtual_keycode: Some(key), .. },
                ..
            } => self.key(key),
            WindowEvent::Resized(size) => {
                let size = size.to_logical::<f64>(self.scale).into();
                self.view.set_layout(&layout(size), Change::AT_ONCE, self.time())
            }
            WindowEvent::ScaleFactorChanged { scale_factor, .. } => {
                self.scale = scale_factor;
                Ok(())
            }
            WindowEvent::Focused(false) => {
                self.is_pressed = false;
                self.view.cancel(self.time())
            }
            _ => Ok(()),
        }
    }
}

fn draw(canvas: &mut Canvas, offset: f64) {
    canvas.fill((0.0, 0.0), (canvas.width(), canvas.height()), [0.886, 0.894, 0.910]);
    let first = (offset / ROW_HEIGHT).max(0.0) as u32;
    for row in first..ROWS {
        let y = f64::from(row) * ROW_HEIGHT - offset;
        if y >= canvas.height() {
            break;
        }
        canvas.fill((0.0, y), (canvas.width(), ROW_HEIGHT - 1.0), [1.0, 1.0, 1.0]);
        canvas.number(row, (16.0, y + 15.0), [0.157, 0.173, 0.204]);
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let prints = std::env::args().any(|argument| argument == "--print");
    let events = EventLoop::new();
    let size = (360.0, 640.0);
    let window = WindowBuilder::new().with_title("100,000 rows").with_inner_size(LogicalSize::new(size.0, size.1));
    let mut canvas = Canvas::new(window, &events)?;
    let mut list = List {
        view: ScrollView::new(&layout(size), &Feel::named("uikit")?, START, START)?,
        start: Instant::now(),
        scale: canvas.window().scale_factor(),
        pointer: (0.0, 0.0),
        is_pressed: false,
    };
    events.run(move |event, _, flow| match event {
        Event::WindowEvent { event: WindowEvent::CloseRequested, .. } => *flow = ControlFlow::Exit,
        Event::WindowEvent { event, .. } => {
            if let WindowEvent::Resized(size) = event {
                canvas.resize(size);
            }
            list.handle(&event).unwrap();
            canvas.window().request_redraw();
        }
        Event::RedrawRequested(_) => {
            let time = list.time();
            let now = list.view.sample(time).unwrap();
            draw(&mut canvas, now.y);
            canvas.present();
            if prints {
                // The states in the order of overscroll.h.
                let states = [State::Idle, State::Dragging, State::Decelerating, State::Bouncing, State::Snapping];
                let state = states.iter().position(|&state| state == now.state).unwrap_or(5);
                let _ = writeln!(std::io::stdout(), "{time:.3} {:.3} {state}", now.y);
            }
            // At rest, nothing is drawn until something happens.
            *flow = ControlFlow::Wait;
            if list.view.needs_frame(time).unwrap() {
                canvas.window().request_redraw();
            }
        }
        _ => {}
    })
}
