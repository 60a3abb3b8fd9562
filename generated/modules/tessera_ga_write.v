// tessera_ga_write
// Chooses a write, scatters it, writes it.
//
//   in    1  clock             rising edge
//   in    1  reset             synchronous, active high
//   in    4  asks              Who asks: `word::asking`.
//   in   10  alu_0_row         The row.
//   in    1  alu_0_second      How the lanes lie in it, see `Lay`.
//   in    5  alu_0_base        Byte of lane 0.
//   in    6  alu_0_step_0      Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  alu_0_step_1
//   in    6  alu_0_step_2
//   in    2  alu_0_size        Bytes of a lane: `word::lane_size`.
//   in    8  alu_0_mask        Lanes to write.
//   in   64  alu_0_data_0      The lanes, two in a word.
//   in   64  alu_0_data_1
//   in   64  alu_0_data_2
//   in   64  alu_0_data_3
//   in   10  alu_1_row         The row.
//   in    1  alu_1_second      How the lanes lie in it, see `Lay`.
//   in    5  alu_1_base        Byte of lane 0.
//   in    6  alu_1_step_0      Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  alu_1_step_1
//   in    6  alu_1_step_2
//   in    2  alu_1_size        Bytes of a lane: `word::lane_size`.
//   in    8  alu_1_mask        Lanes to write.
//   in   64  alu_1_data_0      The lanes, two in a word.
//   in   64  alu_1_data_1
//   in   64  alu_1_data_2
//   in   64  alu_1_data_3
//   in   10  me_row            The row.
//   in   32  me_enables        Bytes to write.
//   in   64  me_data_0         The bytes.
//   in   64  me_data_1
//   in   64  me_data_2
//   in   64  me_data_3
//   in   10  dispatch_row      The row.
//   in   32  dispatch_enables  Bytes to write.
//   in   64  dispatch_data_0   The bytes.
//   in   64  dispatch_data_1
//   in   64  dispatch_data_2
//   in   64  dispatch_data_3
//   out   4  grants
//   out  10  row
//   out  64  data_0
//   out  64  data_1
//   out  64  data_2
//   out  64  data_3
//   out  32  enables
//   out   1  written_valid     A row is written at this edge.
//   out   2  written_by        By ALU0 (0), ALU1 (1), dispatch (2) or a message response (3).
//   out  10  written_row       The row.
//   out  32  written_be        Bytes written.
//   out  64  written_data_0    The row's bytes; those of an ALU are 0 where not written.
//   out  64  written_data_1
//   out  64  written_data_2
//   out  64  written_data_3
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/ga/write.rs; do not edit.
`default_nettype none
module tessera_ga_write (
  input  wire clock,
  input  wire reset,
  input  wire [3:0] asks,
  input  wire [9:0] alu_0_row,
  input  wire alu_0_second,
  input  wire [4:0] alu_0_base,
  input  wire [5:0] alu_0_step_0,
  input  wire [5:0] alu_0_step_1,
  input  wire [5:0] alu_0_step_2,
  input  wire [1:0] alu_0_size,
  input  wire [7:0] alu_0_mask,
  input  wire [63:0] alu_0_data_0,
  input  wire [63:0] alu_0_data_1,
  input  wire [63:0] alu_0_data_2,
  input  wire [63:0] alu_0_data_3,
  input  wire [9:0] alu_1_row,
  input  wire alu_1_second,
  input  wire [4:0] alu_1_base,
  input  wire [5:0] alu_1_step_0,
  input  wire [5:0] alu_1_step_1,
  input  wire [5:0] alu_1_step_2,
  input  wire [1:0] alu_1_size,
  input  wire [7:0] alu_1_mask,
  input  wire [63:0] alu_1_data_0,
  input  wire [63:0] alu_1_data_1,
  input  wire [63:0] alu_1_data_2,
  input  wire [63:0] alu_1_data_3,
  input  wire [9:0] me_row,
  input  wire [31:0] me_enables,
  input  wire [63:0] me_data_0,
  input  wire [63:0] me_data_1,
  input  wire [63:0] me_data_2,
  input  wire [63:0] me_data_3,
  input  wire [9:0] dispatch_row,
  input  wire [31:0] dispatch_enables,
  input  wire [63:0] dispatch_data_0,
  input  wire [63:0] dispatch_data_1,
  input  wire [63:0] dispatch_data_2,
  input  wire [63:0] dispatch_data_3,
  output reg  [3:0] grants,
  output wire [9:0] row,
  output wire [63:0] data_0,
  output wire [63:0] data_1,
  output wire [63:0] data_2,
  output wire [63:0] data_3,
  output wire [31:0] enables,
  output wire written_valid,
  output reg  [1:0] written_by,
  output reg  [9:0] written_row,
  output wire [31:0] written_be,
  output wire [63:0] written_data_0,
  output wire [63:0] written_data_1,
  output wire [63:0] written_data_2,
  output wire [63:0] written_data_3
);
  wire late;
  wire alu_asks;
  wire others_ask;
  wire writes;
  wire [7:0] scatter__mask;
  wire [63:0] scatter__row_0;
  wire [63:0] scatter__row_1;
  wire [63:0] scatter__row_2;
  wire [63:0] scatter__row_3;
  wire [31:0] scatter__enables;
  reg  [4:0] passed_q;
  reg  w_v_q;
  reg  [9:0] w_row_q;
  reg  w_second_q;
  reg  [4:0] w_base_q;
  reg  [5:0] w_step_0_q;
  reg  [5:0] w_step_1_q;
  reg  [5:0] w_step_2_q;
  reg  [1:0] w_size_q;
  reg  [7:0] w_mask_q;
  reg  [63:0] w_data_0_q;
  reg  [63:0] w_data_1_q;
  reg  [63:0] w_data_2_q;
  reg  [63:0] w_data_3_q;
  reg  raw_q;
  reg  [31:0] row_enables_q;
  reg  [1:0] by_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (asks[0] & ~late) begin
      w_row_q <= alu_0_row;
      w_second_q <= alu_0_second;
      w_base_q <= alu_0_base;
      w_step_0_q <= alu_0_step_0;
      w_step_1_q <= alu_0_step_1;
      w_step_2_q <= alu_0_step_2;
      w_size_q <= alu_0_size;
      w_mask_q <= alu_0_mask;
      w_data_0_q <= alu_0_data_0;
      w_data_1_q <= alu_0_data_1;
      w_data_2_q <= alu_0_data_2;
      w_data_3_q <= alu_0_data_3;
    end
    else if (asks[1] & ~late) begin
      w_row_q <= alu_1_row;
      w_second_q <= alu_1_second;
      w_base_q <= alu_1_base;
      w_step_0_q <= alu_1_step_0;
      w_step_1_q <= alu_1_step_1;
      w_step_2_q <= alu_1_step_2;
      w_size_q <= alu_1_size;
      w_mask_q <= alu_1_mask;
      w_data_0_q <= alu_1_data_0;
      w_data_1_q <= alu_1_data_1;
      w_data_2_q <= alu_1_data_2;
      w_data_3_q <= alu_1_data_3;
    end
    else if (others_ask) begin
      w_second_q <= 1'd0;
      w_base_q <= 5'd0;
      w_step_0_q <= 6'd4;
      w_step_1_q <= 6'd8;
      w_step_2_q <= 6'h10;
      w_size_q <= 2'd2;
      w_mask_q <= 8'hff;
      w_row_q <= dispatch_row;
      w_data_0_q <= dispatch_data_0;
      w_data_1_q <= dispatch_data_1;
      w_data_2_q <= dispatch_data_2;
      w_data_3_q <= dispatch_data_3;
      if (asks[2] & ~(late & asks[3])) begin
        w_row_q <= me_row;
        w_data_0_q <= me_data_0;
        w_data_1_q <= me_data_1;
        w_data_2_q <= me_data_2;
        w_data_3_q <= me_data_3;
      end
    end
  end

  always @(posedge clock) begin
    if (reset) begin
      passed_q <= 5'd0;
      w_v_q <= 1'd0;
      raw_q <= 1'd0;
      row_enables_q <= 32'd0;
      by_q <= 2'd0;
    end
    else begin
      passed_q <= 5'd0;
      if (others_ask & alu_asks & ~late) begin
        passed_q <= passed_q + 5'd1;
      end
      w_v_q <= |asks;
      if (asks[0] & ~late) begin
        raw_q <= 1'd0;
        by_q <= 2'd0;
      end
      else if (asks[1] & ~late) begin
        raw_q <= 1'd0;
        by_q <= 2'd1;
      end
      else if (others_ask) begin
        // a row is eight dwords
        raw_q <= 1'd1;
        by_q <= 2'd2;
        row_enables_q <= dispatch_enables;
        if (asks[2] & ~(late & asks[3])) begin
          by_q <= 2'd3;
          row_enables_q <= me_enables;
        end
      end
    end
  end

  tessera_ga_scatter scatter (
    .lay_second(w_second_q),
    .lay_base(w_base_q),
    .lay_step_0(w_step_0_q),
    .lay_step_1(w_step_1_q),
    .lay_step_2(w_step_2_q),
    .size(w_size_q),
    .mask(scatter__mask),
    .lanes_0(w_data_0_q),
    .lanes_1(w_data_1_q),
    .lanes_2(w_data_2_q),
    .lanes_3(w_data_3_q),
    .row_0(scatter__row_0),
    .row_1(scatter__row_1),
    .row_2(scatter__row_2),
    .row_3(scatter__row_3),
    .enables(scatter__enables)
  );

  // ALU0, ALU1, ME, dispatch; when late: dispatch, ME
  assign alu_asks = asks[0] | asks[1];
  assign others_ask = asks[2] | asks[3];
  assign late = (&passed_q) & others_ask;
  // scatter and write
  assign writes = w_v_q & ~reset;
  assign scatter__mask = writes ? w_mask_q : 8'd0;
  assign enables = raw_q ? (writes ? row_enables_q : 32'd0) : scatter__enables;
  assign row = w_row_q;
  assign data_0 = scatter__row_0;
  assign data_1 = scatter__row_1;
  assign data_2 = scatter__row_2;
  assign data_3 = scatter__row_3;
  assign written_valid = writes;
  assign written_be = enables;
  assign written_data_0 = scatter__row_0;
  assign written_data_1 = scatter__row_1;
  assign written_data_2 = scatter__row_2;
  assign written_data_3 = scatter__row_3;

  always @* begin
    if (time_zero) begin end
    grants = 4'd0;
    if (asks[0] & ~late) begin
      grants = 4'd1;
    end
    else if (asks[1] & ~late) begin
      grants = 4'd2;
    end
    else if (others_ask) begin
      grants = 4'd8;
      if (asks[2] & ~(late & asks[3])) begin
        grants = 4'd4;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // what is written
    written_row = 10'd0;
    written_by = 2'd0;
    if (writes) begin
      written_row = w_row_q;
      written_by = by_q;
    end
  end
endmodule
`default_nettype wire
