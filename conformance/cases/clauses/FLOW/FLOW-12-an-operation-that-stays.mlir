// RUN: %check %s
// CLAUSE: FLOW-12
// NEGATIVE: lower "tensor."
// NEIGHBOUR: "tensor.empty(%n) : tensor<?xindex>" -> "memref.alloca(%n) : memref<?xindex>"
// NEIGHBOUR: "tensor.extract %t[%c0] : tensor<?xindex>" -> "memref.load %t[%c0] : memref<?xindex>"
// The index comes from an operation that has no lowering and that no pattern folds: there is an error, and no half of
// a program.
func.func @f(%m: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %t = tensor.empty(%n) : tensor<?xindex>
  %i = tensor.extract %t[%c0] : tensor<?xindex>
  %v = memref.load %m[%i] : memref<?xf32>
  return %v : f32
}
