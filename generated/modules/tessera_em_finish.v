// tessera_em_finish
// Shifts, rounds and packs; also what the next turn takes.
//
//   in   52  counted_magnitude  In its window.
//   in    6  counted_shift      Shift there.
//   in   10  counted_scale      Scale of the window.
//   in    1  counted_sign       Sign.
//   in    8  kind
//   in    8  beat
//   out  32  back_bits          Pattern.
//   out  28  back_long          Significand with four further bits.
//   out  10  back_exponent      Biased exponent of its leading bit.
//   out   2  back_class         Its class.
//   out  10  extension
//   out   1  eo
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/em/normalise.rs; do not edit.
`default_nettype none
module tessera_em_finish (
  input  wire [51:0] counted_magnitude,
  input  wire [5:0] counted_shift,
  input  wire [9:0] counted_scale,
  input  wire counted_sign,
  input  wire [7:0] kind,
  input  wire [7:0] beat,
  output reg  [31:0] back_bits,
  output wire [27:0] back_long,
  output wire [9:0] back_exponent,
  output wire [1:0] back_class,
  output reg  [9:0] extension,
  output wire eo
);
  wire [51:0] level_0;
  wire [51:0] level_1;
  wire [51:0] level_2;
  wire [51:0] level_3;
  wire [51:0] level_4;
  wire [51:0] level_5;
  wire [51:0] level_6;
  wire [51:0] window;
  wire top;
  wire [9:0] biased;
  wire above;
  wire [9:0] code;
  wire [7:0] field;
  wire guard;
  wire [30:0] rounded;
  reg  [1:0] known;
  wire last;
  wire seed;
  wire free;
  wire saturate;
  reg  sign;
  reg  [30:0] magnitude;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign last = kind[6];
  assign seed = kind[5];
  assign free = kind[7];
  assign saturate = beat[6] & last;
  // normalise
  assign level_0 = counted_magnitude;
  assign level_1 = counted_shift[5] ? (level_0 << 32) : level_0;
  assign level_2 = counted_shift[4] ? (level_1 << 16) : level_1;
  assign level_3 = counted_shift[3] ? (level_2 << 8) : level_2;
  assign level_4 = counted_shift[2] ? (level_3 << 4) : level_3;
  assign level_5 = counted_shift[1] ? (level_4 << 2) : level_4;
  assign level_6 = counted_shift[0] ? (level_5 << 1) : level_5;
  assign window = level_6;
  assign top = window[51];
  assign biased = counted_scale - {4'd0, counted_shift};
  assign above = ~biased[9] & (biased[8] | (&biased[7:0]));
  // exponent code of a seed: beyond the normal range one further out
  assign code = above ? (biased + 10'd1) : (biased[9] | ~(|biased)) ? (biased - 10'd1) : biased;
  // round
  assign field = top ? biased[7:0] : 8'd0;
  assign guard = window[27] & last;
  assign rounded = {field, 23'd0} + {8'd0, window[50:28]} + {30'd0, guard};
  assign eo = seed & (known != 2'd0);
  assign back_long = window[51:24];
  assign back_exponent = biased;
  assign back_class = known;

  always @* begin
    if (time_zero) begin end
    sign = counted_sign;
    extension = 10'd0;
    magnitude = rounded;
    case (known)
      2'd3: begin
        magnitude = 31'h7fc00000;
        sign = 1'd0;
      end
      2'd2: begin
        magnitude = 31'h7f800000;
      end
      2'd1: begin
        magnitude = 31'd0;
      end
      default: begin
        if (seed) begin
          magnitude = {code[7:0], window[50:28]};
          extension = {code[9:8], window[27:24], 4'd0};
        end
      end
    endcase
  end

  always @* begin
    if (time_zero) begin end
    // what is not rounded
    known = kind[4:3];
    if (known == 2'd0) begin
      if (~top & (~last | beat[7])) begin
        known = 2'd1;
      end
      if (top & above & ~free) begin
        known = 2'd2;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // clamp
    back_bits = {sign, magnitude};
    if (saturate) begin
      if (sign | (known == 2'd3) | (known == 2'd1)) begin
        back_bits = 32'd0;
      end
      else if ((known == 2'd2) | (top & (biased >= 10'h7f))) begin
        back_bits = 32'h3f800000;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, kind[2:0], beat[5:0], window[23:0]};
endmodule
`default_nettype wire
