// tessera_tc_among_n1
// Looks a chosen thread up in `N` sets of threads.
//
//   in    7  chosen_one        Thread, one-hot; paired: the one of two that wait, unless it is `other`. 0: none.
//   in    7  chosen_other      The second of the two; else the same.
//   in    1  chosen_is_second  It is the second; known last.
//   in    7  threads_0
//   out   1  found_0
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/among.rs; do not edit.
`default_nettype none
module tessera_tc_among_n1 (
  input  wire [6:0] chosen_one,
  input  wire [6:0] chosen_other,
  input  wire chosen_is_second,
  input  wire [6:0] threads_0,
  output wire found_0
);
  wire of_one_0;
  wire of_other_0;

  assign of_one_0 = |(chosen_one & threads_0);
  assign of_other_0 = |(chosen_other & threads_0);
  assign found_0 = chosen_is_second ? of_other_0 : of_one_0;
endmodule
`default_nettype wire
