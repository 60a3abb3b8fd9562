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
    let tree = walk::collect(top, "top").ok_or_else(|| ExportError::Unsupported {
        site: Site::block("top"),
        what: "a top without a scope of its own".into(),
        expected: "a block made with #[block]",
    })?;
    let templates = Templates::new()?;
    let mut exporter = Exporter { templates: &templates, modules: Vec::new(), names: BTreeMap::new(), taken: BTreeSet::new() };
    let name = exporter.block(&tree.instance, &tree)?;
    Design::new(name, module::ports(&tree), exporter.modules, &templates)
}

struct Exporter<'a> {
    templates: &'a Templates,
    modules: Vec<Module>,
    /// Module name of every body rendered so far, by its text without a name.
    names: BTreeMap<String, String>,
    taken: BTreeSet<String>,
}

impl Exporter<'_> {
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
        if let Some(known) = self.names.get(&body) {
            return Ok(known.clone());
        }
        let mut name = wanted.to_string();
        let mut version = 1;
        while !self.taken.insert(name.clone()) {
            version += 1;
            name = format!("{wanted}_v{version}");
        }
        self.names.insert(body, name.clone());
        view.name = name.clone();
        self.modules.push(Module { text: self.templates.module(&view)?, name: name.clone() });
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
