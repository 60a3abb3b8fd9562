// tessera_alu_operation
// Decodes the operation of a float lane.
//
//   in    7  opcode
//   in    1  second                  The second of two results.
//   in    3  source_kind
//   in    3  dst_kind
//   out   1  operation_mad           Multiply-add.
//   out   1  operation_add           Add.
//   out   1  operation_from_integer  mov of an integer to a float.
//   out   1  operation_to_integer    mov of a float to an integer.
//   out   1  operation_integer       Integer multiply.
//   out   1  operation_resize        mov of a float to one of another size.
//   out   1  operation_accumulates   To its product, of the upper word of src1, src2 is added.
//   out   1  operation_upper         Bits 47:16 of it are delivered.
//   out   1  operation_integral      Rounding to an integer.
//   out   2  operation_direction     In which direction: `word::rounding`.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/operation.rs; do not edit.
`default_nettype none
module tessera_alu_operation (
  input  wire [6:0] opcode,
  input  wire second,
  input  wire [2:0] source_kind,
  input  wire [2:0] dst_kind,
  output wire operation_mad,
  output wire operation_add,
  output wire operation_from_integer,
  output wire operation_to_integer,
  output wire operation_integer,
  output wire operation_resize,
  output wire operation_accumulates,
  output wire operation_upper,
  output wire operation_integral,
  output wire [1:0] operation_direction
);
  wire from_float;
  wire into_float;

  assign from_float = source_kind[2:1] == 2'd3;
  assign into_float = dst_kind[2:1] == 2'd3;
  assign operation_mad = opcode == 7'h5b;
  assign operation_add = (opcode == 7'h40) & from_float;
  assign operation_from_integer = (opcode == 7'd1) & ~from_float & into_float;
  assign operation_to_integer = (opcode == 7'd1) & from_float & ~into_float;
  assign operation_resize = (opcode == 7'd1) & from_float & into_float;
  assign operation_integral = opcode[6:2] == 5'h11;
  // rndu, rndd, rnde, rndz
  assign operation_direction = (opcode[1:0] == 2'd1) ? 2'd2 : (opcode[1:0] == 2'd2) ? 2'd0 : (opcode[1:0] == 2'd3)
      ? 2'd3 : 2'd1;
  // mul delivers the low part first, mach last
  assign operation_accumulates = opcode == 7'h49;
  assign operation_integer = ((opcode == 7'h41) & ~from_float) | (opcode == 7'h49);
  assign operation_upper = second ^ (opcode == 7'h49);

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, source_kind[0], dst_kind[0]};
endmodule
`default_nettype wire
