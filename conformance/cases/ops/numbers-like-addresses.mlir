// RUN: %check %s
// What a program stores as a number is a number, also where it equals an address. The reference machine's begin at 2^40, and on
// machines with pointers of 32 bits every small number is one.
func.func @number(%m: memref<4xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 1099511628176 : i64
  %b = arith.constant 140737488355328 : i64
  memref.store %a, %m[%c0] : memref<4xi64>
  memref.store %b, %m[%c1] : memref<4xi64>
  return
}
func.func private @anything() -> memref<*xf32> {
  %m = memref.alloc() : memref<2x3xf32>
  %u = memref.cast %m : memref<2x3xf32> to memref<*xf32>
  return %u : memref<*xf32>
}
// Pairs of small numbers make addresses of the machine when they are read eight bytes at once.
func.func @pairs(%m: memref<?x2xi32>) -> memref<*xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : i32
  %c256 = arith.constant 256 : i32
  %u = call @anything() : () -> memref<*xf32>
  %n = memref.dim %m, %c0 : memref<?x2xi32>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %number = arith.index_cast %i : index to i32
  %low = arith.muli %number, %c24 : i32
  memref.store %low, %m[%i, %c0] : memref<?x2xi32>
  memref.store %c256, %m[%i, %c1] : memref<?x2xi32>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next : index)
^exit:
  return %u : memref<*xf32>
}
// CALL: @number(memref<data=[1, 2, 1099511628176, 1099511628032]>) -> () after arg0=[1099511628176, 140737488355328, 1099511628176, 1099511628032]
// CALL: @pairs(memref<sizes=[40,2]>)
// CALL-RANDOM: @pairs(memref<sizes=[N,2]>) N=0..60 count=20 seed=1
