//! The shadow of a thread: which bits of its registers are undefined, and what spreads them.
//!
//! The shadow is a [`Thread`] whose registers hold ones where the thread's own bits are undefined, so that regions,
//! strides and flags are the code that executes the instruction. `a0` is the exception: it holds the thread's
//! addresses, for operands that go through them, and its undefined bits lie beside.

use tessera_isa::{Arf, DataType, Instruction, MathFunction, Opcode, Operands, PredCtrl, GRF_BYTES, GRF_COUNT};

use super::bits::{compared, integer, mask, union, upward, whole, Sources};
use crate::condition::{per_group, predicate_mask, write_flags};
use crate::integer;
use crate::lanes::{lane_mask, map1, Lanes};
use crate::observe::Silent;
use crate::op::{Action, Alu, Class, Extended, Op};
use crate::operand::{Dest, Place, Source};
use crate::sources::source_rows;
use crate::state::{Thread, GRF_FILE_BYTES};

/// Dwords of a register.
pub(super) const DWORDS: usize = GRF_BYTES / 4;

/// Where undefined bits come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Origin {
    /// A dword of a general register that nothing has written.
    Register(usize),
    /// A flag register or other architecture register that nothing has written.
    Other(&'static str),
    /// Memory nobody had written; in words, with the address of the instruction that read it.
    Memory(String, u32),
}

/// What an undefined value decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Reaches {
    /// Which channels branch.
    Branch,
    /// Which channels send a message.
    Sends,
    /// Where the thread goes on.
    Target,
    /// Which register an operand is.
    Register,
    /// What a message is.
    Descriptor,
}

/// Undefined bits of one thread.
#[derive(Debug)]
pub(super) struct Shadow {
    pub file: Thread,
    address: [u16; 16],
    /// Of the undefined bits of each dword of the registers; `None` where nothing was written.
    origins: Vec<Option<Origin>>,
    /// Of the undefined bits of flags.
    flags: Option<Origin>,
}

/// Lanes of an instruction that may write, and those of them whose predicate is undefined.
struct Enabled {
    lanes: u32,
    doubtful: u32,
    /// Predicate of every lane, and where that is undefined.
    predicate: u32,
    undefined: u32,
}

impl Shadow {
    /// Of a thread whose first registers hold `rows` of payload.
    pub fn new(rows: usize) -> Shadow {
        let mut file = Thread::new(0, 0, 0, &[]);
        file.grf[rows * GRF_BYTES..].fill(0xFF);
        file.flags = [u32::MAX; 2];
        file.acc.set_visible(0, &[0xFF; 64]);
        file.mme = [[0xFF; GRF_BYTES]; 8];
        Shadow { file, address: [u16::MAX; 16], origins: vec![None; GRF_COUNT * DWORDS], flags: None }
    }

    /// Where undefined bits at a byte of the registers come from.
    pub fn origin(&self, byte: usize) -> Origin {
        let dword = byte / 4 % self.origins.len();
        self.origins[dword].clone().unwrap_or(Origin::Register(dword))
    }

    /// Notes where the undefined bits at a byte of the registers come from.
    pub fn set_origin(&mut self, byte: usize, origin: Origin) {
        let dword = byte / 4 % self.origins.len();
        self.origins[dword] = Some(origin);
    }

    /// Of the first undefined source of a lane, as far as it has a register of its own.
    fn origin_of_lane(&self, op: &Op, lane: usize) -> Origin {
        let sources: &[Source] = match &op.action {
            Action::Alu(alu) => &alu.src,
            Action::Math { src, .. } => src,
            _ => &[],
        };
        let bytes = sources.iter().filter_map(|source| Some((source.lane_address(&self.file, lane)?, source.ty.size())));
        let undefined = |&(at, size): &(usize, usize)| (at..at + size).any(|at| self.file.grf[at % GRF_FILE_BYTES] != 0);
        bytes.into_iter().find(undefined).map_or_else(|| self.origin_of(&op.inst), |(at, _)| self.origin(at))
    }

