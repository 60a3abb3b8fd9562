//! Operands of ALU instructions: where the elements are.

use crate::arith::int::IntType;
use crate::bits::{bit, field};
use crate::codes::{arf, file, types};
use tessera_ports::uop::{acc_row, grf_row, ADDRESS, UNIFIED_A0, UNIFIED_CR0, UNIFIED_N0};

/// Bytes of a register.
const ROW_BYTES: u32 = 32;
/// Bytes of the general registers of a thread.
const FILE_BYTES: u32 = 4096;
/// VertStride code of a source each of whose rows has its own address.
const BY_ROW: u32 = 15;

/// Swizzle xyzw.
pub const IDENTITY: u32 = 0xE4;
/// Swizzle xyxy: the first f64 of 16 bytes for all lanes.
pub const FIRST_DOUBLE: u32 = 0x44;
/// Swizzle zwzw: the second one.
pub const SECOND_DOUBLE: u32 = 0xEE;

/// Accumulator row with bits 47:16 of the products in acc0 (rule 48).
pub const PRODUCTS: u8 = 10;

/// Element type of the subset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    /// An integer.
    Int(IntType),
    /// f32.
    Float,
    /// f16.
    Half,
    /// f64.
    Double,
}

impl Type {
    /// Unsigned, 64 bits.
    pub const UQ: Type = Type::Int(IntType { width: 64, signed: false });
    /// Signed, 64 bits.
    pub const Q: Type = Type::Int(IntType { width: 64, signed: true });
    /// Unsigned, 32 bits.
    pub const UD: Type = Type::Int(IntType { width: 32, signed: false });
    /// Signed, 32 bits.
    pub const D: Type = Type::Int(IntType { width: 32, signed: true });
    /// Unsigned, 16 bits.
    pub const UW: Type = Type::Int(IntType { width: 16, signed: false });
    /// Signed, 16 bits.
    pub const W: Type = Type::Int(IntType { width: 16, signed: true });

    /// Unsigned, 8 bits.
    pub const UB: Type = Type::Int(IntType { width: 8, signed: false });
    /// Signed, 8 bits.
    pub const B: Type = Type::Int(IntType { width: 8, signed: true });

    /// From the type code of a register (sec. 2.3).
    pub fn from_code(code: u32) -> Option<Type> {
        Some(match code {
            types::UD => Type::UD,
            types::D => Type::D,
            types::UW => Type::UW,
            types::W => Type::W,
            types::UB => Type::UB,
            types::B => Type::B,
            types::F => Type::Float,
            types::DF => Type::Double,
            types::HF => Type::Half,
            types::UQ => Type::UQ,
            types::Q => Type::Q,
            _ => return None,
        })
    }

    /// Elements of an immediate, by its type code. There are no immediates of a byte: their codes mean packed
    /// ones, and those of hf and df are other ones than a register's.
    pub fn of_immediate(code: u32) -> Option<Type> {
        match code {
            types::UV => Some(Type::UW),
            types::V => Some(Type::W),
            types::VF => Some(Type::Float),
            types::IMMEDIATE_HF => Some(Type::Half),
            types::IMMEDIATE_DF => Some(Type::Double),
            _ => Type::from_code(code),
        }
    }

    /// Bytes of an element.
    pub fn size(self) -> u32 {
        match self {
            Type::Int(int) => int.width / 8,
            Type::Double => 8,
            Type::Float => 4,
            Type::Half => 2,
        }
    }

    /// The bits of `bits` that an element has.
    pub fn pattern(self, bits: u64) -> u64 {
        bits & u64::MAX >> (64 - 8 * self.size())
    }

    /// uq, q or df.
    pub fn is_wide(self) -> bool {
        self.size() == 8
    }

    /// f64, f32 or f16.
    pub fn is_float(self) -> bool {
        matches!(self, Type::Float | Type::Half | Type::Double)
    }
}

