// tessera_store_fill_buffer_packed
// tessera_store_fill_buffer with its arrays as vectors, element 0 lowest.
//
// What each port is for stands at the head of tessera_store_fill_buffer.
//
// Exported from the ports of tessera_store_fill_buffer; do not edit.
`default_nettype none
module tessera_store_fill_buffer_packed (
  input  wire clock,
  input  wire reset,
  input  wire fill_valid,
  input  wire [3:0] fill_slot,
  input  wire [15:0] fill_cover,
  input  wire [511:0] fill_data,
  output wire fill_ready,
  input  wire result_valid,
  input  wire [3:0] result_slot,
  input  wire [15:0] result_mask,
  input  wire [511:0] result_data,
  output wire result_ready,
  input  wire rd_en,
  input  wire [3:0] rd_slot,
  output wire [511:0] q
);
  tessera_store_fill_buffer tessera_store_fill_buffer_inside (
    .clock(clock),
    .reset(reset),
    .fill_valid(fill_valid),
    .fill_slot(fill_slot),
    .fill_cover(fill_cover),
    .fill_data_0(fill_data[63:0]),
    .fill_data_1(fill_data[127:64]),
    .fill_data_2(fill_data[191:128]),
    .fill_data_3(fill_data[255:192]),
    .fill_data_4(fill_data[319:256]),
    .fill_data_5(fill_data[383:320]),
    .fill_data_6(fill_data[447:384]),
    .fill_data_7(fill_data[511:448]),
    .fill_ready(fill_ready),
    .result_valid(result_valid),
    .result_slot(result_slot),
    .result_mask(result_mask),
    .result_data_0(result_data[63:0]),
    .result_data_1(result_data[127:64]),
    .result_data_2(result_data[191:128]),
    .result_data_3(result_data[255:192]),
    .result_data_4(result_data[319:256]),
    .result_data_5(result_data[383:320]),
    .result_data_6(result_data[447:384]),
    .result_data_7(result_data[511:448]),
    .result_ready(result_ready),
    .rd_en(rd_en),
    .rd_slot(rd_slot),
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
