import TestSupport
import Testing

@testable import OverheardCommand

/// A subcommand reads its own arguments; what only the whole program can answer, it does.
@Suite struct ArgumentTests {
  @Test func helpAndErrorsNameTheWholeProgram() async throws {
    let help = try await ToolRun(["announce", "--help"])
    #expect(help.code == 0)
    #expect(help.output.contains("USAGE: overheard announce [<options>]"))
    #expect(help.output == (try await ToolRun(["help", "announce"])).output)

    let nested = try await ToolRun(["voices", "list", "--help"])
    #expect(nested.output.contains("USAGE: overheard voices"))

    let wrong = try await ToolRun(["announce", "cards.yaml", "--nonsense"])
    #expect(wrong.code == 64)
    #expect(
      wrong.errors == """
        Error: Unknown option '--nonsense'
        Usage: overheard announce [<options>] <screens> ...
          See 'overheard announce --help' for more information.

        """)
  }

  /// Texts are wrapped once, by whoever knows how wide the terminal is, and all of an option's in one column.
  ///
  /// Where a line ends within a paragraph, the next word would not have fitted.
  @Test(arguments: [
    "render", "review", "speak", "audit", "check", "import", "film", "transcript", "pronounce",
    "voices",
  ])
  func helpIsWrappedOnce(command: String) async throws {
    let help = try await ToolRun([command, "--help"], environment: ["COLUMNS": "80"]).output
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    for (line, next) in zip(lines, lines.dropFirst())
    where !line.isEmpty && !next.isEmpty && indentation(line) == indentation(next)
      && [0, 26].contains(indentation(line)) && !line.hasPrefix("OPTIONS")
      && !line.contains(/^[A-Z: ]+$/)
    {
      let word = next.drop { $0 == " " }.prefix { $0 != " " }
      #expect(line.count + 1 + word.count >= 80, "wrapped early: \(line)")
    }
    #expect(lines.allSatisfy { $0.count <= 80 && ![7, 8, 9].contains(indentation($0)) })
    // An example that is broken into two lines cannot be copied.
    let examples =
      help.components(separatedBy: "\nEXAMPLES\n").dropFirst().first?
      .components(separatedBy: "\n\n").first ?? ""
    #expect(examples.split(separator: "\n").allSatisfy { $0.hasPrefix("  ") }, "\(examples)")
  }

  @Test func optionsOfTheProgramAreFoundAfterASubcommand() async throws {
    let version = try await ToolRun(["announce", "--version"])
    #expect(version.output.hasPrefix("overheard "))
    let script = try await ToolRun(["announce", "--generate-completion-script", "bash"])
    #expect(script.output == (try await ToolRun(["--generate-completion-script", "bash"])).output)
    #expect(script.output.contains("_overheard"))
  }

  @Test func helpWithACommandThatIsNone() async throws {
    let near = try await ToolRun(["help", "anounce"])
    #expect(near.errors == "overheard: unknown command 'anounce'; did you mean 'announce'?\n")
    #expect(near.code == 64)
    let far = try await ToolRun(["help", "nosuch.yaml"])
    #expect(
      far.errors.hasPrefix("overheard: unknown command 'nosuch.yaml'; the commands are announce, "))
    #expect(far.output == "")
    #expect(far.code == 64)
  }

  @Test(arguments: ["0", "5000", "39%", "fast"])
  func aRateThatNoVoiceHas(rate: String) async throws {
    let run = try await ToolRun(["speak", "--text", "a", "--rate", rate])
    #expect(
      run.errors.hasPrefix(
        "Error: --rate must be 80 to 450 words per minute, or 40% to 300%, but \(rate) was given\n")
    )
    #expect(run.code == 64)
  }

  /// Scripts rely on the exit codes, so the help has all of them.
  @Test func theHelpHasTheExitCodes() async throws {
    let help = try await ToolRun(["--help"])
    let table = help.output.components(separatedBy: "EXIT CODES\n").last ?? ""
    let rows = table.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
    #expect(
      rows.joined(separator: "\n") == """
          0    fine
          1    the check asked for did not hold: check, audit, goals, merge's gaps
          64   wrong usage
          65   the input is wrong
          66   no such input
          69   something needed is missing, such as a sound device or the speech engine
          70   a fault of Overheard
          73   a file cannot be written
          130  interrupted
          141  nobody reads the output any more
        """)
  }

  /// However a size is spelled, its units are those of memory.
  @Test(arguments: [
    ("1GB", 1 << 30), ("500 MB", 500 << 20), ("2GiB", 2 << 30), ("750K", 750 << 10),
    ("1.5 G", 3 << 29), ("2 tib", 2 << 40), ("0", 0), ("100 bytes", 100), ("1B", 1),
    (" 300m ", 300 << 20),
  ])
  func theUsualSpellingsOfASize(size: String, bytes: Int) throws {
    #expect(try ByteCount.read(size).bytes == bytes)
  }
}
