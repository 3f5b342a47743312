// RUN: %check %s
// OPERATION: memref.load
// Each time round the loop has stack memory of its own; what the first round wrote is not in that of the second.
func.func @f(%n: index, %a: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  cf.br ^head(%c0, %zero : index, i64)
^head(%i: index, %s: i64):
  %go = arith.cmpi ult, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  %m = memref.alloca() : memref<i64>
  %first = arith.cmpi eq, %i, %c0 : index
  cf.cond_br %first, ^write, ^read
^write:
  memref.store %a, %m[] : memref<i64>
  cf.br ^read
^read:
  %v = memref.load %m[] : memref<i64>  // TRAP: uninitialized-read
  %t = arith.addi %s, %v : i64
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %t : index, i64)
^end:
  return %s : i64
}
// CALL: @f(2, 7) -> trap(uninitialized-read)
// CALL: @f(1, 7) -> 7
