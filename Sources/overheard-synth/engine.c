// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine.h"

#include <errno.h>
#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char data_path[4096];

// The file in which the client reads sound, see protocol.h; -1 without. It is written to and not mapped,
// so that nothing the client does with it can end a process.
static int memory = -1;

// The numbers of a file, which no other has while it is there.
static bool is_file(const struct stat *status, unsigned long long device, unsigned long long number) {
  return S_ISREG(status->st_mode) && (unsigned long long)status->st_dev == device &&
         (unsigned long long)status->st_ino == number;
}

static void open_memory(void) {
  const char *text = getenv("OVERHEARD_SOUND_MEMORY");
  unsigned long long device, number;
  int length = 0;
  if (!text || sscanf(text, "%llu:%llu:%n", &device, &number, &length) != 2 || length == 0) return;
  const char *path = text + length;
  struct stat status;
  // Before it is opened, which may do something to what is there instead; and after, in case it has changed.
  if (stat(path, &status) != 0 || !is_file(&status, device, number)) return;
  memory = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK);
  if (memory < 0 || (fstat(memory, &status) == 0 && is_file(&status, device, number))) return;
  close(memory);
  memory = -1;
}

bool engine_start(struct engine *engine) {
  const char *path = NULL;
  // The engine asks for a sound device even if it plays nothing, and the greeting would wait until a
  // PulseAudio server has answered.
  setenv("PULSE_SERVER", "unix:/dev/null", 1);
  espeak_ng_InitializePath(NULL);
  engine->version = espeak_Info(&path);
  snprintf(data_path, sizeof data_path, "%s", path ? path : "");
  engine->data = data_path;
  korean_prepare(&engine->korean, data_path);
  // A buffer of 0 means the default of 60 ms, which the engine's event list is sized for.
  engine->sample_rate = espeak_Initialize(
      AUDIO_OUTPUT_SYNCHRONOUS, 0, engine->korean.folder[0] ? engine->korean.folder : NULL,
      espeakINITIALIZE_PHONEME_EVENTS | espeakINITIALIZE_DONT_EXIT);
  if (engine->sample_rate <= 0) {
    fprintf(stderr, "overheard-synth: eSpeak NG's data is missing; install espeak-ng-data\n");
    return false;
  }
  open_memory();
  engine->has_memory = memory >= 0;
  return true;
}

bool engine_write_data(const char *folder, const char *tables) {
  const char *path = NULL;
  char reason[REASON_SIZE] = "";
  espeak_ng_InitializePath(NULL);
  espeak_Info(&path);
  if (path && korean_write(folder, path, tables, reason)) return true;
  fprintf(stderr, "overheard-synth: %s\n", reason);
  return false;
}

// MARK: - Voices

// eSpeak NG reports a bad line in a voice file only on standard error, then skips the line.
// Here that is an error, because the voice would not be the one its file describes.
struct complaints {
  int read_end;
  int saved;
};

static bool complaints_begin(struct complaints *complaints) {
  int ends[2];
  if (pipe(ends) != 0) return false;
  complaints->saved = dup(STDERR_FILENO);
  // Without it standard error could not be given back.
  if (complaints->saved < 0) {
    int reason = errno;
    close(ends[0]);
    close(ends[1]);
    errno = reason;
    return false;
  }
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  // The engine must not block when there are more complaints than the pipe can hold.
  fcntl(ends[1], F_SETFL, O_NONBLOCK);
  complaints->read_end = ends[0];
  bool is_caught = dup2(ends[1], STDERR_FILENO) >= 0;
  int reason = errno;
  close(ends[1]);
  if (is_caught) return true;
  close(ends[0]);
  close(complaints->saved);
  errno = reason;
  return false;
}

static void complaints_end(struct complaints *complaints, char *text, size_t size) {
  fflush(stderr);
  dup2(complaints->saved, STDERR_FILENO);
  close(complaints->saved);
  ssize_t got = read(complaints->read_end, text, size - 1);
  text[got > 0 ? got : 0] = 0;
  text[strcspn(text, "\n")] = 0;
  close(complaints->read_end);
}

