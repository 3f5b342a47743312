// RUN: %check %s
// llvm.intr.experimental.constrained.fptrunc: rounding in the named direction, ties too. LLVM's code rounds to nearest even whatever it says.
llvm.func @towardzero_f64_f32(%a: f64) -> f32 {
  %r = llvm.intr.experimental.constrained.fptrunc %a towardzero ignore : f64 to f32
  llvm.return %r : f32
}
llvm.func @towardzero_f32_f16(%a: f32) -> f16 {
  %r = llvm.intr.experimental.constrained.fptrunc %a towardzero ignore : f32 to f16
  llvm.return %r : f16
}
llvm.func @upward_f64_f32(%a: f64) -> f32 {
  %r = llvm.intr.experimental.constrained.fptrunc %a upward ignore : f64 to f32
  llvm.return %r : f32
}
llvm.func @upward_f32_f16(%a: f32) -> f16 {
  %r = llvm.intr.experimental.constrained.fptrunc %a upward ignore : f32 to f16
  llvm.return %r : f16
}
llvm.func @downward_f64_f32(%a: f64) -> f32 {
  %r = llvm.intr.experimental.constrained.fptrunc %a downward ignore : f64 to f32
  llvm.return %r : f32
}
llvm.func @downward_f32_f16(%a: f32) -> f16 {
  %r = llvm.intr.experimental.constrained.fptrunc %a downward ignore : f32 to f16
  llvm.return %r : f16
}
llvm.func @tonearest_f64_f32(%a: f64) -> f32 {
  %r = llvm.intr.experimental.constrained.fptrunc %a tonearest ignore : f64 to f32
  llvm.return %r : f32
}
llvm.func @tonearest_f32_f16(%a: f32) -> f16 {
  %r = llvm.intr.experimental.constrained.fptrunc %a tonearest ignore : f32 to f16
  llvm.return %r : f16
}
llvm.func @tonearestaway_f64_f32(%a: f64) -> f32 {
  %r = llvm.intr.experimental.constrained.fptrunc %a tonearestaway ignore : f64 to f32
  llvm.return %r : f32
}
llvm.func @tonearestaway_f32_f16(%a: f32) -> f16 {
  %r = llvm.intr.experimental.constrained.fptrunc %a tonearestaway ignore : f32 to f16
  llvm.return %r : f16
}
// CALL: @towardzero_f64_f32(0x3FF0000010000000) -> 1.0
// CALL: @towardzero_f64_f32(0xBFF0000010000000) -> -1.0
// CALL: @towardzero_f64_f32(0x3FF0000008000000) -> 1.0
// CALL: @towardzero_f64_f32(0xBFF0000018000000) -> -1.0
// CALL: @towardzero_f64_f32(0x3FF0000030000000) -> 0x3F800001
// CALL: @towardzero_f64_f32(0x47EFFFFFE3FFFFFC) -> 0x7F7FFFFF
// CALL: @towardzero_f64_f32(1.5) -> 1.5
// CALL: @towardzero_f32_f16(0x3F801000) -> 1.0
// CALL: @towardzero_f32_f16(0xBF801000) -> -1.0
// CALL: @towardzero_f32_f16(0x3F800800) -> 1.0
// CALL: @towardzero_f32_f16(0xBF801800) -> -1.0
// CALL: @towardzero_f32_f16(0x3F803000) -> 1.0009765625
// CALL: @towardzero_f32_f16(65508.0) -> 65504.0
// CALL: @towardzero_f32_f16(1.5) -> 1.5
// CALL: @upward_f64_f32(0x3FF0000010000000) -> 0x3F800001
// CALL: @upward_f64_f32(0xBFF0000010000000) -> -1.0
// CALL: @upward_f64_f32(0x3FF0000008000000) -> 0x3F800001
// CALL: @upward_f64_f32(0xBFF0000018000000) -> -1.0
// CALL: @upward_f64_f32(0x3FF0000030000000) -> 0x3F800002
// CALL: @upward_f64_f32(0x47EFFFFFE3FFFFFC) -> inf
// CALL: @upward_f64_f32(1.5) -> 1.5
// CALL: @upward_f32_f16(0x3F801000) -> 1.0009765625
// CALL: @upward_f32_f16(0xBF801000) -> -1.0
// CALL: @upward_f32_f16(0x3F800800) -> 1.0009765625
// CALL: @upward_f32_f16(0xBF801800) -> -1.0
// CALL: @upward_f32_f16(0x3F803000) -> 1.001953125
// CALL: @upward_f32_f16(65508.0) -> inf
// CALL: @upward_f32_f16(1.5) -> 1.5
// CALL: @downward_f64_f32(0x3FF0000010000000) -> 1.0
// CALL: @downward_f64_f32(0xBFF0000010000000) -> 0xBF800001
// CALL: @downward_f64_f32(0x3FF0000008000000) -> 1.0
// CALL: @downward_f64_f32(0xBFF0000018000000) -> 0xBF800001
// CALL: @downward_f64_f32(0x3FF0000030000000) -> 0x3F800001
// CALL: @downward_f64_f32(0x47EFFFFFE3FFFFFC) -> 0x7F7FFFFF
// CALL: @downward_f64_f32(1.5) -> 1.5
// CALL: @downward_f32_f16(0x3F801000) -> 1.0
// CALL: @downward_f32_f16(0xBF801000) -> -1.0009765625
// CALL: @downward_f32_f16(0x3F800800) -> 1.0
// CALL: @downward_f32_f16(0xBF801800) -> -1.0009765625
// CALL: @downward_f32_f16(0x3F803000) -> 1.0009765625
// CALL: @downward_f32_f16(65508.0) -> 65504.0
// CALL: @downward_f32_f16(1.5) -> 1.5
// CALL: @tonearest_f64_f32(0x3FF0000010000000) -> 1.0
// CALL: @tonearest_f64_f32(0xBFF0000010000000) -> -1.0
// CALL: @tonearest_f64_f32(0x3FF0000008000000) -> 1.0
// CALL: @tonearest_f64_f32(0xBFF0000018000000) -> 0xBF800001
// CALL: @tonearest_f64_f32(0x3FF0000030000000) -> 0x3F800002
// CALL: @tonearest_f64_f32(0x47EFFFFFE3FFFFFC) -> 0x7F7FFFFF
// CALL: @tonearest_f64_f32(1.5) -> 1.5
// CALL: @tonearest_f32_f16(0x3F801000) -> 1.0
// CALL: @tonearest_f32_f16(0xBF801000) -> -1.0
// CALL: @tonearest_f32_f16(0x3F800800) -> 1.0
// CALL: @tonearest_f32_f16(0xBF801800) -> -1.0009765625
// CALL: @tonearest_f32_f16(0x3F803000) -> 1.001953125
// CALL: @tonearest_f32_f16(65508.0) -> 65504.0
// CALL: @tonearest_f32_f16(1.5) -> 1.5
// CALL: @tonearestaway_f64_f32(0x3FF0000010000000) -> 0x3F800001
// CALL: @tonearestaway_f64_f32(0xBFF0000010000000) -> 0xBF800001
// CALL: @tonearestaway_f64_f32(0x3FF0000008000000) -> 1.0
// CALL: @tonearestaway_f64_f32(0xBFF0000018000000) -> 0xBF800001
// CALL: @tonearestaway_f64_f32(0x3FF0000030000000) -> 0x3F800002
// CALL: @tonearestaway_f64_f32(0x47EFFFFFE3FFFFFC) -> 0x7F7FFFFF
// CALL: @tonearestaway_f64_f32(1.5) -> 1.5
// CALL: @tonearestaway_f32_f16(0x3F801000) -> 1.0009765625
// CALL: @tonearestaway_f32_f16(0xBF801000) -> -1.0009765625
// CALL: @tonearestaway_f32_f16(0x3F800800) -> 1.0
// CALL: @tonearestaway_f32_f16(0xBF801800) -> -1.0009765625
// CALL: @tonearestaway_f32_f16(0x3F803000) -> 1.001953125
// CALL: @tonearestaway_f32_f16(65508.0) -> 65504.0
// CALL: @tonearestaway_f32_f16(1.5) -> 1.5
