// SPDX-License-Identifier: GPL-3.0-or-later
//
// How overheard-synth talks.
//
// It reads requests from standard input and writes answers to standard output, both as frames.
// Integers are little-endian.
//
//   frame    kind (4 bytes of ASCII) · id (u32) · length of the body (u32) · body
//
// The first frame is the helper's greeting, `helo` with id 0: lines of `key=value`
// (protocol, engine, data, sample-rate, text-limit, time-limit-ms, jobs).
//
// Requests. Every id is the client's choice; answers carry it and come in any order.
//
//   say_     flags (u16, SAY_…) · rate · pitch · range · volume · word gap (i16 each, -1 for the
//            voice's own) · length of the voice's name (u16) · voice · text (the rest)
//   ipa_     the same body; the answer is the pronunciation of the text as eSpeak NG reads it
//   test     `crash`, `hang` or `exit`; refused unless OVERHEARD_SYNTH_TESTING=1
//
// A voice that begins with `/` is the absolute path of a voice file, any other the name of a voice
// of eSpeak NG. Text and voice are UTF-8.
//
// Answers. A request's answer is any number of `pcm_` frames and one of the others, its last:
//
//   pcm_     samples, i16, mono; the pieces of a clip in order
//   done     the clip is whole; its events, each:
//            kind (u8, EVENT_…) · length of the name (u8) · length in the text (u16) ·
//            sample (u32) · position in the text (u32, characters, from 0) · name
//   text     UTF-8
//   fail     reason (u32, FAIL_…) · message in UTF-8; what came of the clip is to be dropped
//
// Called with `--play` it is a player instead. Its greeting comes once the sound device is open,
// or `fail` with id 0. Requests:
//
//   pcm_     samples to be heard after those before them, i16, mono, at most PIECE bytes
//   drop     silence, now: what has not been heard never will be
//   wait     answered `done` when all before it has gone to the device, or has been dropped
//   end_     answered `done` when all has been heard; it ends then
//
// The end of standard input without `end_` is silence now, and the player's end.
//
// A client reads while it writes. Standard input's end means: answer what was asked, then end.
// When nobody is left to read the answers the helper and all it has started end at once.

#ifndef OVERHEARD_SYNTH_PROTOCOL_H
#define OVERHEARD_SYNTH_PROTOCOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PROTOCOL_VERSION 1

// Raised by every change of this program that changes samples: clips are kept under it.
#define HELPER_VERSION 1

enum {
  FRAME_HEADER = 12,
  SAY_HEADER = 14,
  TEXT_LIMIT = 16 * 1024,
  VOICE_LIMIT = 4096,
  BODY_LIMIT = SAY_HEADER + VOICE_LIMIT + TEXT_LIMIT,
  // eSpeak NG 1.51 reads about 750 bytes of phonemes as one clause; the rest it speaks as letters.
  BRACKET_LIMIT = 700,
  // Of sound, in one frame.
  PIECE = 32 * 1024,
};

enum { SAY_SSML = 1, SAY_PHONEMES = 2 };

enum {
  EVENT_WORD = 'w',
  EVENT_SENTENCE = 's',
  EVENT_MARK = 'm',
  EVENT_PHONEME = 'p',
  EVENT_END = 'e',
};

enum {
  FAIL_REQUEST = 1,   // the frame makes no sense
  FAIL_TOO_LONG = 2,  // the text is beyond TEXT_LIMIT, or a bracket beyond BRACKET_LIMIT
  FAIL_VOICE = 3,     // no such voice, or its file is wrong
  FAIL_ENGINE = 4,    // the engine reported an error
  FAIL_CRASH = 5,     // the engine died
  FAIL_TIMEOUT = 6,   // the engine did not finish in time
  FAIL_DEVICE = 7,    // there is no sound device, or it is gone
};

// A frame's header, decoded.
struct frame {
  char kind[4];
  uint32_t id;
  uint32_t length;
};

// A growing block of bytes.
struct buffer {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
};

void buffer_append(struct buffer *buffer, const void *bytes, size_t count);
void buffer_append_u8(struct buffer *buffer, uint8_t value);
void buffer_append_u16(struct buffer *buffer, uint16_t value);
void buffer_append_u32(struct buffer *buffer, uint32_t value);

uint16_t read_u16(const uint8_t *bytes);
uint32_t read_u32(const uint8_t *bytes);

// Starts a frame in an empty buffer; `frame_end` fills in the length.
void frame_begin(struct buffer *buffer, const char *kind, uint32_t id);
void frame_end(struct buffer *buffer);
struct frame frame_decode(const uint8_t header[FRAME_HEADER]);
bool frame_is(const struct frame *frame, const char *kind);

// Puts a whole `fail` frame into the empty buffer.
void frame_fail(struct buffer *buffer, uint32_t id, uint32_t reason, const char *message);

// Reads or writes all of it; false at the end of the stream or on an error.
bool read_all(int descriptor, void *bytes, size_t count);
bool write_all(int descriptor, const void *bytes, size_t count);

#endif