// The engine copies the path into 60 bytes and lowercases it, so it is given a short one.
static espeak_ng_STATUS set_voice_file(const char *path) {
  int file = open(path, O_RDONLY);
  if (file < 0) return (espeak_ng_STATUS)errno;
  struct stat status;
  if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) {
    close(file);
    return ENS_VOICE_NOT_FOUND;
  }
  char name[32];
  snprintf(name, sizeof name, "/dev/fd/%d", file);
  espeak_ng_STATUS result = espeak_ng_SetVoiceByFile(name);
  close(file);
  return result;
}

// The engine silently ignores a variant that does not exist.
static bool variant_exists(const char *voice) {
  const char *plus = strchr(voice, '+');
  if (!plus || (plus[1] >= '0' && plus[1] <= '9')) return true;
  char path[sizeof data_path + VOICE_LIMIT + 16];
  snprintf(path, sizeof path, "%s/voices/!v/%s", data_path, plus + 1);
  return access(path, R_OK) == 0;
}

static bool set_voice(const char *voice, char *message, size_t size) {
  char complaint[512] = "";
  struct complaints complaints;
  if (!complaints_begin(&complaints)) {
    snprintf(message, size, "cannot listen to the engine's complaints: %s", strerror(errno));
    return false;
  }
  bool is_file = voice[0] == '/';
  espeak_ng_STATUS status = is_file ? set_voice_file(voice) : espeak_ng_SetVoiceByName(voice);
  complaints_end(&complaints, complaint, sizeof complaint);
  if (status != ENS_OK) {
    char reason[256];
    espeak_ng_GetStatusCodeMessage(status, reason, sizeof reason);
    snprintf(message, size, "voice %s: %s", voice, reason);
    return false;
  }
  if (!is_file && !variant_exists(voice)) {
    snprintf(message, size, "voice %s: eSpeak NG has no such variant", voice);
    return false;
  }
  if (complaint[0]) {
    snprintf(message, size, "voice %s: %s", voice, complaint);
    return false;
  }
  return true;
}

// The voice that was loaded in advance.
static char loaded_voice[VOICE_LIMIT + 1];

bool engine_load_voice(const char *voice) {
  char message[VOICE_LIMIT + 1024];
  if (!set_voice(voice, message, sizeof message)) return false;
  snprintf(loaded_voice, sizeof loaded_voice, "%s", voice);
  return true;
}

// MARK: - Requests

// Voice and text stay where they were read: each page that a process writes to first costs as much as a
// few thousand instructions.
struct say {
  unsigned flags;
  int16_t rate, pitch, range, volume, word_gap;
  const char *voice, *text;
  size_t text_length;
  uint32_t place, room;  // in the sound memory, in bytes; no room without
};

static struct say say;

static bool is_utf8(const uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count;) {
    uint8_t lead = bytes[i];
    size_t length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (length == 0 || lead == 0 || i + length > count) return false;
    // Too long a form, half of a pair of UTF-16, and what is beyond U+10FFFF.
    uint8_t second = length > 1 ? bytes[i + 1] : 0;
    if ((lead == 0xe0 && second < 0xa0) || (lead == 0xed && second > 0x9f) || (lead == 0xf0 && second < 0x90) ||
        (lead == 0xf4 && second > 0x8f))
      return false;
    for (size_t k = 1; k < length; k++)
      if ((bytes[i + k] & 0xc0) != 0x80) return false;
    i += length;
  }
  return true;
}

// The length of the longest `[[…]]`, in bytes.
static size_t longest_bracket(const char *text) {
  size_t longest = 0;
  for (const char *open = strstr(text, "[["); open; open = strstr(open, "[[")) {
    const char *close = strstr(open, "]]");
    size_t length = close ? (size_t)(close - open) : strlen(open);
    if (length > longest) longest = length;
    open += length;
  }
  return longest;
}

