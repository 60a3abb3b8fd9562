//! The ports of a top as a Verilog engineer would declare them: an array of ports as one vector, a bus of AXI4 under
//! the names that its tools look for.
//!
//! Inside a design every word is a port of its own, since an engine drives a block by words. A module around the
//! top, in a file of its own, has the other ports; it holds nothing but the connections.

use serde::Serialize;

use crate::design::Module;
use crate::error::Result;
use crate::layout;
use crate::module::{Direction, Port};
use crate::template::Templates;
use crate::text::{range, select};

/// Channels of AXI4 and of AXI4-Lite: with all five, the ports are those of a bus, `m_axi_..` or `s_axi_..`.
const CHANNELS: [&str; 5] = ["aw", "w", "b", "ar", "r"];

/// A port of the module around a top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packed {
    /// Its name.
    pub name: String,
    /// Ports of the top side by side, the first lowest.
    pub parts: Vec<Port>,
}

impl Packed {
    /// Bits.
    pub fn width(&self) -> usize {
        self.parts.iter().map(|part| part.width).sum()
    }
}

/// The ports around a top with these ports and the paths of their signals, if any are other than the top's.
pub fn around(ports: &[(Port, String)]) -> Vec<Packed> {
    let mut packed: Vec<(&str, Packed)> = Vec::new();
    for (port, path) in ports {
        let element = path.rsplit_once('$').filter(|(_, index)| index.bytes().all(|b| b.is_ascii_digit()));
        let array = element.map_or("", |(array, _)| array);
        match packed.last_mut() {
            Some((same, vector)) if !array.is_empty() && *same == array => vector.parts.push(port.clone()),
            _ => {
                let name = if array.is_empty() { port.name.clone() } else { crate::names::identifier(array) };
                packed.push((array, Packed { name, parts: vec![port.clone()] }));
            }
        }
    }
    let mut packed: Vec<Packed> = packed.into_iter().map(|(_, port)| port).collect();
    ["", "s_"].into_iter().for_each(|bundle| name_bus(&mut packed, bundle));
    packed
}

/// A port of a channel without the bundle before it: of which bus if there are several, and the name that tools
/// know, `awvalid`. `aw_valid`; `aw_0_valid` and `w_data_0` of an array.
fn of_channel(name: &str) -> Option<(Option<usize>, String)> {
    let (channel, rest) = name.split_once('_')?;
    let number = |text: &str| text.parse::<usize>().ok();
    let (bus, field) = match rest.split_once('_') {
        None => (None, rest),
        Some((first, field)) if number(first).is_some() => (number(first), field),
        Some((field, last)) => (Some(number(last)?), field),
    };
    (CHANNELS.contains(&channel) && !field.contains('_')).then(|| (bus, format!("{channel}{field}")))
}

/// Names the ports of the buses whose bundles begin with `bundle`, as far as they are whole.
fn name_bus(ports: &mut [Packed], bundle: &str) {
    let known = |port: &Packed| of_channel(port.name.strip_prefix(bundle)?);
    let side = |bus: Option<usize>| -> Option<&str> {
        let offers = CHANNELS.map(|channel| (bus, format!("{channel}valid")));
        let found = offers.map(|offer| ports.iter().find(|port| known(port).as_ref() == Some(&offer)));
        let directions = found.into_iter().map(|port| Some(port?.parts[0].direction)).collect::<Option<Vec<_>>>()?;
        Some(if directions[0] == Direction::Output { "m_axi" } else { "s_axi" })
    };
    let names: Vec<Option<String>> = ports
        .iter()
        .map(|port| {
            let (bus, field) = known(port)?;
            let side = side(bus)?;
            Some(bus.map_or_else(|| format!("{side}_{field}"), |bus| format!("{side}_{bus}_{field}")))
        })
        .collect();
    for (port, name) in ports.iter_mut().zip(names) {
        port.name = name.unwrap_or_else(|| std::mem::take(&mut port.name));
    }
}

/// The module around `top`, when any of its ports is another than the top's.
pub fn module(top: &str, ports: &[Packed], templates: &Templates) -> Result<Option<Module>> {
    #[derive(Serialize)]
    struct Declared<'a> {
        name: &'a str,
        direction: Direction,
        range: String,
    }
    #[derive(Serialize)]
    struct Connected<'a> {
        port: &'a str,
        value: String,
    }
    #[derive(Serialize)]
    struct View<'a> {
        name: &'a str,
        top: &'a str,
        bus: bool,
        ports: Vec<Declared<'a>>,
        connections: Vec<Connected<'a>>,
    }
    if ports.iter().all(|port| port.parts.len() == 1 && port.name == port.parts[0].name) {
        return Ok(None);
    }
    let name = format!("{top}_packed");
    let mut connections = Vec::new();
    for port in ports {
        let mut low = 0;
        for part in &port.parts {
            let value = select(&port.name, port.width(), low, part.width);
            connections.push(Connected { port: &part.name, value });
            low += part.width;
        }
    }
    fn declared(port: &Packed) -> Declared<'_> {
        Declared { name: &port.name, direction: port.parts[0].direction, range: range(port.width()) }
    }
    let bus = ports.iter().any(|port| port.name.contains("_axi_aw"));
    let view = View { name: &name, top, bus, ports: ports.iter().map(declared).collect(), connections };
    let text = layout::wrap(&templates.render("packed.v.tera", &view)?);
    Ok(Some(Module { name, text }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn port(path: &str, direction: Direction, width: usize) -> (Port, String) {
        (Port { name: path.replace('$', "_"), direction, width, clock: false }, path.to_string())
    }

    fn names(ports: &[(Port, String)]) -> Vec<(String, usize)> {
        around(ports).into_iter().map(|port| (port.name.clone(), port.width())).collect()
    }

    #[test]
    fn neighbours_of_one_array_are_a_vector() {
        let word = |path| port(path, Direction::Input, 64);
        let ports = [word("a$0"), word("a$1"), word("b$0"), word("req$0$data$0"), word("req$0$data$1"), word("req$1$valid")];
        let expected = [("a", 128), ("b", 64), ("req_0_data", 128), ("req_1_valid", 64)];
        assert_eq!(names(&ports), expected.map(|(name, width)| (name.to_string(), width)));
    }

    #[test]
    fn a_bus_has_all_five_channels_and_a_side() {
        let bus = |bundle: &str, side| ["aw", "w", "b", "ar", "r"].map(|c| port(&format!("{bundle}{c}$valid"), side, 1)).to_vec();
        let first = |ports: &[(Port, String)]| names(ports)[0].0.clone();
        assert_eq!(first(&bus("", Direction::Output)), "m_axi_awvalid");
        assert_eq!(first(&bus("", Direction::Input)), "s_axi_awvalid");
        assert_eq!(first(&bus("s_", Direction::Input)), "s_axi_awvalid");
        assert_eq!(first(&bus("", Direction::Output)[..4]), "aw_valid");
        let two: Vec<_> = (0..2)
            .flat_map(|p| ["aw", "w", "b", "ar", "r"].map(|c| port(&format!("{c}${p}$valid"), Direction::Output, 1)))
            .chain([port("w_data$1$0", Direction::Output, 64), port("w_data$1$1", Direction::Output, 64)])
            .collect();
        let named = names(&two);
        assert_eq!((named[5].0.as_str(), &named[10]), ("m_axi_1_awvalid", &("m_axi_1_wdata".to_string(), 128)));
    }
}
