//! Golden model of GA, the register-file arbiter (`tessera_ports::ga`).

use crate::{bits, Compact, Golden, Row, Shaped, Small};
use tessera_ports::bundle::eu as port;
use tessera_ports::config::{EuShape, RowWrites};
use tessera_ports::ga::{GaIn, GaOut};
use tessera_ports::uop::ROWS;

/// Lanes wanted from a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaneRead {
    /// The row.
    pub row: u16,
    /// How the lanes lie in it.
    pub lay: Lay,
}

/// How eight lanes lie in two consecutive rows, one of which is read or written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lay {
    /// It is the second one.
    pub second: bool,
    /// Byte of lane 0.
    pub base: u8,
    /// What each bit of a lane's number adds.
    pub step: [u8; 3],
}

/// Bytes of two rows.
const WINDOW: u8 = 64;
/// Bytes of a row.
const ROW_BYTES: u8 = 32;

impl Lay {
    /// A row as it is: eight dwords.
    const RAW: Lay = Lay { second: false, base: 0, step: [4, 8, 16] };
    /// As after reset.
    const RESET: Lay = Lay { second: false, base: 0, step: [0; 3] };

    /// Byte of the row at which each lane lies, and whether it does lie in that row.
    fn places(&self) -> [(usize, bool); 8] {
        let mut at = [self.base % WINDOW; 8];
        for (bit, step) in self.step.iter().enumerate() {
            let lanes = 1 << bit;
            for lane in 0..lanes {
                at[lanes + lane] = (at[lane] + step % WINDOW) % WINDOW;
            }
        }
        at.map(|at| (usize::from(at % ROW_BYTES), (at >= ROW_BYTES) == self.second))
    }
}

/// What a read port shows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Gathered {
    /// The lanes.
    pub lanes: [u32; 8],
    /// Those that lie in the row.
    pub mask: u8,
}

impl Gathered {
    fn new(row: &Row, lay: &Lay) -> Gathered {
        let dwords = lanes(row);
        if *lay == Lay::RAW {
            // Most are; the rest of this function gives the same.
            return Gathered { lanes: dwords, mask: 0xFF };
        }
        let mut gathered = Gathered::default();
        for (lane, (byte, here)) in lay.places().into_iter().enumerate() {
            gathered.mask |= u8::from(here) << lane;
            let dword = dwords[byte / 4];
            let byte_of = |at: usize| dword >> (8 * (at % 4)) & 0xFF;
            gathered.lanes[lane] = match byte % 4 {
                0 => dword,
                _ => dword & 0xFFFF_0000 | byte_of(byte | 1) << 8 | byte_of(byte),
            };
        }
        gathered
    }

    /// Two lanes in a word.
    pub(crate) fn words(&self) -> Row {
        pairs(&self.lanes)
    }
}

/// Lanes, two in a word.
pub(crate) fn pairs(lanes: &[u32; 8]) -> Row {
    std::array::from_fn(|w| u64::from(lanes[2 * w + 1]) << 32 | u64::from(lanes[2 * w]))
}

/// What a read of `row` shows, two lanes in a word, and which of them lie in the row (rules 7 and 8).
pub fn gather(row: &Row, read: &port::LaneRead) -> (Row, u64) {
    let shown = Gathered::new(row, &lay(read.second, read.base, read.step));
    (shown.words(), shown.mask.into())
}

/// What the read ports show, from the words of the port.
pub(crate) fn gathered(data: &[Row; 3], mask: &[u64; 3]) -> [Gathered; 3] {
    std::array::from_fn(|port| Gathered { lanes: lanes(&data[port]), mask: mask[port] as u8 })
}

/// Lanes out of words of two.
fn lanes(words: &Row) -> [u32; 8] {
    std::array::from_fn(|lane| (words[lane / 2] >> (32 * (lane % 2))) as u32)
}

