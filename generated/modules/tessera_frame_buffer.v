// tessera_frame_buffer
// Colour and depth of 128 x 64 pixels.
//
//   in    1  clock       Clock.
//   in    1  reset       Synchronous reset, active high.
// mr: Blocks that the cache reads.
//   in    1  mr_valid    An item is on offer.
//   in    4  mr_id       Name of the read; not in use by another one.
//   in   27  mr_block    Block address.
//   out   1  mr_ready    The item, if there is one, is taken at this edge.
// md: Blocks for the cache.
//   out   1  md_valid    An item is on offer.
//   out   4  md_id       Name of the read.
//   out   1  md_error    The read has failed; the data means nothing.
//   out  64  md_data_0   Its pixels, two in a word.
//   out  64  md_data_1
//   out  64  md_data_2
//   out  64  md_data_3
//   out  64  md_data_4
//   out  64  md_data_5
//   out  64  md_data_6
//   out  64  md_data_7
//   in    1  md_ready    The item, if there is one, is taken at this edge.
// mw: Blocks that the cache writes.
//   in    1  mw_valid    An item is on offer.
//   in    4  mw_id       Name of the write.
//   in   27  mw_block    Block address.
//   in   64  mw_data_0   Its pixels, two in a word; not cleared while nothing is valid.
//   in   64  mw_data_1
//   in   64  mw_data_2
//   in   64  mw_data_3
//   in   64  mw_data_4
//   in   64  mw_data_5
//   in   64  mw_data_6
//   in   64  mw_data_7
//   out   1  mw_ready    The item, if there is one, is taken at this edge.
// ack: The cache's acknowledgements.
//   out   1  ack_valid   In this cycle.
//   out   4  ack_id      Name of the write.
//   in    1  clear       Clear all rows.
//   in   32  colour      What every pixel of the colour surface becomes.
//   in   32  depth       What every pixel of the depth surface becomes.
//   out   1  busy        Rows are being cleared.
// view: A byte to look at.
//   in    1  view_valid  An item is on offer.
//   in   10  view_row    Row.
//   in    6  view_lane   Byte of the row.
//   out   1  view_ready  The item, if there is one, is taken at this edge.
//   out   8  viewed      The byte of the last view.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: mr (in), md (out), mw (in), view (in): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/frame_buffer.md
//
// Exported from hdl/blocks/board/src/frame_buffer.rs; do not edit.
`default_nettype none
module tessera_frame_buffer (
  input  wire clock,
  input  wire reset,
  input  wire mr_valid,
  input  wire [3:0] mr_id,
  input  wire [26:0] mr_block,
  output wire mr_ready,
  output wire md_valid,
  output reg  [3:0] md_id,
  output reg  md_error,
  output wire [63:0] md_data_0,
  output wire [63:0] md_data_1,
  output wire [63:0] md_data_2,
  output wire [63:0] md_data_3,
  output wire [63:0] md_data_4,
  output wire [63:0] md_data_5,
  output wire [63:0] md_data_6,
  output wire [63:0] md_data_7,
  input  wire md_ready,
  input  wire mw_valid,
  input  wire [3:0] mw_id,
  input  wire [26:0] mw_block,
  input  wire [63:0] mw_data_0,
  input  wire [63:0] mw_data_1,
  input  wire [63:0] mw_data_2,
  input  wire [63:0] mw_data_3,
  input  wire [63:0] mw_data_4,
  input  wire [63:0] mw_data_5,
  input  wire [63:0] mw_data_6,
  input  wire [63:0] mw_data_7,
  output wire mw_ready,
  output wire ack_valid,
  output wire [3:0] ack_id,
  input  wire clear,
  input  wire [31:0] colour,
  input  wire [31:0] depth,
  output wire busy,
  input  wire view_valid,
  input  wire [9:0] view_row,
  input  wire [5:0] view_lane,
  output wire view_ready,
  output reg  [7:0] viewed
);
  wire free;
  wire looks;
  wire reads;
  wire writes;
  wire read_outside;
  wire write_outside;
  wire stores;
  wire [31:0] cleared;
  reg  [63:0] word;
  wire rows__read_enable;
  wire [9:0] rows__read_address;
  wire [63:0] rows__read_data_0;
  wire [63:0] rows__read_data_1;
  wire [63:0] rows__read_data_2;
  wire [63:0] rows__read_data_3;
  wire [63:0] rows__read_data_4;
  wire [63:0] rows__read_data_5;
  wire [63:0] rows__read_data_6;
  wire [63:0] rows__read_data_7;
  reg  [9:0] rows__write_address;
  reg  [63:0] rows__write_data_0;
  reg  [63:0] rows__write_data_1;
  reg  [63:0] rows__write_data_2;
  reg  [63:0] rows__write_data_3;
  reg  [63:0] rows__write_data_4;
  reg  [63:0] rows__write_data_5;
  reg  [63:0] rows__write_data_6;
  reg  [63:0] rows__write_data_7;
  reg  [5:0] lane_q;
  reg  d_v_q;
  reg  [3:0] d_id_q;
  reg  d_error_q;
  reg  a_v_q;
  reg  [3:0] a_id_q;
  reg  sweep_q;
  reg  [9:0] sweep_row_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      lane_q <= 6'd0;
      d_v_q <= 1'd0;
      d_id_q <= 4'd0;
      d_error_q <= 1'd0;
      a_v_q <= 1'd0;
      a_id_q <= 4'd0;
      sweep_q <= 1'd0;
      sweep_row_q <= 10'd0;
    end
    else begin
      if (looks) begin
        lane_q <= view_lane;
      end
      d_v_q <= reads | (d_v_q & ~md_ready);
      if (reads) begin
        d_id_q <= mr_id;
        d_error_q <= read_outside;
      end
      a_v_q <= writes;
      if (writes) begin
        a_id_q <= mw_id;
      end
      // clearing
      if (sweep_q) begin
        sweep_row_q <= sweep_row_q + 10'd1;
        sweep_q <= ~(&sweep_row_q);
      end
      if (clear) begin
        sweep_q <= 1'd1;
        sweep_row_q <= 10'd0;
      end
    end
  end

  tessera_ram1r1w #(.A(10), .WORDS(8), .W(64), .LANES(1)) rows (
    .clock(clock),
    .read_enable(rows__read_enable),
    .read_address(rows__read_address),
    .read_data({rows__read_data_7, rows__read_data_6, rows__read_data_5, rows__read_data_4, rows__read_data_3,
        rows__read_data_2, rows__read_data_1, rows__read_data_0}),
    .write_address(rows__write_address),
    .write_data({rows__write_data_7, rows__write_data_6, rows__write_data_5, rows__write_data_4, rows__write_data_3,
        rows__write_data_2, rows__write_data_1, rows__write_data_0}),
    .write_enable({stores, stores, stores, stores, stores, stores, stores, stores})
  );

  // views and reads
  assign free = ~sweep_q & (~d_v_q | md_ready);
  assign view_ready = free;
  assign mr_ready = free & ~view_valid;
  assign looks = view_valid & free;
  assign reads = mr_valid & free & ~view_valid;
  assign read_outside = (|mr_block[11:5]) | (|mr_block[23:16]) | (|mr_block[26:25]);
  assign rows__read_enable = (looks | reads) & ~reset;
  assign rows__read_address = view_valid ? view_row : {mr_block[24], mr_block[15:12], mr_block[4:0]};
  assign md_valid = d_v_q;
  assign md_data_0 = rows__read_data_0;
  assign md_data_1 = rows__read_data_1;
  assign md_data_2 = rows__read_data_2;
  assign md_data_3 = rows__read_data_3;
  assign md_data_4 = rows__read_data_4;
  assign md_data_5 = rows__read_data_5;
  assign md_data_6 = rows__read_data_6;
  assign md_data_7 = rows__read_data_7;
  // writes
  assign mw_ready = ~sweep_q;
  assign writes = mw_valid & ~sweep_q;
  assign write_outside = (|mw_block[11:5]) | (|mw_block[23:16]) | (|mw_block[26:25]);
  assign ack_valid = a_v_q;
  assign ack_id = a_v_q ? a_id_q : 4'd0;
  assign busy = sweep_q;
  assign cleared = sweep_row_q[9] ? depth : colour;
  // what is stored
  assign stores = (sweep_q | (writes & ~write_outside)) & ~reset;

  always @* begin
    if (time_zero) begin end
    md_id = 4'd0;
    md_error = 1'd0;
    if (d_v_q) begin
      md_id = d_id_q;
      md_error = d_error_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    word = 64'd0;
    if (lane_q[5:3] == 3'd0) begin
      word = rows__read_data_0;
    end
    if (lane_q[5:3] == 3'd1) begin
      word = rows__read_data_1;
    end
    if (lane_q[5:3] == 3'd2) begin
      word = rows__read_data_2;
    end
    if (lane_q[5:3] == 3'd3) begin
      word = rows__read_data_3;
    end
    if (lane_q[5:3] == 3'd4) begin
      word = rows__read_data_4;
    end
    if (lane_q[5:3] == 3'd5) begin
      word = rows__read_data_5;
    end
    if (lane_q[5:3] == 3'd6) begin
      word = rows__read_data_6;
    end
    if (lane_q[5:3] == 3'd7) begin
      word = rows__read_data_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    viewed = 8'd0;
    if (lane_q[2:0] == 3'd0) begin
      viewed = word[7:0];
    end
    if (lane_q[2:0] == 3'd1) begin
      viewed = word[15:8];
    end
    if (lane_q[2:0] == 3'd2) begin
      viewed = word[23:16];
    end
    if (lane_q[2:0] == 3'd3) begin
      viewed = word[31:24];
    end
    if (lane_q[2:0] == 3'd4) begin
      viewed = word[39:32];
    end
    if (lane_q[2:0] == 3'd5) begin
      viewed = word[47:40];
    end
    if (lane_q[2:0] == 3'd6) begin
      viewed = word[55:48];
    end
    if (lane_q[2:0] == 3'd7) begin
      viewed = word[63:56];
    end
  end

  always @* begin
    if (time_zero) begin end
    rows__write_address = {mw_block[24], mw_block[15:12], mw_block[4:0]};
    rows__write_data_0 = mw_data_0;
    rows__write_data_1 = mw_data_1;
    rows__write_data_2 = mw_data_2;
    rows__write_data_3 = mw_data_3;
    rows__write_data_4 = mw_data_4;
    rows__write_data_5 = mw_data_5;
    rows__write_data_6 = mw_data_6;
    rows__write_data_7 = mw_data_7;
    if (sweep_q) begin
      rows__write_address = sweep_row_q;
      rows__write_data_0 = {cleared, cleared};
      rows__write_data_1 = {cleared, cleared};
      rows__write_data_2 = {cleared, cleared};
      rows__write_data_3 = {cleared, cleared};
      rows__write_data_4 = {cleared, cleared};
      rows__write_data_5 = {cleared, cleared};
      rows__write_data_6 = {cleared, cleared};
      rows__write_data_7 = {cleared, cleared};
    end
  end
endmodule
`default_nettype wire
