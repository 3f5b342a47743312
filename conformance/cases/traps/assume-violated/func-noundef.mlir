// RUN: %check %s
// OPERATION: func.func func.call func.return
// An argument or result of a function that is `llvm.noundef` and poison is undefined behaviour, used or not; of a memref it is the aligned pointer.
func.func private @in_range(%x: i32 {llvm.range = #llvm.constant_range<i32, 0, 10>, llvm.noundef}, %v: i32) -> i32 {  // TRAP: assume-violated
  return %v : i32
}
func.func private @aligned(%m: memref<?xi32> {llvm.align = 64 : i64, llvm.noundef}, %v: i32) -> i32 {  // TRAP: assume-violated
  return %v : i32
}
func.func private @parts(%x: complex<f32> {llvm.noundef}, %v: i32) -> i32 {  // TRAP: assume-violated
  return %v : i32
}
func.func private @plain(%x: f32, %v: i32) -> i32 {
  return %v : i32
}
func.func private @gives(%x: i32, %s: i32) -> (i32 {llvm.noundef}, i32) {
  %r = arith.shli %x, %s : i32
  return %r, %x : i32, i32  // TRAP: assume-violated
}
func.func @argument(%x: i32, %v: i32) -> i32 {
  %r = call @in_range(%x, %v) : (i32, i32) -> i32
  return %r : i32
}
func.func @memref(%m: memref<?xi32>, %v: i32) -> i32 {
  %r = call @aligned(%m, %v) : (memref<?xi32>, i32) -> i32
  return %r : i32
}
func.func @complex(%x: f32, %v: i32, %known: i1) -> i32 {
  %p = ub.poison : f32
  %y = arith.select %known, %x, %p : f32
  %z = complex.create %x, %y : complex<f32>
  %r = call @parts(%z, %v) : (complex<f32>, i32) -> i32
  return %r : i32
}
func.func @at_call(%v: i32, %known: i1) -> i32 {
  %p = ub.poison : f32
  %nan = arith.constant 0x7FC00000 : f32
  %x = arith.select %known, %nan, %p : f32
  %r = "func.call"(%x, %v) <{arg_attrs = [{llvm.noundef}, {}], callee = @plain}> : (f32, i32) -> i32  // TRAP: assume-violated
  return %r : i32
}
func.func @result(%s: i32, %v: i32) -> i32 {
  %r:2 = call @gives(%v, %s) : (i32, i32) -> (i32, i32)
  return %r#1 : i32
}
// CALL: @argument(9, 3) -> 3
// CALL: @argument(10, 3) -> trap(assume-violated)
// CALL: @memref(memref<sizes=[2] align=64>, 3) -> 3
// CALL: @memref(memref<sizes=[2] align=32>, 3) -> trap(assume-violated)
// CALL: @complex(1.0, 3, true) -> 3
// CALL: @complex(1.0, 3, false) -> trap(assume-violated)
// CALL: @at_call(3, true) -> 3
// CALL: @at_call(3, false) -> trap(assume-violated)
// CALL: @result(4, 3) -> 3
// CALL: @result(40, 3) -> trap(assume-violated)
