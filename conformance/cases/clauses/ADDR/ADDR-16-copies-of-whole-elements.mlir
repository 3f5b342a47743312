// RUN: %check %s
// CLAUSE: ADDR-16
// A strided copy moves all bytes of each element: 67305985 is 0x04030201.
func.func @f(%a: memref<?xi32, strided<[?]>>, %b: memref<?xi32>) {
  memref.copy %a, %b : memref<?xi32, strided<[?]>> to memref<?xi32>
  return
}
// CALL: @f(memref<sizes=[2] strides=[2] data=[67305985,-2]>, memref<sizes=[2] data=[0,0]>) -> () after arg1=[67305985,-2]
// CALL-RANDOM: @f(memref<sizes=[N]>, memref<sizes=[N]>) N=1..6 count=20 seed=1
