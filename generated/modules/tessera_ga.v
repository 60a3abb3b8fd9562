// tessera_ga
// Register-file arbiter: 3 rows read and 1 row written a cycle.
//
//   in    1  clock             Clock.
//   in    1  reset             Synchronous reset, active high.
// alu_rd_0_0: Rows wanted by ALU0 and ALU1, source `s` from copy `s`.
//   in    1  alu_rd_0_0_valid  A row is wanted.
//   in   10  alu_rd_0_0_row    Which one.
//   out   1  alu_rd_0_0_gnt    It is read at this edge.
// alu_rd_0_1: Rows wanted by ALU0 and ALU1, source `s` from copy `s`.
//   in    1  alu_rd_0_1_valid  A row is wanted.
//   in   10  alu_rd_0_1_row    Which one.
//   out   1  alu_rd_0_1_gnt    It is read at this edge.
// alu_rd_0_2: Rows wanted by ALU0 and ALU1, source `s` from copy `s`.
//   in    1  alu_rd_0_2_valid  A row is wanted.
//   in   10  alu_rd_0_2_row    Which one.
//   out   1  alu_rd_0_2_gnt    It is read at this edge.
// alu_rd_1_0: Rows wanted by ALU0 and ALU1, source `s` from copy `s`.
//   in    1  alu_rd_1_0_valid  A row is wanted.
//   in   10  alu_rd_1_0_row    Which one.
//   out   1  alu_rd_1_0_gnt    It is read at this edge.
// alu_rd_1_1: Rows wanted by ALU0 and ALU1, source `s` from copy `s`.
//   in    1  alu_rd_1_1_valid  A row is wanted.
//   in   10  alu_rd_1_1_row    Which one.
//   out   1  alu_rd_1_1_gnt    It is read at this edge.
// alu_rd_1_2: Rows wanted by ALU0 and ALU1, source `s` from copy `s`.
//   in    1  alu_rd_1_2_valid  A row is wanted.
//   in   10  alu_rd_1_2_row    Which one.
//   out   1  alu_rd_1_2_gnt    It is read at this edge.
// me_rd: Payload row wanted by ME, from copy 2.
//   in    1  me_rd_valid       A row is wanted.
//   in   10  me_rd_row         Which one.
//   out   1  me_rd_gnt         It is read at this edge.
//   out  64  rd_data_0_0       Row of each copy, granted in the cycle before; 64-bit words, low bytes first.
//   out  64  rd_data_0_1
//   out  64  rd_data_0_2
//   out  64  rd_data_0_3
//   out  64  rd_data_1_0
//   out  64  rd_data_1_1
//   out  64  rd_data_1_2
//   out  64  rd_data_1_3
//   out  64  rd_data_2_0
//   out  64  rd_data_2_1
//   out  64  rd_data_2_2
//   out  64  rd_data_2_3
// alu_wb_0: Row writes of ALU0 and ALU1.
//   in    1  alu_wb_0_valid    A row is to be written.
//   in   10  alu_wb_0_row      Which one.
//   in   32  alu_wb_0_be       Bytes to write.
//   in   64  alu_wb_0_data_0   The bytes, low ones first; 0 where not enabled.
//   in   64  alu_wb_0_data_1
//   in   64  alu_wb_0_data_2
//   in   64  alu_wb_0_data_3
//   out   1  alu_wb_0_gnt      It is written at this edge.
// alu_wb_1: Row writes of ALU0 and ALU1.
//   in    1  alu_wb_1_valid    A row is to be written.
//   in   10  alu_wb_1_row      Which one.
//   in   32  alu_wb_1_be       Bytes to write.
//   in   64  alu_wb_1_data_0   The bytes, low ones first; 0 where not enabled.
//   in   64  alu_wb_1_data_1
//   in   64  alu_wb_1_data_2
//   in   64  alu_wb_1_data_3
//   out   1  alu_wb_1_gnt      It is written at this edge.
// me_wb: Row write of a message response.
//   in    1  me_wb_valid       A row is to be written.
//   in   10  me_wb_row         Which one.
//   in   32  me_wb_be          Bytes to write.
//   in   64  me_wb_data_0      The bytes, low ones first; 0 where not enabled.
//   in   64  me_wb_data_1
//   in   64  me_wb_data_2
//   in   64  me_wb_data_3
//   out   1  me_wb_gnt         It is written at this edge.
// dp_wb: Row write of a dispatch payload.
//   in    1  dp_wb_valid       A row is to be written.
//   in   10  dp_wb_row         Which one.
//   in   64  dp_wb_data_0      All its bytes.
//   in   64  dp_wb_data_1
//   in   64  dp_wb_data_2
//   in   64  dp_wb_data_3
//   out   1  dp_wb_gnt         It is written at this edge.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Contract: hdl/docs/src/contract/ga.md
//
// Exported from hdl/blocks/eu/src/ga.rs; do not edit.
`default_nettype none
module tessera_ga (
  input  wire clock,
  input  wire reset,
  input  wire alu_rd_0_0_valid,
  input  wire [9:0] alu_rd_0_0_row,
  output wire alu_rd_0_0_gnt,
  input  wire alu_rd_0_1_valid,
  input  wire [9:0] alu_rd_0_1_row,
  output wire alu_rd_0_1_gnt,
  input  wire alu_rd_0_2_valid,
  input  wire [9:0] alu_rd_0_2_row,
  output reg  alu_rd_0_2_gnt,
  input  wire alu_rd_1_0_valid,
  input  wire [9:0] alu_rd_1_0_row,
  output wire alu_rd_1_0_gnt,
  input  wire alu_rd_1_1_valid,
  input  wire [9:0] alu_rd_1_1_row,
  output wire alu_rd_1_1_gnt,
  input  wire alu_rd_1_2_valid,
  input  wire [9:0] alu_rd_1_2_row,
  output reg  alu_rd_1_2_gnt,
  input  wire me_rd_valid,
  input  wire [9:0] me_rd_row,
  output wire me_rd_gnt,
  output wire [63:0] rd_data_0_0,
  output wire [63:0] rd_data_0_1,
  output wire [63:0] rd_data_0_2,
  output wire [63:0] rd_data_0_3,
  output wire [63:0] rd_data_1_0,
  output wire [63:0] rd_data_1_1,
  output wire [63:0] rd_data_1_2,
  output wire [63:0] rd_data_1_3,
  output wire [63:0] rd_data_2_0,
  output wire [63:0] rd_data_2_1,
  output wire [63:0] rd_data_2_2,
  output wire [63:0] rd_data_2_3,
  input  wire alu_wb_0_valid,
  input  wire [9:0] alu_wb_0_row,
  input  wire [31:0] alu_wb_0_be,
  input  wire [63:0] alu_wb_0_data_0,
  input  wire [63:0] alu_wb_0_data_1,
  input  wire [63:0] alu_wb_0_data_2,
  input  wire [63:0] alu_wb_0_data_3,
  output wire alu_wb_0_gnt,
  input  wire alu_wb_1_valid,
  input  wire [9:0] alu_wb_1_row,
  input  wire [31:0] alu_wb_1_be,
  input  wire [63:0] alu_wb_1_data_0,
  input  wire [63:0] alu_wb_1_data_1,
  input  wire [63:0] alu_wb_1_data_2,
  input  wire [63:0] alu_wb_1_data_3,
  output wire alu_wb_1_gnt,
  input  wire me_wb_valid,
  input  wire [9:0] me_wb_row,
  input  wire [31:0] me_wb_be,
  input  wire [63:0] me_wb_data_0,
  input  wire [63:0] me_wb_data_1,
  input  wire [63:0] me_wb_data_2,
  input  wire [63:0] me_wb_data_3,
  output reg  me_wb_gnt,
  input  wire dp_wb_valid,
  input  wire [9:0] dp_wb_row,
  input  wire [63:0] dp_wb_data_0,
  input  wire [63:0] dp_wb_data_1,
  input  wire [63:0] dp_wb_data_2,
  input  wire [63:0] dp_wb_data_3,
  output reg  dp_wb_gnt
);
  wire late;
  wire alu_asks;
  wire others_ask;
  reg  [9:0] write_row;
  reg  [31:0] write_enables;
  reg  [63:0] write_data_0;
  reg  [63:0] write_data_1;
  reg  [63:0] write_data_2;
  reg  [63:0] write_data_3;
  reg  copy_0__read_enable;
  reg  [9:0] copy_0__read_address;
  wire [63:0] copy_0__read_data_0;
  wire [63:0] copy_0__read_data_1;
  wire [63:0] copy_0__read_data_2;
  wire [63:0] copy_0__read_data_3;
  wire [7:0] copy_0__write_enable_0;
  wire [7:0] copy_0__write_enable_1;
  wire [7:0] copy_0__write_enable_2;
  wire [7:0] copy_0__write_enable_3;
  reg  copy_1__read_enable;
  reg  [9:0] copy_1__read_address;
  wire [63:0] copy_1__read_data_0;
  wire [63:0] copy_1__read_data_1;
  wire [63:0] copy_1__read_data_2;
  wire [63:0] copy_1__read_data_3;
  wire [7:0] copy_1__write_enable_0;
  wire [7:0] copy_1__write_enable_1;
  wire [7:0] copy_1__write_enable_2;
  wire [7:0] copy_1__write_enable_3;
  reg  copy_2__read_enable;
  reg  [9:0] copy_2__read_address;
  wire [63:0] copy_2__read_data_0;
  wire [63:0] copy_2__read_data_1;
  wire [63:0] copy_2__read_data_2;
  wire [63:0] copy_2__read_data_3;
  wire [7:0] copy_2__write_enable_0;
  wire [7:0] copy_2__write_enable_1;
  wire [7:0] copy_2__write_enable_2;
  wire [7:0] copy_2__write_enable_3;
  reg  [4:0] passed_d;
  reg  [4:0] passed_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      passed_q <= 5'd0;
    end
    else begin
      passed_q <= passed_d;
    end
  end

  tessera_ram1r1w_a10_words4_w64_lanes8_clash2 copy_0 (
    .clock(clock),
    .read_enable(copy_0__read_enable),
    .read_address(copy_0__read_address),
    .read_data_0(copy_0__read_data_0),
    .read_data_1(copy_0__read_data_1),
    .read_data_2(copy_0__read_data_2),
    .read_data_3(copy_0__read_data_3),
    .write_address(write_row),
    .write_data_0(write_data_0),
    .write_data_1(write_data_1),
    .write_data_2(write_data_2),
    .write_data_3(write_data_3),
    .write_enable_0(copy_0__write_enable_0),
    .write_enable_1(copy_0__write_enable_1),
    .write_enable_2(copy_0__write_enable_2),
    .write_enable_3(copy_0__write_enable_3)
  );

  tessera_ram1r1w_a10_words4_w64_lanes8_clash2 copy_1 (
    .clock(clock),
    .read_enable(copy_1__read_enable),
    .read_address(copy_1__read_address),
    .read_data_0(copy_1__read_data_0),
    .read_data_1(copy_1__read_data_1),
    .read_data_2(copy_1__read_data_2),
    .read_data_3(copy_1__read_data_3),
    .write_address(write_row),
    .write_data_0(write_data_0),
    .write_data_1(write_data_1),
    .write_data_2(write_data_2),
    .write_data_3(write_data_3),
    .write_enable_0(copy_1__write_enable_0),
    .write_enable_1(copy_1__write_enable_1),
    .write_enable_2(copy_1__write_enable_2),
    .write_enable_3(copy_1__write_enable_3)
  );

  tessera_ram1r1w_a10_words4_w64_lanes8_clash2 copy_2 (
    .clock(clock),
    .read_enable(copy_2__read_enable),
    .read_address(copy_2__read_address),
    .read_data_0(copy_2__read_data_0),
    .read_data_1(copy_2__read_data_1),
    .read_data_2(copy_2__read_data_2),
    .read_data_3(copy_2__read_data_3),
    .write_address(write_row),
    .write_data_0(write_data_0),
    .write_data_1(write_data_1),
    .write_data_2(write_data_2),
    .write_data_3(write_data_3),
    .write_enable_0(copy_2__write_enable_0),
    .write_enable_1(copy_2__write_enable_1),
    .write_enable_2(copy_2__write_enable_2),
    .write_enable_3(copy_2__write_enable_3)
  );

  // read ports: ME (port 2 only), ALU0, ALU1
  assign me_rd_gnt = me_rd_valid;
  assign alu_rd_0_0_gnt = alu_rd_0_0_valid;
  assign alu_rd_1_0_gnt = alu_rd_1_0_valid & ~alu_rd_0_0_valid;
  assign alu_rd_0_1_gnt = alu_rd_0_1_valid;
  assign alu_rd_1_1_gnt = alu_rd_1_1_valid & ~alu_rd_0_1_valid;
  // write port: ALU0, ALU1, ME, dispatch; when late: dispatch, ME
  assign alu_asks = alu_wb_0_valid | alu_wb_1_valid;
  assign others_ask = me_wb_valid | dp_wb_valid;
  assign late = (&passed_q) & others_ask;
  assign alu_wb_0_gnt = alu_wb_0_valid & ~late;
  assign alu_wb_1_gnt = alu_wb_1_valid & ~alu_wb_0_valid & ~late;
  assign copy_0__write_enable_0 = write_enables[7:0];
  assign copy_0__write_enable_1 = write_enables[15:8];
  assign copy_0__write_enable_2 = write_enables[23:16];
  assign copy_0__write_enable_3 = write_enables[31:24];
  assign rd_data_0_0 = copy_0__read_data_0;
  assign rd_data_0_1 = copy_0__read_data_1;
  assign rd_data_0_2 = copy_0__read_data_2;
  assign rd_data_0_3 = copy_0__read_data_3;
  assign copy_1__write_enable_0 = write_enables[7:0];
  assign copy_1__write_enable_1 = write_enables[15:8];
  assign copy_1__write_enable_2 = write_enables[23:16];
  assign copy_1__write_enable_3 = write_enables[31:24];
  assign rd_data_1_0 = copy_1__read_data_0;
  assign rd_data_1_1 = copy_1__read_data_1;
  assign rd_data_1_2 = copy_1__read_data_2;
  assign rd_data_1_3 = copy_1__read_data_3;
  assign copy_2__write_enable_0 = write_enables[7:0];
  assign copy_2__write_enable_1 = write_enables[15:8];
  assign copy_2__write_enable_2 = write_enables[23:16];
  assign copy_2__write_enable_3 = write_enables[31:24];
  assign rd_data_2_0 = copy_2__read_data_0;
  assign rd_data_2_1 = copy_2__read_data_1;
  assign rd_data_2_2 = copy_2__read_data_2;
  assign rd_data_2_3 = copy_2__read_data_3;

  always @* begin
    if (time_zero) begin end
    passed_d = 5'd0;
    if (others_ask & alu_asks & ~late) begin
      passed_d = passed_q + 5'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    copy_0__read_enable = alu_rd_0_0_valid | alu_rd_1_0_valid;
    copy_1__read_enable = alu_rd_0_1_valid | alu_rd_1_1_valid;
    alu_rd_0_2_gnt = alu_rd_0_2_valid;
    alu_rd_1_2_gnt = alu_rd_1_2_valid & ~alu_rd_0_2_valid;
    copy_2__read_enable = alu_rd_0_2_valid | alu_rd_1_2_valid;
    copy_2__read_address = alu_rd_1_2_row;
    if (alu_rd_0_2_valid) begin
      copy_2__read_address = alu_rd_0_2_row;
    end
    if (me_rd_valid) begin
      alu_rd_0_2_gnt = 1'd0;
      alu_rd_1_2_gnt = 1'd0;
      copy_2__read_enable = 1'd1;
      copy_2__read_address = me_rd_row;
    end
    write_enables = 32'd0;
    if (dp_wb_valid) begin
      write_enables = 32'hffffffff;
    end
    write_row = dp_wb_row;
    write_data_0 = dp_wb_data_0;
    write_data_1 = dp_wb_data_1;
    write_data_2 = dp_wb_data_2;
    write_data_3 = dp_wb_data_3;
    if (alu_wb_0_valid & ~late) begin
      write_row = alu_wb_0_row;
      write_data_0 = alu_wb_0_data_0;
      write_data_1 = alu_wb_0_data_1;
      write_data_2 = alu_wb_0_data_2;
      write_data_3 = alu_wb_0_data_3;
      write_enables = alu_wb_0_be;
    end
    else if (alu_wb_1_valid & ~late) begin
      write_row = alu_wb_1_row;
      write_data_0 = alu_wb_1_data_0;
      write_data_1 = alu_wb_1_data_1;
      write_data_2 = alu_wb_1_data_2;
      write_data_3 = alu_wb_1_data_3;
      write_enables = alu_wb_1_be;
    end
    else if (me_wb_valid & ~(late & dp_wb_valid)) begin
      write_row = me_wb_row;
      write_data_0 = me_wb_data_0;
      write_data_1 = me_wb_data_1;
      write_data_2 = me_wb_data_2;
      write_data_3 = me_wb_data_3;
      write_enables = me_wb_be;
    end
    if (reset) begin
      write_enables = 32'd0;
      copy_0__read_enable = 1'd0;
      copy_1__read_enable = 1'd0;
      copy_2__read_enable = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    copy_0__read_address = alu_rd_1_0_row;
    if (alu_rd_0_0_valid) begin
      copy_0__read_address = alu_rd_0_0_row;
    end
  end

  always @* begin
    if (time_zero) begin end
    copy_1__read_address = alu_rd_1_1_row;
    if (alu_rd_0_1_valid) begin
      copy_1__read_address = alu_rd_0_1_row;
    end
  end

  always @* begin
    if (time_zero) begin end
    me_wb_gnt = me_wb_valid & ~alu_asks;
    dp_wb_gnt = dp_wb_valid & ~me_wb_valid & ~alu_asks;
    if (late) begin
      me_wb_gnt = me_wb_valid & ~dp_wb_valid;
      dp_wb_gnt = dp_wb_valid;
    end
  end
endmodule
`default_nettype wire
