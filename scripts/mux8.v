// A choice of eight as the slices of an ECP5 have it: four look-up tables, and multiplexers behind them that cost
// none. Yosys maps `$_MUX8_` with it for scripts/place.py --mux8. S chooses within pairs, T the pair, U the half.
(* techmap_celltype = "$_MUX8_" *)
module mux8 (input A, B, C, D, E, F, G, H, S, T, U, output Y);
  wire [3:0] of_pair;
  wire [1:0] of_half;
  // C ? B : A, whatever D is.
  LUT4 #(.INIT(16'hcaca)) pair_0 (.A(A), .B(B), .C(S), .D(1'b0), .Z(of_pair[0]));
  LUT4 #(.INIT(16'hcaca)) pair_1 (.A(C), .B(D), .C(S), .D(1'b0), .Z(of_pair[1]));
  LUT4 #(.INIT(16'hcaca)) pair_2 (.A(E), .B(F), .C(S), .D(1'b0), .Z(of_pair[2]));
  LUT4 #(.INIT(16'hcaca)) pair_3 (.A(G), .B(H), .C(S), .D(1'b0), .Z(of_pair[3]));
  PFUMX half_0 (.ALUT(of_pair[1]), .BLUT(of_pair[0]), .C0(T), .Z(of_half[0]));
  PFUMX half_1 (.ALUT(of_pair[3]), .BLUT(of_pair[2]), .C0(T), .Z(of_half[1]));
  L6MUX21 whole (.D0(of_half[0]), .D1(of_half[1]), .SD(U), .Z(Y));
endmodule
