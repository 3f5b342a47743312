// Two memrefs, each read through its own descriptor.
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<?xi32>
  %y = memref.load %b[%c0] : memref<?xi32>
  %d = arith.subi %x, %y : i32
  return %d : i32
}
// CALL: @f(memref<sizes=[1] data=[9]>, memref<sizes=[1] data=[4]>) -> 5
