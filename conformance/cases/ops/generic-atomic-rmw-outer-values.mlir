// RUN: %check %s
// memref.generic_atomic_rmw that stores a value from outside its region, which upstream's conversion refuses.
func.func @constant(%m: memref<i16>, %v: i16) -> i16 {
  %r = memref.generic_atomic_rmw %m[] : memref<i16> {
  ^bb0(%old: i16):
    memref.atomic_yield %v : i16
  }
  return %r : i16
}
// CALL: @constant(memref<data=[-1]>, 99) -> -1 after arg0=[99]
// CALL: @constant(memref<data=[-1]>, -1) -> -1
// CALL-RANDOM: @constant(memref<>, _) count=20
