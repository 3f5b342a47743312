// RUN: memref-cts-opt --lower-to-llvm %s > %t.all
// RUN: memref-cts-opt --lower-func-to-llvm --lower-cf-to-llvm --lower-arith-to-llvm --lower-memref-to-llvm --lower-ub-to-llvm --lower-reconcile-casts %s | FileCheck %s
// RUN: memref-cts-opt --lower-ub-to-llvm --lower-memref-to-llvm --lower-arith-to-llvm --lower-cf-to-llvm --lower-func-to-llvm --lower-reconcile-casts %s | FileCheck %s
// RUN: memref-cts-opt --lower-cf-to-llvm --lower-memref-to-llvm --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-memref-to-llvm %s | FileCheck %s --check-prefix=MEMREF
// RUN: not memref-cts-opt --lower-memref-to-llvm=index-bitwidth=32 --lower-to-llvm --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s --check-prefix=MIXED
// FLOW-03 to FLOW-10: passes one by one, in any order, give the LLVM dialect
// only; passes that disagree about index are found out.

// CHECK-NOT: unrealized_conversion_cast
// CHECK-NOT: memref.
// CHECK-NOT: arith.
// CHECK-NOT: {{ cf\.}}
// CHECK-NOT: {{ ub\.}}
// CHECK: llvm.func @f
// CHECK-NOT: unrealized_conversion_cast
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
// CHECK-NOT: func.

// MEMREF: func.func @f
// MEMREF: builtin.unrealized_conversion_cast %{{.*}} : memref<?xindex> to !llvm.struct
// MEMREF: cf.cond_br %{{.*}}, ^{{.*}}(%{{.*}} : memref<?xindex>)
// MEMREF-NOT: memref.load

// MIXED: error: 'builtin.unrealized_conversion_cast' op is of a conversion where index has 32 bits, but here it has 64
// MIXED-NOT: error:
func.func @f(%m: memref<?xindex>, %n: memref<?xindex>, %c: i1) -> (index, memref<?xindex>) {
  %i = arith.constant 3 : index
  %u = ub.poison : index
  cf.cond_br %c, ^r(%m : memref<?xindex>), ^l(%i : index)
^l(%k: index):
  %d = memref.dim %n, %k : memref<?xindex>
  %z = arith.cmpi eq, %d, %k : index
  cf.cond_br %z, ^l(%d : index), ^r(%n : memref<?xindex>)
^r(%x: memref<?xindex>):
  %0 = memref.load %x[%i] : memref<?xindex>
  %1 = arith.addi %0, %u : index
  return %1, %x : index, memref<?xindex>
}
