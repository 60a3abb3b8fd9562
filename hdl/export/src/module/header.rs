//! The comment at the head of a module: what its user must know without opening another file.

use tessera_hdl::meta::Meta;

use super::{paths, Direction, Port, CLOCK_ENABLE};
use crate::layout::{paragraph, WIDTH};
use crate::names;
use crate::walk::BlockNode;

/// Name of the reset everywhere; see `tessera_hdl::Reg`.
pub const RESET: &str = "reset";

/// Before every line: `// `.
const INDENT: usize = 3;

/// Ports with their purpose, then reset, handshake and contract as far as the module has them.
pub fn lines(node: &BlockNode, meta: &Meta, enabled: bool) -> Vec<String> {
    let ports = paths(node, enabled);
    let longest = ports.iter().map(|(port, _)| port.name.len()).max().unwrap_or(0);
    let mut lines = Vec::new();
    let (mut told, mut told_bundle) = (None, None);
    for (port, path) in &ports {
        let direction = match port.direction {
            Direction::Input => "in",
            Direction::Output => "out",
        };
        // What a bundle is for stands before the first of its ports.
        let bundle = path.rsplit_once('$').map_or("", |(bundle, _)| bundle);
        let about = meta.purpose(bundle);
        if !about.is_empty() && told_bundle.replace(bundle) != Some(bundle) {
            lines.extend(paragraph(&format!("{}: {about}", names::identifier(bundle)), WIDTH - INDENT));
        }
        // One line about the elements of an array stands at the first of them.
        let purpose = meta.purpose(path);
        let said = if told.replace(purpose) == Some(purpose) { "" } else { purpose };
        let said = if purpose.is_empty() { common(port) } else { said };
        let place = format!("  {direction:<3} {:>3}  {:<longest$}  ", port.width, port.name);
        let mut purpose = paragraph(said, WIDTH.saturating_sub(INDENT + place.len()).max(40)).into_iter();
        lines.push(format!("{place}{}", purpose.next().unwrap_or_default()).trim_end().to_string());
        lines.extend(purpose.map(|line| format!("{:1$}{line}", "", place.len())));
    }
    let ports: Vec<&Port> = ports.iter().map(|(port, _)| port).collect();
    let mut facts = Vec::new();
    if ports.iter().all(|port| !port.clock) {
        facts.push("Combinational.".to_string());
    } else if ports.iter().any(|port| port.name == RESET) {
        facts.push("Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.".into());
    }
    if enabled {
        facts.push("Clock enable: an edge with `clock_enable` low is none, also for the reset and the memories.".into());
    }
    facts.extend(handshake(&ports));
    if !meta.contract.is_empty() {
        facts.push(format!("Contract: {}", meta.contract));
    }
    if !facts.is_empty() {
        lines.push(String::new());
        lines.extend(facts.iter().flat_map(|fact| paragraph(fact, WIDTH - INDENT)));
    }
    lines
}

/// What every clock and reset is for.
fn common(port: &Port) -> &'static str {
    match port.name.as_str() {
        _ if port.clock => "rising edge",
        RESET => "synchronous, active high",
        CLOCK_ENABLE => "low: the edge is none",
        _ => "",
    }
}

/// The streams among the ports: `<name>_valid` against `<name>_ready`.
fn handshake(ports: &[&Port]) -> Option<String> {
    let is = |port: &&&Port, name: &str, direction| port.name == name && port.direction != direction && port.width == 1;
    let streams = ports.iter().filter(|port| port.width == 1).filter_map(|port| {
        let name = port.name.strip_suffix("valid")?;
        let ready = format!("{name}ready");
        let (from, to) = match port.direction {
            Direction::Input => ("in", Direction::Input),
            Direction::Output => ("out", Direction::Output),
        };
        ports.iter().find(|other| is(other, &ready, to))?;
        let name = name.trim_end_matches('_');
        Some(if name.is_empty() { from.to_string() } else { format!("{name} ({from})") })
    });
    let streams: Vec<String> = streams.collect();
    (!streams.is_empty())
        .then(|| format!("Handshake: {}: transfer at a rising edge with valid and ready both high.", streams.join(", ")))
}
