// RUN: memref-cts-opt --emit=llvm-ir --allow-unregistered-dialect %s 2>&1 | FileCheck %s --implicit-check-not=warning:
// What the exporter leaves out in silence: a warning for each name.

// CHECK: emit-attributes.mlir:[[#@LINE+4]]:{{.*}}: warning: 'llvm.func' op attribute 'foo' has no form in LLVM IR, and is left out (and 1 more of this)
// CHECK: emit-attributes.mlir:[[#@LINE+4]]:{{.*}}: warning: 'llvm.func' op attribute 'llvm.readnone' has no form in LLVM IR, and is left out
// CHECK: declare i32 @lowered(i32) #[[NONE:[0-9]+]]
// CHECK: declare i32 @given(i32){{$}}
func.func private @lowered(i32) -> i32 attributes {foo, llvm.readnone, my.note}
llvm.func @given(i32) -> i32 attributes {foo, llvm.readnone, my.note}
// CHECK: attributes #[[NONE]] = { memory(none) }
