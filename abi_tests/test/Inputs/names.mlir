// Names that C or C++ cannot say, or that the header needs for itself.
func.func @asm(%a: i64) { return }
func.func @namespace(%a: i64) { return }
func.func @not_eq(%a: i64) { return }
func.func @constexpr(%a: i64) { return }
func.func @typeof(%a: i64) { return }
func.func @wchar_t(%a: i64) { return }
func.func @_Complex(%a: i64) { return }
func.func @__hidden(%a: i64) { return }
func.func @offsetof(%a: i64) { return }
func.func @int32_t(%a: i64) { return }
func.func @UINT64_MAX(%a: i64) { return }
func.func @size_t(%a: i64) { return }
func.func @memcpy(%a: i64) { return }
func.func @index(%a: i64) { return }
func.func @linux(%a: i64) { return }
func.func @REFRT_MEMREF(%a: i64) { return }
func.func @memref_1d_i8(%a: memref<2xi8>) { return }
func.func @pair(%a: i64) -> (i64, i64) { return %a, %a : i64, i64 }
func.func @pair_result(%a: i64) { return }
func.func @wrapped(%a: memref<2xui8>, %b: memref<2xi8>, %c: memref<2xsi8>) attributes {llvm.emit_c_interface} { return }
func.func @_mlir_ciface_wrapped(%a: i64) { return }
func.func @"caf\C3\A9"(%a: i64) { return }
func.func @"end */ /* of\0Athe comment \\"(%a: i64) { return }
// Names that are fine.
func.func @memory(%a: i64) -> i64 { return %a : i64 }
func.func @interval_t0(%a: i64) -> i64 { return %a : i64 }
func.func @_low(%a: i64) -> i64 { return %a : i64 }
