// RUN: %check %s
// CLAUSE: ADDR-12
// A rank-0 access without an offset is the element at the aligned pointer.
func.func @plain(%m: memref<i64>) -> i64 {
  %r = memref.load %m[] : memref<i64>
  return %r : i64
}
// CHECK-NOT: llvm.{{mul|add|getelementptr}}
// CALL: @plain(memref<data=[12]>) -> 12
// CALL-RANDOM: @plain(_) count=40 seed=11
