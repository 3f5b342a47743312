// RUN: memref-cts-opt --lower-to-llvm --split-input-file --verify-diagnostics %s
// MLIR's verifier lets functions of the LLVM dialect have types that its function types cannot have.

// expected-error @below {{'llvm.func' op type '!llvm.void' is not one of arguments}}
llvm.func @f(i32, !llvm.void)

// -----

// expected-error @below {{'llvm.func' op type '!llvm.func<void ()>' is not one of arguments}}
llvm.func @g(%g: !llvm.func<void ()>) {
  llvm.return
}

// -----

// expected-error @below {{'llvm.func' op type '!llvm.label' is not one of results}}
llvm.func @h() -> !llvm.label

// -----

llvm.func @fine(i32, !llvm.ptr, ...) -> !llvm.struct<(i32, f32)>
