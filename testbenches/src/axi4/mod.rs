//! AXI4 around a master: a memory that answers at random, and a checker of the protocol's rules.

pub mod checker;
pub mod memory;

use tessera_ports::bundle::cache::{AxiAddress, AxiRead, AxiWrite, AxiWritten};

/// The five channels in a settled cycle, whatever the width of the bus.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bus {
    /// Reset is active.
    pub reset: bool,
    /// Address of a write, and whether it is taken.
    pub aw: (AxiAddress, bool),
    /// Beat of a write.
    pub w: (AxiWrite, bool),
    /// Its words.
    pub w_data: Vec<u64>,
    /// Bytes of each word to write.
    pub w_strb: Vec<u64>,
    /// End of a write.
    pub b: (AxiWritten, bool),
    /// Address of a read.
    pub ar: (AxiAddress, bool),
    /// Beat of a read.
    pub r: (AxiRead, bool),
    /// Its words.
    pub r_data: Vec<u64>,
}

/// The bus of a block whose inputs and outputs have the channels as ports.
#[macro_export]
macro_rules! axi4_bus {
    ($input:expr, $output:expr) => {{
        let (i, o) = ($input, $output);
        $crate::axi4::Bus {
            reset: i.reset != 0,
            aw: (o.aw, i.aw.ready != 0),
            w: (o.w, i.w.ready != 0),
            w_data: o.w_data.to_vec(),
            w_strb: o.w_strb.to_vec(),
            b: (i.b, o.b.ready != 0),
            ar: (o.ar, i.ar.ready != 0),
            r: (i.r, o.r.ready != 0),
            r_data: i.r_data.to_vec(),
        }
    }};
}
