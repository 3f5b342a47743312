// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-18
// NEGATIVE: parse "undefined symbol alias id 'self'"
// NEIGHBOUR: "<(i8, array<0 x !self>)>" -> "<"self", (i8, array<0 x struct<"self">>)>"
// Without a name nothing can refer to itself.
!self = !llvm.struct<(i8, array<0 x !self>)>
llvm.func @f(!self)
