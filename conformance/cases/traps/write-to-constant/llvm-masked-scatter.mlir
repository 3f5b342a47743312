// RUN: %check %s
// OPERATION: llvm.intr.masked.scatter
// llvm.intr.masked.scatter of a constant global, or of one that is not constant.
// Made from the rows operation.masked-scatter and situation.write-to-constant of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.mlir.global internal constant @fixed(7 : i32) : i32
llvm.mlir.global internal @free_to_change(7 : i32) : i32
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %a = llvm.mlir.addressof @fixed : !llvm.ptr
  %b2 = llvm.mlir.addressof @free_to_change : !llvm.ptr
  %p = llvm.select %c, %a, %b2 : i1, !llvm.ptr
  %mask = llvm.mlir.constant(dense<true> : vector<1xi1>) : vector<1xi1>
  %lane = llvm.mlir.constant(0 : i32) : i32
  %ev = llvm.mlir.zero : vector<1xi32>
  %vv = llvm.insertelement %v, %ev[%lane : i32] : vector<1xi32>
  %ep = llvm.mlir.zero : vector<1x!llvm.ptr>
  %pp = llvm.insertelement %p, %ep[%lane : i32] : vector<1x!llvm.ptr>
  llvm.intr.masked.scatter %vv, %pp, %mask {alignment = 4 : i32} : vector<1xi32>, vector<1xi1> into vector<1x!llvm.ptr>  // TRAP: write-to-constant
  llvm.return %v : i32
}
// CALL: @f(true, 7) -> trap(write-to-constant)
// CALL: @f(false, 7) -> 7
