//! The table of registers of a contract page: what stands in the book where the page says
//! `<!-- registers: NAME -->`.

use tessera_ports::cache::control_registers::{Field, Register, REGISTERS};

/// Blocks with registers, and these.
const BLOCKS: [(&str, &[Register]); 1] = [("axi4_lite_control", REGISTERS)];

/// The registers of a block.
pub fn of(name: &str) -> Option<&'static [Register]> {
    BLOCKS.iter().find(|(known, _)| *known == name).map(|(_, registers)| *registers)
}

/// The table of a block: a line for each register, one for each of its fields.
pub fn table(name: &str) -> Option<String> {
    let mut table = String::from("| offset | register | bits | | reset | meaning |\n|---|---|---|---|---|---|\n");
    for Register { name, purpose, offset, count, access, reset, fields } in of(name)? {
        let name = name.to_uppercase();
        let (place, label) = match count {
            1 => (format!("{offset:03X}"), format!("`{name}`")),
            _ => (format!("{offset:03X} + 4n"), format!("`{name}[n]`, n in 0..{}", count - 1)),
        };
        table.push_str(&format!("| {place} | {label} | | {} | {reset:X} | {purpose} |\n", access.text()));
        for Field { name: field, purpose, bits: [high, low] } in *fields {
            let bits = if high == low { high.to_string() } else { format!("{high}:{low}") };
            let reset = reset >> low & ((2 << (high - low)) - 1);
            table.push_str(&format!("| | `{name}.{field}` | {bits} | | {reset:X} | {purpose} |\n"));
        }
    }
    Some(table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::markers;

    #[test]
    fn a_marker_becomes_a_table_and_an_unknown_one_is_refused() {
        let shown = |page: &str| markers::replaced(page, "registers", table);
        let page = shown("x\n<!-- registers: axi4_lite_control -->\ny\n").expect("a known block");
        assert!(page.starts_with("x\n| offset |") && page.ends_with("|\ny\n"), "{page}");
        for line in [
            "| 00C | `EVENT` | | RW1C | 0 | What has happened since it was cleared. |",
            "| | `CACHE.SET_MASK` | 24:20 | | 1F | Usable bits of the set index. |",
            "| 040 + 4n | `COUNTER[n]`, n in 0..11 | | R | 0 | Counters, as those of the memory subsystem. |",
        ] {
            assert!(page.contains(&format!("\n{line}\n")), "{line}\n{page}");
        }
        assert_eq!(shown("<!-- registers: nothing -->"), Err("marker `registers: nothing` names no block".to_string()));
    }
}
