//! The memories against plain arrays, alone and inside a block.

use crate::common::{explore, here, same};
use proptest::collection::vec;
use proptest::prelude::*;
use tessera_hdl::prelude::*;
use tessera_hdl::rust_hdl::ast::Verilog;

/// Block-RAM sized like a register file slice: 8 rows of 2 x 64 bits, byte lanes.
type Ram = Ram1r1w<3, 2, 64, 8, 1>;
/// One word, one lane: no indexing of the enable.
type NarrowRam = Ram1r1w<3, 1, 12, 1, 0>;
type Lut = LutRam<2, 2, 64>;

/// Wraps a memory so that dirty flags and clock wiring are in play.
#[block]
pub struct Holder {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub read_enable: Signal<In, Bit>,
    pub read_address: Signal<In, U<2>>,
    pub write_address: Signal<In, U<2>>,
    pub write_data: [Signal<In, U<64>>; 2],
    pub write_enable: Signal<In, Bit>,
    pub synchronous: [Signal<Out, U<64>>; 2],
    pub asynchronous: [Signal<Out, U<64>>; 2],
    /// Word 0 at `read_address`, and at `write_address`.
    pub ports: [Signal<Out, U<64>>; 2],
    ram: Ram1r1w<2, 2, 64, 1, 1>,
    lut: Lut,
    multi: MultiReadRam<2, 64, 2>,
}

impl Logic for Holder {
    #[hdl]
    fn update(&mut self) {
        memories!(self, ram, lut, multi);
        self.ram.read_enable.next = self.read_enable.val();
        self.ram.read_address.next = self.read_address.val();
        self.ram.write_address.next = self.write_address.val();
        self.lut.read_address.next = self.read_address.val();
        self.lut.write_address.next = self.write_address.val();
        self.lut.write_enable.next = self.write_enable.val();
        self.multi.write_enable.next = self.write_enable.val();
        self.multi.write_address.next = self.write_address.val();
        self.multi.write_data.next = self.write_data[0].val();
        self.multi.read_address[0].next = self.read_address.val();
        self.multi.read_address[1].next = self.write_address.val();
        for i in 0..2 {
            self.ports[i].next = self.multi.read_data[i].val();
            self.ram.write_data[i].next = self.write_data[i].val();
            self.ram.write_enable[i].next = self.write_enable.val().into();
            self.lut.write_data[i].next = self.write_data[i].val();
            self.synchronous[i].next = self.ram.read_data[i].val();
            self.asynchronous[i].next = self.lut.read_data[i].val();
        }
    }
}

/// A wrong model, to see that the comparison notices.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Bug {
    None,
    ReadsNewData,
    IgnoresLanes,
    ReadsAlways,
    StaleAsynchronousRead,
    StaleMultiRead,
}

#[derive(Clone, Copy, Debug)]
struct Cycle {
    reads: bool,
    read: usize,
    write: usize,
    data: [u64; 2],
    enable: [u64; 2],
}

fn stimuli(rows: usize) -> impl Strategy<Value = Vec<Cycle>> {
    let enable = prop_oneof![Just(0u64), Just(0xff), 0u64..256];
    let cycle = (any::<bool>(), 0..rows, 0..rows, any::<[u64; 2]>(), [enable.clone(), enable]);
    vec(cycle.prop_map(|(reads, read, write, data, enable)| Cycle { reads, read, write, data, enable }), 1..200)
}

fn merge(old: u64, new: u64, enable: u64, bug: Bug) -> u64 {
    if bug == Bug::IgnoresLanes && enable != 0 {
        return new;
    }
    let mut bytes = old.to_le_bytes();
    for (lane, byte) in bytes.iter_mut().enumerate() {
        if enable >> lane & 1 != 0 {
            *byte = new.to_le_bytes()[lane];
        }
    }
    u64::from_le_bytes(bytes)
}

