// RUN: %check %s
// llvm.intr.matrix: vectors that hold one column of a matrix after the other.
llvm.func @multiply(%a: vector<6xi32>, %b: vector<6xi32>) -> vector<4xi32> {
  %r = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32} : (vector<6xi32>, vector<6xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}
llvm.func @column_by_row(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<6xf32> {
  %r = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 1 : i32, rhs_columns = 3 : i32} : (vector<2xf32>, vector<3xf32>) -> vector<6xf32>
  llvm.return %r : vector<6xf32>
}
llvm.func @transpose(%a: vector<6xi16>) -> vector<6xi16> {
  %r = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 3 : i32} : vector<6xi16> into vector<6xi16>
  llvm.return %r : vector<6xi16>
}
llvm.func @load(%v: vector<9xi16>, %n: i32) -> vector<6xi16> {
  %k9 = llvm.mlir.constant(9 : i64) : i64
  %p = llvm.alloca %k9 x i16 : (i64) -> !llvm.ptr
  llvm.store %v, %p {alignment = 2 : i64} : vector<9xi16>, !llvm.ptr
  %r = llvm.intr.matrix.column.major.load %p, <stride = %n> {isVolatile = false, rows = 2 : i32, columns = 3 : i32} : vector<6xi16> from !llvm.ptr stride i32
  llvm.return %r : vector<6xi16>
}
llvm.func @store(%v: vector<5xi16>, %m: vector<4xi16>, %n: i64) -> vector<5xi16> {
  %k5 = llvm.mlir.constant(5 : i64) : i64
  %p = llvm.alloca %k5 x i16 : (i64) -> !llvm.ptr
  llvm.store %v, %p {alignment = 2 : i64} : vector<5xi16>, !llvm.ptr
  llvm.intr.matrix.column.major.store %m, %p, <stride = %n> {isVolatile = true, rows = 2 : i32, columns = 2 : i32} : vector<4xi16> to !llvm.ptr stride i64
  %r = llvm.load %p {alignment = 2 : i64} : !llvm.ptr -> vector<5xi16>
  llvm.return %r : vector<5xi16>
}
// CALL: @multiply([1, 4, 2, 5, 3, 6], [7, 9, 11, 8, 10, 12]) -> [58, 139, 64, 154]
// CALL: @column_by_row([2.0, -1.0], [3.0, 0.5, -0.0]) -> [6.0, -3.0, 1.0, -0.5, -0.0, 0.0]
// CALL: @transpose([1, 4, 2, 5, 3, 6]) -> [1, 2, 3, 4, 5, 6]
// CALL: @load([10, 11, 12, 13, 14, 15, 16, 17, 18], 3) -> [10, 11, 13, 14, 16, 17]
// CALL: @load([10, 11, 12, 13, 14, 15, 16, 17, 18], 2) -> [10, 11, 12, 13, 14, 15]
// CALL: @store([10, 11, 12, 13, 14], [1, 2, 3, 4], 3) -> [1, 2, 12, 3, 4]
// CALL-RANDOM: @multiply(_, _) count=20 seed=1
// CALL-RANDOM: @column_by_row(_, _) count=20 seed=1
// CALL-RANDOM: @transpose(_) count=20 seed=1
// CALL-RANDOM: @load(_, 2..3) count=20 seed=1
// CALL-RANDOM: @store(_, _, 2..3) count=20 seed=1
