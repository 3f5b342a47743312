// RUN: %check %s
// OPERATION: func.func
// From the aligned pointer of a memref argument that is `llvm.dereferenceable` on, as many bytes are there, whether they are read or not.
func.func @f(%m: memref<?xf32> {llvm.dereferenceable = 16 : i64, llvm.nonnull}, %v: i32) -> i32 {  // TRAP: out-of-bounds
  return %v : i32
}
func.func @g(%m: memref<?xf32, 1> {llvm.dereferenceable_or_null = 16 : i64}, %v: i32) -> i32 {  // TRAP: out-of-bounds
  return %v : i32
}
// CALL: @f(memref<sizes=[4]>, 3) -> 3
// CALL: @f(memref<sizes=[3]>, 3) -> trap(out-of-bounds)
// CALL: @f(memref<sizes=[0] bytes=16>, 3) -> 3
// CALL: @g(memref<sizes=[4]>, 3) -> 3
// CALL: @g(memref<sizes=[3]>, 3) -> trap(out-of-bounds)