fn ram_lockstep(cycles: &[Cycle], bug: Bug) -> Result<(), String> {
    let mut sim = Sim::<Ram>::new();
    let mut rows = [[0u64; 2]; 8];
    let mut read = [0u64; 2];
    for (i, cycle) in cycles.iter().enumerate() {
        sim.read_enable.next = cycle.reads;
        sim.read_address.next = (cycle.read as u64).into();
        sim.write_address.next = (cycle.write as u64).into();
        for word in 0..2 {
            sim.write_data[word].next = cycle.data[word].into();
            sim.write_enable[word].next = cycle.enable[word].into();
        }
        sim.eval();
        let seen: [u64; 2] = std::array::from_fn(|w| sim.read_data[w].val().raw());
        same(i, "read_data", seen, read)?;
        sim.tick();
        let before = rows[cycle.read];
        for (word, old) in rows[cycle.write].iter_mut().enumerate() {
            *old = merge(*old, cycle.data[word], cycle.enable[word], bug);
        }
        if cycle.reads || bug == Bug::ReadsAlways {
            read = if bug == Bug::ReadsNewData { rows[cycle.read] } else { before };
        }
    }
    Ok(())
}

#[test]
fn ram_follows_the_model() {
    explore(here!(), stimuli(8), |cycles| ram_lockstep(&cycles, Bug::None)).unwrap();
}

#[test]
fn ram_test_notices_a_wrong_model() {
    for bug in [Bug::ReadsNewData, Bug::IgnoresLanes, Bug::ReadsAlways] {
        let outcome = explore(here!(), stimuli(8), |cycles| ram_lockstep(&cycles, bug));
        assert!(outcome.is_err(), "{bug:?}");
    }
}

fn holder_lockstep(cycles: &[Cycle], bug: Bug) -> Result<(), String> {
    let mut sim = Sim::<Holder>::new();
    let mut rows = [[0u64; 2]; 4];
    let mut synchronous = [0u64; 2];
    let mut stale = rows;
    for (i, cycle) in cycles.iter().enumerate() {
        sim.read_enable.next = cycle.reads;
        sim.read_address.next = (cycle.read as u64).into();
        sim.write_address.next = (cycle.write as u64).into();
        sim.write_enable.next = cycle.enable[0] != 0;
        for word in 0..2 {
            sim.write_data[word].next = cycle.data[word].into();
        }
        sim.eval();
        let late = if bug == Bug::StaleAsynchronousRead { stale } else { rows };
        let seen: [u64; 2] = std::array::from_fn(|w| sim.asynchronous[w].val().raw());
        same(i, "asynchronous", seen, late[cycle.read])?;
        let late = if bug == Bug::StaleMultiRead { stale } else { rows };
        let seen: [u64; 2] = std::array::from_fn(|port| sim.ports[port].val().raw());
        same(i, "ports", seen, [cycle.read, cycle.write].map(|row| late[row][0]))?;
        let seen: [u64; 2] = std::array::from_fn(|w| sim.synchronous[w].val().raw());
        same(i, "synchronous", seen, synchronous)?;
        sim.tick();
        stale = rows;
        if cycle.enable[0] != 0 {
            rows[cycle.write] = cycle.data;
        }
        if cycle.reads {
            synchronous = if bug == Bug::ReadsNewData { rows[cycle.read] } else { stale[cycle.read] };
        }
    }
    Ok(())
}

#[test]
fn asynchronous_memories_follow_the_model() {
    explore(here!(), stimuli(4), |cycles| holder_lockstep(&cycles, Bug::None)).unwrap();
}

#[test]
fn asynchronous_test_notices_a_wrong_model() {
    for bug in [Bug::ReadsNewData, Bug::StaleAsynchronousRead, Bug::StaleMultiRead] {
        let outcome = explore(here!(), stimuli(4), |cycles| holder_lockstep(&cycles, bug));
        assert!(outcome.is_err(), "{bug:?}");
    }
}

