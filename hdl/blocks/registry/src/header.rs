//! The registers of blocks as C headers show them.

use tessera_export::header::{Field, Map, Register};
use tessera_ports::cache::control_registers::{self, REGISTERS};
use tessera_ports::codes::CACHE_COUNTERS;

/// Those of `tessera_axi4_lite_control`, alone or in a peripheral.
pub fn control() -> Map {
    let field = |field: &control_registers::Field| Field {
        name: field.name.to_string(),
        purpose: field.purpose.to_string(),
        bits: field.bits,
    };
    let register = |register: &control_registers::Register| Register {
        name: register.name.to_string(),
        purpose: register.purpose.to_string(),
        offset: register.offset,
        access: register.access.text().to_string(),
        reset: register.reset,
        fields: register.fields.iter().map(field).collect(),
        row: if register.count > 1 { CACHE_COUNTERS.map(str::to_string).to_vec() } else { Vec::new() },
    };
    Map {
        name: "control".to_string(),
        title: "Registers of a render cache on AXI4-Lite".to_string(),
        legend: "R is read, W written, RW1C read and cleared by a written 1, RWS written while the cache is stopped.".to_string(),
        registers: REGISTERS.iter().map(register).collect(),
    }
}