    /// Of the first undefined source of an instruction.
    fn origin_of(&self, inst: &Instruction) -> Origin {
        let rows = source_rows(inst).into_iter().flat_map(|row| (0..GRF_BYTES).map(move |i| usize::from(row) * GRF_BYTES + i));
        let byte = rows.into_iter().find(|&at| self.file.grf[at] != 0);
        let flag = || self.flags.clone().unwrap_or(Origin::Other("a flag register"));
        let by_flag = |inst: &Instruction| inst.predicate.is_some() && self.file.flags != [0; 2];
        match byte {
            Some(byte) => self.origin(byte),
            None if by_flag(inst) => flag(),
            None => Origin::Other("an architecture register"),
        }
    }

    /// Follows one instruction, which `real` is about to execute; tells what undefined bits decide, by which
    /// channels, and where they come from. A message's response is the caller's.
    pub fn follow(&mut self, real: &Thread, op: &Op, report: &mut dyn FnMut(Reaches, u32, Origin)) {
        self.file.address = real.address;
        let open = if op.inst.no_mask { op.channels } else { real.flow.active() & op.channels };
        match &op.action {
            Action::Alu(alu) => {
                let enabled = self.enabled(real, op, open);
                self.indirect(alu, op, &enabled, report);
                self.alu(real, op, alu, &enabled);
            }
            Action::Math { dest, src, .. } => {
                let enabled = self.enabled(real, op, open);
                let spoilt = src.iter().fold(0, |all, source| all | mask(&self.undefined(source, op.lanes)));
                let result = spread(op.lanes, spoilt);
                self.store(op, dest, &result, &enabled);
                if matches!(op.inst.operands, Operands::Math { function: MathFunction::Idiv, .. }) {
                    self.store(op, &dest.next_register(), &result, &enabled);
                }
                self.condition(op, spoilt, &enabled);
            }
            Action::Madm { dest, src } => self.extended(real, op, dest, src, open),
            // A root has one source; what stands for the second one is not read.
            Action::Seed { function: MathFunction::Rsqtm, dest, src } => self.extended(real, op, dest, &src[..1], open),
            Action::Seed { dest, src, .. } => self.extended(real, op, dest, src, open),
            Action::Branch(..) => self.decides(real, op, open, Reaches::Branch, report),
            Action::Jump(_) => self.decides(real, op, 1 << op.inst.channel_offset, Reaches::Branch, report),
            Action::DivergeIndirect { loc, .. } | Action::Return(loc) => {
                self.decides(real, op, open, Reaches::Branch, report);
                if self.file.dword_at(*loc).is_some_and(|bits| bits != 0) {
                    report(Reaches::Target, open, self.origin_of(&op.inst));
                }
            }
            Action::Call { dest, .. } => {
                self.decides(real, op, open, Reaches::Branch, report);
                dest.store(&mut self.file, &[0u32; 32], 0b11, 2, &mut Silent::default());
            }
            Action::Send(message) => {
                self.decides(real, op, open, Reaches::Sends, report);
                let a0 = matches!(message.desc, tessera_isa::Desc::A0(_)).then_some(0);
                if a0.is_some_and(|at| self.address[at] != 0) {
                    report(Reaches::Descriptor, open, Origin::Other("a0"));
                }
            }
            Action::Wait(_) | Action::Nop | Action::Unsupported(_) => {}
        }
    }

    /// Channels of `open` whose predicate is undefined, told.
    fn decides(&self, real: &Thread, op: &Op, open: u32, reaches: Reaches, report: &mut dyn FnMut(Reaches, u32, Origin)) {
        let undefined = undefined_predicate(&op.inst, real.flags, self.file.flags) & open;
        if undefined != 0 {
            report(reaches, undefined, self.flags.clone().unwrap_or(Origin::Other("a flag register")));
        }
    }

