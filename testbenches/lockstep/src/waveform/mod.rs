//! Waveforms: a window of cycles, of the ports of any engine or of every signal inside a rust-hdl block, as VCD
//! or FST.
//!
//! One cycle is 1 ns; `clock` rises at its start. Values are those settled before the edge that ends the
//! cycle.
//!
//! | module | role |
//! |---|---|
//! | `ports` | the ports of a block |
//! | `block` | the signals inside of it |
//! | `recorder` | scopes, wires, cycles; writes changes only |
//! | `vcd`, `fst` | the two formats |

mod block;
mod fst;
mod ports;
mod recorder;
#[cfg(test)]
mod tests;
mod vcd;

pub use block::BlockWaveform;
pub use ports::PortWaveform;
pub use recorder::{Format, Out};

/// Which cycles and which part of the design a waveform holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Window {
    /// First cycle.
    pub from: u64,
    /// Number of cycles.
    pub cycles: u64,
    /// Dotted instance path from the top, such as `tc` or `alu1.fetch`; empty for all.
    pub scope: String,
}

impl Default for Window {
    fn default() -> Self {
        Window { from: 0, cycles: u64::MAX, scope: String::new() }
    }
}

impl Window {
    /// True if the cycle is recorded.
    pub fn holds(&self, cycle: u64) -> bool {
        cycle >= self.from && cycle - self.from < self.cycles
    }

    fn parts(&self) -> impl Iterator<Item = &str> {
        self.scope.split('.').filter(|s| !s.is_empty())
    }

    /// True for the scope itself, everything inside it, and the ancestors one has to pass to get there.
    fn enters(&self, path: &[String]) -> bool {
        self.parts().zip(path).all(|(wanted, have)| wanted == have)
    }

    fn records(&self, path: &[String]) -> bool {
        self.enters(path) && path.len() >= self.depth()
    }

    fn is_root(&self, path: &[String]) -> bool {
        path.len() == self.depth()
    }

    fn depth(&self) -> usize {
        self.parts().count()
    }
}
