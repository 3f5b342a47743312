// RUN: not memref-cts-opt --allow-unregistered-dialect --lower-to-llvm %s 2>&1 | FileCheck %s
// RUN: memref-cts-opt --allow-unregistered-dialect --lower-to-llvm=mode=partial %s | FileCheck %s --check-prefix=STAYS
// A block that an operation of no dialect branches to as well keeps its arguments.
// CHECK: error: 'cf.cond_br' op branches to a block that 'foo.br', which is not lowered with it, also reaches
// STAYS: cf.cond_br
// STAYS: "foo.br"
func.func @f(%c: i1, %i: index) {
  cf.cond_br %c, ^one(%i : index), ^two
^two:
  "foo.br"(%i)[^one] : (index) -> ()
^one(%j: index):
  return
}
