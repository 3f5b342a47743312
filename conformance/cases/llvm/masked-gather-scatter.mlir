// RUN: %check %s
// llvm.intr.masked.gather, scatter: a pointer per lane; of two lanes that store to one place the last one counts.
llvm.func @both(%a: i32, %b: i32, %m: vector<2xi1>, %n: vector<2xi1>, %v: vector<2xi32>, %swap: i1) -> vector<2xi32> {
  %one = llvm.mlir.constant(1 : i64) : i64
  %l0 = llvm.mlir.constant(0 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.store %b, %q : i32, !llvm.ptr
  %x = llvm.select %swap, %q, %p : i1, !llvm.ptr
  %u = llvm.mlir.poison : vector<2x!llvm.ptr>
  %u0 = llvm.insertelement %p, %u[%l0 : i64] : vector<2x!llvm.ptr>
  %u1 = llvm.insertelement %x, %u0[%one : i64] : vector<2x!llvm.ptr>
  llvm.intr.masked.scatter %v, %u1, %m {alignment = 4 : i32} : vector<2xi32>, vector<2xi1> into vector<2x!llvm.ptr>
  %w0 = llvm.insertelement %q, %u[%l0 : i64] : vector<2x!llvm.ptr>
  %w1 = llvm.insertelement %p, %w0[%one : i64] : vector<2x!llvm.ptr>
  %r = llvm.intr.masked.gather %w1, %n, %v {alignment = 4 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xi32>) -> vector<2xi32>
  llvm.return %r : vector<2xi32>
}
// CALL: @both(1, 2, [true, true], [true, true], [7, 8], true) -> [8, 7]
// CALL: @both(1, 2, [true, true], [true, true], [7, 8], false) -> [2, 8]
// CALL: @both(1, 2, [false, true], [false, true], [7, 8], true) -> [7, 1]
// CALL-RANDOM: @both(_, _, _, _, _, _) count=60
