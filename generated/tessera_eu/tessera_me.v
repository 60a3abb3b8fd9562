// tessera_me
// Message unit: send payload out, response in, end of thread.
//
//   in    1  clock
//   in    1  reset
//   in    1  i_valid
//   in    3  i_slot
//   in   32  i_ip
//   in   64  i_lo
//   in   64  i_hi
//   in   32  i_emask
//   in    2  i_sb
//   in    1  rd_gnt
//   in   64  rd_data_0
//   in   64  rd_data_1
//   in   64  rd_data_2
//   in   64  rd_data_3
//   in    1  mo_ready
//   in    1  eot_ready
//   in    1  rs_valid
//   in    3  rs_slot
//   in    2  rs_sb
//   in    7  rs_reg
//   in   32  rs_be
//   in   64  rs_data_0
//   in   64  rs_data_1
//   in   64  rs_data_2
//   in   64  rs_data_3
//   in    1  rs_last
//   in    1  wb_gnt
//   out   1  i_ready
//   out   1  rd_valid
//   out  10  rd_row
//   out   1  mo_valid
//   out   3  mo_slot
//   out   2  mo_sb
//   out  32  mo_ip
//   out  32  mo_desc
//   out  32  mo_exdesc
//   out  32  mo_mask
//   out   7  mo_dst
//   out   5  mo_rlen
//   out   1  mo_first
//   out   1  mo_last
//   out  64  mo_data_0
//   out  64  mo_data_1
//   out  64  mo_data_2
//   out  64  mo_data_3
//   out   1  fetched_valid
//   out   3  fetched_slot
//   out   1  ret_valid
//   out   3  ret_slot
//   out  32  ret_ip
//   out   7  ret_op
//   out  32  ret_mask
//   out   1  eot_valid
//   out   3  eot_slot
//   out   1  eot_done
//   out   1  wb_valid
//   out  10  wb_row
//   out  32  wb_be
//   out  64  wb_data_0
//   out  64  wb_data_1
//   out  64  wb_data_2
//   out  64  wb_data_3
//   out   1  rs_ready
//   out   1  rs_done
//   out   3  rs_done_slot
//   out   2  rs_done_sb
//
// Exported from hdl/blocks/eu/src/me/mod.rs; do not edit.
`default_nettype none
module tessera_me (
  input  wire clock,
  input  wire reset,
  input  wire i_valid,
  input  wire [2:0] i_slot,
  input  wire [31:0] i_ip,
  input  wire [63:0] i_lo,
  input  wire [63:0] i_hi,
  input  wire [31:0] i_emask,
  input  wire [1:0] i_sb,
  input  wire rd_gnt,
  input  wire [63:0] rd_data_0,
  input  wire [63:0] rd_data_1,
  input  wire [63:0] rd_data_2,
  input  wire [63:0] rd_data_3,
  input  wire mo_ready,
  input  wire eot_ready,
  input  wire rs_valid,
  input  wire [2:0] rs_slot,
  input  wire [1:0] rs_sb,
  input  wire [6:0] rs_reg,
  input  wire [31:0] rs_be,
  input  wire [63:0] rs_data_0,
  input  wire [63:0] rs_data_1,
  input  wire [63:0] rs_data_2,
  input  wire [63:0] rs_data_3,
  input  wire rs_last,
  input  wire wb_gnt,
  output wire i_ready,
  output wire rd_valid,
  output wire [9:0] rd_row,
  output wire mo_valid,
  output reg  [2:0] mo_slot,
  output reg  [1:0] mo_sb,
  output reg  [31:0] mo_ip,
  output reg  [31:0] mo_desc,
  output reg  [31:0] mo_exdesc,
  output reg  [31:0] mo_mask,
  output reg  [6:0] mo_dst,
  output reg  [4:0] mo_rlen,
  output wire mo_first,
  output wire mo_last,
  output wire [63:0] mo_data_0,
  output wire [63:0] mo_data_1,
  output wire [63:0] mo_data_2,
  output wire [63:0] mo_data_3,
  output wire fetched_valid,
  output reg  [2:0] fetched_slot,
  output wire ret_valid,
  output reg  [2:0] ret_slot,
  output reg  [31:0] ret_ip,
  output reg  [6:0] ret_op,
  output reg  [31:0] ret_mask,
  output wire eot_valid,
  output reg  [2:0] eot_slot,
  output wire eot_done,
  output wire wb_valid,
  output reg  [9:0] wb_row,
  output reg  [31:0] wb_be,
  output reg  [63:0] wb_data_0,
  output reg  [63:0] wb_data_1,
  output reg  [63:0] wb_data_2,
  output reg  [63:0] wb_data_3,
  output wire rs_ready,
  output wire rs_done,
  output reg  [2:0] rs_done_slot,
  output reg  [1:0] rs_done_sb
);
  wire take;
  wire sent_last;
  wire ended;
  wire done;
  reg  busy_d;
  reg  busy_q;
  reg  eot_d;
  reg  eot_q;
  wire [2:0] header__slot;
  wire [31:0] header__ip;
  wire [6:0] header__op;
  wire [31:0] header__mask;
  wire [1:0] header__sb;
  wire [7:0] header__src0;
  wire [7:0] header__src1;
  wire [3:0] header__mlen;
  wire [4:0] header__total;
  wire [6:0] header__dst;
  wire [4:0] header__rlen;
  wire [31:0] header__desc;
  wire [31:0] header__exdesc;
  wire payload__rd_valid;
  wire [9:0] payload__rd_row;
  wire payload__mo_valid;
  wire payload__mo_first;
  wire payload__mo_last;
  wire [63:0] payload__mo_data_0;
  wire [63:0] payload__mo_data_1;
  wire [63:0] payload__mo_data_2;
  wire [63:0] payload__mo_data_3;

  always @(posedge clock) begin
    if (reset) begin
      busy_q <= 1'd0;
      eot_q <= 1'd0;
    end
    else begin
      busy_q <= busy_d;
      eot_q <= eot_d;
    end
  end

  tessera_me_header header (
    .clock(clock),
    .reset(reset),
    .take(take),
    .i_slot(i_slot),
    .i_ip(i_ip),
    .i_lo(i_lo),
    .i_hi(i_hi),
    .i_emask(i_emask),
    .i_sb(i_sb),
    .slot(header__slot),
    .ip(header__ip),
    .op(header__op),
    .mask(header__mask),
    .sb(header__sb),
    .src0(header__src0),
    .src1(header__src1),
    .mlen(header__mlen),
    .total(header__total),
    .dst(header__dst),
    .rlen(header__rlen),
    .desc(header__desc),
    .exdesc(header__exdesc)
  );

  tessera_me_payload payload (
    .clock(clock),
    .reset(reset),
    .take(take),
    .busy(busy_q),
    .slot(header__slot),
    .first_reg(header__src0),
    .second_reg(header__src1),
    .first_len(header__mlen),
    .total(header__total),
    .rd_gnt(rd_gnt),
    .rd_data_0(rd_data_0),
    .rd_data_1(rd_data_1),
    .rd_data_2(rd_data_2),
    .rd_data_3(rd_data_3),
    .mo_ready(mo_ready),
    .rd_valid(payload__rd_valid),
    .rd_row(payload__rd_row),
    .mo_valid(payload__mo_valid),
    .mo_first(payload__mo_first),
    .mo_last(payload__mo_last),
    .mo_data_0(payload__mo_data_0),
    .mo_data_1(payload__mo_data_1),
    .mo_data_2(payload__mo_data_2),
    .mo_data_3(payload__mo_data_3)
  );

  // issue
  assign take = i_valid & (~busy_q);
  assign i_ready = ~busy_q;
  assign rd_valid = payload__rd_valid;
  assign rd_row = payload__rd_row;
  assign mo_valid = payload__mo_valid;
  assign mo_first = payload__mo_first;
  assign mo_last = payload__mo_last;
  assign mo_data_0 = payload__mo_data_0;
  assign mo_data_1 = payload__mo_data_1;
  assign mo_data_2 = payload__mo_data_2;
  assign mo_data_3 = payload__mo_data_3;
  // completion
  assign sent_last = payload__mo_last & mo_ready;
  assign ended = eot_q & eot_ready;
  assign done = sent_last | ended;
  assign eot_valid = eot_q;
  assign eot_done = ended;
  assign fetched_valid = sent_last;
  assign ret_valid = done;
  // response
  assign wb_valid = rs_valid;
  assign rs_ready = wb_gnt;
  assign rs_done = (rs_valid & wb_gnt) & rs_last;

  always @* begin
    busy_d = busy_q;
    eot_d = eot_q;
    ret_slot = 3'd0;
    ret_ip = 32'd0;
    ret_op = 7'd0;
    ret_mask = 32'd0;
    if (done) begin
      ret_slot = header__slot;
      ret_ip = header__ip;
      ret_op = header__op;
      ret_mask = header__mask;
      busy_d = 1'd0;
      eot_d = 1'd0;
    end
    if (take) begin
      busy_d = 1'd1;
      eot_d = i_hi[63];
    end
  end

  always @* begin
    mo_slot = 3'd0;
    mo_sb = 2'd0;
    mo_ip = 32'd0;
    mo_desc = 32'd0;
    mo_exdesc = 32'd0;
    mo_mask = 32'd0;
    mo_dst = 7'd0;
    mo_rlen = 5'd0;
    if (payload__mo_valid) begin
      mo_slot = header__slot;
      mo_sb = header__sb;
      mo_ip = header__ip;
      mo_desc = header__desc;
      mo_exdesc = header__exdesc;
      mo_mask = header__mask;
      mo_dst = header__dst;
      mo_rlen = header__rlen;
    end
  end

  always @* begin
    eot_slot = 3'd0;
    if (eot_q) begin
      eot_slot = header__slot;
    end
  end

  always @* begin
    fetched_slot = 3'd0;
    if (sent_last) begin
      fetched_slot = header__slot;
    end
  end

  always @* begin
    wb_row = 10'd0;
    wb_be = 32'd0;
    wb_data_0 = 64'd0;
    wb_data_1 = 64'd0;
    wb_data_2 = 64'd0;
    wb_data_3 = 64'd0;
    if (rs_valid) begin
      wb_row = ({7'd0, rs_slot} << 7) | {3'd0, rs_reg};
      wb_be = rs_be;
      wb_data_0 = rs_data_0;
      wb_data_1 = rs_data_1;
      wb_data_2 = rs_data_2;
      wb_data_3 = rs_data_3;
    end
  end

  always @* begin
    rs_done_slot = 3'd0;
    rs_done_sb = 2'd0;
    if ((rs_valid & wb_gnt) & rs_last) begin
      rs_done_slot = rs_slot;
      rs_done_sb = rs_sb;
    end
  end
endmodule
`default_nettype wire