/// What an operand names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Nothing: null destination, unused source.
    Null,
    /// A general register, by number.
    Grf(u8),
    /// acc0, acc1, or the row that keeps bits 47:16 of products, [`PRODUCTS`].
    Acc(u8),
    /// a0.
    Address,
    /// A general register that a0 tells when the instruction is executed.
    Indirect(Indirect),
    /// f0 or f1.
    Flag(u8),
    /// The control register.
    Cr0,
    /// The notification counter n0.0, as a destination.
    N0,
    /// The timestamp, as a source; it is always 0.
    Tm0,
    /// The values themselves: lane `i` has number `i mod 8`.
    Immediate([u64; 8]),
}

/// How a0 tells where an operand is (rules 52 and 53).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Indirect {
    /// Word of a0, of the first row if there is one for each.
    pub word: u8,
    /// What is added to it.
    pub offset: i16,
    /// Each row of the region has its own word.
    pub by_row: bool,
}

impl Indirect {
    /// From the word of a0, and the low and the top bits of the offset.
    fn new(word: u32, low: u32, top: bool, by_row: bool) -> Indirect {
        Indirect { word: word as u8, offset: low as i16 - if top { 512 } else { 0 }, by_row }
    }

    /// The address, of elements of `size` bytes, where a0 holds `base`.
    pub fn address(&self, base: u32, size: u32) -> u32 {
        (base as i32 + i32::from(self.offset)).rem_euclid(FILE_BYTES as i32) as u32 / size * size
    }
}

/// An operand whose address is known: the register it begins in, and how its elements lie from there.
pub fn at(address: u32, span: Span) -> (Place, Span) {
    (Place::Grf((address / ROW_BYTES) as u8), Span { sub: address % ROW_BYTES, ..span })
}

impl Place {
    /// From register file and number; `None` outside the subset.
    fn new(register_file: u32, number: u32) -> Option<Place> {
        Some(match (register_file, number) {
            (file::GRF, _) => Place::Grf(number as u8),
            (file::ARF, arf::NULL) => Place::Null,
            (file::ARF, arf::A0) => Place::Address,
            (file::ARF, arf::ACC0 | arf::ACC1) => Place::Acc((number - arf::ACC0) as u8),
            (file::ARF, arf::F0 | arf::F1) => Place::Flag((number - arf::F0) as u8),
            (file::ARF, arf::CR0) => Place::Cr0,
            (file::ARF, arf::N0) => Place::N0,
            (file::ARF, arf::TM0) => Place::Tm0,
            _ => return None,
        })
    }

    /// f0, f1, cr0, n0 or tm0: a 32-bit register outside the rows.
    pub fn is_scalar(self) -> bool {
        matches!(self, Place::Flag(_) | Place::Cr0 | Place::N0 | Place::Tm0)
    }

    /// Row of the operand's first register, for operands that live in rows.
    pub fn row(self, slot: u8) -> Option<u16> {
        match self {
            Place::Grf(number) => Some(grf_row(slot.into(), number.into()) as u16),
            Place::Acc(index) => Some(acc_row(slot.into(), index.into()) as u16),
            Place::Address => Some(acc_row(slot.into(), ADDRESS) as u16),
            _ => None,
        }
    }

    /// How a0 tells it, if it does.
    pub fn indirect(self) -> Option<Indirect> {
        match self {
            Place::Indirect(indirect) => Some(indirect),
            _ => None,
        }
    }

    /// Unified register number, for operands that order instructions.
    pub fn unified(self) -> Option<u8> {
        match self {
            Place::Grf(number) => Some(number),
            Place::Acc(index) => Some(128 + index),
            Place::Address => Some(UNIFIED_A0 as u8),
            Place::Cr0 => Some(UNIFIED_CR0 as u8),
            Place::N0 => Some(UNIFIED_N0 as u8),
            _ => None,
        }
    }
}

/// Byte addresses of the elements, counted from the start of the first register.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// Byte of element 0.
    pub sub: u32,
    /// Bytes of an element.
    pub size: u32,
    /// In elements.
    pub vertical: u32,
    /// Binary logarithm of the width.
    pub width_log: u32,
    /// In elements.
    pub horizontal: u32,
}

