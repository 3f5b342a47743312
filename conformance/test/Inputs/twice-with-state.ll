; Right in the first run of a program, and wrong in the next one that sees what it left.
@seen = internal global i32 0

define i32 @twice(i32 %a) {
  %before = load i32, ptr @seen
  store i32 1, ptr @seen
  %sum = add i32 %a, %a
  %result = add i32 %sum, %before
  ret i32 %result
}
