// RUN: %check %s
// CLAUSE: BARE-11
// OPTIONS: use-bare-ptr-memref-call-conv=true
// NEGATIVE: lower "align"
// NEIGHBOUR: " {alignment = 64}" -> ""
// An allocation that asks for an alignment may have a start of its own.
func.func @f() {
  %0 = memref.alloc() {alignment = 64} : memref<8xf32>
  memref.dealloc %0 : memref<8xf32>
  return
}
