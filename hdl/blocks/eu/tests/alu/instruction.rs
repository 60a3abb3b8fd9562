//! Instructions of the ALU subset: random ones, and their native encoding.
//!
//! Random here is a description, not a word: `model.rs` computes from it without decoding anything. The words
//! of the lockstep tests (`tessera_testbenches::stimuli`) are for two machines that decode.

use tessera_eu::opcode::{
    ADD, ADDC, AND, ASR, AVG, BFE, BFI2, CMP, CSEL, MACH, MAD, MOV, MUL, NOT, OR, SEL, SHL, SHR, SUBB, XOR,
};
use tessera_eu::word::{
    arf_number, condition, file, hi, lo, operand, packed, ternary_hi, ternary_lo, ternary_operand, ternary_types, types, Native,
    IDENTITY_SWIZZLE,
};
use tessera_hdl::word::Part;
use tessera_hdl::U;

pub use tessera_testkit::Random;

/// Register type codes.
pub const UD: u64 = types::UD.raw();
pub const D: u64 = types::D.raw();
pub const UW: u64 = types::UW.raw();
pub const W: u64 = types::W.raw();
pub const UB: u64 = types::UB.raw();
pub const B: u64 = types::B.raw();
pub const F: u64 = types::F.raw();
pub const UQ: u64 = types::UQ.raw();
pub const Q: u64 = types::Q.raw();

/// f0, f1, cr0.
const ARFS: [u64; 3] = [arf_number::F0.raw(), arf_number::F1.raw(), arf_number::CR0.raw()];

fn any_condition(random: &mut Random) -> u64 {
    condition::Z.raw() + random.below(6)
}

/// Where an operand lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum File {
    Null,
    Grf(u64),
    Acc(u64),
    /// A word of a0 and an offset tell; with the flag there is a word for each row.
    Indirect(u64, i64, bool),
    /// f0, f1 or cr0, by number.
    Arf(u64),
    Immediate(u64),
    /// A number for each lane.
    Packed(u32),
}

/// A source: strides and width are codes.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    pub file: File,
    pub kind: u64,
    pub sub: u64,
    pub vstride: u64,
    pub width: u64,
    pub hstride: u64,
    pub abs: bool,
    pub negate: bool,
}

/// An ALU instruction with what TC sends along.
#[derive(Clone, Debug)]
pub struct Instruction {
    pub opcode: U<7>,
    /// Code 0..=5.
    pub size: u64,
    /// In groups of four channels.
    pub channel: u64,
    pub condition: u64,
    pub saturate: bool,
    pub flag: u64,
    pub flag_sub: u64,
    pub dst: File,
    pub dst_kind: u64,
    pub dst_sub: u64,
    pub dst_stride: u64,
    pub src: Vec<Source>,
    pub slot: u64,
    pub sb: u64,
    pub emask: u64,
    pub pmask: u64,
    pub scalar: u64,
}

pub fn bytes(kind: u64) -> u64 {
    match kind {
        UB | B => 1,
        UW | W => 2,
        UQ | Q => 8,
        _ => 4,
    }
}

pub fn stride(code: u64) -> u64 {
    (1 << code) >> 1
}

impl Source {
    /// The type code in the word.
    fn code(&self) -> u64 {
        match (self.file, self.kind) {
            (File::Packed(_), UW) => packed::UV.raw(),
            (File::Packed(_), W) => packed::V.raw(),
            (File::Packed(_), _) => packed::VF.raw(),
            _ => self.kind,
        }
    }

    /// Byte of element `lane`, from the start of the first register.
    pub fn address(&self, lane: u64) -> u64 {
        let (row, column) = (lane >> self.width, lane & ((1 << self.width) - 1));
        self.sub + (row * stride(self.vstride) + column * stride(self.hstride)) * bytes(self.kind)
    }

