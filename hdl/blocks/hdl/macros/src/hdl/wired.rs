//! Wiring that hardly ever moves: clocks and resets. It runs only when it must.

use super::access::{Accesses, Path};
use super::emit;
use super::model::{Statement, StatementKind};
use super::registers::Registers;
use super::report::Drivers;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// What a statement drives that hardly ever moves.
#[derive(Clone, Copy, PartialEq)]
pub enum Wiring {
    /// A clock, or a reset that is none: only rust-hdl's own loop needs it.
    Still,
    /// The reset of the block.
    Reset,
}

/// Of a statement for clock or reset of one field, alone or alone in a loop, or of a stage; nothing if others
/// drive that, too.
pub fn wiring(statement: &Statement, drivers: &Drivers) -> Option<Wiring> {
    match &statement.kind {
        StatementKind::For { body, .. } => match body.as_slice() {
            [Statement { kind: StatementKind::Stage { .. }, .. }] => None,
            [only] => wiring(only, drivers),
            _ => None,
        },
        StatementKind::Assign { target, value } => {
            let path = Path::of(target, None);
            let own = format_ident!("{}", path.last());
            let receiver = &target.receiver;
            let is_own = value.rust.to_string() == quote!(#receiver.#own.val()).to_string() && drivers.spare(path.last());
            match path.last() {
                _ if !drivers.is_alone(&path) => None,
                "clock" if is_own => Some(Wiring::Still),
                "reset" if is_own => Some(Wiring::Reset),
                "reset" if value.rust.to_string() == "false" => Some(Wiring::Still),
                _ => None,
            }
        }
        StatementKind::Stage { reset: None, .. } => Some(Wiring::Still),
        StatementKind::Stage { reset: Some(reset), .. } => drivers.spare(Path::of(reset, None).root()).then_some(Wiring::Reset),
        _ => None,
    }
}

/// Of such a statement: what is wired.
pub fn wire(statement: &Statement, drivers: &Drivers) -> TokenStream {
    match &statement.kind {
        StatementKind::Stage { stage, clock, reset } => emit::attach(statement.span, stage, clock, reset.as_ref()),
        _ => emit::update(statement, drivers),
    }
}

/// The statement as it is run, without its wiring.
pub fn run(statement: &Statement, drivers: &Drivers) -> TokenStream {
    match (&statement.kind, wiring(statement, drivers)) {
        (_, None) => emit::update(statement, drivers),
        (StatementKind::Stage { stage, .. }, Some(_)) => emit::hold(statement.span, stage),
        (_, Some(_)) => TokenStream::new(),
    }
}

/// What it follows then.
pub fn follows(statement: &Statement, drivers: &Drivers, registers: &Registers) -> Accesses {
    let accesses = registers.accesses(statement);
    match wiring(statement, drivers) {
        None => accesses,
        Some(_) => Accesses { reads: Vec::new(), ..accesses },
    }
}
