/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stays in a cache folder. */
class CacheRemainsTest {

	@TempDir
	Path folder;

	private Path written(String name, Duration ago) throws IOException {
		Path made = Files.createDirectory(folder.resolve(name));
		Files.writeString(made.resolve("file"), name);
		return Files.setLastModifiedTime(made, FileTime.from(Instant.now().minus(ago)));
	}

	private List<String> names() throws IOException {
		try (Stream<Path> all = Files.list(folder)) {
			return all.map(path -> path.getFileName().toString()).sorted().toList();
		}
	}

	@Test
	void workFoldersOfProgramsThatWereKilledGo() throws IOException {
		written("jmeter-1", Duration.ofDays(2));
		written("jmeter-2", Duration.ofMinutes(2));
		written("jmeter-5.6", Duration.ofDays(2));
		Files.setLastModifiedTime(Files.writeString(folder.resolve("jmeter-3"), "a file of somebody"), FileTime.from(Instant.EPOCH));
		CacheRemains.removeAbandoned(folder, Pattern.compile("jmeter-\\d+"));
		assertEquals(List.of("jmeter-2", "jmeter-3", "jmeter-5.6"), names());
		CacheRemains.removeAbandoned(folder.resolve("nothing"), Pattern.compile(".*"));
	}

	@Test
	void theCurrentVersionAndOneOtherStay() throws IOException {
		Path current = written("wildfly-9", Duration.ofDays(9));
		written("wildfly-8", Duration.ofDays(8));
		written("wildfly-7", Duration.ofDays(7));
		written("wildfly-10", Duration.ofDays(1));
		written("liberty-1", Duration.ofDays(30));
		CacheRemains.removeOlder(folder, Pattern.compile("wildfly-\\d.*"), current);
		assertEquals(List.of("liberty-1", "wildfly-10", "wildfly-9"), names());
	}

	@Test
	void aFolderIsRemovedAsAWholeOrNotAtAll() throws IOException {
		Path used = written("wildfly-9", Duration.ofDays(9));
		// What Windows says while a program has one of the files open.
		assertThrows(AccessDeniedException.class, () -> Folders.removeWhole(used, (from, to) -> {
			throw new AccessDeniedException(from.toString(), to.toString(), "used by another process");
		}));
		assertEquals(List.of("wildfly-9"), names());
		assertEquals("wildfly-9", Files.readString(used.resolve("file")));
		Folders.removeWhole(used);
		Folders.removeWhole(used);
		assertEquals(List.of(), names());
	}
}
