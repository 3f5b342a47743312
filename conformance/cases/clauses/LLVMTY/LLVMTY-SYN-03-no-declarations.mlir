// RUN: %check %s
// CLAUSE: LLVMTY-SYN-03
// NEGATIVE: parse "undefined symbol alias id"
// NEIGHBOUR: "!node" -> "!llvm.struct<"declared-node", (i32)>"
// A struct with a name is no alias: nothing but its own text brings it into a module.
llvm.func @f(!llvm.struct<"declared-node", (i32)>, !node)
