// expand-realloc of MLIR 22 never ends beside a vector.mask of ones.
func.func @sum(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %b : i32
  %2 = arith.subi %1, %a : i32
  %3 = arith.xori %2, %0 : i32
  return %3 : i32
}
func.func @write(%v: vector<3xf64>, %m: memref<?xf64>, %i: index) {
  %k = vector.constant_mask [3] : vector<3xi1>
  vector.mask %k { vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<3xf64>, memref<?xf64> } : vector<3xi1>
  return
}
// CALL: @sum(1, 2)
