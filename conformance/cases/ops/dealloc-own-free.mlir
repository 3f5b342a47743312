// RUN: %check %s
// A deallocation beside a function of the source that is called free and has another type.
llvm.func @free(i64) -> i64
func.func @f(%i: i32) -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %c = arith.constant 1 : index
  memref.store %i, %m[%c] : memref<4xi32>
  %r = memref.load %m[%c] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %r : i32
}
// CALL: @f(7) -> 7
