// tessera_tc_opcode
// Opcode classes.
//
//   in    7  op
//   out   1  known
//   out   1  je
//   out   1  me
//   out   1  branch
//   out   1  mov
//   out   1  sel
//   out   1  cmp
//   out   1  mad
//   out   1  mul
//   out   1  add
//   out   1  logic_op
//   out   1  shift
//   out   1  two_sources
//
// Exported from hdl/blocks/eu/src/tc/predecode/opcode.rs; do not edit.
`default_nettype none
module tessera_tc_opcode (
  input  wire [6:0] op,
  output wire known,
  output wire je,
  output wire me,
  output wire branch,
  output wire mov,
  output wire sel,
  output wire cmp,
  output wire mad,
  output wire mul,
  output wire add,
  output wire logic_op,
  output wire shift,
  output wire two_sources
);
  wire flow;
  wire send;
  wire bitwise;
  wire shifting;
  wire arithmetic;

  assign flow = (((((((op == 7'h20) | (op == 7'h22)) | (op == 7'h24)) | (op == 7'h25)) | (op == 7'h27)) | (op == 7'h28)) | (op == 7'h2e)) | (op == 7'h2f);
  assign send = (op == 7'h31) | (op == 7'h33);
  assign bitwise = (((op == 7'd4) | (op == 7'd5)) | (op == 7'd6)) | (op == 7'd7);
  assign shifting = ((op == 7'd8) | (op == 7'd9)) | (op == 7'hc);
  assign arithmetic = (((op == 7'd2) | (op == 7'h10)) | (op == 7'h40)) | (op == 7'h41);
  assign je = flow | (op == 7'h7e);
  assign branch = flow;
  assign me = send;
  assign mov = op == 7'd1;
  assign sel = op == 7'd2;
  assign cmp = op == 7'h10;
  assign mad = op == 7'h5b;
  assign add = op == 7'h40;
  assign mul = op == 7'h41;
  assign logic_op = bitwise;
  assign shift = shifting;
  assign two_sources = ((bitwise & (op != 7'd4)) | shifting) | arithmetic;
  assign known = ((((((flow | send) | bitwise) | shifting) | arithmetic) | (op == 7'd1)) | (op == 7'h5b)) | (op == 7'h7e);
endmodule
`default_nettype wire
