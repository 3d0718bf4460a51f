// Stands in for the libraries that only some commands need, and loads each when it is first called:
// libsndfile alone brings seven others, and to load them takes an eighth of what `announce` takes.

#include "late-libraries.h"

#include <expat.h>
#include <nettle/sha2.h>
#include <opus.h>
#include <sndfile.h>
#include <stdarg.h>
#include <xxhash.h>

#ifdef NAMES_ONLY

void *needs_opus_encoder_ctl = (void *)opus_encoder_ctl;

#else

KNOWN(LIBOPUS, opus_encoder_ctl)

// Its requests have one argument, a number or a pointer. On the machines that we build for, a number is
// the lower half of what a pointer would be passed in.
int opus_encoder_ctl(OpusEncoder *encoder, int request, ...) {
  va_list list;
  va_start(list, request);
  void *argument = va_arg(list, void *);
  va_end(list);
  int (*function)(OpusEncoder *, int, ...) =
      (int (*)(OpusEncoder *, int, ...))late_find(&late_opus_encoder_ctl);
  return function(encoder, request, argument);
}

// The names of the libraries, up to NULL; the program asks for them with `late_library_missing`.
const char *const late_library_names[] = {LIBOPUS, LIBSNDFILE, LIBEXPAT, LIBNETTLE, LIBXXHASH, NULL};

#endif

FUNCTION(LIBSNDFILE, SNDFILE *, sf_open_virtual,
         (SF_VIRTUAL_IO *files, int mode, SF_INFO *info, void *context), (files, mode, info, context))
FUNCTION(LIBSNDFILE, int, sf_close, (SNDFILE *file), (file))
FUNCTION(LIBSNDFILE, int, sf_command, (SNDFILE *file, int command, void *data, int size),
         (file, command, data, size))
FUNCTION(LIBSNDFILE, const char *, sf_strerror, (SNDFILE *file), (file))
FUNCTION(LIBSNDFILE, int, sf_set_string, (SNDFILE *file, int kind, const char *string),
         (file, kind, string))
FUNCTION(LIBSNDFILE, const char *, sf_get_string, (SNDFILE *file, int kind), (file, kind))
FUNCTION(LIBSNDFILE, int, sf_set_chunk, (SNDFILE *file, const SF_CHUNK_INFO *chunk), (file, chunk))
FUNCTION(LIBSNDFILE, sf_count_t, sf_readf_float, (SNDFILE *file, float *samples, sf_count_t frames),
         (file, samples, frames))
FUNCTION(LIBSNDFILE, sf_count_t, sf_readf_short, (SNDFILE *file, short *samples, sf_count_t frames),
         (file, samples, frames))
FUNCTION(LIBSNDFILE, sf_count_t, sf_write_short, (SNDFILE *file, const short *samples, sf_count_t count),
         (file, samples, count))

FUNCTION(LIBOPUS, OpusEncoder *, opus_encoder_create, (opus_int32 rate, int channels, int use, int *error),
         (rate, channels, use, error))
PROCEDURE(LIBOPUS, opus_encoder_destroy, (OpusEncoder *encoder), (encoder))
FUNCTION(LIBOPUS, opus_int32, opus_encode,
         (OpusEncoder *encoder, const opus_int16 *samples, int frames, unsigned char *data,
          opus_int32 size),
         (encoder, samples, frames, data, size))
FUNCTION(LIBOPUS, const char *, opus_get_version_string, (void), ())
FUNCTION(LIBOPUS, const char *, opus_strerror, (int error), (error))

FUNCTION(LIBEXPAT, XML_Parser, XML_ParserCreate, (const XML_Char *encoding), (encoding))
PROCEDURE(LIBEXPAT, XML_ParserFree, (XML_Parser parser), (parser))
FUNCTION(LIBEXPAT, enum XML_Status, XML_Parse,
         (XML_Parser parser, const char *text, int length, int isLast),
         (parser, text, length, isLast))
FUNCTION(LIBEXPAT, enum XML_Status, XML_StopParser, (XML_Parser parser, XML_Bool canResume),
         (parser, canResume))
FUNCTION(LIBEXPAT, XML_Index, XML_GetCurrentByteIndex, (XML_Parser parser), (parser))
FUNCTION(LIBEXPAT, enum XML_Error, XML_GetErrorCode, (XML_Parser parser), (parser))
PROCEDURE(LIBEXPAT, XML_SetUserData, (XML_Parser parser, void *data), (parser, data))
PROCEDURE(LIBEXPAT, XML_SetElementHandler,
          (XML_Parser parser, XML_StartElementHandler start, XML_EndElementHandler end),
          (parser, start, end))
PROCEDURE(LIBEXPAT, XML_SetEntityDeclHandler, (XML_Parser parser, XML_EntityDeclHandler handler),
          (parser, handler))

PROCEDURE(LIBNETTLE, nettle_sha256_init, (struct sha256_ctx *context), (context))
PROCEDURE(LIBNETTLE, nettle_sha256_update,
          (struct sha256_ctx *context, size_t length, const uint8_t *data), (context, length, data))
PROCEDURE(LIBNETTLE, nettle_sha256_digest,
          (struct sha256_ctx *context, size_t length, uint8_t *digest), (context, length, digest))

FUNCTION(LIBXXHASH, XXH128_hash_t, XXH3_128bits, (const void *data, size_t length), (data, length))
FUNCTION(LIBXXHASH, XXH3_state_t *, XXH3_createState, (void), ())
FUNCTION(LIBXXHASH, XXH_errorcode, XXH3_freeState, (XXH3_state_t *state), (state))
FUNCTION(LIBXXHASH, XXH_errorcode, XXH3_128bits_reset, (XXH3_state_t *state), (state))
FUNCTION(LIBXXHASH, XXH_errorcode, XXH3_128bits_update,
         (XXH3_state_t *state, const void *data, size_t length), (state, data, length))
FUNCTION(LIBXXHASH, XXH128_hash_t, XXH3_128bits_digest, (const XXH3_state_t *state), (state))
