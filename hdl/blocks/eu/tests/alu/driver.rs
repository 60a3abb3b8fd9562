//! Runs a program on the ALU with a memory beside it, and checks every cycle.

use crate::common::Bench;
use crate::instruction::{Instruction, Random};
use crate::model::{effect, kind_name, memory, Effect, RowWrite, Rows};
use tessera_eu::alu::Alu;
use tessera_ports::alu::{AluIn, AluOut};

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
    shown: [[u64; 4]; 3],
    waiting: [Option<u64>; 3],
    delivered: Vec<Effect>,
    pub fetched: usize,
    finished: usize,
    pub write_cycles: Vec<u64>,
    pub write_order: Vec<usize>,
    pub done_cycles: Vec<u64>,
}

fn words(row: &[u8; 32]) -> [u64; 4] {
    std::array::from_fn(|w| u64::from_le_bytes(row[8 * w..8 * w + 8].try_into().expect("eight bytes")))
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
            shown: [[0; 4]; 3],
            waiting: [None; 3],
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
        let mut inputs = AluIn { rd_data0: self.shown[0], rd_data1: self.shown[1], rd_data2: self.shown[2], ..AluIn::default() };
        if self.issued < program.len() && self.happens(self.grants.issue) {
            let instruction = &program[self.issued];
            (inputs.i_lo, inputs.i_hi) = instruction.encode();
            inputs.i_valid = 1;
            inputs.i_slot = instruction.slot;
            inputs.i_ip = self.issued as u64;
            inputs.i_emask = instruction.emask;
            inputs.i_pmask = instruction.pmask;
            inputs.i_scalar = instruction.scalar;
            inputs.i_sb = instruction.sb;
            // Nearest even, denormals kept: what the host computes.
            inputs.i_mode = 0;
        }
        inputs.rd_gnt = std::array::from_fn(|_| u64::from(self.happens(self.grants.read)));
        inputs.wb_gnt = u64::from(self.happens(self.grants.write));
        let outputs = self.bench.cycle(&inputs);
        self.check_idle_outputs(&outputs);
        if inputs.i_valid & outputs.i_ready != 0 {
            self.issued += 1;
            self.delivered.push(Effect::default());
        }
        self.read(&inputs, &outputs);
        if outputs.fetched_valid != 0 {
            assert_eq!(outputs.fetched_slot, program[self.fetched].slot);
            self.fetched += 1;
        }
        if outputs.wb_valid & inputs.wb_gnt != 0 {
            let index = outputs.wb_ip as usize;
            assert_eq!(outputs.wb_slot, program[index].slot);
            let data: Vec<u8> = outputs.wb_data.iter().flat_map(|word| word.to_le_bytes()).collect();
            let data = data.try_into().expect("32 bytes");
            self.delivered[index].rows.push(RowWrite { row: outputs.wb_row, enables: outputs.wb_be, data });
            self.write_cycles.push(self.cycle);
            self.write_order.push(index);
        }
        if outputs.done_valid != 0 {
            self.complete(&outputs, program);
        }
        self.cycle += 1;
    }

    /// Serves the read ports; a request stays as it is until it is granted.
    fn read(&mut self, inputs: &AluIn, outputs: &AluOut) {
        for s in 0..3 {
            if let Some(row) = self.waiting[s].take() {
                assert_eq!((outputs.rd_valid[s], outputs.rd_row[s]), (1, row), "request of source {s} changed before its grant");
            }
            if outputs.rd_valid[s] != 0 {
                if inputs.rd_gnt[s] != 0 {
                    self.shown[s] = words(&self.rows[outputs.rd_row[s] as usize]);
                } else {
                    self.waiting[s] = Some(outputs.rd_row[s]);
                }
            }
        }
    }

    fn complete(&mut self, outputs: &AluOut, program: &[Instruction]) {
        let index = outputs.done_ip as usize;
        let instruction = &program[index];
        let got = &mut self.delivered[index];
        if outputs.fl_we != 0 {
            got.flags = Some((outputs.fl_reg, outputs.fl_mask, outputs.fl_val));
        }
        if outputs.arf_we != 0 {
            got.arf = Some((outputs.arf_sel, outputs.arf_be, outputs.arf_val));
        }
        let expected = effect(instruction, &self.rows);
        assert_eq!(*got, expected, "dst :{} of {instruction:x?}", kind_name(instruction.dst_kind));
        let completion = [outputs.done_slot, outputs.done_sb, outputs.done_op, outputs.done_mask];
        assert_eq!(completion, [instruction.slot, instruction.sb, instruction.opcode, instruction.emask]);
        self.finished += 1;
        self.done_cycles.push(self.cycle);
    }

    /// Outputs that belong to a valid that is low are 0, and so are bytes without enable.
    fn check_idle_outputs(&self, o: &AluOut) {
        let zero = |valid: u64, values: &[u64]| assert!(valid != 0 || values.iter().all(|&v| v == 0), "{o:x?}");
        for s in 0..3 {
            zero(o.rd_valid[s], &[o.rd_row[s]]);
        }
        zero(o.fetched_valid, &[o.fetched_slot]);
        zero(o.wb_valid, &[o.wb_row, o.wb_be, o.wb_slot, o.wb_ip]);
        zero(o.wb_valid, &o.wb_data);
        zero(o.done_valid, &[o.done_slot, o.done_sb, o.done_ip, o.done_op, o.done_mask, o.fl_we, o.arf_we]);
        zero(o.fl_we, &[o.fl_reg, o.fl_mask, o.fl_val]);
        zero(o.arf_we, &[o.arf_sel, o.arf_be, o.arf_val]);
        for (byte, value) in o.wb_data.iter().flat_map(|word| word.to_le_bytes()).enumerate() {
            assert!(o.wb_be >> byte & 1 != 0 || value == 0, "byte {byte} is not enabled: {o:x?}");
        }
    }
}
