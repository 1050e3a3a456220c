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
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.gauges.GaugeLimits;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.host.LocalConnections;
import org.wiretune.servers.logs.DumpFiles;
import org.wiretune.servers.logs.DumpFolders;
import org.wiretune.servers.logs.DumpPlaces;
import org.wiretune.servers.logs.NamedDump;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.tests.Waiting;
import org.wiretune.servers.tests.metrics.ChildJvm;

/** What memory that ended leaves in the folders of a process, and what only looks so. */
class DumpFilesTest {

	private static final long PID = 4711;

	@TempDir
	Path folder;

	private Optional<Alarm> look() {
		return new DumpFiles(new DumpPlaces(List.of(folder), List.of()), PID, 2_000, false).look();
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
		assertEquals(Optional.empty(), new DumpFiles(new DumpPlaces(List.of(folder.resolve("absent")), List.of()), PID, 0, false).look());
	}

	@Test
	void aTextIsReadAgainOnlyWhenItWasWrittenAgain() throws IOException {
		DumpFiles files = new DumpFiles(new DumpPlaces(List.of(folder), List.of()), PID, 0, true);
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

	@Test
	void filesThatTheArgumentsNameAreKnown() {
		assertEquals(List.of(new NamedDump(folder.resolve("shop.hprof"), false), new NamedDump(Path.of("/var/log/err_4711.log"), true)),
				DumpFolders.named(folder, List.of("-XX:HeapDumpPath=shop.hprof", "-XX:ErrorFile=/var/log/err_%p.log", "-Xmx1g", "-XX:HeapDumpPath="), PID));
		assertEquals(List.of(), DumpFolders.named(folder.getParent(), List.of("-XX:HeapDumpPath=" + folder), PID), "A folder is none.");
	}

	/** The alarm kept silent where -XX:HeapDumpPath or -XX:ErrorFile named a file. */
	@Test
	void aDumpOfAnyNameIsFoundWhereTheArgumentsNameIt() throws IOException {
		List<String> arguments = List.of("-XX:HeapDumpPath=dumps/shop.hprof", "-XX:ErrorFile=app_err.log");
		DumpFiles files = new DumpFiles(new DumpPlaces(DumpFolders.of(folder, arguments), DumpFolders.named(folder, arguments, PID)), PID, 2_000, false);
		file("other.hprof", "JAVA PROFILE 1.0.2");
		Path error = file("app_err.log", "# SIGSEGV (0xb) at pc=0x00007f");
		assertEquals(Optional.empty(), files.look());
		Path dump = file("dumps/shop.hprof", "JAVA PROFILE 1.0.2");
		Files.setLastModifiedTime(dump, FileTime.fromMillis(5_000));
		Alarm alarm = files.look().orElseThrow();
		assertEquals("shop.hprof", alarm.instance());
		assertEquals("The server has left one heap dump, core file or record of memory that ran out since it was started; none should be there. Read it, " + dump
				+ ", raise the heap or send less, and restart.", alarm.message());
		Files.setLastModifiedTime(file("dumps/shop.hprof.1", "JAVA PROFILE 1.0.2"), FileTime.fromMillis(6_000));
		Files.writeString(error, "# There is insufficient memory for the Java Runtime Environment to continue.");
		Files.setLastModifiedTime(error, FileTime.fromMillis(7_000));
		alarm = files.look().orElseThrow();
		assertEquals("app_err.log", alarm.instance());
		assertTrue(alarm.message().startsWith("The server has left 3 heap dumps, core files or records of memory that ran out since it was started; none should be there. Read the newest, "),
				alarm.message());
	}

	/** The gauges of a program that somebody has chosen. */
	@Test
	void theGaugesTellOfADumpOfTheProcessTheyWatch() throws Exception {
		try (ChildJvm server = ChildJvm.dumping(folder); GaugeSession session = new GaugeSession(new RunningServers(), ServerTables.standard(), LocalConnections::create, GaugeLimits.DEFAULTS,
				ZoneOffset.UTC, () -> {
				})) {
			session.choose(new JvmTarget(server.pid(), "Small server"));
			server.exhaust();
			Waiting.until(() -> session.snapshot().toString(), Duration.ofSeconds(40),
					() -> session.snapshot().alarms().stream().anyMatch(entry -> entry.alarm().id().equals("oom-artifacts-present")));
		}
	}
}
