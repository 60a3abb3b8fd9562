//! Instructions of the ALU subset: random ones, and their native encoding (gen9-eu-isa.md sec. 2).

pub use tessera_testkit::Random;

/// Register type codes.
pub const UD: u64 = 0;
pub const D: u64 = 1;
pub const UW: u64 = 2;
pub const W: u64 = 3;
pub const F: u64 = 7;

/// Where an operand lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum File {
    Null,
    Grf(u64),
    Acc(u64),
    /// f0, f1 or cr0: 0x30, 0x31, 0x80.
    Arf(u64),
    Immediate(u32),
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
    pub opcode: u64,
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
    if kind == UW || kind == W {
        2
    } else {
        4
    }
}

pub fn stride(code: u64) -> u64 {
    (1 << code) >> 1
}

impl Source {
    /// Byte of element `lane`, from the start of the first register.
    pub fn address(&self, lane: u64) -> u64 {
        let (row, column) = (lane >> self.width, lane & ((1 << self.width) - 1));
        self.sub + (row * stride(self.vstride) + column * stride(self.hstride)) * bytes(self.kind)
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

    pub fn passes(&self) -> u64 {
        (self.lanes() / 8).max(1)
    }

    pub fn writes_flags(&self) -> bool {
        self.condition != 0 && self.opcode != 0x02
    }

    /// Byte of dst element `lane`, from the start of the first register.
    pub fn dst_address(&self, lane: u64) -> u64 {
        self.dst_sub + lane * stride(self.dst_stride) * bytes(self.dst_kind)
    }

    /// Any instruction of the subset that fits the operand rules.
    pub fn random(random: &mut Random) -> Self {
        let opcode =
            random.pick(&[0x01, 0x02, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x10, 0x40, 0x40, 0x41, 0x41, 0x42, 0x5b, 0x5b]);
        let size = random.pick(&[0, 1, 2, 3, 3, 3, 4, 4, 4, if opcode == 0x5b { 4 } else { 5 }]);
        let lanes = 1u64 << size;
        let bitwise = (0x04..=0x07).contains(&opcode);
        let shift = matches!(opcode, 0x08 | 0x09 | 0x0c);
        // Two rows hold 32 lanes of 16 bits, but a scalar region or a wide type fits any size as a source.
        let float = opcode == 0x5b || (!bitwise && !shift && opcode != 0x42 && random.one_in(2));
        let integer = |random: &mut Random| if size == 5 { random.pick(&[UW, W]) } else { random.pick(&[UD, D, UW, W]) };
        let mut dst_kind = if float { F } else { integer(random) };
        if (opcode == 0x01 || opcode == 0x10) && random.one_in(3) {
            dst_kind = if float { integer(random) } else { F };
        }
        let sources = match opcode {
            0x01 | 0x04 => 1,
            0x5b => 3,
            _ => 2,
        };
        let mut src: Vec<Source> = (0..sources)
            .map(|_| {
                let kind = if float { F } else { integer(random) };
                let mut source = Source::registers(random, kind, lanes);
                if opcode == 0x5b {
                    source.file = File::Grf(random.below(127));
                    source.sub &= 0x1c;
                    (source.vstride, source.width, source.hstride) = if random.one_in(3) { (0, 0, 0) } else { (4, 3, 1) };
                    if source.address(lanes - 1) + 4 > 64 {
                        source.sub = 0;
                    }
                }
                source.abs = !bitwise && !shift && random.one_in(4);
                source.negate = !shift && random.one_in(4);
                source
            })
            .collect();
        if sources < 3 && random.one_in(5) {
            let last = &mut src[sources - 1];
            last.file = File::Immediate(random.word() as u32);
            (last.abs, last.negate) = (false, false);
        } else if size == 0 && sources < 3 && src[0].kind != F && random.one_in(3) {
            src[0].file = File::Arf(random.pick(&[0x30, 0x31, 0x80]));
            src[0].sub %= 4;
        }
        let condition = match opcode {
            0x10 => 1 + random.below(6),
            0x02 => random.pick(&[0, 4, 5]),
            _ if random.one_in(3) => 1 + random.below(6),
            _ => 0,
        };
        let (dst, dst_sub, dst_stride) = loop {
            let stride_code = if opcode == 0x5b { 1 } else { 1 + random.below(3) };
            let sub = bytes(dst_kind) * random.below(32 / bytes(dst_kind));
            let end = sub + (lanes - 1) * stride(stride_code) * bytes(dst_kind) + bytes(dst_kind);
            let null = opcode != 0x5b && random.one_in(12);
            if end <= 64 || null {
                break (if null { File::Null } else { File::Grf(random.below(127)) }, sub, stride_code);
            }
        };
        let dst = match dst {
            File::Grf(_) if opcode != 0x5b && random.one_in(10) => File::Acc(0),
            File::Grf(_) if size == 0 && opcode != 0x5b && condition == 0 && dst_kind != F && random.one_in(3) => {
                File::Arf(random.pick(&[0x30, 0x31, 0x80]))
            }
            other => other,
        };
        let dst_sub = if let File::Arf(_) = dst { dst_sub % 4 } else { dst_sub };
        let all = (1u64 << lanes) - 1;
        Instruction {
            opcode,
            size,
            channel: (lanes / 4).max(1) * random.below(8 / (lanes / 4).max(1)),
            condition,
            saturate: random.one_in(5) && matches!((opcode, float), (0x01, _) | (0x40 | 0x42, _) | (0x41, true) | (0x5b, _)),
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
        let mut word = 0u128;
        let mut put = |low: u32, value: u64| word |= u128::from(value) << low;
        put(0, self.opcode);
        put(11, self.channel & 1);
        put(12, self.channel >> 1);
        put(21, self.size);
        put(24, self.condition);
        put(31, self.saturate.into());
        put(32, self.flag_sub);
        put(33, self.flag);
        if self.opcode == 0x5b {
            put(8, 1);
            put(49, 0xf);
            put(53, self.dst_sub / 4);
            put(56, file(self.dst).1);
            for (s, source) in self.src.iter().enumerate() {
                let base = 64 + 21 * s as u32;
                put(37 + 2 * s as u32, source.abs.into());
                put(38 + 2 * s as u32, source.negate.into());
                put(base, (source.vstride == 0).into());
                put(base + 1, 0xe4);
                put(base + 9, source.sub / 4);
                put(base + 12, file(source.file).1);
            }
        } else {
            put(35, file(self.dst).0);
            put(37, self.dst_kind);
            put(48, self.dst_sub);
            put(53, file(self.dst).1);
            put(61, self.dst_stride);
            for (s, source) in self.src.iter().enumerate() {
                put([41, 89][s], file(source.file).0);
                put([43, 91][s], source.kind);
                if let File::Immediate(value) = source.file {
                    put(96, value.into());
                    if s == 0 {
                        // Modifiers of an immediate mean nothing.
                        put(77, u64::from(value) & 3);
                    }
                    continue;
                }
                let base = 64 + 32 * s as u32;
                put(base, source.sub);
                put(base + 5, file(source.file).1);
                put(base + 13, source.abs.into());
                put(base + 14, source.negate.into());
                put(base + 16, source.hstride);
                put(base + 18, source.width);
                put(base + 21, source.vstride);
            }
        }
        (word as u64, (word >> 64) as u64)
    }
}

/// Register file code and number.
fn file(file: File) -> (u64, u64) {
    match file {
        File::Null => (0, 0),
        File::Grf(number) => (1, number),
        File::Acc(number) => (0, 0x20 + number),
        File::Arf(number) => (0, number),
        File::Immediate(_) => (3, 0),
    }
}
