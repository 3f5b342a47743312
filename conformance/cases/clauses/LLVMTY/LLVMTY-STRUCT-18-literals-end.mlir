// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-18
// NEGATIVE: parse "undefined symbol alias id 'self'"
// Without a name nothing can refer to itself.
!self = !llvm.struct<(i8, array<0 x !self>)>
llvm.func @f(!self)
