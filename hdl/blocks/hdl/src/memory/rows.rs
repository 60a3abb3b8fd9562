//! Storage shared by the memory models.

/// 2^`A` rows of `WORDS` words, zero at power-up.
pub struct Rows<const A: usize, const WORDS: usize>(Vec<[u64; WORDS]>);

impl<const A: usize, const WORDS: usize> Default for Rows<A, WORDS> {
    fn default() -> Self {
        Rows(vec![[0; WORDS]; 1 << A])
    }
}

impl<const A: usize, const WORDS: usize> Rows<A, WORDS> {
    /// The words of one row.
    #[inline(always)]
    pub fn row(&self, address: usize) -> &[u64; WORDS] {
        &self.0[address]
    }

    /// The words of one row, to be written.
    #[inline(always)]
    pub fn row_mut(&mut self, address: usize) -> &mut [u64; WORDS] {
        &mut self.0[address]
    }
}

/// [`Step`](crate::step::Step) and `Logic` of a memory that is read without a clock, out of its `read` and `write`.
macro_rules! asynchronous {
    ($memory:ident<$($parameter:ident),*>) => {
        impl<$(const $parameter: usize),*> $crate::step::Step for $memory<$($parameter),*> {
            #[inline]
            fn eval(&mut self) -> bool {
                self.read()
            }

            #[inline]
            fn tick(&mut self) -> $crate::step::Moved {
                // A written row may be one on a read port, so the owner evaluates again.
                $crate::step::Moved { outputs: false, inside: self.write() }
            }
        }

        impl<$(const $parameter: usize),*> Logic for $memory<$($parameter),*> {
            fn update(&mut self) {
                if self.clock.pos_edge() {
                    self.write();
                }
                self.read();
            }

            fn connect(&mut self) {
                for data in &mut self.read_data {
                    data.connect();
                }
            }

            fn hdl(&self) -> rust_hdl_core::ast::Verilog {
                rust_hdl_core::ast::Verilog::Custom(include_str!("lut_ram.v").into())
            }

            fn timing(&self) -> Vec<rust_hdl_core::prelude::TimingInfo> {
                $crate::meta::record::<Self>($crate::meta::Role::Memory)
            }
        }
    };
}
pub(super) use asynchronous;
