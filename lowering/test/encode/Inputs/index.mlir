func.func @index(%a: index, %b: index, %i: i32) -> index {
  %0 = index.constant -5
  %1 = index.bool.constant true
  %2 = index.sizeof
  %3 = index.add %a, %b
  %4 = index.sub %3, %2
  %5 = index.mul %4, %0
  %6 = index.divs %5, %b
  %7 = index.divu %6, %b
  %8 = index.ceildivs %7, %b
  %9 = index.ceildivu %8, %b
  %10 = index.floordivs %9, %b
  %11 = index.rems %10, %b
  %12 = index.remu %11, %b
  %13 = index.maxs %12, %b
  %14 = index.maxu %13, %b
  %15 = index.mins %14, %b
  %16 = index.minu %15, %b
  %17 = index.shl %16, %b
  %18 = index.shrs %17, %b
  %19 = index.shru %18, %b
  %20 = index.and %19, %b
  %21 = index.or %20, %b
  %22 = index.xor %21, %b
  %23 = index.casts %i : i32 to index
  %24 = index.castu %22 : index to i64
  %25 = index.cmp slt(%22, %23)
  %26 = index.cmp uge(%22, %23)
  return %22 : index
}
