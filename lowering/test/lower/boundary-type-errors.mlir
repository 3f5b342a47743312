// RUN: memref-cts-opt --lower-to-llvm --split-input-file --verify-diagnostics %s
// Types of the LLVM dialect that LLVM has no values of, or only in its own intrinsics, cross no function.

// expected-error @below {{type '!llvm.void' is not one of values that LLVM passes}}
func.func private @nothing(!llvm.void)

// -----

// Nothing is the result of a function without results, not one of two.
// expected-error @below {{type '!llvm.void' is not one of values that LLVM passes}}
func.func private @one_of_two() -> (i32, !llvm.void)

// -----

// expected-error @below {{type '!llvm.func<void (i32)>' is not one of values that LLVM passes}}
func.func private @function() -> !llvm.func<void (i32)>

// -----

// expected-error @below {{type '!llvm.struct<"o", opaque>' is not one of values that LLVM passes}}
func.func @opaque(%s: !llvm.struct<"o", opaque>) {
  return
}

// -----

// expected-error @below {{is not one of values that LLVM passes}}
func.func private @opaque_inside() -> !llvm.struct<(i32, array<2 x struct<"o", opaque>>)>

// -----

// expected-error @below {{is not one of values that LLVM passes}}
func.func private @inside_itself(!llvm.struct<"s", (ptr, struct<"s">)>)

// -----

// expected-error @below {{type '!llvm.token' is not one of values that LLVM passes}}
func.func private @token(!llvm.token)

// -----

func.func @called(%f: (i32) -> !llvm.metadata, %i: i32) {
  // expected-error @below {{type '!llvm.metadata' is not one of values that LLVM passes}}
  %0 = func.call_indirect %f(%i) : (i32) -> !llvm.metadata
  return
}

// -----

// The same struct twice is not one inside itself.
func.func @pair(%s: !llvm.struct<"t", (struct<"u", (i32)>, struct<"u", (i32)>)>) {
  return
}

// -----

// expected-error @below {{type 'vector<[4]xf32>' is scalable, and globals have sizes that are known}}
memref.global @scalable : memref<2xvector<[4]xf32>> = uninitialized
