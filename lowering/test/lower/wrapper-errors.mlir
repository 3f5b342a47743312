// RUN: not memref-cts-opt --lower-to-llvm --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
// Wrappers that cannot be: one error each.

// CHECK-NOT: error:
// CHECK: wrapper-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op is variadic, and a variadic function cannot have a C wrapper
// CHECK-NOT: error:
func.func private @variadic(i32) attributes {func.varargs = true, llvm.emit_c_interface}

// -----

// CHECK: wrapper-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op needs the name '@_mlir_ciface_f' for its C wrapper, but that name is taken
// CHECK-NOT: error:
func.func @f() attributes {llvm.emit_c_interface} {
  return
}
memref.global @_mlir_ciface_f : memref<i32>

// -----

// CHECK: wrapper-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op attribute 'llvm.emit_c_interface' is not a unit attribute
// CHECK-NOT: error:
func.func private @f() attributes {llvm.emit_c_interface = true}

// -----

// CHECK: wrapper-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op is to have a C wrapper, which stores results of type 'vector<[4]xf32>', but scalable ones have no known size
// CHECK-NOT: error:
func.func private @scalable() -> (vector<[4]xf32>, i32) attributes {llvm.emit_c_interface}

// -----

// CHECK: wrapper-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op is to have a C wrapper, but has no name to make one from
// CHECK-NOT: error:
func.func private @""() attributes {llvm.emit_c_interface}

// -----

// The result is not where the argument says.
// CHECK: wrapper-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op has the attribute 'llvm.sret' on an argument, and results besides
// CHECK-NOT: error:
func.func private @shifted(i32, !llvm.ptr {llvm.sret = i32}) -> (i32, i32) attributes {llvm.emit_c_interface}
