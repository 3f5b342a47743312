// RUN: encode-test --quiet %s
// Run by EncodeRunTest: a masked load or store takes bits side by side, as one of the vector does. An expanding load and a compressing store take elements, which have addresses.

// 0xb5 is 1, 0, 1, 0, 1, 1, 0, 1 from the lowest bit on; the second byte, which is not there, has no lane that is on.
// EXPECT: @bits 1 0 1 1 1 1 0 1 0 1
llvm.func @bits() -> vector<10xi1> {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
  %byte = llvm.mlir.constant(0xb5 : i8) : i8
  llvm.store %byte, %p : i8, !llvm.ptr
  %k = llvm.mlir.constant(dense<[1, 1, 1, 0, 1, 1, 1, 1, 0, 0]> : vector<10xi1>) : vector<10xi1>
  %e = llvm.mlir.constant(dense<[0, 0, 0, 1, 0, 0, 0, 0, 0, 1]> : vector<10xi1>) : vector<10xi1>
  %r = llvm.intr.masked.load %p, %k, %e {alignment = 1 : i32} : (!llvm.ptr, vector<10xi1>, vector<10xi1>) -> vector<10xi1>
  llvm.return %r : vector<10xi1>
}
// A load of the vector gives the same.
// EXPECT: @nibbles 5 9 1 5 11 1
llvm.func @nibbles() -> !llvm.struct<(vector<3xi4>, vector<3xi4>)> {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  %bytes = llvm.mlir.constant(0x01b5 : i16) : i16
  llvm.store %bytes, %p : i16, !llvm.ptr
  %k = llvm.mlir.constant(dense<[1, 0, 1]> : vector<3xi1>) : vector<3xi1>
  %e = llvm.mlir.constant(dense<9> : vector<3xi4>) : vector<3xi4>
  %r = llvm.intr.masked.load %p, %k, %e {alignment = 1 : i32} : (!llvm.ptr, vector<3xi1>, vector<3xi4>) -> vector<3xi4>
  %l = llvm.load %p : !llvm.ptr -> vector<3xi4>
  %s0 = llvm.mlir.poison : !llvm.struct<(vector<3xi4>, vector<3xi4>)>
  %s1 = llvm.insertvalue %r, %s0[0] : !llvm.struct<(vector<3xi4>, vector<3xi4>)>
  %s2 = llvm.insertvalue %l, %s1[1] : !llvm.struct<(vector<3xi4>, vector<3xi4>)>
  llvm.return %s2 : !llvm.struct<(vector<3xi4>, vector<3xi4>)>
}
// The byte of a lane that is on is read, and is not there.
// EXPECT: @beyond out-of-bounds
llvm.func @beyond() -> vector<10xi1> {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
  %k = llvm.mlir.constant(dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 1]> : vector<10xi1>) : vector<10xi1>
  %r = llvm.intr.masked.load %p, %k, %k {alignment = 1 : i32} : (!llvm.ptr, vector<10xi1>, vector<10xi1>) -> vector<10xi1>
  llvm.return %r : vector<10xi1>
}
// Elements of i1 are a byte apart: 1, 0, 1 for the lanes that are on.
// EXPECT: @expand_bits 1 0 0 1 1
llvm.func @expand_bits() -> vector<5xi1> {
  %three = llvm.mlir.constant(3 : i64) : i64
  %p = llvm.alloca %three x i1 : (i64) -> !llvm.ptr
  %v = llvm.mlir.constant(dense<[1, 0, 1]> : vector<3xi8>) : vector<3xi8>
  llvm.store %v, %p {alignment = 1 : i64} : vector<3xi8>, !llvm.ptr
  %k = llvm.mlir.constant(dense<[1, 0, 1, 0, 1]> : vector<5xi1>) : vector<5xi1>
  %e = llvm.mlir.constant(dense<[0, 0, 0, 1, 0]> : vector<5xi1>) : vector<5xi1>
  %r = "llvm.intr.masked.expandload"(%p, %k, %e) : (!llvm.ptr, vector<5xi1>, vector<5xi1>) -> vector<5xi1>
  llvm.return %r : vector<5xi1>
}
// Those of i24 are four bytes apart.
// EXPECT: @compress_odd 7 9
llvm.func @compress_odd() -> !llvm.struct<(i24, i24)> {
  %two = llvm.mlir.constant(2 : i64) : i64
  %p = llvm.alloca %two x i24 : (i64) -> !llvm.ptr
  %k = llvm.mlir.constant(dense<[1, 0, 1]> : vector<3xi1>) : vector<3xi1>
  %v = llvm.mlir.constant(dense<[7, 8, 9]> : vector<3xi24>) : vector<3xi24>
  "llvm.intr.masked.compressstore"(%v, %p, %k) <{arg_attrs = [{}, {llvm.align = 4 : i64}, {}]}> : (vector<3xi24>, !llvm.ptr, vector<3xi1>) -> ()
  %a = llvm.load %p : !llvm.ptr -> i24
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i24
  %b = llvm.load %q : !llvm.ptr -> i24
  %s0 = llvm.mlir.poison : !llvm.struct<(i24, i24)>
  %s1 = llvm.insertvalue %a, %s0[0] : !llvm.struct<(i24, i24)>
  %s2 = llvm.insertvalue %b, %s1[1] : !llvm.struct<(i24, i24)>
  llvm.return %s2 : !llvm.struct<(i24, i24)>
}
// Lanes that are off stay: 0xb5 with two bits more. The second byte, which is not there, has no lane that is on.
// EXPECT: @store_bits 191
llvm.func @store_bits() -> i8 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
  %byte = llvm.mlir.constant(0xb5 : i8) : i8
  llvm.store %byte, %p : i8, !llvm.ptr
  %k = llvm.mlir.constant(dense<[0, 1, 0, 1, 0, 0, 0, 0, 0, 0]> : vector<10xi1>) : vector<10xi1>
  %v = llvm.mlir.constant(dense<[0, 1, 0, 1, 0, 0, 0, 0, 1, 1]> : vector<10xi1>) : vector<10xi1>
  llvm.intr.masked.store %v, %p, %k {alignment = 1 : i32} : vector<10xi1>, vector<10xi1> into !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}
