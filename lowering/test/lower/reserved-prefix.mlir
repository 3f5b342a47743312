// RUN: memref-cts-opt --lower-to-llvm --split-input-file --verify-diagnostics %s
// RUN: memref-cts-opt --lower-func-to-llvm --split-input-file --verify-diagnostics %s
// RUN: sh -c "echo 'func.func private @f(!llvm.struct<\"mine\", (index)>)' | memref-cts-opt --lower-func-to-llvm --lower-to-llvm" | FileCheck %s
// CONTAINER-07: the prefix is for what structs are converted to, also where a struct needs no conversion or is inside
// another type. What has been converted is lowered again as it is.

// CHECK: llvm.func @f(!llvm.struct<"_Converted.mine", (i64)>)

// expected-error @below {{type '!llvm.struct<"_Converted.a", (i32)>' has a name with the reserved prefix '_Converted.'}}
func.func private @legal(!llvm.struct<"_Converted.a", (i32)>)

// -----

// expected-error @below {{has a name with the reserved prefix '_Converted.'}}
func.func private @needs_conversion(!llvm.struct<"_Converted.b", (index)>)

// -----

// expected-error @below {{has a name with the reserved prefix '_Converted.'}}
func.func private @inside(i32) -> !llvm.struct<(array<2 x struct<"_Converted.c", (i32)>>, f32)>

// -----

// expected-error @below {{has a name with the reserved prefix '_Converted.'}}
func.func private @opaque((!llvm.ptr, vector<2xf32>, !llvm.struct<"_Converted.d", (i8)>) -> ())

// -----

func.func private @fine(!llvm.struct<"Converted.e", (i32)>, !llvm.struct<"a_Converted.", (i32)>)
