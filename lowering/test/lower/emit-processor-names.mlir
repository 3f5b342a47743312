// RUN: sh -c 'memref-cts-opt --emit=object --target=x86_64-linux-gnu %s -o %t.o; test $? = 1' 2>&1 | FileCheck %s --implicit-check-not=recognized --implicit-check-not=error:
// RUN: sh -c 'memref-cts-opt --emit=llvm-ir -O2 --target=x86_64-linux-gnu %s; test $? = 1' 2>&1 | FileCheck %s --implicit-check-not=recognized --implicit-check-not=error:
// RUN: memref-cts-opt --emit=llvm-ir --target=x86_64-linux-gnu %s 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: sed 's/nonesuch/x86-64-v3/' %s > %t.mlir
// RUN: memref-cts-opt --emit=llvm-ir -O1 --target=x86_64-linux-gnu %t.mlir 2>&1 | FileCheck %s --check-prefix=FEATURES --implicit-check-not=recognized
// RUN: sed 's/target_cpu/tune_cpu/' %s > %t.tune.mlir
// RUN: sh -c 'memref-cts-opt --emit=object --target=x86_64-linux-gnu %t.tune.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --implicit-check-not=recognized --implicit-check-not=error:
// What the target does not have is said once and at a place: LLVM goes on without it and says so for every function and pass, with
// none. Text that nothing was made of but by the exporter is for whoever has it.

// FEATURES: :[[#@LINE+3]]:1: warning: function '@first': the target 'x86_64-unknown-linux-gnu' has no feature '+nofeature', which is left out
// FEATURES-NOT: warning:
// FEATURES: "target-features"="+avx2"
func.func @first(%a: i32) -> i32 attributes {target_features = #llvm.target_features<["+avx2", "+nofeature"]>} {
  return %a : i32
}
func.func @again(%a: i32) -> i32 attributes {target_features = #llvm.target_features<["+nofeature"]>} {
  return %a : i32
}
// CHECK: :[[#@LINE+2]]:1: error: function '@second': the target 'x86_64-unknown-linux-gnu' has no processor 'nonesuch'
// TEXT: "target-cpu"="nonesuch"
func.func @second(%a: i32) -> i32 attributes {target_cpu = "nonesuch"} {
  return %a : i32
}
func.func @third(%a: i32) -> i32 attributes {target_cpu = "nonesuch"} {
  return %a : i32
}
