//! The symbol of a block: a box with its ports, those that it answers on the left, its own on the right.
//!
//! A port is a line with the bits that go each way, `in/out`; an arrow stands where they arrive.

use std::fmt::Write;

use tessera_ports::PortGroup;

const ROW: usize = 22;
/// Width of a letter of the names.
const LETTER: usize = 8;
/// Length of a line outside the box.
const WIRE: usize = 70;

/// A port as it is drawn.
struct Pin {
    name: &'static str,
    /// Bits that go into the block, and that come out of it.
    bits: [u32; 2],
}

impl Pin {
    fn new(group: &PortGroup) -> Pin {
        let bits = |input| group.rows.iter().filter(|row| row.input == input).map(|row| row.width).sum();
        Pin { name: group.name, bits: [bits(true), bits(false)] }
    }

    fn label(&self) -> String {
        match self.bits {
            [bits, 0] | [0, bits] => bits.to_string(),
            [into, out] => format!("{into}/{out}"),
        }
    }
}

/// The drawing as one SVG element, without empty lines, in the colour of the text around it.
pub fn svg(name: &str, groups: &[PortGroup]) -> String {
    // A port is on the side of whoever speaks first: its first word says which way that goes.
    let answers = |group: &&PortGroup| group.rows.first().is_some_and(|row| row.input);
    let left: Vec<Pin> = groups.iter().filter(answers).map(Pin::new).collect();
    let right: Vec<Pin> = groups.iter().filter(|group| !answers(group)).map(Pin::new).collect();
    let longest = |pins: &[Pin]| pins.iter().map(|pin| pin.name.len()).max().unwrap_or(0);
    let title = format!("tessera_{name}");
    let inside = (longest(&left).max("clock".len()) + longest(&right) + 4).max(title.len() + 2) * LETTER;
    let rows = (left.len() + 1).max(right.len());
    let (width, height) = (inside + 2 * WIRE, middle(rows - 1) + 20);
    let mut svg = format!(
        "<svg class=\"symbol\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         role=\"img\" aria-label=\"Symbol of {title}\" font-family=\"monospace\" font-size=\"13\" fill=\"currentColor\" \
         stroke=\"none\">\n<rect x=\"{WIRE}\" y=\"1\" width=\"{inside}\" height=\"{}\" fill=\"none\" stroke=\"currentColor\" \
         stroke-width=\"1.5\"/>\n<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-weight=\"bold\">{title}</text>\n",
        height - 2,
        width / 2,
        ROW - 5,
    );
    for (row, pin) in left.iter().enumerate() {
        draw(&mut svg, pin, row, WIRE, false);
    }
    for (row, pin) in right.iter().enumerate() {
        draw(&mut svg, pin, row, WIRE + inside, true);
    }
    let y = middle(left.len());
    let (edge, tip) = (WIRE, WIRE + 10);
    writeln!(
        svg,
        "<path d=\"M20 {y}H{edge}M{edge} {}L{tip} {y}L{edge} {}\" fill=\"none\" stroke=\"currentColor\"/>\n\
         <text x=\"{}\" y=\"{}\">clock</text>\n</svg>",
        y - 6,
        y + 6,
        tip + 4,
        y + 4,
    )
    .expect("a string takes all");
    svg
}

fn middle(row: usize) -> usize {
    (row + 1) * ROW + ROW / 2 + 4
}

/// A line with its bits outside the box, and its name inside; `edge` is where they meet.
fn draw(svg: &mut String, pin: &Pin, row: usize, edge: usize, right: bool) {
    let y = middle(row);
    let (outer, text, anchor) = if right { (edge + WIRE - 20, edge - 6, "end") } else { (20, edge + 6, "start") };
    // The arrow's tip, and whether it points to larger x.
    let [into, out] = [(edge, !right), (outer, right)];
    let heads = [into, out].into_iter().zip(pin.bits).filter(|(_, bits)| *bits > 0).map(|((tip, rising), _)| {
        let back = if rising { tip - 8 } else { tip + 8 };
        format!("M{tip} {y}L{back} {}L{back} {}Z", y - 4, y + 4)
    });
    let heads: String = heads.collect();
    let stroke = if pin.bits.iter().sum::<u32>() > 1 { 2 } else { 1 };
    writeln!(
        svg,
        "<path d=\"M{outer} {y}H{edge}\" stroke=\"currentColor\" stroke-width=\"{stroke}\"/><path d=\"{heads}\"/>\n\
         <text x=\"{text}\" y=\"{}\" text-anchor=\"{anchor}\">{}</text>\n\
         <text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-size=\"10\">{}</text>",
        y + 4,
        pin.name,
        (outer + edge) / 2,
        y - 4,
        pin.label(),
    )
    .expect("a string takes all");
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_ports::PortRow;

    #[test]
    fn a_port_is_on_the_side_of_whoever_speaks_first() {
        let row = |name: &str, width, input| PortRow { name: name.into(), width, input, purpose: String::new() };
        let group = |name, rows| PortGroup { name, purpose: "", rows };
        let groups = [
            group("ask", vec![row("ask_valid", 1, true), row("ask_data", 32, true), row("ask_ready", 1, false)]),
            group("tell", vec![row("tell", 8, false)]),
        ];
        let svg = svg("block", &groups);
        assert!(!svg.contains("\n\n") && svg.ends_with("</svg>\n"), "{svg}");
        assert!(svg.contains("text-anchor=\"start\">ask</text>") && svg.contains(">33/1</text>"), "{svg}");
        assert!(svg.contains("text-anchor=\"end\">tell</text>") && svg.contains(">8</text>"), "{svg}");
        // Two arrows at the two-way port: into the box, and out of it.
        let heads: Vec<_> = svg.lines().filter(|line| line.contains("Z\"/>")).map(|line| line.matches('Z').count()).collect();
        assert_eq!(heads, [2, 1]);
    }
}
