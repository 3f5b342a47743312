// RUN: %check %s
// CLAUSE: ADDR-12
// A rank-0 access is the element at the offset.
func.func @f(%m: memref<i64, strided<[], offset: ?>>, %v: i64) -> i64 {
  %r = memref.load %m[] : memref<i64, strided<[], offset: ?>>
  memref.store %v, %m[] : memref<i64, strided<[], offset: ?>>
  return %r : i64
}
// CHECK-NOT: llvm.{{mul|add}}
// CALL: @f(memref<data=[12] offset=2>, 34) -> 12 after arg0=[34]
// CALL-RANDOM: @f count=20 seed=1
