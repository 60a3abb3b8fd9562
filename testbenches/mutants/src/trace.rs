//! A stretch of a block's test as a picture: who offers, who takes, and in which cycles something goes over.

use std::fmt::Write;

use tessera_export::{Design, Direction};

use crate::vectors::Vector;

/// Cycles of a picture.
const CYCLES: usize = 32;
/// Channels, and wires of a block without channels, of a picture at most.
const MOST: usize = 12;
/// Width of a cycle.
const STEP: usize = 22;
/// Width of the names.
const NAMES: usize = 200;
/// Height of a wire.
const ROW: usize = 20;

/// A wire of one bit in every cycle.
struct Wire {
    name: String,
    high: Vec<bool>,
}

/// A handshake, `valid` first; one that cannot be held back has no `ready`, and any other wire is only itself.
struct Channel {
    wires: Vec<Wire>,
    shakes: bool,
}

impl Channel {
    /// In this cycle something goes over.
    fn moves(&self, cycle: usize) -> bool {
        self.shakes && self.wires.iter().all(|wire| wire.high[cycle])
    }

    /// In this cycle something waits.
    fn waits(&self, cycle: usize) -> bool {
        self.shakes && self.wires[0].high[cycle] && !self.moves(cycle)
    }
}

/// The wires of one bit, in the order of the ports.
fn wires(design: &Design, vectors: &[Vector]) -> Vec<Wire> {
    let mut places = [0; 2];
    let mut wires = Vec::new();
    for port in design.ports.iter().filter(|port| !port.clock) {
        let input = port.direction == Direction::Input;
        let place = &mut places[usize::from(input)];
        let value = |vector: &Vector| if input { vector.inputs[*place] } else { vector.outputs[*place] };
        if port.width == 1 {
            wires.push(Wire { name: port.name.clone(), high: vectors.iter().map(|vector| value(vector) != 0).collect() });
        }
        *place += 1;
    }
    wires
}

fn channels(mut wires: Vec<Wire>) -> Vec<Channel> {
    let mut channels = Vec::new();
    while let Some(at) = wires.iter().position(|wire| wire.name.ends_with("valid")) {
        let valid = wires.remove(at);
        let partner = format!("{}ready", valid.name.trim_end_matches("valid"));
        let ready = wires.iter().position(|wire| wire.name == partner).map(|at| wires.remove(at));
        channels.push(Channel { wires: [valid].into_iter().chain(ready).collect(), shakes: true });
    }
    let single = |wire| Channel { wires: vec![wire], shakes: false };
    if channels.is_empty() {
        return wires.into_iter().map(single).collect();
    }
    channels
}

/// The cycle from which most channels have something that goes over, and something that waits.
fn liveliest(channels: &[Channel], cycles: usize) -> usize {
    let any = |from: usize, holds: &dyn Fn(usize) -> bool| (from..from + CYCLES).any(holds);
    let score = |from: usize| -> usize {
        let of = |c: &Channel| 3 * usize::from(any(from, &|i| c.moves(i))) + usize::from(any(from, &|i| c.waits(i)));
        channels.iter().map(of).sum()
    };
    // The first of several.
    (0..=cycles - CYCLES).rev().max_by_key(|from| score(*from)).expect("as many cycles as a picture has")
}

/// The picture as one SVG element without empty lines, in the colour of the text around it.
///
/// # Panics
/// With fewer cycles than a picture has.
pub fn svg(design: &Design, vectors: &[Vector]) -> String {
    let mut channels = channels(wires(design, vectors));
    let from = liveliest(&channels, vectors.len());
    let moves = |channel: &Channel| (from..from + CYCLES).filter(|cycle| channel.moves(*cycle)).count();
    while channels.len() > MOST {
        let least = (0..channels.len()).rev().min_by_key(|at| moves(&channels[*at])).expect("more than none");
        channels.remove(least);
    }
    let rows: usize = channels.iter().map(|channel| channel.wires.len()).sum();
    let (width, height) = (NAMES + CYCLES * STEP + 4, (rows + 1) * ROW + 8 * channels.len());
    let mut svg = format!(
        "<svg class=\"trace\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" role=\"img\" \
         aria-label=\"{CYCLES} cycles of {}\" font-family=\"monospace\" font-size=\"12\" fill=\"currentColor\" stroke=\"none\">\n",
        design.name
    );
    let x = |cycle: usize| NAMES + (cycle - from) * STEP;
    for cycle in (from..from + CYCLES).step_by(4) {
        writeln!(svg, "<text x=\"{}\" y=\"12\" font-size=\"10\">{cycle}</text>", x(cycle)).expect("a string takes all");
        let grid = format!("M{} 16V{height}", x(cycle));
        writeln!(svg, "<path d=\"{grid}\" stroke=\"currentColor\" opacity=\"0.2\"/>").expect("a string takes all");
    }
    let mut y = ROW;
    for channel in &channels {
        let high = channel.wires.len() * ROW;
        for cycle in (from..from + CYCLES).filter(|cycle| channel.moves(*cycle)) {
            let place = format!("x=\"{}\" y=\"{y}\" width=\"{STEP}\" height=\"{high}\"", x(cycle));
            writeln!(svg, "<rect {place} opacity=\"0.2\"/>").expect("a string takes all");
        }
        for wire in &channel.wires {
            writeln!(svg, "<text x=\"0\" y=\"{}\">{}</text>", y + 14, wire.name).expect("a string takes all");
            let level = |cycle: usize| if wire.high[cycle] { y + 4 } else { y + ROW - 3 };
            let mut path = format!("M{NAMES} {}", level(from));
            for cycle in from..from + CYCLES {
                write!(path, "V{}H{}", level(cycle), x(cycle) + STEP).expect("a string takes all");
            }
            writeln!(svg, "<path d=\"{path}\" fill=\"none\" stroke=\"currentColor\"/>").expect("a string takes all");
            y += ROW;
        }
        y += 8;
    }
    svg + "</svg>\n"
}
