// RUN: encode-test --quiet %s
// Run by EncodeRunTest: matrices are vectors of columns.

// [1 2 3; 4 5 6] * [7 8; 9 10; 11 12] = [58 64; 139 154].
// EXPECT: @multiply 58 139 64 154
llvm.func @multiply() -> vector<4xi32> {
  %a = llvm.mlir.constant(dense<[1, 4, 2, 5, 3, 6]> : vector<6xi32>) : vector<6xi32>
  %b = llvm.mlir.constant(dense<[7, 9, 11, 8, 10, 12]> : vector<6xi32>) : vector<6xi32>
  %r = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32} : (vector<6xi32>, vector<6xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}
// [100 100] * [2; 1] wraps around to 300 - 256; [7; 3] * [5] is a number each.
// EXPECT: @wraps 44 35 15
llvm.func @wraps() -> !llvm.struct<(vector<1xi8>, vector<2xi8>)> {
  %a = llvm.mlir.constant(dense<[100, 100]> : vector<2xi8>) : vector<2xi8>
  %b = llvm.mlir.constant(dense<[2, 1]> : vector<2xi8>) : vector<2xi8>
  %c = llvm.mlir.constant(dense<[7, 3]> : vector<2xi8>) : vector<2xi8>
  %d = llvm.mlir.constant(dense<[5]> : vector<1xi8>) : vector<1xi8>
  %r = llvm.intr.matrix.multiply %a, %b {lhs_rows = 1 : i32, lhs_columns = 2 : i32, rhs_columns = 1 : i32} : (vector<2xi8>, vector<2xi8>) -> vector<1xi8>
  %s = llvm.intr.matrix.multiply %c, %d {lhs_rows = 2 : i32, lhs_columns = 1 : i32, rhs_columns = 1 : i32} : (vector<2xi8>, vector<1xi8>) -> vector<2xi8>
  %s0 = llvm.mlir.poison : !llvm.struct<(vector<1xi8>, vector<2xi8>)>
  %s1 = llvm.insertvalue %r, %s0[0] : !llvm.struct<(vector<1xi8>, vector<2xi8>)>
  %s2 = llvm.insertvalue %s, %s1[1] : !llvm.struct<(vector<1xi8>, vector<2xi8>)>
  llvm.return %s2 : !llvm.struct<(vector<1xi8>, vector<2xi8>)>
}
// A column times a row of floats has one product per element: 2 * 3 and -1 * 3, 2 * 0.5 and -1 * 0.5, as bits.
// EXPECT: @outer 1086324736 3225419776 1065353216 3204448256
llvm.func @outer() -> vector<4xi32> {
  %a = llvm.mlir.constant(dense<[2.0, -1.0]> : vector<2xf32>) : vector<2xf32>
  %b = llvm.mlir.constant(dense<[3.0, 0.5]> : vector<2xf32>) : vector<2xf32>
  %r = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 1 : i32, rhs_columns = 2 : i32} : (vector<2xf32>, vector<2xf32>) -> vector<4xf32>
  %bits = llvm.bitcast %r : vector<4xf32> to vector<4xi32>
  llvm.return %bits : vector<4xi32>
}
// [1 2 3; 4 5 6] becomes [1 4; 2 5; 3 6].
// EXPECT: @transpose 1 2 3 4 5 6
llvm.func @transpose() -> vector<6xi32> {
  %a = llvm.mlir.constant(dense<[1, 4, 2, 5, 3, 6]> : vector<6xi32>) : vector<6xi32>
  %r = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 3 : i32} : vector<6xi32> into vector<6xi32>
  llvm.return %r : vector<6xi32>
}
// Columns of two begin at elements 0, 3 and 6.
// EXPECT: @load 10 11 13 14 16 17
llvm.func @load() -> vector<6xi16> {
  %eight = llvm.mlir.constant(8 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  %p = llvm.alloca %eight x i16 : (i64) -> !llvm.ptr
  %all = llvm.mlir.constant(dense<[10, 11, 12, 13, 14, 15, 16, 17]> : vector<8xi16>) : vector<8xi16>
  llvm.store %all, %p {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  %r = llvm.intr.matrix.column.major.load %p, <stride = %three> {isVolatile = false, rows = 2 : i32, columns = 3 : i32} : vector<6xi16> from !llvm.ptr stride i8
  llvm.return %r : vector<6xi16>
}
// The element between the columns stays.
// EXPECT: @store 1 2 12 3 4
llvm.func @store() -> vector<5xi16> {
  %five = llvm.mlir.constant(5 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %p = llvm.alloca %five x i16 : (i64) -> !llvm.ptr
  %all = llvm.mlir.constant(dense<[10, 11, 12, 13, 14]> : vector<5xi16>) : vector<5xi16>
  llvm.store %all, %p {alignment = 2 : i64} : vector<5xi16>, !llvm.ptr
  %m = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi16>) : vector<4xi16>
  llvm.intr.matrix.column.major.store %m, %p, <stride = %three> {isVolatile = true, rows = 2 : i32, columns = 2 : i32} : vector<4xi16> to !llvm.ptr stride i64
  %r = llvm.load %p {alignment = 2 : i64} : !llvm.ptr -> vector<5xi16>
  llvm.return %r : vector<5xi16>
}
// Columns that overlap: the stride has to be at least the number of rows.
// EXPECT: @overlap assume-violated
llvm.func @overlap() -> vector<4xi16> {
  %four = llvm.mlir.constant(4 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %four x i16 : (i64) -> !llvm.ptr
  %all = llvm.mlir.constant(dense<[10, 11, 12, 13]> : vector<4xi16>) : vector<4xi16>
  llvm.store %all, %p {alignment = 2 : i64} : vector<4xi16>, !llvm.ptr
  %r = llvm.intr.matrix.column.major.load %p, <stride = %one> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xi16> from !llvm.ptr stride i64
  llvm.return %r : vector<4xi16>
}
// The last column ends behind the allocation.
// EXPECT: @short out-of-bounds
llvm.func @short() -> vector<4xi16> {
  %four = llvm.mlir.constant(4 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %p = llvm.alloca %four x i16 : (i64) -> !llvm.ptr
  %all = llvm.mlir.constant(dense<[10, 11, 12, 13]> : vector<4xi16>) : vector<4xi16>
  llvm.store %all, %p {alignment = 2 : i64} : vector<4xi16>, !llvm.ptr
  %r = llvm.intr.matrix.column.major.load %p, <stride = %three> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xi16> from !llvm.ptr stride i64
  llvm.return %r : vector<4xi16>
}
