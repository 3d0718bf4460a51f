// FirstSound: `overheard speak --text` starts the player and the engine before anything else.
// In: the arguments of the program.
// Out: two running helpers, for whoever speaks.
//
// Loading the program, reading the arguments and the tables takes longer than opening a sound device.
// So this runs before all of that, as soon as the libraries are there, and both happen at once.

#ifndef OVERHEARD_FIRST_SOUND_H
#define OVERHEARD_FIRST_SOUND_H

// A helper that was started.
struct first_sound_helper {
  int process;  // in a process group of its own; 0 if none was started
  int input;    // requests go in here
  int output;   // answers come out here
};

// The helper as a player, and as the engine.
struct first_sound_helper first_sound_player(void);
struct first_sound_helper first_sound_engine(void);

// The path of the program that was started.
const char *first_sound_path(void);

// Starts a helper by its path, with one argument or NULL; its process is 0 if that fails.
struct first_sound_helper first_sound_start(const char *path, const char *option, char *const environment[]);

#endif
