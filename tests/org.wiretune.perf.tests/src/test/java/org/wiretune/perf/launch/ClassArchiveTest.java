/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept of the archives of classes. */
class ClassArchiveTest {

	@TempDir
	Path folder;

	private void file(String name, int bytes, Duration unused) throws IOException {
		Path file = Files.write(folder.resolve(name), new byte[bytes]);
		Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(unused)));
	}

	private List<String> kept(long mostBytes) throws IOException {
		ClassArchive.removeUnused(folder, mostBytes);
		try (Stream<Path> files = Files.list(folder)) {
			return files.map(file -> file.getFileName().toString()).sorted().toList();
		}
	}

	@Test
	void allTogetherHaveAtMostSoMuchAndTheLongestUnusedGo() throws IOException {
		file("server-1.jsa", 400, Duration.ofDays(3));
		file("driver-1.jsa", 100, Duration.ofDays(2));
		file("server-2.jsa", 400, Duration.ofDays(1));
		file("driver-2.jsa", 100, Duration.ofHours(1));
		assertEquals(List.of("driver-1.jsa", "driver-2.jsa", "server-1.jsa", "server-2.jsa"), kept(1_000));
		assertEquals(List.of("driver-1.jsa", "driver-2.jsa", "server-2.jsa"), kept(999));
		assertEquals(List.of("driver-2.jsa", "server-2.jsa"), kept(599));
	}

	@Test
	void ofEachKindTheLastThreeAreKeptAndNoneThatIsAMonthOld() throws IOException {
		for (int days = 1; days < 6; days++) {
			file("server-" + days + ".jsa", 10, Duration.ofDays(days));
		}
		file("driver-1.jsa", 10, Duration.ofDays(31));
		assertEquals(List.of("server-1.jsa", "server-2.jsa", "server-3.jsa"), kept(1_000));
	}

	@Test
	void whatWasBegunAndNeverFinishedGoesAfterAnHour() throws IOException {
		file("server-1.jsa.one.part", 10, Duration.ofMinutes(61));
		file("server-1.jsa.two.part", 10, Duration.ofMinutes(5));
		assertEquals(List.of("server-1.jsa.two.part"), kept(1_000));
	}
}
