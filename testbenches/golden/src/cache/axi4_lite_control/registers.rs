//! What the registers read, and what a write does to them.

use super::{Axi4LiteControl, Flushing};
use tessera_ports::bundle::cache::AxiLiteWrite;
use tessera_ports::cache::axi4_lite_control::Axi4LiteControlIn;
use tessera_ports::cache::control_registers::{base_high, base_low, cache, control, counter, enable, event, id, pitch, status};

/// Registers that hold what is written, as whole words.
#[derive(Debug, Clone)]
pub struct Held {
    pub enable: u32,
    pub cache: u32,
    pub base_low: u32,
    pub base_high: u32,
    pub pitch: u32,
}

impl Default for Held {
    fn default() -> Self {
        Held { enable: 0, cache: cache::RESET as u32, base_low: 0, base_high: 0, pitch: 0 }
    }
}

/// The field in a register's word.
pub fn get(word: u32, [high, low]: [u32; 2]) -> u64 {
    u64::from(word) >> low & ((2 << (high - low)) - 1)
}

/// A word with nothing but this field.
pub fn put(value: impl Into<u64>, [_, low]: [u32; 2]) -> u32 {
    (value.into() << low) as u32
}

/// All bits of some fields.
fn named(fields: &[[u32; 2]]) -> u32 {
    fields.iter().fold(0, |all, field| all | put(get(u32::MAX, *field), *field))
}

/// What a write does to the register that it names.
pub enum Effect {
    Refused,
    /// These actions of `CONTROL`.
    Act(u32),
    /// These bits of `EVENT` go.
    Clear(u32),
    /// A register takes these bits of the data.
    Keep(fn(&mut Held) -> &mut u32, u32),
}

impl Axi4LiteControl {
    fn status(&self, i: &Axi4LiteControlIn) -> u32 {
        put(self.run, status::RUNNING)
            | put(self.stopping, status::STOPPING)
            | put(self.flushing != Flushing::No, status::FLUSHING)
            | put(i.idle, status::IDLE)
            | put(i.stall, status::STALL)
    }

    /// The word at an address, if there is a register.
    pub fn read(&self, address: u64, i: &Axi4LiteControlIn) -> Option<u32> {
        let held = &self.held;
        Some(match address & !3 {
            id::OFFSET => id::RESET as u32,
            control::OFFSET => 0,
            status::OFFSET => self.status(i),
            event::OFFSET => self.event,
            enable::OFFSET => held.enable,
            cache::OFFSET => held.cache,
            base_low::OFFSET => held.base_low,
            base_high::OFFSET => held.base_high,
            pitch::OFFSET => held.pitch,
            other => *self.counters.get(other.checked_sub(counter::OFFSET)? as usize / 4)?,
        })
    }

    /// What a write to an address does now.
    pub fn effect(&self, address: u64, write: AxiLiteWrite) -> Effect {
        let bytes = (0..4).filter(|byte| write.strb >> byte & 1 != 0).fold(0, |mask, byte| mask | 0xFF << (8 * byte));
        let data = write.data as u32 & bytes;
        let setup = |at: fn(&mut Held) -> &mut u32, fields: &[[u32; 2]]| match self.run {
            true => Effect::Refused,
            false => Effect::Keep(at, bytes & named(fields)),
        };
        match address & !3 {
            control::OFFSET => {
                let may_flush = self.run && !self.stopping && self.flushing == Flushing::No;
                match get(data, control::FLUSH) != 0 && !may_flush {
                    true => Effect::Refused,
                    false => Effect::Act(data),
                }
            }
            event::OFFSET => Effect::Clear(data),
            enable::OFFSET => {
                let fields = [enable::FLUSHED, enable::READ_FAULT, enable::WRITE_FAULT];
                Effect::Keep(|held| &mut held.enable, bytes & named(&fields))
            }
            cache::OFFSET => {
                setup(|held| &mut held.cache, &[cache::NODES, cache::WAYS, cache::SET_MASK, cache::HASH, cache::PART])
            }
            base_low::OFFSET => setup(|held| &mut held.base_low, &[base_low::ADDRESS]),
            base_high::OFFSET => setup(|held| &mut held.base_high, &[base_high::ADDRESS]),
            pitch::OFFSET => setup(|held| &mut held.pitch, &[pitch::SHIFT]),
            _ => Effect::Refused,
        }
    }
}
