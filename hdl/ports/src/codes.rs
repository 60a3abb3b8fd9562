//! What numbers on ports mean, in words: the one table for everything that prints or shows them. Models do not
//! read it; what a code means for them is on the contract page.

/// Stall codes of TC, in order: why a thread does not issue, or that it does.
pub const STALLS: [&str; 9] =
    ["idle", "issued", "branch", "operands", "no instruction", "drain", "dependency", "pipe busy", "barrier"];

/// Stall codes of a render cache, in order: why the lookup waits.
pub const CACHE_STALLS: [&str; 8] =
    ["no request", "moving", "write-back of its block", "queue full", "response busy", "lookup again", "tag port", "flush"];

/// Counters of the memory subsystem, in the order of `cnt_sel`.
pub const CACHE_COUNTERS: [&str; 12] = [
    "requests",
    "hits, present",
    "hits, pending",
    "misses",
    "bus reads",
    "bus writes",
    "RAM reads, response",
    "RAM reads, victim",
    "RAM writes, result",
    "RAM writes, allocation",
    "failed fetches",
    "stall cycles",
];

/// Words for the values of a port, from 0 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Codes {
    /// What they are codes of, in `snake_case`.
    pub name: &'static str,
    /// Last part of the names of the ports that carry them, before the number of an array element.
    pub field: &'static str,
    /// Bits of such a port.
    pub width: u32,
    /// The words.
    pub words: &'static [&'static str],
}

/// All of them, but for opcodes, which the instruction set names.
pub const ALL: &[Codes] = &[
    Codes { name: "stall", field: "stall", width: 4, words: &STALLS },
    Codes { name: "cache_stall", field: "stall", width: 3, words: &CACHE_STALLS },
    Codes { name: "cache_counter", field: "sel", width: 4, words: &CACHE_COUNTERS },
    Codes { name: "request", field: "op", width: 2, words: &["none", "read", "write", "read and write"] },
    Codes { name: "architecture_register", field: "sel", width: 2, words: &["cr0", "f0", "f1", "n0"] },
    Codes { name: "partition", field: "part", width: 2, words: &["rows", "two by two", "columns"] },
    Codes { name: "depth_test", field: "func", width: 2, words: &["off", "less", "less or equal", "always"] },
];

/// Bits of an opcode on a port called `op`.
pub const OPCODE_WIDTH: u32 = 7;

/// Last part of a port's name before the number of its element: `stall` of `stall_3`, `op` of `ret_0_op`.
pub fn field(port: &str) -> &str {
    let name = port.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('_');
    name.rsplit('_').next().unwrap_or(name)
}

/// The codes that a port of this name and width carries.
pub fn of(port: &str, width: u32) -> Option<&'static Codes> {
    ALL.iter().find(|codes| (codes.field, codes.width) == (field(port), width))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
    use crate::cache::output_merge::OutputMergeIn;
    use crate::eu::EuOut;
    use crate::Ports;

    /// Codes in the first column of the table behind `heading` on a contract page.
    fn rows(page: &str, heading: &str) -> Vec<usize> {
        let (_, text) = page.split_once(heading).expect("the heading");
        let table = text.lines().skip_while(|line| !line.starts_with("| ")).take_while(|line| line.starts_with('|'));
        let first = table.skip(2).map(|line| line.split('|').nth(1).expect("a column").trim());
        let mut codes: Vec<usize> = first.flat_map(|cell| cell.split(", ")).map(|code| code.parse().expect("a code")).collect();
        codes.sort_unstable();
        codes
    }

    #[test]
    fn the_contract_pages_have_a_row_for_every_word() {
        let all = |words: usize| (0..words).collect::<Vec<_>>();
        let page = include_str!("../../docs/src/contract/tc.md");
        assert_eq!(rows(page, "\n## Stalls\n"), all(STALLS.len()));
        let page = include_str!("../../docs/src/contract/render_cache.md");
        assert_eq!(rows(page, "\n## Stalls\n"), all(CACHE_STALLS.len()));
        let page = include_str!("../../docs/src/contract/memory_subsystem.md");
        assert_eq!(rows(page, "\n### Counters\n"), all(CACHE_COUNTERS.len()));
    }

    #[test]
    fn every_table_fits_its_ports_and_is_on_one() {
        let ports: Vec<(String, u32)> =
            [EuOut::flat(), MemorySubsystemIn::flat(), MemorySubsystemOut::flat(), OutputMergeIn::flat()].concat();
        for codes in ALL {
            assert!(codes.words.len() <= 1 << codes.width, "{codes:?}");
            assert!(ports.iter().any(|(port, width)| of(port, *width) == Some(codes)), "{} is on no port", codes.name);
        }
        assert_eq!(of("stall_6", 4).map(|codes| codes.name), Some("stall"));
        assert_eq!(of("ret_0_op", 7), None, "opcodes have their names in the instruction set");
    }
}