// Returns the reason for refusing the request, or 0.
static uint32_t say_decode(uint8_t *body, size_t count, char *message, size_t size) {
  if (count < SAY_HEADER) {
    snprintf(message, size, "the request is %zu bytes, but its header alone takes %d", count, SAY_HEADER);
    return FAIL_REQUEST;
  }
  size_t voice_length = read_u16(body + 12);
  if (voice_length == 0 || voice_length > VOICE_LIMIT || SAY_HEADER + voice_length > count) {
    snprintf(message, size, "the voice name is %zu bytes", voice_length);
    return FAIL_REQUEST;
  }
  say.flags = read_u16(body);
  say.place = say.room = 0;
  if (say.flags & SAY_MEMORY) {
    if (SAY_HEADER + voice_length + SAY_PLACE > count) {
      snprintf(message, size, "the request names no place in the sound memory");
      return FAIL_REQUEST;
    }
    count -= SAY_PLACE;
    say.place = read_u32(body + count);
    say.room = read_u32(body + count + 4);
    if (memory < 0 || (say.flags & SAY_PARTS)) say.room = 0;
  }
  size_t text_length = count - SAY_HEADER - voice_length;
  if (text_length > TEXT_LIMIT) {
    snprintf(message, size, "the text is %zu bytes; one utterance can have at most %d", text_length, TEXT_LIMIT);
    return FAIL_TOO_LONG;
  }
  if (!is_utf8(body + SAY_HEADER, count - SAY_HEADER)) {
    snprintf(message, size, "the voice or the text is not UTF-8, or contains a NUL");
    return FAIL_REQUEST;
  }
  say.rate = (int16_t)read_u16(body + 2);
  say.pitch = (int16_t)read_u16(body + 4);
  say.range = (int16_t)read_u16(body + 6);
  say.volume = (int16_t)read_u16(body + 8);
  say.word_gap = (int16_t)read_u16(body + 10);
  // Both end with a NUL: the voice makes room for its own by one byte of the header, which has been read.
  char *voice = (char *)body + SAY_HEADER - 1, *text = (char *)body + SAY_HEADER + voice_length;
  memmove(voice, voice + 1, voice_length);
  voice[voice_length] = 0;
  text[text_length] = 0;
  say.voice = voice;
  say.text = text;
  say.text_length = text_length;
  size_t bracket = (say.flags & SAY_PHONEMES) ? longest_bracket(say.text) : 0;
  if (bracket > BRACKET_LIMIT) {
    snprintf(message, size, "%zu bytes of phonemes in one bracket, more than %d; close it after a word", bracket, BRACKET_LIMIT);
    return FAIL_TOO_LONG;
  }
  return 0;
}

static void set_parameter(espeak_PARAMETER parameter, int16_t value) {
  if (value >= 0) espeak_ng_SetParameter(parameter, value, 0);
}

// MARK: - Answers

// How much sound somebody who listens already gets first, in bytes: what the engine makes at a time, 60 ms.
enum { FIRST_PART = 2646 };

// How much sound is written to the sound memory at once, in bytes. Writing more seldom costs more than it
// saves: each page of the piece is one more that this process touches.
enum { HELD_PIECE = 8 * 1024 };
_Static_assert(PIECE % HELD_PIECE == 0, "what leaves the sound memory fits before a full piece");

// The answer of this process. It serves one request, so this is global, like the engine itself.
static struct {
  int descriptor;
  uint32_t id;
  size_t part;    // how much sound is sent at once to somebody who listens already
  uint32_t held;  // bytes of sound in the request's place in the sound memory
  struct buffer last;
  size_t piece_count, piece_limit;
  uint8_t piece[FRAME_HEADER + PIECE];  // sound not yet sent; sent when full or a part, so that memory is not touched twice
} answer;

// Sends samples that lie behind room for a frame's header.
static void send_samples(uint8_t *bytes, size_t count) {
  struct buffer frame = {.bytes = bytes, .capacity = FRAME_HEADER + PIECE};
  frame_begin(&frame, say.flags & SAY_PARTS ? "part" : "pcm_", answer.id);
  frame.count += count;
  frame_end(&frame);
  // The main process is gone.
  if (!write_all(answer.descriptor, frame.bytes, frame.count)) _exit(0);
}

