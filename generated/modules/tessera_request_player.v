// tessera_request_player
// 2048 records and how far they have been played.
//
//   in    1  clock        Clock.
//   in    1  reset        Synchronous reset, active high.
// load: One more record.
//   in    1  load_valid   In this cycle.
//   in   64  load_data_0  Its two words.
//   in   64  load_data_1
//   in    1  forget       No records any more.
//   in    1  play         Play the records.
//   out   1  busy         Records are being played.
//   out   1  full         There is no room for another record.
// frag: What the records stand for.
//   out   1  frag_valid   An item is on offer.
//   out  12  frag_x       Tile, horizontally.
//   out  12  frag_y       Tile, vertically.
//   out  16  frag_mask    Pixels covered; never 0.
//   out  64  frag_z_0     Their depths, two in a word.
//   out  64  frag_z_1
//   out  64  frag_z_2
//   out  64  frag_z_3
//   out  64  frag_z_4
//   out  64  frag_z_5
//   out  64  frag_z_6
//   out  64  frag_z_7
//   out  64  frag_c_0     Their colours, two in a word.
//   out  64  frag_c_1
//   out  64  frag_c_2
//   out  64  frag_c_3
//   out  64  frag_c_4
//   out  64  frag_c_5
//   out  64  frag_c_6
//   out  64  frag_c_7
//   in    1  frag_ready   The item, if there is one, is taken at this edge.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: frag (out): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/request_player.md
//
// Exported from hdl/blocks/board/src/request_player.rs; do not edit.
`default_nettype none
module tessera_request_player (
  input  wire clock,
  input  wire reset,
  input  wire load_valid,
  input  wire [63:0] load_data_0,
  input  wire [63:0] load_data_1,
  input  wire forget,
  input  wire play,
  output wire busy,
  output wire full,
  output wire frag_valid,
  output wire [11:0] frag_x,
  output wire [11:0] frag_y,
  output wire [15:0] frag_mask,
  output wire [63:0] frag_z_0,
  output wire [63:0] frag_z_1,
  output wire [63:0] frag_z_2,
  output wire [63:0] frag_z_3,
  output wire [63:0] frag_z_4,
  output wire [63:0] frag_z_5,
  output wire [63:0] frag_z_6,
  output wire [63:0] frag_z_7,
  output wire [63:0] frag_c_0,
  output wire [63:0] frag_c_1,
  output wire [63:0] frag_c_2,
  output wire [63:0] frag_c_3,
  output wire [63:0] frag_c_4,
  output wire [63:0] frag_c_5,
  output wire [63:0] frag_c_6,
  output wire [63:0] frag_c_7,
  input  wire frag_ready
);
  wire ends;
  wire fetch;
  wire loads;
  wire [63:0] place;
  wire [63:0] look;
  wire [15:0] passed;
  wire [31:0] even_0;
  wire [31:0] even_1;
  wire [31:0] even_2;
  wire [31:0] even_3;
  wire [31:0] even_4;
  wire [31:0] even_5;
  wire [31:0] even_6;
  wire [31:0] even_7;
  wire [31:0] odd_0;
  wire [31:0] odd_1;
  wire [31:0] odd_2;
  wire [31:0] odd_3;
  wire [31:0] odd_4;
  wire [31:0] odd_5;
  wire [31:0] odd_6;
  wire [31:0] odd_7;
  wire record__read_enable;
  wire [10:0] record__read_address;
  wire [63:0] record__read_data_0;
  wire [63:0] record__read_data_1;
  wire [10:0] record__write_address;
  reg  [11:0] loaded_q;
  reg  [11:0] at_q;
  reg  on_q;
  reg  f_v_q;

  always @(posedge clock) begin
    if (reset) begin
      loaded_q <= 12'd0;
      at_q <= 12'd0;
      on_q <= 1'd0;
      f_v_q <= 1'd0;
    end
    else begin
      if (load_valid) begin
        loaded_q <= loaded_q + 12'd1;
      end
      if (forget) begin
        loaded_q <= 12'd0;
      end
      if (fetch) begin
        at_q <= at_q + 12'd1;
      end
      if (ends) begin
        on_q <= 1'd0;
      end
      if (play) begin
        at_q <= 12'd0;
        on_q <= 1'd1;
      end
      f_v_q <= fetch | (f_v_q & ~frag_ready);
    end
  end

  tessera_ram1r1w #(.A(11), .WORDS(2), .W(64), .LANES(1)) record (
    .clock(clock),
    .read_enable(record__read_enable),
    .read_address(record__read_address),
    .read_data({record__read_data_1, record__read_data_0}),
    .write_address(record__write_address),
    .write_data({load_data_1, load_data_0}),
    .write_enable({loads, loads})
  );

  // load
  assign loads = load_valid & ~reset;
  assign record__write_address = loaded_q[10:0];
  assign full = loaded_q == 12'h800;
  // play
  assign ends = at_q == loaded_q;
  assign fetch = on_q & ~ends & (~f_v_q | frag_ready);
  assign record__read_enable = fetch & ~reset;
  assign record__read_address = at_q[10:0];
  assign busy = on_q | f_v_q;
  // what the record stands for
  assign place = record__read_data_0;
  assign look = record__read_data_1;
  assign frag_valid = f_v_q;
  assign frag_x = place[43:32];
  assign frag_y = place[55:44];
  assign frag_mask = place[15:0];
  assign passed = place[31:16];
  assign even_0 = passed[0] ? look[31:0] : 32'hffffffff;
  assign odd_0 = passed[1] ? look[31:0] : 32'hffffffff;
  assign frag_z_0 = {odd_0, even_0};
  assign frag_c_0 = {look[63:32], look[63:32]};
  assign even_1 = passed[2] ? look[31:0] : 32'hffffffff;
  assign odd_1 = passed[3] ? look[31:0] : 32'hffffffff;
  assign frag_z_1 = {odd_1, even_1};
  assign frag_c_1 = {look[63:32], look[63:32]};
  assign even_2 = passed[4] ? look[31:0] : 32'hffffffff;
  assign odd_2 = passed[5] ? look[31:0] : 32'hffffffff;
  assign frag_z_2 = {odd_2, even_2};
  assign frag_c_2 = {look[63:32], look[63:32]};
  assign even_3 = passed[6] ? look[31:0] : 32'hffffffff;
  assign odd_3 = passed[7] ? look[31:0] : 32'hffffffff;
  assign frag_z_3 = {odd_3, even_3};
  assign frag_c_3 = {look[63:32], look[63:32]};
  assign even_4 = passed[8] ? look[31:0] : 32'hffffffff;
  assign odd_4 = passed[9] ? look[31:0] : 32'hffffffff;
  assign frag_z_4 = {odd_4, even_4};
  assign frag_c_4 = {look[63:32], look[63:32]};
  assign even_5 = passed[10] ? look[31:0] : 32'hffffffff;
  assign odd_5 = passed[11] ? look[31:0] : 32'hffffffff;
  assign frag_z_5 = {odd_5, even_5};
  assign frag_c_5 = {look[63:32], look[63:32]};
  assign even_6 = passed[12] ? look[31:0] : 32'hffffffff;
  assign odd_6 = passed[13] ? look[31:0] : 32'hffffffff;
  assign frag_z_6 = {odd_6, even_6};
  assign frag_c_6 = {look[63:32], look[63:32]};
  assign even_7 = passed[14] ? look[31:0] : 32'hffffffff;
  assign odd_7 = passed[15] ? look[31:0] : 32'hffffffff;
  assign frag_z_7 = {odd_7, even_7};
  assign frag_c_7 = {look[63:32], look[63:32]};

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, place[63:56]};
endmodule
`default_nettype wire
