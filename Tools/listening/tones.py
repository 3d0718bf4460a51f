"""The tones of the Korean voice with settings to vary; a copy of Sources/ESpeak/KoreanTones.swift.

A tone is two digits: the level at which a syllable begins and the one at which it ends.
"""

from dataclasses import dataclass

HIGH_ONSETS = set("ㄲㄸㅃㅉㅋㅌㅍㅊㅅㅆㅎ")
ONSETS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"


def onset_of(syllables):
    return ONSETS[(ord(syllables[0]) - 0xAC00) // 588]


@dataclass
class Tones:
    low: float = 2
    high: float = 6
    first_high: float = 6  # of the first syllable of an eojeol that begins high
    middle: float = 4  # inside a long eojeol, and one syllable that begins low
    second_of_three: float = 5
    fall: float = 0.5  # of each eojeol below the one before
    most_fall: float = 3
    end: dict = None  # levels of the last two syllables before a mark; None leaves one as it is
    # How far a syllable has gone to its neighbour's level at their border; or "own": each goes from
    # the level of the one before to its own, "next": from its own to that of the next.
    glide: object = 0.5

    def __post_init__(self):
        if self.end is None:
            self.end = {".": (3, 0), "!": (3, 0), "?": (None, 9), ",": (None, 6), ":": (None, 6)}

    def eojeol(self, syllables):
        """The levels of an eojeol by itself."""
        starts_high = onset_of(syllables) in HIGH_ONSETS
        first = self.first_high if starts_high else self.low
        n = len(syllables)
        if n == 1:
            return [self.first_high if starts_high else self.middle]
        if n == 2:
            return [first, self.high]
        if n == 3:
            return [first, self.high if starts_high else self.second_of_three, self.high]
        return [first, self.high] + [self.middle] * (n - 4) + [self.low, self.high]

    def phrase(self, eojeols, mark, fallen=0):
        """The tones of the eojeols before a mark."""
        levels = []
        for index, syllables in enumerate(eojeols):
            down = min(self.most_fall, self.fall * (index + fallen))
            levels.append([level - down for level in self.eojeol(syllables)])
        flat = [(i, j) for i, e in enumerate(levels) for j in range(len(e))]
        before, last = self.end.get(mark, (None, None))
        if len(flat) > 1 and before is not None:
            i, j = flat[-2]
            # The first of an eojeol stays: whether it is high tells the onsets apart.
            if j:
                levels[i][j] = min(levels[i][j], before)
        tones = []
        for i, row in enumerate(levels):
            tones.append([])
            for j, level in enumerate(row):
                left = row[j - 1] if j else level
                right = row[j + 1] if j + 1 < len(row) else level
                if self.glide == "own":
                    start, stop = left, level
                elif self.glide == "next":
                    start, stop = level, right
                else:
                    start = level + (left - level) * self.glide
                    stop = level + (right - level) * self.glide
                if (i, j) == flat[-1] and last is not None:
                    start, stop = (min(start, level), last) if last < level else (level, last)
                tones[-1].append(digit(start) + digit(stop))
        return tones


def digit(level):
    return str(int(min(9, max(0, level + 0.5))))
