// RUN: %check %s
// llvm.getelementptr of vectors: pointers, indices, or both are vectors, and each lane is an address of its own.
llvm.func @indices(%i: vector<4xi32>) -> vector<4xi16> {
  %n = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %n x i16 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %data = llvm.mlir.constant(dense<[10, 11, 12, 13, 14, 15, 16, 17]> : vector<8xi16>) : vector<8xi16>
  llvm.store %data, %m : vector<8xi16>, !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i16
  %mask = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %none = llvm.mlir.zero : vector<4xi16>
  %r = llvm.intr.masked.gather %p, %mask, %none {alignment = 2 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi16>) -> vector<4xi16>
  llvm.return %r : vector<4xi16>
}
llvm.func @pointers(%i: vector<2xi64>, %j: i64) -> vector<2xi32> {
  %n = llvm.mlir.constant(6 : i64) : i64
  %m = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %data = llvm.mlir.constant(dense<[10, 11, 12, 13, 14, 15]> : tensor<6xi32>) : !llvm.array<6 x i32>
  llvm.store %data, %m : !llvm.array<6 x i32>, !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, !llvm.array<3 x i32>
  %q = llvm.getelementptr %p[0, %j] : (vector<2x!llvm.ptr>, i64) -> vector<2x!llvm.ptr>, !llvm.array<3 x i32>
  %mask = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %none = llvm.mlir.zero : vector<2xi32>
  %r = llvm.intr.masked.gather %q, %mask, %none {alignment = 4 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xi32>) -> vector<2xi32>
  llvm.return %r : vector<2xi32>
}
// CALL: @indices([0, 7, 3, 3]) -> [10, 17, 13, 13]
// CALL: @indices([6, 5, 4, 1]) -> [16, 15, 14, 11]
// CALL: @pointers([0, 1], 2) -> [12, 15]
// CALL: @pointers([1, 1], 0) -> [13, 13]
