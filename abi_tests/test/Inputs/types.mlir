// Types that not every C compiler has on every target, and one that all have.
func.func @memory(%a: i64) -> i64 { return %a : i64 }
func.func @wide(%a: i128) -> i128 { return %a : i128 }
func.func @half(%a: f16) -> f16 { return %a : f16 }
func.func @brain(%a: bf16) -> bf16 { return %a : bf16 }
func.func @brains(%a: memref<?xbf16>) { return }
func.func private @mix(f16, memref<?xi128>) -> (bf16, f32)
