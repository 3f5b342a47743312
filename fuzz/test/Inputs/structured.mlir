// Loops and a condition stand around what is wrong; other public symbols have no part in it.
memref.global @table : memref<2xi64> = dense<[1, 2]>
func.func @other(%a: i64) -> i64 {
  %t = memref.get_global @table : memref<2xi64>
  %c0 = arith.constant 0 : index
  %r = memref.load %t[%c0] : memref<2xi64>
  return %r : i64
}
func.func @f(%start: i64, %on: i1) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %false = arith.constant false
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %start) -> i64 {
    %s = scf.for %j = %c0 to %c3 step %c1 iter_args(%b = %a) -> i64 {
      %t = scf.if %on -> i64 {
        %d = arith.select %false, %b, %zero : i64
        scf.yield %d : i64
      } else {
        scf.yield %b : i64
      }
      scf.yield %t : i64
    }
    scf.yield %s : i64
  }
  return %r : i64
}
// CALL: @f(5, 1) -> 0
