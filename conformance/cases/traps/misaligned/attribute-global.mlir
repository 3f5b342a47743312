// RUN: %check %s
// OPERATION: memref.load
// The global is aligned to 64 bytes, but its second row starts at byte 24, which is no multiple of the promised 16: memref.load.
memref.global "private" constant @g : memref<3x3xi64> = dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> {alignment = 64}
func.func @f(%i: index, %j: index) -> i64 {
  %m = memref.get_global @g : memref<3x3xi64>
  %r = memref.load %m[%i, %j] {alignment = 16 : i64} : memref<3x3xi64>  // TRAP: misaligned
  return %r : i64
}
// CALL: @f(1, 0) -> trap(misaligned)
// CALL: @f(1, 1) -> 5
