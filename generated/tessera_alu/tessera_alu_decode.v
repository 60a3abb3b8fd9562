// tessera_alu_decode
// Decodes a native ALU instruction.
//
//   in   64  lo
//   in   64  hi
//   in    3  slot
//   out   7  opcode
//   out   1  takes_long
//   out   1  quad
//   out   1  mad
//   out   2  last_pass
//   out   8  lanes
//   out   6  flag_shift
//   out   1  flag_register
//   out   1  flag_write
//   out   3  condition
//   out   1  saturate
//   out   1  uses_row_0
//   out   1  uses_row_1
//   out   1  uses_row_2
//   out   1  uses_immediate_0
//   out   1  uses_immediate_1
//   out   1  uses_immediate_2
//   out  10  row_0
//   out  10  row_1
//   out  10  row_2
//   out   5  sub_0
//   out   5  sub_1
//   out   5  sub_2
//   out   3  vstride_0
//   out   3  vstride_1
//   out   3  vstride_2
//   out   3  width_0
//   out   3  width_1
//   out   3  width_2
//   out   2  hstride_0
//   out   2  hstride_1
//   out   2  hstride_2
//   out   3  kind_0
//   out   3  kind_1
//   out   3  kind_2
//   out   1  wide_0
//   out   1  wide_1
//   out   1  wide_2
//   out   3  abs
//   out   3  negate
//   out  32  immediate
//   out  10  dst_row
//   out   1  dst_norow
//   out   5  dst_sub
//   out   2  dst_stride
//   out   3  dst_kind
//   out   1  arf_write
//   out   2  arf_select
//
// Exported from hdl/blocks/eu/src/alu/decode.rs; do not edit.
`default_nettype none
module tessera_alu_decode (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire [2:0] slot,
  output wire [6:0] opcode,
  output wire takes_long,
  output wire quad,
  output wire mad,
  output reg  [1:0] last_pass,
  output reg  [7:0] lanes,
  output wire [5:0] flag_shift,
  output wire flag_register,
  output wire flag_write,
  output wire [2:0] condition,
  output wire saturate,
  output wire uses_row_0,
  output reg  uses_row_1,
  output reg  uses_row_2,
  output wire uses_immediate_0,
  output wire uses_immediate_1,
  output wire uses_immediate_2,
  output reg  [9:0] row_0,
  output reg  [9:0] row_1,
  output reg  [9:0] row_2,
  output reg  [4:0] sub_0,
  output reg  [4:0] sub_1,
  output wire [4:0] sub_2,
  output reg  [2:0] vstride_0,
  output reg  [2:0] vstride_1,
  output reg  [2:0] vstride_2,
  output reg  [2:0] width_0,
  output reg  [2:0] width_1,
  output reg  [2:0] width_2,
  output reg  [1:0] hstride_0,
  output reg  [1:0] hstride_1,
  output reg  [1:0] hstride_2,
  output wire [2:0] kind_0,
  output wire [2:0] kind_1,
  output wire [2:0] kind_2,
  output wire wide_0,
  output wire wide_1,
  output wire wide_2,
  output reg  [2:0] abs,
  output reg  [2:0] negate,
  output wire [31:0] immediate,
  output reg  [9:0] dst_row,
  output reg  dst_norow,
  output reg  [4:0] dst_sub,
  output reg  [1:0] dst_stride,
  output reg  [2:0] dst_kind,
  output reg  arf_write,
  output reg  [1:0] arf_select
);
  wire [6:0] operation;
  wire ternary;
  wire two_sources;
  wire [2:0] size;
  wire [3:0] modifier;
  reg  [7:0] dst_number;
  reg  [1:0] dst_file;
  reg  [7:0] number_0;
  reg  [7:0] number_1;
  wire [7:0] number_2;
  reg  [1:0] file_0;
  reg  [1:0] file_1;
  wire [1:0] file_2;
  wire replicated_0;
  wire replicated_1;
  wire replicated_2;
  reg  [2:0] element_kind_0;
  reg  [2:0] element_kind_1;
  reg  [2:0] element_kind_2;

  // control
  assign operation = lo[6:0];
  assign opcode = operation;
  assign ternary = operation == 7'h5b;
  assign mad = ternary;
  assign takes_long = ternary | (operation == 7'h41);
  assign two_sources = (operation != 7'd1) & (operation != 7'd4);
  assign size = lo[23:21];
  assign flag_shift = (({5'd0, lo[11]} << 2) + ({4'd0, lo[13:12]} << 3)) + ({5'd0, lo[32]} << 4);
  assign flag_register = lo[33];
  assign modifier = lo[27:24];
  assign condition = modifier[2:0];
  assign flag_write = (|modifier) & (operation != 7'd2);
  assign saturate = lo[31];
  assign immediate = hi[63:32];
  assign file_2 = 2'd1;
  assign number_2 = hi[61:54];
  assign sub_2 = {2'd0, hi[53:51]} << 2;
  assign replicated_0 = hi[0];
  assign replicated_1 = hi[21];
  assign replicated_2 = hi[42];
  assign wide_0 = element_kind_0[2:1] != 2'd1;
  assign kind_0 = element_kind_0;
  assign uses_immediate_0 = file_0 == 2'd3;
  assign uses_row_0 = (file_0 == 2'd1) | ((~(|file_0)) & (number_0[7:4] == 4'd2));
  assign wide_1 = element_kind_1[2:1] != 2'd1;
  assign kind_1 = element_kind_1;
  assign uses_immediate_1 = file_1 == 2'd3;
  assign wide_2 = element_kind_2[2:1] != 2'd1;
  assign kind_2 = element_kind_2;
  assign uses_immediate_2 = file_2 == 2'd3;
  assign quad = (operation == 7'h41) & (~lo[45]);

  always @* begin
    last_pass = 2'd0;
    lanes = 8'hff;
    if (size == 3'd5) begin
      last_pass = 2'd3;
    end
    else begin
      if (size == 3'd4) begin
        last_pass = 2'd1;
      end
      else begin
        if (size == 3'd2) begin
          lanes = 8'hf;
        end
        else begin
          if (size == 3'd1) begin
            lanes = 8'd3;
          end
          else begin
            if (size == 3'd0) begin
              lanes = 8'd1;
            end
          end
        end
      end
    end
  end

  always @* begin
    // destination
    dst_file = lo[36:35];
    dst_number = lo[60:53];
    dst_sub = lo[52:48];
    dst_stride = lo[62:61];
    dst_kind = lo[39:37];
    if (ternary) begin
      dst_file = 2'd1;
      dst_number = lo[63:56];
      dst_sub = {2'd0, lo[55:53]} << 2;
      dst_stride = 2'd1;
      dst_kind = 3'd7;
    end
  end

  always @* begin
    dst_norow = 1'd0;
    arf_write = 1'd0;
    arf_select = 2'd0;
    dst_row = ({7'd0, slot} << 7) | {3'd0, dst_number[6:0]};
    if (~(|dst_file)) begin
      // ARF: null 0x, acc 2x, f 3x, cr0 8x
      dst_row = (({7'd0, slot} << 4) | {6'd0, dst_number[3:0]}) | 10'h380;
      dst_norow = dst_number[7:4] != 4'd2;
      if (dst_number[7:4] == 4'd3) begin
        arf_write = 1'd1;
        arf_select = {1'd0, dst_number[0]} + 2'd1;
      end
      if (dst_number[7:4] == 4'd8) begin
        arf_write = 1'd1;
      end
    end
  end

  always @* begin
    // sources
    file_0 = lo[42:41];
    file_1 = hi[26:25];
    element_kind_0 = lo[45:43];
    element_kind_1 = hi[29:27];
    element_kind_2 = 3'd7;
    number_0 = hi[12:5];
    number_1 = hi[44:37];
    sub_0 = hi[4:0];
    sub_1 = hi[36:32];
    hstride_0 = hi[17:16];
    hstride_1 = hi[49:48];
    hstride_2 = 2'd1;
    width_0 = hi[20:18];
    width_1 = hi[52:50];
    width_2 = 3'd3;
    vstride_0 = hi[23:21];
    vstride_1 = hi[55:53];
    vstride_2 = 3'd4;
    abs = 3'd0;
    negate = 3'd0;
    if (ternary) begin
      file_0 = 2'd1;
      file_1 = 2'd1;
      number_0 = hi[19:12];
      number_1 = hi[40:33];
      sub_0 = {2'd0, hi[11:9]} << 2;
      sub_1 = {2'd0, hi[32:30]} << 2;
      element_kind_0 = 3'd7;
      vstride_0 = 3'd4;
      width_0 = 3'd3;
      hstride_0 = 2'd1;
      if (replicated_0) begin
        vstride_0 = 3'd0;
        width_0 = 3'd0;
        hstride_0 = 2'd0;
      end
      abs = (abs & 3'd6) | {2'd0, lo[37]};
      negate = (negate & 3'd6) | {2'd0, lo[38]};
      element_kind_1 = 3'd7;
      vstride_1 = 3'd4;
      width_1 = 3'd3;
      hstride_1 = 2'd1;
      if (replicated_1) begin
        vstride_1 = 3'd0;
        width_1 = 3'd0;
        hstride_1 = 2'd0;
      end
      abs = (abs & 3'd5) | ({2'd0, lo[39]} << 1);
      negate = (negate & 3'd5) | ({2'd0, lo[40]} << 1);
      element_kind_2 = 3'd7;
      vstride_2 = 3'd4;
      width_2 = 3'd3;
      hstride_2 = 2'd1;
      if (replicated_2) begin
        vstride_2 = 3'd0;
        width_2 = 3'd0;
        hstride_2 = 2'd0;
      end
      abs = (abs & 3'd3) | ({2'd0, lo[41]} << 2);
      negate = (negate & 3'd3) | ({2'd0, lo[42]} << 2);
    end
    else begin
      if (file_0 != 2'd3) begin
        abs = (abs & 3'd6) | {2'd0, hi[13]};
        negate = (negate & 3'd6) | {2'd0, hi[14]};
      end
      if ((file_1 != 2'd3) & two_sources) begin
        abs = (abs & 3'd5) | ({2'd0, hi[45]} << 1);
        negate = (negate & 3'd5) | ({2'd0, hi[46]} << 1);
      end
    end
  end

  always @* begin
    row_0 = ({7'd0, slot} << 7) | {3'd0, number_0[6:0]};
    if (~(|file_0)) begin
      row_0 = (({7'd0, slot} << 4) | {6'd0, number_0[3:0]}) | 10'h380;
    end
  end

  always @* begin
    uses_row_1 = (file_1 == 2'd1) | ((~(|file_1)) & (number_1[7:4] == 4'd2));
    if (~two_sources) begin
      uses_row_1 = 1'd0;
    end
  end

  always @* begin
    row_1 = ({7'd0, slot} << 7) | {3'd0, number_1[6:0]};
    if (~(|file_1)) begin
      row_1 = (({7'd0, slot} << 4) | {6'd0, number_1[3:0]}) | 10'h380;
    end
  end

  always @* begin
    uses_row_2 = (file_2 == 2'd1) | ((~(|file_2)) & (number_2[7:4] == 4'd2));
    if (~ternary) begin
      uses_row_2 = 1'd0;
    end
  end

  always @* begin
    row_2 = ({7'd0, slot} << 7) | {3'd0, number_2[6:0]};
    if (~(|file_2)) begin
      row_2 = (({7'd0, slot} << 4) | {6'd0, number_2[3:0]}) | 10'h380;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[10:7], lo[20:14], lo[30:28], lo[34], lo[47:46], hi[24]};
endmodule
`default_nettype wire
