// tessera_ga_split
// Three copies of 512 even and 512 odd rows.
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
// Exported from hdl/blocks/eu/src/ga/split.rs; do not edit.
`default_nettype none
module tessera_ga_split (
  input  wire clock,
  input  wire reset,
  input  wire read_enable_0,
  input  wire read_enable_1,
  input  wire read_enable_2,
  input  wire [9:0] read_row_0,
  input  wire [9:0] read_row_1,
  input  wire [9:0] read_row_2,
  output reg  [63:0] data_0_0,
  output reg  [63:0] data_0_1,
  output reg  [63:0] data_0_2,
  output reg  [63:0] data_0_3,
  output reg  [63:0] data_1_0,
  output reg  [63:0] data_1_1,
  output reg  [63:0] data_1_2,
  output reg  [63:0] data_1_3,
  output reg  [63:0] data_2_0,
  output reg  [63:0] data_2_1,
  output reg  [63:0] data_2_2,
  output reg  [63:0] data_2_3,
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
  output reg  [1:0] written_1_by,
  output reg  [9:0] written_1_row,
  output reg  [31:0] written_1_be,
  output reg  [63:0] written_1_data_0,
  output reg  [63:0] written_1_data_1,
  output reg  [63:0] written_1_data_2,
  output reg  [63:0] written_1_data_3
);
  wire lanes_write;
  wire row_writes;
  wire lanes_odd;
  wire row_odd;
  reg  [31:0] even_enables;
  reg  [31:0] odd_enables;
  wire even_0__read_enable;
  wire [8:0] even_0__read_address;
  wire [63:0] even_0__read_data_0;
  wire [63:0] even_0__read_data_1;
  wire [63:0] even_0__read_data_2;
  wire [63:0] even_0__read_data_3;
  reg  [8:0] even_0__write_address;
  reg  [63:0] even_0__write_data_0;
  reg  [63:0] even_0__write_data_1;
  reg  [63:0] even_0__write_data_2;
  reg  [63:0] even_0__write_data_3;
  wire [7:0] even_0__write_enable_0;
  wire [7:0] even_0__write_enable_1;
  wire [7:0] even_0__write_enable_2;
  wire [7:0] even_0__write_enable_3;
  wire even_1__read_enable;
  wire [8:0] even_1__read_address;
  wire [63:0] even_1__read_data_0;
  wire [63:0] even_1__read_data_1;
  wire [63:0] even_1__read_data_2;
  wire [63:0] even_1__read_data_3;
  reg  [8:0] even_1__write_address;
  reg  [63:0] even_1__write_data_0;
  reg  [63:0] even_1__write_data_1;
  reg  [63:0] even_1__write_data_2;
  reg  [63:0] even_1__write_data_3;
  wire [7:0] even_1__write_enable_0;
  wire [7:0] even_1__write_enable_1;
  wire [7:0] even_1__write_enable_2;
  wire [7:0] even_1__write_enable_3;
  wire even_2__read_enable;
  wire [8:0] even_2__read_address;
  wire [63:0] even_2__read_data_0;
  wire [63:0] even_2__read_data_1;
  wire [63:0] even_2__read_data_2;
  wire [63:0] even_2__read_data_3;
  reg  [8:0] even_2__write_address;
  reg  [63:0] even_2__write_data_0;
  reg  [63:0] even_2__write_data_1;
  reg  [63:0] even_2__write_data_2;
  reg  [63:0] even_2__write_data_3;
  wire [7:0] even_2__write_enable_0;
  wire [7:0] even_2__write_enable_1;
  wire [7:0] even_2__write_enable_2;
  wire [7:0] even_2__write_enable_3;
  wire odd_0__read_enable;
  wire [8:0] odd_0__read_address;
  wire [63:0] odd_0__read_data_0;
  wire [63:0] odd_0__read_data_1;
  wire [63:0] odd_0__read_data_2;
  wire [63:0] odd_0__read_data_3;
  reg  [8:0] odd_0__write_address;
  reg  [63:0] odd_0__write_data_0;
  reg  [63:0] odd_0__write_data_1;
  reg  [63:0] odd_0__write_data_2;
  reg  [63:0] odd_0__write_data_3;
  wire [7:0] odd_0__write_enable_0;
  wire [7:0] odd_0__write_enable_1;
  wire [7:0] odd_0__write_enable_2;
  wire [7:0] odd_0__write_enable_3;
  wire odd_1__read_enable;
  wire [8:0] odd_1__read_address;
  wire [63:0] odd_1__read_data_0;
  wire [63:0] odd_1__read_data_1;
  wire [63:0] odd_1__read_data_2;
  wire [63:0] odd_1__read_data_3;
  reg  [8:0] odd_1__write_address;
  reg  [63:0] odd_1__write_data_0;
  reg  [63:0] odd_1__write_data_1;
  reg  [63:0] odd_1__write_data_2;
  reg  [63:0] odd_1__write_data_3;
  wire [7:0] odd_1__write_enable_0;
  wire [7:0] odd_1__write_enable_1;
  wire [7:0] odd_1__write_enable_2;
  wire [7:0] odd_1__write_enable_3;
  wire odd_2__read_enable;
  wire [8:0] odd_2__read_address;
  wire [63:0] odd_2__read_data_0;
  wire [63:0] odd_2__read_data_1;
  wire [63:0] odd_2__read_data_2;
  wire [63:0] odd_2__read_data_3;
  reg  [8:0] odd_2__write_address;
  reg  [63:0] odd_2__write_data_0;
  reg  [63:0] odd_2__write_data_1;
  reg  [63:0] odd_2__write_data_2;
  reg  [63:0] odd_2__write_data_3;
  wire [7:0] odd_2__write_enable_0;
  wire [7:0] odd_2__write_enable_1;
  wire [7:0] odd_2__write_enable_2;
  wire [7:0] odd_2__write_enable_3;
  reg  from_odd_0_d;
  reg  from_odd_0_q;
  reg  from_odd_1_d;
  reg  from_odd_1_q;
  reg  from_odd_2_d;
  reg  from_odd_2_q;
  reg  [7:0] scatter__mask;
  wire [63:0] scatter__row_0;
  wire [63:0] scatter__row_1;
  wire [63:0] scatter__row_2;
  wire [63:0] scatter__row_3;
  wire [31:0] scatter__enables;
  reg  lanes_v_q;
  reg  [9:0] lanes_w_row_d;
  reg  [9:0] lanes_w_row_q;
  reg  lanes_w_second_d;
  reg  lanes_w_second_q;
  reg  [4:0] lanes_w_base_d;
  reg  [4:0] lanes_w_base_q;
  reg  [5:0] lanes_w_step_0_d;
  reg  [5:0] lanes_w_step_0_q;
  reg  [5:0] lanes_w_step_1_d;
  reg  [5:0] lanes_w_step_1_q;
  reg  [5:0] lanes_w_step_2_d;
  reg  [5:0] lanes_w_step_2_q;
  reg  [1:0] lanes_w_size_d;
  reg  [1:0] lanes_w_size_q;
  reg  [7:0] lanes_w_mask_d;
  reg  [7:0] lanes_w_mask_q;
  reg  [63:0] lanes_w_data_0_d;
  reg  [63:0] lanes_w_data_0_q;
  reg  [63:0] lanes_w_data_1_d;
  reg  [63:0] lanes_w_data_1_q;
  reg  [63:0] lanes_w_data_2_d;
  reg  [63:0] lanes_w_data_2_q;
  reg  [63:0] lanes_w_data_3_d;
  reg  [63:0] lanes_w_data_3_q;
  reg  [1:0] lanes_w_by_d;
  reg  [1:0] lanes_w_by_q;
  reg  row_v_q;
  reg  [9:0] row_w_row_d;
  reg  [9:0] row_w_row_q;
  reg  [31:0] row_w_enables_d;
  reg  [31:0] row_w_enables_q;
  reg  [63:0] row_w_data_0_d;
  reg  [63:0] row_w_data_0_q;
  reg  [63:0] row_w_data_1_d;
  reg  [63:0] row_w_data_1_q;
  reg  [63:0] row_w_data_2_d;
  reg  [63:0] row_w_data_2_q;
  reg  [63:0] row_w_data_3_d;
  reg  [63:0] row_w_data_3_q;
  reg  [1:0] row_w_by_d;
  reg  [1:0] row_w_by_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      from_odd_0_q <= 1'd0;
      from_odd_1_q <= 1'd0;
      from_odd_2_q <= 1'd0;
      lanes_v_q <= 1'd0;
      lanes_w_row_q <= 10'd0;
      lanes_w_second_q <= 1'd0;
      lanes_w_base_q <= 5'd0;
      lanes_w_step_0_q <= 6'd0;
      lanes_w_step_1_q <= 6'd0;
      lanes_w_step_2_q <= 6'd0;
      lanes_w_size_q <= 2'd0;
      lanes_w_mask_q <= 8'd0;
      lanes_w_data_0_q <= 64'd0;
      lanes_w_data_1_q <= 64'd0;
      lanes_w_data_2_q <= 64'd0;
      lanes_w_data_3_q <= 64'd0;
      lanes_w_by_q <= 2'd0;
      row_v_q <= 1'd0;
      row_w_row_q <= 10'd0;
      row_w_enables_q <= 32'd0;
      row_w_data_0_q <= 64'd0;
      row_w_data_1_q <= 64'd0;
      row_w_data_2_q <= 64'd0;
      row_w_data_3_q <= 64'd0;
      row_w_by_q <= 2'd0;
    end
    else begin
      from_odd_0_q <= from_odd_0_d;
      from_odd_1_q <= from_odd_1_d;
      from_odd_2_q <= from_odd_2_d;
      lanes_v_q <= lanes_go;
      lanes_w_row_q <= lanes_w_row_d;
      lanes_w_second_q <= lanes_w_second_d;
      lanes_w_base_q <= lanes_w_base_d;
      lanes_w_step_0_q <= lanes_w_step_0_d;
      lanes_w_step_1_q <= lanes_w_step_1_d;
      lanes_w_step_2_q <= lanes_w_step_2_d;
      lanes_w_size_q <= lanes_w_size_d;
      lanes_w_mask_q <= lanes_w_mask_d;
      lanes_w_data_0_q <= lanes_w_data_0_d;
      lanes_w_data_1_q <= lanes_w_data_1_d;
      lanes_w_data_2_q <= lanes_w_data_2_d;
      lanes_w_data_3_q <= lanes_w_data_3_d;
      lanes_w_by_q <= lanes_w_by_d;
      row_v_q <= row_goes;
      row_w_row_q <= row_w_row_d;
      row_w_enables_q <= row_w_enables_d;
      row_w_data_0_q <= row_w_data_0_d;
      row_w_data_1_q <= row_w_data_1_d;
      row_w_data_2_q <= row_w_data_2_d;
      row_w_data_3_q <= row_w_data_3_d;
      row_w_by_q <= row_w_by_d;
    end
  end

  tessera_ram1r1w_a9_words4_w64_lanes8_clash2 even_0 (
    .clock(clock),
    .read_enable(even_0__read_enable),
    .read_address(even_0__read_address),
    .read_data_0(even_0__read_data_0),
    .read_data_1(even_0__read_data_1),
    .read_data_2(even_0__read_data_2),
    .read_data_3(even_0__read_data_3),
    .write_address(even_0__write_address),
    .write_data_0(even_0__write_data_0),
    .write_data_1(even_0__write_data_1),
    .write_data_2(even_0__write_data_2),
    .write_data_3(even_0__write_data_3),
    .write_enable_0(even_0__write_enable_0),
    .write_enable_1(even_0__write_enable_1),
    .write_enable_2(even_0__write_enable_2),
    .write_enable_3(even_0__write_enable_3)
  );

  tessera_ram1r1w_a9_words4_w64_lanes8_clash2 even_1 (
    .clock(clock),
    .read_enable(even_1__read_enable),
    .read_address(even_1__read_address),
    .read_data_0(even_1__read_data_0),
    .read_data_1(even_1__read_data_1),
    .read_data_2(even_1__read_data_2),
    .read_data_3(even_1__read_data_3),
    .write_address(even_1__write_address),
    .write_data_0(even_1__write_data_0),
    .write_data_1(even_1__write_data_1),
    .write_data_2(even_1__write_data_2),
    .write_data_3(even_1__write_data_3),
    .write_enable_0(even_1__write_enable_0),
    .write_enable_1(even_1__write_enable_1),
    .write_enable_2(even_1__write_enable_2),
    .write_enable_3(even_1__write_enable_3)
  );

  tessera_ram1r1w_a9_words4_w64_lanes8_clash2 even_2 (
    .clock(clock),
    .read_enable(even_2__read_enable),
    .read_address(even_2__read_address),
    .read_data_0(even_2__read_data_0),
    .read_data_1(even_2__read_data_1),
    .read_data_2(even_2__read_data_2),
    .read_data_3(even_2__read_data_3),
    .write_address(even_2__write_address),
    .write_data_0(even_2__write_data_0),
    .write_data_1(even_2__write_data_1),
    .write_data_2(even_2__write_data_2),
    .write_data_3(even_2__write_data_3),
    .write_enable_0(even_2__write_enable_0),
    .write_enable_1(even_2__write_enable_1),
    .write_enable_2(even_2__write_enable_2),
    .write_enable_3(even_2__write_enable_3)
  );

  tessera_ram1r1w_a9_words4_w64_lanes8_clash2 odd_0 (
    .clock(clock),
    .read_enable(odd_0__read_enable),
    .read_address(odd_0__read_address),
    .read_data_0(odd_0__read_data_0),
    .read_data_1(odd_0__read_data_1),
    .read_data_2(odd_0__read_data_2),
    .read_data_3(odd_0__read_data_3),
    .write_address(odd_0__write_address),
    .write_data_0(odd_0__write_data_0),
    .write_data_1(odd_0__write_data_1),
    .write_data_2(odd_0__write_data_2),
    .write_data_3(odd_0__write_data_3),
    .write_enable_0(odd_0__write_enable_0),
    .write_enable_1(odd_0__write_enable_1),
    .write_enable_2(odd_0__write_enable_2),
    .write_enable_3(odd_0__write_enable_3)
  );

  tessera_ram1r1w_a9_words4_w64_lanes8_clash2 odd_1 (
    .clock(clock),
    .read_enable(odd_1__read_enable),
    .read_address(odd_1__read_address),
    .read_data_0(odd_1__read_data_0),
    .read_data_1(odd_1__read_data_1),
    .read_data_2(odd_1__read_data_2),
    .read_data_3(odd_1__read_data_3),
    .write_address(odd_1__write_address),
    .write_data_0(odd_1__write_data_0),
    .write_data_1(odd_1__write_data_1),
    .write_data_2(odd_1__write_data_2),
    .write_data_3(odd_1__write_data_3),
    .write_enable_0(odd_1__write_enable_0),
    .write_enable_1(odd_1__write_enable_1),
    .write_enable_2(odd_1__write_enable_2),
    .write_enable_3(odd_1__write_enable_3)
  );

  tessera_ram1r1w_a9_words4_w64_lanes8_clash2 odd_2 (
    .clock(clock),
    .read_enable(odd_2__read_enable),
    .read_address(odd_2__read_address),
    .read_data_0(odd_2__read_data_0),
    .read_data_1(odd_2__read_data_1),
    .read_data_2(odd_2__read_data_2),
    .read_data_3(odd_2__read_data_3),
    .write_address(odd_2__write_address),
    .write_data_0(odd_2__write_data_0),
    .write_data_1(odd_2__write_data_1),
    .write_data_2(odd_2__write_data_2),
    .write_data_3(odd_2__write_data_3),
    .write_enable_0(odd_2__write_enable_0),
    .write_enable_1(odd_2__write_enable_1),
    .write_enable_2(odd_2__write_enable_2),
    .write_enable_3(odd_2__write_enable_3)
  );

  tessera_ga_scatter scatter (
    .lay_second(lanes_w_second_q),
    .lay_base(lanes_w_base_q),
    .lay_step_0(lanes_w_step_0_q),
    .lay_step_1(lanes_w_step_1_q),
    .lay_step_2(lanes_w_step_2_q),
    .size(lanes_w_size_q),
    .mask(scatter__mask),
    .lanes_0(lanes_w_data_0_q),
    .lanes_1(lanes_w_data_1_q),
    .lanes_2(lanes_w_data_2_q),
    .lanes_3(lanes_w_data_3_q),
    .row_0(scatter__row_0),
    .row_1(scatter__row_1),
    .row_2(scatter__row_2),
    .row_3(scatter__row_3),
    .enables(scatter__enables)
  );

  // scatter
  assign lanes_write = lanes_v_q & ~reset;
  assign row_writes = row_v_q & ~reset;
  assign lanes_odd = lanes_w_row_q[0];
  assign row_odd = row_w_row_q[0];
  assign even_0__write_enable_0 = even_enables[7:0];
  assign odd_0__write_enable_0 = odd_enables[7:0];
  assign even_0__write_enable_1 = even_enables[15:8];
  assign odd_0__write_enable_1 = odd_enables[15:8];
  assign even_0__write_enable_2 = even_enables[23:16];
  assign odd_0__write_enable_2 = odd_enables[23:16];
  assign even_0__write_enable_3 = even_enables[31:24];
  assign odd_0__write_enable_3 = odd_enables[31:24];
  assign even_1__write_enable_0 = even_enables[7:0];
  assign odd_1__write_enable_0 = odd_enables[7:0];
  assign even_1__write_enable_1 = even_enables[15:8];
  assign odd_1__write_enable_1 = odd_enables[15:8];
  assign even_1__write_enable_2 = even_enables[23:16];
  assign odd_1__write_enable_2 = odd_enables[23:16];
  assign even_1__write_enable_3 = even_enables[31:24];
  assign odd_1__write_enable_3 = odd_enables[31:24];
  assign even_2__write_enable_0 = even_enables[7:0];
  assign odd_2__write_enable_0 = odd_enables[7:0];
  assign even_2__write_enable_1 = even_enables[15:8];
  assign odd_2__write_enable_1 = odd_enables[15:8];
  assign even_2__write_enable_2 = even_enables[23:16];
  assign odd_2__write_enable_2 = odd_enables[23:16];
  assign even_2__write_enable_3 = even_enables[31:24];
  assign odd_2__write_enable_3 = odd_enables[31:24];
  // read
  assign even_0__read_enable = read_enable_0 & ~read_row_0[0];
  assign odd_0__read_enable = read_enable_0 & read_row_0[0];
  assign even_0__read_address = read_row_0[9:1];
  assign odd_0__read_address = read_row_0[9:1];
  assign even_1__read_enable = read_enable_1 & ~read_row_1[0];
  assign odd_1__read_enable = read_enable_1 & read_row_1[0];
  assign even_1__read_address = read_row_1[9:1];
  assign odd_1__read_address = read_row_1[9:1];
  assign even_2__read_enable = read_enable_2 & ~read_row_2[0];
  assign odd_2__read_enable = read_enable_2 & read_row_2[0];
  assign even_2__read_address = read_row_2[9:1];
  assign odd_2__read_address = read_row_2[9:1];
  assign written_0_valid = lanes_write;
  assign written_0_be = scatter__enables;
  assign written_0_data_0 = scatter__row_0;
  assign written_0_data_1 = scatter__row_1;
  assign written_0_data_2 = scatter__row_2;
  assign written_0_data_3 = scatter__row_3;
  assign written_1_valid = row_writes;

  always @* begin
    if (time_zero) begin end
    from_odd_0_d = from_odd_0_q;
    if (read_enable_0) begin
      from_odd_0_d = read_row_0[0];
    end
  end

  always @* begin
    if (time_zero) begin end
    from_odd_1_d = from_odd_1_q;
    if (read_enable_1) begin
      from_odd_1_d = read_row_1[0];
    end
  end

  always @* begin
    if (time_zero) begin end
    from_odd_2_d = from_odd_2_q;
    if (read_enable_2) begin
      from_odd_2_d = read_row_2[0];
    end
  end

  always @* begin
    if (time_zero) begin end
    lanes_w_row_d = lanes_w_row_q;
    lanes_w_second_d = lanes_w_second_q;
    lanes_w_base_d = lanes_w_base_q;
    lanes_w_step_0_d = lanes_w_step_0_q;
    lanes_w_step_1_d = lanes_w_step_1_q;
    lanes_w_step_2_d = lanes_w_step_2_q;
    lanes_w_size_d = lanes_w_size_q;
    lanes_w_mask_d = lanes_w_mask_q;
    lanes_w_data_0_d = lanes_w_data_0_q;
    lanes_w_data_1_d = lanes_w_data_1_q;
    lanes_w_data_2_d = lanes_w_data_2_q;
    lanes_w_data_3_d = lanes_w_data_3_q;
    lanes_w_by_d = lanes_w_by_q;
    if (lanes_go) begin
      lanes_w_row_d = lanes_row;
      lanes_w_second_d = lanes_second;
      lanes_w_base_d = lanes_base;
      lanes_w_step_0_d = lanes_step_0;
      lanes_w_step_1_d = lanes_step_1;
      lanes_w_step_2_d = lanes_step_2;
      lanes_w_size_d = lanes_size;
      lanes_w_mask_d = lanes_mask;
      lanes_w_data_0_d = lanes_data_0;
      lanes_w_data_1_d = lanes_data_1;
      lanes_w_data_2_d = lanes_data_2;
      lanes_w_data_3_d = lanes_data_3;
      lanes_w_by_d = lanes_by;
    end
  end

  always @* begin
    if (time_zero) begin end
    row_w_row_d = row_w_row_q;
    row_w_enables_d = row_w_enables_q;
    row_w_data_0_d = row_w_data_0_q;
    row_w_data_1_d = row_w_data_1_q;
    row_w_data_2_d = row_w_data_2_q;
    row_w_data_3_d = row_w_data_3_q;
    row_w_by_d = row_w_by_q;
    if (row_goes) begin
      row_w_row_d = row_row;
      row_w_enables_d = row_enables;
      row_w_data_0_d = row_data_0;
      row_w_data_1_d = row_data_1;
      row_w_data_2_d = row_data_2;
      row_w_data_3_d = row_data_3;
      row_w_by_d = row_by;
    end
  end

  always @* begin
    if (time_zero) begin end
    scatter__mask = 8'd0;
    if (lanes_write) begin
      scatter__mask = lanes_w_mask_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    // write: a row where it is of the memory's parity, else lanes
    even_enables = 32'd0;
    odd_enables = 32'd0;
    if (~lanes_odd) begin
      even_enables = scatter__enables;
    end
    else begin
      odd_enables = scatter__enables;
    end
    if (row_writes) begin
      if (~row_odd) begin
        even_enables = row_w_enables_q;
      end
      else begin
        odd_enables = row_w_enables_q;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    even_0__write_address = lanes_w_row_q[9:1];
    even_0__write_data_0 = scatter__row_0;
    even_0__write_data_1 = scatter__row_1;
    even_0__write_data_2 = scatter__row_2;
    even_0__write_data_3 = scatter__row_3;
    if (row_writes & ~row_odd) begin
      even_0__write_address = row_w_row_q[9:1];
      even_0__write_data_0 = row_w_data_0_q;
      even_0__write_data_1 = row_w_data_1_q;
      even_0__write_data_2 = row_w_data_2_q;
      even_0__write_data_3 = row_w_data_3_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    odd_0__write_address = lanes_w_row_q[9:1];
    odd_0__write_data_0 = scatter__row_0;
    odd_0__write_data_1 = scatter__row_1;
    odd_0__write_data_2 = scatter__row_2;
    odd_0__write_data_3 = scatter__row_3;
    if (row_writes & row_odd) begin
      odd_0__write_address = row_w_row_q[9:1];
      odd_0__write_data_0 = row_w_data_0_q;
      odd_0__write_data_1 = row_w_data_1_q;
      odd_0__write_data_2 = row_w_data_2_q;
      odd_0__write_data_3 = row_w_data_3_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    even_1__write_address = lanes_w_row_q[9:1];
    even_1__write_data_0 = scatter__row_0;
    even_1__write_data_1 = scatter__row_1;
    even_1__write_data_2 = scatter__row_2;
    even_1__write_data_3 = scatter__row_3;
    if (row_writes & ~row_odd) begin
      even_1__write_address = row_w_row_q[9:1];
      even_1__write_data_0 = row_w_data_0_q;
      even_1__write_data_1 = row_w_data_1_q;
      even_1__write_data_2 = row_w_data_2_q;
      even_1__write_data_3 = row_w_data_3_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    odd_1__write_address = lanes_w_row_q[9:1];
    odd_1__write_data_0 = scatter__row_0;
    odd_1__write_data_1 = scatter__row_1;
    odd_1__write_data_2 = scatter__row_2;
    odd_1__write_data_3 = scatter__row_3;
    if (row_writes & row_odd) begin
      odd_1__write_address = row_w_row_q[9:1];
      odd_1__write_data_0 = row_w_data_0_q;
      odd_1__write_data_1 = row_w_data_1_q;
      odd_1__write_data_2 = row_w_data_2_q;
      odd_1__write_data_3 = row_w_data_3_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    even_2__write_address = lanes_w_row_q[9:1];
    even_2__write_data_0 = scatter__row_0;
    even_2__write_data_1 = scatter__row_1;
    even_2__write_data_2 = scatter__row_2;
    even_2__write_data_3 = scatter__row_3;
    if (row_writes & ~row_odd) begin
      even_2__write_address = row_w_row_q[9:1];
      even_2__write_data_0 = row_w_data_0_q;
      even_2__write_data_1 = row_w_data_1_q;
      even_2__write_data_2 = row_w_data_2_q;
      even_2__write_data_3 = row_w_data_3_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    odd_2__write_address = lanes_w_row_q[9:1];
    odd_2__write_data_0 = scatter__row_0;
    odd_2__write_data_1 = scatter__row_1;
    odd_2__write_data_2 = scatter__row_2;
    odd_2__write_data_3 = scatter__row_3;
    if (row_writes & row_odd) begin
      odd_2__write_address = row_w_row_q[9:1];
      odd_2__write_data_0 = row_w_data_0_q;
      odd_2__write_data_1 = row_w_data_1_q;
      odd_2__write_data_2 = row_w_data_2_q;
      odd_2__write_data_3 = row_w_data_3_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    data_0_0 = even_0__read_data_0;
    if (from_odd_0_q) begin
      data_0_0 = odd_0__read_data_0;
    end
  end

  always @* begin
    if (time_zero) begin end
    data_0_1 = even_0__read_data_1;
    if (from_odd_0_q) begin
      data_0_1 = odd_0__read_data_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    data_0_2 = even_0__read_data_2;
    if (from_odd_0_q) begin
      data_0_2 = odd_0__read_data_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    data_0_3 = even_0__read_data_3;
    if (from_odd_0_q) begin
      data_0_3 = odd_0__read_data_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    data_1_0 = even_1__read_data_0;
    if (from_odd_1_q) begin
      data_1_0 = odd_1__read_data_0;
    end
  end

  always @* begin
    if (time_zero) begin end
    data_1_1 = even_1__read_data_1;
    if (from_odd_1_q) begin
      data_1_1 = odd_1__read_data_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    data_1_2 = even_1__read_data_2;
    if (from_odd_1_q) begin
      data_1_2 = odd_1__read_data_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    data_1_3 = even_1__read_data_3;
    if (from_odd_1_q) begin
      data_1_3 = odd_1__read_data_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    data_2_0 = even_2__read_data_0;
    if (from_odd_2_q) begin
      data_2_0 = odd_2__read_data_0;
    end
  end

  always @* begin
    if (time_zero) begin end
    data_2_1 = even_2__read_data_1;
    if (from_odd_2_q) begin
      data_2_1 = odd_2__read_data_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    data_2_2 = even_2__read_data_2;
    if (from_odd_2_q) begin
      data_2_2 = odd_2__read_data_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    data_2_3 = even_2__read_data_3;
    if (from_odd_2_q) begin
      data_2_3 = odd_2__read_data_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    // what is written
    written_0_row = 10'd0;
    written_0_by = 2'd0;
    if (lanes_write) begin
      written_0_row = lanes_w_row_q;
      written_0_by = lanes_w_by_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_1_row = 10'd0;
    written_1_by = 2'd0;
    written_1_be = 32'd0;
    written_1_data_0 = 64'd0;
    written_1_data_1 = 64'd0;
    written_1_data_2 = 64'd0;
    written_1_data_3 = 64'd0;
    if (row_writes) begin
      written_1_row = row_w_row_q;
      written_1_by = row_w_by_q;
      written_1_be = row_w_enables_q;
      written_1_data_0 = row_w_data_0_q;
      written_1_data_1 = row_w_data_1_q;
      written_1_data_2 = row_w_data_2_q;
      written_1_data_3 = row_w_data_3_q;
    end
  end
endmodule
`default_nettype wire
