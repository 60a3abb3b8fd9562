// tessera_demo_send
// Answers of the board.
//
//   in    1  clock       rising edge
//   in    1  reset       synchronous, active high
//   in    1  answer      Send this status.
//   in    8  status
//   in    1  show        Send a picture of so many rows.
//   in   11  rows
//   in    8  count       Byte `index` of the counters.
//   out   5  index
//   out   1  view_valid  An item is on offer.
//   out  10  view_row    Row.
//   out   6  view_lane   Byte of the row.
//   in    1  view_ready  The item, if there is one, is taken at this edge.
//   in    8  viewed
//   out   1  tx_valid    An item is on offer.
//   out   8  tx_data     It.
//   in    1  tx_ready    The item, if there is one, is taken at this edge.
//   out   1  idle
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: view (out), tx (out): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/board/src/demo_control/send.rs; do not edit.
`default_nettype none
module tessera_demo_send (
  input  wire clock,
  input  wire reset,
  input  wire answer,
  input  wire [7:0] status,
  input  wire show,
  input  wire [10:0] rows,
  input  wire [7:0] count,
  output wire [4:0] index,
  output reg  view_valid,
  output reg  [9:0] view_row,
  output reg  [5:0] view_lane,
  input  wire view_ready,
  input  wire [7:0] viewed,
  output reg  tx_valid,
  output wire [7:0] tx_data,
  input  wire tx_ready,
  output reg  idle
);
  localparam [2:0] Sending_Byte = 3'd5;
  localparam [2:0] Sending_Count = 3'd3;
  localparam [2:0] Sending_Head = 3'd2;
  localparam [2:0] Sending_High = 3'd6;
  localparam [2:0] Sending_Idle = 3'd0;
  localparam [2:0] Sending_Low = 3'd7;
  localparam [2:0] Sending_Status = 3'd1;
  localparam [2:0] Sending_View = 3'd4;
  reg  [7:0] shown;
  wire [16:0] next_index;
  wire [16:0] limit;
  wire ends;
  reg  body;
  wire taken;
  reg  [2:0] sending_q;
  reg  [7:0] s_status_q;
  reg  [16:0] s_index_q;
  reg  [15:0] s_crc_q;
  reg  [15:0] adder__crc;
  wire [15:0] adder__sum;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      sending_q <= 3'd0;
      s_status_q <= 8'd0;
      s_index_q <= 17'd0;
      s_crc_q <= 16'd0;
    end
    else begin
      case (sending_q)
        Sending_Idle: begin
          if (answer) begin
            s_status_q <= status;
            sending_q <= Sending_Status;
          end
          else if (show) begin
            sending_q <= Sending_Head;
          end
        end
        Sending_Status: begin
          if (taken) begin
            sending_q <= Sending_Idle;
          end
        end
        Sending_Head: begin
          if (taken) begin
            s_index_q <= 17'd0;
            sending_q <= Sending_Count;
          end
        end
        Sending_Count: begin
          if (taken) begin
            s_index_q <= next_index;
            if (s_index_q == 17'h1f) begin
              s_index_q <= 17'd0;
              sending_q <= Sending_High;
              if (|rows) begin
                sending_q <= Sending_View;
              end
            end
          end
        end
        Sending_View: begin
          if (view_ready) begin
            sending_q <= Sending_Byte;
          end
        end
        Sending_Byte: begin
          if (taken) begin
            s_index_q <= next_index;
            sending_q <= Sending_View;
            if (ends) begin
              sending_q <= Sending_High;
            end
          end
        end
        Sending_High: begin
          if (taken) begin
            sending_q <= Sending_Low;
          end
        end
        default: begin
          if (taken) begin
            sending_q <= Sending_Idle;
          end
        end
      endcase
      if (body & taken) begin
        s_crc_q <= adder__sum;
      end
    end
  end

  tessera_demo_crc adder (
    .crc(adder__crc),
    .data(shown),
    .sum(adder__sum)
  );

  assign limit = {rows, 6'd0};
  assign next_index = s_index_q + 17'd1;
  assign ends = next_index == limit;
  assign index = s_index_q[4:0];
  assign taken = tx_ready;
  assign tx_data = shown;

  always @* begin
    if (time_zero) begin end
    adder__crc = s_crc_q;
    idle = 1'd0;
    shown = 8'd0;
    body = 1'd0;
    tx_valid = 1'd1;
    view_valid = 1'd0;
    view_row = 10'd0;
    view_lane = 6'd0;
    case (sending_q)
      Sending_Idle: begin
        idle = 1'd1;
        tx_valid = 1'd0;
      end
      Sending_Status: begin
        shown = s_status_q;
      end
      Sending_Head: begin
        shown = 8'h50;
        adder__crc = 16'hffff;
        body = 1'd1;
      end
      Sending_Count: begin
        shown = count;
        body = 1'd1;
      end
      Sending_View: begin
        tx_valid = 1'd0;
        view_valid = 1'd1;
        view_row = s_index_q[15:6];
        view_lane = s_index_q[5:0];
      end
      Sending_Byte: begin
        shown = viewed;
        body = 1'd1;
      end
      Sending_High: begin
        shown = s_crc_q[15:8];
      end
      default: begin
        shown = s_crc_q[7:0];
      end
    endcase
  end
endmodule
`default_nettype wire