impl Span {
    /// Address of element `i`.
    pub fn byte(&self, i: u32) -> u32 {
        let (row, column) = (i >> self.width_log, i & ((1 << self.width_log) - 1));
        self.sub + (row * self.vertical + column * self.horizontal) * self.size
    }

    /// Last byte that `lanes` elements touch.
    pub fn last_byte(&self, lanes: u32) -> u32 {
        self.byte(lanes - 1) + self.size - 1
    }

    /// How the eight lanes from lane `from` on lie: byte of the first in its register, and what each bit of a
    /// lane's number adds to that, modulo the 64 bytes of two registers.
    pub fn lay(&self, from: u32) -> (u8, [u8; 3]) {
        let first = self.byte(from);
        // Rows that all begin at one address lie before the end of the row at hand.
        let step = [1, 2, 4].map(|lane| (self.byte(from + lane).wrapping_sub(first) % (2 * ROW_BYTES)) as u8);
        ((first % ROW_BYTES) as u8, step)
    }

    /// The same of the four elements from element `from` on, two lanes each; `split`: the second lane holds
    /// the upper half of the element.
    pub fn wide_lay(&self, from: u32, split: bool) -> (u8, [u8; 3]) {
        let (first, [next, second, _]) = self.lay(from);
        (first, [if split { 4 } else { 0 }, next, second])
    }

    /// First and last register (from the operand's first) that elements `from..to` touch.
    pub fn registers(&self, from: u32, to: u32) -> (u32, u32) {
        (self.byte(from) / ROW_BYTES, self.last_byte(to) / ROW_BYTES)
    }
}

/// Stride of a two-bit code: 0, 1, 2, 4.
fn stride(code: u32) -> u32 {
    1 << code >> 1
}

/// What eight lanes see of an immediate whose results go to `dst` (rule 41).
fn immediate(code: u32, bits: u32, dst: Span) -> [u32; 8] {
    let words = (dst.vertical * dst.size / 2).max(1);
    std::array::from_fn(|lane| {
        let lane = lane as u32;
        let nibble = bits >> (4 * (lane * words % 8)) & 0xF;
        match code {
            types::UV => nibble,
            types::V if nibble > 7 => 0xFFF0 | nibble,
            types::V => nibble,
            types::VF => packed_float(bits >> (8 * (lane % 4)) & 0xFF),
            _ => bits,
        }
    })
}

/// The f32 of the same value.
fn packed_float(byte: u32) -> u32 {
    let sign = if byte > 0x7F { -1.0 } else { 1.0f32 };
    let value = match byte & 0x7F {
        0 => 0.0,
        rest => (1.0 + (rest % 16) as f32 / 16.0) * 2.0f32.powi((rest / 16) as i32 - 3),
    };
    (sign * value).to_bits()
}

/// A source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source {
    /// Where the elements are.
    pub place: Place,
    /// What they are.
    pub ty: Type,
    /// How they lie.
    pub span: Span,
    /// Absolute value, before `negate`.
    pub abs: bool,
    /// Negation; of logic operations bitwise.
    pub negate: bool,
}

/// A destination.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Destination {
    /// Where the elements go.
    pub place: Place,
    /// What they are.
    pub ty: Type,
    /// How they lie.
    pub span: Span,
}

impl Source {
    /// A source slot that the opcode does not have.
    pub const UNUSED: Source = Source {
        place: Place::Null,
        ty: Type::UD,
        span: Span { sub: 0, size: 4, vertical: 0, width_log: 0, horizontal: 0 },
        abs: false,
        negate: false,
    };