static void recall(uint8_t *bytes, uint32_t count, uint32_t from) {
  if (pread(memory, bytes, count, (off_t)say.place + from) != (ssize_t)count) abort();
}

// Sends what is in the sound memory after all: there is no room for the rest. What does not fill a frame
// goes before what is in the piece.
static void leave_memory(void) {
  static uint8_t earlier[FRAME_HEADER + PIECE];
  uint32_t sent = 0;
  for (; answer.held - sent >= PIECE; sent += PIECE) {
    recall(earlier + FRAME_HEADER, PIECE, sent);
    send_samples(earlier, PIECE);
  }
  uint32_t rest = answer.held - sent;
  memmove(answer.piece + FRAME_HEADER + rest, answer.piece + FRAME_HEADER, answer.piece_count);
  recall(answer.piece + FRAME_HEADER, rest, sent);
  answer.piece_count += rest;
  answer.piece_limit = PIECE;
  say.room = answer.held = 0;
}

static bool keep_piece(void) {
  if (answer.piece_count > say.room - answer.held) return false;
  ssize_t put = pwrite(memory, answer.piece + FRAME_HEADER, answer.piece_count, (off_t)say.place + answer.held);
  if (put != (ssize_t)answer.piece_count) return false;
  answer.held += (uint32_t)answer.piece_count;
  return true;
}

// Afterwards the piece is empty, or what is in it goes through the pipe with what comes then.
static void send_piece(void) {
  if (say.room > 0 && !keep_piece()) {
    leave_memory();
    return;
  }
  if (say.room == 0) send_samples(answer.piece, answer.piece_count);
  answer.piece_count = 0;
}

static void append_event(uint8_t kind, const espeak_EVENT *event, const char *name, size_t length) {
  struct buffer *events = &answer.last;
  if (length > 255) length = 255;
  buffer_append_u8(events, kind);
  buffer_append_u8(events, (uint8_t)length);
  buffer_append_u16(events, event->length > 0 ? (uint16_t)event->length : 0);
  buffer_append_u32(events, event->sample > 0 ? (uint32_t)event->sample : 0);
  // The engine counts characters from 1.
  buffer_append_u32(events, event->text_position > 0 ? (uint32_t)event->text_position - 1 : 0);
  buffer_append(events, name, length);
}

static void append_samples(const short *wave, size_t count) {
  while (count) {
    if (answer.piece_count == answer.piece_limit) send_piece();
    size_t room = (answer.piece_limit - answer.piece_count) / 2;
    size_t step = count < room ? count : room;
    uint8_t *place = answer.piece + FRAME_HEADER + answer.piece_count;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(place, wave, step * 2);
#else
    for (size_t i = 0; i < step; i++) {
      place[2 * i] = (uint8_t)(wave[i] & 0xff);
      place[2 * i + 1] = (uint8_t)((uint16_t)wave[i] >> 8);
    }
#endif
    answer.piece_count += step * 2;
    wave += step;
    count -= step;
  }
}

static int receive(short *wave, int count, espeak_EVENT *list) {
  for (const espeak_EVENT *event = list; event->type != espeakEVENT_LIST_TERMINATED; event++) {
    switch (event->type) {
      case espeakEVENT_WORD: append_event(EVENT_WORD, event, "", 0); break;
      case espeakEVENT_SENTENCE: append_event(EVENT_SENTENCE, event, "", 0); break;
      case espeakEVENT_END: append_event(EVENT_END, event, "", 0); break;
      case espeakEVENT_PHONEME:
        append_event(EVENT_PHONEME, event, event->id.string, strnlen(event->id.string, sizeof event->id.string));
        break;
      default: break;
    }
  }
  if (wave && count > 0) append_samples(wave, (size_t)count);
  if ((say.flags & SAY_PARTS) && answer.piece_count >= answer.part) {
    send_piece();
    // Each part wakes three processes; while the first one sounds, many are made.
    answer.part = answer.part < PIECE / 2 ? answer.part * 2 : PIECE;
  }
  return 0;
}

