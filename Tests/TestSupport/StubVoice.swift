import Foundation

/// A program that reads text and writes a WAV file, and misbehaves when it is asked to.
///
/// Its first argument is what it does. Others are `rate=`, `channels=`, `out=` and `file=`; one
/// without a name is the text. Each run adds a line to `log` beside it: how many were running at
/// that moment, and the text.
public struct StubVoice: Sendable {
  public let folder: TemporaryFolder

  /// The name of the program in its folder.
  public static let program = "stub"

  public init(in folder: TemporaryFolder) throws {
    self.folder = folder
    try Scratch.program(Self.script, at: folder.url.appending(path: Self.program).path)
  }

  /// The texts that were spoken, in the order of the runs.
  public var texts: [String] { log.map(\.text) }

  /// The largest number that ran at the same time.
  public var mostAtATime: Int { log.map(\.running).max() ?? 0 }

  /// The processes of a run that hangs, or leaves its child behind: the program and the child.
  public var hanging: [pid_t] {
    let text = try? String(contentsOf: folder.url.appending(path: "pids"), encoding: .utf8)
    return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
  }

  /// Whether a process has ended, though nobody may have asked how.
  public static func isGone(_ pid: pid_t) -> Bool {
    for _ in 0..<200 {
      let state = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
      if kill(pid, 0) != 0 || state?.contains(") Z ") == true { return true }
      usleep(50_000)
    }
    return false
  }

  private var log: [(running: Int, text: String)] {
    let text = (try? String(contentsOf: folder.url.appending(path: "log"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      let cells = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      return (Int(cells[0]) ?? 0, cells.count > 1 ? String(cells[1]) : "")
    }
  }

  private static let script = """
    #!/usr/bin/env python3
    import io, math, os, struct, subprocess, sys, time, wave

    here = os.path.dirname(os.path.abspath(__file__))
    mode = sys.argv[1]
    options = {'rate': '22050', 'channels': '1'}
    text = None
    for argument in sys.argv[2:]:
        name, sign, value = argument.partition('=')
        if sign and name in ('rate', 'channels', 'out', 'file'):
            options[name] = value
        else:
            text = argument
    if mode == 'version':
        print(open(os.path.join(here, 'version.txt')).read())
        sys.exit(0)
    if 'file' in options:
        text = open(options['file'], encoding='utf-8').read()
    if text is None:
        text = sys.stdin.buffer.read().decode('utf-8').rstrip('\\n')

    mark = os.path.join(here, 'running-%d' % os.getpid())
    open(mark, 'w').close()
    running = sum(name.startswith('running-') for name in os.listdir(here))
    with open(os.path.join(here, 'log'), 'a', encoding='utf-8') as log:
        log.write('%d\\t%s\\n' % (running, text))

    def tone(level=0.3):
        rate, channels = int(options['rate']), int(options['channels'])
        count = rate * (200 + 20 * len(text)) // 1000
        data = io.BytesIO()
        with wave.open(data, 'wb') as sound:
            sound.setnchannels(channels)
            sound.setsampwidth(2)
            sound.setframerate(rate)
            for index in range(count):
                value = int(32767 * level * math.sin(2 * math.pi * 441 * index / rate))
                sound.writeframes(struct.pack('<h', value) * channels)
        return data.getvalue()

    data = b''
    if mode == 'good':
        data = tone()
    elif mode == 'silent':
        data = tone(0)
    elif mode == 'text':
        data = b'this is no sound'
    elif mode == 'cut':
        data = tone()[:30]
    elif mode == 'nan':
        body = struct.pack('<f', float('nan')) * 4410
        head = struct.pack('<HHIIHH', 3, 1, 22050, 22050 * 4, 4, 32)
        data = (b'RIFF' + struct.pack('<I', 36 + len(body)) + b'WAVEfmt ' + struct.pack('<I', 16)
                + head + b'data' + struct.pack('<I', len(body)) + body)
    elif mode == 'fail':
        sys.stderr.write('loading\\nthe model is broken\\n')
        os.remove(mark)
        sys.exit(3)
    elif mode == 'flood':
        target = sys.stderr.buffer if 'errors' in sys.argv else sys.stdout.buffer
        if 'out' in options:
            target = open(options['out'], 'wb')
        while True:
            target.write(b'x' * 65536)
    elif mode == 'leave':
        data = tone()
        child = subprocess.Popen(['sleep', '600'], stdout=subprocess.DEVNULL)
        with open(os.path.join(here, 'pids'), 'w') as pids:
            pids.write('%d %d' % (os.getpid(), child.pid))
    elif mode == 'hang':
        child = subprocess.Popen(['sleep', '600'])
        with open(os.path.join(here, 'pids'), 'w') as pids:
            pids.write('%d %d' % (os.getpid(), child.pid))
        time.sleep(600)
    os.remove(mark)
    if 'out' in options:
        open(options['out'], 'wb').write(data)
    else:
        sys.stdout.buffer.write(data)
    """
}