    /// Operands that go through undefined bits of `a0`.
    fn indirect(&self, alu: &Alu, op: &Op, enabled: &Enabled, report: &mut dyn FnMut(Reaches, u32, Origin)) {
        let dest = match alu.dest.place {
            Place::Indirect { index, .. } => Some(index % 16),
            _ => None,
        };
        let spoilt = |index: usize| self.address[index] != 0;
        let lane = |lane: usize| {
            let sources = alu.src.iter().filter_map(|source| source.address_register(lane));
            enabled.lanes >> lane & 1 != 0 && sources.chain(dest).any(spoilt)
        };
        let lanes = (0..op.lanes).filter(|&at| lane(at)).fold(0, |mask, lane| mask | 1 << lane);
        if lanes != 0 {
            report(Reaches::Register, lanes << op.inst.channel_offset, Origin::Other("a0"));
        }
    }

    fn enabled(&self, real: &Thread, op: &Op, open: u32) -> Enabled {
        let (inst, shift) = (&op.inst, op.inst.channel_offset);
        let predicate = predicate_mask(inst, real.flags);
        let undefined = undefined_predicate(inst, real.flags, self.file.flags);
        let all = lane_mask(op.lanes);
        let selects = inst.opcode == Opcode::Sel && inst.cond_mod.is_none();
        let channels = if selects { open } else { open & (predicate | undefined) };
        let doubtful = if selects { 0 } else { channels & undefined };
        Enabled {
            lanes: channels >> shift & all,
            doubtful: doubtful >> shift & all,
            predicate: predicate >> shift & all,
            undefined: undefined >> shift & all,
        }
    }

    /// Undefined bits of a source, extended as its value is.
    fn undefined(&self, source: &Source, n: usize) -> Lanes<u64> {
        let plain = source.without_modifiers();
        let lanes = match source.place() {
            None => return [0; 32],
            Some(Place::Arf(Arf::Address, _)) => {
                let mut addresses = Thread::new(0, 0, 0, &[]);
                addresses.address = self.address;
                integer::fetch(&plain, &addresses, n, false)
            }
            Some(Place::Arf(Arf::Accumulator(_) | Arf::Flag(_) | Arf::MacroExtension(_), _) | Place::Grf(_)) => {
                integer::fetch(&plain, &self.file, n, false)
            }
            Some(Place::Indirect { .. }) => integer::fetch(&plain, &self.file, n, false),
            Some(Place::Arf(..)) => return [0; 32],
        };
        map1(n, &lanes, |bits| {
            let bits = bits as u64;
            match (source.abs, source.neg) {
                (true, _) if !source.ty.is_float() => whole(bits),
                (_, true) if !source.ty.is_float() => upward(bits),
                _ => bits,
            }
        })
    }

