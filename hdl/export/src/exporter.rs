//! The whole tree, bottom-up: one module per distinct body.

use std::collections::{BTreeMap, BTreeSet};

use rust_hdl_core::prelude::Block;
use tessera_hdl::meta::Role;

use crate::design::{Design, Module};
use crate::error::{ExportError, Result, Site};
use crate::module::{self, Child, ChildKind, ModuleView};
use crate::template::Templates;
use crate::walk::{self, BlockNode};

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
    /// Every body exported so far, by its text without a name.
    known: BTreeMap<String, Module>,
    taken: BTreeSet<String>,
    /// Modules of the block at hand.
    modules: Vec<Module>,
}

impl Exporter {
    /// An exporter without modules.
    pub fn new() -> Result<Self> {
        Ok(Exporter { templates: Templates::new()?, known: BTreeMap::new(), taken: BTreeSet::new(), modules: Vec::new() })
    }

    /// As the function [`export`], beside what this exporter has exported before.
    pub fn export(&mut self, top: &dyn Block) -> Result<Design> {
        let tree = walk::collect(top, "top").ok_or_else(|| ExportError::Unsupported {
            site: Site::block("top"),
            what: "a top without a scope of its own".into(),
            expected: "a block made with #[block]",
        })?;
        self.modules.clear();
        let name = self.block(&tree.instance, &tree)?;
        Design::new(name, module::ports(&tree), std::mem::take(&mut self.modules), &self.templates)
    }

    /// Exports `node` and returns its module's name.
    fn block(&mut self, path: &str, node: &BlockNode) -> Result<String> {
        let mut children = Vec::new();
        for child in &node.children {
            let path = format!("{path}.{}", crate::names::rust_path(&child.instance));
            let kind = match module::meta_of(child, &path)?.role {
                Role::Register => ChildKind::Register(reset_value(child, &path)?),
                Role::Module | Role::Memory => ChildKind::Instance(self.block(&path, child)?),
            };
            children.push(Child { node: child, kind });
        }
        let view = module::assemble(path, node, &children)?;
        self.name(view, &module::meta_of(node, path)?.module)
    }

    /// Names a body: the name of the same body if there is one already, else
    /// `wanted`, with a version when other bodies have that name.
    fn name(&mut self, mut view: ModuleView, wanted: &str) -> Result<String> {
        let body = self.templates.module(&view)?;
        if let Some(known) = self.known.get(&body) {
            if self.modules.iter().all(|module| module.name != known.name) {
                self.modules.push(known.clone());
            }
            return Ok(known.name.clone());
        }
        let mut name = wanted.to_string();
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
