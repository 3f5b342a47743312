// RUN: encode-test --entry=caller %s | FileCheck %s --implicit-check-not=@other --implicit-check-not=@unused
// RUN: not encode-test --entry=nowhere %s | FileCheck %s --check-prefix=MISSING
// Only what the entries reach is encoded: what is refused elsewhere does no harm.

// CHECK: func @caller : () -> () loc
// CHECK: func @callee : () -> () private
// MISSING: error: no function 'nowhere' with a body
func.func @caller() {
  call @callee() : () -> ()
  return
}
func.func private @callee() {
  return
}
func.func @other(%t: tensor<4xf32>) {
  return
}
func.func private @unused(tensor<4xf32>)
