// tessera_render_cache_walker
// Reset sweep, flush and invalidate.
//
//   in    1  clock        rising edge
//   in    1  reset        synchronous, active high
//   in    1  flush_valid  An item is on offer.
//   in    1  flush_drop   Forget instead of writing out.
//   out   1  flush_ready  The item, if there is one, is taken at this edge.
//   in    1  quiet        Nothing in lookup, response register and miss queue.
//   in    4  t_valid
//   in    1  o_room       The write-out has a free slot.
//   in    1  o_empty
//   out   1  running
//   out   1  sweep        Write an empty row of tags at `set`.
//   out   1  tag_read     Read the tags of `set`.
//   out   1  data_read    Read the data of `set`, `way`.
//   out   1  evict        The block of `set`, `way` goes to the write-out.
//   out   5  set
//   out   2  way
//   out   1  flush_done
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: flush (in): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/render_cache/src/render_cache/walker.rs; do not edit.
`default_nettype none
module tessera_render_cache_walker (
  input  wire clock,
  input  wire reset,
  input  wire flush_valid,
  input  wire flush_drop,
  output reg  flush_ready,
  input  wire quiet,
  input  wire [3:0] t_valid,
  input  wire o_room,
  input  wire o_empty,
  output reg  running,
  output reg  sweep,
  output reg  tag_read,
  output reg  data_read,
  output reg  evict,
  output wire [4:0] set,
  output wire [1:0] way,
  output reg  flush_done
);
  localparam [2:0] Walk_Drain = 3'd6;
  localparam [2:0] Walk_Move = 3'd5;
  localparam [2:0] Walk_Quiesce = 3'd2;
  localparam [2:0] Walk_Row = 3'd4;
  localparam [2:0] Walk_RowRead = 3'd3;
  localparam [2:0] Walk_Run = 3'd1;
  localparam [2:0] Walk_Sweep = 3'd0;
  wire holds;
  reg  next_way;
  reg  [2:0] state_q;
  reg  [4:0] fs_set_q;
  reg  [1:0] fs_way_q;
  reg  fs_drop_q;
  reg  fs_flush_q;
  wire [3:0] tmp_0 = t_valid >> fs_way_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      state_q <= 3'd0;
      fs_set_q <= 5'd0;
      fs_way_q <= 2'd0;
      fs_drop_q <= 1'd0;
      fs_flush_q <= 1'd0;
    end
    else begin
      case (state_q)
        Walk_Sweep: begin
          fs_set_q <= fs_set_q + 5'd1;
          if (&fs_set_q) begin
            state_q <= Walk_Run;
            if (fs_flush_q) begin
              state_q <= Walk_Drain;
            end
          end
        end
        Walk_Run: begin
          if (flush_valid) begin
            fs_drop_q <= flush_drop;
            fs_flush_q <= 1'd1;
            state_q <= Walk_Quiesce;
          end
        end
        Walk_Quiesce: begin
          if (quiet) begin
            state_q <= Walk_RowRead;
            if (fs_drop_q) begin
              state_q <= Walk_Sweep;
            end
          end
        end
        Walk_RowRead: begin
          fs_way_q <= 2'd0;
          state_q <= Walk_Row;
        end
        Walk_Row: begin
          if (holds) begin
            if (o_room) begin
              state_q <= Walk_Move;
            end
          end
        end
        Walk_Move: begin
        end
        default: begin
          if (o_empty) begin
            fs_flush_q <= 1'd0;
            state_q <= Walk_Run;
          end
        end
      endcase
      if (next_way) begin
        fs_way_q <= fs_way_q + 2'd1;
        state_q <= Walk_Row;
        if (&fs_way_q) begin
          // the set counter comes round to 0 for the sweep
          fs_set_q <= fs_set_q + 5'd1;
          state_q <= Walk_RowRead;
          if (&fs_set_q) begin
            state_q <= Walk_Sweep;
          end
        end
      end
    end
  end

  assign holds = tmp_0[0];
  assign set = fs_set_q;
  assign way = fs_way_q;

  always @* begin
    if (time_zero) begin end
    next_way = 1'd0;
    running = 1'd0;
    sweep = 1'd0;
    tag_read = 1'd0;
    data_read = 1'd0;
    evict = 1'd0;
    flush_ready = 1'd0;
    flush_done = 1'd0;
    case (state_q)
      Walk_Sweep: begin
        sweep = 1'd1;
      end
      Walk_Run: begin
        running = 1'd1;
        flush_ready = ~reset;
      end
      Walk_Quiesce: begin
      end
      Walk_RowRead: begin
        tag_read = 1'd1;
      end
      Walk_Row: begin
        if (holds) begin
          if (o_room) begin
            data_read = 1'd1;
          end
        end
        else begin
          next_way = 1'd1;
        end
      end
      Walk_Move: begin
        evict = 1'd1;
        next_way = 1'd1;
      end
      default: begin
        if (o_empty) begin
          flush_done = 1'd1;
        end
      end
    endcase
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, tmp_0[3:1]};
endmodule
`default_nettype wire
