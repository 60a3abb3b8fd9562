// tessera_je_next
// Second stage of the branch unit.
//
//   in    1  clock
//   in    1  reset
//   in    1  valid
//   in   32  ip
//   in    1  sync
//   in    7  op
//   in    1  branch
//   in   32  after
//   in   32  jip
//   in   32  uip
//   in   32  act
//   in   32  taken
//   in   32  refused
//   in    1  first
//   in    1  waits_after
//   in   32  idle
//   in   32  parked_0
//   in   32  parked_1
//   in   32  parked_2
//   in   32  parked_3
//   in   32  parked_4
//   in   32  parked_5
//   in   32  parked_6
//   in   32  parked_7
//   in   32  parked_8
//   in   32  parked_9
//   in   32  parked_10
//   in   32  parked_11
//   in   32  parked_12
//   in   32  parked_13
//   in   32  parked_14
//   in   32  parked_15
//   in   32  parked_16
//   in   32  parked_17
//   in   32  parked_18
//   in   32  parked_19
//   in   32  parked_20
//   in   32  parked_21
//   in   32  parked_22
//   in   32  parked_23
//   in   32  parked_24
//   in   32  parked_25
//   in   32  parked_26
//   in   32  parked_27
//   in   32  parked_28
//   in   32  parked_29
//   in   32  parked_30
//   in   32  parked_31
//   out  32  next_ip
//   out  32  taken_target
//   out  32  refused_target
//   out  32  new_act
//
// Exported from hdl/blocks/eu/src/je/next.rs; do not edit.
`default_nettype none
module tessera_je_next (
  input  wire clock,
  input  wire reset,
  input  wire valid,
  input  wire [31:0] ip,
  input  wire sync,
  input  wire [6:0] op,
  input  wire branch,
  input  wire [31:0] after,
  input  wire [31:0] jip,
  input  wire [31:0] uip,
  input  wire [31:0] act,
  input  wire [31:0] taken,
  input  wire [31:0] refused,
  input  wire first,
  input  wire waits_after,
  input  wire [31:0] idle,
  input  wire [31:0] parked_0,
  input  wire [31:0] parked_1,
  input  wire [31:0] parked_2,
  input  wire [31:0] parked_3,
  input  wire [31:0] parked_4,
  input  wire [31:0] parked_5,
  input  wire [31:0] parked_6,
  input  wire [31:0] parked_7,
  input  wire [31:0] parked_8,
  input  wire [31:0] parked_9,
  input  wire [31:0] parked_10,
  input  wire [31:0] parked_11,
  input  wire [31:0] parked_12,
  input  wire [31:0] parked_13,
  input  wire [31:0] parked_14,
  input  wire [31:0] parked_15,
  input  wire [31:0] parked_16,
  input  wire [31:0] parked_17,
  input  wire [31:0] parked_18,
  input  wire [31:0] parked_19,
  input  wire [31:0] parked_20,
  input  wire [31:0] parked_21,
  input  wire [31:0] parked_22,
  input  wire [31:0] parked_23,
  input  wire [31:0] parked_24,
  input  wire [31:0] parked_25,
  input  wire [31:0] parked_26,
  input  wire [31:0] parked_27,
  input  wire [31:0] parked_28,
  input  wire [31:0] parked_29,
  input  wire [31:0] parked_30,
  input  wire [31:0] parked_31,
  output wire [31:0] next_ip,
  output wire [31:0] taken_target,
  output wire [31:0] refused_target,
  output wire [31:0] new_act
);
  reg  [31:0] t;
  reg  [31:0] f;
  reg  [31:0] chosen;
  reg  [31:0] stay;
  reg  [31:0] meet;
  wire some_taken;
  wire some_refused;
  reg  [31:0] j2_next_d;
  reg  [31:0] j2_next_q;
  reg  [31:0] j2_taken_d;
  reg  [31:0] j2_taken_q;
  reg  [31:0] j2_refused_d;
  reg  [31:0] j2_refused_q;
  reg  [31:0] j2_act_d;
  reg  [31:0] j2_act_q;

  always @(posedge clock) begin
    if (reset) begin
      j2_next_q <= 32'd0;
      j2_taken_q <= 32'd0;
      j2_refused_q <= 32'd0;
      j2_act_q <= 32'd0;
    end
    else begin
      j2_next_q <= j2_next_d;
      j2_taken_q <= j2_taken_d;
      j2_refused_q <= j2_refused_d;
      j2_act_q <= j2_act_d;
    end
  end

  assign some_taken = |taken;
  assign some_refused = |refused;
  assign next_ip = j2_next_q;
  assign taken_target = j2_taken_q;
  assign refused_target = j2_refused_q;
  assign new_act = j2_act_q;

  always @* begin
    j2_next_d = j2_next_q;
    j2_taken_d = j2_taken_q;
    j2_refused_d = j2_refused_q;
    j2_act_d = j2_act_q;
    if (valid) begin
      j2_next_d = chosen;
      j2_taken_d = t;
      j2_refused_d = f;
      j2_act_d = stay | (idle & meet);
    end
  end

  always @* begin
    // nop, jmpi, sync: no channel is sent anywhere
    chosen = after;
    if (sync) begin
      chosen = ip;
    end
    else begin
      if (op == 7'h20) begin
        if (first) begin
          chosen = jip;
        end
      end
      else begin
        if ((op == 7'h22) | ((op == 7'h2e) & (~branch))) begin
          if (~some_taken) begin
            chosen = jip;
          end
        end
        else begin
          if (op == 7'h24) begin
            if (~waits_after) begin
              chosen = jip;
            end
          end
          else begin
            if ((op == 7'h25) | (op == 7'h2f)) begin
              if (~(some_taken | some_refused)) begin
                chosen = jip;
              end
            end
            else begin
              if (op == 7'h27) begin
                if (some_taken) begin
                  chosen = jip;
                end
              end
              else begin
                if (op == 7'h28) begin
                  if (~some_refused) begin
                    chosen = jip;
                  end
                end
                else begin
                  if (op == 7'h2e) begin
                    chosen = jip;
                    if (some_taken) begin
                      chosen = uip;
                    end
                  end
                end
              end
            end
          end
        end
      end
    end
  end

  always @* begin
    // targets; an instruction without one sends every channel on
    t = chosen;
    f = chosen;
    if (~sync) begin
      if (op == 7'h22) begin
        t = after;
        f = jip;
      end
      else begin
        if (op == 7'h24) begin
          t = uip;
          f = uip;
        end
        else begin
          if ((op == 7'h25) | (op == 7'h2f)) begin
            t = after;
            f = after;
          end
          else begin
            if (op == 7'h27) begin
              t = jip;
              f = after;
            end
            else begin
              if (op == 7'h28) begin
                t = uip + 32'h10;
                f = after;
              end
              else begin
                if (op == 7'h2e) begin
                  t = after;
                  f = uip;
                  if (branch) begin
                    t = uip;
                    f = after;
                  end
                end
              end
            end
          end
        end
      end
    end
  end

  always @* begin
    stay = act;
    if (t != chosen) begin
      stay = stay & (~taken);
    end
    if (f != chosen) begin
      stay = stay & (~refused);
    end
  end

  always @* begin
    meet = 32'd0;
    meet = (meet & 32'hfffffffe) | {31'd0, (parked_0 == chosen)};
    meet = (meet & 32'hfffffffd) | ({31'd0, (parked_1 == chosen)} << 1);
    meet = (meet & 32'hfffffffb) | ({31'd0, (parked_2 == chosen)} << 2);
    meet = (meet & 32'hfffffff7) | ({31'd0, (parked_3 == chosen)} << 3);
    meet = (meet & 32'hffffffef) | ({31'd0, (parked_4 == chosen)} << 4);
    meet = (meet & 32'hffffffdf) | ({31'd0, (parked_5 == chosen)} << 5);
    meet = (meet & 32'hffffffbf) | ({31'd0, (parked_6 == chosen)} << 6);
    meet = (meet & 32'hffffff7f) | ({31'd0, (parked_7 == chosen)} << 7);
    meet = (meet & 32'hfffffeff) | ({31'd0, (parked_8 == chosen)} << 8);
    meet = (meet & 32'hfffffdff) | ({31'd0, (parked_9 == chosen)} << 9);
    meet = (meet & 32'hfffffbff) | ({31'd0, (parked_10 == chosen)} << 10);
    meet = (meet & 32'hfffff7ff) | ({31'd0, (parked_11 == chosen)} << 11);
    meet = (meet & 32'hffffefff) | ({31'd0, (parked_12 == chosen)} << 12);
    meet = (meet & 32'hffffdfff) | ({31'd0, (parked_13 == chosen)} << 13);
    meet = (meet & 32'hffffbfff) | ({31'd0, (parked_14 == chosen)} << 14);
    meet = (meet & 32'hffff7fff) | ({31'd0, (parked_15 == chosen)} << 15);
    meet = (meet & 32'hfffeffff) | ({31'd0, (parked_16 == chosen)} << 16);
    meet = (meet & 32'hfffdffff) | ({31'd0, (parked_17 == chosen)} << 17);
    meet = (meet & 32'hfffbffff) | ({31'd0, (parked_18 == chosen)} << 18);
    meet = (meet & 32'hfff7ffff) | ({31'd0, (parked_19 == chosen)} << 19);
    meet = (meet & 32'hffefffff) | ({31'd0, (parked_20 == chosen)} << 20);
    meet = (meet & 32'hffdfffff) | ({31'd0, (parked_21 == chosen)} << 21);
    meet = (meet & 32'hffbfffff) | ({31'd0, (parked_22 == chosen)} << 22);
    meet = (meet & 32'hff7fffff) | ({31'd0, (parked_23 == chosen)} << 23);
    meet = (meet & 32'hfeffffff) | ({31'd0, (parked_24 == chosen)} << 24);
    meet = (meet & 32'hfdffffff) | ({31'd0, (parked_25 == chosen)} << 25);
    meet = (meet & 32'hfbffffff) | ({31'd0, (parked_26 == chosen)} << 26);
    meet = (meet & 32'hf7ffffff) | ({31'd0, (parked_27 == chosen)} << 27);
    meet = (meet & 32'hefffffff) | ({31'd0, (parked_28 == chosen)} << 28);
    meet = (meet & 32'hdfffffff) | ({31'd0, (parked_29 == chosen)} << 29);
    meet = (meet & 32'hbfffffff) | ({31'd0, (parked_30 == chosen)} << 30);
    meet = (meet & 32'h7fffffff) | ({31'd0, (parked_31 == chosen)} << 31);
  end
endmodule
`default_nettype wire
