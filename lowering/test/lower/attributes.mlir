// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-to-llvm=use-bare-ptr-memref-call-conv=true %s | FileCheck %s --check-prefix=BARE
// RUN: memref-cts-opt --lower-to-llvm=emit-c-wrappers=true %s | FileCheck %s --check-prefix=WRAPPER
// RUN: memref-cts-opt --emit=llvm-ir %s | FileCheck %s --check-prefix=IR
// Attributes of arguments as they are after the conversion: types in them are
// converted, and what is returned in a struct is not returned.

// CHECK: llvm.func @types(!llvm.ptr {llvm.byval = i64}, !llvm.ptr {llvm.byref = !llvm.struct<(ptr, ptr, i64)>})
// IR: declare void @types(ptr byval(i64), ptr byref({ ptr, ptr, i64 }))
// WRAPPER: llvm.func @_mlir_ciface_types(!llvm.ptr {llvm.byval = i64}, !llvm.ptr {llvm.byref = !llvm.struct<(ptr, ptr, i64)>})
func.func private @types(!llvm.ptr {llvm.byval = index}, !llvm.ptr {llvm.byref = memref<f32>})

// CHECK: llvm.func @calls
// CHECK: llvm.call @types({{.*}}: (!llvm.ptr {llvm.byval = i64}, !llvm.ptr {llvm.byref = !llvm.struct<(ptr, ptr, i64)>})
func.func @calls(%p: !llvm.ptr) {
  "func.call"(%p, %p) <{arg_attrs = [{llvm.byval = index}, {llvm.byref = memref<f32>}], callee = @types}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// CHECK: llvm.func @one(%{{[^ ]*}}: i32 {llvm.returned}) -> i32
func.func @one(%a: i32 {llvm.returned}) -> i32 {
  return %a : i32
}

// CHECK: llvm.func @packed(%{{[^ ]*}}: i32, %{{[^ ]*}}: i64) -> !llvm.struct<(i64, i32)>
func.func @packed(%a: i32 {llvm.returned}, %b: i64 {llvm.returned}) -> (i64, i32) {
  return %b, %a : i64, i32
}

// CHECK: llvm.func @descriptor(%{{[^ ]*}}: !llvm.ptr, %{{[^ ]*}}: !llvm.ptr {llvm.noalias}, %{{[^ ]*}}: i64, %{{[^ ]*}}: i64, %{{[^ ]*}}: i64) -> !llvm.struct
// BARE: llvm.func @descriptor(%{{[^ ]*}}: !llvm.ptr {llvm.noalias, llvm.returned}) -> !llvm.ptr
func.func @descriptor(%m: memref<4xf32> {llvm.noalias, llvm.returned}) -> memref<4xf32> {
  return %m : memref<4xf32>
}
