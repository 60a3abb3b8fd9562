//! From Rust field paths to Verilog identifiers.
//!
//! The rule is fixed, so that a name in a waveform leads back to the field:
//! array index and register port `_`, interface field `_`, port of a sub-block
//! `__`. `lanes[3].sum` of a sub-block becomes `lanes_3__sum`, register `count`
//! becomes `count_q` (`count_d` is kept free for its input). Two fields that meet in one name are an
//! error, as is a reserved word; nothing is renamed behind the author's back.

use std::collections::HashSet;
use std::sync::LazyLock;

/// Words that the tools downstream would stumble over: Verilog-2001,
/// SystemVerilog, and the C++ ones that break a Verilated port.
const RESERVED: &str = "
    alias always always_comb always_ff always_latch and assert assign assume auto automatic before
    begin bind bit bool break buf bufif0 bufif1 byte case casex casez cell chandle char checker
    class clocking cmos config const constraint context continue cover covergroup coverpoint cross
    deassign default defparam delete design disable dist do double edge else end endcase endclass
    endfunction endgenerate endmodule endtask enum event expect explicit export extends extern final
    first_match float for force foreach forever fork friend function generate genvar global goto
    highz0 highz1 if iff ifnone implements implies import incdir include initial inline inout input
    inside instance int integer interconnect interface intersect join join_any join_none large let
    liblist library local localparam logic long longint macromodule matches medium modport module
    mutable namespace nand negedge new nmos nor noshowcancelled not notif0 notif1 null operator or
    output package packed parameter pmos posedge primitive priority private program property
    protected public pull0 pull1 pulldown pullup pure rand randc randcase randsequence real realtime
    ref reg register release repeat restrict return rnmos rpmos rtran scalared sequence shared short
    shortint shortreal signed sizeof small soft solve specify specparam static string strong strong0
    strong1 struct super supply0 supply1 switch table tagged task template this throughout throw
    time timeprecision timeunit tran tri tri0 tri1 triand trior trireg true try type typedef
    typename union unique unique0 unsigned until untyped use using var vectored virtual void
    volatile wait wait_order wand weak weak0 weak1 while wildcard wire with within wor xnor xor
";

/// Whether `name` is a word of one of the languages downstream.
pub fn is_reserved(name: &str) -> bool {
    static WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| RESERVED.split_whitespace().collect());
    WORDS.contains(name)
}

/// Identifier of a field path such as `lanes$3$sum` inside its own block.
pub fn identifier(path: &str) -> String {
    path.replace('$', "_")
}

/// Identifier of the wire at a sub-block's port.
pub fn child_port(instance: &str, port: &str) -> String {
    format!("{}__{}", identifier(instance), identifier(port))
}

/// Identifier of an inlined register's port (`d`, `q`).
pub fn register_port(instance: &str, port: &str) -> String {
    format!("{}_{}", identifier(instance), identifier(port))
}

/// The path as Rust writes it: `lanes$3$sum` is `lanes[3].sum`.
pub fn rust_path(path: &str) -> String {
    let mut out = String::new();
    for (i, part) in path.split('$').enumerate() {
        if part.bytes().all(|b| b.is_ascii_digit()) && !part.is_empty() {
            out.push('[');
            out.push_str(part);
            out.push(']');
        } else {
            if i > 0 {
                out.push('.');
            }
            out.push_str(part);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reserved_words() {
        assert!(is_reserved("begin") && is_reserved("xor") && !is_reserved("data"));
    }

    #[test]
    fn paths() {
        assert_eq!(identifier("lanes$3$sum"), "lanes_3_sum");
        assert_eq!(child_port("lanes$3", "sum$0"), "lanes_3__sum_0");
        assert_eq!(register_port("count", "q"), "count_q");
        assert_eq!(rust_path("lanes$3$sum"), "lanes[3].sum");
    }
}
