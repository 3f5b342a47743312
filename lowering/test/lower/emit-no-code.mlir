// RUN: split-file %s %t
// RUN: sh -c 'memref-cts-opt --emit=object --target=aarch64-linux-gnu %t/library.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=LIBRARY
// RUN: sh -c 'memref-cts-opt --emit=object --target=s390x-linux-gnu %t/select.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=SELECT --implicit-check-not=0x
// RUN: sh -c 'memref-cts-opt --emit=object --target=s390x-linux-gnu < %t/select.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=STDIN
// RUN: sh -c 'memref-cts-opt --emit=object --target=x86_64-apple-darwin %t/section.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=SECTION
// Code that a target does not have rejects the module: one line with its place (that of the function where LLVM keeps
// it for crash reports, else the file) and the target.

// LIBRARY: {{.*}}library.mlir:{{(4:1: error: function '@add':| error:)}} the target 'aarch64-linux-gnu' has no code for it: unsupported library call operation
// LIBRARY-NOT: {{.}}
// SELECT: {{.*}}select.mlir:{{(4:1: error: function '@add':| error:)}} the target 's390x-linux-gnu' has no code for it: Cannot select: {{.*bf16.*[^ ]$}}
// SELECT-NOT: {{.}}
// STDIN: <stdin>:{{(4:1: error: function '@add':| error:)}} the target
// SECTION: {{.*}}section.mlir:1:1: error: the target 'x86_64-apple-darwin' has no code for it: Global variable 'g' has an invalid section specifier{{.*}}
// SECTION-NOT: {{.}}

//--- section.mlir
llvm.mlir.global external @g(1 : i32) {section = "a,b,c,d,e,f,g"} : i32

//--- library.mlir
func.func @fine(%a: f32) -> f32 {
  return %a : f32
}
func.func @add(%a: f80, %b: f80) -> f80 {
  %0 = arith.addf %a, %b : f80
  return %0 : f80
}

//--- select.mlir
func.func @fine(%a: f32) -> f32 {
  return %a : f32
}
func.func @add(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.addf %a, %b : bf16
  return %0 : bf16
}
