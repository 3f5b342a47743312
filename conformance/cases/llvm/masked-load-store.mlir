// RUN: %check %s
// llvm.intr.masked.load, store, expandload, compressstore: lanes that are off touch nothing, also beyond the end.
llvm.func @own(%a: vector<4xi32>, %m: vector<4xi1>, %n: vector<4xi1>, %v: vector<4xi32>) -> vector<4xi32> {
  %c = llvm.mlir.constant(4 : i64) : i64
  %z = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
  %p = llvm.alloca %c x i32 : (i64) -> !llvm.ptr
  llvm.store %z, %p {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  llvm.intr.masked.store %a, %p, %m {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
  %r = llvm.intr.masked.load %p, %n, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}
llvm.func @packed(%a: vector<4xi16>, %m: vector<4xi1>, %n: vector<4xi1>, %v: vector<4xi16>) -> (vector<4xi16>) {
  %c = llvm.mlir.constant(4 : i64) : i64
  %z = llvm.mlir.constant(dense<0> : vector<4xi16>) : vector<4xi16>
  %p = llvm.alloca %c x i16 : (i64) -> !llvm.ptr
  llvm.store %z, %p {alignment = 2 : i64} : vector<4xi16>, !llvm.ptr
  "llvm.intr.masked.compressstore"(%a, %p, %m) : (vector<4xi16>, !llvm.ptr, vector<4xi1>) -> ()
  %r = "llvm.intr.masked.expandload"(%p, %n, %v) : (!llvm.ptr, vector<4xi1>, vector<4xi16>) -> vector<4xi16>
  llvm.return %r : vector<4xi16>
}
llvm.func @small(%m: vector<4xi1>) -> vector<4xi8> {
  %c = llvm.mlir.constant(2 : i64) : i64
  %k = llvm.mlir.constant(1543 : i16) : i16
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi8>) : vector<4xi8>
  %p = llvm.alloca %c x i8 : (i64) -> !llvm.ptr
  llvm.store %k, %p {alignment = 1 : i64} : i16, !llvm.ptr
  %r = llvm.intr.masked.load %p, %m, %v {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi8>) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}
// CALL: @own([1, 2, 3, 4], [true, false, true, true], [true, true, false, true], [5, 6, 7, 8]) -> [1, 0, 7, 4]
// CALL: @packed([1, 2, 3, 4], [false, true, false, true], [true, false, true, true], [5, 6, 7, 8]) -> [2, 6, 4, 0]
// CALL: @small([true, true, false, false]) -> [7, 6, 3, 4]
// CALL: @small([false, true, false, false]) -> [1, 6, 3, 4]
// CALL: @small([false, false, true, false]) -> trap(out-of-bounds)
// CALL-RANDOM: @own(_, _, _, _) count=60
// CALL-RANDOM: @packed(_, _, _, _) count=60