/// Who wants what in this cycle.
#[derive(Debug, Clone, Copy, Default)]
pub struct Requests {
    /// Lanes wanted by source `s` of ALU0 and ALU1.
    pub alu_read: [[Option<LaneRead>; 3]; 2],
    /// Row wanted by ME.
    pub me_read: Option<u16>,
    /// Row to be written by ALU0, ALU1, ME response, dispatch payload.
    pub write: [Option<u16>; 4],
}

impl Requests {
    /// Ports that each ALU wants, as bits.
    fn wanted(&self) -> [u8; 2] {
        let bits =
            |sources: &[Option<LaneRead>; 3]| (0..3).fold(0, |bits, port| bits | u8::from(sources[port].is_some()) << port);
        [bits(&self.alu_read[0]), bits(&self.alu_read[1])]
    }
}

/// Read ports, as bits.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Ports(pub u8);

impl Ports {
    /// That one is among them.
    pub fn has(self, port: usize) -> bool {
        self.0 >> port & 1 == 1
    }
}

/// The read port of ME, as a bit.
const ME_PORT: u8 = 0b100;

/// Who is served.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Grants {
    /// Sources of ALU0 and ALU1.
    pub alu_read: [Ports; 2],
    /// ME.
    pub me_read: bool,
    /// ALU1 is refused something, and ALU0 nothing.
    pub lost: bool,
    /// By write port: index into [`Requests::write`].
    pub write: [Option<usize>; 2],
}

impl Grants {
    /// That writer, an index into [`Requests::write`], is served.
    pub fn writes(&self, writer: usize) -> bool {
        self.write.contains(&Some(writer))
    }
}

/// Lanes that an ALU wants written into a row.
#[derive(Debug, Clone, Copy)]
pub struct LaneWrite {
    /// Row.
    pub row: u16,
    /// How the lanes lie in it.
    pub lay: Lay,
    /// Bytes of a lane.
    pub bytes: u8,
    /// Lanes that are written.
    pub mask: u8,
    /// Their values.
    pub lanes: [u32; 8],
}

impl LaneWrite {
    /// The bytes of the row that this writes.
    pub fn scattered(&self) -> Write {
        let takes_part = |lane: usize| self.mask >> lane & 1 == 1;
        if (self.lay, self.bytes) == (Lay::RAW, 4) {
            // Dwords in their places, as most are; the rest of this function gives the same.
            let kept = std::array::from_fn(|lane| if takes_part(lane) { self.lanes[lane] } else { 0 });
            let enables = (0..8).fold(0, |enables, lane| enables | if takes_part(lane) { 0xF << (4 * lane) } else { 0 });
            return Write { row: self.row, enables, data: pairs(&kept) };
        }
        let mut write = Write { row: self.row, ..Write::default() };
        for (lane, (byte, here)) in self.lay.places().into_iter().enumerate() {
            if here && takes_part(lane) {
                let bytes = usize::from(self.bytes);
                let byte = byte / bytes * bytes;
                write.enables |= ((1 << bytes) - 1) << byte;
                let kept = self.lanes[lane] & bits::low_mask(8 * bytes as u32) as u32;
                write.data[byte / 8] |= u64::from(kept) << (8 * (byte % 8));
            }
        }
        write
    }
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

/// A write as it happens, and whose it is.
#[derive(Debug, Clone, Copy)]
pub struct Written {
    /// Index into [`Requests::write`].
    pub writer: usize,
    /// The write.
    pub write: Write,
}

/// The register memory and its arbiter.
#[derive(Debug, Clone)]
pub struct Ga {
    writes: RowWrites,
    rows: Vec<Row>,
    /// The even and the odd row that each port read last, and what was gathered of the later one. With one
    /// memory for all rows the first stands for both.
    raw: [[Row; 2]; 3],
    read: [Gathered; 3],
    /// Granted in the cycle before, by write port.
    pending: [Option<Written>; 2],
    /// ALU1 reads before ALU0.
    lost: bool,
    /// Cycles in a row in which a response or payload was refused at each write port.
    passed: [u8; 2],
}

impl Default for Ga {
    fn default() -> Self {
        Ga::shaped(&EuShape::GEN9)
    }
}

impl Shaped for Ga {
    fn shaped(shape: &EuShape) -> Ga {
        let read = [Gathered::default(); 3];
        let mut ga = Ga {
            writes: shape.writes,
            rows: vec![[0; 4]; ROWS],
            raw: [[[0; 4]; 2]; 3],
            read,
            pending: [None; 2],
            passed: [0; 2],
            lost: false,
        };
        ga.reset();
        ga
    }
}

/// So long the ALUs go first while a response or payload waits.
const PATIENCE: u8 = 31;

/// GA of [`EuShape::COMPACT`].
pub type GaCompact = Compact<Ga>;

/// The GA of [`EuShape::SMALL`].
pub type GaSmall = Small<Ga>;

/// ME first at the third port, then the ALU whose turn it is, then the other.
fn arbitrate_reads(requests: &Requests, lost: bool) -> Grants {
    let wanted = requests.wanted();
    let free = if requests.me_read.is_some() { !ME_PORT } else { !0 };
    let [first, second] = if lost { [1, 0] } else { [0, 1] };
    let mut alu_read = [Ports(0); 2];
    alu_read[first] = Ports(wanted[first] & free);
    alu_read[second] = Ports(wanted[second] & free & !wanted[first]);
    let refuses = |alu: usize| wanted[alu] & !alu_read[alu].0 != 0;
    Grants { me_read: requests.me_read.is_some(), alu_read, lost: refuses(1) && !refuses(0), ..Grants::default() }
}

impl Ga {
    /// What was granted in the previous cycle or before, by port.
    pub fn read_data(&self) -> &[Gathered; 3] {
        &self.read
    }

