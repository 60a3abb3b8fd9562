//! The instruction between TC and the pipes, and the subset of the instruction set this EU executes.
//!
//! A pipe receives the **native 128-bit word** (`lo` = bits 63:0, `hi` = bits 127:64; compacted instructions are
//! expanded by TC) and slices the fields it needs out of it: field positions are those of gen9-eu-isa.md sec. 2.
//!
//! # Rows
//! Architectural registers live in one memory of 1024 rows of 32 bytes ([`crate::ga`]). The *unified register number*
//! (8 bits) is `r` for GRF `r` (0..=127), `128 + k` for accumulator `acc0 + k` (k = 0, 1 now; 2..=9 are mme0..mme7
//! later), [`UNIFIED_CR0`] for cr0 (no row; it only orders instructions).
//! `row = slot * 128 + r` for GRF and `896 + slot * 16 + k` for accumulators: the eighth thread's space holds the ARF rows.
//!
//! # Lanes, passes, beats
//! Lane `i` (0..N, N = exec size) of an instruction works for channel `off + i`, `off = 8*QtrCtrl + 4*NibCtrl`.
//! Masks handed to a pipe are in *lane space*: bit `i` is lane `i`. A *pass* is 8 lanes: pass `p` = lanes `8p..8p+7`;
//! an instruction has `P = max(1, N/8)` passes. A *beat* is what one cycle of an ALU executes: 4 lanes
//! (`4b..4b+3` of the pass, 2 beats a pass), integer multiply 2 lanes (`2b, 2b+1` of the pass, 4 beats a pass).
//!
//! # Element addresses
//! Element `i` of a source region `<V;W,H>` at register `r`, byte `sub`, element size `s` lies at byte
//! `sub + ((i / W) * V + (i % W) * H) * s` counted from the start of register `r`; of a destination at `sub + i * H * s`.
//! A ternary source is `sub + i * 4` without RepCtrl and `sub` with it; a ternary destination `sub + i * 4`.
//! Strides and widths are powers of two: shifts, no multipliers. Within one pass every source and the destination
//! touch at most two consecutive registers (`first`, `first + 1`).
//!
//! # Unsupported instructions (`unsup`)
//! TC marks an instruction `unsup` when any of these holds; the thread then stops (see [`crate::tc`]).
//! "Used operand": dst, and as many sources as the opcode has. All conditions are on the native word.
//!
//! 1. opcode not in: mov 01, sel 02, not 04, and 05, or 06, xor 07, shr 08, shl 09, asr 0C, cmp 10, jmpi 20, if 22,
//!    else 24, endif 25, while 27, break 28, goto 2E, join 2F, send 31, sends 33, add 40, mul 41, mad 5B, nop 7E
//! 2. a compacted branch or send (their size is assumed to be 16 bytes)
//! 3. PredCtrl > 1; ExecSize code > 5; AccWrEn (bit 28) on an ALU opcode; ThreadCtrl 1 or 3; DebugCtrl
//! 4. ALU opcodes other than mad: AccessMode Align16 (bit 8)
//! 5. indirect addressing of a used operand (bits 63, 79, 111 for dst, src0, src1 where its file is not immediate)
//! 6. dst: file must be GRF, or ARF with number 00 (null), 20/21 (acc0, acc1), 30/31 (f0, f1), 80 (cr0); HorzStride code 0
//!    (except null); cr0, f0, f1: only with exec size 1 and sub-register < 4, and not as dst of mad or cmp
//! 7. src0: file GRF, immediate, or ARF 20/21, or ARF 30/31/80 with exec size 1 and sub-register < 4; src1: file GRF or immediate
//!    or ARF 20/21; file code 2; an immediate in both
//! 8. types: register type code of a used operand not in ud 0, d 1, uw 2, w 3, f 7 (dst: also when null); immediate type code not in
//!    ud 0, d 1, uw 2, w 3, f 7
//! 9. sources of a two-source opcode one float and one integer; float for not, and, or, xor, shr, shl, asr (any used operand);
//!    dst float and sources integer or the reverse, except mov and cmp
//! 10. sub-register not a multiple of the element size; ExecSize < Width of a register source; Width code > 4; VertStride code 7..15
//! 11. an operand outside the 64 bytes from its first register: `sub + off(N - 1) + s - 1 >= 64` (Gen9 has no wider ones, and a pass then
//!     touches at most two registers); a GRF operand that ends beyond r127 or an accumulator operand that ends beyond acc1
//! 12. abs or negate on the sources of shr, shl, asr; abs on not, and, or, xor; saturate on anything but mov, add (any type) and
//!     float mul, mad; saturate on cmp. Modifier bits of
//!     an immediate source mean nothing
//! 13. CondMod other than 0..=6 on an ALU opcode; cmp with CondMod 0; sel with CondMod not in {0, 4 (ge), 5 (l)}; sel with CondMod 0 and no
//!     predicate; sel with CondMod and predicate; a CondMod or predicate together with an explicit f0, f1 or cr0 operand
//! 14. mad: source type or dst type not f (code 0), half selects (bits 35, 36) set, exec size 32, swizzle not E4 or channel enables not F,
//!     sub-register bit 1 (bits 84, 105, 126) set, Align1
//! 15. send, sends: descriptor in a0 (send: bits 90:89 != 3; sends: bit 77), ExDesc in a0 (sends bit 61), dst/src0 indirect (sends only: bits 63, 79),
//!     mlen 0 (unless EOT), src0 file not GRF (send bits 42:41 != 1), a payload or response that ends beyond r127
//! 16. jmpi: src1 not an immediate (bits 90:89 != 3); goto, if, else with bit 28 other than goto's (`if.b`, `else.b` are unsupported)
//!
//! # Arithmetic of the subset
//! Integer sources become exact integers of their type; abs, then negate (on and/or/xor/not: negate is bitwise NOT of the 32-bit
//! sign- or zero-extended pattern). Results are exact, then saturate to the dst range or wrap to the dst size.
//! * shl: `v << n` wrapped; shr: `(v mod 2^32) >> n`; asr: `floor(v / 2^n)`; `n` = low 5 bits of src1
//! * cmp: all-ones or zero of the dst size and the flag; other ops with CondMod: the wrapped (saturated) result against zero in the dst type
//! * CondMod of a float mov f -> f looks at the delivered bits; nothing is flushed there
//! * sel: predicate (lane's bit of `pmask`) or `src0 CondMod src1` chooses src0, else src1; no flag write
//! * mov f -> int: truncate, NaN 0, out of range clamps; int -> f: rounded by the mode; f -> f: raw bits, sign modifiers only
//! * float add, mul, mad (`src1 * src2 + src0`): one rounding by the mode; with `ftz` denormal inputs and results become signed zero
//!   (the result is flushed when it is denormal **after** rounding with unbounded range ignored, i.e. when the delivered exponent field is 0);
//!   every NaN result is 7FC00000; overflow gives infinity or the largest finite value as IEEE says for the mode;
//!   an exact zero sum of opposite signs is +0, and -0 when rounding toward minus infinity
//! * float cmp and sel compare after the flush (if `ftz`); NaN: only `nz` true. sel returns raw bits (after sign modifiers); one NaN: the other
//!   operand; two: src1
//! * float saturate: NaN and anything below +0 (and -0) give +0, above 1 gives 1
//!
//! Rounding of `mode`: 0 nearest even, 1 toward +inf, 2 toward -inf, 3 toward zero (cr0.0 bits 5:4).

/// Thread slots of the EU.
pub const THREADS: usize = 7;
/// Rows of the register memory.
pub const ROWS: usize = 1024;
/// Scoreboard entries per thread.
pub const SCOREBOARD: usize = 4;
/// Unified register number that stands for cr0.
pub const UNIFIED_CR0: u64 = 0xF0;

/// Row of GRF `reg` of thread `slot`.
pub const fn grf_row(slot: u64, reg: u64) -> u64 {
    slot * 128 + reg
}

/// Row of accumulator `k` of thread `slot`.
pub const fn acc_row(slot: u64, k: u64) -> u64 {
    896 + slot * 16 + k
}
