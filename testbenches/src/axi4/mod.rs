//! AXI4 around a master: a memory that answers at random, and a checker of the protocol's rules, for AXI4-Lite too.

pub mod checker;
pub mod memory;

use tessera_ports::bundle::cache::{AxiAddress, AxiRead, AxiWrite, AxiWritten};

/// The five channels in a settled cycle, whatever the width of the bus.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bus {
    /// Reset is active.
    pub reset: bool,
    /// It is AXI4-Lite, made by [`axi4_lite_bus!`](crate::axi4_lite_bus).
    pub lite: bool,
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

/// The bus of a block whose inputs and outputs have the channels as ports, or as arrays of them: `; p` is then the bus
/// of that number.
#[macro_export]
macro_rules! axi4_bus {
    ($input:expr, $output:expr $(; $p:expr)?) => {{
        let (i, o) = ($input, $output);
        $crate::axi4::Bus {
            reset: i.reset != 0,
            lite: false,
            aw: (o.aw$([$p])?, i.aw$([$p])?.ready != 0),
            w: (o.w$([$p])?, i.w$([$p])?.ready != 0),
            w_data: o.w_data$([$p])?.to_vec(),
            w_strb: o.w_strb$([$p])?.to_vec(),
            b: (i.b$([$p])?, o.b$([$p])?.ready != 0),
            ar: (o.ar$([$p])?, i.ar$([$p])?.ready != 0),
            r: (i.r$([$p])?, o.r$([$p])?.ready != 0),
            r_data: i.r_data$([$p])?.to_vec(),
        }
    }};
}

/// The bus of a block that is an AXI4-Lite slave, with the names of its channels: AXI4 whose bursts have one beat,
/// and one id. A register is a word of that bus, so an address is shifted by 3.
#[macro_export]
macro_rules! axi4_lite_bus {
    ($input:expr, $output:expr; $aw:ident, $w:ident, $b:ident, $ar:ident, $r:ident) => {{
        use tessera_ports::bundle::cache::{AxiAddress, AxiRead, AxiWrite, AxiWritten};
        let (i, o) = ($input, $output);
        let one = AxiAddress { size: 3, burst: 1, ..AxiAddress::default() };
        $crate::axi4::Bus {
            reset: i.reset != 0,
            lite: true,
            aw: (AxiAddress { valid: i.$aw.valid, addr: i.$aw.addr << 3, ..one }, o.$aw.ready != 0),
            w: (AxiWrite { valid: i.$w.valid, last: 1 }, o.$w.ready != 0),
            w_data: vec![i.$w.data],
            w_strb: vec![i.$w.strb],
            b: (AxiWritten { valid: o.$b.valid, id: 0, resp: o.$b.resp }, i.$b.ready != 0),
            ar: (AxiAddress { valid: i.$ar.valid, addr: i.$ar.addr << 3, ..one }, o.$ar.ready != 0),
            r: (AxiRead { valid: o.$r.valid, id: 0, resp: o.$r.resp, last: 1 }, i.$r.ready != 0),
            r_data: vec![o.$r.data],
        }
    }};
}
