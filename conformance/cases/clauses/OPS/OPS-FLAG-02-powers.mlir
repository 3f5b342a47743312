// RUN: %check %s
// CLAUSE: OPS-FLAG-02
// ULP: 4
// A power that is an integer of 32 bits: an intrinsic of LLVM, if it becomes one, has the flags.
// CHECK-NOT: llvm.intr.powi({{[^)]*\) (:|[^:]*fastmath<([^,>]*>|[^n]|n[^i]|ninf, [^a]|ninf, a[^f]|[^>]*,[^>]*,))}}
func.func @fpowi(%a: f32, %n: i32) -> f32 {
  %r = math.fpowi %a, %n fastmath<ninf,afn> : f32, i32
  return %r : f32
}
// CALL: @fpowi(2.0, 3) -> 8.0
