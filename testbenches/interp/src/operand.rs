//! Operands with their addresses resolved: region fetch and strided store.
//!
//! A whole operand is fetched before anything is stored, so an instruction may overwrite its own sources.

use tessera_isa::{Arf, DataType, Dst, Location, RegSrc, Region, Register, Src, GRF_BYTES};

use crate::lanes::{Element, Lanes, MAX_LANES};
use crate::observe::Observer;
use crate::state::{Thread, ARF_VIEW_BYTES, GRF_FILE_BYTES};

/// Where elements come from or go to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// Byte address in the general register file.
    Grf(usize),
    /// Architecture register and byte within it.
    Arf(Arf, usize),
    /// `r[a0.index + offset]`
    Indirect { index: usize, offset: i16 },
}

impl Place {
    fn resolve(loc: Location) -> Self {
        match loc {
            Location::Direct { reg: Register::Grf(reg), subreg } => {
                Place::Grf(usize::from(reg) * GRF_BYTES + usize::from(subreg))
            }
            Location::Direct { reg: Register::Arf(arf), subreg } => Place::Arf(arf, usize::from(subreg)),
            Location::Indirect { a0, offset } => Place::Indirect { index: usize::from(a0), offset },
        }
    }
}

/// How the lanes of a source are laid out, with the frequent cases named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Layout {
    Packed,
    Scalar,
    Region(Region),
    /// One address register per row.
    PerRow(Region),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Origin {
    Register(Place, Layout),
    /// Element patterns; lane `i` reads entry `i % 8`.
    Immediate([u64; 8]),
}

/// A source operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Source {
    origin: Origin,
    pub ty: DataType,
    pub abs: bool,
    pub neg: bool,
}

impl Source {
    /// `dst_stride` is the distance of the destination's lanes in bytes.
    pub(crate) fn new(src: Src, lanes: usize, dst_stride: usize) -> Self {
        match src {
            Src::Reg(reg) => Self::register(reg, lanes),
            Src::Imm(imm) => Self {
                origin: Origin::Immediate(std::array::from_fn(|lane| imm.lane_bits(lane, dst_stride))),
                ty: imm.ty.element(),
                abs: false,
                neg: false,
            },
        }
    }

    pub(crate) fn register(src: RegSrc, lanes: usize) -> Self {
        let region = src.region;
        let layout = if region.is_per_row() {
            Layout::PerRow(region)
        } else if region.is_packed(lanes) {
            Layout::Packed
        } else if region.is_scalar(lanes) {
            Layout::Scalar
        } else {
            Layout::Region(region)
        };
        Self { origin: Origin::Register(Place::resolve(src.loc), layout), ty: src.ty, abs: src.abs, neg: src.neg }
    }

    /// The place, for a register operand.
    pub(crate) fn place(&self) -> Option<Place> {
        match self.origin {
            Origin::Register(place, _) => Some(place),
            Origin::Immediate(_) => None,
        }
    }

    /// Byte address of a lane in the general register file; `None` for an operand that is not there.
    pub(crate) fn lane_address(&self, thread: &Thread, lane: usize) -> Option<usize> {
        let Origin::Register(place, layout) = self.origin else { return None };
        let size = self.ty.size();
        let offset = match layout {
            Layout::Packed => lane * size,
            Layout::Scalar => 0,
            Layout::Region(region) | Layout::PerRow(region) => region.lane_offset(lane, size),
        };
        let first = match place {
            Place::Grf(address) => address,
            Place::Arf(..) => return None,
            Place::Indirect { offset, .. } => thread.indirect_address(self.address_register(lane)?, offset) / size * size,
        };
        Some((first + offset) % GRF_FILE_BYTES)
    }

    /// The address register that a lane goes through; `None` unless the operand is register-indirect.
    pub(crate) fn address_register(&self, lane: usize) -> Option<usize> {
        match self.origin {
            Origin::Register(Place::Indirect { index, .. }, Layout::PerRow(region)) => Some((index + region.row(lane)) % 16),
            Origin::Register(Place::Indirect { index, .. }, _) => Some(index % 16),
            _ => None,
        }
    }

