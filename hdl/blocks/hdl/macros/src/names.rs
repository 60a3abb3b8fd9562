//! Names: what a Rust identifier becomes in Verilog, and which are not allowed to.

/// Words of Verilog-2005 and SystemVerilog that a field must not be called.
const RESERVED: &str = "
    alias always and assert assign assume automatic begin bind bit buf byte case cell checker class config const
    constraint context cover default design disable do edge else end endcase endmodule enum event expect export
    extends final for force forever fork function generate genvar global if iff import include initial inout input
    inside instance int integer interface join large let liblist library local localparam logic longint medium
    modport module nand negedge new nmos nor not null or output package packed parameter pmos posedge primitive
    priority process program property protected pull0 pull1 pure rand real realtime ref reg release repeat
    restrict return scalared sequence shortint shortreal signed small soft solve specify static string strong
    strong0 strong1 struct super supply0 supply1 table tagged task this throughout time tran tri tri0 tri1 type
    typedef union unique unsigned use var vectored virtual void wait wand weak weak0 weak1 while wildcard wire
    with within wor xnor xor
";

/// True when Verilog or SystemVerilog keeps the word for itself.
pub fn is_reserved(name: &str) -> bool {
    RESERVED.split_whitespace().any(|word| word == name)
}

/// `RoundRobin` -> `round_robin`, `Ram1r1w` -> `ram1r1w`, `ALUCore` -> `alu_core`.
pub fn snake_case(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let mut out = String::new();
    for (i, &c) in letters.iter().enumerate() {
        let starts_word =
            c.is_uppercase() && i > 0 && (!letters[i - 1].is_uppercase() || letters.get(i + 1).is_some_and(|n| n.is_lowercase()));
        if starts_word && !out.ends_with('_') {
            out.push('_');
        }
        out.extend(c.to_lowercase());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snake_case_splits_at_word_starts() {
        for (rust, verilog) in
            [("RoundRobin", "round_robin"), ("Ram1r1w", "ram1r1w"), ("ALUCore", "alu_core"), ("Alu0", "alu0"), ("Fifo", "fifo")]
        {
            assert_eq!(snake_case(rust), verilog);
        }
    }

    #[test]
    fn keywords_are_reserved() {
        assert!(is_reserved("reg") && is_reserved("alias") && is_reserved("xor"));
        assert!(!is_reserved("count") && !is_reserved(""));
    }
}
