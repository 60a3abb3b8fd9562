//! Largest error of each function of EM over all 2^32 operands, or every n-th: the README's table.
//!
//! ```text
//! cargo run --release -p tessera-golden --example em_accuracy [-- STRIDE [FUNCTION..]]
//! ```
//!
//! The reference is the `f64` value of the platform's library (error below 1e-15 of the value, 1e-7 of an
//! ulp); errors are in units of the last place of the correct result's binade, of sine and cosine absolute,
//! of the logarithm both. FDIV and POW pair every operand with one of a random walk.

use tessera_golden::em::{code, function, Control};

struct Function {
    name: &'static str,
    op: u8,
    exact: fn(f64, f64) -> f64,
    /// Absolute error counts as well.
    absolute: bool,
}

const FUNCTIONS: [Function; 9] = [
    Function { name: "inv", op: code::INV, exact: |x, _| 1.0 / x, absolute: false },
    Function { name: "log", op: code::LOG, exact: |x, _| x.log2(), absolute: true },
    Function { name: "exp", op: code::EXP, exact: |x, _| x.exp2(), absolute: false },
    Function { name: "sqt", op: code::SQT, exact: |x, _| x.sqrt(), absolute: false },
    Function { name: "rsqt", op: code::RSQT, exact: |x, _| 1.0 / x.sqrt(), absolute: false },
    Function { name: "sin", op: code::SIN, exact: |x, _| x.sin(), absolute: true },
    Function { name: "cos", op: code::COS, exact: |x, _| x.cos(), absolute: true },
    Function { name: "fdiv", op: code::FDIV, exact: |x, y| x / y, absolute: false },
    Function { name: "pow", op: code::POW, exact: |x, y| x.abs().powf(y), absolute: false },
];

/// Unit in the last place of the f32 binade of `value`.
fn ulp(value: f64) -> f64 {
    let exponent = (value.abs().to_bits() >> 52) as i64 - 1023;
    f64::from_bits(((exponent.max(-126) - 23 + 1023) as u64) << 52)
}

#[derive(Default)]
struct Worst {
    error: f64,
    at: [u32; 2],
}

impl Worst {
    fn see(&mut self, error: f64, at: [u32; 2]) {
        if error > self.error {
            *self = Worst { error, at };
        }
    }
}

fn measure(f: &Function, stride: u64) {
    let control = Control::default();
    let (mut ulps, mut absolute, mut near, mut wrong, mut unequal, mut count) =
        (Worst::default(), Worst::default(), Worst::default(), 0u64, 0u64, 0u64);
    let mut walk = 0x9E37_79B9_7F4A_7C15u64;
    let mut bits = 0u64;
    while bits < 1 << 32 {
        walk = walk.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mut sources = [bits as u32, (walk >> 32) as u32];
        if f.op == code::POW {
            // Exponents for which the power of most bases is a number.
            sources[1] = sources[1] & 0x807F_FFFF | (118 + (walk >> 20 & 15) as u32) << 23;
        }
        let got = f32::from_bits(function(f.op, sources, &control).result);
        let [x, y] = sources.map(|s| f64::from(f32::from_bits(s)));
        let exact = (f.exact)(x, y);
        let rounded = exact as f32;
        count += 1;
        if got.is_nan() || rounded.is_nan() {
            // Beyond NaN, what infinities say: checked apart from the errors.
            wrong += u64::from(got.is_nan() != rounded.is_nan());
        } else if got.is_infinite() || rounded.is_infinite() {
            let edge = exact.abs() > 3.4028e38 && got.abs() > 3.4028e38;
            wrong += u64::from(!(got == rounded || edge && got.is_sign_negative() == rounded.is_sign_negative()));
        } else {
            let error = (f64::from(got) - exact).abs();
            unequal += u64::from(got != rounded);
            ulps.see(error / ulp(exact), sources);
            if f.absolute {
                absolute.see(error, sources);
                let inside = if f.op == code::LOG { (0.5..=2.0).contains(&x) } else { x.abs() < 4096.0 };
                near.see(if inside { error } else { 0.0 }, sources);
            }
        }
        bits += stride;
    }
    let hex = |w: &Worst| format!("{:08x} {:08x}", w.at[0], w.at[1]);
    print!(
        "{:5} {count} operands, {wrong} wrong specials, {:.2} % not the nearest",
        f.name,
        100.0 * unequal as f64 / count as f64
    );
    print!(", {:.3} ulp at {}", ulps.error, hex(&ulps));
    if f.absolute {
        let range = if f.op == code::LOG { "0.5..2" } else { "|x| < 4096" };
        print!(", absolute {:.3e} at {}, for {range} {:.3e} at {}", absolute.error, hex(&absolute), near.error, hex(&near));
    }
    println!();
}

fn main() {
    let fail = |text: String| -> ! {
        eprintln!("em_accuracy: {text}");
        std::process::exit(2)
    };
    let mut arguments = std::env::args().skip(1);
    let stride = arguments.next().map_or(1, |text| match text.parse() {
        Ok(stride @ 1..) => stride,
        _ => fail(format!("STRIDE `{text}`, expected a number from 1 up")),
    });
    let wanted: Vec<String> = arguments.collect();
    if let Some(other) = wanted.iter().find(|w| FUNCTIONS.iter().all(|f| f.name != w.as_str())) {
        let names: Vec<&str> = FUNCTIONS.iter().map(|f| f.name).collect();
        fail(format!("FUNCTION `{other}`, expected one of {}", names.join(" ")));
    }
    for f in FUNCTIONS.iter().filter(|f| wanted.is_empty() || wanted.iter().any(|w| w == f.name)) {
        measure(f, stride);
    }
}
