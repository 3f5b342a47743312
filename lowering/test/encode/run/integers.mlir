// RUN: encode-test --quiet %s
// Run by EncodeRunTest as source and lowered; EXPECT lines hold the results, leaf by leaf.

memref.global "private" @ints : memref<8xi32> = dense<[7, -3, 2147483647, -2147483648, 0, 1, 65535, -65536]>
memref.global "private" @bytes : memref<4xi8> = dense<[-128, 127, -1, 5]>
// EXPECT: @wrapping -2147483642 2147483641 -2147483645 2147483645 -2147483641 2147483645
func.func @wrapping() -> (i32, i32, i32, i32, i32, i32) {
  %m = memref.get_global @ints : memref<8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.load %m[%c0] : memref<8xi32>
  %b = memref.load %m[%c1] : memref<8xi32>
  %max = memref.load %m[%c2] : memref<8xi32>
  %min = memref.load %m[%c3] : memref<8xi32>
  %0 = arith.addi %max, %a : i32
  %1 = arith.subi %min, %a : i32
  %2 = arith.muli %max, %b : i32
  %3 = arith.andi %max, %b : i32
  %4 = arith.ori %min, %a : i32
  %5 = arith.xori %min, %b : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}
// EXPECT: @division -2 613566756 -3 1 -2 -3 613566757
func.func @division() -> (i32, i32, i32, i32, i32, i32, i32) {
  %m = memref.get_global @ints : memref<8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %m[%c0] : memref<8xi32>
  %b = memref.load %m[%c1] : memref<8xi32>
  %0 = arith.divsi %a, %b : i32
  %1 = arith.divui %b, %a : i32
  %2 = arith.remsi %b, %a : i32
  %3 = arith.remui %b, %a : i32
  %4 = arith.ceildivsi %a, %b : i32
  %5 = arith.floordivsi %a, %b : i32
  %6 = arith.ceildivui %b, %a : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}
// EXPECT: @shifts -4 4 -96 5 -128 -128 5
func.func @shifts() -> (i8, i8, i8, i8, i8, i8, i8) {
  %m = memref.get_global @bytes : memref<4xi8>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %min = memref.load %m[%c0] : memref<4xi8>
  %five = memref.load %m[%c3] : memref<4xi8>
  %0 = arith.shrsi %min, %five : i8
  %1 = arith.shrui %min, %five : i8
  %2 = arith.shli %five, %five : i8
  %3 = arith.maxsi %min, %five : i8
  %4 = arith.maxui %min, %five : i8
  %5 = arith.minsi %min, %five : i8
  %6 = arith.minui %min, %five : i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}
// EXPECT: @extended 2147483644 1 -2147483645 -2 -2147483645 2147483645
func.func @extended() -> (i32, i1, i32, i32, i32, i32) {
  %m = memref.get_global @ints : memref<8xi32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %b = memref.load %m[%c1] : memref<8xi32>
  %max = memref.load %m[%c2] : memref<8xi32>
  %0, %1 = arith.addui_extended %max, %b : i32, i1
  %2, %3 = arith.mulsi_extended %max, %b : i32
  %4, %5 = arith.mului_extended %max, %b : i32
  return %0, %1, %2, %3, %4, %5 : i32, i1, i32, i32, i32, i32
}
// EXPECT: @widths -128 128 -128 -3 -128 128 -128
func.func @widths() -> (i64, i64, i128, i3, index, index, i16) {
  %m = memref.get_global @bytes : memref<4xi8>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %min = memref.load %m[%c0] : memref<4xi8>
  %five = memref.load %m[%c3] : memref<4xi8>
  %0 = arith.extsi %min : i8 to i64
  %1 = arith.extui %min : i8 to i64
  %2 = arith.extsi %min : i8 to i128
  %3 = arith.trunci %five : i8 to i3
  %4 = arith.index_cast %min : i8 to index
  %5 = arith.index_castui %min : i8 to index
  %6 = arith.index_cast %4 : index to i16
  return %0, %1, %2, %3, %4, %5, %6 : i64, i64, i128, i3, index, index, i16
}
// EXPECT: @comparisons 0 1 0 0 1 1 1 1 0 0 7
func.func @comparisons() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i32) {
  %m = memref.get_global @ints : memref<8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %m[%c0] : memref<8xi32>
  %b = memref.load %m[%c1] : memref<8xi32>
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi sle, %a, %b : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  %5 = arith.cmpi sge, %a, %b : i32
  %6 = arith.cmpi ult, %a, %b : i32
  %7 = arith.cmpi ule, %a, %b : i32
  %8 = arith.cmpi ugt, %a, %b : i32
  %9 = arith.cmpi uge, %a, %b : i32
  %10 = arith.select %6, %a, %b : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i32
}
// EXPECT: @lanes 1 1 0 -1
func.func @lanes() -> vector<4xi32> {
  %a = arith.constant dense<[1, -2, 3, -4]> : vector<4xi32>
  %b = arith.constant dense<3> : vector<4xi32>
  %0 = arith.addi %a, %b : vector<4xi32>
  %1 = arith.cmpi sgt, %0, %b : vector<4xi32>
  %2 = arith.select %1, %a, %0 : vector<4xi1>, vector<4xi32>
  %3 = arith.remsi %2, %b : vector<4xi32>
  return %3 : vector<4xi32>
}
