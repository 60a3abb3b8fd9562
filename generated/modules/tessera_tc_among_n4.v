// tessera_tc_among_n4
// Looks a chosen thread up in `N` sets of threads.
//
//   in    7  chosen_one        Thread, one-hot; paired: the one of two that wait, unless it is `other`. 0: none.
//   in    7  chosen_other      The second of the two; else the same.
//   in    1  chosen_is_second  It is the second; known last.
//   in    7  threads_0
//   in    7  threads_1
//   in    7  threads_2
//   in    7  threads_3
//   out   1  found_0
//   out   1  found_1
//   out   1  found_2
//   out   1  found_3
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/among.rs; do not edit.
`default_nettype none
module tessera_tc_among_n4 (
  input  wire [6:0] chosen_one,
  input  wire [6:0] chosen_other,
  input  wire chosen_is_second,
  input  wire [6:0] threads_0,
  input  wire [6:0] threads_1,
  input  wire [6:0] threads_2,
  input  wire [6:0] threads_3,
  output wire found_0,
  output wire found_1,
  output wire found_2,
  output wire found_3
);
  wire of_one_0;
  wire of_one_1;
  wire of_one_2;
  wire of_one_3;
  wire of_other_0;
  wire of_other_1;
  wire of_other_2;
  wire of_other_3;

  assign of_one_0 = |(chosen_one & threads_0);
  assign of_other_0 = |(chosen_other & threads_0);
  assign found_0 = chosen_is_second ? of_other_0 : of_one_0;
  assign of_one_1 = |(chosen_one & threads_1);
  assign of_other_1 = |(chosen_other & threads_1);
  assign found_1 = chosen_is_second ? of_other_1 : of_one_1;
  assign of_one_2 = |(chosen_one & threads_2);
  assign of_other_2 = |(chosen_other & threads_2);
  assign found_2 = chosen_is_second ? of_other_2 : of_one_2;
  assign of_one_3 = |(chosen_one & threads_3);
  assign of_other_3 = |(chosen_other & threads_3);
  assign found_3 = chosen_is_second ? of_other_3 : of_one_3;
endmodule
`default_nettype wire
