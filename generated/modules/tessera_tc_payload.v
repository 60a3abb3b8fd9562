// tessera_tc_payload
// Words of decoded instructions for one bundle.
//
//   in    1  clock        rising edge
//   in    1  write
//   in    4  write_row
//   in   64  pushed_lo    Native instruction, bits 63:0.
//   in   64  pushed_hi    Native instruction, bits 127:64.
//   in   32  pushed_ip    Its address.
//   in    1  pushed_len8  It is 8 bytes long.
//   in    4  read_row
//   out  64  head_lo      Native instruction, bits 63:0.
//   out  64  head_hi      Native instruction, bits 127:64.
//   out  32  head_ip      Its address.
//   out   1  head_len8    It is 8 bytes long.
//   out   1  second       It reads f1, else f0: as predicate or, without one, as src0 (rule 13 keeps both from one
//                         instruction).
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
  input  wire [3:0] read_row,
  output wire [63:0] head_lo,
  output wire [63:0] head_hi,
  output wire [31:0] head_ip,
  output wire head_len8,
  output wire second
);
  wire pushed_second;
  wire [63:0] words__read_data_0;
  wire [63:0] words__read_data_1;
  wire [33:0] address__read_data_0;
  wire [33:0] address__write_data_0;

  tessera_lut_ram #(.A(4), .WORDS(2), .W(64)) words (
    .clock(clock),
    .read_address(read_row),
    .read_data({words__read_data_1, words__read_data_0}),
    .write_address(write_row),
    .write_data({pushed_hi, pushed_lo}),
    .write_enable(write)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(34)) address (
    .clock(clock),
    .read_address(read_row),
    .read_data(address__read_data_0),
    .write_address(write_row),
    .write_data(address__write_data_0),
    .write_enable(write)
  );

  assign pushed_second = ~(|pushed_lo[19:16]) ? pushed_hi[5] : pushed_lo[33];
  assign address__write_data_0 = {pushed_second, pushed_len8, pushed_ip};
  assign head_lo = words__read_data_0;
  assign head_hi = words__read_data_1;
  assign head_ip = address__read_data_0[31:0];
  assign head_len8 = address__read_data_0[32];
  assign second = address__read_data_0[33];
endmodule
`default_nettype wire
