// RUN: %check %s
// CLAUSE: LLVMMOD-NAME-01
// NEGATIVE: lower "'@llvm.mine'"
// NEIGHBOUR: "@llvm.mine" -> "@llvm_mine"
memref.global @llvm.mine : memref<4xi32> = dense<1>
