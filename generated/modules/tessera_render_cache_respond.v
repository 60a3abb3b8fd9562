// tessera_render_cache_respond
// Response register and data selection.
//
//   in    1  clock        rising edge
//   in    1  reset        synchronous, active high
//   in    1  w2_valid     W2 reads the memories.
// s: Head of a chain.
//   in    1  s_valid      There is one.
//   in    4  s_slot       Its chain.
//   in    8  s_tag        Tag of the request.
//   in    2  s_op         Operation: `word::op`.
//   in    1  s_present    The block is in the data RAM, else in the store-fill buffer.
//   in   16  s_pixels     Pixels to deliver.
//   in    1  s_error      The chain's fetch has failed.
//   in    1  launch
//   in    8  l_tag
//   in    2  l_op
//   in    4  push_slot
//   in   64  d_q_0
//   in   64  d_q_1
//   in   64  d_q_2
//   in   64  d_q_3
//   in   64  d_q_4
//   in   64  d_q_5
//   in   64  d_q_6
//   in   64  d_q_7
//   in   64  b_q_0
//   in   64  b_q_1
//   in   64  b_q_2
//   in   64  b_q_3
//   in   64  b_q_4
//   in   64  b_q_5
//   in   64  b_q_6
//   in   64  b_q_7
//   out   1  x_free       X takes a launch in this cycle.
//   out   1  s_go
//   out   1  resp_valid   An item is on offer.
//   out   8  resp_tag     Tag of the request.
//   out   4  resp_slot    Name for the result that the client owes.
//   out   1  resp_write   The client owes a result.
//   out   1  resp_error   The fetch has failed.
//   out  64  resp_data_0  Old pixels, two in a word.
//   out  64  resp_data_1
//   out  64  resp_data_2
//   out  64  resp_data_3
//   out  64  resp_data_4
//   out  64  resp_data_5
//   out  64  resp_data_6
//   out  64  resp_data_7
//   in    1  resp_ready   The item, if there is one, is taken at this edge.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: resp (out): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/render_cache/src/render_cache/respond.rs; do not edit.
`default_nettype none
module tessera_render_cache_respond (
  input  wire clock,
  input  wire reset,
  input  wire w2_valid,
  input  wire s_valid,
  input  wire [3:0] s_slot,
  input  wire [7:0] s_tag,
  input  wire [1:0] s_op,
  input  wire s_present,
  input  wire [15:0] s_pixels,
  input  wire s_error,
  input  wire launch,
  input  wire [7:0] l_tag,
  input  wire [1:0] l_op,
  input  wire [3:0] push_slot,
  input  wire [63:0] d_q_0,
  input  wire [63:0] d_q_1,
  input  wire [63:0] d_q_2,
  input  wire [63:0] d_q_3,
  input  wire [63:0] d_q_4,
  input  wire [63:0] d_q_5,
  input  wire [63:0] d_q_6,
  input  wire [63:0] d_q_7,
  input  wire [63:0] b_q_0,
  input  wire [63:0] b_q_1,
  input  wire [63:0] b_q_2,
  input  wire [63:0] b_q_3,
  input  wire [63:0] b_q_4,
  input  wire [63:0] b_q_5,
  input  wire [63:0] b_q_6,
  input  wire [63:0] b_q_7,
  output wire x_free,
  output wire s_go,
  output wire resp_valid,
  output reg  [7:0] resp_tag,
  output reg  [3:0] resp_slot,
  output reg  resp_write,
  output reg  resp_error,
  output wire [63:0] resp_data_0,
  output wire [63:0] resp_data_1,
  output wire [63:0] resp_data_2,
  output wire [63:0] resp_data_3,
  output wire [63:0] resp_data_4,
  output wire [63:0] resp_data_5,
  output wire [63:0] resp_data_6,
  output wire [63:0] resp_data_7,
  input  wire resp_ready
);
  wire free;
  wire serve;
  reg  [15:0] shown;
  reg  [63:0] word_0;
  reg  [63:0] word_1;
  reg  [63:0] word_2;
  reg  [63:0] word_3;
  reg  [63:0] word_4;
  reg  [63:0] word_5;
  reg  [63:0] word_6;
  reg  [63:0] word_7;
  wire [31:0] even_0;
  wire [31:0] even_1;
  wire [31:0] even_2;
  wire [31:0] even_3;
  wire [31:0] even_4;
  wire [31:0] even_5;
  wire [31:0] even_6;
  wire [31:0] even_7;
  wire [31:0] odd_0;
  wire [31:0] odd_1;
  wire [31:0] odd_2;
  wire [31:0] odd_3;
  wire [31:0] odd_4;
  wire [31:0] odd_5;
  wire [31:0] odd_6;
  wire [31:0] odd_7;
  reg  valid_q;
  reg  x_data_q;
  reg  [7:0] x_tag_q;
  reg  [3:0] x_slot_q;
  reg  x_write_q;
  reg  x_error_q;
  reg  [15:0] x_pixels_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      valid_q <= 1'd0;
      x_data_q <= 1'd0;
      x_tag_q <= 8'd0;
      x_slot_q <= 4'd0;
      x_write_q <= 1'd0;
      x_error_q <= 1'd0;
      x_pixels_q <= 16'd0;
    end
    else begin
      valid_q <= serve | launch | (valid_q & ~resp_ready);
      if (launch) begin
        x_data_q <= 1'd1;
        x_tag_q <= l_tag;
        x_slot_q <= 4'd0;
        x_write_q <= l_op[1];
        x_error_q <= 1'd0;
        x_pixels_q <= 16'd0;
        if (l_op[1]) begin
          x_slot_q <= push_slot;
        end
        if (l_op[0]) begin
          x_pixels_q <= 16'hffff;
        end
      end
      if (serve) begin
        x_write_q <= s_op[1];
        x_data_q <= s_present;
        x_tag_q <= s_tag;
        x_slot_q <= s_slot;
        x_error_q <= s_error;
        x_pixels_q <= s_pixels;
      end
    end
  end

  // launch
  assign free = ~valid_q | resp_ready;
  assign serve = s_valid & free & ~w2_valid;
  assign x_free = free;
  assign s_go = serve;
  // response
  assign resp_valid = valid_q;
  assign even_0 = shown[0] ? word_0[31:0] : 32'd0;
  assign odd_0 = shown[1] ? word_0[63:32] : 32'd0;
  assign resp_data_0 = {odd_0, even_0};
  assign even_1 = shown[2] ? word_1[31:0] : 32'd0;
  assign odd_1 = shown[3] ? word_1[63:32] : 32'd0;
  assign resp_data_1 = {odd_1, even_1};
  assign even_2 = shown[4] ? word_2[31:0] : 32'd0;
  assign odd_2 = shown[5] ? word_2[63:32] : 32'd0;
  assign resp_data_2 = {odd_2, even_2};
  assign even_3 = shown[6] ? word_3[31:0] : 32'd0;
  assign odd_3 = shown[7] ? word_3[63:32] : 32'd0;
  assign resp_data_3 = {odd_3, even_3};
  assign even_4 = shown[8] ? word_4[31:0] : 32'd0;
  assign odd_4 = shown[9] ? word_4[63:32] : 32'd0;
  assign resp_data_4 = {odd_4, even_4};
  assign even_5 = shown[10] ? word_5[31:0] : 32'd0;
  assign odd_5 = shown[11] ? word_5[63:32] : 32'd0;
  assign resp_data_5 = {odd_5, even_5};
  assign even_6 = shown[12] ? word_6[31:0] : 32'd0;
  assign odd_6 = shown[13] ? word_6[63:32] : 32'd0;
  assign resp_data_6 = {odd_6, even_6};
  assign even_7 = shown[14] ? word_7[31:0] : 32'd0;
  assign odd_7 = shown[15] ? word_7[63:32] : 32'd0;
  assign resp_data_7 = {odd_7, even_7};

  always @* begin
    if (time_zero) begin end
    resp_tag = 8'd0;
    resp_slot = 4'd0;
    resp_write = 1'd0;
    resp_error = 1'd0;
    shown = 16'd0;
    if (valid_q) begin
      resp_tag = x_tag_q;
      resp_write = x_write_q;
      resp_error = x_error_q;
      shown = x_pixels_q;
      if (x_write_q) begin
        resp_slot = x_slot_q;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    word_0 = b_q_0;
    word_1 = b_q_1;
    word_2 = b_q_2;
    word_3 = b_q_3;
    word_4 = b_q_4;
    word_5 = b_q_5;
    word_6 = b_q_6;
    word_7 = b_q_7;
    if (x_data_q) begin
      word_0 = d_q_0;
      word_1 = d_q_1;
      word_2 = d_q_2;
      word_3 = d_q_3;
      word_4 = d_q_4;
      word_5 = d_q_5;
      word_6 = d_q_6;
      word_7 = d_q_7;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, s_op[0]};
endmodule
`default_nettype wire