// A byte of which all lanes are on is not read before.
// EXPECT: @store_fresh 181
llvm.func @store_fresh() -> i8 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
  %k = llvm.mlir.constant(dense<[1, 1, 1, 1, 1, 1, 1, 1, 0]> : vector<9xi1>) : vector<9xi1>
  %v = llvm.mlir.constant(dense<[1, 0, 1, 0, 1, 1, 0, 1, 1]> : vector<9xi1>) : vector<9xi1>
  llvm.intr.masked.store %v, %p, %k {alignment = 1 : i32} : vector<9xi1>, vector<9xi1> into !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}
// EXPECT: @store_part_of_fresh uninitialized-read
llvm.func @store_part_of_fresh() -> i8 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
  %k = llvm.mlir.constant(dense<[1, 1, 0, 1]> : vector<4xi1>) : vector<4xi1>
  llvm.intr.masked.store %k, %p, %k {alignment = 1 : i32} : vector<4xi1>, vector<4xi1> into !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}
// Lanes that begin inside of a byte, of a vector that ends inside of one.
// EXPECT: @store_twelve 1 6 3 7 6 9
llvm.func @store_twelve() -> !llvm.struct<(vector<3xi12>, vector<3xi12>)> {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %k = llvm.mlir.constant(dense<[0, 1, 0]> : vector<3xi1>) : vector<3xi1>
  %v = llvm.mlir.constant(dense<[1, 2, 3]> : vector<3xi12>) : vector<3xi12>
  %w = llvm.mlir.constant(dense<[5, 6, 4095]> : vector<3xi12>) : vector<3xi12>
  %e = llvm.mlir.constant(dense<[7, 8, 9]> : vector<3xi12>) : vector<3xi12>
  llvm.store %v, %p {alignment = 1 : i64} : vector<3xi12>, !llvm.ptr
  llvm.intr.masked.store %w, %p, %k {alignment = 1 : i32} : vector<3xi12>, vector<3xi1> into !llvm.ptr
  %l = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<3xi12>
  %r = llvm.intr.masked.load %p, %k, %e {alignment = 1 : i32} : (!llvm.ptr, vector<3xi1>, vector<3xi12>) -> vector<3xi12>
  %s0 = llvm.mlir.poison : !llvm.struct<(vector<3xi12>, vector<3xi12>)>
  %s1 = llvm.insertvalue %l, %s0[0] : !llvm.struct<(vector<3xi12>, vector<3xi12>)>
  %s2 = llvm.insertvalue %r, %s1[1] : !llvm.struct<(vector<3xi12>, vector<3xi12>)>
  llvm.return %s2 : !llvm.struct<(vector<3xi12>, vector<3xi12>)>
}
// Only the bytes of the lane that is on: the first of three is none of them.
// EXPECT: @load_twelve 9 291
llvm.func @load_twelve() -> vector<2xi12> {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %high = llvm.mlir.constant(0x1234 : i16) : i16
  llvm.store %high, %q {alignment = 1 : i64} : i16, !llvm.ptr
  %k = llvm.mlir.constant(dense<[0, 1]> : vector<2xi1>) : vector<2xi1>
  %e = llvm.mlir.constant(dense<9> : vector<2xi12>) : vector<2xi12>
  %r = llvm.intr.masked.load %p, %k, %e {alignment = 1 : i32} : (!llvm.ptr, vector<2xi1>, vector<2xi12>) -> vector<2xi12>
  llvm.return %r : vector<2xi12>
}
// Poison, or undef, in one byte is of no lane in another, as of a load of the vector.
// EXPECT: @poison_lane 1
llvm.func @poison_lane() -> i1 {
  %two = llvm.mlir.constant(2 : i64) : i64
  %p = llvm.alloca %two x i8 : (i64) -> !llvm.ptr
  %k = llvm.mlir.constant(dense<1> : vector<10xi1>) : vector<10xi1>
  %e = llvm.mlir.constant(dense<1> : vector<10xi1>) : vector<10xi1>
  %bad = llvm.mlir.poison : i1
  %there = llvm.mlir.constant(9 : i32) : i32
  %here = llvm.mlir.constant(0 : i32) : i32
  %v = llvm.insertelement %bad, %e[%there : i32] : vector<10xi1>
  llvm.store %v, %p {alignment = 1 : i64} : vector<10xi1>, !llvm.ptr
  %r = llvm.intr.masked.load %p, %k, %e {alignment = 1 : i32} : (!llvm.ptr, vector<10xi1>, vector<10xi1>) -> vector<10xi1>
  %x = llvm.extractelement %r[%here : i32] : vector<10xi1>
  llvm.return %x : i1
}
// EXPECT: @undef_lane 1
llvm.func @undef_lane() -> i1 {
  %two = llvm.mlir.constant(2 : i64) : i64
  %p = llvm.alloca %two x i8 : (i64) -> !llvm.ptr
  %k = llvm.mlir.constant(dense<1> : vector<10xi1>) : vector<10xi1>
  %e = llvm.mlir.constant(dense<1> : vector<10xi1>) : vector<10xi1>
  %bad = llvm.mlir.undef : i1
  %there = llvm.mlir.constant(9 : i32) : i32
  %here = llvm.mlir.constant(0 : i32) : i32
  %v = llvm.insertelement %bad, %e[%there : i32] : vector<10xi1>
  llvm.store %v, %p {alignment = 1 : i64} : vector<10xi1>, !llvm.ptr
  %r = llvm.intr.masked.load %p, %k, %e {alignment = 1 : i32} : (!llvm.ptr, vector<10xi1>, vector<10xi1>) -> vector<10xi1>
  %x = llvm.extractelement %r[%here : i32] : vector<10xi1>
  llvm.return %x : i1
}
// A masked store writes, and that it keeps the other lanes of a byte is no read of the program's: 0xc3 with one bit more.
// EXPECT: @store_argument 199
llvm.func @write(%p: !llvm.ptr, %v: vector<8xi1>, %k: vector<8xi1>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.intr.masked.store %v, %p, %k {alignment = 1 : i32} : vector<8xi1>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @store_argument() -> i8 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
  %byte = llvm.mlir.constant(0xc3 : i8) : i8
  llvm.store %byte, %p : i8, !llvm.ptr
  %k = llvm.mlir.constant(dense<[1, 1, 1, 0, 0, 0, 0, 0]> : vector<8xi1>) : vector<8xi1>
  llvm.call @write(%p, %k, %k) : (!llvm.ptr, vector<8xi1>, vector<8xi1>) -> ()
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}
// EXPECT: @store_unpromised effect-violated
llvm.func @readonly(%p: !llvm.ptr, %v: vector<8xi1>, %k: vector<8xi1>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.intr.masked.store %v, %p, %k {alignment = 1 : i32} : vector<8xi1>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @store_unpromised() -> i8 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
  %byte = llvm.mlir.constant(0xc3 : i8) : i8
  llvm.store %byte, %p : i8, !llvm.ptr
  %k = llvm.mlir.constant(dense<[1, 1, 1, 0, 0, 0, 0, 0]> : vector<8xi1>) : vector<8xi1>
  llvm.call @readonly(%p, %k, %k) : (!llvm.ptr, vector<8xi1>, vector<8xi1>) -> ()
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}
