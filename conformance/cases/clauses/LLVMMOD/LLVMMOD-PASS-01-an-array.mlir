// RUN: %check %s
// CLAUSE: LLVMMOD-PASS-01
// NEGATIVE: parse "Invalid attribute `passthrough`"
// NEIGHBOUR: ""noinline"" -> "["noinline"]"
// The attribute as a whole is an array.
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ()>, passthrough = "noinline"}> ({}) : () -> ()
