//! Architectural state of one hardware thread.

use tessera_isa::{Arf, Location, Register, GRF_BYTES, GRF_COUNT};

use crate::float::FloatEnv;
use crate::flow::Flow;

/// Bytes of the general register file.
pub(crate) const GRF_FILE_BYTES: usize = GRF_BYTES * GRF_COUNT;

/// Bytes of the longest architecture register view (`acc0` with `acc1` behind it).
pub(crate) const ARF_VIEW_BYTES: usize = 64;

/// Dword lanes of `acc0` and `acc1` together.
const ACC_LANES: usize = 16;

/// A thread: general registers, architecture registers and flow control.
///
/// Architecture registers other than those the payload sets start as zero (`cr0` too: nearest even, denormals
/// flushed).
#[derive(Debug, Clone)]
pub struct Thread {
    pub(crate) grf: Box<[u8; GRF_FILE_BYTES]>,
    pub(crate) flow: Flow,
    pub(crate) flags: [u32; 2],
    pub(crate) address: [u16; 16],
    pub(crate) cr0: [u32; 4],
    pub(crate) n0: [u32; 4],
    /// `cr0.0` decoded, kept up to date by every write.
    pub(crate) env: FloatEnv,
    pub(crate) acc: Accumulators,
    pub(crate) mme: [[u8; GRF_BYTES]; 8],
}

/// `acc0` and `acc1`.
///
/// A dword integer lane is wider than its 32 visible bits: `guard` holds bits 95:32 of what was last computed
/// into it, which is more than any sequence of the instruction set needs (a 32x32 product plus an
/// accumulation).
#[derive(Debug, Clone)]
pub(crate) struct Accumulators {
    visible: [u8; ARF_VIEW_BYTES],
    guard: [i64; ACC_LANES],
}

impl Accumulators {
    /// An integer lane with its guard bits.
    pub(crate) fn wide(&self, lane: usize) -> i128 {
        let low = u32::from_le_bytes(self.visible[lane * 4..][..4].try_into().unwrap_or_default());
        i128::from(self.guard[lane]) << 32 | i128::from(low)
    }

    /// Sets an integer lane including its guard bits.
    pub(crate) fn set_wide(&mut self, lane: usize, value: i128) {
        self.visible[lane * 4..][..4].copy_from_slice(&(value as u32).to_le_bytes());
        self.guard[lane] = (value >> 32) as i64;
    }

    /// The visible bytes, `acc1` after `acc0`.
    pub(crate) fn visible(&self) -> &[u8; ARF_VIEW_BYTES] {
        &self.visible
    }

    /// Overwrites visible bytes; guard bits of the touched lanes become those of a non-negative value.
    pub(crate) fn set_visible(&mut self, offset: usize, bytes: &[u8]) {
        for (i, &byte) in bytes.iter().enumerate() {
            let at = (offset + i) % ARF_VIEW_BYTES;
            self.visible[at] = byte;
            self.guard[at / 4] = 0;
        }
    }
}

impl Thread {
    /// A thread at `entry` with `dispatch` as its channel mask; `payload` fills registers from
    /// `first_register` on.
    ///
    /// Payload rows beyond the register file are ignored.
    pub fn new(entry: u32, dispatch: u32, first_register: u8, payload: &[[u32; 8]]) -> Self {
        let mut thread = Self {
            grf: Box::new([0; GRF_FILE_BYTES]),
            flow: Flow::new(entry, dispatch),
            flags: [0; 2],
            address: [0; 16],
            cr0: [0; 4],
            n0: [0; 4],
            env: FloatEnv::from_cr0(0),
            acc: Accumulators { visible: [0; ARF_VIEW_BYTES], guard: [0; ACC_LANES] },
            mme: [[0; GRF_BYTES]; 8],
        };
        for (reg, row) in (usize::from(first_register)..GRF_COUNT).zip(payload) {
            for (i, dword) in row.iter().enumerate() {
                thread.grf[reg * GRF_BYTES + i * 4..][..4].copy_from_slice(&dword.to_le_bytes());
            }
        }
        thread
    }

    /// Contents of a general register (numbers wrap at 128).
    pub fn register(&self, reg: u8) -> [u8; GRF_BYTES] {
        let start = usize::from(reg) % GRF_COUNT * GRF_BYTES;
        let mut row = [0; GRF_BYTES];
        row.copy_from_slice(&self.grf[start..start + GRF_BYTES]);
        row
    }

