// SPDX-License-Identifier: GPL-3.0-or-later
//
// The protocol of overheard-synth.
//
// It reads requests from standard input and writes answers to standard output, both as frames.
// Integers are little-endian.
//
//   frame    kind (4 bytes of ASCII) · id (u32) · length of the body (u32) · body
//
// The first frame is the helper's greeting, `helo` with id 0: lines of `key=value`
// (protocol, helper, engine, data, sample-rate, text-limit, time-limit-ms, jobs; korean, the hash of
// the data with our Korean phonemes, or nothing and korean-fault, a number of `enum korean_fault`, and
// korean-reason, which says it in words; memory, 1 if there is a sound memory, else 0).
//
// Requests. The client chooses each id; answers carry it and come in any order.
//
//   say_     flags (u16, SAY_…) · rate · pitch · range · volume · word gap (i16 each, -1 for the
//            voice's own) · length of the voice name (u16) · voice · text (the rest); with
//            SAY_MEMORY then a place in the sound memory: where it begins and how long it is, in
//            bytes (u32 each); with SAY_PARTS the sound comes while it is made
//   ipa_     the same body; answered with the text's pronunciation as eSpeak NG reads it
//   test     `crash`, `hang` or `exit`; refused unless OVERHEARD_SYNTH_TESTING=1
//
// A voice that begins with `/` is the absolute path of a voice file; any other is the name of an
// eSpeak NG voice. Text and voice are UTF-8.
//
// Answers. The answer to a request is any number of `pcm_` or `part` frames, then one frame of another
// kind:
//
//   pcm_     samples, i16, mono; the pieces of a clip in order, all sent when it is complete or long
//   part     as `pcm_`, for a request with SAY_PARTS: sent at once, for somebody who listens already
//   done     the clip is complete; its events, each:
//            kind (u8, EVENT_…) · length of the name (u8) · length in the text (u16) ·
//            sample (u32) · position in the text (u32, characters, from 0) · name
//   held     as `done`, then how many samples are in the request's place in the sound memory (u32),
//            as in `pcm_`; no `pcm_` came before. Only if all of them fit, otherwise `pcm_` and `done`
//   text     UTF-8
//   fail     reason (u32, FAIL_…) · message in UTF-8; what has come of the clip is of no use
//
// The sound memory is a file that the client has made: a sound that goes through it is copied half as
// often, and wakes nobody before it is whole. OVERHEARD_SOUND_MEMORY says where it is, as
// `device:inode:path`; a path that leads to another file is none. The client gives a place to one
// request at a time.
//
// With `--play` the program is a player. It sends its greeting once the sound device is open, or
// else `fail` with id 0. Requests:
//
//   pcm_     samples to play after those already sent, i16, mono, at most PIECE bytes
//   part     as `pcm_`, and the sound goes on: the device waits for more, until one of the others comes
//   drop     fall silent now and discard everything not yet played
//   wait     answered `done` when everything before it has gone to the device or been dropped
//   end_     answered `done` when everything has been played; the player then exits
//
// If standard input ends without `end_`, the player falls silent and exits.
//
// A client must read while it writes. When standard input ends, the helper answers what was asked
// and exits. When nobody is left to read its answers, it and all its processes exit at once.

#ifndef OVERHEARD_SYNTH_PROTOCOL_H
#define OVERHEARD_SYNTH_PROTOCOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PROTOCOL_VERSION 2

// Part of each clip's cache key: raise it whenever a change to this program changes samples.
#define HELPER_VERSION 1

// The exit code where something is missing that the helper needs.
enum { UNAVAILABLE = 69 };

enum {
  FRAME_HEADER = 12,
  SAY_HEADER = 14,
  TEXT_LIMIT = 64 * 1024,
  VOICE_LIMIT = 4096,
  SAY_PLACE = 8,
  BODY_LIMIT = SAY_HEADER + VOICE_LIMIT + TEXT_LIMIT + SAY_PLACE,
  // eSpeak NG 1.51 reads about 750 bytes of phonemes as one clause and spells out the rest.
  BRACKET_LIMIT = 700,
  // The most sound in one frame, in bytes.
  PIECE = 32 * 1024,
};

// 1 was SSML, in which `<audio src>` makes eSpeak NG run a shell.
enum { SAY_PHONEMES = 2, SAY_MEMORY = 4, SAY_PARTS = 8 };

enum {
  EVENT_WORD = 'w',
  EVENT_SENTENCE = 's',
  EVENT_PHONEME = 'p',
  EVENT_END = 'e',
};

enum {
  FAIL_REQUEST = 1,   // the frame makes no sense
  FAIL_TOO_LONG = 2,  // the text is over TEXT_LIMIT, or a bracket over BRACKET_LIMIT
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

// Makes room for so many more bytes.
void buffer_reserve(struct buffer *buffer, size_t count);
void buffer_append(struct buffer *buffer, const void *bytes, size_t count);
void buffer_append_u8(struct buffer *buffer, uint8_t value);
void buffer_append_u16(struct buffer *buffer, uint16_t value);
void buffer_append_u32(struct buffer *buffer, uint32_t value);

uint16_t read_u16(const uint8_t *bytes);
uint32_t read_u32(const uint8_t *bytes);

// Empties the buffer and starts a frame in it; `frame_end` fills in the length.
void frame_begin(struct buffer *buffer, const char *kind, uint32_t id);
void frame_end(struct buffer *buffer);
struct frame frame_decode(const uint8_t header[FRAME_HEADER]);
bool frame_is(const struct frame *frame, const char *kind);

// Empties the buffer and writes a whole `fail` frame into it.
void frame_fail(struct buffer *buffer, uint32_t id, uint32_t reason, const char *message);

// Reads or writes all of it; false at the end of the stream or on an error.
bool read_all(int descriptor, void *bytes, size_t count);
bool write_all(int descriptor, const void *bytes, size_t count);

#endif
