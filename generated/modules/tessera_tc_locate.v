// tessera_tc_locate
// Row of one thread's instruction; 0 without a thread.
//
//   in    7  one       The thread, one bit of seven.
//   in    7  position  Place in the queue of each thread.
//   out   4  row
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/payload.rs; do not edit.
`default_nettype none
module tessera_tc_locate (
  input  wire [6:0] one,
  input  wire [6:0] position,
  output wire [3:0] row
);
  wire [2:0] slot__number;

  tessera_tc_number slot (
    .one(one),
    .number(slot__number)
  );

  assign row = {slot__number, |(one & position)};
endmodule
`default_nettype wire
