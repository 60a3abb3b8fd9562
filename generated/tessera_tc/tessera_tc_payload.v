// tessera_tc_payload
// Words of decoded instructions for one pipe.
//
//   in    1  clock
//   in    1  write
//   in    3  write_slot
//   in    1  write_position
//   in   64  in_lo
//   in   64  in_hi
//   in   32  in_ip
//   in    1  in_len8
//   in    1  read
//   in    3  read_slot
//   in    1  read_position
//   out  64  lo
//   out  64  hi
//   out  32  ip
//   out   1  len8
//
// Exported from hdl/blocks/eu/src/tc/payload.rs; do not edit.
`default_nettype none
module tessera_tc_payload (
  input  wire clock,
  input  wire write,
  input  wire [2:0] write_slot,
  input  wire write_position,
  input  wire [63:0] in_lo,
  input  wire [63:0] in_hi,
  input  wire [31:0] in_ip,
  input  wire in_len8,
  input  wire read,
  input  wire [2:0] read_slot,
  input  wire read_position,
  output reg  [63:0] lo,
  output reg  [63:0] hi,
  output reg  [31:0] ip,
  output reg  len8
);
  wire [3:0] write_row;
  wire [3:0] read_row;
  wire [63:0] words__read_data_0;
  wire [63:0] words__read_data_1;
  wire [32:0] address__read_data_0;
  wire [32:0] address__write_data_0;

  tessera_lut_ram_a4_words2_w64 words (
    .clock(clock),
    .read_address(read_row),
    .read_data_0(words__read_data_0),
    .read_data_1(words__read_data_1),
    .write_address(write_row),
    .write_data_0(in_lo),
    .write_data_1(in_hi),
    .write_enable(write)
  );

  tessera_lut_ram_a4_words1_w33 address (
    .clock(clock),
    .read_address(read_row),
    .read_data_0(address__read_data_0),
    .write_address(write_row),
    .write_data_0(address__write_data_0),
    .write_enable(write)
  );

  assign write_row = ({1'd0, write_slot} << 1) | {3'd0, write_position};
  assign read_row = ({1'd0, read_slot} << 1) | {3'd0, read_position};
  assign address__write_data_0 = {1'd0, in_ip} | ({32'd0, in_len8} << 32);

  always @* begin
    lo = 64'd0;
    hi = 64'd0;
    ip = 32'd0;
    len8 = 1'd0;
    if (read) begin
      lo = words__read_data_0;
      hi = words__read_data_1;
      ip = address__read_data_0[31:0];
      len8 = address__read_data_0[32];
    end
  end
endmodule
`default_nettype wire
