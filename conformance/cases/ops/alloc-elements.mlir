// RUN: %check %s
// CLAUSE: ALLOC-13
// Heap and stack memory of elements whose size in memory is not their width: the last element must fit, neighbours stay apart.
func.func @i24(%n: index, %a: i24, %b: i24) -> (i24, i24) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %last = arith.subi %n, %c1 : index
  %prev = arith.subi %n, %c2 : index
  %m = memref.alloc(%n) : memref<?xi24>
  memref.store %a, %m[%last] : memref<?xi24>
  memref.store %b, %m[%prev] : memref<?xi24>
  %x = memref.load %m[%last] : memref<?xi24>
  %y = memref.load %m[%prev] : memref<?xi24>
  memref.dealloc %m : memref<?xi24>
  return %x, %y : i24, i24
}
func.func @f80(%n: index, %a: f80, %b: f80) -> (f80, f80) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %last = arith.subi %n, %c1 : index
  %prev = arith.subi %n, %c2 : index
  %m = memref.alloc(%n) : memref<?xf80>
  memref.store %a, %m[%last] : memref<?xf80>
  memref.store %b, %m[%prev] : memref<?xf80>
  %x = memref.load %m[%last] : memref<?xf80>
  %y = memref.load %m[%prev] : memref<?xf80>
  memref.dealloc %m : memref<?xf80>
  return %x, %y : f80, f80
}
func.func @v3(%n: index, %a: vector<3xf32>, %b: vector<3xf32>) -> (vector<3xf32>, vector<3xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %last = arith.subi %n, %c1 : index
  %prev = arith.subi %n, %c2 : index
  %m = memref.alloc(%n) : memref<?xvector<3xf32>>
  memref.store %a, %m[%last] : memref<?xvector<3xf32>>
  memref.store %b, %m[%prev] : memref<?xvector<3xf32>>
  %x = memref.load %m[%last] : memref<?xvector<3xf32>>
  %y = memref.load %m[%prev] : memref<?xvector<3xf32>>
  memref.dealloc %m : memref<?xvector<3xf32>>
  return %x, %y : vector<3xf32>, vector<3xf32>
}
func.func @i1_stack(%n: index, %a: i1, %b: i1) -> (i1, i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %last = arith.subi %n, %c1 : index
  %prev = arith.subi %n, %c2 : index
  %m = memref.alloca(%n) : memref<?xi1>
  memref.store %a, %m[%last] : memref<?xi1>
  memref.store %b, %m[%prev] : memref<?xi1>
  %x = memref.load %m[%last] : memref<?xi1>
  %y = memref.load %m[%prev] : memref<?xi1>
  return %x, %y : i1, i1
}
func.func @i65_stack(%n: index, %a: i65, %b: i65) -> (i65, i65) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %last = arith.subi %n, %c1 : index
  %prev = arith.subi %n, %c2 : index
  %m = memref.alloca(%n) : memref<?xi65>
  memref.store %a, %m[%last] : memref<?xi65>
  memref.store %b, %m[%prev] : memref<?xi65>
  %x = memref.load %m[%last] : memref<?xi65>
  %y = memref.load %m[%prev] : memref<?xi65>
  return %x, %y : i65, i65
}
func.func @c32(%n: index, %a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %last = arith.subi %n, %c1 : index
  %prev = arith.subi %n, %c2 : index
  %m = memref.alloc(%n) : memref<?xcomplex<f32>>
  memref.store %a, %m[%last] : memref<?xcomplex<f32>>
  memref.store %b, %m[%prev] : memref<?xcomplex<f32>>
  %x = memref.load %m[%last] : memref<?xcomplex<f32>>
  %y = memref.load %m[%prev] : memref<?xcomplex<f32>>
  memref.dealloc %m : memref<?xcomplex<f32>>
  return %x, %y : complex<f32>, complex<f32>
}
// CALL: @i24(2, -1, 5) -> -1, 5
// CALL: @f80(2, -1.5, 2.5) -> -1.5, 2.5
// CALL: @v3(2, [1, 2, 3], [4, 5, 6]) -> [1, 2, 3], [4, 5, 6]
// CALL: @i1_stack(2, true, false) -> true, false
// CALL: @i65_stack(2, -1, 5) -> -1, 5
// CALL: @c32(2, (1, 2), (3, 4)) -> (1, 2), (3, 4)
// CALL-RANDOM: @i24(2..9, _, _) count=20 seed=1
// CALL-RANDOM: @f80(2..9, _, _) count=20 seed=1
// CALL-RANDOM: @v3(2..9, _, _) count=20 seed=1
// CALL-RANDOM: @i1_stack(2..9, _, _) count=20 seed=1
// CALL-RANDOM: @i65_stack(2..9, _, _) count=20 seed=1
// CALL-RANDOM: @c32(2..9, _, _) count=20 seed=1
