// RUN: %check %s
// CLAUSE: LLVMMOD-03
// All pairs of visibility and linkage stand next to each other; neither changes the other.
llvm.func internal @a() attributes {sym_visibility = "public"} {
  llvm.return
}
llvm.func internal @b() attributes {sym_visibility = "private"} {
  llvm.return
}
llvm.func @c() attributes {sym_visibility = "private"} {
  llvm.return
}
llvm.func @d() attributes {sym_visibility = "nested"} {
  llvm.return
}
// CHECK-DAG: llvm.func internal @a() attributes {sym_visibility = "public"}
// CHECK-DAG: llvm.func internal @b() attributes {sym_visibility = "private"}
// CHECK-DAG: llvm.func @c() attributes {sym_visibility = "private"}
// CHECK-DAG: llvm.func @d() attributes {sym_visibility = "nested"}
