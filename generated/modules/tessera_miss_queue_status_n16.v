// tessera_miss_queue_status_n16
// State bits of all nodes and chains.
//
//   in    1  clock           rising edge
//   in    1  reset           synchronous, active high
//   in   16  pushed          Node taken by a push.
//   in   16  linked          Chain extended by a push.
//   in   16  begun           Chain begun by a push, ..
//   in    1  begun_present   .. whose block is in the data RAM, ..
//   in    1  begun_reads     .. by a request that reads.
//   in   16  taken           Chain whose head goes to the client, ..
//   in    1  taken_last      .. which was the last of its list, ..
//   in    1  taken_writes    .. and writes.
//   in   16  popped          Node that the pop frees; none when it is the home of its chain.
//   in   16  refused         Chain whose head needs pixels from memory.
//   in   16  answered        Chain that gets a result.
//   in    1  answered_dirty  The result changes pixels.
//   in   16  fetched         Chain whose fetch goes onto the bus.
//   in   16  filling         Chain whose data has come.
//   in    1  fill_error
//   in   16  leave           Chain that starts its write-back.
//   in   16  retired         Chain whose write-back is over.
//   in   16  full            Chains whose writes cover the block.
//   out  16  used
//   out  16  live
//   out  16  present
//   out  16  pend
//   out  16  busy
//   out  16  want
//   out  16  sent
//   out  16  filled
//   out  16  error
//   out  16  dirty           Chains with a result that changed pixels.
//   out  16  leaving
//   out  16  done
//   out  16  finished
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/render_cache/src/miss_queue/status.rs; do not edit.
`default_nettype none
module tessera_miss_queue_status_n16 (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] pushed,
  input  wire [15:0] linked,
  input  wire [15:0] begun,
  input  wire begun_present,
  input  wire begun_reads,
  input  wire [15:0] taken,
  input  wire taken_last,
  input  wire taken_writes,
  input  wire [15:0] popped,
  input  wire [15:0] refused,
  input  wire [15:0] answered,
  input  wire answered_dirty,
  input  wire [15:0] fetched,
  input  wire [15:0] filling,
  input  wire fill_error,
  input  wire [15:0] leave,
  input  wire [15:0] retired,
  input  wire [15:0] full,
  output wire [15:0] used,
  output wire [15:0] live,
  output wire [15:0] present,
  output wire [15:0] pend,
  output wire [15:0] busy,
  output wire [15:0] want,
  output wire [15:0] sent,
  output wire [15:0] filled,
  output wire [15:0] error,
  output wire [15:0] dirty,
  output wire [15:0] leaving,
  output wire [15:0] done,
  output wire [15:0] finished
);
  wire [15:0] quiet;
  wire [15:0] writable;
  wire [15:0] complete;
  wire [15:0] late;
  wire [15:0] gone;
  reg  [15:0] launched;
  reg  [15:0] queued;
  reg  [15:0] wanting;
  wire [15:0] dried;
  wire [15:0] served;
  wire [15:0] dirtied;
  wire [15:0] failed;
  reg  [15:0] r_used_q;
  reg  [15:0] r_live_q;
  reg  [15:0] r_present_q;
  reg  [15:0] r_pend_q;
  reg  [15:0] r_busy_q;
  reg  [15:0] r_want_q;
  reg  [15:0] r_sent_q;
  reg  [15:0] r_filled_q;
  reg  [15:0] r_error_q;
  reg  [15:0] r_dirty_q;
  reg  [15:0] r_leaving_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      r_used_q <= 16'd0;
      r_live_q <= 16'd0;
      r_present_q <= 16'd0;
      r_pend_q <= 16'd0;
      r_busy_q <= 16'd0;
      r_want_q <= 16'd0;
      r_sent_q <= 16'd0;
      r_filled_q <= 16'd0;
      r_error_q <= 16'd0;
      r_dirty_q <= 16'd0;
      r_leaving_q <= 16'd0;
    end
    else begin
      // next state
      r_used_q <= (r_used_q | pushed) & ~(popped | gone);
      r_live_q <= (r_live_q | begun) & ~gone;
      r_present_q <= (r_present_q & ~begun) | launched;
      r_pend_q <= (r_pend_q & ~dried) | linked | queued;
      r_busy_q <= (r_busy_q & ~answered) | served | launched;
      r_want_q <= (r_want_q & ~fetched) | wanting | refused | late;
      r_sent_q <= (r_sent_q & ~filling) | fetched;
      r_filled_q <= (r_filled_q & ~begun) | filling;
      r_error_q <= (r_error_q & ~begun) | failed;
      r_dirty_q <= (r_dirty_q & ~begun) | dirtied;
      r_leaving_q <= (r_leaving_q | leave) & ~retired;
    end
  end

  // end of a chain
  assign quiet = r_live_q & ~(r_pend_q | r_busy_q | r_want_q | r_sent_q);
  assign writable = quiet & ~r_present_q & r_dirty_q & ~r_error_q;
  assign complete = r_filled_q | full;
  assign late = writable & ~complete;
  assign gone = (quiet & ~writable & ~linked) | retired;
  assign done = quiet;
  assign finished = writable & complete & ~r_leaving_q;
  assign dried = taken_last ? taken : 16'd0;
  assign served = taken_writes ? taken : 16'd0;
  assign dirtied = answered_dirty ? answered : 16'd0;
  assign failed = fill_error ? filling : 16'd0;
  assign used = r_used_q;
  assign live = r_live_q;
  assign present = r_present_q;
  assign pend = r_pend_q;
  assign busy = r_busy_q;
  assign want = r_want_q;
  assign sent = r_sent_q;
  assign filled = r_filled_q;
  assign error = r_error_q;
  assign dirty = r_dirty_q;
  assign leaving = r_leaving_q;

  always @* begin
    if (time_zero) begin end
    // events with their conditions
    launched = 16'd0;
    queued = begun;
    wanting = 16'd0;
    if (begun_reads) begin
      wanting = begun;
    end
    if (begun_present) begin
      launched = begun;
      queued = 16'd0;
      wanting = 16'd0;
    end
  end
endmodule
`default_nettype wire
