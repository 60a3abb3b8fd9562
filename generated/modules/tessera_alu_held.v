// tessera_alu_held
// Eight lanes.
//
//   in    1  clock    rising edge
//   in    1  reset    synchronous, active high
//   in    1  load
//   in    1  down     Lanes 4 to 7 move to lanes 0 to 3.
//   in   32  lane_0
//   in   32  lane_1
//   in   32  lane_2
//   in   32  lane_3
//   in   32  lane_4
//   in   32  lane_5
//   in   32  lane_6
//   in   32  lane_7
//   out  32  shown_0
//   out  32  shown_1
//   out  32  shown_2
//   out  32  shown_3
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/held.rs; do not edit.
`default_nettype none
module tessera_alu_held (
  input  wire clock,
  input  wire reset,
  input  wire load,
  input  wire down,
  input  wire [31:0] lane_0,
  input  wire [31:0] lane_1,
  input  wire [31:0] lane_2,
  input  wire [31:0] lane_3,
  input  wire [31:0] lane_4,
  input  wire [31:0] lane_5,
  input  wire [31:0] lane_6,
  input  wire [31:0] lane_7,
  output wire [31:0] shown_0,
  output wire [31:0] shown_1,
  output wire [31:0] shown_2,
  output wire [31:0] shown_3
);
  reg  [31:0] held_0_q;
  reg  [31:0] held_1_q;
  reg  [31:0] held_2_q;
  reg  [31:0] held_3_q;
  reg  [31:0] held_4_q;
  reg  [31:0] held_5_q;
  reg  [31:0] held_6_q;
  reg  [31:0] held_7_q;

  always @(posedge clock) begin
    if (reset) begin
      held_0_q <= 32'd0;
      held_1_q <= 32'd0;
      held_2_q <= 32'd0;
      held_3_q <= 32'd0;
      held_4_q <= 32'd0;
      held_5_q <= 32'd0;
      held_6_q <= 32'd0;
      held_7_q <= 32'd0;
    end
    else begin
      if (down) begin
        held_0_q <= held_4_q;
      end
      if (down) begin
        held_1_q <= held_5_q;
      end
      if (down) begin
        held_2_q <= held_6_q;
      end
      if (down) begin
        held_3_q <= held_7_q;
      end
      if (load) begin
        held_0_q <= lane_0;
        held_1_q <= lane_1;
        held_2_q <= lane_2;
        held_3_q <= lane_3;
        held_4_q <= lane_4;
        held_5_q <= lane_5;
        held_6_q <= lane_6;
        held_7_q <= lane_7;
      end
    end
  end

  assign shown_0 = held_0_q;
  assign shown_1 = held_1_q;
  assign shown_2 = held_2_q;
  assign shown_3 = held_3_q;
endmodule
`default_nettype wire