    /// The element `bytes` further, for every lane; `None` unless it is in a general register named directly.
    pub(crate) fn component(self, bytes: usize) -> Option<Self> {
        match self.origin {
            Origin::Register(Place::Grf(address), _) => {
                Some(Self { origin: Origin::Register(Place::Grf((address + bytes) % GRF_FILE_BYTES), Layout::Scalar), ..self })
            }
            _ => None,
        }
    }

    /// The same operand `bytes` further; `None` unless it is in general registers named directly.
    pub(crate) fn displaced(self, bytes: usize) -> Option<Self> {
        match self.origin {
            Origin::Register(Place::Grf(address), layout) => {
                Some(Self { origin: Origin::Register(Place::Grf((address + bytes) % GRF_FILE_BYTES), layout), ..self })
            }
            _ => None,
        }
    }

    pub(crate) fn without_modifiers(self) -> Self {
        Self { abs: false, neg: false, ..self }
    }

    /// The same register-indirect operand with one address register per lane.
    pub(crate) fn with_address_per_lane(self) -> Option<Self> {
        match self.origin {
            Origin::Register(place @ Place::Indirect { .. }, _) => {
                Some(Self { origin: Origin::Register(place, Layout::PerRow(Region::per_row(1, 0))), ..self })
            }
            _ => None,
        }
    }

    /// Raw elements of the width of `T`, source modifiers not applied.
    #[inline(always)]
    pub(crate) fn fetch<T: Element>(&self, thread: &Thread, n: usize) -> Lanes<T> {
        match self.origin {
            Origin::Immediate(values) => {
                let mut out = [T::default(); MAX_LANES];
                for (lane, out) in out.iter_mut().enumerate().take(n) {
                    *out = T::truncate(values[lane % 8]);
                }
                out
            }
            Origin::Register(Place::Grf(address), layout) => gather(&thread.grf[..], address, layout, n),
            Origin::Register(Place::Arf(arf, offset), layout) => {
                let view = thread.arf_view(arf).unwrap_or([0; ARF_VIEW_BYTES]);
                gather(&view, offset, layout, n)
            }
            Origin::Register(Place::Indirect { index, offset }, Layout::PerRow(region)) => {
                let mut out = [T::default(); MAX_LANES];
                for (lane, out) in out.iter_mut().enumerate().take(n) {
                    let row = element_address::<T>(thread, index + region.row(lane), offset);
                    *out = load_wrapping(&thread.grf[..], row + region.lane_offset(lane, T::SIZE));
                }
                out
            }
            Origin::Register(Place::Indirect { index, offset }, layout) => {
                let address = element_address::<T>(thread, index, offset);
                gather(&thread.grf[..], address, layout, n)
            }
        }
    }
}

/// Where an indirect operand begins: elements lie at multiples of their size, whatever a0 holds.
#[inline(always)]
fn element_address<T: Element>(thread: &Thread, index: usize, offset: i16) -> usize {
    thread.indirect_address(index, offset) / T::SIZE * T::SIZE
}

/// Reads one lane per element of a register file whose addresses wrap at its end.
#[inline(always)]
fn gather<T: Element>(file: &[u8], address: usize, layout: Layout, n: usize) -> Lanes<T> {
    let mut out = [T::default(); MAX_LANES];
    match layout {
        Layout::Packed => match file.get(address..address + n * T::SIZE) {
            Some(bytes) => {
                for (out, bytes) in out.iter_mut().zip(bytes.chunks_exact(T::SIZE)) {
                    *out = T::load(bytes);
                }
            }
            None => {
                for (lane, out) in out.iter_mut().enumerate().take(n) {
                    *out = load_wrapping(file, address + lane * T::SIZE);
                }
            }
        },
        Layout::Scalar => {
            let value = load_wrapping(file, address);
            out[..n].fill(value);
        }
        Layout::Region(region) | Layout::PerRow(region) => {
            for (lane, out) in out.iter_mut().enumerate().take(n) {
                *out = load_wrapping(file, address + region.lane_offset(lane, T::SIZE));
            }
        }
    }
    out
}

