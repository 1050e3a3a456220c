/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.logs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.alarms.Alarm;
import org.wiretune.servers.gauges.GaugeLimits;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.logs.DumpFiles;
import org.wiretune.servers.logs.DumpFolders;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.tests.Waiting;
import org.wiretune.servers.tests.metrics.ChildJvm;

/** What memory that ended leaves in the folders of a process, and what only looks so. */
class DumpFilesTest {

	private static final long PID = 4711;

	@TempDir
	Path folder;

	private Optional<Alarm> look() {
		return new DumpFiles(List.of(folder), PID, 2_000, false).look();
	}

	private Path file(String name, String text) throws IOException {
		Path file = folder.resolve(name);
		Files.createDirectories(file.getParent());
		return Files.writeString(file, text);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			java_pid4711.hprof                          | JAVA PROFILE 1.0.2
			java_pid4711.hprof.1                        | JAVA PROFILE 1.0.2
			heapdump.20261124.093000.4711.0001.phd      | portable heap dump
			javacore.20261124.093000.4711.0002.txt      | 1TISIGINFO Dump Event "systhrow" (00040000) Detail "java/lang/OutOfMemoryError" received
			hs_err_pid4711.log                          | # There is insufficient memory for the Java Runtime Environment to continue.
			core                                        | ELF
			core.4711                                   | ELF
			core.20261124.093000.4711.0001.dmp          | ELF
			logs/ffdc/server1_26.11.24.txt              | Exception = java.lang.OutOfMemoryError
			""")
	void anArtefactIsFound(String name, String text) throws IOException {
		Path file = file(name, text);
		Alarm alarm = look().orElseThrow();
		assertEquals("oom-artifacts-present", alarm.id());
		assertEquals(file.getFileName().toString(), alarm.instance());
		assertTrue(alarm.message().contains(file.toString()) && alarm.message().endsWith("."), alarm.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			java_pid815.hprof                           | of another process in the same folder
			hs_err_pid4711.log                          | # SIGSEGV (0xb) at pc=0x00007f
			hs_err_pid815.log                           | # insufficient memory
			javacore.20261124.093000.4711.0002.txt      | 1TISIGINFO Dump Event "user" (00004000) received
			javacore.20261124.093000.815.0002.txt       | OutOfMemoryError
			core.815                                    | ELF
			coreutils.txt                               | a file of the user
			core.xml                                    | a file of the user
			logs/ffdc/server1_26.11.24.txt              | Exception = java.lang.NullPointerException
			logs/OutOfMemoryError.txt                   | java.lang.OutOfMemoryError
			""")
	void whatOnlyLooksSoIsPassedOver(String name, String text) throws IOException {
		file(name, text);
		assertEquals(Optional.empty(), look());
	}

	@Test
	void whatIsOlderThanTheStartBelongsToAnEarlierProblem() throws IOException {
		Files.setLastModifiedTime(file("java_pid4711.hprof", "old"), FileTime.fromMillis(1_000));
		assertEquals(Optional.empty(), look());
		assertEquals(Optional.empty(), new DumpFiles(List.of(folder.resolve("absent")), PID, 0, false).look());
	}

	@Test
	void aTextIsReadAgainOnlyWhenItWasWrittenAgain() throws IOException {
		DumpFiles files = new DumpFiles(List.of(folder), PID, 0, true);
		Path record = file("hs_err_pid4711.log", "# SIGSEGV");
		Files.setLastModifiedTime(record, FileTime.fromMillis(5_000));
		assertEquals(Optional.empty(), files.look());
		Files.writeString(record, "# insufficient memory");
		Files.setLastModifiedTime(record, FileTime.fromMillis(5_000));
		assertEquals(Optional.empty(), files.look());
		Files.setLastModifiedTime(record, FileTime.fromMillis(6_000));
		assertTrue(files.look().orElseThrow().message().contains("removed with it"));
	}

	@Test
	void foldersOfTheArgumentsAreLookedAtToo() {
		Path working = folder.resolve("work");
		assertEquals(List.of(working, folder, Path.of("/var/log")), DumpFolders.of(working, List.of("-Xmx1g", "-XX:HeapDumpPath=" + folder, "-XX:ErrorFile=/var/log/hs_err_%p.log", "Main")));
		assertEquals(List.of(working, working.resolve("dumps")), DumpFolders.of(working, List.of("-XX:HeapDumpPath=dumps/heap.hprof")));
	}

	/** The gauges of a program that somebody has chosen. */
	@Test
	void theGaugesTellOfADumpOfTheProcessTheyWatch() throws Exception {
		try (ChildJvm server = ChildJvm.dumping(folder); GaugeSession session = new GaugeSession(new RunningServers(), MetricConnection::new, GaugeLimits.DEFAULTS,
				Locale.US, ZoneOffset.UTC, () -> {
				})) {
			session.choose(new JvmTarget(server.pid(), "Small server"));
			server.exhaust();
			Waiting.until(() -> session.snapshot().toString(), Duration.ofSeconds(40),
					() -> session.snapshot().alarms().stream().anyMatch(entry -> entry.alarm().id().equals("oom-artifacts-present")));
		}
	}
}
