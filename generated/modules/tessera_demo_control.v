// tessera_demo_control
// The board's side of the protocol.
//
//   in    1  clock         Clock.
//   in    1  reset         Synchronous reset, active high.
// rx: Bytes from the host.
//   in    1  rx_valid      In this cycle.
//   in    8  rx_data       It.
//   in    1  rx_fault      A byte from the host was dropped.
// tx: Bytes for the host.
//   out   1  tx_valid      An item is on offer.
//   out   8  tx_data       It.
//   in    1  tx_ready      The item, if there is one, is taken at this edge.
// load: One more record for the player.
//   out   1  load_valid    In this cycle.
//   out  64  load_data_0   Its two words.
//   out  64  load_data_1
//   out   1  forget        The player forgets its records.
//   out   1  play          The player plays.
//   in    1  player_busy   The player is playing.
//   in    1  player_full   The player takes no more records.
// merge: How fragments are drawn.
//   out   2  merge_func    Depth test: 0 off, 1 less, 2 less or equal, 3 always.
//   out   1  merge_zwrite  Depth is written.
//   out   1  merge_blend   0: opaque, 1: source alpha.
//   in    1  merge_idle    No fragment is under way.
//   in    1  merge_error   A fragment has met a failed fetch.
// flush: The cache writes everything out.
//   out   1  flush_valid   An item is on offer.
//   out   1  flush_drop    Forget instead of writing out.
//   in    1  flush_ready   The item, if there is one, is taken at this edge.
//   in    1  flush_done    It has.
//   out   1  clear         The frame buffer clears its rows.
//   out  32  colour        Colour of the cleared screen.
//   out  32  depth         Depth of the cleared screen.
//   in    1  frame_busy    The frame buffer is clearing its rows.
// view: A byte of the frame buffer to look at.
//   out   1  view_valid    An item is on offer.
//   out  10  view_row      Row.
//   out   6  view_lane     Byte of the row.
//   in    1  view_ready    The item, if there is one, is taken at this edge.
//   in    8  viewed        The byte of the last view.
//   in    7  counted       What counters 1 to 7 count in this cycle.
//   out   8  led           Lights.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: tx (out), flush (out), view (out): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/demo_control.md
//
// Exported from hdl/blocks/board/src/demo_control/mod.rs; do not edit.
`default_nettype none
module tessera_demo_control (
  input  wire clock,
  input  wire reset,
  input  wire rx_valid,
  input  wire [7:0] rx_data,
  input  wire rx_fault,
  output wire tx_valid,
  output wire [7:0] tx_data,
  input  wire tx_ready,
  output wire load_valid,
  output wire [63:0] load_data_0,
  output wire [63:0] load_data_1,
  output reg  forget,
  output reg  play,
  input  wire player_busy,
  input  wire player_full,
  output wire [1:0] merge_func,
  output wire merge_zwrite,
  output wire merge_blend,
  input  wire merge_idle,
  input  wire merge_error,
  output reg  flush_valid,
  output wire flush_drop,
  input  wire flush_ready,
  input  wire flush_done,
  output reg  clear,
  output wire [31:0] colour,
  output wire [31:0] depth,
  input  wire frame_busy,
  output wire view_valid,
  output wire [9:0] view_row,
  output wire [5:0] view_lane,
  input  wire view_ready,
  input  wire [7:0] viewed,
  input  wire [6:0] counted,
  output wire [7:0] led
);
  localparam [2:0] Doing_Check = 3'd1;
  localparam [2:0] Doing_Clear = 3'd2;
  localparam [2:0] Doing_Drain = 3'd5;
  localparam [2:0] Doing_Flush = 3'd4;
  localparam [2:0] Doing_Play = 3'd3;
  localparam [2:0] Doing_Receive = 3'd0;
  localparam [2:0] Doing_Send = 3'd6;
  reg  flushing;
  reg  refuse;
  reg  loads;
  wire [63:0] low;
  wire [63:0] high;
  reg  receive__listen;
  wire receive__complete;
  wire [7:0] receive__code;
  wire [63:0] receive__payload_0;
  wire [63:0] receive__payload_1;
  wire receive__good;
  reg  send__answer;
  reg  [7:0] send__status;
  reg  send__show;
  wire [10:0] send__rows;
  wire [4:0] send__index;
  wire send__view_valid;
  wire [9:0] send__view_row;
  wire [5:0] send__view_lane;
  wire send__tx_valid;
  wire [7:0] send__tx_data;
  wire send__idle;
  reg  count__clear;
  reg  count__counting;
  wire [7:0] count__data;
  reg  [2:0] state_q;
  reg  [31:0] colour_r_q;
  reg  [31:0] depth_r_q;
  reg  [3:0] mode_q;
  reg  refused_q;
  reg  lost_q;
  reg  failed_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      state_q <= 3'd0;
      colour_r_q <= 32'd0;
      depth_r_q <= 32'd0;
      mode_q <= 4'd0;
      refused_q <= 1'd0;
      lost_q <= 1'd0;
      failed_q <= 1'd0;
    end
    else begin
      // what is not said below
      if (rx_fault) begin
        lost_q <= 1'd1;
      end
      if (merge_error) begin
        failed_q <= 1'd1;
      end
      case (state_q)
        Doing_Check: begin
          if (receive__good) begin
            if (receive__code == 8'h42) begin
              colour_r_q <= low[31:0];
              depth_r_q <= low[63:32];
              mode_q <= high[3:0];
              lost_q <= 1'd0;
              failed_q <= 1'd0;
            end
          end
        end
        default: begin
        end
      endcase
      case (state_q)
        Doing_Check: begin
          refused_q <= refuse;
        end
        default: begin
        end
      endcase
      case (state_q)
        Doing_Receive: begin
          if (receive__complete) begin
            state_q <= Doing_Check;
          end
        end
        Doing_Check: begin
          if (receive__good) begin
            if (receive__code == 8'h42) begin
              state_q <= Doing_Clear;
            end
            else if (receive__code == 8'h52) begin
              if (|low[15:0]) begin
                if (~player_full) begin
                  state_q <= Doing_Send;
                end
              end
            end
            else if ((receive__code == 8'h47) & (low[15:0] <= 16'h400)) begin
              state_q <= Doing_Play;
            end
          end
          if (refuse) begin
            state_q <= Doing_Send;
          end
        end
        Doing_Clear: begin
          if (~frame_busy) begin
            state_q <= Doing_Send;
          end
        end
        Doing_Play: begin
          if (~player_busy & merge_idle) begin
            state_q <= Doing_Flush;
          end
        end
        Doing_Flush: begin
          if (flush_ready) begin
            state_q <= Doing_Drain;
          end
        end
        Doing_Drain: begin
          if (flush_done) begin
            state_q <= Doing_Send;
          end
        end
        default: begin
          if (send__idle) begin
            state_q <= Doing_Receive;
          end
        end
      endcase
    end
  end

  tessera_demo_receive receive (
    .clock(clock),
    .reset(reset),
    .rx_valid(rx_valid),
    .rx_data(rx_data),
    .listen(receive__listen),
    .complete(receive__complete),
    .code(receive__code),
    .payload_0(receive__payload_0),
    .payload_1(receive__payload_1),
    .good(receive__good)
  );

  tessera_demo_send send (
    .clock(clock),
    .reset(reset),
    .answer(send__answer),
    .status(send__status),
    .show(send__show),
    .rows(send__rows),
    .count(count__data),
    .index(send__index),
    .view_valid(send__view_valid),
    .view_row(send__view_row),
    .view_lane(send__view_lane),
    .view_ready(view_ready),
    .viewed(viewed),
    .tx_valid(send__tx_valid),
    .tx_data(send__tx_data),
    .tx_ready(tx_ready),
    .idle(send__idle)
  );

  tessera_demo_count count (
    .clock(clock),
    .reset(reset),
    .clear(count__clear),
    .counting(count__counting),
    .counted(counted),
    .index(send__index),
    .data(count__data)
  );

  assign low = receive__payload_0;
  assign high = receive__payload_1;
  assign tx_valid = send__tx_valid;
  assign tx_data = send__tx_data;
  assign view_valid = send__view_valid;
  assign view_row = send__view_row;
  assign view_lane = send__view_lane;
  assign colour = colour_r_q;
  assign depth = depth_r_q;
  assign send__rows = low[10:0];
  assign merge_func = mode_q[1:0];
  assign merge_zwrite = mode_q[2];
  assign merge_blend = mode_q[3];
  assign flush_drop = 1'd0;
  assign load_valid = loads;
  assign load_data_0 = loads ? receive__payload_0 : 64'd0;
  assign load_data_1 = loads ? receive__payload_1 : 64'd0;
  // lights
  assign led = {failed_q, lost_q, refused_q, ~merge_idle, ~send__idle, flushing, player_busy, state_q != Doing_Receive};

  always @* begin
    if (time_zero) begin end
    receive__listen = 1'd0;
    send__status = 8'h3f;
    send__show = 1'd0;
    count__clear = 1'd0;
    count__counting = 1'd0;
    loads = 1'd0;
    forget = 1'd0;
    play = 1'd0;
    clear = 1'd0;
    flush_valid = 1'd0;
    flushing = 1'd0;
    refuse = 1'd0;
    case (state_q)
      Doing_Receive: begin
        receive__listen = 1'd1;
      end
      Doing_Check: begin
        if (~receive__good) begin
          send__status = 8'h58;
          refuse = 1'd1;
        end
        else if (receive__code == 8'h42) begin
          forget = 1'd1;
          clear = 1'd1;
        end
        else if (receive__code == 8'h52) begin
          if (~(|low[15:0])) begin
            refuse = 1'd1;
          end
          else if (player_full) begin
            send__status = 8'h46;
            refuse = 1'd1;
          end
          else begin
            loads = 1'd1;
            send__status = 8'h4b;
          end
        end
        else if ((receive__code == 8'h47) & (low[15:0] <= 16'h400)) begin
          play = 1'd1;
          count__clear = 1'd1;
        end
        else begin
          refuse = 1'd1;
        end
      end
      Doing_Clear: begin
        if (~frame_busy) begin
          send__status = 8'h4b;
        end
      end
      Doing_Play: begin
        count__counting = 1'd1;
      end
      Doing_Flush: begin
        count__counting = 1'd1;
        flushing = 1'd1;
        flush_valid = 1'd1;
      end
      Doing_Drain: begin
        count__counting = 1'd1;
        flushing = 1'd1;
        if (flush_done) begin
          send__show = 1'd1;
        end
      end
      default: begin
      end
    endcase
  end

  always @* begin
    if (time_zero) begin end
    send__answer = 1'd0;
    case (state_q)
      Doing_Check: begin
        if (receive__good) begin
          if (~(receive__code == 8'h42)) begin
            if (receive__code == 8'h52) begin
              if (|low[15:0]) begin
                if (~player_full) begin
                  send__answer = 1'd1;
                end
              end
            end
          end
        end
        if (refuse) begin
          send__answer = 1'd1;
        end
      end
      Doing_Clear: begin
        if (~frame_busy) begin
          send__answer = 1'd1;
        end
      end
      default: begin
      end
    endcase
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, high[63:4]};
endmodule
`default_nettype wire