    /// A source whose place a0 tells.
    fn by_address(random: &mut Random, kind: u64, lanes: u64) -> Self {
        loop {
            let (by_row, width, vstride, hstride) = (random.one_in(2), random.below(5), random.below(7), random.below(4));
            let file = File::Indirect(random.below(16), random.below(1024) as i64 - 512, by_row);
            let vstride = if by_row { 0 } else { vstride };
            let source = Source { file, kind, sub: 0, vstride, width, hstride, abs: false, negate: false };
            let room = if lanes == 16 && width == 0 && !by_row { 64 } else { 32 };
            if 1 << width <= lanes && source.address(lanes - 1) + bytes(kind) <= room {
                return source;
            }
        }
    }

    fn registers(random: &mut Random, kind: u64, lanes: u64) -> Self {
        loop {
            let source = Source {
                file: if random.one_in(8) { File::Acc(0) } else { File::Grf(random.below(127)) },
                kind,
                sub: bytes(kind) * random.below(32 / bytes(kind)),
                vstride: random.below(7),
                width: random.below(5),
                hstride: random.below(4),
                abs: false,
                negate: false,
            };
            if 1 << source.width <= lanes && source.address(lanes - 1) + bytes(kind) <= 64 {
                return source;
            }
        }
    }
}

impl Instruction {
    pub fn lanes(&self) -> u64 {
        1 << self.size
    }

    /// Some operand has elements of eight bytes.
    pub fn is_wide(&self) -> bool {
        bytes(self.dst_kind) == 8 || self.src.iter().any(|source| bytes(source.kind) == 8)
    }

    /// Lanes of a full pass.
    pub fn pass_size(&self) -> u64 {
        if self.is_wide() {
            4
        } else {
            8
        }
    }

    pub fn passes(&self) -> u64 {
        (self.lanes() / self.pass_size()).max(1)
    }

    /// Where second results go: row among the accumulators, byte of lane 0, bytes of each.
    pub fn second(&self) -> Option<(u64, u64, u64)> {
        match (self.opcode, self.dst) {
            (ADDC | SUBB, _) => Some((0, 0, 4)),
            (MACH, _) => Some((0, 2, 2)),
            (MUL, File::Acc(_)) if self.dst_kind != F => Some((10, 0, 4)),
            _ => None,
        }
    }

    pub fn writes_flags(&self) -> bool {
        self.condition != 0 && !matches!(self.opcode, SEL | CSEL)
    }

    /// Byte of dst element `lane`, from the start of the first register.
    pub fn dst_address(&self, lane: u64) -> u64 {
        self.dst_sub + lane * stride(self.dst_stride) * bytes(self.dst_kind)
    }

    /// One with two results: mul into acc0, mach, addc, subb.
    fn doubled(random: &mut Random) -> Self {
        let opcode = random.pick(&[MUL, MUL, MACH, MACH, ADDC, SUBB]);
        let size = if opcode == MUL { 3 } else { random.below(4) };
        let lanes = 1u64 << size;
        let kind = if matches!(opcode, ADDC | SUBB) { UD } else { random.pick(&[UD, D]) };
        let dst_sub = if opcode == MUL { 0 } else { 4 * random.below(8) };
        let mut src: Vec<Source> =
            [kind, if opcode == MUL { UW } else { kind }].map(|kind| Source::registers(random, kind, lanes)).into();
        if random.one_in(3) {
            src[1].file = File::Immediate(random.word() & 0xFFFF_FFFF);
        }
        Instruction {
            opcode,
            size,
            channel: (lanes / 4).max(1) * random.below(8 / (lanes / 4).max(1)),
            condition: 0,
            saturate: false,
            flag: random.below(2),
            flag_sub: random.below(2),
            dst: if opcode == MUL { File::Acc(0) } else { File::Grf(random.below(127)) },
            dst_kind: kind,
            dst_sub,
            dst_stride: 1,
            src,
            slot: random.below(7),
            sb: random.below(4),
            emask: random.word() & ((1 << lanes) - 1),
            pmask: 0xffff_ffff,
            scalar: 0,
        }
    }