    /// The same as eight dwords.
    pub(crate) fn register_dwords(&self, reg: u8) -> [u32; 8] {
        let row = self.register(reg);
        std::array::from_fn(|i| u32::from_le_bytes([row[i * 4], row[i * 4 + 1], row[i * 4 + 2], row[i * 4 + 3]]))
    }

    /// Sets bytes of a general register: for an engine whose approximation is another one.
    pub fn overwrite(&mut self, reg: u8, byte: usize, values: &[u8]) {
        let at = usize::from(reg) * GRF_BYTES + byte;
        self.grf[at..at + values.len()].copy_from_slice(values);
    }

    /// `f0` and `f1`.
    pub fn flags(&self) -> [u32; 2] {
        self.flags
    }

    /// `cr0.0`.
    pub fn control(&self) -> u32 {
        self.cr0[0]
    }

    /// Flow-control state.
    pub fn flow(&self) -> &Flow {
        &self.flow
    }

    /// The message gateway's barrier notification: increments `n0.0`.
    pub fn notify(&mut self) {
        self.n0[0] = self.n0[0].saturating_add(1);
    }

    /// `cr0.0` asks for ALT float mode or single program flow.
    #[inline(always)]
    pub(crate) fn has_unsupported_mode(&self) -> bool {
        self.cr0[0] & 0b101 != 0
    }

    /// Address that `a0.<index> + offset` points to in the general register file.
    pub(crate) fn indirect_address(&self, index: usize, offset: i16) -> usize {
        let address = i32::from(self.address[index % 16]) + i32::from(offset);
        address.rem_euclid(GRF_FILE_BYTES as i32) as usize
    }

    /// Bytes of an architecture register as a source sees them; `None` for registers this engine does not
    /// have.
    pub(crate) fn arf_view(&self, arf: Arf) -> Option<[u8; ARF_VIEW_BYTES]> {
        let mut view = [0; ARF_VIEW_BYTES];
        let mut dwords = |values: &[u32]| {
            for (slot, value) in view.chunks_exact_mut(4).zip(values) {
                slot.copy_from_slice(&value.to_le_bytes());
            }
        };
        match arf {
            Arf::Null => {}
            Arf::Address => {
                for (slot, value) in view.chunks_exact_mut(2).zip(self.address) {
                    slot.copy_from_slice(&value.to_le_bytes());
                }
            }
            Arf::Accumulator(0) => view = *self.acc.visible(),
            Arf::Accumulator(_) => view[..32].copy_from_slice(&self.acc.visible()[32..]),
            Arf::MacroExtension(i) => view[..32].copy_from_slice(&self.mme[usize::from(i & 7)]),
            Arf::Flag(0) => dwords(&self.flags),
            Arf::Flag(_) => dwords(&self.flags[1..]),
            Arf::ChannelEnable => dwords(&[self.flow.active()]),
            // sr0.2 and sr0.3 are the dispatch and vector masks; thread identifiers read as zero.
            Arf::State(0) => dwords(&[0, 0, self.flow.dispatch(), self.flow.dispatch()]),
            Arf::Control => dwords(&self.cr0),
            Arf::Notification => dwords(&self.n0),
            Arf::InstructionPointer => dwords(&[self.flow.ip()]),
            // Compilers read it only to wait for a message, and nothing here takes time.
            Arf::Timestamp => {}
            _ => return None,
        }
        Some(view)
    }

    /// Whether [`Thread::set_arf`] takes this register.
    pub(crate) fn arf_is_writable(arf: Arf) -> bool {
        matches!(
            arf,
            Arf::Null
                | Arf::Address
                | Arf::Accumulator(_)
                | Arf::MacroExtension(_)
                | Arf::Flag(_)
                | Arf::Control
                | Arf::Notification
                // How long the thread should pause; nothing here waits for time to pass.
                | Arf::Timestamp
        )
    }

    /// Whether a source may name this register.
    pub(crate) fn arf_is_readable(arf: Arf) -> bool {
        Self::arf_is_writable(arf) || matches!(arf, Arf::ChannelEnable | Arf::State(0) | Arf::InstructionPointer)
    }

