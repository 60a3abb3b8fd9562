// tessera_alu_indirect
// Address of an indirect operand.
//
//   in    1  clock           rising edge
//   in    1  reset           synchronous, active high
//   in    1  operand_source  src0 is one.
//   in    1  operand_dst     dst is one.
//   in    1  operand_by_row  Of src0 each row has an address of its own.
//   in    3  operand_width   Width code of src0.
//   in    4  operand_number  Word of a0.
//   in   10  operand_offset  What is added to it.
//   in    2  operand_bytes   Bytes of an element: `word::lane_size`.
//   in    1  wide            Lanes and passes are those of elements of eight bytes.
//   in    1  load            An instruction enters fetch.
//   in    2  pass
//   in    8  lanes           Lanes of the pass that take part.
//   in    1  granted         The word of a0 is read at this edge; it comes in the next cycle.
//   in   12  word
//   in    1  row_done        All operands of the lanes at hand are in.
//   out   1  wanted
//   out   5  base            Byte of the word in a0.
//   out   1  known           The address, if there is one, is at hand.
//   out   1  finds           It will be from the next cycle on: `grf` and `sub`.
//   out   7  grf
//   out   5  sub
//   out   8  own             Lanes of src0 that it holds for.
//   out   1  more            Others of this pass have another.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/indirect.rs; do not edit.
`default_nettype none
module tessera_alu_indirect (
  input  wire clock,
  input  wire reset,
  input  wire operand_source,
  input  wire operand_dst,
  input  wire operand_by_row,
  input  wire [2:0] operand_width,
  input  wire [3:0] operand_number,
  input  wire [9:0] operand_offset,
  input  wire [1:0] operand_bytes,
  input  wire wide,
  input  wire load,
  input  wire [1:0] pass,
  input  wire [7:0] lanes,
  input  wire granted,
  input  wire [11:0] word,
  input  wire row_done,
  output wire wanted,
  output wire [4:0] base,
  output wire known,
  output wire finds,
  output wire [6:0] grf,
  output wire [4:0] sub,
  output reg  [7:0] own,
  output reg  more
);
  wire some;
  wire [11:0] sum;
  reg  [11:0] aligned;
  reg  [7:0] at_hand;
  wire [3:0] next_lane;
  wire [4:0] row;
  reg  [1:0] seek_q;
  reg  [11:0] address_q;
  reg  [2:0] lane_q;
  wire [7:0] tmp_0 = lanes >> next_lane;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      seek_q <= 2'd0;
      address_q <= 12'd0;
      lane_q <= 3'd0;
    end
    else begin
      // search
      if (seek_q == 2'd1) begin
        seek_q <= 2'd2;
        address_q <= word;
      end
      else if (seek_q == 2'd2) begin
        seek_q <= 2'd3;
      end
      else if (granted) begin
        seek_q <= 2'd1;
      end
      if (operand_by_row & row_done) begin
        seek_q <= 2'd0;
        lane_q <= 3'd0;
        if (more) begin
          lane_q <= next_lane[2:0];
        end
      end
      if (load) begin
        seek_q <= 2'd0;
        lane_q <= 3'd0;
      end
    end
  end

  // its word of a0, of a source by rows that of the row at hand
  assign row = wide ? (({1'd0, pass, 2'd0} | {2'd0, lane_q}) >> operand_width) : ({pass, lane_q} >> operand_width);
  assign base = operand_by_row ? {operand_number + row[3:0], 1'd0} : {operand_number, 1'd0};
  assign some = operand_source | operand_dst;
  assign wanted = some & ~(|seek_q);
  assign known = ~some | (&seek_q);
  // lanes at hand, and those behind them
  assign next_lane = {1'd0, lane_q} + (4'd1 << operand_width);
  // the address
  assign sum = operand_offset[9] ? (address_q + {2'd3, operand_offset}) : (address_q + {2'd0, operand_offset});
  assign finds = seek_q == 2'd2;
  assign grf = aligned[11:5];
  assign sub = aligned[4:0];

  always @* begin
    if (time_zero) begin end
    at_hand = 8'hff;
    more = 1'd0;
    if (operand_by_row & (operand_width < 3'd3)) begin
      at_hand = ((8'd1 << (4'd1 << operand_width)) - 8'd1) << lane_q;
      more = tmp_0[0];
    end
  end

  always @* begin
    if (time_zero) begin end
    own = at_hand;
    if (wide) begin
      // element j: lanes 2 j and 2 j + 1
      own[0] = at_hand[0];
      own[1] = at_hand[0];
      own[2] = at_hand[1];
      own[3] = at_hand[1];
      own[4] = at_hand[2];
      own[5] = at_hand[2];
      own[6] = at_hand[3];
      own[7] = at_hand[3];
    end
  end

  always @* begin
    if (time_zero) begin end
    aligned = sum;
    if (operand_bytes == 2'd1) begin
      aligned = sum & 12'hffe;
    end
    else if (operand_bytes == 2'd2) begin
      aligned = sum & 12'hffc;
    end
    else if (operand_bytes == 2'd3) begin
      aligned = sum & 12'hff8;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, row[4], tmp_0[7:1]};
endmodule
`default_nettype wire
