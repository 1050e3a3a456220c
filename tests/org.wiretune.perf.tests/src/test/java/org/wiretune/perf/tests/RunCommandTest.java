/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.RunCommand;
import org.wiretune.perf.launch.TesterInstallation;

class RunCommandTest {

	@TempDir
	Path folder;

	private final ByteArrayOutputStream out = new ByteArrayOutputStream();
	private final ByteArrayOutputStream err = new ByteArrayOutputStream();

	private int run(Optional<Path> tester, String... arguments) {
		return new RunCommand(new PrintStream(out, true, StandardCharsets.UTF_8),
				new PrintStream(err, true, StandardCharsets.UTF_8), RunSpecification.lab(), tester).run(arguments);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {
			"--speed 3 | There is no argument --speed; --help lists them.",
			"--binding rest | There is no binding \"rest\"; the bindings are sca-sync, sca-async, jms-async, http-sync, ws-sync.",
			"--binding sca-sync, | There is no binding \"\"; the bindings are sca-sync, sca-async, jms-async, http-sync, ws-sync.",
			"--binding | The argument --binding needs a value behind it.",
			"--binding --size 1KB | The argument --binding needs a value behind it.",
			"--size 1TB | There is no object size \"1TB\"; write it like 1KB, 100KB or 1MB, at most 64MB.",
			"--loops many | --loops needs a whole number of at least 1, not \"many\".",
			"--loops 0 | --loops needs a whole number of at least 1, not \"0\".",
			"--heap 8 | --heap needs a whole number of at least 32, not \"8\".",
			"--pool Default | A thread pool is written Name=minimum:maximum or Name=minimum:maximum:inactivityMillis, not \"Default\".",
			"--http-port 70000 | The HTTP port is 70000; it is 0 (any free port) to 65535.",
			"--clients 1000 | The value of clients is wrong: \"1000\" is not a whole number from 1 to 256." })
	void aWrongArgumentIsSaidInASentence(String arguments, String sentence) {
		assertEquals(RunCommand.COULD_NOT_RUN, run(Optional.of(folder), arguments.split(" ")));
		assertEquals(sentence, err.toString(StandardCharsets.UTF_8).strip());
		assertEquals("", out.toString(StandardCharsets.UTF_8));
	}

	@Test
	void withoutTesterNothingIsRun() throws IOException {
		assertEquals(RunCommand.COULD_NOT_RUN, run(Optional.empty()));
		assertTrue(err.toString(StandardCharsets.UTF_8).contains("--tester FOLDER"));
		err.reset();
		assertEquals(RunCommand.COULD_NOT_RUN, run(Optional.of(folder), "--out", folder.resolve("r.json").toString()));
		assertTrue(err.toString(StandardCharsets.UTF_8).contains("holds no org.wiretune.tester jar"));
		err.reset();
		Path missing = folder.resolve("missing");
		assertEquals(RunCommand.COULD_NOT_RUN, run(Optional.of(missing)));
		assertTrue(err.toString(StandardCharsets.UTF_8).startsWith("The folder " + missing + " is not there"));
	}

	@Test
	void helpNamesEveryArgument() {
		assertEquals(RunCommand.OK, run(Optional.empty(), "--help"));
		String help = out.toString(StandardCharsets.UTF_8);
		for (String option : new String[] { "--binding", "--size", "--loops", "--warmup", "--heap", "--pool", "--out",
				"sca-sync, sca-async, jms-async, http-sync, ws-sync" }) {
			assertTrue(help.contains(option), option);
		}
	}

	@Test
	void theClassPathHoldsTheJarsOfTheFolderAndItsLibraries() throws IOException {
		Files.createDirectory(folder.resolve("lib"));
		for (String jar : new String[] { "org.wiretune.tester-1.0.0.jar", "org.wiretune.tester-1.0.0-sources.jar",
				"lib/b.jar", "lib/a.jar", "lib/a.txt" }) {
			Files.createFile(folder.resolve(jar));
		}
		assertEquals(List.of(folder.resolve("org.wiretune.tester-1.0.0.jar"), folder.resolve("lib/a.jar"),
				folder.resolve("lib/b.jar")), TesterInstallation.in(folder).jars());
	}

	@Test
	void anOldJavaIsRefusedByItsReleaseFile() throws IOException {
		Assumptions.assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "a shell script is run");
		Path java = fakeJava("echo never asked");
		Files.writeString(folder.resolve("jdk/release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"17.0.12\"\n");
		String message = assertThrows(IOException.class, () -> JavaInstallation.of(java)).getMessage();
		assertEquals("The Java at " + java + " is version 17; the performance run needs 21 or newer.", message);
	}

	@Test
	void aJavaWithoutReleaseFileIsAsked() throws IOException {
		Assumptions.assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "a shell script is run");
		assertEquals(23, JavaInstallation.of(fakeJava("echo 'openjdk version \"23.0.1\" 2024-10-15' >&2")).feature());
		Path silent = fakeJava("exit 3");
		assertTrue(assertThrows(IOException.class, () -> JavaInstallation.of(silent)).getMessage()
				.contains("did not say which Java it is"));
	}

	@Test
	void aProgramThatIsNotThereIsSaid() {
		Path missing = folder.resolve("bin/java");
		assertTrue(assertThrows(IOException.class, () -> JavaInstallation.of(missing)).getMessage()
				.contains(missing.toString()));
		assertEquals(Runtime.version().feature(), JavaInstallation.current().feature());
	}

	private Path fakeJava(String body) throws IOException {
		Path java = folder.resolve("jdk/bin/java");
		Files.createDirectories(java.getParent());
		Files.writeString(java, "#!/bin/sh\n" + body + "\n");
		Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
		return java;
	}
}
