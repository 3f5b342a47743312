// RUN: %check %s
// CLAUSE: CIFACE-27
// Only the wrapper reads the descriptor in memory; the original has plain values.
func.func @put(%m: memref<?xf32>, %i: index, %v: f32) attributes {llvm.emit_c_interface} {
  memref.store %v, %m[%i] : memref<?xf32>
  return
}
// CHECK-NOT: llvm.func @put({{([^}[:space:]][^[:space:]]*[[:space:]]+)+}}llvm.load
// CALL: @put(memref<sizes=[3] data=[0.0,0.0,0.0]>, 1, 8.0) -> () after arg0=[0.0,8.0,0.0]
// CALL-RANDOM: @put(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=20 seed=1
