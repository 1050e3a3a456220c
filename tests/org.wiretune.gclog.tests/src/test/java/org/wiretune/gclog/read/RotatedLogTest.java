/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcLogData;

/** A log that HotSpot rotates while it is followed, on a file system that has keys of files and on one, as that of Windows, that has none. */
class RotatedLogTest {

	private static final FileKeys NONE = file -> {
		if (!Files.exists(file)) {
			throw new NoSuchFileException(file.toString());
		}
		return null;
	};
	private static final int FILES = 3;
	private static final long SECOND = 1_000_000_000;

	@TempDir
	private Path folder;
	private Path file;
	private long clock;
	private int archive;
	private final List<Long> times = new ArrayList<>();

	@BeforeEach
	void name() {
		file = folder.resolve("gc.log");
	}

	private static String pause(int number) {
		return String.format(Locale.ROOT, "[%d.000s][info][gc] GC(%d) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 2.000ms%n", number, number);
	}

	/** Writes as the virtual machine does; its clock ticks with each call, so that the times of two files differ. */
	private void append(Path to, String text) throws IOException {
		Files.writeString(to, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
		Files.setLastModifiedTime(to, FileTime.fromMillis(1_000_000_000_000L + 1000 * ++clock));
	}

	/** As {@code -Xlog:gc:file=gc.log::filecount=3} does: the name with the next number is freed and taken, and the file begun anew. */
	private void rotate() throws IOException {
		Path to = folder.resolve("gc.log." + archive);
		archive = (archive + 1) % FILES;
		Files.deleteIfExists(to);
		Files.move(file, to);
		append(file, "");
	}

	private void look(GcTail tail) throws IOException {
		while (tail.read(1 << 20)) {
			// All that is there.
		}
		Optional<GcLogData> grown = tail.grown();
		if (grown.isPresent()) {
			GcLogData log = grown.get();
			for (int row = tail.firstNew(); row < log.events().size(); row++) {
				// A line is stamped at the end of its pause.
				times.add((log.events().get(GcColumn.START, row) + log.events().get(GcColumn.PAUSE, row)) / SECOND);
			}
		}
	}

	private static List<Long> numbers(int end) {
		List<Long> all = new ArrayList<>();
		for (int number = 1; number <= end; number++) {
			all.add((long) number);
		}
		return all;
	}

	private GcTail tail(boolean keys) {
		return GcTail.of(file, 1000, keys ? FileKeys.SYSTEM : NONE);
	}

	@ParameterizedTest
	@ValueSource(booleans = {true, false})
	void everyLineOfEveryFileIsReadOnce(boolean keys) throws Exception {
		// What an earlier server left is none of it.
		append(folder.resolve("gc.log.2"), pause(700));
		int number = 0;
		append(file, "[0.008s][info][gc] Using G1\n" + pause(++number));
		try (GcTail tail = tail(keys)) {
			look(tail);
			for (int round = 0; round < 7; round++) {
				append(file, pause(++number));
				look(tail);
				append(file, pause(++number));
				rotate();
				append(file, pause(++number));
				look(tail);
			}
			assertEquals(numbers(number), times);
			assertEquals(number + 1, tail.grown().map(GcLogData::pauses).orElse((long) number + 1));
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = {true, false})
	void rotatedTwiceBetweenTwoLooksLosesNothing(boolean keys) throws Exception {
		append(file, "[0.008s][info][gc] Using G1\n" + pause(1));
		try (GcTail tail = tail(keys)) {
			look(tail);
			append(file, pause(2));
			rotate();
			append(file, pause(3));
			rotate();
			append(file, pause(4));
			look(tail);
			assertEquals(numbers(4), times);
			append(file, pause(5));
			look(tail);
			assertEquals(numbers(5), times);
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = {true, false})
	void rotatedIntoAnEmptyFileGoesOnThere(boolean keys) throws Exception {
		append(file, "[0.008s][info][gc] Using G1\n" + pause(1));
		try (GcTail tail = tail(keys)) {
			look(tail);
			rotate();
			look(tail);
			append(file, pause(2));
			look(tail);
			assertEquals(numbers(2), times);
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = {true, false})
	void aServerThatStartsAnewWritesItsFileAnew(boolean keys) throws Exception {
		append(file, "[0.008s][info][gc] Using G1\n" + pause(1) + pause(2));
		try (GcTail tail = tail(keys)) {
			look(tail);
			Files.writeString(file, "[0.009s][info][gc] Using G1\n" + pause(3));
			look(tail);
			assertEquals(numbers(3), times);
			// Longer than what was read of the one before.
			Files.writeString(file, "[0.007s][info][gc] Using G1\n" + pause(4) + pause(5) + pause(6));
			look(tail);
			assertEquals(numbers(6), times);
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = {true, false})
	void aLineThatIsHalfWrittenAtALookIsReadWhole(boolean keys) throws Exception {
		String line = pause(2);
		append(file, "[0.008s][info][gc] Using G1\n" + pause(1) + line.substring(0, 40));
		try (GcTail tail = tail(keys)) {
			look(tail);
			append(file, line.substring(40));
			rotate();
			append(file, pause(3));
			look(tail);
			assertEquals(numbers(3), times);
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = {true, false})
	void aFileThatComesLaterOrIsRemovedIsWaitedFor(boolean keys) throws Exception {
		try (GcTail tail = tail(keys)) {
			look(tail);
			append(file, "[0.008s][info][gc] Using G1\n" + pause(1));
			look(tail);
			Files.delete(file);
			look(tail);
			look(tail);
			append(file, pause(2));
			look(tail);
			assertEquals(numbers(2), times);
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = {true, false})
	void onlyWhatCanBeRenamedWhileItIsOpenIsHeldOpen(boolean keys) throws Exception {
		Path open = Path.of("/proc/self/fd");
		assumeTrue(Files.isDirectory(open));
		append(file, "[0.008s][info][gc] Using G1\n" + pause(1));
		try (GcTail tail = tail(keys)) {
			look(tail);
			assertEquals(keys, isOpen(open));
		}
		assertFalse(isOpen(open));
		assertTrue(Files.exists(file));
	}

	private boolean isOpen(Path descriptors) throws IOException {
		try (DirectoryStream<Path> all = Files.newDirectoryStream(descriptors)) {
			for (Path each : all) {
				try {
					if (Files.readSymbolicLink(each).equals(file.toRealPath())) {
						return true;
					}
				} catch (IOException closed) {
					// The one by which the folder is read.
				}
			}
		}
		return false;
	}
}