    /// Source `index` (0 or 1) of the one- and two-source layout (sec. 2.2).
    pub fn basic(word: u128, index: u32) -> Option<Source> {
        let (source_file, code, base) = match index {
            0 => (field(word, 42, 41), field(word, 46, 43), 64),
            _ => (field(word, 90, 89), field(word, 94, 91), 96),
        };
        let ty = if source_file == file::IMMEDIATE { Type::of_immediate(code) } else { Type::from_code(code) }?;
        let span = Span {
            sub: field(word, base + 4, base),
            size: ty.size(),
            vertical: stride(field(word, base + 24, base + 21)),
            width_log: field(word, base + 20, base + 18),
            horizontal: stride(field(word, base + 17, base + 16)),
        };
        if source_file == file::IMMEDIATE {
            let values = if ty.is_wide() {
                [(word >> 64) as u64; 8]
            } else {
                immediate(code, field(word, 127, 96), Destination::basic(word)?.span).map(u64::from)
            };
            let place = Place::Immediate(values);
            return Some(Source { place, ty, ..Source::UNUSED });
        }
        let (abs, negate) = (bit(word, base + 13), bit(word, base + 14));
        if index == 0 && bit(word, 79) {
            let by_row = field(word, 88, 85) == BY_ROW;
            let place = Place::Indirect(Indirect::new(field(word, 76, 73), field(word, 72, 64), bit(word, 95), by_row));
            let vertical = if by_row { 0 } else { span.vertical };
            return Some(Source { place, ty, span: Span { sub: 0, vertical, ..span }, abs, negate });
        }
        let place = Place::new(source_file, field(word, base + 12, base + 5))?;
        Some(Source { place, ty, span, abs, negate })
    }

    /// The same with so many elements, and registers, between it and its beginning.
    pub fn behind(&self, elements: u32, registers: u32) -> Source {
        let place = match self.place {
            Place::Grf(number) => Place::Grf(number + registers as u8),
            place => place,
        };
        Source { place, span: Span { sub: self.span.sub + elements * self.span.size, ..self.span }, ..*self }
    }

    /// Of groups of four (rule 66) an element, for all of a group. Longer rows are packed ones.
    pub fn in_group(&self, element: u32) -> Source {
        let vertical = if self.span.width_log == 2 { self.span.vertical } else { 4 };
        let groups = Source { span: Span { vertical, width_log: 2, horizontal: 0, ..self.span }, ..*self };
        groups.behind(element, 0)
    }

    /// Floats from acc0 on.
    pub fn accumulator() -> Source {
        let span = Span { sub: 0, size: 4, vertical: 8, width_log: 3, horizontal: 1 };
        Source { place: Place::Acc(0), ty: Type::Float, span, ..Source::UNUSED }
    }

    /// Bits 47:16 of the products in acc0, for numbers of type `ty`.
    pub fn products(ty: Type) -> Source {
        let span = Span { sub: 0, size: 4, vertical: 1, width_log: 0, horizontal: 0 };
        Source { place: Place::Acc(PRODUCTS), ty, span, ..Source::UNUSED }
    }

    /// Source `index` (0..=2) of the three-source layout (sec. 2.4).
    pub fn ternary(word: u128, index: u32) -> Source {
        let base = 64 + 21 * index;
        let half = match index {
            0 => field(word, 45, 43) == types::TERNARY_HF,
            _ => bit(word, 37 - index),
        };
        let ty = match field(word, 45, 43) {
            types::TERNARY_D => Type::D,
            types::TERNARY_UD => Type::UD,
            types::TERNARY_DF => Type::Double,
            _ if half => Type::Half,
            _ => Type::Float,
        };
        let mut sub = 4 * field(word, base + 11, base + 9) + 2 * field(word, base + 20, base + 20);
        let mut element = u32::from(!bit(word, base));
        let swizzle = field(word, base + 8, base + 1);
        if ty == Type::Double && element == 1 && swizzle != IDENTITY {
            // One of the two in 16 bytes.
            element = 0;
            sub += if swizzle == SECOND_DOUBLE { 8 } else { 0 };
        }
        Source {
            place: Place::Grf(field(word, base + 19, base + 12) as u8),
            ty,
            span: Span { sub, size: ty.size(), vertical: element, width_log: 0, horizontal: 0 },
            abs: bit(word, 37 + 2 * index),
            negate: bit(word, 38 + 2 * index),
        }
    }
}

