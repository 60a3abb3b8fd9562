// tessera_render_cache_respond
// Response register and data selection.
//
//   in    1  clock
//   in    1  reset
//   in    1  resp_ready
//   in    1  w1_go
//   in    1  s_valid
//   in    4  s_slot
//   in    8  s_tag
//   in    2  s_op
//   in    1  s_present
//   in   16  s_pixels
//   in    1  s_error
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
//   out   1  x_free
//   out   1  s_go
//   out   1  resp_valid
//   out   8  resp_tag
//   out   4  resp_slot
//   out   1  resp_write
//   out   1  resp_error
//   out  64  resp_data_0
//   out  64  resp_data_1
//   out  64  resp_data_2
//   out  64  resp_data_3
//   out  64  resp_data_4
//   out  64  resp_data_5
//   out  64  resp_data_6
//   out  64  resp_data_7
//
// Exported from hdl/blocks/render_cache/src/render_cache/respond.rs; do not edit.
`default_nettype none
module tessera_render_cache_respond (
  input  wire clock,
  input  wire reset,
  input  wire resp_ready,
  input  wire w1_go,
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
  output reg  [63:0] resp_data_0,
  output reg  [63:0] resp_data_1,
  output reg  [63:0] resp_data_2,
  output reg  [63:0] resp_data_3,
  output reg  [63:0] resp_data_4,
  output reg  [63:0] resp_data_5,
  output reg  [63:0] resp_data_6,
  output reg  [63:0] resp_data_7
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
  wire valid_d;
  reg  valid_q;
  reg  data_d;
  reg  data_q;
  reg  [7:0] tag_d;
  reg  [7:0] tag_q;
  reg  [3:0] slot_d;
  reg  [3:0] slot_q;
  reg  write_d;
  reg  write_q;
  reg  error_d;
  reg  error_q;
  reg  [15:0] pixels_d;
  reg  [15:0] pixels_q;

  always @(posedge clock) begin
    if (reset) begin
      valid_q <= 1'd0;
      data_q <= 1'd0;
      tag_q <= 8'd0;
      slot_q <= 4'd0;
      write_q <= 1'd0;
      error_q <= 1'd0;
      pixels_q <= 16'd0;
    end
    else begin
      valid_q <= valid_d;
      data_q <= data_d;
      tag_q <= tag_d;
      slot_q <= slot_d;
      write_q <= write_d;
      error_q <= error_d;
      pixels_q <= pixels_d;
    end
  end

  assign valid_d = (serve | launch) | (valid_q & (~resp_ready));
  // launch
  assign free = (~valid_q) | resp_ready;
  assign serve = (s_valid & free) & (~w1_go);
  assign x_free = free;
  assign s_go = serve;
  // response
  assign resp_valid = valid_q;

  always @* begin
    data_d = data_q;
    tag_d = tag_q;
    slot_d = slot_q;
    write_d = write_q;
    error_d = error_q;
    pixels_d = pixels_q;
    if (launch) begin
      data_d = 1'd1;
      tag_d = l_tag;
      slot_d = 4'd0;
      write_d = l_op[1];
      error_d = 1'd0;
      pixels_d = 16'd0;
      if (l_op[1]) begin
        slot_d = push_slot;
      end
      if (l_op[0]) begin
        pixels_d = 16'hffff;
      end
    end
    if (serve) begin
      data_d = s_present;
      tag_d = s_tag;
      slot_d = s_slot;
      write_d = s_op[1];
      error_d = s_error;
      pixels_d = s_pixels;
    end
  end

  always @* begin
    resp_tag = 8'd0;
    resp_slot = 4'd0;
    resp_write = 1'd0;
    resp_error = 1'd0;
    shown = 16'd0;
    if (valid_q) begin
      resp_tag = tag_q;
      resp_write = write_q;
      resp_error = error_q;
      shown = pixels_q;
      if (write_q) begin
        resp_slot = slot_q;
      end
    end
  end

  always @* begin
    word_0 = b_q_0;
    if (data_q) begin
      word_0 = d_q_0;
    end
  end

  always @* begin
    resp_data_0 = 64'd0;
    if (shown[1:0] == 2'd1) begin
      resp_data_0 = {32'd0, word_0[31:0]};
    end
    if (shown[1:0] == 2'd2) begin
      resp_data_0 = {32'd0, word_0[63:32]} << 32;
    end
    if (shown[1:0] == 2'd3) begin
      resp_data_0 = word_0;
    end
  end

  always @* begin
    word_1 = b_q_1;
    if (data_q) begin
      word_1 = d_q_1;
    end
  end

  always @* begin
    resp_data_1 = 64'd0;
    if (shown[3:2] == 2'd1) begin
      resp_data_1 = {32'd0, word_1[31:0]};
    end
    if (shown[3:2] == 2'd2) begin
      resp_data_1 = {32'd0, word_1[63:32]} << 32;
    end
    if (shown[3:2] == 2'd3) begin
      resp_data_1 = word_1;
    end
  end

  always @* begin
    word_2 = b_q_2;
    if (data_q) begin
      word_2 = d_q_2;
    end
  end

  always @* begin
    resp_data_2 = 64'd0;
    if (shown[5:4] == 2'd1) begin
      resp_data_2 = {32'd0, word_2[31:0]};
    end
    if (shown[5:4] == 2'd2) begin
      resp_data_2 = {32'd0, word_2[63:32]} << 32;
    end
    if (shown[5:4] == 2'd3) begin
      resp_data_2 = word_2;
    end
  end

  always @* begin
    word_3 = b_q_3;
    if (data_q) begin
      word_3 = d_q_3;
    end
  end

  always @* begin
    resp_data_3 = 64'd0;
    if (shown[7:6] == 2'd1) begin
      resp_data_3 = {32'd0, word_3[31:0]};
    end
    if (shown[7:6] == 2'd2) begin
      resp_data_3 = {32'd0, word_3[63:32]} << 32;
    end
    if (shown[7:6] == 2'd3) begin
      resp_data_3 = word_3;
    end
  end

  always @* begin
    word_4 = b_q_4;
    if (data_q) begin
      word_4 = d_q_4;
    end
  end

  always @* begin
    resp_data_4 = 64'd0;
    if (shown[9:8] == 2'd1) begin
      resp_data_4 = {32'd0, word_4[31:0]};
    end
    if (shown[9:8] == 2'd2) begin
      resp_data_4 = {32'd0, word_4[63:32]} << 32;
    end
    if (shown[9:8] == 2'd3) begin
      resp_data_4 = word_4;
    end
  end

  always @* begin
    word_5 = b_q_5;
    if (data_q) begin
      word_5 = d_q_5;
    end
  end

  always @* begin
    resp_data_5 = 64'd0;
    if (shown[11:10] == 2'd1) begin
      resp_data_5 = {32'd0, word_5[31:0]};
    end
    if (shown[11:10] == 2'd2) begin
      resp_data_5 = {32'd0, word_5[63:32]} << 32;
    end
    if (shown[11:10] == 2'd3) begin
      resp_data_5 = word_5;
    end
  end

  always @* begin
    word_6 = b_q_6;
    if (data_q) begin
      word_6 = d_q_6;
    end
  end

  always @* begin
    resp_data_6 = 64'd0;
    if (shown[13:12] == 2'd1) begin
      resp_data_6 = {32'd0, word_6[31:0]};
    end
    if (shown[13:12] == 2'd2) begin
      resp_data_6 = {32'd0, word_6[63:32]} << 32;
    end
    if (shown[13:12] == 2'd3) begin
      resp_data_6 = word_6;
    end
  end

  always @* begin
    word_7 = b_q_7;
    if (data_q) begin
      word_7 = d_q_7;
    end
  end

  always @* begin
    resp_data_7 = 64'd0;
    if (shown[15:14] == 2'd1) begin
      resp_data_7 = {32'd0, word_7[31:0]};
    end
    if (shown[15:14] == 2'd2) begin
      resp_data_7 = {32'd0, word_7[63:32]} << 32;
    end
    if (shown[15:14] == 2'd3) begin
      resp_data_7 = word_7;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, s_op[0]};
endmodule
`default_nettype wire