    /// Any instruction of the subset that fits the operand rules.
    pub fn random(random: &mut Random) -> Self {
        if random.one_in(8) {
            return Instruction::doubled(random);
        }
        let opcode =
            random.pick(&[MOV, SEL, NOT, AND, OR, XOR, SHR, SHL, ASR, CMP, ADD, ADD, MUL, MUL, AVG, MAD, MAD, CSEL, BFE, BFI2]);
        let fields = matches!(opcode, BFE | BFI2);
        let ternary = fields || matches!(opcode, MAD | CSEL);
        let size = random.pick(&[0, 1, 2, 3, 3, 3, 4, 4, 4, if ternary { 4 } else { 5 }]);
        let lanes = 1u64 << size;
        let bitwise = matches!(opcode, NOT | AND | OR | XOR);
        let shift = matches!(opcode, SHR | SHL | ASR);
        // Two rows hold 32 lanes of 16 bits or fewer, but a scalar region or a wide type fits any size as a
        // source.
        let float = ternary && !fields || (!ternary && !bitwise && !shift && opcode != AVG && random.one_in(2));
        let integer =
            |random: &mut Random| if size == 5 { random.pick(&[UW, W, UB, B]) } else { random.pick(&[UD, D, UW, W, UB, B]) };
        let eight = size < 4 && opcode != AVG && !ternary && (!float || opcode == MOV) && random.one_in(3);
        let any = |random: &mut Random| if eight { random.pick(&[UQ, Q, UD, D, UW, W, UB, B]) } else { integer(random) };
        let dword = random.pick(&[UD, D]);
        let mut dst_kind = match opcode {
            _ if float => F,
            _ if fields => dword,
            _ => any(random),
        };
        if (opcode == MOV || opcode == CMP && !eight) && random.one_in(3) {
            dst_kind = if float { any(random) } else { F };
        }
        let sources = match opcode {
            MOV | NOT => 1,
            _ if ternary => 3,
            _ => 2,
        };
        let mut src: Vec<Source> = (0..sources)
            .map(|_| {
                let kind = match opcode {
                    _ if float => F,
                    _ if fields => dword,
                    MUL => integer(random),
                    _ => any(random),
                };
                let mut source = Source::registers(random, kind, lanes);
                if ternary {
                    source.file = File::Grf(random.below(127));
                    source.sub &= 0x1c;
                    (source.vstride, source.width, source.hstride) = if random.one_in(3) { (0, 0, 0) } else { (4, 3, 1) };
                    if source.address(lanes - 1) + 4 > 64 {
                        source.sub = 0;
                    }
                }
                source.abs = !bitwise && !shift && !fields && random.one_in(4);
                source.negate = !shift && !fields && random.one_in(4);
                source
            })
            .collect();
        let size_of_last = bytes(src[sources - 1].kind);
        if sources < 3 && size_of_last > 1 && (size_of_last < 8 || sources == 1) && random.one_in(5) {
            let last = &mut src[sources - 1];
            let value = random.word() >> (64 - 8 * bytes(last.kind).max(4));
            let packed = !eight && matches!(last.kind, UW | W | F) && random.one_in(2);
            last.file = if packed { File::Packed(value as u32) } else { File::Immediate(value) };
            (last.abs, last.negate) = (false, false);
        } else if size == 0 && sources < 3 && src[0].kind != F && bytes(src[0].kind) < 8 && random.one_in(3) {
            src[0].file = File::Arf(random.pick(&ARFS));
            src[0].sub %= 4;
        }
        let condition = match opcode {
            CMP | CSEL => any_condition(random),
            SEL => random.pick(&[0, condition::GE.raw(), condition::L.raw()]),
            _ if random.one_in(3) => any_condition(random),
            _ => 0,
        };
        let (dst, dst_sub, dst_stride) = loop {
            let stride_code = if ternary { 1 } else { 1 + random.below(3) };
            let sub = bytes(dst_kind) * random.below(32 / bytes(dst_kind));
            let end = sub + (lanes - 1) * stride(stride_code) * bytes(dst_kind) + bytes(dst_kind);
            let null = !ternary && random.one_in(12);
            if end <= 64 || null {
                break (if null { File::Null } else { File::Grf(random.below(127)) }, sub, stride_code);
            }
        };
        let dst = match dst {
            File::Grf(_) if !ternary && (opcode != MUL || float) && random.one_in(10) => File::Acc(0),
            File::Grf(_)
                if size == 0 && !ternary && condition == 0 && dst_kind != F && bytes(dst_kind) < 8 && random.one_in(3) =>
            {
                File::Arf(random.pick(&ARFS))
            }
            other => other,
        };
        let mut dst_sub = if let File::Arf(_) = dst { dst_sub % 4 } else { dst_sub };
        let mut dst = dst;
        let basic = !ternary && !eight && bytes(dst_kind) < 8 && src.iter().all(|source| bytes(source.kind) < 8);
        let room = if lanes == 16 { 64 } else { 32 };
        if basic && random.one_in(4) {
            let extent = (lanes - 1) * stride(dst_stride) * bytes(dst_kind) + bytes(dst_kind);
            if random.one_in(2) && matches!(dst, File::Grf(_)) && extent <= room {
                (dst, dst_sub) = (File::Indirect(random.below(16), random.below(1024) as i64 - 512, false), 0);
            } else if matches!(src[0].file, File::Grf(_)) && (size < 5 || bytes(src[0].kind) < 4) {
                src[0] = Source { abs: src[0].abs, negate: src[0].negate, ..Source::by_address(random, src[0].kind, lanes) };
            }
        }
        let all = (1u64 << lanes) - 1;
        Instruction {
            opcode,
            size,
            channel: (lanes / 4).max(1) * random.below(8 / (lanes / 4).max(1)),
            condition,
            saturate: random.one_in(5) && matches!((opcode, float), (MOV, _) | (ADD | AVG, _) | (MUL, true) | (MAD, _)),
            flag: random.below(2),
            flag_sub: random.below(2),
            dst,
            dst_kind,
            dst_sub,
            dst_stride,
            src,
            slot: random.below(7),
            sb: random.below(4),
            emask: all & if random.one_in(2) { all } else { random.word() },
            pmask: if random.one_in(2) { 0xffff_ffff } else { random.word() & 0xffff_ffff },
            scalar: random.word() & 0xffff_ffff,
        }
    }

