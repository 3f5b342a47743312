// RUN: %check %s
// CLAUSE: CALL-RANKED-06
// More scalars than there are registers: none is passed in a struct behind a pointer.
func.func private @pick(%a: memref<?x?xi32>, %x: f32, %b: memref<?x?xi32, strided<[?, ?], offset: ?>>, %y: i8, %c: memref<i32>, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %u = memref.load %a[%i, %c0] : memref<?x?xi32>
  %v = memref.load %b[%c0, %i] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %w = memref.load %c[] : memref<i32>
  %s = arith.addi %u, %v : i32
  %t = arith.addi %s, %w : i32
  return %t : i32
}
func.func @f(%a: memref<?x?xi32>, %x: f32, %b: memref<?x?xi32, strided<[?, ?], offset: ?>>, %y: i8, %c: memref<i32>, %i: index) -> i32 {
  %r = call @pick(%a, %x, %b, %y, %c, %i) : (memref<?x?xi32>, f32, memref<?x?xi32, strided<[?, ?], offset: ?>>, i8, memref<i32>, index) -> i32
  return %r : i32
}
// CHECK: llvm.call @pick({{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, f32, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i8, !llvm.ptr, !llvm.ptr, i64, i64) -> i32
// CALL: @f(memref<sizes=[2,2] data=[1,2,3,4]>, 0.5, memref<sizes=[2,2] strides=[5,3] offset=2 data=[10,20,30,40]>, 9, memref<data=[100]>, 1) -> 123
// CALL-RANDOM: @f(memref<sizes=[N,N] layout=positive>, _, memref<sizes=[N,N] layout=positive>, _, _, 0..N-1) N=1..6 count=20 seed=1
