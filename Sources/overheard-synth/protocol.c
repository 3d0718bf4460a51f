// SPDX-License-Identifier: GPL-3.0-or-later

#include "protocol.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void buffer_reserve(struct buffer *buffer, size_t count) {
  if (buffer->count + count <= buffer->capacity) return;
  size_t capacity = buffer->capacity ? buffer->capacity : 4096;
  while (capacity < buffer->count + count) capacity *= 2;
  uint8_t *grown = realloc(buffer->bytes, capacity);
  if (!grown) abort();
  buffer->bytes = grown;
  buffer->capacity = capacity;
}

void buffer_append(struct buffer *buffer, const void *bytes, size_t count) {
  buffer_reserve(buffer, count);
  if (count) memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
}

void buffer_append_u8(struct buffer *buffer, uint8_t value) { buffer_append(buffer, &value, 1); }

void buffer_append_u16(struct buffer *buffer, uint16_t value) {
  uint8_t bytes[2] = {value & 0xff, value >> 8};
  buffer_append(buffer, bytes, sizeof bytes);
}

static void put_u32(uint8_t *bytes, uint32_t value) {
  for (int i = 0; i < 4; i++) bytes[i] = (value >> (8 * i)) & 0xff;
}

void buffer_append_u32(struct buffer *buffer, uint32_t value) {
  uint8_t bytes[4];
  put_u32(bytes, value);
  buffer_append(buffer, bytes, sizeof bytes);
}

uint16_t read_u16(const uint8_t *bytes) { return (uint16_t)(bytes[0] | bytes[1] << 8); }

uint32_t read_u32(const uint8_t *bytes) {
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
         (uint32_t)bytes[3] << 24;
}

void frame_begin(struct buffer *buffer, const char *kind, uint32_t id) {
  buffer->count = 0;
  buffer_append(buffer, kind, 4);
  buffer_append_u32(buffer, id);
  buffer_append_u32(buffer, 0);
}

void frame_end(struct buffer *buffer) {
  put_u32(buffer->bytes + 8, (uint32_t)(buffer->count - FRAME_HEADER));
}

struct frame frame_decode(const uint8_t header[FRAME_HEADER]) {
  struct frame frame;
  memcpy(frame.kind, header, 4);
  frame.id = read_u32(header + 4);
  frame.length = read_u32(header + 8);
  return frame;
}

bool frame_is(const struct frame *frame, const char *kind) {
  return memcmp(frame->kind, kind, 4) == 0;
}

void frame_fail(struct buffer *buffer, uint32_t id, uint32_t reason, const char *message) {
  frame_begin(buffer, "fail", id);
  buffer_append_u32(buffer, reason);
  buffer_append(buffer, message, strlen(message));
  frame_end(buffer);
}

bool read_all(int descriptor, void *bytes, size_t count) {
  uint8_t *next = bytes;
  while (count) {
    ssize_t got = read(descriptor, next, count);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    next += got;
    count -= (size_t)got;
  }
  return true;
}

bool write_all(int descriptor, const void *bytes, size_t count) {
  const uint8_t *next = bytes;
  while (count) {
    ssize_t put = write(descriptor, next, count);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return false;
    next += put;
    count -= (size_t)put;
  }
  return true;
}
