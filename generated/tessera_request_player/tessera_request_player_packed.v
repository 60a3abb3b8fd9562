// tessera_request_player_packed
// tessera_request_player with its arrays as vectors, element 0 lowest.
//
// What each port is for stands at the head of tessera_request_player.
//
// Exported from the ports of tessera_request_player; do not edit.
`default_nettype none
module tessera_request_player_packed (
  input  wire clock,
  input  wire reset,
  input  wire load_valid,
  input  wire [127:0] load_data,
  input  wire forget,
  input  wire play,
  output wire busy,
  output wire full,
  output wire frag_valid,
  output wire [11:0] frag_x,
  output wire [11:0] frag_y,
  output wire [15:0] frag_mask,
  output wire [511:0] frag_z,
  output wire [511:0] frag_c,
  input  wire frag_ready
);
  tessera_request_player tessera_request_player_inside (
    .clock(clock),
    .reset(reset),
    .load_valid(load_valid),
    .load_data_0(load_data[63:0]),
    .load_data_1(load_data[127:64]),
    .forget(forget),
    .play(play),
    .busy(busy),
    .full(full),
    .frag_valid(frag_valid),
    .frag_x(frag_x),
    .frag_y(frag_y),
    .frag_mask(frag_mask),
    .frag_z_0(frag_z[63:0]),
    .frag_z_1(frag_z[127:64]),
    .frag_z_2(frag_z[191:128]),
    .frag_z_3(frag_z[255:192]),
    .frag_z_4(frag_z[319:256]),
    .frag_z_5(frag_z[383:320]),
    .frag_z_6(frag_z[447:384]),
    .frag_z_7(frag_z[511:448]),
    .frag_c_0(frag_c[63:0]),
    .frag_c_1(frag_c[127:64]),
    .frag_c_2(frag_c[191:128]),
    .frag_c_3(frag_c[255:192]),
    .frag_c_4(frag_c[319:256]),
    .frag_c_5(frag_c[383:320]),
    .frag_c_6(frag_c[447:384]),
    .frag_c_7(frag_c[511:448]),
    .frag_ready(frag_ready)
  );
endmodule
`default_nettype wire
