// tessera_ga_shared
// Three copies of 1024 rows.
//
//   in    1  clock             rising edge
//   in    1  reset             synchronous, active high
//   in    1  read_enable_0
//   in    1  read_enable_1
//   in    1  read_enable_2
//   in   10  read_row_0
//   in   10  read_row_1
//   in   10  read_row_2
//   out  64  data_0_0
//   out  64  data_0_1
//   out  64  data_0_2
//   out  64  data_0_3
//   out  64  data_1_0
//   out  64  data_1_1
//   out  64  data_1_2
//   out  64  data_1_3
//   out  64  data_2_0
//   out  64  data_2_1
//   out  64  data_2_2
//   out  64  data_2_3
//   in    1  lanes_go
//   in   10  lanes_row         The row.
//   in    1  lanes_second      How the lanes lie in it, see `Lay`.
//   in    5  lanes_base        Byte of lane 0.
//   in    6  lanes_step_0      Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  lanes_step_1
//   in    6  lanes_step_2
//   in    2  lanes_size        Bytes of a lane: `word::lane_size`.
//   in    8  lanes_mask        Lanes to write.
//   in   64  lanes_data_0      The lanes, two in a word.
//   in   64  lanes_data_1
//   in   64  lanes_data_2
//   in   64  lanes_data_3
//   in    2  lanes_by          Whose they are: `word::writer`.
//   in    1  row_goes
//   in   10  row_row           The row.
//   in   32  row_enables       Bytes to write.
//   in   64  row_data_0        The bytes.
//   in   64  row_data_1
//   in   64  row_data_2
//   in   64  row_data_3
//   in    2  row_by            Whose it is: `word::writer`.
//   out   1  written_0_valid   A row is written at this edge.
//   out   2  written_0_by      By ALU0 (0), ALU1 (1), dispatch (2) or a message response (3).
//   out  10  written_0_row     The row.
//   out  32  written_0_be      Bytes written.
//   out  64  written_0_data_0  The row's bytes; those of an ALU are 0 where not written.
//   out  64  written_0_data_1
//   out  64  written_0_data_2
//   out  64  written_0_data_3
//   out   1  written_1_valid   A row is written at this edge.
//   out   2  written_1_by      By ALU0 (0), ALU1 (1), dispatch (2) or a message response (3).
//   out  10  written_1_row     The row.
//   out  32  written_1_be      Bytes written.
//   out  64  written_1_data_0  The row's bytes; those of an ALU are 0 where not written.
//   out  64  written_1_data_1
//   out  64  written_1_data_2
//   out  64  written_1_data_3
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/ga/shared.rs; do not edit.
`default_nettype none
module tessera_ga_shared (
  input  wire clock,
  input  wire reset,
  input  wire read_enable_0,
  input  wire read_enable_1,
  input  wire read_enable_2,
  input  wire [9:0] read_row_0,
  input  wire [9:0] read_row_1,
  input  wire [9:0] read_row_2,
  output wire [63:0] data_0_0,
  output wire [63:0] data_0_1,
  output wire [63:0] data_0_2,
  output wire [63:0] data_0_3,
  output wire [63:0] data_1_0,
  output wire [63:0] data_1_1,
  output wire [63:0] data_1_2,
  output wire [63:0] data_1_3,
  output wire [63:0] data_2_0,
  output wire [63:0] data_2_1,
  output wire [63:0] data_2_2,
  output wire [63:0] data_2_3,
  input  wire lanes_go,
  input  wire [9:0] lanes_row,
  input  wire lanes_second,
  input  wire [4:0] lanes_base,
  input  wire [5:0] lanes_step_0,
  input  wire [5:0] lanes_step_1,
  input  wire [5:0] lanes_step_2,
  input  wire [1:0] lanes_size,
  input  wire [7:0] lanes_mask,
  input  wire [63:0] lanes_data_0,
  input  wire [63:0] lanes_data_1,
  input  wire [63:0] lanes_data_2,
  input  wire [63:0] lanes_data_3,
  input  wire [1:0] lanes_by,
  input  wire row_goes,
  input  wire [9:0] row_row,
  input  wire [31:0] row_enables,
  input  wire [63:0] row_data_0,
  input  wire [63:0] row_data_1,
  input  wire [63:0] row_data_2,
  input  wire [63:0] row_data_3,
  input  wire [1:0] row_by,
  output wire written_0_valid,
  output reg  [1:0] written_0_by,
  output reg  [9:0] written_0_row,
  output wire [31:0] written_0_be,
  output wire [63:0] written_0_data_0,
  output wire [63:0] written_0_data_1,
  output wire [63:0] written_0_data_2,
  output wire [63:0] written_0_data_3,
  output wire written_1_valid,
  output wire [1:0] written_1_by,
  output wire [9:0] written_1_row,
  output wire [31:0] written_1_be,
  output wire [63:0] written_1_data_0,
  output wire [63:0] written_1_data_1,
  output wire [63:0] written_1_data_2,
  output wire [63:0] written_1_data_3
);
  wire writes;
  reg  [31:0] enables;
  wire [63:0] copy_0__read_data_0;
  wire [63:0] copy_0__read_data_1;
  wire [63:0] copy_0__read_data_2;
  wire [63:0] copy_0__read_data_3;
  wire [7:0] copy_0__write_enable_0;
  wire [7:0] copy_0__write_enable_1;
  wire [7:0] copy_0__write_enable_2;
  wire [7:0] copy_0__write_enable_3;
  wire [63:0] copy_1__read_data_0;
  wire [63:0] copy_1__read_data_1;
  wire [63:0] copy_1__read_data_2;
  wire [63:0] copy_1__read_data_3;
  wire [7:0] copy_1__write_enable_0;
  wire [7:0] copy_1__write_enable_1;
  wire [7:0] copy_1__write_enable_2;
  wire [7:0] copy_1__write_enable_3;
  wire [63:0] copy_2__read_data_0;
  wire [63:0] copy_2__read_data_1;
  wire [63:0] copy_2__read_data_2;
  wire [63:0] copy_2__read_data_3;
  wire [7:0] copy_2__write_enable_0;
  wire [7:0] copy_2__write_enable_1;
  wire [7:0] copy_2__write_enable_2;
  wire [7:0] copy_2__write_enable_3;
  reg  [7:0] scatter__mask;
  wire [63:0] scatter__row_0;
  wire [63:0] scatter__row_1;
  wire [63:0] scatter__row_2;
  wire [63:0] scatter__row_3;
  wire [31:0] scatter__enables;
  wire w_v_d;
  reg  w_v_q;
  reg  [9:0] w_row_d;
  reg  [9:0] w_row_q;
  reg  w_second_d;
  reg  w_second_q;
  reg  [4:0] w_base_d;
  reg  [4:0] w_base_q;
  reg  [5:0] w_step_0_d;
  reg  [5:0] w_step_0_q;
  reg  [5:0] w_step_1_d;
  reg  [5:0] w_step_1_q;
  reg  [5:0] w_step_2_d;
  reg  [5:0] w_step_2_q;
  reg  [1:0] w_size_d;
  reg  [1:0] w_size_q;
  reg  [7:0] w_mask_d;
  reg  [7:0] w_mask_q;
  reg  [63:0] w_data_0_d;
  reg  [63:0] w_data_0_q;
  reg  [63:0] w_data_1_d;
  reg  [63:0] w_data_1_q;
  reg  [63:0] w_data_2_d;
  reg  [63:0] w_data_2_q;
  reg  [63:0] w_data_3_d;
  reg  [63:0] w_data_3_q;
  reg  [1:0] w_by_d;
  reg  [1:0] w_by_q;
  reg  raw_d;
  reg  raw_q;
  reg  [31:0] row_enables_d;
  reg  [31:0] row_enables_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      w_v_q <= 1'd0;
      w_row_q <= 10'd0;
      w_second_q <= 1'd0;
      w_base_q <= 5'd0;
      w_step_0_q <= 6'd0;
      w_step_1_q <= 6'd0;
      w_step_2_q <= 6'd0;
      w_size_q <= 2'd0;
      w_mask_q <= 8'd0;
      w_data_0_q <= 64'd0;
      w_data_1_q <= 64'd0;
      w_data_2_q <= 64'd0;
      w_data_3_q <= 64'd0;
      w_by_q <= 2'd0;
      raw_q <= 1'd0;
      row_enables_q <= 32'd0;
    end
    else begin
      w_v_q <= w_v_d;
      w_row_q <= w_row_d;
      w_second_q <= w_second_d;
      w_base_q <= w_base_d;
      w_step_0_q <= w_step_0_d;
      w_step_1_q <= w_step_1_d;
      w_step_2_q <= w_step_2_d;
      w_size_q <= w_size_d;
      w_mask_q <= w_mask_d;
      w_data_0_q <= w_data_0_d;
      w_data_1_q <= w_data_1_d;
      w_data_2_q <= w_data_2_d;
      w_data_3_q <= w_data_3_d;
      w_by_q <= w_by_d;
      raw_q <= raw_d;
      row_enables_q <= row_enables_d;
    end
  end

  tessera_ram1r1w_a10_words4_w64_lanes8_clash2 copy_0 (
    .clock(clock),
    .read_enable(read_enable_0),
    .read_address(read_row_0),
    .read_data_0(copy_0__read_data_0),
    .read_data_1(copy_0__read_data_1),
    .read_data_2(copy_0__read_data_2),
    .read_data_3(copy_0__read_data_3),
    .write_address(w_row_q),
    .write_data_0(scatter__row_0),
    .write_data_1(scatter__row_1),
    .write_data_2(scatter__row_2),
    .write_data_3(scatter__row_3),
    .write_enable_0(copy_0__write_enable_0),
    .write_enable_1(copy_0__write_enable_1),
    .write_enable_2(copy_0__write_enable_2),
    .write_enable_3(copy_0__write_enable_3)
  );

  tessera_ram1r1w_a10_words4_w64_lanes8_clash2 copy_1 (
    .clock(clock),
    .read_enable(read_enable_1),
    .read_address(read_row_1),
    .read_data_0(copy_1__read_data_0),
    .read_data_1(copy_1__read_data_1),
    .read_data_2(copy_1__read_data_2),
    .read_data_3(copy_1__read_data_3),
    .write_address(w_row_q),
    .write_data_0(scatter__row_0),
    .write_data_1(scatter__row_1),
    .write_data_2(scatter__row_2),
    .write_data_3(scatter__row_3),
    .write_enable_0(copy_1__write_enable_0),
    .write_enable_1(copy_1__write_enable_1),
    .write_enable_2(copy_1__write_enable_2),
    .write_enable_3(copy_1__write_enable_3)
  );

  tessera_ram1r1w_a10_words4_w64_lanes8_clash2 copy_2 (
    .clock(clock),
    .read_enable(read_enable_2),
    .read_address(read_row_2),
    .read_data_0(copy_2__read_data_0),
    .read_data_1(copy_2__read_data_1),
    .read_data_2(copy_2__read_data_2),
    .read_data_3(copy_2__read_data_3),
    .write_address(w_row_q),
    .write_data_0(scatter__row_0),
    .write_data_1(scatter__row_1),
    .write_data_2(scatter__row_2),
    .write_data_3(scatter__row_3),
    .write_enable_0(copy_2__write_enable_0),
    .write_enable_1(copy_2__write_enable_1),
    .write_enable_2(copy_2__write_enable_2),
    .write_enable_3(copy_2__write_enable_3)
  );

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

  assign w_v_d = lanes_go | row_goes;
  // scatter and write
  assign writes = w_v_q & ~reset;
  assign copy_0__write_enable_0 = enables[7:0];
  assign copy_0__write_enable_1 = enables[15:8];
  assign copy_0__write_enable_2 = enables[23:16];
  assign copy_0__write_enable_3 = enables[31:24];
  assign data_0_0 = copy_0__read_data_0;
  assign data_0_1 = copy_0__read_data_1;
  assign data_0_2 = copy_0__read_data_2;
  assign data_0_3 = copy_0__read_data_3;
  assign copy_1__write_enable_0 = enables[7:0];
  assign copy_1__write_enable_1 = enables[15:8];
  assign copy_1__write_enable_2 = enables[23:16];
  assign copy_1__write_enable_3 = enables[31:24];
  assign data_1_0 = copy_1__read_data_0;
  assign data_1_1 = copy_1__read_data_1;
  assign data_1_2 = copy_1__read_data_2;
  assign data_1_3 = copy_1__read_data_3;
  assign copy_2__write_enable_0 = enables[7:0];
  assign copy_2__write_enable_1 = enables[15:8];
  assign copy_2__write_enable_2 = enables[23:16];
  assign copy_2__write_enable_3 = enables[31:24];
  assign data_2_0 = copy_2__read_data_0;
  assign data_2_1 = copy_2__read_data_1;
  assign data_2_2 = copy_2__read_data_2;
  assign data_2_3 = copy_2__read_data_3;
  assign written_0_valid = writes;
  assign written_0_be = enables;
  assign written_0_data_0 = scatter__row_0;
  assign written_0_data_1 = scatter__row_1;
  assign written_0_data_2 = scatter__row_2;
  assign written_0_data_3 = scatter__row_3;
  assign written_1_valid = 1'd0;
  assign written_1_by = 2'd0;
  assign written_1_row = 10'd0;
  assign written_1_be = 32'd0;
  assign written_1_data_0 = 64'd0;
  assign written_1_data_1 = 64'd0;
  assign written_1_data_2 = 64'd0;
  assign written_1_data_3 = 64'd0;

  always @* begin
    if (time_zero) begin end
    raw_d = raw_q;
    row_enables_d = row_enables_q;
    w_row_d = w_row_q;
    w_second_d = w_second_q;
    w_base_d = w_base_q;
    w_step_0_d = w_step_0_q;
    w_step_1_d = w_step_1_q;
    w_step_2_d = w_step_2_q;
    w_size_d = w_size_q;
    w_mask_d = w_mask_q;
    w_data_0_d = w_data_0_q;
    w_data_1_d = w_data_1_q;
    w_data_2_d = w_data_2_q;
    w_data_3_d = w_data_3_q;
    w_by_d = w_by_q;
    if (lanes_go) begin
      raw_d = 1'd0;
      w_row_d = lanes_row;
      w_second_d = lanes_second;
      w_base_d = lanes_base;
      w_step_0_d = lanes_step_0;
      w_step_1_d = lanes_step_1;
      w_step_2_d = lanes_step_2;
      w_size_d = lanes_size;
      w_mask_d = lanes_mask;
      w_data_0_d = lanes_data_0;
      w_data_1_d = lanes_data_1;
      w_data_2_d = lanes_data_2;
      w_data_3_d = lanes_data_3;
      w_by_d = lanes_by;
    end
    else if (row_goes) begin
      // a row is eight dwords
      raw_d = 1'd1;
      w_second_d = 1'd0;
      w_base_d = 5'd0;
      w_step_0_d = 6'd4;
      w_step_1_d = 6'd8;
      w_step_2_d = 6'h10;
      w_size_d = 2'd2;
      w_mask_d = 8'hff;
      w_row_d = row_row;
      w_data_0_d = row_data_0;
      w_data_1_d = row_data_1;
      w_data_2_d = row_data_2;
      w_data_3_d = row_data_3;
      w_by_d = row_by;
      row_enables_d = row_enables;
    end
  end

  always @* begin
    if (time_zero) begin end
    scatter__mask = 8'd0;
    if (writes) begin
      scatter__mask = w_mask_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    enables = scatter__enables;
    if (raw_q) begin
      enables = 32'd0;
      if (writes) begin
        enables = row_enables_q;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // what is written
    written_0_row = 10'd0;
    written_0_by = 2'd0;
    if (writes) begin
      written_0_row = w_row_q;
      written_0_by = w_by_q;
    end
  end
endmodule
`default_nettype wire