static void answer_say(void) {
  unsigned flags = espeakCHARS_UTF8;
  if (say.flags & SAY_PHONEMES) flags |= espeakPHONEMES;
  frame_begin(&answer.last, "done", answer.id);
  answer.part = FIRST_PART;
  answer.piece_limit = say.room > 0 ? HELD_PIECE : PIECE;
  espeak_SetSynthCallback(receive);
  espeak_ng_STATUS status = espeak_ng_Synthesize(
      say.text, say.text_length + 1, 0, POS_CHARACTER, 0, flags, NULL, NULL);
  if (status != ENS_OK) {
    char reason[256];
    espeak_ng_GetStatusCodeMessage(status, reason, sizeof reason);
    answer.last.count = 0;
    frame_fail(&answer.last, answer.id, FAIL_ENGINE, reason);
    return;
  }
  while (answer.piece_count) send_piece();
  if (say.room > 0) {
    memcpy(answer.last.bytes, "held", 4);
    buffer_append_u32(&answer.last, answer.held / 2);
  }
  frame_end(&answer.last);
}

static int discard(short *wave, int count, espeak_EVENT *events) {
  (void)wave, (void)count, (void)events;
  return 0;
}

static void answer_ipa(void) {
  struct buffer *text = &answer.last;
  // eSpeak NG takes the setting for phonemes in brackets from the last synthesis.
  unsigned flags = espeakCHARS_UTF8;
  if (say.flags & SAY_PHONEMES) flags |= espeakPHONEMES;
  espeak_SetSynthCallback(discard);
  espeak_ng_Synthesize(" ", 2, 0, POS_CHARACTER, 0, flags, NULL, NULL);
  frame_begin(text, "text", answer.id);
  const void *rest = say.text;
  while (rest) {
    const char *clause = espeak_TextToPhonemes(&rest, espeakCHARS_UTF8, espeakPHONEMES_IPA);
    if (!clause) break;
    while (*clause == ' ') clause++;
    if (!*clause) continue;
    if (text->count > FRAME_HEADER) buffer_append(text, " ", 1);
    buffer_append(text, clause, strlen(clause));
  }
  frame_end(text);
}

static void answer_test(const uint8_t *body, size_t count) {
  const char *allowed = getenv("OVERHEARD_SYNTH_TESTING");
  if (allowed && strcmp(allowed, "1") == 0) {
    if (count == 5 && memcmp(body, "crash", 5) == 0) abort();
    if (count == 4 && memcmp(body, "exit", 4) == 0) _exit(0);
    if (count == 4 && memcmp(body, "hang", 4) == 0)
      for (;;) pause();
  }
  frame_fail(&answer.last, answer.id, FAIL_REQUEST, "no such test");
}

static void answer_speech(uint8_t *body, size_t count, void (*speak)(void)) {
  // Not on the stack, of which the engine would then touch more pages.
  static char message[VOICE_LIMIT + 1024];
  uint32_t reason = say_decode(body, count, message, sizeof message);
  bool loaded = reason == 0 && strcmp(say.voice, loaded_voice) == 0;
  if (reason == 0 && !loaded && !set_voice(say.voice, message, sizeof message)) reason = FAIL_VOICE;
  if (reason != 0) {
    frame_fail(&answer.last, answer.id, reason, message);
    return;
  }
  set_parameter(espeakRATE, say.rate);
  set_parameter(espeakPITCH, say.pitch);
  set_parameter(espeakRANGE, say.range);
  set_parameter(espeakVOLUME, say.volume);
  set_parameter(espeakWORDGAP, say.word_gap);
  speak();
}

void engine_answer(const struct frame *request, uint8_t *body, int descriptor) {
  answer.descriptor = descriptor;
  answer.id = request->id;
  if (frame_is(request, "say_"))
    answer_speech(body, request->length, answer_say);
  else if (frame_is(request, "ipa_"))
    answer_speech(body, request->length, answer_ipa);
  else if (frame_is(request, "test"))
    answer_test(body, request->length);
  else
    frame_fail(&answer.last, answer.id, FAIL_REQUEST, "no such request");
  write_all(descriptor, answer.last.bytes, answer.last.count);
}
