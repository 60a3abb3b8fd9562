//! Memory that is never written: a table.
//!
//! ```text
//!               +-----------+
//!  address  --->|  2^A rows |---> data
//!  clock    --->|> of W bits|
//!               +-----------+
//! ```
//!
//! Timing: `data` is the row whose address was there in the cycle before; a row is read every cycle.
//!
//! ```text
//! cycle     0     1     2
//! address   5     7     7
//! data      ?     row 5 row 7
//! ```
//!
//! A block has const parameters only, so every table is a type of its own, made by [`rom!`](crate::rom).
//! Invariant: data is the row (test `rom_reads_its_table`). Stalls, deadlock: none. Limits: no reset; `data`
//! is zero (in Verilog anything) until the first edge. 10 x 62 bits map to 4 DP16KD on ECP5 (Yosys 0.23).

/// Declares tables: `rom! { /// Purpose. pub Name: A x W = CONTENTS; }`, with `CONTENTS: [u64; 1 << A]`.
#[macro_export]
macro_rules! rom {
    ($($(#[$doc:meta])* $visible:vis $name:ident : $a:literal x $w:literal = $contents:path;)*) => {$(
        $(#[$doc])*
        #[$crate::block(leaf)]
        $visible struct $name {
            /// Clock.
            pub clock: Signal<In, Clock>,
            /// The row to read.
            pub address: Signal<In, $crate::U<$a>>,
            /// The row read in the cycle before.
            pub data: Signal<Out, $crate::U<$w>>,
        }

        impl $name {
            fn edge(&mut self) -> bool {
                let row = $crate::U::new($contents[self.address.next.index()]);
                let moved = self.data.next != row;
                self.data.next = row;
                moved
            }
        }

        impl Logic for $name {
            fn update(&mut self) {
                if self.clock.pos_edge() {
                    self.edge();
                }
            }

            fn connect(&mut self) {
                self.data.connect();
            }

            fn hdl(&self) -> $crate::rust_hdl::ast::Verilog {
                $crate::memory::table($a, $w, &$contents)
            }

            fn timing(&self) -> Vec<$crate::rust_hdl::prelude::TimingInfo> {
                $crate::meta::record::<Self>($crate::meta::Role::Memory)
            }
        }

        impl Step for $name {
            #[inline]
            fn tick(&mut self) -> $crate::step::Moved {
                let moved = self.edge();
                $crate::step::Moved { outputs: moved, inside: moved }
            }
        }
    )*};
}

/// Verilog of a table.
pub fn table(address_bits: usize, width: usize, contents: &[u64]) -> rust_hdl_core::ast::Verilog {
    assert_eq!(contents.len(), 1 << address_bits, "a table has a row for every address");
    let digits = width.div_ceil(4);
    let range = range(width);
    let mut text = format!("reg {range}rows [0:{}];\nreg {range}row;\ninitial begin\n", contents.len() - 1);
    for (address, row) in contents.iter().enumerate() {
        assert!(width == 64 || row >> width == 0, "row {address} fits {width} bits");
        text += &format!("  rows[{address}] = {width}'h{row:0digits$x};\n");
    }
    text += "end\nalways @(posedge clock) row <= rows[address];\nassign data = row;\n";
    rust_hdl_core::ast::Verilog::Custom(text)
}

/// `[7:0] `, or nothing for one bit.
fn range(width: usize) -> String {
    if width == 1 {
        String::new()
    } else {
        format!("[{}:0] ", width - 1)
    }
}
