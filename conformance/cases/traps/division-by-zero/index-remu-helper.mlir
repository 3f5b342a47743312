// RUN: %check %s
// OPERATION: index.remu
// A helper reduces its argument by a modulus that the caller computed as zero; the call is no fault: index.remu.
func.func private @reduce(%a: index, %n: index) -> index {
  %r = index.remu %a, %n  // TRAP: division-by-zero
  return %r : index
}
func.func @f(%a: index, %x: index, %y: index) -> index {
  %n = index.sub %x, %y
  %r = call @reduce(%a, %n) : (index, index) -> index
  return %r : index
}
// CALL: @f(-1, 4, 4) -> trap(division-by-zero)
// CALL: @f(-1, 14, 4) -> 5
