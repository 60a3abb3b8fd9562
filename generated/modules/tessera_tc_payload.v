// tessera_tc_payload
// Words of decoded instructions for one bundle.
//
//   in    1  clock           rising edge
//   in    1  write
//   in    3  write_slot
//   in    1  write_position
//   in   64  pushed_lo       Native instruction, bits 63:0.
//   in   64  pushed_hi       Native instruction, bits 127:64.
//   in   32  pushed_ip       Its address.
//   in    1  pushed_len8     It is 8 bytes long.
//   in    1  read            Outputs are 0 without it.
//   in    3  read_slot
//   in    1  read_position
//   out  64  head_lo         Native instruction, bits 63:0.
//   out  64  head_hi         Native instruction, bits 127:64.
//   out  32  head_ip         Its address.
//   out   1  head_len8       It is 8 bytes long.
//
// Exported from hdl/blocks/eu/src/tc/payload.rs; do not edit.
`default_nettype none
module tessera_tc_payload (
  input  wire clock,
  input  wire write,
  input  wire [2:0] write_slot,
  input  wire write_position,
  input  wire [63:0] pushed_lo,
  input  wire [63:0] pushed_hi,
  input  wire [31:0] pushed_ip,
  input  wire pushed_len8,
  input  wire read,
  input  wire [2:0] read_slot,
  input  wire read_position,
  output reg  [63:0] head_lo,
  output reg  [63:0] head_hi,
  output reg  [31:0] head_ip,
  output reg  head_len8
);
  wire [3:0] write_row;
  wire [3:0] read_row;
  wire [63:0] words__read_data_0;
  wire [63:0] words__read_data_1;
  wire [32:0] address__read_data_0;
  wire [32:0] address__write_data_0;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_lut_ram_a4_words2_w64 words (
    .clock(clock),
    .read_address(read_row),
    .read_data_0(words__read_data_0),
    .read_data_1(words__read_data_1),
    .write_address(write_row),
    .write_data_0(pushed_lo),
    .write_data_1(pushed_hi),
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

  assign write_row = {write_slot, write_position};
  assign read_row = {read_slot, read_position};
  assign address__write_data_0 = {pushed_len8, pushed_ip};

  always @* begin
    if (time_zero) begin end
    head_lo = 64'd0;
    head_hi = 64'd0;
    head_ip = 32'd0;
    head_len8 = 1'd0;
    if (read) begin
      head_lo = words__read_data_0;
      head_hi = words__read_data_1;
      head_ip = address__read_data_0[31:0];
      head_len8 = address__read_data_0[32];
    end
  end
endmodule
`default_nettype wire
