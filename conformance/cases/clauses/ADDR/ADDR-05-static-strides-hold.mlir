// RUN: %check %s
// CLAUSE: ADDR-05
// Strides known from the type, one of them odd, give the addresses.
func.func @at(%m: memref<2x3xi32, strided<[7, 2]>>, %i: index, %j: index) -> i32 {
  %r = memref.load %m[%i, %j] : memref<2x3xi32, strided<[7, 2]>>
  return %r : i32
}
// CHECK-NOT: llvm.extractvalue %{{.*}}[4
// CHECK: llvm.mlir.constant(7 : {{index|i64|i32}})
// CHECK-NOT: llvm.extractvalue %{{.*}}[4
// CALL: @at(memref<data=[0,1,2,10,11,12]>, 1, 2) -> 12
// CALL: @at(memref<data=[0,1,2,10,11,12]>, 1, 0) -> 10
// CALL: @at(memref<data=[0,1,2,10,11,12]>, 0, 1) -> 1
// CALL-RANDOM: @at(_, 0..1, 0..1) count=20 seed=1
