// tessera_data_ram_packed
// tessera_data_ram with its arrays as vectors, element 0 lowest.
//
// What each port is for stands at the head of tessera_data_ram.
//
// Exported from the ports of tessera_data_ram; do not edit.
`default_nettype none
module tessera_data_ram_packed (
  input  wire clock,
  input  wire rd_en,
  input  wire [6:0] rd_row,
  input  wire wr_en,
  input  wire [6:0] wr_row,
  input  wire [15:0] wr_mask,
  input  wire [511:0] wr_data,
  output wire [511:0] q
);
  tessera_data_ram tessera_data_ram_inside (
    .clock(clock),
    .rd_en(rd_en),
    .rd_row(rd_row),
    .wr_en(wr_en),
    .wr_row(wr_row),
    .wr_mask(wr_mask),
    .wr_data_0(wr_data[63:0]),
    .wr_data_1(wr_data[127:64]),
    .wr_data_2(wr_data[191:128]),
    .wr_data_3(wr_data[255:192]),
    .wr_data_4(wr_data[319:256]),
    .wr_data_5(wr_data[383:320]),
    .wr_data_6(wr_data[447:384]),
    .wr_data_7(wr_data[511:448]),
    .q_0(q[63:0]),
    .q_1(q[127:64]),
    .q_2(q[191:128]),
    .q_3(q[255:192]),
    .q_4(q[319:256]),
    .q_5(q[383:320]),
    .q_6(q[447:384]),
    .q_7(q[511:448])
  );
endmodule
`default_nettype wire
