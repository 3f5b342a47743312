// RUN: not memref-cts-opt --lower-to-llvm --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
// Attributes that the converted function or call cannot have: one error each,
// before anything is changed.

// CHECK-NOT: error:
// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op attribute 'llvm.byval' is on an argument of type 'memref<4xf32>', which is not passed as one pointer
// CHECK-NOT: error:
func.func private @unpacked(memref<4xf32> {llvm.byval = index})

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op attribute 'llvm.sret' is on an argument of type 'memref<*xf32>', which is not passed as one pointer
// CHECK-NOT: error:
func.func private @unranked(memref<*xf32> {llvm.sret = i32})

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op attribute 'llvm.byval' names type 'tensor<4xf32>' is a tensor
// CHECK-NOT: error:
func.func private @tensor(!llvm.ptr {llvm.byval = tensor<4xf32>})

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op attribute 'llvm.byref' names type '!llvm.void', which has no size
// CHECK-NOT: error:
func.func private @void(!llvm.ptr {llvm.byref = !llvm.void})

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+3]]:{{.*}}: error: 'func.call' op attribute 'llvm.byval' is on an argument of type 'memref<4xf32>', which is not passed as one pointer
// CHECK-NOT: error:
func.func @call(%m: memref<4xf32>, %f: (memref<4xf32>) -> ()) {
  "func.call"(%m, %f) <{arg_attrs = [{llvm.byval = i64}, {}], callee = @call}> : (memref<4xf32>, (memref<4xf32>) -> ()) -> ()
  return
}

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+3]]:{{.*}}: error: 'func.call_indirect' op has an attribute that its LLVM form cannot have: "llvm.noalias" attribute attached to non-pointer LLVM type
// CHECK-NOT: error:
func.func @call(%i: index, %f: (index) -> ()) {
  "func.call_indirect"(%f, %i) <{arg_attrs = [{llvm.noalias}]}> : ((index) -> (), index) -> ()
  return
}

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op has an attribute that its LLVM form cannot have: "llvm.zeroext" attribute attached to non-integer LLVM type
// CHECK-NOT: error:
func.func private @aligned(memref<4xf32> {llvm.zeroext})

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op has an attribute that its LLVM form cannot have: "llvm.align" attribute attached to non-pointer LLVM type
// CHECK-NOT: error:
func.func private @result() -> (index {llvm.align = 8})

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op attribute 'llvm.align' is not a power of two up to 4294967296
// CHECK-NOT: error:
func.func private @alignment(memref<4xf32> {llvm.align = 12})

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op attribute 'llvm.returned' is on an argument whose type is not that of the result
// CHECK-NOT: error:
func.func private @returned(i32 {llvm.returned}) -> f32

// -----

