//! Which modules Verilator keeps apart.
//!
//! Verilator writes the logic of each instance of a module as a function of its own, and mixes into it what
//! stands around the instance: no two of the functions are alike then, and a cycle runs through the text of
//! all. Lanes that see no more than their own ports have one text. The C++ compiler keeps it once, and the
//! second lane finds it in the cache. An EU runs a fifth faster so, and is built in less time.

use std::collections::{BTreeMap, BTreeSet};

use crate::design::{Design, Module};

/// A module with fewer lines, those of its own instances among them, is better dissolved into its
/// surroundings.
const LINES: usize = 100;

/// Lines of all its instances but one, below which keeping a module apart costs more than it saves: each port
/// is a copy. Verilator itself dissolves the modules with less, which then have the copies and nothing to
/// share.
const SHARED: usize = 2000;

/// What there is to know of a module, by its name and parameters.
struct Shape<'a> {
    module: &'a Module,
    /// As Verilator unrolls them, with those of the instances.
    lines: usize,
    instances: Vec<&'a str>,
}

type Shapes<'a> = BTreeMap<&'a str, Shape<'a>>;

/// Verilator's configuration for a design, empty if it has no module to keep apart.
///
/// A public port stays as it is. The clock is not among them: each would be one more clock to Verilator.
pub fn configuration(design: &Design) -> String {
    let shapes = shapes(&design.modules);
    let clock = design.ports.iter().find(|port| port.clock).map(|port| port.name.as_str());
    let variants = apart(&shapes, &design.name).into_iter().map(|variant| shapes[variant].module);
    let modules: BTreeMap<&str, &str> = variants.map(|module| (module.name.as_str(), module.text.as_str())).collect();
    let mut text = String::new();
    for (name, body) in modules {
        for port in ports(body).filter(|&port| Some(port) != clock) {
            text += &format!("public_flat_rd -module \"{name}\" -var \"{port}\"\n");
        }
    }
    match text.as_str() {
        "" => text,
        ports => format!("`verilator_config\n{ports}"),
    }
}

/// Names of the ports of a module, each of which the templates write on a line of its own.
fn ports(text: &str) -> impl Iterator<Item = &str> {
    let ports = text.lines().filter(|line| line.starts_with("  input ") || line.starts_with("  output "));
    ports.filter_map(|line| Some(line.split_whitespace().last()?.trim_end_matches(',')))
}

/// Reads modules, leaves first.
fn shapes(modules: &[Module]) -> Shapes<'_> {
    let mut shapes = Shapes::new();
    for module in modules {
        let mut shape = Shape { module, lines: module.text.lines().count(), instances: Vec::new() };
        for (name, variant) in module.text.lines().filter_map(instance) {
            let Some(Shape { module, lines, .. }) = shapes.get(name) else {
                continue;
            };
            let (module, lines) = (*module, lines * unrolled(variant));
            shape.lines += lines;
            shape.instances.push(variant);
            shapes.entry(variant).or_insert(Shape { module, lines, instances: Vec::new() });
        }
        shapes.insert(&module.name, shape);
    }
    shapes
}

/// The module that a line begins an instance of, alone and with the parameters.
fn instance(line: &str) -> Option<(&str, &str)> {
    let (variant, _) = line.strip_prefix("  ")?.strip_suffix(" (")?.rsplit_once(' ')?;
    Some((variant.split(' ').next()?, variant))
}

/// How often the loop in a memory with these parameters runs: over the words of a row and the lanes of a
/// word.
fn unrolled(variant: &str) -> usize {
    let value = |name: &str| variant.split_once(name)?.1.split_once(')')?.0.parse::<usize>().ok();
    value(".WORDS(").unwrap_or(1) * value(".LANES(").unwrap_or(1)
}

/// The modules to keep apart: the one that saves the most, then, as what is inside it is there once, the
/// next.
fn apart<'a>(shapes: &Shapes<'a>, top: &'a str) -> BTreeSet<&'a str> {
    let mut apart = BTreeSet::new();
    loop {
        let mut counts = BTreeMap::new();
        count(shapes, &apart, top, &mut counts);
        let candidates = counts.into_iter().filter(|(name, _)| !apart.contains(name));
        let saved = candidates.map(|(name, texts)| (shapes[name].lines * (texts - 1), name));
        match saved.filter(|&(saved, name)| saved >= SHARED && shapes[name].lines >= LINES).max() {
            Some((_, name)) => apart.insert(name),
            None => return apart,
        };
    }
}

/// Counts the texts of each module from `name` downwards: one for all instances of a module that is kept
/// apart.
fn count<'a>(shapes: &Shapes<'a>, apart: &BTreeSet<&'a str>, name: &'a str, counts: &mut BTreeMap<&'a str, usize>) {
    let texts = counts.entry(name).or_default();
    *texts += 1;
    if *texts == 1 || !apart.contains(name) {
        shapes[name].instances.iter().for_each(|inside| count(shapes, apart, inside, counts));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Memories, one of many words and lanes.
    const MANY: &str = "memory #(.A(9), .WORDS(4), .W(64), .LANES(8))";
    const FEW: &str = "memory #(.A(9), .WORDS(1), .W(15), .LANES(1))";

    fn module(name: &str, lines: usize, inside: &[(&str, usize)]) -> Module {
        let mut text = format!("module {name} (\n  input  wire clock,\n  input  wire [7:0] from,\n  output wire to\n);\n");
        for (module, times) in inside {
            (0..*times).for_each(|i| text += &format!("  {module} inside_{i} (\n    .to(to)\n  );\n"));
        }
        text += &"  // a line\n".repeat(lines);
        Module { name: name.into(), text }
    }

    #[test]
    fn lanes_are_kept_apart_and_what_is_once_in_them_is_not() {
        let modules = [
            module("small", 20, &[]),
            module("part", 300, &[("small", 10)]),
            module("lane", 500, &[("part", 1)]),
            module("pair", 400, &[]),
            module("memory", 40, &[]),
            module("top", 10, &[("lane", 4), ("pair", 2), (MANY, 3), (FEW, 9)]),
        ];
        let shapes = shapes(&modules);
        assert_eq!(ports(&modules[2].text).collect::<Vec<_>>(), ["clock", "from", "to"]);
        assert_eq!(shapes["lane"].instances, ["part"]);
        assert_eq!(apart(&shapes, "top").into_iter().collect::<Vec<_>>(), ["lane", MANY]);
    }
}
