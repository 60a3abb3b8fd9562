//! Runs a program on the ALU with a memory beside it, and checks every cycle.

use crate::common::Bench;
use crate::instruction::{Instruction, Random};
use crate::lanes::{gather, scatter};
use crate::model::{effect, kind_name, memory, Effect, Rows};
use tessera_eu::alu::Alu;
use tessera_ports::alu::{AluIn, AluOut};
use tessera_ports::bundle::eu::{AluIssue, Done, LaneRead, LaneReadBack, LaneWrite, LaneWriteBack, Retire, RowWrite, Writer};

/// Percentage of cycles in which an instruction is offered, a read and a write are granted.
#[derive(Clone, Copy, Debug)]
pub struct Grants {
    pub issue: u64,
    pub read: u64,
    pub write: u64,
}

impl Grants {
    pub const ALL: Grants = Grants { issue: 100, read: 100, write: 100 };
}

/// The ALU, its memory (never written: sources stay what they are), and what has happened so far.
pub struct Driver {
    bench: Bench<Alu, AluIn, AluOut>,
    random: Random,
    rows: Rows,
    pub grants: Grants,
    cycle: u64,
    issued: usize,
    /// Instructions that are not done.
    flying: Vec<usize>,
    /// Those that are and have not retired.
    done: Vec<usize>,
    shown: [([u64; 4], u64); 3],
    waiting: [Option<LaneRead>; 3],
    /// The row granted in the cycle before.
    written: Option<RowWrite>,
    delivered: Vec<Effect>,
    pub fetched: usize,
    finished: usize,
    pub write_cycles: Vec<u64>,
    pub write_order: Vec<usize>,
    pub done_cycles: Vec<u64>,
}

impl Driver {
    pub fn new(seed: u64, grants: Grants) -> Self {
        let mut random = Random(seed);
        let rows = memory(&mut random);
        let mut bench = Bench::new();
        bench.cycle(&AluIn { reset: 1, ..AluIn::default() });
        Driver {
            bench,
            random,
            rows,
            grants,
            cycle: 0,
            issued: 0,
            flying: Vec::new(),
            done: Vec::new(),
            shown: Default::default(),
            waiting: [None; 3],
            written: None,
            delivered: Vec::new(),
            fetched: 0,
            finished: 0,
            write_cycles: Vec::new(),
            write_order: Vec::new(),
            done_cycles: Vec::new(),
        }
    }

    /// Until every instruction of `program` has completed.
    pub fn run(&mut self, program: &[Instruction]) {
        let limit = self.cycle + 1000 + 2000 * program.len() as u64;
        while self.finished < program.len() {
            assert!(self.cycle < limit, "{} of {} instructions done after {limit} cycles", self.finished, program.len());
            self.step(program);
        }
        for _ in 0..20 {
            self.step(program);
        }
    }

    /// A fixed number of cycles.
    pub fn run_for(&mut self, program: &[Instruction], cycles: u64) {
        for _ in 0..cycles {
            self.step(program);
        }
    }

    fn happens(&mut self, percent: u64) -> bool {
        self.random.below(100) < percent
    }