    /// Native word, bits 63:0 and 127:64.
    pub fn encode(&self) -> (u64, u64) {
        let mut word = Native::default();
        word.set_low(lo::OPCODE, self.opcode);
        word.set_low(lo::CHANNEL_GROUP, self.channel);
        word.set_low(lo::EXEC_SIZE, self.size);
        word.set_low(lo::CONDITION, self.condition);
        word.set_low(lo::SATURATE, self.saturate);
        word.set_low(lo::BRANCH_CTRL, matches!(self.opcode, ADDC | SUBB | MACH));
        word.set_low(lo::FLAG_HALF, self.flag_sub);
        word.set_low(lo::FLAG_REGISTER, self.flag);
        if self.src.len() == 3 {
            self.encode_ternary(&mut word);
        } else {
            self.encode_basic(&mut word);
        }
        word.halves()
    }

    fn encode_ternary(&self, word: &mut Native) {
        word.set_low(lo::ALIGN16, true);
        word.set_low(ternary_lo::CHANNELS, u64::MAX);
        word.set_low(
            ternary_lo::TYPES,
            match self.dst_kind {
                D => ternary_types::ALL_D.raw(),
                UD => ternary_types::ALL_UD.raw(),
                _ => 0,
            },
        );
        word.set_low(ternary_lo::DST_SUB, self.dst_sub / 4);
        word.set_low(ternary_lo::DST_REG, place(self.dst).1);
        let modifiers = self.src.iter().rev().fold(0, |bits, s| bits << 2 | u64::from(s.negate) << 1 | u64::from(s.abs));
        word.set_low(ternary_lo::MODIFIERS, modifiers);
        fn source(word: &mut Native, at: impl Part + Copy, source: &Source) {
            word.set_high_in(at, ternary_operand::REPLICATE, source.vstride == 0);
            word.set_high_in(at, ternary_operand::SWIZZLE, IDENTITY_SWIZZLE);
            word.set_high_in(at, ternary_operand::SUB, source.sub / 4);
            word.set_high_in(at, ternary_operand::REG, place(source.file).1);
        }
        source(word, ternary_hi::SRC0, &self.src[0]);
        source(word, ternary_hi::SRC1, &self.src[1]);
        source(word, ternary_hi::SRC2, &self.src[2]);
    }