// The second and the first argument pass, but not behind a memref.
// CHECK: attribute-errors.mlir:[[#@LINE+4]]:{{.*}}: error: 'func.func' op has the attribute 'llvm.sret' on an argument that is neither the first nor the second one that is passed
// CHECK-NOT: error:
func.func private @first(!llvm.ptr {llvm.sret = i32}, memref<4xf32>)
func.func private @second(i32, !llvm.ptr {llvm.sret = i32})
func.func private @behind(memref<4xf32>, !llvm.ptr {llvm.sret = i32})

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op has the attribute 'llvm.inalloca' on an argument that is not the last one that is passed
// CHECK-NOT: error:
func.func private @inalloca(!llvm.ptr {llvm.inalloca = i32}, i32)

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op is a function, whose linkage cannot be appending
// CHECK-NOT: error:
func.func @f() attributes {llvm.linkage = #llvm.linkage<appending>} {
  return
}

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op is a definition, whose linkage cannot be extern_weak
// CHECK-NOT: error:
func.func @f() attributes {llvm.linkage = #llvm.linkage<extern_weak>} {
  return
}

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op attribute 'passthrough' has an entry that is neither a string nor a pair of strings
// CHECK-NOT: error:
func.func private @f() attributes {passthrough = ["noinline", 3]}

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op attribute 'passthrough' has an entry that is neither a string nor a pair of strings
// CHECK-NOT: error:
func.func private @f() attributes {passthrough = [["alignstack", "4", "8"]]}

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op attribute 'passthrough' names 'noinline', which takes no value
// CHECK-NOT: error:
func.func private @f() attributes {passthrough = [["noinline", "3"]]}

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op attribute 'passthrough' names 'alignstack', which needs a value
// CHECK-NOT: error:
func.func private @f() attributes {passthrough = ["mine", ["alignstack", "8"], "alignstack"]}

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op attribute 'passthrough' names 'byval', which is no attribute of functions
// CHECK-NOT: error:
func.func private @f() attributes {passthrough = ["byval"]}

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op has a name with a zero byte, which LLVM does not have
// CHECK-NOT: error:
func.func private @"a\00b"()

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op type 'memref<4xf32, 16777216>' has a memory space above 16777215, which LLVM does not have
// CHECK-NOT: error:
func.func private @space(memref<4xf32, 16777216>)

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op has the attribute 'llvm.sret' on two arguments
// CHECK-NOT: error:
func.func private @sret_twice(!llvm.ptr {llvm.sret = i32}, !llvm.ptr {llvm.sret = i32})

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op has the attribute 'llvm.sret' on an argument, and results besides
// CHECK-NOT: error:
func.func private @sret_and_result(!llvm.ptr {llvm.sret = i32}) -> i32

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op has the attribute 'llvm.returned' on two arguments
// CHECK-NOT: error:
func.func private @returned_twice(i32 {llvm.returned}, i32 {llvm.returned}) -> i32

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op has the attribute 'llvm.nest' on two arguments
// CHECK-NOT: error:
func.func private @nest_twice(!llvm.ptr {llvm.nest}, !llvm.ptr {llvm.nest})

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op attribute 'llvm.range' has another width than type 'i64'
// CHECK-NOT: error:
func.func private @range(index {llvm.range = #llvm.constant_range<i32, 0, 10>})

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op attribute 'llvm.range' has another width than type 'i8'
// CHECK-NOT: error:
func.func private @range_of_result() -> (i8 {llvm.range = #llvm.constant_range<i32, 0, 10>})

// -----

// What the exporter would pass over without a word.
// CHECK: attribute-errors.mlir:[[#@LINE+4]]:{{.*}}: error: 'func.func' op attribute 'llvm.bogus' is unknown to the LLVM dialect on arguments (and 1 more of this)
// CHECK: attribute-errors.mlir:[[#@LINE+6]]:{{.*}}: error: 'func.func' op attribute 'llvm.align_stack' is unknown to the LLVM dialect on results
// CHECK: attribute-errors.mlir:[[#@LINE+6]]:{{.*}}: error: 'func.func' op attribute 'llvm.bogus' is unknown to the LLVM dialect on functions
// CHECK-NOT: error:
func.func private @argument(memref<*xf32> {llvm.bogus})
func.func private @argument_again(i32 {llvm.bogus})
func.func private @other(i32 {other.bogus}) -> (i32 {other.bogus}) attributes {other.bogus}
func.func private @result() -> (memref<4xf32> {llvm.align_stack}, i32)
func.func private @function() attributes {llvm.bogus, llvm.linkage = #llvm.linkage<external>}

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+3]]:{{.*}}: error: 'func.call' op attribute 'llvm.bogus' is unknown to the LLVM dialect on arguments
// CHECK-NOT: error:
func.func @call(%a: i32) {
  "func.call"(%a) <{arg_attrs = [{llvm.bogus}], callee = @call}> : (i32) -> ()
  return
}

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'builtin.module' op attribute 'llvm.bogus' is unknown to the LLVM dialect on modules
// CHECK-NOT: error:
module attributes {llvm.bogus, llvm.data_layout = "e", llvm.target_triple = "x86_64-linux-gnu", llvm.ident = "mine"} {
  func.func private @f(i32)
}

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'memref.global' op has a name with a zero byte, which LLVM does not have
// CHECK-NOT: error:
memref.global @"a\00b" : memref<4xi32> = dense<1>

// -----

// What says how a value is passed, and has no place.
// CHECK: attribute-errors.mlir:[[#@LINE+4]]:{{.*}}: error: 'func.func' op attribute 'llvm.inreg' has no place on an argument of type 'memref<*xf32>' as it is passed
// CHECK: attribute-errors.mlir:[[#@LINE+4]]:{{.*}}: error: 'func.func' op attribute 'llvm.zeroext' has no place on a result of type 'i8' as it is returned
// CHECK: attribute-errors.mlir:[[#@LINE+4]]:{{.*}}: error: 'func.func' op attribute 'llvm.inreg' has no place on a result of type 'memref<4xf32>' as it is returned
// CHECK-NOT: {{error|warning}}:
func.func private @unranked(memref<*xf32> {llvm.noalias, llvm.inreg})
func.func private @packed() -> (i8 {llvm.zeroext}, i8)
func.func private @descriptor() -> (memref<4xf32> {llvm.inreg})

// -----

// Of the function itself.
// CHECK: attribute-errors.mlir:[[#@LINE+8]]:{{.*}}: error: 'func.func' op attribute 'no_unwind' is of another kind than that of 'llvm.func'
// CHECK: attribute-errors.mlir:[[#@LINE+8]]:{{.*}}: error: 'func.func' op attribute 'CConv' of 'llvm.func' cannot be given to 'func.func'
// CHECK: attribute-errors.mlir:[[#@LINE+8]]:{{.*}}: error: 'func.func' op attribute 'linkage' of 'llvm.func' cannot be given to 'func.func'
// CHECK: attribute-errors.mlir:[[#@LINE+8]]:{{.*}}: error: 'func.func' op has an attribute that its LLVM form cannot have: no_inline and always_inline attributes are incompatible
// CHECK: attribute-errors.mlir:[[#@LINE+8]]:{{.*}}: error: 'func.func' op has both 'llvm.readnone' and 'memory_effects'
// CHECK: attribute-errors.mlir:[[#@LINE+8]]:{{.*}}: error: 'func.func' op attribute 'alignment' is not a power of two
// CHECK: attribute-errors.mlir:[[#@LINE+8]]:{{.*}}: error: 'func.func' op attribute 'vscale_range' is not from a power of two to one that is as large, or 0
// CHECK-NOT: error:
func.func private @kind(i32) attributes {no_unwind = 1 : i32}
func.func private @convention(i32) attributes {CConv = #llvm.cconv<fastcc>}
func.func private @linkage(i32) attributes {linkage = #llvm.linkage<weak>}
func.func private @inlined(i32) attributes {always_inline, no_inline}
func.func private @twice(i32) attributes {llvm.readnone, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
func.func private @aligned(i32) attributes {alignment = 3 : i64}
func.func private @scaled(i32) attributes {vscale_range = #llvm.vscale_range<minRange = 4 : i32, maxRange = 2 : i32>}

// -----

// CHECK: attribute-errors.mlir:[[#@LINE+3]]:{{.*}}: error: 'func.func' op has the name '@llvm.sqrt.f32': LLVM reserves those that begin with 'llvm.'
// CHECK: attribute-errors.mlir:[[#@LINE+3]]:{{.*}}: error: 'memref.global' op has the name '@llvm.used': LLVM reserves those that begin with 'llvm.'
// CHECK-NOT: error:
func.func private @llvm.sqrt.f32(f32) -> f32
memref.global @llvm.used : memref<4xi32> = dense<1>

// -----

// CHECK: error: 'builtin.module' op attribute 'llvm.target_triple' is not a string
// CHECK-NOT: error:
module attributes {llvm.target_triple = 3 : i32} {}

// -----

// CHECK: error: 'builtin.module' op attribute 'llvm.dependent_libraries' is not a list of strings
// CHECK-NOT: error:
module attributes {llvm.dependent_libraries = [3 : i32]} {}
