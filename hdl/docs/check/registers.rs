//! The table of registers of a contract page: what stands in the book where the page says
//! `<!-- registers: NAME -->`.

use tessera_ports::cache::control_registers::{Field, Register, REGISTERS};

/// Blocks with registers, and these.
const BLOCKS: [(&str, &[Register]); 1] = [("axi4_lite_control", REGISTERS)];

const OPEN: &str = "<!-- registers: ";
const CLOSE: &str = " -->";

/// The registers of a block.
pub fn of(name: &str) -> Option<&'static [Register]> {
    BLOCKS.iter().find(|(known, _)| *known == name).map(|(_, registers)| *registers)
}

/// The name in a marker line.
pub fn marker(line: &str) -> Option<&str> {
    line.trim().strip_prefix(OPEN)?.strip_suffix(CLOSE)
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

/// A page with its marker replaced by the table.
///
/// # Errors
/// The name of a marker that no block has.
pub fn with_tables(page: &str) -> Result<String, String> {
    let mut out = String::with_capacity(page.len());
    for line in page.split_inclusive('\n') {
        match marker(line) {
            None => out.push_str(line),
            Some(name) => out.push_str(&table(name).ok_or_else(|| name.to_string())?),
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_marker_becomes_a_table_and_an_unknown_one_is_refused() {
        let page = with_tables("x\n<!-- registers: axi4_lite_control -->\ny\n").expect("a known block");
        assert!(page.starts_with("x\n| offset |") && page.ends_with("|\ny\n"), "{page}");
        for line in [
            "| 00C | `EVENT` | | RW1C | 0 | What has happened since it was cleared. |",
            "| | `CACHE.SET_MASK` | 24:20 | | 1F | Usable bits of the set index. |",
            "| 040 + 4n | `COUNTER[n]`, n in 0..11 | | R | 0 | Counters, as those of the memory subsystem. |",
        ] {
            assert!(page.contains(&format!("\n{line}\n")), "{line}\n{page}");
        }
        assert_eq!(with_tables("<!-- registers: nothing -->"), Err("nothing".to_string()));
    }
}
