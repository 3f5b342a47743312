// RUN: split-file %s %t
// RUN: sh -c 'memref-cts-opt --emit=object --target=aarch64-linux-gnu %t/library.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=LIBRARY
// RUN: sh -c 'memref-cts-opt --emit=object --target=s390x-linux-gnu %t/select.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=SELECT --implicit-check-not=0x
// RUN: sh -c 'memref-cts-opt --emit=object --target=s390x-linux-gnu < %t/select.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=STDIN
// RUN: sh -c 'memref-cts-opt --emit=object --target=x86_64-apple-darwin %t/section.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=SECTION
// RUN: sh -c 'memref-cts-opt --emit=object --target=bpf %t/library.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=TWICE --implicit-check-not=error:
// RUN: sh -c 'memref-cts-opt --emit=object --target=spirv64 %t/select.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=MODULE --implicit-check-not=error:
// The address sanitizer ends the process in other words.
// RUN: %if asan-ubsan %{true%} %else %{sh -c 'memref-cts-opt --emit=object --target=avr %t/wide.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=CRASH --implicit-check-not=error: --implicit-check-not=bug%}
// RUN: sh -c 'memref-cts-opt --emit=object --target=avr %t/registers.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=REGISTERS --implicit-check-not=error:
// RUN: sh -c 'memref-cts-opt --emit=object --target=mips-linux-gnu %t/interrupt.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=INTERRUPT --implicit-check-not=error: --implicit-check-not=bug
// RUN: sh -c 'for t in nvptx-nvidia-cuda xcore; do memref-cts-opt --emit=object --target=$t %t/select.mlir -o %t.o; test $? = 2 || exit 1; done' 2>&1 | FileCheck %s --check-prefix=NONE --implicit-check-not=error:
// RUN: sh -c 'memref-cts-opt --emit=object %t/own.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=OWN --implicit-check-not=error:
// Code that a target does not have rejects the module. It prints one line with its place (that of the function where LLVM keeps
// it for crash reports, else the first of the module) and the target. So does what LLVM's code generators crash at.

// LIBRARY: {{.*}}library.mlir:{{(4:1: error: function '@add':|1:1: error:)}} the target 'aarch64-linux-gnu' has no code for it: unsupported library call operation
// LIBRARY-NOT: {{.}}
// SELECT: {{.*}}select.mlir:{{(4:1: error: function '@"a d\\22d"':|1:1: error:)}} the target 's390x-linux-gnu' has no code for it: Cannot select: {{.*bf16.*[^ ]$}}
// SELECT-NOT: {{.}}
// STDIN: <stdin>:{{(4:1: error: function '@"a d\\22d"':|1:1: error:)}} the target
// SECTION: {{.*}}section.mlir:1:1: error: the target 'x86_64-apple-darwin' has no code for it: Global variable 'g' has an invalid section specifier{{.*}}
// SECTION-NOT: {{.}}
// TWICE: library.mlir:4:1: error: LLVM: function '@add': stack arguments are not supported
// MODULE: select.mlir:{{.*}}: error: {{.*}}the target 'spirv64' has no code for it: OpTypeFloat type with bfloat requires
// CRASH: wide.mlir:{{(2:1: error: function '@f':|1:1: error:)}} the target 'avr' has no code for it: LLVM crashes
// REGISTERS: registers.mlir:2:1: error: LLVM: function '@f': no registers from class available to allocate in function 'f'
// INTERRUPT: interrupt.mlir:2:1: error: function '@f': attribute 'interrupt' is 'bogus', which is none of: eic, sw0
// NONE: memref-cts-opt: error: the target 'nvptx-nvidia-cuda' has no object files
// NONE: memref-cts-opt: error: the target 'xcore' has no object files
// OWN: own.mlir:1:1: error: the target 'xcore' has no object files

//--- own.mlir
module attributes {llvm.target_triple = "xcore"} {
}

//--- interrupt.mlir
llvm.func @other()
llvm.func @f() attributes {passthrough = [["interrupt", "bogus"]]} { llvm.return }

//--- registers.mlir
llvm.func @other()
llvm.func @f(%a: i32) { llvm.inline_asm has_side_effects "", "q" %a : (i32) -> () llvm.return }

//--- wide.mlir
llvm.func @other()
llvm.func @f(%a: i2048, %b: i2048) -> i2048 {
  %0 = llvm.sdiv %a, %b : i2048
  llvm.return %0 : i2048
}

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
func.func @"a d\"d"(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.addf %a, %b : bf16
  return %0 : bf16
}
