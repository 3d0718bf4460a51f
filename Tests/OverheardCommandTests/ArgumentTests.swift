import TestSupport
import Testing

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

  @Test func optionsOfTheProgramAreFoundAfterASubcommand() async throws {
    let version = try await ToolRun(["announce", "--version"])
    #expect(version.output.hasPrefix("overheard "))
    let script = try await ToolRun(["announce", "--generate-completion-script", "bash"])
    #expect(script.output == (try await ToolRun(["--generate-completion-script", "bash"])).output)
    #expect(script.output.contains("_overheard"))
  }
}