    /// The row writes that happen in this cycle, by port.
    pub fn written(&self) -> &[Option<Written>; 2] {
        &self.pending
    }

    /// A row as it is now.
    pub fn row(&self, row: usize) -> &Row {
        &self.rows[row]
    }

    /// Who is served in this cycle.
    pub fn arbitrate(&self, requests: &Requests) -> Grants {
        let mut write = [None; 2];
        for (writer, row) in requests.write.iter().enumerate() {
            if let Some(row) = row {
                write[self.memory(*row)].get_or_insert(writer);
            }
        }
        for port in (0..2).filter(|&port| self.passed[port] == PATIENCE) {
            write[port] = [3, 2, 0, 1].into_iter().find(|&writer| self.is_at(port, requests.write[writer]));
        }
        Grants { write, ..arbitrate_reads(requests, self.lost) }
    }

    /// The memory of a row, and the port that it is written through.
    fn memory(&self, row: u16) -> usize {
        match self.writes {
            RowWrites::Two => usize::from(row % 2),
            RowWrites::One => 0,
        }
    }

    fn is_at(&self, port: usize, request: Option<u16>) -> bool {
        request.is_some_and(|row| self.memory(row) == port)
    }

    /// Clock edge with `reset`: no row is touched.
    pub fn reset(&mut self) {
        self.read = self.raw.map(|[first, _]| Gathered::new(&first, &Lay::RESET));
        self.pending = [None; 2];
        (self.lost, self.passed) = (false, [0; 2]);
    }