#[test]
fn a_write_shows_on_the_read_port_although_no_input_moves() {
    let mut sim = Sim::<Holder>::new();
    sim.write_enable.next = true;
    sim.write_data[0].next = 7.into();
    sim.read_enable.next = true;
    sim.eval();
    assert_eq!(sim.asynchronous[0].val(), 0);
    sim.tick();
    sim.eval();
    assert_eq!(sim.asynchronous[0].val(), 7);
    assert_eq!(sim.synchronous[0].val(), 0);
    sim.tick();
    sim.eval();
    assert_eq!(sim.synchronous[0].val(), 7);
}

/// The text of a memory is a contract with the exporter: a module with the parameters and ports of the block.
#[test]
fn memory_text_is_a_module_of_every_size() {
    let Verilog::Custom(ram) = Ram::default().hdl() else { panic!("a memory is custom text") };
    let Verilog::Custom(narrow) = NarrowRam::default().hdl() else { panic!("a memory is custom text") };
    for text in [&ram, &narrow] {
        for parameter in ["A", "WORDS", "W", "LANES"] {
            assert!(text.contains(&format!("\n  parameter {parameter} = ")), "missing {parameter} in\n{text}");
        }
        for port in ["wire read_enable", "[A-1:0] read_address", "[WORDS*W-1:0] write_data", "[WORDS*LANES-1:0] write_enable"] {
            assert!(text.contains(port), "missing {port} in\n{text}");
        }
        for line in [
            "reg [W-1:0] stored [0:DEPTH-1];",
            "if (read_enable) row_read <= stored[read_address];",
            "if (word_enable[lane]) stored[write_address][lane*LANE +: LANE] <= word_data[lane*LANE +: LANE];",
            "assign read_data[i*W +: W] = row_read;",
        ] {
            assert!(text.lines().any(|l| l.trim() == line), "missing `{line}` in\n{text}");
        }
    }
    // Only the owner who keeps reads and writes of a row apart gives synthesis the freedom.
    assert_eq!([&ram, &narrow].map(|text| text.contains("no_rw_check *)\n")), [false, true]);
    let named =
        |text: &str, name: &str| text.starts_with(&format!("// {name}\n")) && text.contains(&format!("\nmodule {name} #("));
    assert!(named(&ram, "tessera_ram1r1w_old") && named(&narrow, "tessera_ram1r1w"), "{ram}");
}

const SQUARES: [u64; 8] = [0, 1, 4, 9, 16, 25, 36, 49];

tessera_hdl::rom! {
    /// Squares of three bits.
    pub Squares: 3 x 6 = SQUARES;
}

/// Wraps a table so that dirty flags and clock wiring are in play.
#[block]
pub struct Reader {
    pub clock: Signal<In, Clock>,
    pub address: Signal<In, U<3>>,
    pub square: Signal<Out, U<6>>,
    squares: Squares,
}

impl Logic for Reader {
    #[hdl]
    fn update(&mut self) {
        memories!(self, squares);
        self.squares.address.next = self.address.val();
        self.square.next = self.squares.data.val();
    }
}

#[test]
fn rom_reads_its_table() {
    let read = |addresses: Vec<u64>, table: [u64; 8]| {
        let mut sim = Sim::<Reader>::new();
        let mut before = None;
        for (i, &address) in addresses.iter().enumerate() {
            sim.address.next = address.into();
            sim.eval();
            if let Some(before) = before {
                same(i, "square", sim.square.val().raw(), table[before as usize])?;
            }
            sim.tick();
            before = Some(address);
        }
        Ok(())
    };
    explore(here!(), vec(0u64..8, 1..50), |addresses| read(addresses, SQUARES)).unwrap();
    let wrong = [0, 1, 4, 9, 16, 25, 36, 48];
    assert!(explore(here!(), vec(0u64..8, 1..50), |addresses| read(addresses, wrong)).is_err());
    let Verilog::Custom(text) = Squares::default().hdl() else { panic!("a memory is custom text") };
    assert!(text.contains("  rows[7] = 6'h31;\n"), "{text}");
}
