//! Exported blocks pass every tool without a waiver.

use crate::tools::accepted_by_all_tools;
use tessera_export::export;
use tessera_hdl::prelude::*;
use tessera_hdl::{Fifo, RoundRobin};

#[test]
fn fifo() {
    let sim = Sim::<Fifo<2, 4, 8>>::new();
    let design = export(sim.block()).expect("exports");
    accepted_by_all_tools(&design, "fifo");
}

#[test]
fn round_robin() {
    let sim = Sim::<RoundRobin<5>>::new();
    let design = export(sim.block()).expect("exports");
    accepted_by_all_tools(&design, "round_robin");
}
