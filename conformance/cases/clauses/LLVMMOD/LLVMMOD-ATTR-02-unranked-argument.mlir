// RUN: %check %s
// CLAUSE: LLVMMOD-ATTR-02
// NEGATIVE: lower "'llvm.inreg'"
// NEIGHBOUR: "llvm.inreg" -> "llvm.noalias"
// Neither a rank nor the pointer to a descriptor is what the register was asked
// for; without a promise the program is the same one.
func.func private @f(memref<*xf32> {llvm.inreg})
