//! Golden model of GA, the register-file arbiter (`tessera_ports::ga`).

use crate::{bits, Golden, Row};
use tessera_ports::bundle::eu::{PayloadWriteBack, RowRead, RowReadBack, RowWriteBack};
use tessera_ports::ga::{GaIn, GaOut};
use tessera_ports::uop::ROWS;

/// Who wants what in this cycle.
#[derive(Debug, Clone, Copy, Default)]
pub struct Requests {
    /// Row wanted by source `s` of ALU0 and ALU1.
    pub alu_read: [[Option<u16>; 3]; 2],
    /// Row wanted by ME.
    pub me_read: Option<u16>,
    /// ALU0, ALU1, ME response, dispatch payload.
    pub write: [bool; 4],
}

/// Who is served.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Grants {
    /// Sources of ALU0 and ALU1.
    pub alu_read: [[bool; 3]; 2],
    /// ME.
    pub me_read: bool,
    /// Index into [`Requests::write`].
    pub write: Option<usize>,
}

/// A row write.
#[derive(Debug, Clone, Copy, Default)]
pub struct Write {
    /// Row.
    pub row: u16,
    /// Bytes that are written.
    pub enables: u32,
    /// Their values.
    pub data: Row,
}

/// The register memory and its arbiter.
#[derive(Debug, Clone)]
pub struct Ga {
    rows: Vec<Row>,
    read: [Row; 3],
    /// Cycles in a row in which a response or payload was refused.
    passed: u8,
}

impl Default for Ga {
    fn default() -> Self {
        Ga { rows: vec![[0; 4]; ROWS], read: [[0; 4]; 3], passed: 0 }
    }
}

/// Writers, by priority.
const USUAL: [usize; 4] = [0, 1, 2, 3];
/// The same when response or payload has been refused for 31 cycles.
const OVERDUE: [usize; 4] = [3, 2, 0, 1];

fn arbitrate(requests: &Requests, overdue: bool) -> Grants {
    let mut grants = Grants { me_read: requests.me_read.is_some(), ..Grants::default() };
    for port in 0..3 {
        let mut free = port < 2 || !grants.me_read;
        for alu in 0..2 {
            grants.alu_read[alu][port] = free && requests.alu_read[alu][port].is_some();
            free &= !grants.alu_read[alu][port];
        }
    }
    let order = if overdue { OVERDUE } else { USUAL };
    grants.write = order.into_iter().find(|&writer| requests.write[writer]);
    grants
}

impl Ga {
    /// The rows granted in the previous cycle, by port.
    pub fn read_data(&self) -> &[Row; 3] {
        &self.read
    }

    /// A row as it is now.
    pub fn row(&self, row: usize) -> &Row {
        &self.rows[row]
    }

    /// Who is served in this cycle.
    pub fn arbitrate(&self, requests: &Requests) -> Grants {
        arbitrate(requests, self.passed == 31)
    }

    /// Clock edge with `reset`: neither rows nor read data are touched.
    pub fn reset(&mut self) {
        self.passed = 0;
    }

    /// Clock edge: the granted reads and the granted write.
    ///
    /// # Panics
    /// When a row is read and written at once (rule 8).
    pub fn clock(&mut self, requests: &Requests, grants: &Grants, write: Option<&Write>) {
        for port in 0..3 {
            let granted = (0..2).find(|&alu| grants.alu_read[alu][port]).and_then(|alu| requests.alu_read[alu][port]);
            let row = if port == 2 { requests.me_read.or(granted) } else { granted };
            if let Some(row) = row {
                let clash = write.is_some_and(|write| write.row == row && write.enables != 0);
                assert!(!clash, "row {row} is read in the cycle of its write");
                self.read[port] = self.rows[usize::from(row)];
            }
        }
        let refused = (requests.write[2] || requests.write[3]) && !matches!(grants.write, Some(2 | 3));
        self.passed = if refused { self.passed + 1 } else { 0 };
        if let Some(write) = write {
            let row = &mut self.rows[usize::from(write.row)];
            for (i, word) in row.iter_mut().enumerate() {
                let mask = bits::byte_mask((write.enables >> (8 * i)) as u8);
                *word = *word & !mask | write.data[i] & mask;
            }
        }
    }
}

fn requests(i: &GaIn) -> Requests {
    let row = |read: RowRead| (read.valid == 1).then_some(read.row as u16);
    let [alu0, alu1] = i.alu_wb;
    Requests {
        alu_read: i.alu_rd.map(|sources| sources.map(row)),
        me_read: row(i.me_rd),
        write: [alu0.valid, alu1.valid, i.me_wb.valid, i.dp_wb.valid].map(|valid| valid == 1),
    }
}

impl Golden for Ga {
    type In = GaIn;
    type Out = GaOut;

    fn eval(&self, i: &GaIn) -> GaOut {
        let grants = self.arbitrate(&requests(i));
        let read = |granted: bool| RowReadBack { gnt: granted.into() };
        let write = |index| u64::from(grants.write == Some(index));
        GaOut {
            alu_rd: grants.alu_read.map(|sources| sources.map(read)),
            me_rd: read(grants.me_read),
            rd_data: self.read,
            alu_wb: [0, 1].map(|alu| RowWriteBack { gnt: write(alu) }),
            me_wb: RowWriteBack { gnt: write(2) },
            dp_wb: PayloadWriteBack { gnt: write(3) },
        }
    }

    fn tick(&mut self, i: &GaIn) {
        if i.reset == 1 {
            return self.reset();
        }
        let requests = requests(i);
        let grants = self.arbitrate(&requests);
        let [alu0, alu1] = i.alu_wb;
        let write = grants.write.map(|index| match [alu0, alu1, i.me_wb].get(index) {
            Some(wb) => Write { row: wb.row as u16, enables: wb.be as u32, data: wb.data },
            None => Write { row: i.dp_wb.row as u16, enables: u32::MAX, data: i.dp_wb.data },
        });
        self.clock(&requests, &grants, write.as_ref());
    }
}
