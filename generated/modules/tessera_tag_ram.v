// tessera_tag_ram
// Tags of four ways in 32 sets, with compare and replacement pointer.
//
//   in    1  clock      Clock.
//   in    1  reset      Synchronous reset, active high.
//   in    1  rd_en      Read a set at this edge.
//   in    5  rd_set     Set to read.
//   in    1  wr_en      Write a set at this edge.
//   in    5  wr_set     Set to write.
//   in    4  wr_ways    Ways to write.
//   in    1  wr_valid   They become valid.
//   in   27  wr_block   Block they get.
//   in    2  wr_ptr     Replacement pointer of the set.
//   in   27  cmp_block  Block that `hit` is about.
//   out   4  valid      Bit `w`: way `w` of the set read last holds a block.
//   out  27  block_0    Blocks of its ways as stored, whether valid or not.
//   out  27  block_1
//   out  27  block_2
//   out  27  block_3
//   out   2  ptr        Its replacement pointer.
//   out   1  hit        Some way holds `cmp_block`.
//   out   2  hit_way    That way.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Contract: hdl/docs/src/contract/tag_ram.md
//
// Exported from hdl/blocks/render_cache/src/tag_ram.rs; do not edit.
`default_nettype none
module tessera_tag_ram (
  input  wire clock,
  input  wire reset,
  input  wire rd_en,
  input  wire [4:0] rd_set,
  input  wire wr_en,
  input  wire [4:0] wr_set,
  input  wire [3:0] wr_ways,
  input  wire wr_valid,
  input  wire [26:0] wr_block,
  input  wire [1:0] wr_ptr,
  input  wire [26:0] cmp_block,
  output wire [3:0] valid,
  output wire [26:0] block_0,
  output wire [26:0] block_1,
  output wire [26:0] block_2,
  output wire [26:0] block_3,
  output wire [1:0] ptr,
  output wire hit,
  output reg  [1:0] hit_way
);
  wire [27:0] written;
  wire [27:0] tag_0;
  wire [27:0] tag_1;
  wire [27:0] tag_2;
  wire [27:0] tag_3;
  reg  [3:0] valid_bits;
  reg  [3:0] equal;
  wire [27:0] ways_0__read_data_0;
  wire ways_0__write_enable;
  wire [27:0] ways_1__read_data_0;
  wire ways_1__write_enable;
  wire [27:0] ways_2__read_data_0;
  wire ways_2__write_enable;
  wire [27:0] ways_3__read_data_0;
  wire ways_3__write_enable;
  wire [1:0] ptrs__read_data_0;
  reg  [4:0] last_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      last_q <= 5'd0;
    end
    else if (rd_en) begin
      last_q <= rd_set;
    end
  end

  tessera_lut_ram #(.A(5), .WORDS(1), .W(28)) ways_0 (
    .clock(clock),
    .read_address(last_q),
    .read_data(ways_0__read_data_0),
    .write_address(wr_set),
    .write_data(written),
    .write_enable(ways_0__write_enable)
  );

  tessera_lut_ram #(.A(5), .WORDS(1), .W(28)) ways_1 (
    .clock(clock),
    .read_address(last_q),
    .read_data(ways_1__read_data_0),
    .write_address(wr_set),
    .write_data(written),
    .write_enable(ways_1__write_enable)
  );

  tessera_lut_ram #(.A(5), .WORDS(1), .W(28)) ways_2 (
    .clock(clock),
    .read_address(last_q),
    .read_data(ways_2__read_data_0),
    .write_address(wr_set),
    .write_data(written),
    .write_enable(ways_2__write_enable)
  );

  tessera_lut_ram #(.A(5), .WORDS(1), .W(28)) ways_3 (
    .clock(clock),
    .read_address(last_q),
    .read_data(ways_3__read_data_0),
    .write_address(wr_set),
    .write_data(written),
    .write_enable(ways_3__write_enable)
  );

  tessera_lut_ram #(.A(5), .WORDS(1), .W(2)) ptrs (
    .clock(clock),
    .read_address(last_q),
    .read_data(ptrs__read_data_0),
    .write_address(wr_set),
    .write_data(wr_ptr),
    .write_enable(wr_en)
  );

  assign written = {wr_valid, wr_block};
  assign ptr = ptrs__read_data_0;
  assign ways_0__write_enable = wr_en & wr_ways[0];
  assign tag_0 = ways_0__read_data_0;
  assign block_0 = tag_0[26:0];
  assign ways_1__write_enable = wr_en & wr_ways[1];
  assign tag_1 = ways_1__read_data_0;
  assign block_1 = tag_1[26:0];
  assign ways_2__write_enable = wr_en & wr_ways[2];
  assign tag_2 = ways_2__read_data_0;
  assign block_2 = tag_2[26:0];
  assign ways_3__write_enable = wr_en & wr_ways[3];
  assign tag_3 = ways_3__read_data_0;
  assign block_3 = tag_3[26:0];
  assign valid = valid_bits;
  assign hit = |equal;

  always @* begin
    if (time_zero) begin end
    valid_bits = 4'd0;
    valid_bits[0] = tag_0[27];
    valid_bits[1] = tag_1[27];
    valid_bits[2] = tag_2[27];
    valid_bits[3] = tag_3[27];
  end

  always @* begin
    if (time_zero) begin end
    equal = 4'd0;
    equal[0] = tag_0[27] & (tag_0[26:0] == cmp_block);
    equal[1] = tag_1[27] & (tag_1[26:0] == cmp_block);
    equal[2] = tag_2[27] & (tag_2[26:0] == cmp_block);
    equal[3] = tag_3[27] & (tag_3[26:0] == cmp_block);
  end

  always @* begin
    if (time_zero) begin end
    hit_way = 2'd0;
    if (equal[3]) begin
      hit_way = 2'd3;
    end
    if (equal[2]) begin
      hit_way = 2'd2;
    end
    if (equal[1]) begin
      hit_way = 2'd1;
    end
    if (equal[0]) begin
      hit_way = 2'd0;
    end
  end
endmodule
`default_nettype wire
