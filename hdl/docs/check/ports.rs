//! The table of a block's ports.

use tessera_ports as p;
use tessera_ports::{Interface, PortGroup, PortRow};

/// Name of a block and its declaration.
type Declared = (&'static str, fn() -> Vec<PortGroup>);

const fn declared<I: Interface>() -> Declared {
    (I::BLOCK, I::table)
}

const BLOCKS: [Declared; 28] = [
    declared::<p::eu::EuIn>(),
    declared::<p::tc::TcIn>(),
    declared::<p::ga::GaIn>(),
    declared::<p::alu::AluIn>(),
    declared::<p::em::EmIn>(),
    declared::<p::intdiv::IntdivIn>(),
    declared::<p::intdiv_pipe::IntdivPipeIn>(),
    declared::<p::je::JeIn>(),
    declared::<p::me::MeIn>(),
    declared::<p::cache::render_cache::RenderCacheIn>(),
    declared::<p::cache::miss_queue::MissQueueIn>(),
    declared::<p::cache::tag_ram::TagRamIn>(),
    declared::<p::cache::data_ram::DataRamIn>(),
    declared::<p::cache::store_fill_buffer::StoreFillBufferIn>(),
    declared::<p::cache::write_out::WriteOutIn>(),
    declared::<p::cache::screen_partition::ScreenPartitionIn>(),
    declared::<p::cache::memory_subsystem::MemorySubsystemIn>(),
    declared::<p::cache::output_merge::OutputMergeIn>(),
    declared::<p::cache::axi4_bridge::Axi4BridgeIn>(),
    declared::<p::cache::render_cache_axi4::RenderCacheAxi4In>(),
    declared::<p::cache::memory_subsystem_axi4::MemorySubsystemAxi4In>(),
    declared::<p::cache::axi4_lite_control::Axi4LiteControlIn>(),
    declared::<p::cache::render_cache_peripheral::RenderCachePeripheralIn>(),
    declared::<p::board::cache_demo::CacheDemoIn>(),
    declared::<p::board::demo_control::DemoControlIn>(),
    declared::<p::board::uart::UartIn>(),
    declared::<p::board::request_player::RequestPlayerIn>(),
    declared::<p::board::frame_buffer::FrameBufferIn>(),
];

/// The blocks that have a table.
pub fn names() -> impl Iterator<Item = &'static str> {
    BLOCKS.iter().map(|(name, _)| *name)
}

/// The declared ports of a block.
pub fn groups(name: &str) -> Option<Vec<PortGroup>> {
    BLOCKS.iter().find(|(known, _)| *known == name).map(|(_, groups)| groups())
}

/// The table of a block.
pub fn table(name: &str) -> Option<String> {
    let mut table = String::from("| port | width | | meaning |\n|---|--:|---|---|\n");
    for group in groups(name)? {
        let lines = lines(&group.rows);
        let [only] = &lines[..] else {
            table.push_str(&format!("| **{}** | | | {} |\n", group.name, cell(group.purpose)));
            lines.iter().for_each(|line| table.push_str(&line.show(&line.purpose)));
            continue;
        };
        table.push_str(&only.show(group.purpose));
    }
    Some(table)
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

/// Ports that differ only in their numbers, as one line: `data_{0..3}`.
struct Line {
    /// The parts between the numbers.
    parts: Vec<String>,
    /// Smallest and largest of each number.
    numbers: Vec<(u32, u32)>,
    width: u32,
    input: bool,
    purpose: String,
}

impl Line {
    fn new(row: &PortRow) -> Line {
        let (mut parts, mut numbers) = (vec![String::new()], Vec::new());
        for (i, word) in row.name.split('_').enumerate() {
            if i > 0 {
                parts.last_mut().expect("one part at least").push('_');
            }
            match word.parse::<u32>() {
                Ok(number) => {
                    numbers.push((number, number));
                    parts.push(String::new());
                }
                Err(_) => parts.last_mut().expect("one part at least").push_str(word),
            }
        }
        Line { parts, numbers, width: row.width, input: row.input, purpose: row.purpose.clone() }
    }

    fn takes(&self, other: &Line) -> bool {
        (&self.parts, self.width, self.input) == (&other.parts, other.width, other.input)
    }

    fn show(&self, purpose: &str) -> String {
        let mut label = self.parts[0].clone();
        for ((low, high), part) in self.numbers.iter().zip(&self.parts[1..]) {
            label.push_str(&if low == high { low.to_string() } else { format!("{{{low}..{high}}}") });
            label.push_str(part);
        }
        let direction = if self.input { "in" } else { "out" };
        format!("| `{label}` | {} | {direction} | {} |\n", self.width, cell(purpose))
    }
}

fn lines(rows: &[PortRow]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for row in rows {
        let new = Line::new(row);
        match lines.iter_mut().find(|line| line.takes(&new)) {
            None => lines.push(new),
            Some(line) => {
                for (range, number) in line.numbers.iter_mut().zip(&new.numbers) {
                    *range = (range.0.min(number.0), range.1.max(number.1));
                }
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ports_that_differ_in_numbers_only_are_one_line() {
        let row = |name: &str, width| PortRow { name: name.into(), width, input: true, purpose: "p".into() };
        let rows = [row("a_0_d_0", 64), row("a_0_d_1", 64), row("a_1_d_0", 64), row("a_1_d_1", 64), row("len8", 1)];
        let shown: String = lines(&rows).iter().map(|line| line.show("|")).collect();
        assert_eq!(shown, "| `a_{0..1}_d_{0..1}` | 64 | in | \\| |\n| `len8` | 1 | in | \\| |\n");
    }

    #[test]
    fn a_block_has_a_table_and_an_unknown_one_has_none() {
        let table = table("data_ram").expect("a known block");
        assert!(table.starts_with("| port |") && table.contains("| `wr_data_{0..7}` | 64 | in |"), "{table}");
        assert_eq!(super::table("nothing"), None);
    }
}
