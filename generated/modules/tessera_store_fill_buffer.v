// tessera_store_fill_buffer
// One row of 16 pixels per chain, merging writes with memory data.
//
//   in    1  clock          Clock.
//   in    1  reset          Synchronous reset, active high.
// fill: Data from memory.
//   in    1  fill_valid     An item is on offer.
//   in    4  fill_slot      Row.
//   in   16  fill_cover     Pixels that hold something newer than memory.
//   in   64  fill_data_0    Its pixels, two in a word.
//   in   64  fill_data_1
//   in   64  fill_data_2
//   in   64  fill_data_3
//   in   64  fill_data_4
//   in   64  fill_data_5
//   in   64  fill_data_6
//   in   64  fill_data_7
//   out   1  fill_ready     The item, if there is one, is taken at this edge.
// result: Results of the client.
//   in    1  result_valid   An item is on offer.
//   in    4  result_slot    Slot of the response.
//   in   16  result_mask    Pixels to write; may be 0.
//   in   64  result_data_0  The pixels, two in a word.
//   in   64  result_data_1
//   in   64  result_data_2
//   in   64  result_data_3
//   in   64  result_data_4
//   in   64  result_data_5
//   in   64  result_data_6
//   in   64  result_data_7
//   out   1  result_ready   The item, if there is one, is taken at this edge.
//   in    1  rd_en          Read a row at this edge.
//   in    4  rd_slot        Row to read.
//   out  64  q_0            The row read last.
//   out  64  q_1
//   out  64  q_2
//   out  64  q_3
//   out  64  q_4
//   out  64  q_5
//   out  64  q_6
//   out  64  q_7
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: fill (in), result (in): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/store_fill_buffer.md
//
// Exported from hdl/blocks/render_cache/src/store_fill_buffer.rs; do not edit.
`default_nettype none
module tessera_store_fill_buffer (
  input  wire clock,
  input  wire reset,
  input  wire fill_valid,
  input  wire [3:0] fill_slot,
  input  wire [15:0] fill_cover,
  input  wire [63:0] fill_data_0,
  input  wire [63:0] fill_data_1,
  input  wire [63:0] fill_data_2,
  input  wire [63:0] fill_data_3,
  input  wire [63:0] fill_data_4,
  input  wire [63:0] fill_data_5,
  input  wire [63:0] fill_data_6,
  input  wire [63:0] fill_data_7,
  output wire fill_ready,
  input  wire result_valid,
  input  wire [3:0] result_slot,
  input  wire [15:0] result_mask,
  input  wire [63:0] result_data_0,
  input  wire [63:0] result_data_1,
  input  wire [63:0] result_data_2,
  input  wire [63:0] result_data_3,
  input  wire [63:0] result_data_4,
  input  wire [63:0] result_data_5,
  input  wire [63:0] result_data_6,
  input  wire [63:0] result_data_7,
  output wire result_ready,
  input  wire rd_en,
  input  wire [3:0] rd_slot,
  output wire [63:0] q_0,
  output wire [63:0] q_1,
  output wire [63:0] q_2,
  output wire [63:0] q_3,
  output wire [63:0] q_4,
  output wire [63:0] q_5,
  output wire [63:0] q_6,
  output wire [63:0] q_7
);
  wire take_fill;
  wire take_result;
  reg  [15:0] enable;
  wire [63:0] ram__read_data_0;
  wire [63:0] ram__read_data_1;
  wire [63:0] ram__read_data_2;
  wire [63:0] ram__read_data_3;
  wire [63:0] ram__read_data_4;
  wire [63:0] ram__read_data_5;
  wire [63:0] ram__read_data_6;
  wire [63:0] ram__read_data_7;
  reg  [3:0] ram__write_address;
  reg  [63:0] ram__write_data_0;
  reg  [63:0] ram__write_data_1;
  reg  [63:0] ram__write_data_2;
  reg  [63:0] ram__write_data_3;
  reg  [63:0] ram__write_data_4;
  reg  [63:0] ram__write_data_5;
  reg  [63:0] ram__write_data_6;
  reg  [63:0] ram__write_data_7;
  wire [1:0] ram__write_enable_0;
  wire [1:0] ram__write_enable_1;
  wire [1:0] ram__write_enable_2;
  wire [1:0] ram__write_enable_3;
  wire [1:0] ram__write_enable_4;
  wire [1:0] ram__write_enable_5;
  wire [1:0] ram__write_enable_6;
  wire [1:0] ram__write_enable_7;
  reg  turn_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      turn_q <= 1'd0;
    end
    else if (fill_valid & result_valid) begin
      turn_q <= ~turn_q;
    end
  end

  tessera_ram1r1w_old #(.A(4), .WORDS(8), .W(64), .LANES(2)) ram (
    .clock(clock),
    // read port
    .read_enable(rd_en),
    .read_address(rd_slot),
    .read_data({ram__read_data_7, ram__read_data_6, ram__read_data_5, ram__read_data_4, ram__read_data_3,
        ram__read_data_2, ram__read_data_1, ram__read_data_0}),
    .write_address(ram__write_address),
    .write_data({ram__write_data_7, ram__write_data_6, ram__write_data_5, ram__write_data_4, ram__write_data_3,
        ram__write_data_2, ram__write_data_1, ram__write_data_0}),
    .write_enable({ram__write_enable_7, ram__write_enable_6, ram__write_enable_5, ram__write_enable_4,
        ram__write_enable_3, ram__write_enable_2, ram__write_enable_1, ram__write_enable_0})
  );

  // write port
  assign take_fill = fill_valid & (~result_valid | turn_q);
  assign take_result = result_valid & (~fill_valid | ~turn_q);
  assign fill_ready = ~result_valid | turn_q;
  assign result_ready = ~fill_valid | ~turn_q;
  assign ram__write_enable_0 = enable[1:0];
  assign ram__write_enable_1 = enable[3:2];
  assign ram__write_enable_2 = enable[5:4];
  assign ram__write_enable_3 = enable[7:6];
  assign ram__write_enable_4 = enable[9:8];
  assign ram__write_enable_5 = enable[11:10];
  assign ram__write_enable_6 = enable[13:12];
  assign ram__write_enable_7 = enable[15:14];
  assign q_0 = ram__read_data_0;
  assign q_1 = ram__read_data_1;
  assign q_2 = ram__read_data_2;
  assign q_3 = ram__read_data_3;
  assign q_4 = ram__read_data_4;
  assign q_5 = ram__read_data_5;
  assign q_6 = ram__read_data_6;
  assign q_7 = ram__read_data_7;

  always @* begin
    if (time_zero) begin end
    enable = 16'd0;
    ram__write_address = result_slot;
    if (take_result & ~reset) begin
      enable = result_mask;
    end
    if (take_fill) begin
      ram__write_address = fill_slot;
      if (~reset) begin
        enable = ~fill_cover;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    ram__write_data_0 = result_data_0;
    ram__write_data_1 = result_data_1;
    ram__write_data_2 = result_data_2;
    ram__write_data_3 = result_data_3;
    ram__write_data_4 = result_data_4;
    ram__write_data_5 = result_data_5;
    ram__write_data_6 = result_data_6;
    ram__write_data_7 = result_data_7;
    if (take_fill) begin
      ram__write_data_0 = fill_data_0;
      ram__write_data_1 = fill_data_1;
      ram__write_data_2 = fill_data_2;
      ram__write_data_3 = fill_data_3;
      ram__write_data_4 = fill_data_4;
      ram__write_data_5 = fill_data_5;
      ram__write_data_6 = fill_data_6;
      ram__write_data_7 = fill_data_7;
    end
  end
endmodule
`default_nettype wire
