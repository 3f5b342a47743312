! An array that does not fit, for a program that does not ask.
program main
  use, intrinsic :: iso_c_binding
  use python
  implicit none
  integer(c_int16_t) :: corners(3, 1)
  corners = 0
  print *, corner(corners)
end program
