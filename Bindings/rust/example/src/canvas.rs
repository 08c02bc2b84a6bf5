//! Fills rectangles by OpenGL, without shaders: each is a cleared part of the window.

use glutin::{ContextBuilder, ContextWrapper, PossiblyCurrent};
use std::error::Error;
use std::mem::transmute_copy;
use winit::dpi::PhysicalSize;
use winit::event_loop::EventLoop;
use winit::window::{Window, WindowBuilder};

const COLOR_BUFFER_BIT: u32 = 0x4000;
const SCISSOR_TEST: u32 = 0x0c11;

pub struct Canvas {
    context: ContextWrapper<PossiblyCurrent, Window>,
    scissor: extern "system" fn(i32, i32, i32, i32),
    clear_color: extern "system" fn(f32, f32, f32, f32),
    clear: extern "system" fn(u32),
}

impl Canvas {
    pub fn new(window: WindowBuilder, events: &EventLoop<()>) -> Result<Self, Box<dyn Error>> {
        let context = ContextBuilder::new().with_vsync(true).build_windowed(window, events)?;
        let context = unsafe { context.make_current() }.map_err(|(_, error)| error)?;
        let address = |name| match context.get_proc_address(name) {
            address if address.is_null() => Err(format!("OpenGL has no {name}")),
            address => Ok(address),
        };
        // OpenGL's functions have these types.
        unsafe {
            let enable: extern "system" fn(u32) = transmute_copy(&address("glEnable")?);
            enable(SCISSOR_TEST);
            let scissor = transmute_copy(&address("glScissor")?);
            let clear_color = transmute_copy(&address("glClearColor")?);
            let clear = transmute_copy(&address("glClear")?);
            Ok(Self { scissor, clear_color, clear, context })
        }
    }

    pub fn window(&self) -> &Window {
        self.context.window()
    }

    fn scale(&self) -> f64 {
        self.window().scale_factor()
    }

    pub fn width(&self) -> f64 {
        f64::from(self.window().inner_size().width) / self.scale()
    }

    pub fn height(&self) -> f64 {
        f64::from(self.window().inner_size().height) / self.scale()
    }

    pub fn fill(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), [red, green, blue]: [f32; 3]) {
        let scale = self.scale();
        let pixels = |points: f64| (points * scale).round() as i32;
        let (left, top, right, bottom) = (pixels(x), pixels(y), pixels(x + width), pixels(y + height));
        let below = self.window().inner_size().height as i32 - bottom;
        (self.scissor)(left, below, right - left, bottom - top);
        (self.clear_color)(red, green, blue, 1.0);
        (self.clear)(COLOR_BUFFER_BIT);
    }

    /// Fills a number in strokes, as on a pocket calculator.
    pub fn number(&mut self, number: u32, (x, y): (f64, f64), color: [f32; 3]) {
        const STROKES: [u8; 10] = [0x77, 0x24, 0x5d, 0x6d, 0x2e, 0x6b, 0x7b, 0x25, 0x7f, 0x6f];
        // From the left top: the column and the row of a stroke, and whether it stands.
        const LINES: [(f64, f64, bool); 7] = [
            (0.0, 0.0, false),
            (0.0, 0.0, true),
            (1.0, 0.0, true),
            (0.0, 1.0, false),
            (0.0, 1.0, true),
            (1.0, 1.0, true),
            (0.0, 2.0, false),
        ];
        for (place, digit) in number.to_string().bytes().enumerate() {
            let strokes = STROKES[usize::from(digit - b'0')];
            for (_, &(column, row, stands)) in LINES.iter().enumerate().filter(|&(line, _)| strokes >> line & 1 == 1) {
                let size = if stands { (1.0, 8.0) } else { (8.0, 1.0) };
                self.fill((x + 12.0 * place as f64 + 7.0 * column, y + 7.0 * row), size, color);
            }
        }
    }

    pub fn resize(&self, size: PhysicalSize<u32>) {
        self.context.resize(size);
    }

    pub fn present(&self) {
        self.context.swap_buffers().unwrap();
    }
}