    /// Clock edge: the granted reads, the writes granted in the cycle before, and by port those that are
    /// granted now.
    ///
    /// # Panics
    /// When a row is read and written at once (rule 16).
    pub fn clock(&mut self, requests: &Requests, grants: &Grants, written: [Option<Written>; 2]) {
        for port in 0..3 {
            let read = match port {
                2 if grants.me_read => requests.me_read.map(|row| LaneRead { row, lay: Lay::RAW }),
                _ if grants.alu_read[0].has(port) => requests.alu_read[0][port],
                _ if grants.alu_read[1].has(port) => requests.alu_read[1][port],
                _ => None,
            };
            if let Some(LaneRead { row, lay }) = read {
                let clash = self.pending.iter().flatten().any(|w| w.write.row == row && w.write.enables != 0);
                assert!(!clash, "row {row} is read in the cycle of its write");
                let read = self.rows[usize::from(row)];
                self.raw[port][self.memory(row)] = read;
                self.read[port] = Gathered::new(&read, &lay);
            }
        }
        self.lost = grants.lost;
        let [_, _, others @ ..] = requests.write;
        for port in 0..2 {
            let waits = others != [None; 2]
                && others.into_iter().any(|request| self.is_at(port, request))
                && !matches!(grants.write[port], Some(2 | 3));
            self.passed[port] = if waits { self.passed[port] + 1 } else { 0 };
        }
        for Written { write, .. } in self.pending.iter().flatten() {
            let row = &mut self.rows[usize::from(write.row)];
            for (i, word) in row.iter_mut().enumerate() {
                let mask = bits::byte_mask((write.enables >> (8 * i)) as u8);
                *word = *word & !mask | write.data[i] & mask;
            }
        }
        self.pending = written;
    }
}

fn lay(second: u64, base: u64, step: [u64; 3]) -> Lay {
    Lay { second: second == 1, base: base as u8, step: step.map(|step| step as u8) }
}

fn requests(i: &GaIn) -> Requests {
    let lanes =
        |rd: port::LaneRead| (rd.valid == 1).then(|| LaneRead { row: rd.row as u16, lay: lay(rd.second, rd.base, rd.step) });
    let row = |valid: u64, row: u64| (valid == 1).then_some(row as u16);
    let [alu0, alu1] = i.alu_wb.map(|wb| row(wb.valid, wb.row));
    Requests {
        alu_read: i.alu_rd.map(|sources| sources.map(lanes)),
        me_read: (i.me_rd.valid == 1).then_some(i.me_rd.row as u16),
        write: [alu0, alu1, row(i.me_wb.valid, i.me_wb.row), row(i.dp_wb.valid, i.dp_wb.row)],
    }
}

fn served(i: &GaIn, writer: usize) -> Write {
    if let Some(wb) = i.alu_wb.get(writer) {
        let write = LaneWrite {
            row: wb.row as u16,
            lay: lay(wb.second, wb.base, wb.step),
            bytes: 1 << wb.size.min(2),
            mask: wb.mask as u8,
            lanes: lanes(&wb.data),
        };
        return write.scattered();
    }
    match writer {
        2 => Write { row: i.me_wb.row as u16, enables: i.me_wb.be as u32, data: i.me_wb.data },
        _ => Write { row: i.dp_wb.row as u16, enables: u32::MAX, data: i.dp_wb.data },
    }
}

/// The write event: codes of `by` are those of `RowWritten`.
fn written(written: &Written) -> port::RowWritten {
    let Written { writer, write } = written;
    let by = [0, 1, 3, 2][*writer];
    port::RowWritten { valid: 1, by, row: write.row.into(), be: write.enables.into(), data: write.data }
}

impl Golden for Ga {
    type In = GaIn;
    type Out = GaOut;

    fn eval(&self, i: &GaIn) -> GaOut {
        let grants = self.arbitrate(&requests(i));
        let write = |writer| u64::from(grants.writes(writer));
        GaOut {
            alu_rd: grants.alu_read.map(|ports| [0, 1, 2].map(|port| port::LaneReadBack { gnt: ports.has(port).into() })),
            me_rd: port::RowReadBack { gnt: grants.me_read.into() },
            rd_data: self.read.map(|read| read.words()),
            rd_mask: self.read.map(|read| read.mask.into()),
            alu_wb: [0, 1].map(|alu| port::LaneWriteBack { gnt: write(alu) }),
            me_wb: port::RowWriteBack { gnt: write(2) },
            dp_wb: port::PayloadWriteBack { gnt: write(3) },
            written: self
                .pending
                .map(|write| write.filter(|_| i.reset == 0).map_or_else(Default::default, |write| written(&write))),
        }
    }

    fn tick(&mut self, i: &GaIn) {
        if i.reset == 1 {
            return self.reset();
        }
        let requests = requests(i);
        let grants = self.arbitrate(&requests);
        let written = grants.write.map(|writer| writer.map(|writer| Written { writer, write: served(i, writer) }));
        self.clock(&requests, &grants, written);
    }
}
