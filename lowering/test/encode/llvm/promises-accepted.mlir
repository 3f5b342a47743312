// RUN: encode-test --accept-promises %s | FileCheck %s
// Promises that nothing checks are counted where they are accepted; what a function
// or a call says of its effects is checked in any case.
// CHECK: // not checked: invariant 1
// CHECK-NEXT: // not checked: llvm.nocapture 2
// CHECK-NEXT: // not checked: llvm.readonly 1
// CHECK-NEXT: // not checked: noalias_scopes 2
// CHECK-NEXT: // not checked: tbaa 1
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0>
#reads = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>
#all = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>
// CHECK: func @f
llvm.func @f(%p: !llvm.ptr {llvm.readonly, llvm.nocapture}, %q: !llvm.ptr {llvm.nocapture}) -> i32 {
  %0 = llvm.load %p invariant {tbaa = [#tag], noalias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.store %0, %q {noalias_scopes = [#scope]} : i32, !llvm.ptr
  llvm.return %0 : i32
}
// Arguments' memory is what pointers point to.
// CHECK: func @g : (i32, ptr) -> (i32) llvm
// CHECK-NEXT: ^0(%0: i32, %1: ptr):
// CHECK-NEXT: effects %1 allowed=4 loc
llvm.func @g(%n: i32, %p: !llvm.ptr) -> i32 attributes {memory_effects = #reads} {
  // CHECK-NEXT: effects %1 allowed=4 loc
  // CHECK-NEXT: call @g(%0, %1)
  // CHECK-NEXT: effects-end
  %0 = llvm.call @g(%n, %p) {memory_effects = #reads} : (i32, !llvm.ptr) -> i32
  // What excludes nothing says nothing.
  // CHECK-NEXT: call @g(%0, %1)
  // CHECK-NEXT: return
  %1 = llvm.call @g(%n, %p) {memory_effects = #all} : (i32, !llvm.ptr) -> i32
  llvm.return %1 : i32
}
// Where only arguments' memory is accessed, what is said of single ones is checked,
// and not counted: not through %0, read through %1 and %3, written through %2 and %3.
#arguments = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>
// CHECK: func @h
// CHECK-NEXT: ^0
// CHECK-NEXT: effects %1, %3 allowed=46 loc
// CHECK-NEXT: effects %2, %3 allowed=29 loc
// CHECK-NEXT: return
llvm.func @h(%a: !llvm.ptr {llvm.readnone}, %b: !llvm.ptr {llvm.readonly}, %c: !llvm.ptr {llvm.writeonly}, %d: !llvm.ptr) attributes {memory_effects = #arguments} {
  llvm.return
}
