//! A design in which a number says which bug is in.

use std::collections::BTreeMap;

use tessera_export::{Design, Direction, Port};

use super::statement::{gated_edges, statements, Statement};
use crate::block::Block;
use crate::blocks::own_modules;
use crate::report::{Bug, Side};

/// The input that carries the number.
pub(crate) const SELECT: &str = "mutant";
pub(crate) const WIDTH: usize = 16;

/// Where a bug of the Verilog goes.
#[derive(Debug, Clone)]
pub struct Place {
    module: String,
    statement: Statement,
    expression: String,
}

/// The bugs in what the block's own test answers for: not in the modules of a block inside it that has a
/// test.
pub fn bugs(block: &Block) -> Vec<(Bug, Place)> {
    let mut all = Vec::new();
    for module in own_modules(block) {
        for statement in statements(&module.text) {
            let original = statement.text(&statement.expression);
            for slip in statement.slips() {
                let bug = Bug {
                    block: block.name,
                    side: Side::Verilog,
                    kind: slip.kind.to_string(),
                    place: module.name.clone(),
                    line: statement.line as u32,
                    within: statement.within.clone(),
                    original: original.clone(),
                    mutated: statement.text(&slip.text),
                };
                all.push((bug, Place { module: module.name.clone(), statement: statement.clone(), expression: slip.text }));
            }
        }
    }
    all
}

/// Places where an edge of the clock counts although the clock enable is low, of a design that has one.
pub fn gates(design: &Design) -> Vec<Place> {
    let mut all = Vec::new();
    for module in &design.modules {
        all.extend(gated_edges(&module.text).map(|statement| Place {
            module: module.name.clone(),
            statement,
            expression: "1'd1".into(),
        }));
    }
    all
}

/// The design with these bugs, numbered from 1.
pub fn with_bugs<'a>(mut design: Design, places: impl IntoIterator<Item = &'a Place>) -> Design {
    let mut by_line: BTreeMap<(&str, usize), Vec<(usize, &Place)>> = BTreeMap::new();
    for (i, place) in places.into_iter().enumerate() {
        by_line.entry((&place.module, place.statement.line)).or_default().push((i + 1, place));
    }
    for module in &mut design.modules {
        let lines: Vec<&str> = module.text.lines().collect();
        let mut text = String::new();
        let mut at = 0;
        while at < lines.len() {
            match by_line.get(&(&*module.name, at + 1)) {
                Some(bugs) => {
                    let statement = &bugs[0].1.statement;
                    let choice = |healthy: String, (number, place): &(usize, &Place)| {
                        format!("(({SELECT} == {WIDTH}'d{number}) ? ({}) : {healthy})", place.expression)
                    };
                    let value = bugs.iter().fold(format!("({})", statement.expression), choice);
                    text.push_str(&format!("{}{value}{}", statement.before, statement.after));
                    at += statement.lines;
                }
                None => {
                    text.push_str(lines[at]);
                    at += 1;
                    text.push_str(&handed_down(lines[at - 1]));
                }
            }
            text.push('\n');
        }
        module.text = text;
    }
    design.ports.push(Port { name: SELECT.into(), direction: Direction::Input, width: WIDTH, clock: false });
    design
}

/// What follows the head of a module or of an instance.
fn handed_down(line: &str) -> String {
    let head = line.ends_with(" (");
    // Of a module with parameters the ports begin behind these.
    if head && (line.starts_with("module ") || line == ") (") {
        return format!("\n  input  wire [{}:0] {SELECT},", WIDTH - 1);
    }
    match head && line.starts_with("  tessera_") {
        true => format!("\n    .{SELECT}({SELECT}),"),
        false => String::new(),
    }
}
