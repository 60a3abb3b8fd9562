// tessera_tag_ram_packed
// tessera_tag_ram with its arrays as vectors, element 0 lowest.
//
// What each port is for stands at the head of tessera_tag_ram.
//
// Exported from the ports of tessera_tag_ram; do not edit.
`default_nettype none
module tessera_tag_ram_packed (
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
  output wire [107:0] block,
  output wire [1:0] ptr,
  output wire hit,
  output wire [1:0] hit_way
);
  tessera_tag_ram tessera_tag_ram_inside (
    .clock(clock),
    .reset(reset),
    .rd_en(rd_en),
    .rd_set(rd_set),
    .wr_en(wr_en),
    .wr_set(wr_set),
    .wr_ways(wr_ways),
    .wr_valid(wr_valid),
    .wr_block(wr_block),
    .wr_ptr(wr_ptr),
    .cmp_block(cmp_block),
    .valid(valid),
    .block_0(block[26:0]),
    .block_1(block[53:27]),
    .block_2(block[80:54]),
    .block_3(block[107:81]),
    .ptr(ptr),
    .hit(hit),
    .hit_way(hit_way)
  );
endmodule
`default_nettype wire