    /// Overwrites bytes of an architecture register; bytes beyond its end are dropped. Returns the flag
    /// register and its bits when flags were written.
    pub(crate) fn set_arf(&mut self, arf: Arf, offset: usize, bytes: &[u8]) -> Option<(usize, u32)> {
        match arf {
            Arf::Address => {
                for (i, &byte) in bytes.iter().enumerate() {
                    if let Some(word) = self.address.get_mut((offset + i) / 2) {
                        *word = u32_with_byte(u32::from(*word), (offset + i) % 2, byte) as u16;
                    }
                }
            }
            Arf::Accumulator(i) => self.acc.set_visible(usize::from(i & 1) * 32 + offset, bytes),
            Arf::MacroExtension(m) => {
                for (i, &byte) in bytes.iter().enumerate() {
                    if let Some(slot) = self.mme[usize::from(m & 7)].get_mut(offset + i) {
                        *slot = byte;
                    }
                }
            }
            Arf::Flag(f) => {
                let register = usize::from(f & 1);
                let mut written = 0;
                for (i, &byte) in bytes.iter().enumerate().take_while(|(i, _)| offset + i < 4) {
                    let at = offset + i;
                    self.flags[register] = u32_with_byte(self.flags[register], at, byte);
                    written |= 0xFF << (at * 8);
                }
                return Some((register, written));
            }
            Arf::Control => {
                set_dwords(&mut self.cr0, offset, bytes);
                self.env = FloatEnv::from_cr0(self.cr0[0]);
            }
            Arf::Notification => set_dwords(&mut self.n0, offset, bytes),
            _ => {}
        }
        None
    }

    /// The dword a jump or call register operand names.
    pub(crate) fn dword_at(&self, loc: Location) -> Option<u32> {
        let address = match loc {
            Location::Direct { reg: Register::Grf(reg), subreg } => usize::from(reg) * GRF_BYTES + usize::from(subreg),
            Location::Direct { .. } => return None,
            Location::Indirect { a0, offset } => self.indirect_address(usize::from(a0), offset),
        };
        let mut raw = [0; 4];
        raw.copy_from_slice(self.grf.get(address..address + 4)?);
        Some(u32::from_le_bytes(raw))
    }
}

fn u32_with_byte(value: u32, index: usize, byte: u8) -> u32 {
    value & !(0xFF << (index * 8)) | u32::from(byte) << (index * 8)
}

fn set_dwords(dwords: &mut [u32; 4], offset: usize, bytes: &[u8]) {
    for (i, &byte) in bytes.iter().enumerate() {
        if let Some(dword) = dwords.get_mut((offset + i) / 4) {
            *dword = u32_with_byte(*dword, (offset + i) % 4, byte);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payload_fills_registers_from_the_first() {
        let thread = Thread::new(0, 1, 2, &[[1, 2, 3, 4, 5, 6, 7, 8], [9; 8]]);
        assert_eq!(thread.register_dwords(2), [1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(thread.register_dwords(3), [9; 8]);
        assert_eq!(thread.register_dwords(1), [0; 8]);
    }

    #[test]
    fn flags_are_bytes_of_two_dwords() {
        let mut thread = Thread::new(0, 1, 0, &[]);
        assert_eq!(thread.set_arf(Arf::Flag(1), 2, &[0x34, 0x12]), Some((1, 0xFFFF_0000)));
        assert_eq!(thread.flags(), [0, 0x1234_0000]);
        let view = thread.arf_view(Arf::Flag(1)).expect("readable");
        assert_eq!(view[..4], [0, 0, 0x34, 0x12]);
    }

    #[test]
    fn accumulator_lanes_keep_their_guard_bits() {
        let mut thread = Thread::new(0, 1, 0, &[]);
        thread.acc.set_wide(3, -5_000_000_000);
        assert_eq!(thread.acc.wide(3), -5_000_000_000);
        thread.set_arf(Arf::Accumulator(0), 12, &1u32.to_le_bytes());
        assert_eq!(thread.acc.wide(3), 1);
    }

    #[test]
    fn control_writes_reach_the_float_environment() {
        let mut thread = Thread::new(0, 1, 0, &[]);
        thread.set_arf(Arf::Control, 0, &0x4F0u32.to_le_bytes());
        assert_eq!(thread.env, FloatEnv::from_cr0(0x4F0));
        assert!(thread.env.keep_f16 && thread.env.keep_f32 && thread.env.keep_f64);
    }

    #[test]
    fn indirect_addresses_wrap_at_the_file() {
        let mut thread = Thread::new(0, 1, 0, &[]);
        thread.address[2] = 4090;
        assert_eq!(thread.indirect_address(2, 16), 10);
        assert_eq!(thread.indirect_address(3, -1), 4095);
    }
}