    fn encode_basic(&self, word: &mut Native) {
        let (dst_file, dst) = place(self.dst);
        word.set_low(lo::DST_FILE, dst_file);
        word.set_low(lo::DST_TYPE, self.dst_kind);
        word.set_low(lo::DST_SUB, self.dst_sub);
        word.set_low(lo::DST_REG, dst);
        word.set_low(lo::DST_STRIDE, self.dst_stride);
        if let File::Indirect(number, offset, _) = self.dst {
            word.set_low(lo::DST_INDIRECT, true);
            word.set_low(lo::DST_OFFSET, (offset & 511) as u64);
            word.set_low(lo::DST_OFFSET_TOP, offset < 0);
            word.set_low(lo::DST_ADDRESS_WORD, number);
        }
        fn source(word: &mut Native, at: impl Part + Copy, source: &Source) {
            if let File::Packed(value) = source.file {
                word.set_high(hi::IMMEDIATE, value);
                return;
            }
            if let File::Immediate(value) = source.file {
                if bytes(source.kind) == 8 {
                    word.set_high(hi::IMMEDIATE_LOW, value & 0xffff_ffff);
                    word.set_high(hi::IMMEDIATE, value >> 32);
                } else {
                    word.set_high(hi::IMMEDIATE, value);
                }
                return;
            }
            word.set_high_in(at, operand::SUB, source.sub);
            word.set_high_in(at, operand::REG, place(source.file).1);
            word.set_high_in(at, operand::ABS, source.abs);
            word.set_high_in(at, operand::NEGATE, source.negate);
            word.set_high_in(at, operand::HSTRIDE, source.hstride);
            word.set_high_in(at, operand::WIDTH, source.width);
            word.set_high_in(at, operand::VSTRIDE, source.vstride);
        }
        let src0 = &self.src[0];
        word.set_low(lo::SRC0_FILE, place(src0.file).0);
        word.set_low(lo::SRC0_TYPE, src0.code());
        source(word, hi::SRC0, src0);
        if let File::Indirect(number, offset, by_row) = src0.file {
            word.set_high_in(hi::SRC0, operand::INDIRECT, true);
            word.set_high(hi::SRC0_OFFSET, (offset & 511) as u64);
            word.set_high(hi::SRC0_OFFSET_TOP, offset < 0);
            word.set_high(hi::SRC0_ADDRESS_WORD, number);
            if by_row {
                word.set_high_in(hi::SRC0, operand::VSTRIDE, 15u64);
            }
        }
        let noise = match src0.file {
            File::Packed(value) => Some(value.into()),
            File::Immediate(value) if bytes(src0.kind) < 8 => Some(value),
            _ => None,
        };
        if let Some(value) = noise {
            // Modifiers of an immediate mean nothing.
            word.set_high_in(hi::SRC0, operand::MODIFIERS, value);
        }
        if let Some(src1) = self.src.get(1) {
            word.set_high(hi::SRC1_FILE, place(src1.file).0);
            word.set_high(hi::SRC1_TYPE, src1.code());
            source(word, hi::SRC1, src1);
        }
    }
}

/// Register file code and number.
fn place(operand: File) -> (U<2>, u64) {
    match operand {
        File::Null => (file::ARF, 0),
        File::Grf(number) => (file::GRF, number),
        File::Indirect(..) => (file::GRF, 0),
        File::Acc(number) => (file::ARF, arf_number::ACC0.raw() + number),
        File::Arf(number) => (file::ARF, number),
        File::Immediate(_) | File::Packed(_) => (file::IMMEDIATE, 0),
    }
}