#[inline(always)]
fn load_wrapping<T: Element>(file: &[u8], address: usize) -> T {
    match file.get(address..address + T::SIZE) {
        Some(bytes) => T::load(bytes),
        None => {
            let mut bytes = [0; 8];
            for (i, byte) in bytes.iter_mut().enumerate().take(T::SIZE) {
                *byte = file[(address + i) % file.len()];
            }
            T::load(&bytes)
        }
    }
}

/// A destination operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Dest {
    pub place: Place,
    pub ty: DataType,
    /// Bytes from one lane to the next.
    stride: usize,
}

impl Dest {
    pub(crate) fn new(dst: Dst) -> Self {
        Self { place: Place::resolve(dst.loc), ty: dst.ty, stride: dst.stride() }
    }

    pub(crate) fn is_null(&self) -> bool {
        matches!(self.place, Place::Arf(Arf::Null, _))
    }

    /// The same destination one general register further.
    pub(crate) fn next_register(self) -> Self {
        let place = match self.place {
            Place::Grf(address) => Place::Grf((address + GRF_BYTES) % GRF_FILE_BYTES),
            other => other,
        };
        Self { place, ..self }
    }

    /// Byte address of a lane in the general register file.
    pub(crate) fn register_lane(&self, lane: usize) -> Option<usize> {
        match self.place {
            Place::Grf(address) => Some((address + lane * self.stride) % GRF_FILE_BYTES),
            _ => None,
        }
    }

    /// Byte offset of a lane within an accumulator destination.
    pub(crate) fn accumulator_lane(&self, lane: usize) -> Option<usize> {
        match self.place {
            Place::Arf(Arf::Accumulator(i), offset) if self.ty.size() == 4 => {
                Some((usize::from(i) * GRF_BYTES + offset + lane * self.stride) / 4 % 16)
            }
            _ => None,
        }
    }

    /// Writes the lanes of `enabled`; other bytes keep their contents.
    #[inline(always)]
    pub(crate) fn store<T: Element, O: Observer>(
        &self,
        thread: &mut Thread,
        values: &Lanes<T>,
        enabled: u32,
        n: usize,
        observer: &mut O,
    ) {
        let address = match self.place {
            Place::Grf(address) => address,
            Place::Indirect { index, offset } => element_address::<T>(thread, index, offset),
            Place::Arf(arf, offset) => {
                self.store_arf(thread, (arf, offset), values, enabled, observer);
                return;
            }
        };
        let packed_end = address + n * T::SIZE;
        if self.stride == T::SIZE && enabled == crate::lanes::lane_mask(n) && packed_end <= GRF_FILE_BYTES {
            let bytes = &mut thread.grf[address..packed_end];
            for (bytes, value) in bytes.chunks_exact_mut(T::SIZE).zip(values) {
                value.store(bytes);
            }
            observer.grf(address, n * T::SIZE);
            return;
        }
        let mut rest = enabled;
        while rest != 0 {
            let lane = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let at = (address + lane * self.stride) % GRF_FILE_BYTES;
            if let Some(bytes) = thread.grf.get_mut(at..at + T::SIZE) {
                values[lane].store(bytes);
                observer.grf(at, T::SIZE);
            } else {
                let mut raw = [0; 8];
                values[lane].store(&mut raw);
                for (i, byte) in raw[..T::SIZE].iter().enumerate() {
                    thread.grf[(at + i) % GRF_FILE_BYTES] = *byte;
                    observer.grf((at + i) % GRF_FILE_BYTES, 1);
                }
            }
        }
    }

