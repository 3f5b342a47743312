// RUN: %check %s
// CLAUSE: ADDR-05
// Strides known from the type, the first of them one, give the address that a store writes to.
func.func @put(%m: memref<2x3xi32, strided<[1, 3]>>, %i: index, %j: index, %v: i32) {
  memref.store %v, %m[%i, %j] : memref<2x3xi32, strided<[1, 3]>>
  return
}
// CHECK-NOT: llvm.extractvalue %{{.*}}[4
// CHECK: llvm.mlir.constant(3 : {{index|i64|i32}})
// CHECK-NOT: llvm.extractvalue %{{.*}}[4
// CALL: @put(memref<data=[0,0,0,0,0,0]>, 0, 2, 9) -> () after arg0=[0,0,9,0,0,0]
// CALL: @put(memref<data=[0,0,0,0,0,0]>, 1, 1, 9) -> () after arg0=[0,0,0,0,9,0]
// CALL-RANDOM: @put(_, 0..1, 0..1, _) count=20 seed=1
