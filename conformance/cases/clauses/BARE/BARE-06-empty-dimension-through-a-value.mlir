// RUN: %check %s
// CLAUSE: BARE-06
// OPTIONS: use-bare-ptr-memref-call-conv=true
// A function that is called through a value gets a pointer for a shape with an empty dimension, too.
func.func private @second(%m: memref<3x0xi16>, %x: i32) -> i32 {
  return %x : i32
}
func.func @called(%x: i32) -> i32 {
  %f = constant @second : (memref<3x0xi16>, i32) -> i32
  %m = memref.alloca() : memref<3x0xi16>
  %r = call_indirect %f(%m, %x) : (memref<3x0xi16>, i32) -> i32
  return %r : i32
}
// CALL: @called(42) -> 42