    fn step(&mut self, program: &[Instruction]) {
        let (rd_data, rd_mask) = (self.shown.map(|shown| shown.0), self.shown.map(|shown| shown.1));
        let mut inputs = AluIn { rd_data, rd_mask, ..AluIn::default() };
        let tag = |index: usize| (program[index].slot, program[index].sb);
        // TC gives a scoreboard entry to one instruction at a time.
        let may = self.issued < program.len() && self.flying.iter().all(|&other| tag(other) != tag(self.issued));
        if may && self.happens(self.grants.issue) {
            let instruction = &program[self.issued];
            let (lo, hi) = instruction.encode();
            let Instruction { slot, emask, pmask, scalar, sb, .. } = *instruction;
            // Nearest even, denormals kept: what the host computes.
            inputs.issue = AluIssue { valid: 1, slot, ip: self.issued as u64, lo, hi, emask, pmask, mode: 0, scalar, sb };
        }
        inputs.rd = std::array::from_fn(|_| LaneReadBack { gnt: self.happens(self.grants.read).into() });
        inputs.wb = LaneWriteBack { gnt: self.happens(self.grants.write).into() };
        let outputs = self.bench.cycle(&inputs);
        self.check_idle_outputs(&outputs);
        if inputs.issue.valid & outputs.issue.ready != 0 {
            self.flying.push(self.issued);
            self.issued += 1;
            self.delivered.push(Effect::default());
        }
        self.read(&inputs, &outputs);
        if outputs.fetched.valid != 0 {
            assert_eq!(outputs.fetched.slot, program[self.fetched].slot);
            self.fetched += 1;
        }
        if let Some(row) = self.written.take() {
            let index = outputs.writer.ip as usize;
            assert_eq!(outputs.writer.slot, program[index].slot);
            self.delivered[index].rows.push(row);
            self.write_cycles.push(self.cycle);
            self.write_order.push(index);
        } else {
            assert_eq!(outputs.writer, Writer::default());
        }
        self.written = (outputs.wb.valid & inputs.wb.gnt != 0).then(|| scatter(&outputs.wb));
        let of = self.flying.iter().position(|&index| tag(index) == (outputs.done.slot, outputs.done.sb));
        // Also without `valid` it names who writes.
        assert!(of.is_some() || outputs.done == Done::default(), "{outputs:x?}");
        if outputs.done.valid != 0 {
            self.done.push(self.flying.remove(of.expect("what is done was in flight")));
            self.done_cycles.push(self.cycle);
        }
        if outputs.ret.valid != 0 {
            self.complete(&outputs, program);
        }
        self.cycle += 1;
    }

    /// Serves the read ports; a request stays as it is until it is granted.
    fn read(&mut self, inputs: &AluIn, outputs: &AluOut) {
        for (s, &rd) in outputs.rd.iter().enumerate() {
            if let Some(before) = self.waiting[s].take() {
                assert_eq!(rd, before, "request of source {s} changed before its grant");
            }
            if rd.valid & inputs.rd[s].gnt != 0 {
                self.shown[s] = gather(&self.rows[rd.row as usize], &rd);
            } else if rd.valid != 0 {
                self.waiting[s] = Some(rd);
            }
        }
    }

    fn complete(&mut self, outputs: &AluOut, program: &[Instruction]) {
        let index = outputs.ret.ip as usize;
        let instruction = &program[index];
        let got = &mut self.delivered[index];
        (got.flags, got.arf) = (outputs.fl, outputs.arf);
        let expected = effect(instruction, &self.rows);
        assert_eq!(*got, expected, "dst :{} of {instruction:x?}", kind_name(instruction.dst_kind));
        let Instruction { slot, sb, opcode, emask: mask, .. } = *instruction;
        let of = self.done.iter().position(|&other| other == index).expect("what retires is done");
        self.done.remove(of);
        if outputs.fl.we | outputs.arf.we != 0 {
            assert_eq!(outputs.done, Done { valid: 1, slot, sb });
        }
        assert_eq!(outputs.ret, Retire { valid: 1, slot, ip: outputs.ret.ip, op: opcode.raw(), mask });
        self.finished += 1;
    }

    /// Outputs that belong to a valid that is low are 0, and so are lanes outside the mask.
    fn check_idle_outputs(&self, o: &AluOut) {
        fn zero<T: Default + PartialEq>(valid: u64, bundle: T, o: &AluOut) {
            assert!(valid != 0 || bundle == T::default(), "{o:x?}");
        }
        for rd in o.rd {
            zero(rd.valid, rd, o);
        }
        zero(o.fetched.valid, o.fetched, o);
        // Results of an instruction that writes no row show as well.
        zero(o.wb.valid, LaneWrite { mask: 0, data: [0; 4], ..o.wb }, o);
        zero(o.ret.valid, (o.ret, o.fl, o.arf), o);
        zero(o.fl.we, o.fl, o);
        zero(o.arf.we, o.arf, o);
        for (k, lane) in o.wb.data.iter().flat_map(|word| [*word as u32, (word >> 32) as u32]).enumerate() {
            assert!(o.wb.mask >> k & 1 != 0 || lane == 0, "lane {k} is not enabled: {o:x?}");
        }
    }
}
