// RUN: %check %s
// arith.addui_extended: the wrapped sum and the carry.
func.func @i1(%a: i1, %b: i1) -> (i1, i1) {
  %l, %h = arith.addui_extended %a, %b : i1, i1
  return %l, %h : i1, i1
}
func.func @i7(%a: i7, %b: i7) -> (i7, i1) {
  %l, %h = arith.addui_extended %a, %b : i7, i1
  return %l, %h : i7, i1
}
func.func @i8(%a: i8, %b: i8) -> (i8, i1) {
  %l, %h = arith.addui_extended %a, %b : i8, i1
  return %l, %h : i8, i1
}
func.func @i16(%a: i16, %b: i16) -> (i16, i1) {
  %l, %h = arith.addui_extended %a, %b : i16, i1
  return %l, %h : i16, i1
}
func.func @i24(%a: i24, %b: i24) -> (i24, i1) {
  %l, %h = arith.addui_extended %a, %b : i24, i1
  return %l, %h : i24, i1
}
func.func @i32(%a: i32, %b: i32) -> (i32, i1) {
  %l, %h = arith.addui_extended %a, %b : i32, i1
  return %l, %h : i32, i1
}
func.func @i33(%a: i33, %b: i33) -> (i33, i1) {
  %l, %h = arith.addui_extended %a, %b : i33, i1
  return %l, %h : i33, i1
}
func.func @i64(%a: i64, %b: i64) -> (i64, i1) {
  %l, %h = arith.addui_extended %a, %b : i64, i1
  return %l, %h : i64, i1
}
// Undef and 0 do not carry, whatever undef is: the branch is decided.
func.func @i7_of_undef() {
  %x = llvm.mlir.undef : i7
  %k = arith.constant 0 : i7
  %s, %c = call @i7(%x, %k) : (i7, i7) -> (i7, i1)
  cf.cond_br %c, ^end, ^end
^end:
  return
}
func.func @i8_of_undef() {
  %x = llvm.mlir.undef : i8
  %k = arith.constant 0 : i8
  %s, %c = call @i8(%x, %k) : (i8, i8) -> (i8, i1)
  cf.cond_br %c, ^end, ^end
^end:
  return
}
func.func @i16_of_undef() {
  %x = llvm.mlir.undef : i16
  %k = arith.constant 0 : i16
  %s, %c = call @i16(%x, %k) : (i16, i16) -> (i16, i1)
  cf.cond_br %c, ^end, ^end
^end:
  return
}
func.func @i24_of_undef() {
  %x = llvm.mlir.undef : i24
  %k = arith.constant 0 : i24
  %s, %c = call @i24(%x, %k) : (i24, i24) -> (i24, i1)
  cf.cond_br %c, ^end, ^end
^end:
  return
}
func.func @i32_of_undef() {
  %x = llvm.mlir.undef : i32
  %k = arith.constant 0 : i32
  %s, %c = call @i32(%x, %k) : (i32, i32) -> (i32, i1)
  cf.cond_br %c, ^end, ^end
^end:
  return
}
func.func @i33_of_undef() {
  %x = llvm.mlir.undef : i33
  %k = arith.constant 0 : i33
  %s, %c = call @i33(%x, %k) : (i33, i33) -> (i33, i1)
  cf.cond_br %c, ^end, ^end
^end:
  return
}
func.func @i64_of_undef() {
  %x = llvm.mlir.undef : i64
  %k = arith.constant 0 : i64
  %s, %c = call @i64(%x, %k) : (i64, i64) -> (i64, i1)
  cf.cond_br %c, ^end, ^end
^end:
  return
}
// CALL: @i1(false, true) -> true, false
// CALL: @i1(false, false) -> false, false
// CALL: @i1(true, true) -> false, true
// CALL: @i1(true, false) -> true, false
// CALL-RANDOM: @i1(_, _) count=40 seed=4
// CALL: @i7(-64, -2) -> 62, true
// CALL: @i7(0, -2) -> -2, false
// CALL: @i7(0, 5) -> 5, false
// CALL: @i7(1, -64) -> -63, false
// CALL: @i7(1, -1) -> 0, true
// CALL: @i7(5, -1) -> 4, true
// CALL: @i7(0, -64) -> -64, false
// CALL: @i7(57, 45) -> -26, false
// CALL: @i7(47, -22) -> 25, true
// CALL-RANDOM: @i7(_, _) count=40 seed=4
// CALL: @i8(-128, 0) -> -128, false
// CALL: @i8(-1, 1) -> 0, true
// CALL: @i8(-1, -1) -> -2, true
// CALL: @i8(0, 1) -> 1, false
// CALL: @i8(5, -2) -> 3, true
// CALL: @i8(1, 5) -> 6, false
// CALL: @i8(1, -2) -> -1, false
// CALL: @i8(-120, 89) -> -31, false
// CALL: @i8(57, -19) -> 38, true
// CALL-RANDOM: @i8(_, _) count=40 seed=4
// CALL: @i16(-1, 5) -> 4, true
// CALL: @i16(0, 0) -> 0, false
// CALL: @i16(5, -1) -> 4, true
// CALL: @i16(0, -32768) -> -32768, false
// CALL: @i16(5, 32767) -> -32764, false
// CALL: @i16(-2, -1) -> -3, true
// CALL: @i16(-32768, 0) -> -32768, false
// CALL: @i16(2566, 6199) -> 8765, false
// CALL: @i16(438, -12758) -> -12320, false
// CALL-RANDOM: @i16(_, _) count=40 seed=4
// CALL: @i24(-8388608, 1) -> -8388607, false
// CALL: @i24(-8388608, -1) -> 8388607, true
// CALL: @i24(-1, 1) -> 0, true
// CALL: @i24(-8388608, 0) -> -8388608, false
// CALL: @i24(0, 5) -> 5, false
// CALL: @i24(-1, -1) -> -2, true
// CALL: @i24(0, -1) -> -1, false
// CALL: @i24(4141304, 7879148) -> -4756764, false
// CALL: @i24(-1026830, -1300825) -> -2327655, true
// CALL-RANDOM: @i24(_, _) count=40 seed=4
// CALL: @i32(1, 5) -> 6, false
// CALL: @i32(0, 5) -> 5, false
// CALL: @i32(1, -2) -> -1, false
// CALL: @i32(-1, 2147483647) -> 2147483646, true
// CALL: @i32(0, -1) -> -1, false
// CALL: @i32(-2147483648, 2147483647) -> -1, false
// CALL: @i32(-2, 2147483647) -> 2147483645, true
// CALL: @i32(1069060736, -690559188) -> 378501548, true
// CALL: @i32(-1920577391, -1401553648) -> 972836257, true
// CALL-RANDOM: @i32(_, _) count=40 seed=4
// CALL: @i33(4294967295, 5) -> -4294967292, false
// CALL: @i33(5, -4294967296) -> -4294967291, false
// CALL: @i33(0, 4294967295) -> 4294967295, false
// CALL: @i33(5, 0) -> 5, false
// CALL: @i33(1, 4294967295) -> -4294967296, false
// CALL: @i33(0, -4294967296) -> -4294967296, false
// CALL: @i33(-2, 0) -> -2, false
// CALL: @i33(2303136197, 605340365) -> 2908476562, false
// CALL: @i33(-1812192879, 1888956196) -> 76763317, true
// CALL-RANDOM: @i33(_, _) count=40 seed=4
// CALL: @i64(-2, -1) -> -3, true
// CALL: @i64(5, 9223372036854775807) -> -9223372036854775804, false
// CALL: @i64(0, 1) -> 1, false
// CALL: @i64(-2, 5) -> 3, true
// CALL: @i64(1, -2) -> -1, false
// CALL: @i64(1, 5) -> 6, false
// CALL: @i64(9223372036854775807, 9223372036854775807) -> -2, false
// CALL: @i64(7812927387699076193, 2000022677777228744) -> -8633794008233246679, false
// CALL: @i64(-8878302412713625226, -4964874656318362707) -> 4603567004677563683, true
// CALL: @i7_of_undef() -> ()
// CALL: @i8_of_undef() -> ()
// CALL: @i16_of_undef() -> ()
// CALL: @i24_of_undef() -> ()
// CALL: @i32_of_undef() -> ()
// CALL: @i33_of_undef() -> ()
// CALL: @i64_of_undef() -> ()
// CALL-RANDOM: @i64(_, _) count=40 seed=4
