//! An exported design: its modules and its companions.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::error::Result;
use crate::gtkwave::{Layout, View};
use crate::module::Port;
use crate::packed::{self, Packed};
use crate::template::{Templates, COMPANIONS};

/// Zoom of a save file that belongs to no waveform: the first microsecond.
const START: f64 = -18.0;

/// One Verilog module, in a file of its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Module {
    /// Of the Verilog module.
    pub name: String,
    /// Its file.
    pub text: String,
}

/// Everything one top block exports to.
#[derive(Clone, Debug)]
pub struct Design {
    /// Name of the top module.
    pub name: String,
    /// Ports of the top module, in declaration order.
    pub ports: Vec<Port>,
    /// The same ports with arrays as vectors and the names of AXI4: those of the module around it.
    pub packed: Vec<Packed>,
    /// The module around it, `<name>_packed`, if its ports are others.
    pub wrapper: Option<Module>,
    /// Modules, leaves first, the top last.
    pub modules: Vec<Module>,
    /// What the names of its modules begin with.
    pub(crate) prefix: String,
    companions: BTreeMap<String, String>,
    /// Translate files of its save file, by name.
    codes: BTreeMap<String, String>,
    /// C headers, by name.
    pub(crate) headers: BTreeMap<String, String>,
}

/// Name of a top module, and what it shares with all modules of its exporter.
pub(crate) struct Name {
    pub top: String,
    pub prefix: String,
}

impl Design {
    pub(crate) fn new(
        name: Name,
        ports: Vec<(Port, String)>,
        modules: Vec<Module>,
        layout: &Layout,
        templates: &Templates,
    ) -> Result<Self> {
        #[derive(Serialize)]
        struct Top<'a> {
            top: &'a str,
            prefix: &'a str,
            ports: &'a [Port],
            modules: &'a [Module],
            clock: &'a str,
        }
        let packed = packed::around(&ports);
        let ports: Vec<Port> = ports.into_iter().map(|(port, _)| port).collect();
        let clock = ports.iter().find(|port| port.clock);
        let Name { top: name, prefix } = name;
        let view =
            Top { top: &name, prefix: &prefix, ports: &ports, modules: &modules, clock: clock.map_or("", |port| &port.name) };
        let mut companions = BTreeMap::new();
        for (template, file) in COMPANIONS {
            companions.insert(file.replace("{}", &name), templates.render(template, &view)?);
        }
        let wrapper = packed::module(&name, &packed, templates)?;
        companions.extend(wrapper.iter().map(|module| (format!("{}.v", module.name), module.text.clone())));
        let file = format!("{name}.gtkw");
        let place = format!("{name}/{file}");
        let about = "Ports in groups of their bundles, and the states of an rtl waveform.";
        let save = layout.render(templates, &View { top: &name, about, file: &place, from: 0, zoom: START })?;
        companions.insert(file, save);
        Ok(Design {
            name,
            ports,
            packed,
            wrapper,
            modules,
            prefix,
            companions,
            codes: layout.codes().clone(),
            headers: BTreeMap::new(),
        })
    }

    /// The files beside the modules: what tools open to find them, by name.
    pub fn companions(&self) -> &BTreeMap<String, String> {
        &self.companions
    }

    /// The translate files of its save file for GTKWave, by name.
    pub fn codes(&self) -> &BTreeMap<String, String> {
        &self.codes
    }

    /// All modules in one text, for tools that take a single file.
    pub fn verilog(&self) -> String {
        let texts: Vec<&str> = self.modules.iter().map(|m| m.text.as_str()).collect();
        texts.join("\n")
    }
}
