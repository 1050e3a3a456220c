/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Assumptions;
import org.wiretune.gclog.read.GcLogReader;

/** Logs for tests: texts, excerpts beside this class, and real files beside the repository. */
final class Logs {

	private static final Path CORPUS = Path.of("").toAbsolutePath().resolve("../../../shared/corpus/gc").normalize();

	private Logs() {
	}

	static GcLogData read(byte[] bytes) throws IOException {
		return GcLogReader.read(new ByteArrayInputStream(bytes), "test.log", ReadingMonitor.NONE);
	}

	static GcLogData read(String text) {
		try {
			return read(text.getBytes(StandardCharsets.UTF_8));
		} catch (IOException problem) {
			throw new UncheckedIOException(problem);
		}
	}

	static byte[] excerpt(String name) throws IOException {
		try (InputStream in = Logs.class.getResourceAsStream(name)) {
			return in.readAllBytes();
		}
	}

	static List<Path> corpus() throws IOException {
		Assumptions.assumeTrue(Files.isDirectory(CORPUS), () -> "no corpus at " + CORPUS);
		try (var files = Files.walk(CORPUS)) {
			return files.filter(Files::isRegularFile).sorted().toList();
		}
	}

	static Path corpus(String name) {
		Path file = CORPUS.resolve(name);
		Assumptions.assumeTrue(Files.isRegularFile(file), () -> "no corpus at " + CORPUS);
		return file;
	}

	/** Compares number, sum and longest of the pauses with those of the plain rules. */
	static void assertSums(byte[] bytes, GcLogData log) {
		PlainSum plain = PlainSum.of(new String(bytes, StandardCharsets.ISO_8859_1), log.format());
		assertEquals(plain, new PlainSum(log.pauses(), log.pauseNanos(), log.maxPauseNanos()), log.name());
	}
}
