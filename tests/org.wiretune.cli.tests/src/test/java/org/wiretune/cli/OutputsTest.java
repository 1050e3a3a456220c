/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the command line puts out, where names are hostile, places are full and files are none. */
@Tag("processes")
class OutputsTest {

	private static final String POOL = "<datasources><local-tx-datasource><jndi-name>%s</jndi-name><max-pool-size>5</max-pool-size><min-pool-size>5</min-pool-size><track-statements>true</track-statements>"
			+ "</local-tx-datasource></datasources>\n";

	@TempDir
	Path folder;

	private Path pool(String name, String jndi) throws IOException {
		Path file = folder.resolve(name);
		Files.createDirectories(file.getParent());
		return Files.writeString(file, POOL.formatted(jndi));
	}

	/** Starts the program as a process of its own. */
	private static CommandLine process(List<String> environment, Path out, Object... arguments) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of("env"));
		command.addAll(environment);
		String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
		command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote", "-cp", classPath, Main.class.getName()));
		Arrays.stream(arguments).map(Object::toString).forEach(command::add);
		Path err = Files.createTempFile("err", ".txt");
		Path kept = out == null ? Files.createTempFile("out", ".txt") : out;
		Process process = new ProcessBuilder(command).redirectOutput(kept.toFile()).redirectError(err.toFile()).redirectInput(new File("/dev/null")).start();
		assertTrue(process.waitFor(2, TimeUnit.MINUTES), () -> String.join(" ", command));
		CommandLine called = new CommandLine(process.exitValue(), out == null ? Files.readString(kept) : "", Files.readString(err));
		Files.delete(err);
		if (out == null) {
			Files.delete(kept);
		}
		return called;
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void namesAndValuesNeitherCommandATerminalNorBeginALine() throws IOException {
		pool("deploy/a\u001b[31m\u0007-ds.xml", "plain");
		pool("deploy/line-ds.xml:1:1: warning: forged\n::error::forged-ds.xml", "plain");
		pool("deploy/b-ds.xml", "x&#10;::error::value&#13;y&#155;z\u202e");
		for (String command : List.of("lint", "settings")) {
			CommandLine called = CommandLine.call(command, folder);
			String all = called.out() + called.err();
			assertEquals(0, all.chars().filter(each -> Character.isISOControl(each) && each != '\n').count(), command + ": " + all);
			assertFalse(all.contains("\n::error::"), all);
			assertFalse(all.contains("\u202e"), all);
			assertTrue(all.contains("\\u001b[31m\\u0007-ds.xml"), all);
			assertTrue(all.contains("forged\\n::error::forged-ds.xml"), all);
		}
	}

	/** Where the system ends lines with two characters, as Windows does, all of them still end in one way. */
	@Test
	@EnabledOnOs(OS.LINUX)
	void everyLineEndsInOneWay() throws Exception {
		pool("a-ds.xml", "plain");
		for (List<Object> words : List.<List<Object>>of(List.of("lint", "--help"), List.of("--version"), List.of("lint", folder))) {
			CommandLine called = process(List.of("JDK_JAVA_OPTIONS=\"-Dline.separator=\r\n\""), null, words.toArray());
			assertTrue(called.out().lines().count() > 1, called.out());
			assertFalse(called.out().contains("\r"), called.out());
		}
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void aPathThatBeginsLikeACommandOfABuildServerGetsAFolderBefore() throws IOException {
		Path file = pool("::warning::x-ds.xml", "plain");
		CommandLine called = CommandLine.call("lint", "--rules", "all", file);
		assertTrue(called.out().contains("::warning::x-ds.xml"), called.out());
		assertFalse(called.out().lines().anyMatch(line -> line.startsWith("::")), called.out());
	}

	/** Every command that names a file or says what stands in one, with a name that would begin a line and turn the writing. */
	@Test
	@EnabledOnOs(OS.LINUX)
	void noCommandLetsANameBeginALine() throws IOException {
		String hostile = "n\u202e\n::error::x";
		Path tree = folder.resolve("tree");
		Path place = tree.resolve(hostile);
		Files.createDirectories(place);
		Files.writeString(place.resolve("a-ds.xml"), POOL.formatted("p&#10;::error::p\u2066").replace("<max-pool-size>5", "<max-pool-size>2"));
		Path log = Files.writeString(folder.resolve(hostile + ".log"), """
				[0.010s][info][gc] Using G1
				what is \u202e\u2028::error::this
				[10.000s][info][gc] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 2.717ms
				""");
		Path run = Files.writeString(folder.resolve("run.json"), """
				{"schema": 2, "name": "n\\n::error::x", "startedAt": "2026-03-04T13:52:05Z", "endedAt": "2026-03-04T13:53:05Z", "state": "failed",
				"reason": "r\\n::error::x", "notes": ["\\n::error::y"], "settings": {}, "cells": [],
				"alarms": [{"id": "i\\n::error::x", "instance": "p\\n::error::x", "limitedBy": "l\\n::error::x/k\\n::error::x", "message": "m\\n::error::x"}]}
				""");
		Path none = folder.resolve("no" + hostile);
		List<List<Object>> calls = new ArrayList<>(List.of(List.of("lint", "--rules", "all", "--fix=all", "--dry-run", tree), List.of("settings", "--format", "json", tree), List.of("map", tree), List.of("map", "--format", "json", tree),
				List.of("size", "--clients", "400", "--messages", "100", "--diff", tree), List.of("gc", log), List.of("gc", log, log), List.of("gc", "--format", "json", log), List.of("compare", run, run), List.of("report", run, "--format", "csv"), List.of("alarms", run), List.of("alarms", run, "--in", tree), List.of("alarms", run, "--in", tree, "--fix", hostile),
				List.of("run", "--workload", none), List.of("run", "--no" + hostile), List.of("import", none), List.of("gc", none), List.of("lint", none), List.of("undo", none), List.of("no" + hostile)));
		for (String form : List.of("text", "json", "sarif", "html", "junit", "sonar", "gitlab")) {
			calls.add(List.of("lint", "--rules", "all", "--format", form, tree));
		}
		for (List<Object> call : calls) {
			CommandLine called = CommandLine.call(call.toArray());
			String all = called.out() + called.err();
			assertFalse(all.lines().anyMatch(line -> line.startsWith("::error::")), call + ": " + all);
			assertFalse(all.contains("mistake of its own"), all);
		}
	}

	@Test
	void whatCouldNotBePrintedIsSaidAndIsNoSuccess() throws IOException {
		pool("deploy/a-ds.xml", "plain");
		List<String> said = new ArrayList<>();
		PrintStream full = new PrintStream(new OutputStream() {

			@Override
			public void write(int one) throws IOException {
				throw new IOException("No space left on device");
			}
		});
		PrintStream err = new PrintStream(OutputStream.nullOutputStream()) {

			@Override
			public void println(String line) {
				said.add(line);
			}
		};
		for (String format : List.of("text", "json", "sarif", "html", "junit", "sonar", "gitlab")) {
			assertEquals(ExitCode.COULD_NOT_RUN, new Main(full, err).run("lint", "--format", format, "--fail-on", "never", folder.toString()), format);
		}
		assertEquals(ExitCode.COULD_NOT_RUN, new Main(full, err).run("help"));
		assertEquals(8, said.stream().filter(line -> line.contains("could not be written")).count(), said.toString());
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void aFullDeviceIsNamedWithItsReason() throws Exception {
		Path full = Path.of("/dev/full");
		Assumptions.assumeTrue(Files.exists(full), "this system has no /dev/full");
		pool("deploy/a-ds.xml", "plain");
		CommandLine printed = process(List.of(), full, "lint", "--format", "sarif", "--fail-on", "never", folder);
		assertEquals(ExitCode.COULD_NOT_RUN, printed.code());
		assertTrue(printed.err().contains("What was to be printed could not be written: No space left on device."), printed.err());
		CommandLine output = CommandLine.call("lint", "--format", "sarif", "--fail-on", "never", "--output", full, folder);
		assertEquals(ExitCode.COULD_NOT_RUN, output.code());
		assertTrue(output.err().contains("/dev/full could not be written: no space is left"), output.err());
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void aPipeTakesAReport() throws Exception {
		pool("deploy/a-ds.xml", "plain");
		Path printed = folder.resolve("printed");
		for (List<String> words : List.of(List.of("lint", "--format", "json", "--fail-on", "never", "--output"), List.of("map", "--svg"))) {
			Process reader = new ProcessBuilder("cat").redirectOutput(printed.toFile()).start();
			List<Object> all = new ArrayList<>(words);
			// The end of a pipe that the other process reads, as /dev/stdout is one where it leads into another program.
			all.add("/proc/" + reader.pid() + "/fd/0");
			all.add(folder);
			CommandLine called = CommandLine.call(all.toArray());
			reader.getOutputStream().close();
			assertEquals(0, reader.waitFor());
			assertEquals(ExitCode.OK, called.code(), called.err());
			assertTrue(Files.readString(printed).startsWith(words.contains("map") ? "<" : "{"), words::toString);
		}
	}

	@Test
	void aReportThatFailsLeavesTheOldOne() throws IOException {
		pool("deploy/a-ds.xml", "plain");
		Path old = Files.writeString(folder.resolve("report.json"), "old");
		CommandLine called = CommandLine.call("lint", "--format", "json", "--output", old, "--baseline", folder.resolve("none"), folder);
		assertEquals(ExitCode.COULD_NOT_RUN, called.code());
		assertEquals("old", Files.readString(old));
		assertEquals(ExitCode.OK, CommandLine.call("lint", "--format", "json", "--fail-on", "never", "--output", old, folder.resolve("deploy")).code());
		assertTrue(Files.readString(old).startsWith("{"));
	}

	@Test
	void aReportInAFileSaysWhatIsPrinted() throws IOException {
		pool("deploy/a-ds.xml", "plain");
		Files.writeString(folder.resolve("deploy/broken-ds.xml"), "<datasources><local");
		Path file = folder.resolve("report.txt");
		CommandLine printed = CommandLine.call("lint", folder.resolve("deploy"));
		CommandLine.call("lint", "--output", file, folder.resolve("deploy"));
		String seconds = "[0-9.]+ s";
		assertEquals(printed.out().replaceAll(seconds, "s"), Files.readString(file).replaceAll(seconds, "s"));
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void aNameThatTheCharacterSetHasNoRoomForIsAProblemOfThatFileOnly() throws Exception {
		pool("deploy/\u00fc-ds.xml", "first");
		pool("deploy/b-ds.xml", "second");
		List<String> environment = List.of("-i", "PATH=" + System.getenv("PATH"), "HOME=" + folder, "LC_ALL=C");
		for (String command : List.of("lint", "settings", "map")) {
			CommandLine called = process(environment, null, command, folder);
			String all = called.out() + called.err();
			assertFalse(all.contains("mistake of its own"), all);
			assertTrue(all.contains("has no room for its name; set LC_ALL=C.UTF-8"), all);
			assertTrue(command.equals("map") || all.contains("b-ds.xml"), all);
			assertEquals(ExitCode.OK, called.code(), all);
		}
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void devicesAndPipesEndWithAClearSentence() throws Exception {
		Path pipe = folder.resolve("pipe");
		assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
		for (List<Object> call : List.<List<Object>>of(List.of("lint", "/dev/zero"), List.of("lint", pipe), List.of("settings", pipe), List.of("map", pipe), List.of("size", pipe), List.of("compare", pipe, pipe),
				List.of("report", "/dev/zero"), List.of("run", "--workload", "/dev/zero"), List.of("import", pipe), List.of("gc", pipe), List.of("lint", "--baseline", pipe, folder),
				List.of("lint", "--config", "/dev/zero", folder))) {
			CommandLine called = CommandLine.call(call.toArray());
			assertEquals(ExitCode.COULD_NOT_RUN, called.code(), call.toString());
			assertFalse(called.err().contains("memory") || called.err().contains("mistake"), call + ": " + called.err());
			assertTrue(called.err().strip().endsWith("."), call + ": " + called.err());
		}
	}

	@Test
	void whatABaselineOrADryRunDidNotReadIsSaid() throws IOException {
		pool("deploy/a-ds.xml", "plain");
		Files.writeString(folder.resolve("deploy/broken-ds.xml"), "<datasources><local");
		for (List<Object> words : List.<List<Object>>of(List.of("--fix", "--dry-run"), List.of("--baseline", folder.resolve("known.json"), "--write-baseline"))) {
			List<Object> all = new ArrayList<>(List.of("lint", folder.resolve("deploy")));
			all.addAll(words);
			CommandLine called = CommandLine.call(all.toArray());
			assertTrue(called.err().contains("broken-ds.xml:1: "), words + ": " + called.err());
		}
	}

	static Stream<List<String>> commandsThatReadAFile() {
		return Stream.of(List.of("report", "FILE"), List.of("alarms", "FILE"), List.of("alarms", "FILE", "--in", "FOLDER"), List.of("compare", "FILE", "FILE"), List.of("gc", "FILE"), List.of("gc", "FOLDER"), List.of("gc", "--follow", "--for", "1", "FILE"), List.of("import", "FILE"),
				List.of("run", "--workload", "FILE"), List.of("size", "OTHER", "--run", "FILE"), List.of("lint", "OTHER", "--baseline", "FILE"), List.of("lint", "OTHER", "--config", "FILE"),
				List.of("lint", "FOLDER"));
	}

	@ParameterizedTest
	@MethodSource("commandsThatReadAFile")
	@EnabledOnOs(OS.LINUX)
	void whyAFileCannotBeReadIsSaid(List<String> words) throws IOException {
		Path file = Files.writeString(folder.resolve("closed"), "{}");
		Path closed = Files.createDirectory(folder.resolve("closed-folder"));
		Path other = pool("other/a-ds.xml", "plain").getParent();
		Files.setPosixFilePermissions(file, Set.of());
		Files.setPosixFilePermissions(closed, Set.of());
		try {
			Assumptions.assumeFalse(Files.isReadable(file), "the administrator may read everything");
			CommandLine called = CommandLine.call(words.stream().map(word -> Map.of("FILE", file, "FOLDER", closed, "OTHER", other).getOrDefault(word, Path.of(word))).toArray());
			assertEquals(ExitCode.COULD_NOT_RUN, called.code(), called.out());
			String told = called.err().strip();
			assertTrue(told.contains("you may not read it.") || told.contains("may not be read; check its permissions."), told);
		} finally {
			Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
		}
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void aPipeIsNotSaidToBeMissing() throws Exception {
		Path pipe = folder.resolve("pipe");
		assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
		Path other = pool("other/a-ds.xml", "plain").getParent();
		for (List<Object> words : List.<List<Object>>of(List.of("import", pipe), List.of("gc", pipe), List.of("size", other, "--run", pipe), List.of("lint", other, "--config", pipe),
				List.of("lint", other, "--baseline", pipe))) {
			CommandLine called = CommandLine.call(words.toArray());
			assertEquals(ExitCode.COULD_NOT_RUN, called.code());
			assertTrue(called.err().contains("a device or a pipe"), words + ": " + called.err());
		}
	}

	@Test
	void anEmptyPathIsNotTheCurrentFolder() {
		CommandLine called = CommandLine.call("lint", "");
		assertEquals(ExitCode.COULD_NOT_RUN, called.code());
		assertTrue(called.err().contains("A path is empty"), called.err());
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void linksThatAreNotFollowedAreNamed() throws IOException {
		pool("deploy/a-ds.xml", "plain");
		pool("elsewhere/b-ds.xml", "plain");
		Files.createSymbolicLink(folder.resolve("deploy/linked"), folder.resolve("elsewhere"));
		Files.createSymbolicLink(folder.resolve("deploy/c-ds.xml"), folder.resolve("elsewhere/b-ds.xml"));
		Files.createSymbolicLink(folder.resolve("deploy/round"), folder.resolve("deploy"));
		Files.createSymbolicLink(folder.resolve("deploy/broken"), folder.resolve("nothing"));
		Files.writeString(folder.resolve("readme.md"), "");
		Files.createSymbolicLink(folder.resolve("deploy/readme.md"), folder.resolve("readme.md"));
		Path deploy = folder.resolve("deploy");
		for (List<Object> words : List.<List<Object>>of(List.of("lint", deploy), List.of("settings", deploy), List.of("map", deploy), List.of("size", deploy, "--messages", "5"),
				List.of("lint", deploy, "--fix", "--dry-run"), List.of("lint", deploy, "--baseline", folder.resolve("known.json"), "--write-baseline"),
				List.of("run", "--solution", deploy, "--tester", folder.resolve("none")))) {
			CommandLine called = CommandLine.call(words.toArray());
			assertTrue(called.err().contains("3 links were not followed: "), called.err());
			assertTrue(called.err().contains("c-ds.xml") && called.err().contains("linked") && called.err().contains("round"), called.err());
		}
		assertEquals("", CommandLine.call("lint", folder.resolve("elsewhere")).err());
	}
}
