// RUN: memref-cts-opt --emit=llvm-ir %s | FileCheck %s
// RUN: memref-cts-opt --emit=llvm-ir --lower-arith-to-llvm --lower-memref-to-llvm --lower-func-to-llvm --lower-reconcile-casts %s | FileCheck %s
// Debug info of a source reaches LLVM IR. The subprogram is on the function. Each instruction has the line of the operation that it
// was lowered from, also where one operation becomes several. A variable is described by the value that its operand was lowered to.

#file = #llvm.di_file<"kernel.dsl" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "a frontend", isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sum = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "sum", linkageName = "sum", file = #file, line = 10, scopeLine = 11, subprogramFlags = Definition, type = #type>
#inner = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "inner", linkageName = "inner", file = #file, line = 20, scopeLine = 20, subprogramFlags = Definition, type = #type>

#total = #llvm.di_local_variable<scope = #sum, name = "total", file = #file, line = 12, type = #int>
#index = #llvm.di_local_variable<scope = #sum, name = "i", arg = 2, file = #file, line = 10, type = #int>

#load = loc("kernel.dsl":12:7)
#add = loc("kernel.dsl":21:9)
#call = loc("kernel.dsl":13:3)
#function = loc("kernel.dsl":10:1)

// CHECK: define {{.*}} @sum({{.*}} !dbg ![[SUM:[0-9]+]]
// CHECK: getelementptr {{.*}} !dbg ![[LOAD:[0-9]+]]
// CHECK: load i32, {{.*}} !dbg ![[LOAD]]
// CHECK: %[[TOTAL:.*]] = add i32 {{.*}} !dbg ![[ADD:[0-9]+]]
// CHECK: #dbg_value(i32 %[[TOTAL]], ![[VARIABLE:[0-9]+]], !DIExpression(), !{{[0-9]+}})
// CHECK: #dbg_value(i64 %{{.*}}, ![[ARGUMENT:[0-9]+]], !DIExpression(), !{{[0-9]+}})
func.func @sum(%m: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.load %m[%i] : memref<?xi32> loc(#load)
  %1 = arith.addi %0, %0 : i32 loc(callsite(fused<#inner>[#add] at fused<#sum>[#call]))
  llvm.intr.dbg.value #total = %1 : i32 loc(fused<#sum>["kernel.dsl":12:3])
  %2 = builtin.unrealized_conversion_cast %i : index to i64
  llvm.intr.dbg.value #index = %2 : i64 loc(fused<#sum>["kernel.dsl":10:9])
  return %1 : i32 loc(fused<#sum>["kernel.dsl":14:3])
} loc(fused<#sum>[#function])

// CHECK: !DICompileUnit(language: DW_LANG_C, file: ![[FILE:[0-9]+]], producer: "a frontend"
// CHECK: ![[FILE]] = !DIFile(filename: "kernel.dsl", directory: "/source")
// CHECK: ![[SUM]] = distinct !DISubprogram(name: "sum", {{.*}} line: 10, {{.*}} scopeLine: 11
// CHECK: ![[LOAD]] = !DILocation(line: 12, column: 7, scope: ![[SUM]])
// CHECK: ![[ADD]] = !DILocation(line: 21, column: 9, scope: ![[INNER:[0-9]+]], inlinedAt: ![[CALL:[0-9]+]])
// CHECK: ![[INNER]] = distinct !DISubprogram(name: "inner"
// CHECK: ![[CALL]] = {{.*}}!DILocation(line: 13, column: 3, scope: ![[SUM]])
// CHECK: ![[VARIABLE]] = !DILocalVariable(name: "total", scope: ![[SUM]], file: ![[FILE]], line: 12, type: ![[INT:[0-9]+]])
// CHECK: ![[INT]] = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
// CHECK: ![[ARGUMENT]] = !DILocalVariable(name: "i", arg: 2, scope: ![[SUM]], file: ![[FILE]], line: 10, type: ![[INT]])
