// tessera_axi4_lite_control
// Set-up, start, flush, counters and faults of a cache as registers.
//
//   in    1  clock            Clock.
//   in    1  reset            Synchronous reset, active high.
// aw: Addresses of writes.
//   in    1  aw_valid         An item is on offer.
//   in   12  aw_addr          Address of its first byte.
//   out   1  aw_ready         The item, if there is one, is taken at this edge.
// w: What they bring.
//   in    1  w_valid          An item is on offer.
//   in   32  w_data           The word.
//   in    4  w_strb           Bytes of it to write.
//   out   1  w_ready          The item, if there is one, is taken at this edge.
// b: Ends of writes.
//   out   1  b_valid          An item is on offer.
//   out   2  b_resp           0 OKAY, 2 SLVERR.
//   in    1  b_ready          The item, if there is one, is taken at this edge.
// ar: Addresses of reads.
//   in    1  ar_valid         An item is on offer.
//   in   12  ar_addr          Address of its first byte.
//   out   1  ar_ready         The item, if there is one, is taken at this edge.
// r: What they find.
//   out   1  r_valid          An item is on offer.
//   out  32  r_data           The word.
//   out   2  r_resp           0 OKAY, 2 SLVERR.
//   in    1  r_ready          The item, if there is one, is taken at this edge.
//   out   1  irq              An event that is enabled has happened.
//   out   1  core_reset       Reset of the cache.
//   out   1  accept           Requests of the client may pass.
// cfg: Configuration of the cache.
//   out  16  cfg_nodes        Usable nodes of the miss queue.
//   out   4  cfg_ways         Usable ways.
//   out   5  cfg_set_mask     Usable bits of the set index.
//   out   1  cfg_hash         The set index is hashed.
//   out   2  cfg_part         Screen partition: 0 rows, 1 two by two, 2 columns.
// axi: Where its blocks are in memory.
//   out  34  axi_base         Bits 39 to 6 of the first address.
//   out   3  axi_pitch        Rows of tiles are 4096 >> `pitch` tiles long.
// flush: Write everything out, or forget it.
//   out   1  flush_valid      An item is on offer.
//   out   1  flush_drop       Forget instead of writing out.
//   in    1  flush_ready      The item, if there is one, is taken at this edge.
//   in    1  flush_done       The flush has ended.
//   in    1  idle             Nothing is under way in the cache.
//   in    3  stall            Why its lookup waits.
// ev: What happens in it.
//   in    1  ev_present       The lookup launches a request whose block is present.
//   in    1  ev_link          A request links to a chain.
//   in    1  ev_miss          A request begins a chain that is absent.
//   in    1  ev_read          The data RAM is read for a response.
//   in    1  ev_victim        The data RAM is read for the write-out.
//   in    1  ev_result        A result is written to the data RAM.
//   in    1  ev_alloc         A finished chain is written to the data RAM.
//   in    1  ev_fill_error    A fetch has failed.
// traffic: What it takes and asks for.
//   in    1  traffic_request  A request is accepted.
//   in    1  traffic_read     A read goes to memory.
//   in    1  traffic_write    A write goes to memory.
// fault: What goes wrong on its bus.
//   in    1  fault_read       A read has ended with an error.
//   in    1  fault_write      A write has ended with an error: its block is lost.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: aw (in), w (in), b (out), ar (in), r (out), flush (out): transfer at a rising edge with valid and ready
// both high.
// Contract: hdl/docs/src/contract/axi4_lite_control.md
//
// Exported from hdl/blocks/memory/src/control/mod.rs; do not edit.
`default_nettype none
module tessera_axi4_lite_control (
  input  wire clock,
  input  wire reset,
  input  wire aw_valid,
  input  wire [11:0] aw_addr,
  output wire aw_ready,
  input  wire w_valid,
  input  wire [31:0] w_data,
  input  wire [3:0] w_strb,
  output wire w_ready,
  output wire b_valid,
  output wire [1:0] b_resp,
  input  wire b_ready,
  input  wire ar_valid,
  input  wire [11:0] ar_addr,
  output wire ar_ready,
  output wire r_valid,
  output wire [31:0] r_data,
  output wire [1:0] r_resp,
  input  wire r_ready,
  output wire irq,
  output wire core_reset,
  output wire accept,
  output wire [15:0] cfg_nodes,
  output wire [3:0] cfg_ways,
  output wire [4:0] cfg_set_mask,
  output wire cfg_hash,
  output wire [1:0] cfg_part,
  output wire [33:0] axi_base,
  output wire [2:0] axi_pitch,
  output wire flush_valid,
  output wire flush_drop,
  input  wire flush_ready,
  input  wire flush_done,
  input  wire idle,
  input  wire [2:0] stall,
  input  wire ev_present,
  input  wire ev_link,
  input  wire ev_miss,
  input  wire ev_read,
  input  wire ev_victim,
  input  wire ev_result,
  input  wire ev_alloc,
  input  wire ev_fill_error,
  input  wire traffic_request,
  input  wire traffic_read,
  input  wire traffic_write,
  input  wire fault_read,
  input  wire fault_write
);
  wire flushing;
  wire may_flush;
  reg  refused;
  wire done;
  reg  [4:0] actions;
  reg  [2:0] cleared;
  wire stops;
  wire ended;
  reg  [11:0] counted;
  reg  [31:0] found;
  reg  outside;
  wire channels__aw_ready;
  wire channels__w_ready;
  wire channels__b_valid;
  wire [1:0] channels__b_resp;
  wire channels__ar_ready;
  wire channels__r_valid;
  wire [31:0] channels__r_data;
  wire [1:0] channels__r_resp;
  wire channels__write_valid;
  wire [9:0] channels__write_word;
  wire [31:0] channels__write_mask;
  wire [31:0] channels__write_data;
  wire [9:0] channels__read_word;
  wire counters__reset;
  wire [3:0] counters__select;
  wire [31:0] counters__value;
  reg  run_q;
  reg  stopping_q;
  reg  flush_v_q;
  reg  flush_d_q;
  reg  flush_busy_q;
  reg  [2:0] happened_q;
  reg  [2:0] enable_q;
  reg  [27:0] cache_q;
  reg  [25:0] base_low_q;
  reg  [7:0] base_high_q;
  reg  [2:0] pitch_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      run_q <= 1'd0;
      stopping_q <= 1'd0;
      flush_v_q <= 1'd0;
      flush_d_q <= 1'd0;
      flush_busy_q <= 1'd0;
      happened_q <= 3'd0;
      enable_q <= 3'd0;
      cache_q <= 28'h3ffffff;
      base_low_q <= 26'd0;
      base_high_q <= 8'd0;
      pitch_q <= 3'd0;
    end
    else begin
      // start and stop
      if (run_q) begin
        if (actions[1]) begin
          stopping_q <= 1'd1;
        end
      end
      else if (actions[0]) begin
        run_q <= 1'd1;
      end
      if (stops) begin
        run_q <= 1'd0;
        stopping_q <= 1'd0;
      end
      if (flush_v_q & flush_ready) begin
        flush_v_q <= 1'd0;
        flush_busy_q <= 1'd1;
      end
      if (ended) begin
        flush_busy_q <= 1'd0;
      end
      if (actions[2]) begin
        flush_v_q <= 1'd1;
        flush_d_q <= actions[3];
      end
      // events: what happens wins over what is cleared
      happened_q <= (happened_q & ~cleared) | {fault_write, fault_read, ended};
      if (done) begin
        case (channels__write_word)
          10'd4: begin
            enable_q <= (enable_q & ~channels__write_mask[2:0]) | channels__write_data[2:0];
          end
          10'd5: begin
            cache_q <= (cache_q & ~channels__write_mask[27:0]) | channels__write_data[27:0];
          end
          10'd6: begin
            base_low_q <= (base_low_q & ~channels__write_mask[31:6]) | channels__write_data[31:6];
          end
          10'd7: begin
            base_high_q <= (base_high_q & ~channels__write_mask[7:0]) | channels__write_data[7:0];
          end
          10'd8: begin
            pitch_q <= (pitch_q & ~channels__write_mask[2:0]) | channels__write_data[2:0];
          end
          default: begin
          end
        endcase
      end
    end
  end

  tessera_axi_lite_channels channels (
    .clock(clock),
    .reset(reset),
    .aw_valid(aw_valid),
    .aw_addr(aw_addr),
    .aw_ready(channels__aw_ready),
    .w_valid(w_valid),
    .w_data(w_data),
    .w_strb(w_strb),
    .w_ready(channels__w_ready),
    .b_valid(channels__b_valid),
    .b_resp(channels__b_resp),
    .b_ready(b_ready),
    .ar_valid(ar_valid),
    .ar_addr(ar_addr),
    .ar_ready(channels__ar_ready),
    .r_valid(channels__r_valid),
    .r_data(channels__r_data),
    .r_resp(channels__r_resp),
    .r_ready(r_ready),
    .write_valid(channels__write_valid),
    .write_word(channels__write_word),
    .write_mask(channels__write_mask),
    .write_data(channels__write_data),
    .write_refused(refused),
    .read_word(channels__read_word),
    .read_data(found),
    .read_outside(outside)
  );

  tessera_memory_counters counters (
    .clock(clock),
    .reset(counters__reset),
    .events(counted),
    .select(counters__select),
    .value(counters__value)
  );

  assign aw_ready = channels__aw_ready;
  assign w_ready = channels__w_ready;
  assign b_valid = channels__b_valid;
  assign b_resp = channels__b_resp;
  assign ar_ready = channels__ar_ready;
  assign r_valid = channels__r_valid;
  assign r_data = channels__r_data;
  assign r_resp = channels__r_resp;
  // a write is done or refused
  assign accept = run_q & ~stopping_q;
  assign flushing = flush_v_q | flush_busy_q;
  assign may_flush = accept & ~flushing;
  assign done = channels__write_valid & ~refused;
  assign stops = stopping_q & idle & ~flushing;
  assign core_reset = reset | ~run_q;
  // flush
  assign ended = flush_busy_q & flush_done;
  assign flush_valid = flush_v_q;
  assign flush_drop = flush_v_q & flush_d_q;
  assign irq = |(happened_q & enable_q);
  assign counters__reset = reset | actions[4];
  // set-up
  assign cfg_nodes = cache_q[15:0];
  assign cfg_ways = cache_q[19:16];
  assign cfg_set_mask = cache_q[24:20];
  assign cfg_hash = cache_q[25];
  assign cfg_part = cache_q[27:26];
  assign axi_base = {base_high_q, base_low_q};
  assign axi_pitch = pitch_q;
  // what a read finds
  assign counters__select = channels__read_word[3:0];

  always @* begin
    if (time_zero) begin end
    // what it does
    actions = 5'd0;
    cleared = 3'd0;
    if (done) begin
      case (channels__write_word)
        10'd1: begin
          actions = channels__write_data[4:0];
        end
        10'd3: begin
          cleared = channels__write_data[2:0];
        end
        default: begin
        end
      endcase
    end
  end

  always @* begin
    if (time_zero) begin end
    refused = 1'd1;
    case (channels__write_word)
      10'd1: begin
        refused = channels__write_data[2] & ~may_flush;
      end
      10'd3, 10'd4: begin
        refused = 1'd0;
      end
      10'd5, 10'd6, 10'd7, 10'd8: begin
        refused = run_q;
      end
      default: begin
      end
    endcase
  end

  always @* begin
    if (time_zero) begin end
    // counters
    counted = 12'd0;
    if (run_q) begin
      counted = {stall > 3'd1, ev_fill_error, ev_alloc, ev_result, ev_victim, ev_read, traffic_write, traffic_read,
          ev_miss, ev_link, ev_present, traffic_request};
    end
  end

  always @* begin
    if (time_zero) begin end
    found = 32'd0;
    outside = 1'd0;
    case (channels__read_word)
      10'd0: begin
        found = 32'h54530001;
      end
      10'd1: begin
      end
      10'd2: begin
        found = {25'd0, stall, idle, flushing, stopping_q, run_q};
      end
      10'd3: begin
        found = {29'd0, happened_q};
      end
      10'd4: begin
        found = {29'd0, enable_q};
      end
      10'd5: begin
        found = {4'd0, cache_q};
      end
      10'd6: begin
        found = {base_low_q, 6'd0};
      end
      10'd7: begin
        found = {24'd0, base_high_q};
      end
      10'd8: begin
        found = {29'd0, pitch_q};
      end
      default: begin
        found = counters__value;
        outside = (channels__read_word[9:4] != 6'd1) | (channels__read_word[3:0] >= 4'd12);
        if (channels__read_word[9:4] != 6'd1) begin
          found = 32'd0;
        end
      end
    endcase
  end
endmodule
`default_nettype wire
