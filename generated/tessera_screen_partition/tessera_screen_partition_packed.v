// tessera_screen_partition_packed
// tessera_screen_partition with its arrays as vectors, element 0 lowest.
//
// What each port is for stands at the head of tessera_screen_partition.
//
// Exported from the ports of tessera_screen_partition; do not edit.
`default_nettype none
module tessera_screen_partition_packed (
  input  wire reset,
  input  wire [1:0] cfg_part,
  input  wire in_valid,
  input  wire [11:0] in_x,
  input  wire [11:0] in_y,
  input  wire [3:0] out_ready,
  output wire in_ready,
  output wire [1:0] pipeline,
  output wire [3:0] out_valid
);
  tessera_screen_partition tessera_screen_partition_inside (
    .reset(reset),
    .cfg_part(cfg_part),
    .in_valid(in_valid),
    .in_x(in_x),
    .in_y(in_y),
    .out_ready_0(out_ready[0]),
    .out_ready_1(out_ready[1]),
    .out_ready_2(out_ready[2]),
    .out_ready_3(out_ready[3]),
    .in_ready(in_ready),
    .pipeline(pipeline),
    .out_valid_0(out_valid[0]),
    .out_valid_1(out_valid[1]),
    .out_valid_2(out_valid[2]),
    .out_valid_3(out_valid[3])
  );
endmodule
`default_nettype wire
