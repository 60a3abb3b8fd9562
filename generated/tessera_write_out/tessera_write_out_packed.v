// tessera_write_out_packed
// tessera_write_out with its arrays as vectors, element 0 lowest.
//
// What each port is for stands at the head of tessera_write_out.
//
// Exported from the ports of tessera_write_out; do not edit.
`default_nettype none
module tessera_write_out_packed (
  input  wire clock,
  input  wire reset,
  input  wire push_valid,
  input  wire [26:0] push_block,
  input  wire [511:0] push_data,
  input  wire [26:0] probe_block,
  output wire [4:0] free,
  output wire empty,
  output wire probe_hit,
  output wire mw_valid,
  output wire [3:0] mw_id,
  output wire [26:0] mw_block,
  output wire [511:0] mw_data,
  input  wire mw_ready,
  input  wire ack_valid,
  input  wire [3:0] ack_id
);
  tessera_write_out tessera_write_out_inside (
    .clock(clock),
    .reset(reset),
    .push_valid(push_valid),
    .push_block(push_block),
    .push_data_0(push_data[63:0]),
    .push_data_1(push_data[127:64]),
    .push_data_2(push_data[191:128]),
    .push_data_3(push_data[255:192]),
    .push_data_4(push_data[319:256]),
    .push_data_5(push_data[383:320]),
    .push_data_6(push_data[447:384]),
    .push_data_7(push_data[511:448]),
    .probe_block(probe_block),
    .free(free),
    .empty(empty),
    .probe_hit(probe_hit),
    .mw_valid(mw_valid),
    .mw_id(mw_id),
    .mw_block(mw_block),
    .mw_data_0(mw_data[63:0]),
    .mw_data_1(mw_data[127:64]),
    .mw_data_2(mw_data[191:128]),
    .mw_data_3(mw_data[255:192]),
    .mw_data_4(mw_data[319:256]),
    .mw_data_5(mw_data[383:320]),
    .mw_data_6(mw_data[447:384]),
    .mw_data_7(mw_data[511:448]),
    .mw_ready(mw_ready),
    .ack_valid(ack_valid),
    .ack_id(ack_id)
  );
endmodule
`default_nettype wire