    fn store_arf<T: Element, O: Observer>(
        &self,
        thread: &mut Thread,
        (arf, offset): (Arf, usize),
        values: &Lanes<T>,
        enabled: u32,
        observer: &mut O,
    ) {
        if arf == Arf::Null {
            return;
        }
        let mut rest = enabled;
        while rest != 0 {
            let lane = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let mut raw = [0; 8];
            values[lane].store(&mut raw);
            let written = thread.set_arf(arf, offset + lane * self.stride, &raw[..T::SIZE]);
            if let Some((register, bits)) = written {
                observer.flag(register, bits);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tessera_isa::HorzStride;

    use super::*;
    use crate::observe::Silent;

    fn counting_thread() -> Thread {
        let mut thread = Thread::new(0, u32::MAX, 0, &[]);
        for (i, byte) in thread.grf.iter_mut().enumerate() {
            *byte = (i % 251) as u8;
        }
        thread
    }

    fn direct(reg: u8, subreg: u8) -> Location {
        Location::Direct { reg: Register::Grf(reg), subreg }
    }

    fn source(loc: Location, ty: DataType, region: Region, lanes: usize) -> Source {
        Source::register(RegSrc { loc, ty, region, abs: false, neg: false }, lanes)
    }

    #[test]
    fn regions_address_elements_linearly() {
        let thread = counting_thread();
        let strided = source(direct(2, 4), DataType::Uw, Region::new(4, 2, 1), 4);
        let lanes: Lanes<u8> = strided.fetch(&thread, 4);
        assert_eq!(lanes[..4], [68, 69, 72, 73]);
        let words: Lanes<u16> = strided.fetch(&thread, 4);
        assert_eq!(words[1], u16::from_le_bytes([70, 71]));
        assert_eq!(words[2], u16::from_le_bytes([76, 77]));
    }

    #[test]
    fn per_row_addresses_come_from_consecutive_address_registers() {
        let mut thread = counting_thread();
        thread.address[1..5].copy_from_slice(&[10, 100, 50, 200]);
        let loc = Location::Indirect { a0: 1, offset: 2 };
        let scattered = source(loc, DataType::Ub, Region::per_row(1, 0), 4);
        let lanes: Lanes<u8> = scattered.fetch(&thread, 4);
        assert_eq!(lanes[..4], [12, 102, 52, 202]);
        let pairs = source(loc, DataType::Ub, Region::per_row(2, 1), 4);
        let lanes: Lanes<u8> = pairs.fetch(&thread, 4);
        assert_eq!(lanes[..4], [12, 13, 102, 103]);
    }

    #[test]
    fn disabled_lanes_and_gaps_keep_their_bytes() {
        let mut thread = counting_thread();
        let before = thread.register(4);
        let dest = Dest::new(Dst { loc: direct(4, 0), ty: DataType::Uw, hstride: HorzStride::S2 });
        let values = [0xAAAAu16; MAX_LANES];
        dest.store(&mut thread, &values, 0b1010, 4, &mut Silent::default());
        let after = thread.register(4);
        for byte in 0..32 {
            let written = matches!(byte, 4 | 5 | 12 | 13);
            assert_eq!(after[byte] == 0xAA, written, "byte {byte}");
            assert!(written || after[byte] == before[byte]);
        }
    }

    #[test]
    fn the_register_file_wraps() {
        let mut thread = counting_thread();
        let dest = Dest::new(Dst { loc: direct(127, 24), ty: DataType::Ud, hstride: HorzStride::S1 });
        let values = [0x0102_0304u32; MAX_LANES];
        dest.store(&mut thread, &values, 0b1111, 4, &mut Silent::default());
        assert_eq!(thread.register_dwords(0)[..2], [0x0102_0304; 2]);
        let back = source(direct(127, 24), DataType::Ud, Region::PACKED, 4);
        assert_eq!(back.fetch::<u32>(&thread, 4)[..4], [0x0102_0304; 4]);
    }
}
