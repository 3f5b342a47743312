// RUN: encode-test --quiet %s
// Run by EncodeRunTest: on a big-endian target the first lane is the highest bit of the number that lanes make, and padding is above it.

module attributes {llvm.data_layout = "E"} {
  // 0x2b5 is 10 1011 0101, as a load of the vector says, too.
// EXPECT: @all 1 0 1 0 1 1 0 1 0 1 1 0 1 0 1 1 0 1 0 1
  llvm.func @all() -> !llvm.struct<(vector<10xi1>, vector<10xi1>)> {
    %one = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
    %bytes = llvm.mlir.constant(0x2b5 : i16) : i16
    llvm.store %bytes, %p : i16, !llvm.ptr
    %k = llvm.mlir.constant(dense<1> : vector<10xi1>) : vector<10xi1>
    %e = llvm.mlir.constant(dense<0> : vector<10xi1>) : vector<10xi1>
    %r = llvm.intr.masked.load %p, %k, %e {alignment = 1 : i32} : (!llvm.ptr, vector<10xi1>, vector<10xi1>) -> vector<10xi1>
    %l = llvm.load %p : !llvm.ptr -> vector<10xi1>
    %s0 = llvm.mlir.poison : !llvm.struct<(vector<10xi1>, vector<10xi1>)>
    %s1 = llvm.insertvalue %r, %s0[0] : !llvm.struct<(vector<10xi1>, vector<10xi1>)>
    %s2 = llvm.insertvalue %l, %s1[1] : !llvm.struct<(vector<10xi1>, vector<10xi1>)>
    llvm.return %s2 : !llvm.struct<(vector<10xi1>, vector<10xi1>)>
  }
  // The first byte has two lanes; there is no second one.
// EXPECT: @first 1 0 1 1 1 1 1 1 1 1
  llvm.func @first() -> vector<10xi1> {
    %one = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
    %byte = llvm.mlir.constant(2 : i8) : i8
    llvm.store %byte, %p : i8, !llvm.ptr
    %k = llvm.mlir.constant(dense<[1, 1, 0, 0, 0, 0, 0, 0, 0, 0]> : vector<10xi1>) : vector<10xi1>
    %e = llvm.mlir.constant(dense<1> : vector<10xi1>) : vector<10xi1>
    %r = llvm.intr.masked.load %p, %k, %e {alignment = 1 : i32} : (!llvm.ptr, vector<10xi1>, vector<10xi1>) -> vector<10xi1>
    llvm.return %r : vector<10xi1>
  }
// EXPECT: @third out-of-bounds
  llvm.func @third() -> vector<10xi1> {
    %one = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
    %k = llvm.mlir.constant(dense<[0, 0, 1, 0, 0, 0, 0, 0, 0, 0]> : vector<10xi1>) : vector<10xi1>
    %r = llvm.intr.masked.load %p, %k, %k {alignment = 1 : i32} : (!llvm.ptr, vector<10xi1>, vector<10xi1>) -> vector<10xi1>
    llvm.return %r : vector<10xi1>
  }
  // The first lane shares its byte with padding alone: poison, or undef, there is of no other lane.
// EXPECT: @poison_lane 1
  llvm.func @poison_lane() -> i4 {
    %two = llvm.mlir.constant(2 : i64) : i64
    %p = llvm.alloca %two x i8 : (i64) -> !llvm.ptr
    %k = llvm.mlir.constant(dense<1> : vector<3xi1>) : vector<3xi1>
    %e = llvm.mlir.constant(dense<1> : vector<3xi4>) : vector<3xi4>
    %bad = llvm.mlir.poison : i4
    %there = llvm.mlir.constant(0 : i32) : i32
    %here = llvm.mlir.constant(2 : i32) : i32
    %v = llvm.insertelement %bad, %e[%there : i32] : vector<3xi4>
    llvm.store %v, %p {alignment = 1 : i64} : vector<3xi4>, !llvm.ptr
    %r = llvm.intr.masked.load %p, %k, %e {alignment = 1 : i32} : (!llvm.ptr, vector<3xi1>, vector<3xi4>) -> vector<3xi4>
    %x = llvm.extractelement %r[%here : i32] : vector<3xi4>
    llvm.return %x : i4
  }
// EXPECT: @undef_lane 1
  llvm.func @undef_lane() -> i4 {
    %two = llvm.mlir.constant(2 : i64) : i64
    %p = llvm.alloca %two x i8 : (i64) -> !llvm.ptr
    %k = llvm.mlir.constant(dense<1> : vector<3xi1>) : vector<3xi1>
    %e = llvm.mlir.constant(dense<1> : vector<3xi4>) : vector<3xi4>
    %bad = llvm.mlir.undef : i4
    %there = llvm.mlir.constant(0 : i32) : i32
    %here = llvm.mlir.constant(2 : i32) : i32
    %v = llvm.insertelement %bad, %e[%there : i32] : vector<3xi4>
    llvm.store %v, %p {alignment = 1 : i64} : vector<3xi4>, !llvm.ptr
    %r = llvm.intr.masked.load %p, %k, %e {alignment = 1 : i32} : (!llvm.ptr, vector<3xi1>, vector<3xi4>) -> vector<3xi4>
    %x = llvm.extractelement %r[%here : i32] : vector<3xi4>
    llvm.return %x : i4
  }
}