    fn alu(&mut self, real: &Thread, op: &Op, alu: &Alu, enabled: &Enabled) {
        let (n, inst) = (op.lanes, &op.inst);
        let opcode = inst.opcode;
        let floats = alu.class != Class::Integer;
        // What is compared with itself, or taken from itself bit by bit, gives the same whatever it is.
        let itself = alu.src[0] == alu.src[1] && !floats;
        if itself && matches!(opcode, Opcode::Xor | Opcode::Cmp) {
            self.condition(op, 0, enabled);
            return self.store(op, &alu.dest, &[0; 32], enabled);
        }
        let bitwise = opcode.negates_bitwise();
        let values = |i: usize| map1(n, &integer::fetch(&alu.src[i], real, n, bitwise), |v| v as u64);
        let undefined = |i: usize| match bitwise {
            // A complement is as undefined as what it is of.
            true => self.undefined(&alu.src[i].without_modifiers(), n),
            false => self.undefined(&alu.src[i], n),
        };
        let counted = if alu.any_64 { 63 } else { 31 };
        let width = 8 * alu.src[0].ty.size() as u32;
        let sources = Sources { n, values: &values, undefined: &undefined, width, counted };
        let count = operands(inst);
        if matches!(opcode, Opcode::Cmp | Opcode::Cmpn) {
            let spoilt = compared(inst.cond_mod, &sources, !floats);
            self.condition(op, spoilt, enabled);
            return self.store(op, &alu.dest, &spread(n, spoilt), enabled);
        }
        let mut result = match opcode {
            Opcode::Sel if inst.cond_mod.is_none() => {
                let (a, b) = (undefined(0), undefined(1));
                std::array::from_fn(|lane| match () {
                    _ if enabled.undefined >> lane & 1 != 0 => u64::MAX,
                    _ if enabled.predicate >> lane & 1 != 0 => a[lane],
                    _ => b[lane],
                })
            }
            Opcode::Mov | Opcode::Smov | Opcode::Movi => undefined(0),
            Opcode::Dp4 | Opcode::Dph | Opcode::Dp3 | Opcode::Dp2 | Opcode::Line | Opcode::Pln | Opcode::Sad2 => {
                let any = mask(&union(&sources, count)) != 0;
                spread(n, if any { u32::MAX } else { 0 })
            }
            _ if floats => map1(n, &union(&sources, count), whole),
            _ => integer(opcode, &sources, count),
        };
        let reads_accumulator = matches!(opcode, Opcode::Mac | Opcode::Mach | Opcode::Sada2);
        if reads_accumulator {
            for (lane, bits) in result.iter_mut().enumerate().take(n) {
                *bits = whole(*bits | whole(self.file.acc.wide(lane % 16) as u32 as u64));
            }
        }
        // A conversion that is not a copy of bits spoils all of its result.
        let copies = alu.src[0].ty.is_float() == alu.dest.ty.is_float()
            && (!alu.dest.ty.is_float() || alu.src.iter().all(|source| source.ty == alu.dest.ty));
        if inst.saturate || !copies {
            result = map1(n, &result, whole);
        }
        if inst.acc_wr_en {
            let lanes = enabled.lanes;
            for lane in (0..n).filter(|lane| lanes >> lane & 1 != 0) {
                let bits = if opcode == Opcode::Addc || opcode == Opcode::Subb { whole(result[lane]) } else { result[lane] };
                self.file.acc.set_visible(lane % 16 * 4, &(bits as u32).to_le_bytes());
            }
        }
        if inst.cond_mod.is_some() && !matches!(opcode, Opcode::Sel | Opcode::Csel) {
            self.condition(op, mask(&result), enabled);
        }
        self.store(op, &alu.dest, &result, enabled);
    }

    /// A step of an IEEE macro: registers and their extensions together.
    fn extended(&mut self, real: &Thread, op: &Op, dest: &Extended, src: &[Extended], open: u32) {
        let enabled = self.enabled(real, op, open);
        let each = dest.dest.ty.size();
        let extension = |operand: &Extended, lane: usize| {
            let bytes = operand.mme.and_then(|mme| self.file.mme[mme].chunks_exact(each).nth(lane));
            bytes.is_some_and(|bytes| bytes.iter().any(|&byte| byte != 0))
        };
        let spoilt = src.iter().fold(0, |all, operand| {
            let lanes = (0..op.lanes.min(8)).filter(|&lane| extension(operand, lane));
            all | mask(&self.undefined(&operand.low, op.lanes)) | lanes.fold(0, |mask, lane| mask | 1 << lane)
        });
        if let Some(mme) = dest.mme {
            for (lane, bytes) in self.file.mme[mme].chunks_exact_mut(each).enumerate().take(op.lanes) {
                if enabled.lanes >> lane & 1 != 0 {
                    bytes.fill(if spoilt >> lane & 1 != 0 { 0xFF } else { 0 });
                }
            }
        }
        self.condition(op, spoilt, &enabled);
        self.store(op, &dest.dest, &spread(op.lanes, spoilt), &enabled);
    }

    /// The flag bits that a condition modifier, or a seed, writes.
    fn condition(&mut self, op: &Op, spoilt: u32, enabled: &Enabled) {
        let writes = op.inst.cond_mod.is_some() || matches!(op.action, Action::Seed { .. });
        if !writes {
            return;
        }
        let spoilt = spoilt | enabled.doubtful;
        if spoilt & enabled.lanes != 0 {
            let lane = (spoilt & enabled.lanes).trailing_zeros() as usize;
            self.flags = Some(self.origin_of_lane(op, lane));
        }
        write_flags(&mut self.file, &op.inst, spoilt, enabled.lanes, &mut Silent::default());
    }

