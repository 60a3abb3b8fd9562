// tessera_tc_decode
// Pick and D1 of the decode pipeline, with the D2 register.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    7  decodable     Threads that run, are not stopped and have no fault.
//   in    7  present
//   in    2  queued_0
//   in    2  queued_1
//   in    2  queued_2
//   in    2  queued_3
//   in    2  queued_4
//   in    2  queued_5
//   in    2  queued_6
//   in   32  fip_0
//   in   32  fip_1
//   in   32  fip_2
//   in   32  fip_3
//   in   32  fip_4
//   in   32  fip_5
//   in   32  fip_6
//   in    7  wake_valid
//   in   32  wake_0
//   in   32  wake_1
//   in   32  wake_2
//   in   32  wake_3
//   in   32  wake_4
//   in   32  wake_5
//   in   32  wake_6
//   in   64  line_lo       The two words at the fetch address of `d1_slot`.
//   in   64  line_hi
//   out   3  d1_slot
//   out   4  d1_word       Bits 6:3 of that address.
//   out   7  advance       Thread whose fetch address moves on, by 8 or 16.
//   out   1  advance_len8
//   out   7  d2_thread
//   out   3  d2_slot
//   out  32  d2_ip
//   out  64  d2_lo
//   out  64  d2_hi
//   out   1  d2_len8
//   out   1  d2_wakes      Channels wait at this address.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/decode.rs; do not edit.
`default_nettype none
module tessera_tc_decode (
  input  wire clock,
  input  wire reset,
  input  wire [6:0] decodable,
  input  wire [6:0] present,
  input  wire [1:0] queued_0,
  input  wire [1:0] queued_1,
  input  wire [1:0] queued_2,
  input  wire [1:0] queued_3,
  input  wire [1:0] queued_4,
  input  wire [1:0] queued_5,
  input  wire [1:0] queued_6,
  input  wire [31:0] fip_0,
  input  wire [31:0] fip_1,
  input  wire [31:0] fip_2,
  input  wire [31:0] fip_3,
  input  wire [31:0] fip_4,
  input  wire [31:0] fip_5,
  input  wire [31:0] fip_6,
  input  wire [6:0] wake_valid,
  input  wire [31:0] wake_0,
  input  wire [31:0] wake_1,
  input  wire [31:0] wake_2,
  input  wire [31:0] wake_3,
  input  wire [31:0] wake_4,
  input  wire [31:0] wake_5,
  input  wire [31:0] wake_6,
  input  wire [63:0] line_lo,
  input  wire [63:0] line_hi,
  output reg  [2:0] d1_slot,
  output wire [3:0] d1_word,
  output wire [6:0] advance,
  output wire advance_len8,
  output wire [6:0] d2_thread,
  output reg  [2:0] d2_slot,
  output wire [31:0] d2_ip,
  output wire [63:0] d2_lo,
  output wire [63:0] d2_hi,
  output wire d2_len8,
  output reg  d2_wakes
);
  reg  [6:0] room;
  reg  [31:0] d1_address;
  wire [6:0] d1_go;
  wire [6:0] order__request;
  wire [6:0] order__grant;
  reg  [6:0] d1_pick_q;
  reg  [6:0] d2_pick_q;
  reg  [31:0] d2_address_d;
  reg  [31:0] d2_address_q;
  reg  [63:0] d2_raw_lo_d;
  reg  [63:0] d2_raw_lo_q;
  reg  [63:0] d2_raw_hi_d;
  reg  [63:0] d2_raw_hi_q;
  reg  d2_short_d;
  reg  d2_short_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      d1_pick_q <= 7'd0;
      d2_pick_q <= 7'd0;
      d2_address_q <= 32'd0;
      d2_raw_lo_q <= 64'd0;
      d2_raw_hi_q <= 64'd0;
      d2_short_q <= 1'd0;
    end
    else begin
      d1_pick_q <= order__grant;
      d2_pick_q <= d1_go;
      d2_address_q <= d2_address_d;
      d2_raw_lo_q <= d2_raw_lo_d;
      d2_raw_hi_q <= d2_raw_hi_d;
      d2_short_q <= d2_short_d;
    end
  end

  tessera_round_robin_n7 order (
    .clock(clock),
    .reset(reset),
    .request(order__request),
    .advance(1'd1),
    .grant(order__grant)
  );

  assign order__request = decodable & present & room & ~d1_pick_q;
  assign d1_word = d1_address[6:3];
  assign d1_go = d1_pick_q & decodable & present;
  assign advance = d1_go;
  assign advance_len8 = line_lo[29];
  assign d2_thread = d2_pick_q;
  assign d2_ip = d2_address_q;
  assign d2_lo = d2_raw_lo_q;
  assign d2_hi = d2_raw_hi_q;
  assign d2_len8 = d2_short_q;

  always @* begin
    if (time_zero) begin end
    d2_address_d = d2_address_q;
    d2_raw_lo_d = d2_raw_lo_q;
    d2_raw_hi_d = d2_raw_hi_q;
    d2_short_d = d2_short_q;
    if (|d1_go) begin
      d2_address_d = d1_address;
      d2_raw_lo_d = line_lo;
      d2_raw_hi_d = line_hi;
      d2_short_d = line_lo[29];
    end
  end

  always @* begin
    if (time_zero) begin end
    // pick: a queue of two has room beside what D2 will push
    room = 7'd0;
    room[0] = (queued_0 == 2'd0) | ((queued_0 == 2'd1) & ~d2_pick_q[0]);
    room[1] = (queued_1 == 2'd0) | ((queued_1 == 2'd1) & ~d2_pick_q[1]);
    room[2] = (queued_2 == 2'd0) | ((queued_2 == 2'd1) & ~d2_pick_q[2]);
    room[3] = (queued_3 == 2'd0) | ((queued_3 == 2'd1) & ~d2_pick_q[3]);
    room[4] = (queued_4 == 2'd0) | ((queued_4 == 2'd1) & ~d2_pick_q[4]);
    room[5] = (queued_5 == 2'd0) | ((queued_5 == 2'd1) & ~d2_pick_q[5]);
    room[6] = (queued_6 == 2'd0) | ((queued_6 == 2'd1) & ~d2_pick_q[6]);
  end

  always @* begin
    if (time_zero) begin end
    // D1
    d1_slot = 3'd0;
    d1_address = 32'd0;
    if (d1_pick_q[0]) begin
      d1_slot = 3'd0;
      d1_address = fip_0;
    end
    if (d1_pick_q[1]) begin
      d1_slot = 3'd1;
      d1_address = fip_1;
    end
    if (d1_pick_q[2]) begin
      d1_slot = 3'd2;
      d1_address = fip_2;
    end
    if (d1_pick_q[3]) begin
      d1_slot = 3'd3;
      d1_address = fip_3;
    end
    if (d1_pick_q[4]) begin
      d1_slot = 3'd4;
      d1_address = fip_4;
    end
    if (d1_pick_q[5]) begin
      d1_slot = 3'd5;
      d1_address = fip_5;
    end
    if (d1_pick_q[6]) begin
      d1_slot = 3'd6;
      d1_address = fip_6;
    end
  end

  always @* begin
    if (time_zero) begin end
    // D2
    d2_slot = 3'd0;
    d2_wakes = 1'd0;
    if (d2_pick_q[0]) begin
      d2_slot = 3'd0;
      d2_wakes = wake_valid[0] & (wake_0 == d2_address_q);
    end
    if (d2_pick_q[1]) begin
      d2_slot = 3'd1;
      d2_wakes = wake_valid[1] & (wake_1 == d2_address_q);
    end
    if (d2_pick_q[2]) begin
      d2_slot = 3'd2;
      d2_wakes = wake_valid[2] & (wake_2 == d2_address_q);
    end
    if (d2_pick_q[3]) begin
      d2_slot = 3'd3;
      d2_wakes = wake_valid[3] & (wake_3 == d2_address_q);
    end
    if (d2_pick_q[4]) begin
      d2_slot = 3'd4;
      d2_wakes = wake_valid[4] & (wake_4 == d2_address_q);
    end
    if (d2_pick_q[5]) begin
      d2_slot = 3'd5;
      d2_wakes = wake_valid[5] & (wake_5 == d2_address_q);
    end
    if (d2_pick_q[6]) begin
      d2_slot = 3'd6;
      d2_wakes = wake_valid[6] & (wake_6 == d2_address_q);
    end
  end
endmodule
`default_nettype wire
