// RUN: %check %s
// CLAUSE: BARE-12
// OPTIONS: use-bare-ptr-memref-call-conv=true
// A function frees what it allocated, after others saw it as a pointer.
func.func private @square(%m: memref<4xi32>, %i: index) -> memref<4xi32> {
  %v = memref.load %m[%i] : memref<4xi32>
  %w = arith.muli %v, %v : i32
  memref.store %w, %m[%i] : memref<4xi32>
  return %m : memref<4xi32>
}
func.func @f(%i: index, %v: i32) -> i32 {
  %a = memref.alloc() : memref<4xi32>
  memref.store %v, %a[%i] : memref<4xi32>
  %b = call @square(%a, %i) : (memref<4xi32>, index) -> memref<4xi32>
  %w = memref.load %b[%i] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %w : i32
}
// CALL: @f(3, 12) -> 144
// CALL: @f(0, -5) -> 25
// CALL: @f(3, 2147483647) -> 1
