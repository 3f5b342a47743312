// RUN: %check %s
// CLAUSE: FLOW-12
// NEGATIVE: lower "tensor."
// NEIGHBOUR: "%t = tensor.empty(%n) : tensor<?xf32>" -> "%t = memref.alloca(%n) : memref<?xf32>"
// NEIGHBOUR: "tensor.dim %t, %c0 : tensor<?xf32>" -> "memref.dim %t, %c0 : memref<?xf32>"
// The index comes from an operation that has no lowering: there is an error, and no half of a program.
func.func @f(%m: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %t = tensor.empty(%n) : tensor<?xf32>
  %i = tensor.dim %t, %c0 : tensor<?xf32>
  %v = memref.load %m[%i] : memref<?xf32>
  return %v : f32
}
