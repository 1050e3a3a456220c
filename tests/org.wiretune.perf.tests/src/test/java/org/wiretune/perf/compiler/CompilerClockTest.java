/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Processor time of the compilers, from folders as the kernel shows them and from this process. */
class CompilerClockTest {

	private static final long MILLISECOND = 1_000_000;

	@TempDir
	private Path tasks;
	private CompilerClock clock;

	@BeforeEach
	void begin() {
		clock = new CompilerClock(tasks);
	}

	private void thread(int number, String name, long milliseconds) throws IOException {
		Path folder = Files.createDirectories(tasks.resolve(Integer.toString(number)));
		Files.writeString(folder.resolve("comm"), name + '\n');
		Files.writeString(folder.resolve("schedstat"), milliseconds * MILLISECOND + " 5 7\n");
	}

	private void end(int number) throws IOException {
		try (Stream<Path> files = Files.walk(tasks.resolve(Integer.toString(number)))) {
			for (Path file : files.sorted((one, other) -> other.compareTo(one)).toList()) {
				Files.delete(file);
			}
		}
	}

	@Test
	void compilersOfAllVirtualMachinesAreAddedUpAndOthersAreNot() throws IOException {
		thread(1, "java", 900);
		thread(2, "C2 CompilerThre", 30);
		thread(3, "C1 CompilerThre", 4);
		thread(4, "JVMCI CompilerT", 500);
		thread(5, "JIT Compilation", 6000);
		thread(6, "C2 rows of work", 70);
		assertEquals(6534 * MILLISECOND, clock.nanos());
	}

	@Test
	void whatAThreadTookBeforeItsEndIsKept() throws IOException {
		thread(2, "C2 CompilerThre", 30);
		thread(3, "C2 CompilerThre", 12);
		assertEquals(42 * MILLISECOND, clock.nanos());
		end(3);
		thread(2, "C2 CompilerThre", 35);
		assertEquals(47 * MILLISECOND, clock.nanos());
		end(2);
		assertEquals(47 * MILLISECOND, clock.nanos());
	}

	/** A thread has the name of its maker until it names itself. */
	@Test
	void aThreadThatNamesItselfLateIsKnown() throws IOException {
		thread(2, "C1 CompilerThre", 1);
		thread(3, "java", 2);
		assertEquals(1 * MILLISECOND, clock.nanos());
		thread(3, "C2 CompilerThre", 8);
		assertEquals(9 * MILLISECOND, clock.nanos());
	}

	@Test
	void whereTheSchedulerKeepsNoStatisticsThereAreTicks() throws IOException {
		thread(2, "C2 CompilerThre", 30);
		Files.delete(tasks.resolve("2/schedstat"));
		Files.writeString(tasks.resolve("2/stat"), "2 (C2 (odd) name) S 1 1 1 0 -1 4194368 1 2 3 4 150 50 0 0 20 0 9 0 7\n");
		assertEquals(2000 * MILLISECOND, clock.nanos());
	}

	@Test
	void whatIsNotToldIsNotKnown() throws IOException {
		assertEquals(-1, clock.nanos(), "no thread that compiles");
		thread(1, "nginx", 30);
		assertEquals(-1, clock.nanos());
		thread(2, "C2 CompilerThre", 30);
		Files.writeString(tasks.resolve("2/schedstat"), "unknown\n");
		assertEquals(-1, clock.nanos());
		assertEquals(-1, new CompilerClock(tasks.resolve("gone")).nanos());
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void thisProcessHasCompiled() {
		CompilerClock own = new CompilerClock(ProcessHandle.current().pid());
		long first = own.nanos();
		assertTrue(first > 0, () -> "nanoseconds: " + first);
		long second = own.nanos();
		assertTrue(second >= first, () -> first + " and then " + second);
	}
}
