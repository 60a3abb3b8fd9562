// tessera_miss_queue_n16_a4
// Linked-list miss queue: one chain of requests per block, one fetch per chain.
//
//   in    1  clock           Clock.
//   in    1  reset           Synchronous reset, active high.
//   in   16  cfg_nodes       Usable nodes.
//   in   27  r_block         Block looked up for the request that comes next.
//   in    1  r_take          That request comes: from the next cycle on it is the one of `l_*`.
//   in   27  l_block         Block of the request that has been looked up.
//   in    5  l_set           Its set.
//   in    1  push            That request becomes a node.
//   in    1  push_present    Its block is in the data RAM.
//   in    2  push_way        In this way.
//   in    8  push_tag        Tag of the request.
//   in    2  push_op         Operation of the request.
//   in   16  push_mask       Pixels of the request.
//   in    1  s_take          The head on show is served.
//   in    1  result          A result has been written.
//   in    4  result_slot     Its chain.
//   in   16  result_mask     Pixels it wrote.
//   in    1  fill            Data from memory has been written.
//   in    4  fill_slot       Its chain.
//   in    1  fill_error      The fetch has failed.
//   in    1  f_take          The fetch on show has been sent.
//   in    1  f_hold          It cannot be sent now.
//   in    1  w_room          A chain may be picked for write back.
//   in    1  w_take          The chain on show goes to write back.
//   in    1  w_free          A chain has been written back.
//   in    4  w_free_slot     That chain.
//   in    5  pin_set         Set that `pinned` is about.
//   out   1  l_match         The lookup's block has a chain.
//   out   4  l_slot          That chain.
//   out   1  l_leaving       It is being written back: the lookup must wait.
//   out   1  l_full          No node is free.
//   out   4  push_slot       Node that a push takes.
//   out   1  s_valid         A head can be served; the values of `s_*` are 0 without it.
//   out   4  s_slot          Its chain.
//   out   8  s_tag           Its tag.
//   out   2  s_op            Its operation.
//   out   1  s_present       Its block is in the data RAM.
//   out   7  s_row           In this row.
//   out  16  s_pixels        Pixels to deliver.
//   out   1  s_error         The chain's fetch has failed.
//   out   1  result_present  The chain of `result_slot` is in the data RAM.
//   out   7  result_row      In this row.
//   out  16  fill_cover      Pixels that the chain of `fill_slot` has written.
//   out   1  f_valid         A block is to be fetched; the values of `f_*` are 0 without it.
//   out   4  f_slot          Its chain.
//   out  27  f_block         The block.
//   out   1  w_pick          A chain has been picked for write back, whether it still may or not.
//   out   1  w_valid         A chain can be written back; the values of `w_*` are 0 without it.
//   out   4  w_slot          That chain.
//   out  27  w_block         Its block.
//   out   5  w_set           Its set.
//   out   4  pinned          Ways of `pin_set` that chains use.
//   out   1  idle            No chain is alive.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Contract: hdl/docs/src/contract/miss_queue.md
//
// Exported from hdl/blocks/render_cache/src/miss_queue/mod.rs; do not edit.
`default_nettype none
module tessera_miss_queue_n16_a4 (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] cfg_nodes,
  input  wire [26:0] r_block,
  input  wire r_take,
  input  wire [26:0] l_block,
  input  wire [4:0] l_set,
  input  wire push,
  input  wire push_present,
  input  wire [1:0] push_way,
  input  wire [7:0] push_tag,
  input  wire [1:0] push_op,
  input  wire [15:0] push_mask,
  input  wire s_take,
  input  wire result,
  input  wire [3:0] result_slot,
  input  wire [15:0] result_mask,
  input  wire fill,
  input  wire [3:0] fill_slot,
  input  wire fill_error,
  input  wire f_take,
  input  wire f_hold,
  input  wire w_room,
  input  wire w_take,
  input  wire w_free,
  input  wire [3:0] w_free_slot,
  input  wire [4:0] pin_set,
  output wire l_match,
  output wire [3:0] l_slot,
  output wire l_leaving,
  output wire l_full,
  output wire [3:0] push_slot,
  output wire s_valid,
  output wire [3:0] s_slot,
  output wire [7:0] s_tag,
  output wire [1:0] s_op,
  output wire s_present,
  output wire [6:0] s_row,
  output wire [15:0] s_pixels,
  output wire s_error,
  output wire result_present,
  output wire [6:0] result_row,
  output wire [15:0] fill_cover,
  output wire f_valid,
  output reg  [3:0] f_slot,
  output reg  [26:0] f_block,
  output wire w_pick,
  output wire w_valid,
  output reg  [3:0] w_slot,
  output reg  [26:0] w_block,
  output reg  [4:0] w_set,
  output wire [3:0] pinned,
  output wire idle
);
  wire [15:0] matched;
  wire match_any;
  wire [15:0] unused;
  wire [15:0] free_hot;
  reg  [3:0] free_slot;
  wire start;
  reg  [15:0] begun;
  wire [15:0] answered;
  wire [15:0] filling;
  wire head_present;
  wire head_whole;
  wire head_error;
  wire finishing;
  wire [15:0] looked__hot;
  wire [3:0] looked__slot;
  reg  [15:0] status__pushed;
  reg  [15:0] status__linked;
  wire status__begun_reads;
  reg  [15:0] status__taken;
  reg  [15:0] status__popped;
  wire [15:0] status__refused;
  wire status__answered_dirty;
  wire [15:0] status__fetched;
  wire [15:0] status__leave;
  wire [15:0] status__retired;
  wire [15:0] status__used;
  wire [15:0] status__live;
  wire [15:0] status__present;
  wire [15:0] status__pend;
  wire [15:0] status__busy;
  wire [15:0] status__want;
  wire [15:0] status__sent;
  wire [15:0] status__filled;
  wire [15:0] status__error;
  wire [15:0] status__dirty;
  wire [15:0] status__leaving;
  wire [15:0] status__done;
  wire [15:0] status__finished;
  wire [15:0] directory__matched;
  wire [6:0] directory__s_row;
  wire [26:0] directory__f_block;
  wire [26:0] directory__w_block;
  wire [4:0] directory__w_set;
  wire [6:0] directory__result_row;
  wire [3:0] directory__pinned;
  wire lists__last;
  wire [3:0] lists__node;
  wire [7:0] lists__request_tag;
  wire [1:0] lists__request_op;
  wire [15:0] lists__request_mask;
  wire [15:0] coverage__s_cover;
  wire [15:0] coverage__fill_cover;
  wire [15:0] coverage__full;
  wire [15:0] serve__candidates;
  wire serve__valid;
  wire [3:0] serve__chain;
  wire [15:0] serve__hot;
  wire shown__refuse;
  wire shown__renew;
  wire [3:0] shown__s_chain;
  wire [15:0] shown__s_hot;
  wire [3:0] shown__s_node;
  wire [15:0] shown__s_freed;
  wire shown__writes;
  wire shown__s_valid;
  wire [3:0] shown__s_slot;
  wire [7:0] shown__s_tag;
  wire [1:0] shown__s_op;
  wire shown__s_present;
  wire [6:0] shown__s_row;
  wire [15:0] shown__s_pixels;
  wire shown__s_error;
  wire [15:0] fetch__candidates;
  wire fetch__renew;
  wire fetch__valid;
  wire [3:0] fetch__chain;
  wire [15:0] fetch__hot;
  wire [15:0] back__candidates;
  wire back__renew;
  wire back__valid;
  wire [3:0] back__chain;
  wire [15:0] back__hot;
  reg  [15:0] ripe_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      ripe_q <= 16'd0;
    end
    else begin
      // write back: a link in the cycle of the pick makes the chain drain again
      ripe_q <= status__finished & ~back__hot;
    end
  end

  tessera_miss_queue_looked_n16_a4 looked (
    .clock(clock),
    .reset(reset),
    .take(r_take),
    .r_block(r_block),
    .found(directory__matched),
    .start(start),
    .l_block(l_block),
    .free_hot(free_hot),
    .free_slot(free_slot),
    .hot(looked__hot),
    .slot(looked__slot)
  );

  tessera_miss_queue_status_n16 status (
    .clock(clock),
    .reset(reset),
    .pushed(status__pushed),
    .linked(status__linked),
    .begun(begun),
    .begun_present(push_present),
    .begun_reads(status__begun_reads),
    .taken(status__taken),
    .taken_last(lists__last),
    .taken_writes(shown__writes),
    .popped(status__popped),
    .refused(status__refused),
    .answered(answered),
    .answered_dirty(status__answered_dirty),
    .fetched(status__fetched),
    .filling(filling),
    .fill_error(fill_error),
    .leave(status__leave),
    .retired(status__retired),
    .full(coverage__full),
    .used(status__used),
    .live(status__live),
    .present(status__present),
    .pend(status__pend),
    .busy(status__busy),
    .want(status__want),
    .sent(status__sent),
    .filled(status__filled),
    .error(status__error),
    .dirty(status__dirty),
    .leaving(status__leaving),
    .done(status__done),
    .finished(status__finished)
  );

  tessera_miss_queue_directory_n16_a4 directory (
    .clock(clock),
    .reset(reset),
    .live(status__live),
    .present(status__present),
    // lookup
    .r_block(r_block),
    .l_block(l_block),
    .start(start),
    .start_slot(free_slot),
    .start_set(l_set),
    .start_way(push_way),
    .s_chain(serve__chain),
    .f_chain(fetch__chain),
    .w_chain(back__chain),
    .result_slot(result_slot),
    .pin_set(pin_set),
    .start_present(push_present),
    .matched(directory__matched),
    .s_row(directory__s_row),
    .f_block(directory__f_block),
    .w_block(directory__w_block),
    .w_set(directory__w_set),
    .result_row(directory__result_row),
    .pinned(directory__pinned)
  );

  tessera_miss_queue_lists_n16_a4 lists (
    .clock(clock),
    .reset(reset),
    .pend(status__pend),
    .l_hot(looked__hot),
    .push(push),
    .link(match_any),
    .l_chain(looked__slot),
    .push_slot(free_slot),
    .pushed_tag(push_tag),
    .pushed_op(push_op),
    .pushed_mask(push_mask),
    .p_chain(serve__chain),
    .s_chain(shown__s_chain),
    .s_node(shown__s_node),
    .s_take(s_take),
    .last(lists__last),
    .node(lists__node),
    .request_tag(lists__request_tag),
    .request_op(lists__request_op),
    .request_mask(lists__request_mask)
  );

  tessera_miss_queue_coverage_n16_a4 coverage (
    .clock(clock),
    .reset(reset),
    .begun(begun),
    .dirty(status__dirty),
    .result(result),
    .result_slot(result_slot),
    .result_mask(result_mask),
    .answered(answered),
    .s_chain(serve__chain),
    .fill_slot(fill_slot),
    .s_cover(coverage__s_cover),
    .fill_cover(coverage__fill_cover),
    .full(coverage__full)
  );

  tessera_miss_queue_pick_n16_a4 serve (
    .clock(clock),
    .reset(reset),
    .candidates(serve__candidates),
    .renew(shown__renew),
    .valid(serve__valid),
    .chain(serve__chain),
    .hot(serve__hot)
  );

  tessera_miss_queue_shown_n16_a4 shown (
    .clock(clock),
    .reset(reset),
    .valid(serve__valid),
    .chain(serve__chain),
    .chain_hot(serve__hot),
    .node(lists__node),
    .request_tag(lists__request_tag),
    .request_op(lists__request_op),
    .request_mask(lists__request_mask),
    .present(head_present),
    .whole(head_whole),
    .covered(coverage__s_cover),
    .error(head_error),
    .row(directory__s_row),
    .take(s_take),
    .refuse(shown__refuse),
    .renew(shown__renew),
    .s_chain(shown__s_chain),
    .s_hot(shown__s_hot),
    .s_node(shown__s_node),
    .s_freed(shown__s_freed),
    .writes(shown__writes),
    .s_valid(shown__s_valid),
    .s_slot(shown__s_slot),
    .s_tag(shown__s_tag),
    .s_op(shown__s_op),
    .s_present(shown__s_present),
    .s_row(shown__s_row),
    .s_pixels(shown__s_pixels),
    .s_error(shown__s_error)
  );

  tessera_miss_queue_pick_n16_a4 fetch (
    .clock(clock),
    .reset(reset),
    .candidates(fetch__candidates),
    .renew(fetch__renew),
    .valid(fetch__valid),
    .chain(fetch__chain),
    .hot(fetch__hot)
  );

  tessera_miss_queue_pick_n16_a4 back (
    .clock(clock),
    .reset(reset),
    .candidates(back__candidates),
    .renew(back__renew),
    .valid(back__valid),
    .chain(back__chain),
    .hot(back__hot)
  );

  // its request: the chain if it still lives, the lowest free node
  assign matched = looked__hot & status__live;
  assign match_any = |matched;
  assign unused = cfg_nodes & ~status__used;
  assign free_hot = unused & (~unused + 16'd1);
  assign l_match = match_any;
  assign push_slot = free_slot;
  assign l_slot = match_any ? looked__slot : 4'd0;
  assign l_leaving = |(matched & (status__leaving | back__hot));
  assign l_full = ~(|unused);
  // push: link to the chain, or begin one at the node
  assign start = push & ~match_any;
  assign status__begun_reads = push_op[0];
  // what arrives
  assign answered = result ? (16'd1 << result_slot) : 16'd0;
  assign filling = fill ? (16'd1 << fill_slot) : 16'd0;
  // serve: the head of a chain that waits for nothing
  assign serve__candidates = status__live & status__pend & ~(status__busy | status__want | status__sent)
      & ~(serve__hot | shown__s_hot);
  assign head_present = |(status__present & serve__hot);
  assign head_whole = |((status__present | status__filled) & serve__hot);
  assign head_error = |(status__error & serve__hot);
  assign status__refused = shown__refuse ? shown__s_hot : 16'd0;
  assign s_valid = shown__s_valid;
  assign s_slot = shown__s_slot;
  assign s_tag = shown__s_tag;
  assign s_op = shown__s_op;
  assign s_present = shown__s_present;
  assign s_row = shown__s_row;
  assign s_pixels = shown__s_pixels;
  assign s_error = shown__s_error;
  // result and fill
  assign status__answered_dirty = |result_mask;
  assign fill_cover = coverage__fill_cover;
  assign result_present = |(status__live & status__present & (16'd1 << result_slot));
  assign result_row = status__live[result_slot] ? directory__result_row : 7'd0;
  // fetch
  assign fetch__candidates = status__live & status__want & ~fetch__hot;
  assign fetch__renew = f_take | f_hold;
  assign status__fetched = f_take ? fetch__hot : 16'd0;
  assign f_valid = fetch__valid;
  assign back__candidates = w_room ? (ripe_q & ~back__hot) : 16'd0;
  assign finishing = |(status__done & back__hot);
  assign back__renew = w_take | ~finishing;
  assign status__leave = w_take ? back__hot : 16'd0;
  assign status__retired = w_free ? (16'd1 << w_free_slot) : 16'd0;
  assign w_pick = back__valid;
  assign w_valid = finishing;
  assign pinned = directory__pinned;
  assign idle = ~(|status__live);

  always @* begin
    if (time_zero) begin end
    free_slot = 4'd0;
    if (free_hot[0]) begin
      free_slot = free_slot;
    end
    if (free_hot[1]) begin
      free_slot = free_slot | 4'd1;
    end
    if (free_hot[2]) begin
      free_slot = free_slot | 4'd2;
    end
    if (free_hot[3]) begin
      free_slot = free_slot | 4'd3;
    end
    if (free_hot[4]) begin
      free_slot = free_slot | 4'd4;
    end
    if (free_hot[5]) begin
      free_slot = free_slot | 4'd5;
    end
    if (free_hot[6]) begin
      free_slot = free_slot | 4'd6;
    end
    if (free_hot[7]) begin
      free_slot = free_slot | 4'd7;
    end
    if (free_hot[8]) begin
      free_slot = free_slot | 4'd8;
    end
    if (free_hot[9]) begin
      free_slot = free_slot | 4'd9;
    end
    if (free_hot[10]) begin
      free_slot = free_slot | 4'd10;
    end
    if (free_hot[11]) begin
      free_slot = free_slot | 4'd11;
    end
    if (free_hot[12]) begin
      free_slot = free_slot | 4'd12;
    end
    if (free_hot[13]) begin
      free_slot = free_slot | 4'd13;
    end
    if (free_hot[14]) begin
      free_slot = free_slot | 4'd14;
    end
    if (free_hot[15]) begin
      free_slot = 4'd15;
    end
  end

  always @* begin
    if (time_zero) begin end
    begun = 16'd0;
    status__pushed = 16'd0;
    status__linked = 16'd0;
    if (push) begin
      status__pushed = free_hot;
      if (match_any) begin
        status__linked = matched;
      end
      else begin
        begun = free_hot;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // the home of the chain stays until the chain ends
    status__taken = 16'd0;
    status__popped = 16'd0;
    if (s_take) begin
      status__taken = shown__s_hot;
      status__popped = shown__s_freed;
    end
  end

  always @* begin
    if (time_zero) begin end
    f_slot = 4'd0;
    f_block = 27'd0;
    if (fetch__valid) begin
      f_slot = fetch__chain;
      f_block = directory__f_block;
    end
  end

  always @* begin
    if (time_zero) begin end
    w_slot = 4'd0;
    w_block = 27'd0;
    w_set = 5'd0;
    if (finishing) begin
      w_slot = back__chain;
      w_block = directory__w_block;
      w_set = directory__w_set;
    end
  end
endmodule
`default_nettype wire
