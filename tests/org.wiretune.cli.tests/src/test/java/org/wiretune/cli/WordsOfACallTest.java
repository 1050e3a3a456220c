/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the words of a call are read, and what is said of wrong ones. */
class WordsOfACallTest {

	@TempDir
	Path folder;

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {
			"lint --formt json . | '--formt' is no argument of lint; was --format meant? wiretune lint --help lists them.",
			"lint --fix-all . | '--fix-all' is no argument of lint; was --fix meant? wiretune lint --help lists them.",
			"lint --zzzzzz . | '--zzzzzz' is no argument of lint; wiretune lint --help lists them.",
			"lint -x . | '-x' is no argument of lint; wiretune lint --help lists them.",
			"run somewhere | 'somewhere' is no argument of run; wiretune run --help lists them.",
			"lnt . | 'lnt' is no command of WireTune; was lint meant? The commands are lint, undo, map, settings, size, run, compare, prove, report, alarms, gauges, gc, import, jmeter-server, completion, help.",
			"help lnt | 'lnt' is no command of WireTune; was lint meant? The commands are lint, undo, map, settings, size, run, compare, prove, report, alarms, gauges, gc, import, jmeter-server, completion, help.",
			"help lint map | A page of help is of one command; name it as in wiretune help lint.",
			"--fix lint . | '--fix' stands where a command is expected; wiretune --help lists the commands, wiretune COMMAND --help the options of each.",
			"lint --output | The argument --output needs a value behind it; wiretune lint --help tells which.",
			"lint --output --fix . | The argument --output needs a value behind it; wiretune lint --help tells which.",
			"lint --fix= . | The argument --fix needs a value behind it; wiretune lint --help tells which.",
			"lint --list-rules=yes | The argument --list-rules takes no value; leave 'yes' out.",
			"lint --help=yes | The argument --help takes no value; leave 'yes' out.",
			"completion fish | 'fish' is no shell that can be completed in; the script is for bash and zsh.",
			"import a.jtl b.jtl | Name one result file to import, as in wiretune import FILE.jtl.",
			"lint --form json . | '--form' is no argument of lint; was --format meant? wiretune lint --help lists them." })
	void wrongUseIsSaidInASentence(String words, String sentence) {
		assertEquals(new CommandLine(ExitCode.COULD_NOT_RUN, "", sentence + System.lineSeparator()), CommandLine.call((Object[]) words.split(" ")));
	}

	@Test
	void aNameMayBeginWithAnAtSign() throws IOException {
		Path words = Files.writeString(Files.createDirectory(folder.resolve("@words")).resolve("x"), "--list-rules");
		Path here = Path.of("").toAbsolutePath();
		CommandLine missing = CommandLine.call("lint", "@" + here.relativize(words));
		assertEquals(ExitCode.COULD_NOT_RUN, missing.code());
		assertTrue(missing.err().startsWith("There is no file or folder '@"), "a file with words is not read: " + missing.err());
		assertEquals(ExitCode.OK, CommandLine.call("lint", folder.resolve("@words")).code());
	}

	@Test
	void twoDashesEndTheOptions() {
		assertEquals("There is no file or folder '--fix'; check the path." + System.lineSeparator(), CommandLine.call("lint", "--", "--fix").err());
		assertEquals("There is no file or folder '--set'; check the path." + System.lineSeparator(), CommandLine.call("settings", "--", "--set").err());
	}

	@Test
	void ofAnOptionThatIsRepeatedTheLastCounts() {
		CommandLine call = CommandLine.call("lint", folder, "--format", "text", "--format=json");
		assertEquals(ExitCode.OK, call.code(), call.err());
		assertTrue(call.out().startsWith("{"), call.out());
	}

	@Test
	void aSentenceNamesTheProgramAsItWasCalled() {
		System.setProperty(Program.PROPERTY, "tools/lint it's");
		try {
			assertTrue(CommandLine.call("lint", "--help").out().startsWith("Usage: tools/lint it's lint [OPTIONS]"));
			assertTrue(CommandLine.call("lint", folder, "--rules", "none").err().endsWith("tools/lint it's lint --list-rules lists them." + System.lineSeparator()));
			System.setProperty(Program.PROPERTY, "a\u001b[31m\nb");
			assertFalse(CommandLine.call("help").out().contains("\u001b"));
		} finally {
			System.clearProperty(Program.PROPERTY);
		}
	}

	@Test
	void theStackOfAFailureIsShownWhereItIsAskedFor() {
		CommandLine plain = failing("lint", folder.toString());
		assertEquals(ExitCode.COULD_NOT_RUN, plain.code());
		assertEquals(1, plain.err().lines().count(), plain.err());
		assertTrue(plain.err().contains("by a mistake of its own") && plain.err().contains("--debug") && plain.err().contains("token=***"), plain.err());
		CommandLine stack = failing("lint", "--debug", folder.toString());
		assertEquals(ExitCode.COULD_NOT_RUN, stack.code());
		assertTrue(stack.err().lines().anyMatch(line -> line.startsWith("    at org.wiretune.cli.LintCommand.")), stack.err());
		assertFalse(stack.err().contains("Zq801Kw") || stack.err().contains("\u001b"), stack.err());
	}

	/** A call whose output breaks in a way nobody foresaw, with a secret and a control character in the reason. */
	private static CommandLine failing(String... words) {
		ByteArrayOutputStream err = new ByteArrayOutputStream();
		PrintStream out = new PrintStream(OutputStream.nullOutputStream()) {

			@Override
			public void flush() {
				throw new IllegalStateException("token=Zq801Kw \u001b[31m");
			}

			@Override
			public boolean checkError() {
				return false;
			}
		};
		int code = new Main(out, new PrintStream(err, true, StandardCharsets.UTF_8)).run(words);
		return new CommandLine(code, "", err.toString(StandardCharsets.UTF_8));
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void aShellCompletesCommandsAndOptions() throws Exception {
		CommandLine script = CommandLine.call("completion", "bash");
		assertEquals(ExitCode.OK, script.code());
		assertEquals(script, CommandLine.call("completion"));
		Path file = Files.writeString(folder.resolve("completion"), script.out());
		assertEquals("lint", completed(file, "wiretune li"));
		assertEquals("--list-rules", completed(file, "wiretune lint --li"));
		assertEquals("json junit", completed(file, "wiretune lint --format j"));
	}

	/** What bash offers behind a line, with blanks between; what only a shell with a prompt can do it says on the other stream. */
	private String completed(Path script, String line) throws IOException, InterruptedException {
		String[] words = line.split(" ");
		String call = ". '" + script + "'; COMP_WORDS=(" + line + "); COMP_CWORD=" + (words.length - 1) + "; COMP_LINE='" + line + "'; COMP_POINT=" + line.length() + "; _complete_wiretune wiretune '" + words[words.length - 1]
				+ "' '" + words[words.length - 2] + "' 2>/dev/null; echo ${COMPREPLY[@]}";
		Process bash = new ProcessBuilder("bash", "-c", call).start();
		String told = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertEquals(0, bash.waitFor(), told);
		return told.strip();
	}

	@Test
	void theNearestWordIsMeant() {
		List<String> words = List.of("--format", "--output", "--fail-on");
		assertEquals(Optional.of("--format"), NearWord.of("--fromat", words));
		assertEquals(Optional.of("--output"), NearWord.of("--out", words));
		assertEquals(Optional.of("--fail-on"), NearWord.of("--failon=never", words));
		assertEquals(Optional.empty(), NearWord.of("--zzz", words));
		assertEquals(Optional.empty(), NearWord.of("-", words));
	}
}
