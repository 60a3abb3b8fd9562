//! What an instruction did, for those who want to know.
//!
//! Execution reports its effects to an [`Observer`]; a plain run uses [`Silent`], which compiles to nothing,
//! a lockstep follower gets the collected [`Retired`].

use rustc_apfloat::Round;
use tessera_isa::{MathFunction, Opcode, GRF_BYTES};

use crate::float::{arith, Format, F16};
use crate::state::Thread;

/// One register row as an instruction left it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RowWrite {
    /// General register number.
    pub reg: u8,
    /// Bytes written, bit `i` for byte `i`.
    pub bytes: u32,
    /// The whole row after the instruction.
    pub data: [u8; GRF_BYTES],
}

/// How results of single precision become halves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Narrowing {
    pub(crate) round: Round,
    pub(crate) flush: bool,
}

impl Narrowing {
    /// Nearest, denormals kept: what nobody asked for otherwise.
    pub const NEAREST: Narrowing = Narrowing { round: Round::NearestTiesToEven, flush: false };

    /// The same, with denormal halves flushed.
    pub const fn flushing(self) -> Narrowing {
        Narrowing { flush: true, ..self }
    }

    /// The pattern of the half that is delivered of a result.
    pub fn half(&self, result: f32) -> u16 {
        let half = F16::from_f64(result.into(), self.round);
        if self.flush {
            arith::flush::<F16>(half)
        } else {
            half
        }
    }

    /// Whether some result delivers this pattern.
    pub fn delivers(&self, half: u16) -> bool {
        !self.flush || arith::flush::<F16>(half) == half
    }

    /// The number that a half is.
    pub fn value(half: u16) -> f64 {
        F16::to_f64(half)
    }
}

/// A function of the math box, computed in single precision. Other engines approximate it in other ways.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Approximated {
    /// Which one.
    pub function: MathFunction,
    /// Operands of each lane, widened, after modifiers and flush.
    pub operands: Vec<[u32; 2]>,
    /// Where each lane's result is, in bytes from `r0` on.
    pub at: Vec<usize>,
    /// Results are clamped to 0..1.
    pub saturate: bool,
    /// Denormal results are flushed.
    pub flush: bool,
    /// What becomes of the results if the destination holds halves.
    pub narrowing: Option<Narrowing>,
    /// It is a seed of an IEEE macro, in elements of so many bytes; then `operands` is empty.
    pub seed: Option<usize>,
}

/// The architectural effects of one instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Retired {
    /// Address of the instruction.
    pub ip: u32,
    /// What it was.
    pub opcode: Opcode,
    /// Write-enabled channels: active or NoMask, within the execution size, predicate applied (except for
    /// `sel`, whose predicate selects), in the mask of `smov` if that is an immediate. Bit `c` is channel
    /// `c`.
    pub channels: u32,
    /// General register rows in ascending order.
    pub rows: Vec<RowWrite>,
    /// Directly addressed source rows and their contents before the instruction, ascending; filled in by
    /// traces only.
    pub sources: Vec<(u8, [u8; GRF_BYTES])>,
    /// Bits of `f0` and `f1` the instruction wrote.
    pub flag_bits: [u32; 2],
    /// `f0` and `f1` after the instruction.
    pub flags: [u32; 2],
    /// Address of the thread's next instruction.
    pub next_ip: u32,
    /// Channels active there.
    pub active: u32,
    /// Of what its results are approximations, if they are.
    pub approximated: Option<Box<Approximated>>,
    /// What else it caused.
    pub event: Event,
}

/// What an instruction means to the thread's surroundings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// Nothing else.
    None,
    /// The thread reached its work-group's barrier; it is to be notified when all have.
    Barrier,
    /// The thread has ended.
    EndOfThread,
}

/// Receives the effects of one instruction while it executes.
pub(crate) trait Observer {
    /// Bytes `address .. address + len` of the general register file were written.
    fn grf(&mut self, address: usize, len: usize);
    /// Bits of a flag register were written.
    fn flag(&mut self, register: usize, bits: u32);
    /// The write-enabled channels.
    fn channels(&mut self, channels: u32);
    /// The results are approximations.
    fn approximated(&mut self, of: impl FnOnce() -> Approximated);
}

/// Reports nothing but the channel count.
#[derive(Debug, Default)]
pub(crate) struct Silent {
    pub channels: u32,
}

impl Observer for Silent {
    #[inline(always)]
    fn grf(&mut self, _: usize, _: usize) {}
    #[inline(always)]
    fn flag(&mut self, _: usize, _: u32) {}
    #[inline(always)]
    fn channels(&mut self, channels: u32) {
        self.channels = channels;
    }
    #[inline(always)]
    fn approximated(&mut self, _: impl FnOnce() -> Approximated) {}
}

/// Collects everything.
#[derive(Debug, Default)]
pub(crate) struct Recorder {
    /// Register number and byte mask, in order of first write.
    rows: Vec<(u8, u32)>,
    flag_bits: [u32; 2],
    channels: u32,
    approximated: Option<Box<Approximated>>,
}

impl Observer for Recorder {
    fn grf(&mut self, address: usize, len: usize) {
        for byte in address..address + len {
            let (reg, bit) = ((byte / GRF_BYTES) as u8, 1 << (byte % GRF_BYTES));
            match self.rows.iter_mut().find(|row| row.0 == reg) {
                Some(row) => row.1 |= bit,
                None => self.rows.push((reg, bit)),
            }
        }
    }

    fn flag(&mut self, register: usize, bits: u32) {
        self.flag_bits[register] |= bits;
    }

    fn channels(&mut self, channels: u32) {
        self.channels = channels;
    }

    fn approximated(&mut self, of: impl FnOnce() -> Approximated) {
        self.approximated = Some(Box::new(of()));
    }
}

impl Recorder {
    pub(crate) fn enabled(&self) -> u32 {
        self.channels
    }

    /// The record, with register contents taken from `thread` as it is now.
    pub(crate) fn finish(self, ip: u32, opcode: Opcode, event: Event, thread: &Thread) -> Retired {
        let mut rows: Vec<RowWrite> =
            self.rows.into_iter().map(|(reg, bytes)| RowWrite { reg, bytes, data: thread.register(reg) }).collect();
        rows.sort_by_key(|row| row.reg);
        Retired {
            ip,
            opcode,
            channels: self.channels,
            rows,
            sources: Vec::new(),
            flag_bits: self.flag_bits,
            flags: thread.flags(),
            next_ip: thread.flow().ip(),
            active: thread.flow().active(),
            approximated: self.approximated,
            event,
        }
    }
}
