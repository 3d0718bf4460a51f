// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which libraries a process that only speaks does not need.
// In: the libraries that are loaded.
// Out: memory that the processes this one starts do not have.

#ifndef LIBRARIES_H
#define LIBRARIES_H

// Leaves the libraries that only play sound out of every process this one starts. The engine loads
// libpcaudio, and with it some thirty more; nearly half of what starting a process costs is for
// copying the list of their pieces. No process that this one starts may play sound afterwards.
void libraries_leave_out_sound(void);

#endif