impl Destination {
    /// Destination of the one- and two-source layout.
    pub fn basic(word: u128) -> Option<Destination> {
        let ty = Type::from_code(field(word, 40, 37))?;
        if bit(word, 63) {
            let place = Place::Indirect(Indirect::new(field(word, 60, 57), field(word, 56, 48), bit(word, 47), false));
            return Some(Destination::packed(place, ty, 0, stride(field(word, 62, 61))));
        }
        let place = match Place::new(field(word, 36, 35), field(word, 60, 53))? {
            // How long the thread should pause: nobody does.
            Place::Tm0 => Place::Null,
            place => place,
        };
        Some(Destination::packed(place, ty, field(word, 52, 48), stride(field(word, 62, 61))))
    }

    /// Destination of the three-source layout.
    pub fn ternary(word: u128) -> Destination {
        let ty = match field(word, 48, 46) {
            types::TERNARY_D => Type::D,
            types::TERNARY_UD => Type::UD,
            types::TERNARY_DF => Type::Double,
            types::TERNARY_HF => Type::Half,
            _ => Type::Float,
        };
        Destination::packed(Place::Grf(field(word, 63, 56) as u8), ty, 4 * field(word, 55, 53), 1)
    }

    /// Every `step`-th element of that type from byte `sub` on.
    pub fn packed(place: Place, ty: Type, sub: u32, step: u32) -> Destination {
        Destination { place, ty, span: Span { sub, size: ty.size(), vertical: step, width_log: 0, horizontal: 0 } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_a_two_dimensional_region() {
        // <8;4,2>:uw at byte 6.
        let span = Span { sub: 6, size: 2, vertical: 8, width_log: 2, horizontal: 2 };
        let bytes: Vec<u32> = (0..8).map(|i| span.byte(i)).collect();
        assert_eq!(bytes, [6, 10, 14, 18, 22, 26, 30, 34]);
        assert_eq!(span.last_byte(8), 35);
        assert_eq!(span.registers(0, 8), (0, 1));
        assert_eq!(span.registers(0, 4), (0, 0));
    }

    #[test]
    fn packed_immediates_give_each_lane_its_own() {
        let dst = |ty, stride| Destination::packed(Place::Null, ty, 0, stride).span;
        assert_eq!(immediate(types::UV, 0x7654_3210, dst(Type::UW, 1)), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(immediate(types::UV, 0x7654_3210, dst(Type::UB, 1)), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(immediate(types::UV, 0x7654_3210, dst(Type::UW, 0)), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(immediate(types::UV, 0x7654_3210, dst(Type::UD, 1)), [0, 2, 4, 6, 0, 2, 4, 6]);
        assert_eq!(immediate(types::UV, 0x7654_3210, dst(Type::UW, 4)), [0, 4, 0, 4, 0, 4, 0, 4]);
        assert_eq!(immediate(types::UV, 0x7654_3215, dst(Type::UD, 4)), [5; 8]);
        assert_eq!(immediate(types::V, 0x0000_8F71, dst(Type::W, 1))[..5], [1, 7, 0xFFFF, 0xFFF8, 0]);
        let floats = immediate(types::VF, 0xFF80_3400, dst(Type::Float, 4)).map(f32::from_bits);
        assert_eq!(floats, [0.0, 1.25, -0.0, -31.0, 0.0, 1.25, -0.0, -31.0]);
        assert!(floats[2].is_sign_negative());
        assert_eq!(Type::of_immediate(types::V), Some(Type::W));
    }

    #[test]
    fn fields_of_a_worked_decoding() {
        // mad (16|M0) r2.0<1>:f r8.0<2;1>:f -r8.1<0;0>:f (abs)r123.0<1>:f  (gen9-eu-isa.md appendix B)
        let word = 0x1ec72010_792081c8_021e0300_0080015b;
        let [a, b, c] = [0, 1, 2].map(|i| Source::ternary(word, i));
        assert_eq!((a.place, a.span.byte(9), a.abs, a.negate), (Place::Grf(8), 36, false, false));
        assert_eq!((b.place, b.span.byte(9), b.abs, b.negate), (Place::Grf(8), 4, false, true));
        assert_eq!((c.place, c.span.byte(9), c.abs, c.negate), (Place::Grf(123), 36, true, false));
        assert_eq!(Destination::ternary(word).place, Place::Grf(2));
    }
}
