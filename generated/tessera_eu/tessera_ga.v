// tessera_ga
// Register-file arbiter: 3 rows read and 1 row written a cycle.
//
//   in    1  clock
//   in    1  reset
//   in    1  a0_rd_valid_0
//   in    1  a0_rd_valid_1
//   in    1  a0_rd_valid_2
//   in   10  a0_rd_row_0
//   in   10  a0_rd_row_1
//   in   10  a0_rd_row_2
//   in    1  a1_rd_valid_0
//   in    1  a1_rd_valid_1
//   in    1  a1_rd_valid_2
//   in   10  a1_rd_row_0
//   in   10  a1_rd_row_1
//   in   10  a1_rd_row_2
//   in    1  me_rd_valid
//   in   10  me_rd_row
//   in    1  a0_wb_valid
//   in   10  a0_wb_row
//   in   32  a0_wb_be
//   in   64  a0_wb_data_0
//   in   64  a0_wb_data_1
//   in   64  a0_wb_data_2
//   in   64  a0_wb_data_3
//   in    1  a1_wb_valid
//   in   10  a1_wb_row
//   in   32  a1_wb_be
//   in   64  a1_wb_data_0
//   in   64  a1_wb_data_1
//   in   64  a1_wb_data_2
//   in   64  a1_wb_data_3
//   in    1  me_wb_valid
//   in   10  me_wb_row
//   in   32  me_wb_be
//   in   64  me_wb_data_0
//   in   64  me_wb_data_1
//   in   64  me_wb_data_2
//   in   64  me_wb_data_3
//   in    1  dp_wb_valid
//   in   10  dp_wb_row
//   in   64  dp_wb_data_0
//   in   64  dp_wb_data_1
//   in   64  dp_wb_data_2
//   in   64  dp_wb_data_3
//   out   1  a0_rd_gnt_0
//   out   1  a0_rd_gnt_1
//   out   1  a0_rd_gnt_2
//   out   1  a1_rd_gnt_0
//   out   1  a1_rd_gnt_1
//   out   1  a1_rd_gnt_2
//   out   1  me_rd_gnt
//   out  64  rd_data0_0
//   out  64  rd_data0_1
//   out  64  rd_data0_2
//   out  64  rd_data0_3
//   out  64  rd_data1_0
//   out  64  rd_data1_1
//   out  64  rd_data1_2
//   out  64  rd_data1_3
//   out  64  rd_data2_0
//   out  64  rd_data2_1
//   out  64  rd_data2_2
//   out  64  rd_data2_3
//   out   1  a0_wb_gnt
//   out   1  a1_wb_gnt
//   out   1  me_wb_gnt
//   out   1  dp_wb_gnt
//
// Exported from hdl/blocks/eu/src/ga.rs; do not edit.
`default_nettype none
module tessera_ga (
  input  wire clock,
  input  wire reset,
  input  wire a0_rd_valid_0,
  input  wire a0_rd_valid_1,
  input  wire a0_rd_valid_2,
  input  wire [9:0] a0_rd_row_0,
  input  wire [9:0] a0_rd_row_1,
  input  wire [9:0] a0_rd_row_2,
  input  wire a1_rd_valid_0,
  input  wire a1_rd_valid_1,
  input  wire a1_rd_valid_2,
  input  wire [9:0] a1_rd_row_0,
  input  wire [9:0] a1_rd_row_1,
  input  wire [9:0] a1_rd_row_2,
  input  wire me_rd_valid,
  input  wire [9:0] me_rd_row,
  input  wire a0_wb_valid,
  input  wire [9:0] a0_wb_row,
  input  wire [31:0] a0_wb_be,
  input  wire [63:0] a0_wb_data_0,
  input  wire [63:0] a0_wb_data_1,
  input  wire [63:0] a0_wb_data_2,
  input  wire [63:0] a0_wb_data_3,
  input  wire a1_wb_valid,
  input  wire [9:0] a1_wb_row,
  input  wire [31:0] a1_wb_be,
  input  wire [63:0] a1_wb_data_0,
  input  wire [63:0] a1_wb_data_1,
  input  wire [63:0] a1_wb_data_2,
  input  wire [63:0] a1_wb_data_3,
  input  wire me_wb_valid,
  input  wire [9:0] me_wb_row,
  input  wire [31:0] me_wb_be,
  input  wire [63:0] me_wb_data_0,
  input  wire [63:0] me_wb_data_1,
  input  wire [63:0] me_wb_data_2,
  input  wire [63:0] me_wb_data_3,
  input  wire dp_wb_valid,
  input  wire [9:0] dp_wb_row,
  input  wire [63:0] dp_wb_data_0,
  input  wire [63:0] dp_wb_data_1,
  input  wire [63:0] dp_wb_data_2,
  input  wire [63:0] dp_wb_data_3,
  output wire a0_rd_gnt_0,
  output wire a0_rd_gnt_1,
  output reg  a0_rd_gnt_2,
  output wire a1_rd_gnt_0,
  output wire a1_rd_gnt_1,
  output reg  a1_rd_gnt_2,
  output wire me_rd_gnt,
  output wire [63:0] rd_data0_0,
  output wire [63:0] rd_data0_1,
  output wire [63:0] rd_data0_2,
  output wire [63:0] rd_data0_3,
  output wire [63:0] rd_data1_0,
  output wire [63:0] rd_data1_1,
  output wire [63:0] rd_data1_2,
  output wire [63:0] rd_data1_3,
  output wire [63:0] rd_data2_0,
  output wire [63:0] rd_data2_1,
  output wire [63:0] rd_data2_2,
  output wire [63:0] rd_data2_3,
  output wire a0_wb_gnt,
  output wire a1_wb_gnt,
  output reg  me_wb_gnt,
  output reg  dp_wb_gnt
);
  wire late;
  reg  [9:0] wb_row;
  reg  [31:0] wb_be;
  reg  [63:0] wb_data_0;
  reg  [63:0] wb_data_1;
  reg  [63:0] wb_data_2;
  reg  [63:0] wb_data_3;
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

  always @(posedge clock) begin
    if (reset) begin
      passed_q <= 5'd0;
    end
    else begin
      passed_q <= passed_d;
    end
  end

  tessera_ram1r1w_a10_words4_w64_lanes8_clash1 copy_0 (
    .clock(clock),
    .read_enable(copy_0__read_enable),
    .read_address(copy_0__read_address),
    .read_data_0(copy_0__read_data_0),
    .read_data_1(copy_0__read_data_1),
    .read_data_2(copy_0__read_data_2),
    .read_data_3(copy_0__read_data_3),
    .write_address(wb_row),
    .write_data_0(wb_data_0),
    .write_data_1(wb_data_1),
    .write_data_2(wb_data_2),
    .write_data_3(wb_data_3),
    .write_enable_0(copy_0__write_enable_0),
    .write_enable_1(copy_0__write_enable_1),
    .write_enable_2(copy_0__write_enable_2),
    .write_enable_3(copy_0__write_enable_3)
  );

  tessera_ram1r1w_a10_words4_w64_lanes8_clash1 copy_1 (
    .clock(clock),
    .read_enable(copy_1__read_enable),
    .read_address(copy_1__read_address),
    .read_data_0(copy_1__read_data_0),
    .read_data_1(copy_1__read_data_1),
    .read_data_2(copy_1__read_data_2),
    .read_data_3(copy_1__read_data_3),
    .write_address(wb_row),
    .write_data_0(wb_data_0),
    .write_data_1(wb_data_1),
    .write_data_2(wb_data_2),
    .write_data_3(wb_data_3),
    .write_enable_0(copy_1__write_enable_0),
    .write_enable_1(copy_1__write_enable_1),
    .write_enable_2(copy_1__write_enable_2),
    .write_enable_3(copy_1__write_enable_3)
  );

  tessera_ram1r1w_a10_words4_w64_lanes8_clash1 copy_2 (
    .clock(clock),
    .read_enable(copy_2__read_enable),
    .read_address(copy_2__read_address),
    .read_data_0(copy_2__read_data_0),
    .read_data_1(copy_2__read_data_1),
    .read_data_2(copy_2__read_data_2),
    .read_data_3(copy_2__read_data_3),
    .write_address(wb_row),
    .write_data_0(wb_data_0),
    .write_data_1(wb_data_1),
    .write_data_2(wb_data_2),
    .write_data_3(wb_data_3),
    .write_enable_0(copy_2__write_enable_0),
    .write_enable_1(copy_2__write_enable_1),
    .write_enable_2(copy_2__write_enable_2),
    .write_enable_3(copy_2__write_enable_3)
  );

  // read ports: ME (port 2 only), ALU0, ALU1
  assign me_rd_gnt = me_rd_valid;
  assign a0_rd_gnt_0 = a0_rd_valid_0;
  assign a1_rd_gnt_0 = a1_rd_valid_0 & (~a0_rd_valid_0);
  assign a0_rd_gnt_1 = a0_rd_valid_1;
  assign a1_rd_gnt_1 = a1_rd_valid_1 & (~a0_rd_valid_1);
  // write port: ALU0, ALU1, ME, dispatch; when late: dispatch, ME
  assign late = (&passed_q) & (me_wb_valid | dp_wb_valid);
  assign a0_wb_gnt = a0_wb_valid & (~late);
  assign a1_wb_gnt = (a1_wb_valid & (~a0_wb_valid)) & (~late);
  assign copy_0__write_enable_0 = wb_be[7:0];
  assign copy_0__write_enable_1 = wb_be[15:8];
  assign copy_0__write_enable_2 = wb_be[23:16];
  assign copy_0__write_enable_3 = wb_be[31:24];
  assign copy_1__write_enable_0 = wb_be[7:0];
  assign copy_1__write_enable_1 = wb_be[15:8];
  assign copy_1__write_enable_2 = wb_be[23:16];
  assign copy_1__write_enable_3 = wb_be[31:24];
  assign copy_2__write_enable_0 = wb_be[7:0];
  assign copy_2__write_enable_1 = wb_be[15:8];
  assign copy_2__write_enable_2 = wb_be[23:16];
  assign copy_2__write_enable_3 = wb_be[31:24];
  assign rd_data0_0 = copy_0__read_data_0;
  assign rd_data1_0 = copy_1__read_data_0;
  assign rd_data2_0 = copy_2__read_data_0;
  assign rd_data0_1 = copy_0__read_data_1;
  assign rd_data1_1 = copy_1__read_data_1;
  assign rd_data2_1 = copy_2__read_data_1;
  assign rd_data0_2 = copy_0__read_data_2;
  assign rd_data1_2 = copy_1__read_data_2;
  assign rd_data2_2 = copy_2__read_data_2;
  assign rd_data0_3 = copy_0__read_data_3;
  assign rd_data1_3 = copy_1__read_data_3;
  assign rd_data2_3 = copy_2__read_data_3;

  always @* begin
    passed_d = 5'd0;
    if (((me_wb_valid | dp_wb_valid) & (a0_wb_valid | a1_wb_valid)) & (~late)) begin
      passed_d = passed_q + 5'd1;
    end
  end

  always @* begin
    copy_0__read_enable = a0_rd_valid_0 | a1_rd_valid_0;
    copy_1__read_enable = a0_rd_valid_1 | a1_rd_valid_1;
    a0_rd_gnt_2 = a0_rd_valid_2;
    a1_rd_gnt_2 = a1_rd_valid_2 & (~a0_rd_valid_2);
    copy_2__read_enable = a0_rd_valid_2 | a1_rd_valid_2;
    copy_2__read_address = a1_rd_row_2;
    if (a0_rd_valid_2) begin
      copy_2__read_address = a0_rd_row_2;
    end
    if (me_rd_valid) begin
      a0_rd_gnt_2 = 1'd0;
      a1_rd_gnt_2 = 1'd0;
      copy_2__read_enable = 1'd1;
      copy_2__read_address = me_rd_row;
    end
    wb_row = dp_wb_row;
    wb_be = 32'd0;
    if (dp_wb_valid) begin
      wb_be = 32'hffffffff;
    end
    wb_data_0 = dp_wb_data_0;
    wb_data_1 = dp_wb_data_1;
    wb_data_2 = dp_wb_data_2;
    wb_data_3 = dp_wb_data_3;
    if (a0_wb_valid & (~late)) begin
      wb_row = a0_wb_row;
      wb_be = a0_wb_be;
      wb_data_0 = a0_wb_data_0;
      wb_data_1 = a0_wb_data_1;
      wb_data_2 = a0_wb_data_2;
      wb_data_3 = a0_wb_data_3;
    end
    else begin
      if (a1_wb_valid & (~late)) begin
        wb_row = a1_wb_row;
        wb_be = a1_wb_be;
        wb_data_0 = a1_wb_data_0;
        wb_data_1 = a1_wb_data_1;
        wb_data_2 = a1_wb_data_2;
        wb_data_3 = a1_wb_data_3;
      end
      else begin
        if (me_wb_valid & (~(late & dp_wb_valid))) begin
          wb_row = me_wb_row;
          wb_be = me_wb_be;
          wb_data_0 = me_wb_data_0;
          wb_data_1 = me_wb_data_1;
          wb_data_2 = me_wb_data_2;
          wb_data_3 = me_wb_data_3;
        end
      end
    end
    if (reset) begin
      wb_be = 32'd0;
      copy_0__read_enable = 1'd0;
      copy_1__read_enable = 1'd0;
      copy_2__read_enable = 1'd0;
    end
  end

  always @* begin
    copy_0__read_address = a1_rd_row_0;
    if (a0_rd_valid_0) begin
      copy_0__read_address = a0_rd_row_0;
    end
  end

  always @* begin
    copy_1__read_address = a1_rd_row_1;
    if (a0_rd_valid_1) begin
      copy_1__read_address = a0_rd_row_1;
    end
  end

  always @* begin
    me_wb_gnt = (me_wb_valid & (~a1_wb_valid)) & (~a0_wb_valid);
    dp_wb_gnt = ((dp_wb_valid & (~me_wb_valid)) & (~a1_wb_valid)) & (~a0_wb_valid);
    if (late) begin
      me_wb_gnt = me_wb_valid & (~dp_wb_valid);
      dp_wb_gnt = dp_wb_valid;
    end
  end
endmodule
`default_nettype wire
