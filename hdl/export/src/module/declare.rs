//! The names of one module, declared and checked before anything uses them.

use std::collections::BTreeMap;

use rust_hdl_core::prelude::{AtomKind, TypeKind};

use super::{constant, unsupported, Child, ChildKind, CLOCK_ENABLE};
use crate::emit::TEMPORARY;
use crate::error::{ExportError, Result, Site};
use crate::ir::MAX_WIDTH;
use crate::names;
use crate::scope::{Scope, Signal, SignalKind};
use crate::walk::{AtomRecord, BlockNode};
use crate::MAX_PORT_WIDTH;

/// The wire that takes every bit no one else reads; Verilator knows by its
/// name that this is meant.
const UNUSED: &str = "unused_ok";

/// The variable that starts processes, in the template.
const START: &str = "time_zero";

/// Every name the block may use, checked for clashes in Verilog.
pub fn scope(path: &str, node: &BlockNode, children: &[Child]) -> Result<Scope> {
    let mut scope = Scope::new(path);
    for atom in &node.atoms {
        let kind = match atom.kind {
            AtomKind::InputParameter => SignalKind::Input,
            AtomKind::OutputParameter => SignalKind::Output,
            AtomKind::LocalSignal => SignalKind::Local,
            AtomKind::Constant => SignalKind::Constant(constant(atom, path)?),
            _ => {
                return Err(unsupported(
                    path,
                    format!("the bidirectional signal `{}`", atom.path),
                    "an input, an output or a local signal",
                ))
            }
        };
        declare(&mut scope, atom, atom.path.clone(), names::identifier(&atom.path), kind)?;
    }
    for child in children {
        let instance = &child.node.instance;
        for atom in &child.node.atoms {
            let kind = match atom.kind {
                AtomKind::InputParameter => SignalKind::ChildInput,
                AtomKind::OutputParameter => SignalKind::ChildOutput,
                _ => continue,
            };
            let name = match child.kind {
                ChildKind::Instance(_) => names::child_port(instance, &atom.path),
                ChildKind::Register(_) => names::register_port(instance, &atom.path),
            };
            declare(&mut scope, atom, format!("{instance}${}", atom.path), name, kind)?;
        }
    }
    check_names(&scope, children)?;
    Ok(scope)
}

fn declare(scope: &mut Scope, atom: &AtomRecord, path: String, name: String, kind: SignalKind) -> Result<()> {
    if matches!(atom.descriptor.kind, TypeKind::Signed(_)) {
        return Err(unsupported(
            &scope.block,
            format!("the signed type of `{}`", names::rust_path(&path)),
            "U<N>; sign_extend, signed_lt and shift_right_signed cover signed arithmetic",
        ));
    }
    let port = !matches!(kind, SignalKind::Local | SignalKind::Constant(_));
    let limit = if port { MAX_PORT_WIDTH } else { MAX_WIDTH };
    if atom.width == 0 || atom.width > limit {
        return Err(ExportError::WidthOutOfRange {
            site: Site::block(&scope.block),
            signal: names::rust_path(&path),
            width: atom.width,
            limit,
        });
    }
    scope.add_enums(&atom.descriptor)?;
    scope.declare(Signal { path, name, width: atom.width, kind })?;
    Ok(())
}

/// No two names of the module may meet, nor be words of the language.
fn check_names(scope: &Scope, children: &[Child]) -> Result<()> {
    let site = || Site::block(&scope.block);
    let mut owners: BTreeMap<String, String> = BTreeMap::new();
    let instances = children.iter().filter_map(|child| match child.kind {
        ChildKind::Instance(_) => Some(&child.node.instance),
        ChildKind::Register(_) => None,
    });
    let all = scope
        .signals()
        .map(|(_, signal)| (signal.name.clone(), signal.rust_path()))
        .chain(instances.map(|path| (names::identifier(path), names::rust_path(path))))
        .chain(scope.variants().map(|(path, v)| (v.name.clone(), path.replace('$', "::"))));
    for (name, owner) in all {
        let temporary = name.strip_prefix(TEMPORARY).is_some_and(|n| n.bytes().all(|b| b.is_ascii_digit()));
        if names::is_reserved(&name) || [UNUSED, START, CLOCK_ENABLE].contains(&&*name) || temporary {
            return Err(ExportError::ReservedName { site: site(), name });
        }
        if let Some(first) = owners.insert(name.clone(), owner.clone()) {
            return Err(ExportError::NameClash { site: site(), first, second: owner, name });
        }
    }
    Ok(())
}
