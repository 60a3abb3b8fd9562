//! The whole tree, bottom-up: one module per distinct body.

use std::collections::{BTreeMap, BTreeSet};

use rust_hdl_core::prelude::Block;
use tessera_hdl::meta::Role;

use crate::design::{Design, Module, Name};
use crate::error::{ExportError, Result, Site};
use crate::feed_through::FeedThrough;
use crate::gtkwave::{self, Layout, Naming};
use crate::header;
use crate::module::{self, Child, ChildKind, ModuleView, Outside};
use crate::template::Templates;
use crate::walk::{self, BlockNode};

/// What a block calls its module begins with this; see [`Exporter::with_prefix`].
const PREFIX: &str = "tessera";

/// Exports a connected block and everything below it.
///
/// The modules come out leaves first, the top last; the top is named as its
/// type says, like every other module.
pub fn export(top: &dyn Block) -> Result<Design> {
    Exporter::new()?.export(top)
}

/// Exports blocks that are used together: what is equal in two of them is one
/// module of one name, what differs has different names.
pub struct Exporter {
    templates: Templates,
    /// What the names of all modules begin with.
    prefix: String,
    /// What codes on ports mean.
    naming: Naming,
    /// Whether modules with state get a clock enable.
    clock_enable: bool,
    /// Every body exported so far, by its text without a name.
    known: BTreeMap<String, Module>,
    taken: BTreeSet<String>,
    /// Modules of the block at hand.
    modules: Vec<Module>,
}

impl Exporter {
    /// An exporter without modules, whose modules will be called `tessera_..`.
    pub fn new() -> Result<Self> {
        Exporter::with_prefix(PREFIX)
    }

    /// An exporter without modules, whose modules will be called `<prefix>_..`: so a design that contains blocks
    /// of this project can stand in one build beside another version of them.
    ///
    /// The prefix is a Verilog identifier of letters, digits and `_`.
    pub fn with_prefix(prefix: &str) -> Result<Self> {
        let first = |c: char| c.is_ascii_alphabetic() || c == '_';
        if !prefix.starts_with(first) || !prefix.chars().all(|c| first(c) || c.is_ascii_digit()) {
            return Err(ExportError::Prefix { prefix: prefix.to_string() });
        }
        Ok(Exporter {
            templates: Templates::new()?,
            prefix: prefix.to_string(),
            naming: gtkwave::unnamed,
            clock_enable: false,
            known: BTreeMap::new(),
            taken: BTreeSet::new(),
            modules: Vec::new(),
        })
    }

    /// The same exporter; save files for GTKWave show codes on ports by these words.
    pub fn with_words(self, naming: Naming) -> Self {
        Exporter { naming, ..self }
    }

    /// The same exporter; every module with registers or memories gets an input `clock_enable`, and the edges at which
    /// it is low are none: nothing is stored, nothing is reset, no memory is read.
    pub fn with_clock_enable(self) -> Self {
        Exporter { clock_enable: true, ..self }
    }

    /// As the function [`export`], beside what this exporter has exported before.
    pub fn export(&mut self, top: &dyn Block) -> Result<Design> {
        let tree = walk::collect(top, "top").ok_or_else(|| ExportError::Unsupported {
            site: Site::block("top"),
            what: "a top without a scope of its own".into(),
            expected: "a block made with #[block]",
        })?;
        self.modules.clear();
        let (mut name, outside) = self.block(&tree.instance, &tree)?;
        if module::memory::text(&tree).is_some() {
            let view = module::around(&tree, &tree.instance, name, outside.enabled)?;
            name = self.name(view, &module::meta_of(&tree, &tree.instance)?.module)?;
        }
        let modules = std::mem::take(&mut self.modules);
        let layout = Layout::of(&tree, "", self.naming);
        let name = Name { top: name, prefix: self.prefix.clone() };
        Design::new(name, module::paths(&tree, outside.enabled), modules, &layout, &self.templates)
    }

    /// As [`Exporter::export`], with a C header of the block's registers.
    pub fn export_with_registers(&mut self, top: &dyn Block, map: &header::Map) -> Result<Design> {
        let mut design = self.export(top)?;
        let text = self.templates.render(header::TEMPLATE, &map.view(&self.prefix))?;
        design.headers.insert(map.file(&self.prefix), text);
        Ok(design)
    }

    /// Exports `node` and returns its module's name, and what whoever instantiates it has to know.
    fn block(&mut self, path: &str, node: &BlockNode) -> Result<(String, Outside)> {
        let mut children = Vec::new();
        for child in &node.children {
            let path = format!("{path}.{}", crate::names::rust_path(&child.instance));
            let (kind, outside) = match module::meta_of(child, &path)?.role {
                Role::Register => {
                    let outside = Outside { enabled: self.clock_enable, feed_through: FeedThrough::new() };
                    (ChildKind::Register(reset_value(child, &path)?), outside)
                }
                Role::Module | Role::Memory => {
                    let (module, outside) = self.block(&path, child)?;
                    (ChildKind::Instance(module), outside)
                }
            };
            children.push(Child { node: child, kind, outside });
        }
        let enabled = self.clock_enable && module::has_state(node, &children);
        if let Some((module, feed_through)) = module::whole(node, path, PREFIX, &self.prefix, enabled)? {
            let name = module.name.clone();
            self.taken.insert(name.clone());
            if self.modules.iter().all(|known| known.name != name) {
                self.modules.push(module);
            }
            return Ok((name, Outside { enabled, feed_through }));
        }
        let (view, feed_through) = module::assemble(path, node, &children, enabled)?;
        Ok((self.name(view, &module::meta_of(node, path)?.module)?, Outside { enabled, feed_through }))
    }

    /// Names a body: the name of the same body if there is one already, else
    /// `wanted` with the exporter's prefix, with a version when other bodies have that name.
    fn name(&mut self, mut view: ModuleView, wanted: &str) -> Result<String> {
        let body = self.templates.module(&view)?;
        if let Some(known) = self.known.get(&body) {
            if self.modules.iter().all(|module| module.name != known.name) {
                self.modules.push(known.clone());
            }
            return Ok(known.name.clone());
        }
        let own = wanted.strip_prefix(PREFIX).and_then(|rest| rest.strip_prefix('_'));
        let wanted = format!("{}_{}", self.prefix, own.unwrap_or(wanted));
        let mut name = wanted.clone();
        let mut version = 1;
        while !self.taken.insert(name.clone()) {
            version += 1;
            name = format!("{wanted}_v{version}");
        }
        view.name = name.clone();
        let module = Module { text: self.templates.module(&view)?, name: name.clone() };
        self.known.insert(body, module.clone());
        self.modules.push(module);
        Ok(name)
    }
}

fn reset_value(node: &BlockNode, path: &str) -> Result<u128> {
    match node.atoms.iter().find(|atom| atom.path == "reset_value") {
        Some(atom) => module::constant(atom, path),
        None => Err(ExportError::Unsupported {
            site: Site::block(path),
            what: "a register without a reset value".into(),
            expected: "the constant `reset_value` of tessera_hdl::Reg",
        }),
    }
}
