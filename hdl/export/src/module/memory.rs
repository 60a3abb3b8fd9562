//! Memories: modules that are written by hand as a whole, one for all sizes, whose instances set parameters.

use rust_hdl_core::ast::Verilog;
use tessera_hdl::meta::Meta;

use super::{Connection, CLOCK_ENABLE};
use crate::design::Module;
use crate::walk::BlockNode;

/// How a memory's text begins what happens at an edge.
pub const EDGE: &str = "always @(posedge clock) ";

/// The first port of each.
const CLOCK: &str = "  input  wire clock,\n";

/// The text of a memory that is a module for all sizes, not the body of one.
pub fn text(node: &BlockNode) -> Option<&str> {
    match &node.body {
        Verilog::Custom(text) if text.contains("\nmodule ") => Some(text),
        _ => None,
    }
}

/// The module of such a text, its name beginning with `to` where the text has `from`.
pub fn module(text: &str, from: &str, to: &str, enabled: bool) -> Module {
    let mut text = text.replace(&format!("{from}_"), &format!("{to}_"));
    if enabled {
        text = text.replace(CLOCK, &format!("{CLOCK}  input  wire {CLOCK_ENABLE},\n"));
        text = text.replace(EDGE, &format!("{EDGE}if ({CLOCK_ENABLE}) "));
    }
    let name = text.split_once("\nmodule ").and_then(|(_, rest)| rest.split_whitespace().next()).unwrap_or_default();
    Module { name: name.to_string(), text }
}

/// What an instance sets: `.W(64)` for each parameter of the block that the text has too.
pub fn parameters(text: &str, meta: &Meta) -> Vec<String> {
    let has = |name: &str| text.contains(&format!("  parameter {name} = "));
    meta.parameters.iter().filter(|(name, _)| has(name)).map(|(name, value)| format!(".{name}({value})")).collect()
}

/// The connections of an instance by port path, those of the elements of an array as one: element 0 is the lowest.
pub fn connections(single: impl Iterator<Item = (String, Connection)>) -> Vec<Connection> {
    let mut ports: Vec<(String, Vec<Connection>)> = Vec::new();
    for (path, connection) in single {
        let port = path.split('$').next().unwrap_or_default();
        match ports.last_mut().filter(|last| last.0 == port) {
            Some((_, elements)) => elements.push(connection),
            None => ports.push((port.to_string(), vec![connection])),
        }
    }
    let joined = |(port, elements): (String, Vec<Connection>)| {
        let values: Vec<&str> = elements.iter().rev().map(|element| &*element.value).collect();
        let value = if let [value] = values[..] { value.to_string() } else { format!("{{{}}}", values.join(", ")) };
        Connection { comments: elements.into_iter().flat_map(|element| element.comments).collect(), port, value }
    };
    ports.into_iter().map(joined).collect()
}