    fn store(&mut self, op: &Op, dest: &Dest, result: &Lanes<u64>, enabled: &Enabled) {
        if dest.is_null() {
            return;
        }
        let n = op.lanes;
        let mut result = *result;
        for lane in (0..n).filter(|lane| enabled.doubtful >> lane & 1 != 0) {
            result[lane] = u64::MAX;
        }
        let undefined = mask(&result) & enabled.lanes;
        let lanes = (0..n).filter(|lane| undefined >> lane & 1 != 0);
        let origins: Vec<_> = lanes.map(|lane| (lane, self.origin_of_lane(op, lane))).collect();
        match dest.place {
            Place::Arf(Arf::Address, _) => {
                let mut addresses = Thread::new(0, 0, 0, &[]);
                addresses.address = self.address;
                store(dest, &mut addresses, &result, enabled.lanes, n);
                self.address = addresses.address;
                return;
            }
            Place::Arf(Arf::Accumulator(_) | Arf::MacroExtension(_), _) | Place::Grf(_) | Place::Indirect { .. } => {}
            Place::Arf(Arf::Flag(_), _) => {
                self.flags = origins.first().map(|(_, origin)| origin.clone()).or(self.flags.take());
            }
            Place::Arf(..) => return,
        }
        store(dest, &mut self.file, &result, enabled.lanes, n);
        for (lane, origin) in origins {
            if let Some(address) = dest.register_lane(lane) {
                self.set_origin(address, origin);
            }
        }
    }
}

/// How many sources an instruction computes with.
fn operands(inst: &Instruction) -> usize {
    match inst.operands {
        Operands::Unary { .. } => 1,
        Operands::Binary { .. } => 2,
        _ => 3,
    }
}

/// All bits of the lanes of a mask.
fn spread(n: usize, lanes: u32) -> Lanes<u64> {
    std::array::from_fn(|lane| if lane < n && lanes >> lane & 1 != 0 { u64::MAX } else { 0 })
}

/// Channels whose predicate depends on undefined flag bits.
fn undefined_predicate(inst: &Instruction, flags: [u32; 2], undefined: [u32; 2]) -> u32 {
    let Some(predicate) = inst.predicate else { return 0 };
    let register = usize::from(inst.flag.reg & 1);
    let shift = inst.flag.first_bit();
    let (own, spoilt) = (flags[register] >> shift, undefined[register] >> shift);
    let groups = |group, decided: u32| {
        let free = per_group(spoilt, group, |bits, _| bits != 0);
        free & !per_group(decided & !spoilt, group, |bits, _| bits != 0)
    };
    match predicate.ctrl {
        PredCtrl::Sequential => spoilt,
        PredCtrl::AnyV | PredCtrl::AllV => (undefined[0] | undefined[1]) >> shift,
        PredCtrl::Any(group) => groups(group, own),
        PredCtrl::All(group) => groups(group, !own),
        PredCtrl::Replicate(component) => per_group(spoilt, 4, |bits, _| bits >> (component & 3) & 1 != 0),
    }
}

fn store(dest: &Dest, to: &mut Thread, lanes: &Lanes<u64>, enabled: u32, n: usize) {
    let silent = &mut Silent::default();
    match dest.ty {
        DataType::Ub | DataType::B => dest.store(to, &map1(n, lanes, |v| v as u8), enabled, n, silent),
        ty if ty.size() == 2 => dest.store(to, &map1(n, lanes, |v| v as u16), enabled, n, silent),
        ty if ty.size() == 4 => dest.store(to, &map1(n, lanes, |v| v as u32), enabled, n, silent),
        _ => dest.store(to, lanes, enabled, n, silent),
    }
}
