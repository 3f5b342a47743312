//===-- DescriptorMessage.h - descriptors through a socket -------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PROCESS_DESCRIPTORMESSAGE_H
#define MEMREF_CTS_CONFORMANCE_PROCESS_DESCRIPTORMESSAGE_H

#include <cstring>

#include <sys/socket.h>
#include <sys/uio.h>

namespace memref_cts::conformance {

/// A message for sendmsg and recvmsg: a `Body`, which is copied byte by byte, and `Count` descriptors. Its functions
/// make no system call and allocate nothing, so that a child may call them before exec. What was received is open, and
/// the receiver closes it.
template <typename Body, unsigned Count>
struct DescriptorMessage {
  DescriptorMessage() {
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = sizeof control;
  }
  DescriptorMessage(const DescriptorMessage &) = delete; // it points into itself
  DescriptorMessage &operator=(const DescriptorMessage &) = delete;

  void set(const int (&fds)[Count]) {
    head()->cmsg_len = CMSG_LEN(sizeof fds);
    head()->cmsg_level = SOL_SOCKET;
    head()->cmsg_type = SCM_RIGHTS;
    std::memcpy(CMSG_DATA(head()), fds, sizeof fds);
  }
  /// False, and `fds` as before: the message received has not as many.
  bool get(int (&fds)[Count]) {
    bool isWhole = message.msg_controllen >= CMSG_LEN(sizeof fds) && head()->cmsg_type == SCM_RIGHTS &&
                   head()->cmsg_len == CMSG_LEN(sizeof fds);
    if (isWhole)
      std::memcpy(fds, CMSG_DATA(head()), sizeof fds);
    return isWhole;
  }

  Body body = {};
  struct msghdr message = {};

private:
  struct cmsghdr *head() { return reinterpret_cast<struct cmsghdr *>(control); }

  struct iovec part = {&body, sizeof body};
  alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof(int[Count]))] = {};
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PROCESS_DESCRIPTORMESSAGE_H
