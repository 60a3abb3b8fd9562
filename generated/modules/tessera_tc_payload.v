// tessera_tc_payload
// Words of decoded instructions for one bundle.
//
//   in    1  clock         rising edge
//   in    1  write
//   in    4  write_row
//   in   64  pushed_lo     Native instruction, bits 63:0.
//   in   64  pushed_hi     Native instruction, bits 127:64.
//   in   32  pushed_ip     Its address.
//   in    1  pushed_len8   It is 8 bytes long.
//   in   11  pushed_needs  What its predicate needs.
//   in    4  read_row
//   out  64  head_lo       Native instruction, bits 63:0.
//   out  64  head_hi       Native instruction, bits 127:64.
//   out  32  head_ip       Its address.
//   out   1  head_len8     It is 8 bytes long.
//   out  11  needs
//
// Exported from hdl/blocks/eu/src/tc/payload.rs; do not edit.
`default_nettype none
module tessera_tc_payload (
  input  wire clock,
  input  wire write,
  input  wire [3:0] write_row,
  input  wire [63:0] pushed_lo,
  input  wire [63:0] pushed_hi,
  input  wire [31:0] pushed_ip,
  input  wire pushed_len8,
  input  wire [10:0] pushed_needs,
  input  wire [3:0] read_row,
  output wire [63:0] head_lo,
  output wire [63:0] head_hi,
  output wire [31:0] head_ip,
  output wire head_len8,
  output wire [10:0] needs
);
  wire [63:0] words__read_data_0;
  wire [63:0] words__read_data_1;
  wire [43:0] address__read_data_0;
  wire [43:0] address__write_data_0;

  tessera_lut_ram #(.A(4), .WORDS(2), .W(64)) words (
    .clock(clock),
    .read_address(read_row),
    .read_data({words__read_data_1, words__read_data_0}),
    .write_address(write_row),
    .write_data({pushed_hi, pushed_lo}),
    .write_enable(write)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(44)) address (
    .clock(clock),
    .read_address(read_row),
    .read_data(address__read_data_0),
    .write_address(write_row),
    .write_data(address__write_data_0),
    .write_enable(write)
  );

  assign address__write_data_0 = {pushed_needs, pushed_len8, pushed_ip};
  assign head_lo = words__read_data_0;
  assign head_hi = words__read_data_1;
  assign head_ip = address__read_data_0[31:0];
  assign head_len8 = address__read_data_0[32];
  assign needs = address__read_data_0[43:33];
endmodule
`default_nettype wire
