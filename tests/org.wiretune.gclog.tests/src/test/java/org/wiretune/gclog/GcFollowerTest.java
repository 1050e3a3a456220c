/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.gclog.read.GcFollowListener;
import org.wiretune.gclog.read.GcFollower;

/** A log that is written while it is read. */
class GcFollowerTest {

	private static final Duration QUICKLY = Duration.ofMillis(10);

	@TempDir
	private Path folder;

	/** Keeps what it heard, and waits for it. */
	private static final class Ear implements GcFollowListener {

		private final List<Long> lines = new ArrayList<>();
		private final List<Long> pauses = new ArrayList<>();
		private final CountDownLatch ended = new CountDownLatch(1);
		private GcLogData last;
		private Optional<String> problem = Optional.empty();

		@Override
		public synchronized void grown(GcLogData log, int firstNew) {
			for (int row = firstNew; row < log.events().size(); row++) {
				lines.add(log.events().get(GcColumn.LINE, row));
				pauses.add(log.events().get(GcColumn.PAUSE, row));
			}
			last = log;
			notifyAll();
		}

		@Override
		public void ended(Optional<String> reason) {
			problem = reason;
			ended.countDown();
		}

		synchronized GcLogData await(Predicate<GcLogData> condition) throws InterruptedException {
			long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
			while (last == null || !condition.test(last)) {
				long rest = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
				assertTrue(rest > 0, () -> "not heard of; last: " + last);
				wait(rest);
			}
			return last;
		}
	}

	private static String pause(int id, double at) {
		return String.format(java.util.Locale.ROOT, "[%.3fs][info][gc] GC(%d) Pause Young (Normal) (G1 Evacuation Pause) 15M->8M(24M) 2.000ms%n", at, id);
	}

	private static void append(Path file, String text) throws IOException {
		Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
	}

	@Test
	void eachEventIsHeardOnceWhenItsLineIsWhole() throws Exception {
		Path file = folder.resolve("gc.log");
		Ear ear = new Ear();
		try (GcFollower follower = GcFollower.start(file, QUICKLY, 1000, ear)) {
			append(file, "[0.010s][info][gc] Using G1\n" + pause(0, 1));
			assertEquals(1, ear.await(log -> log.pauses() == 1).events().size());
			String line = pause(1, 2);
			append(file, line.substring(0, 50));
			append(file, line.substring(50) + pause(2, 3).substring(0, 20));
			GcLogData log = ear.await(each -> each.pauses() == 2);
			assertEquals(List.of(2L, 3L), ear.lines);
			assertEquals("G1", log.collector());
			assertEquals(2, log.events().size());
		}
		assertTrue(ear.ended.await(10, TimeUnit.SECONDS));
		assertEquals(Optional.empty(), ear.problem);
	}

	@Test
	void whatWasWrittenBeforeTheEndIsHeard() throws Exception {
		Path file = folder.resolve("gc.log");
		append(file, "[0.010s][info][gc] Using G1\n" + pause(0, 1));
		Ear ear = new Ear();
		GcFollower follower = GcFollower.start(file, Duration.ofDays(1), 1000, ear);
		ear.await(log -> log.pauses() == 1);
		append(file, pause(1, 2));
		follower.close();
		assertEquals(2, ear.last.pauses());
	}

	@Test
	void aSnapshotDoesNotChange() throws Exception {
		Path file = folder.resolve("gc.log");
		append(file, "[0.010s][info][gc] Using G1\n" + pause(0, 1));
		Ear ear = new Ear();
		try (GcFollower follower = GcFollower.start(file, QUICKLY, 1000, ear)) {
			GcLogData first = ear.await(log -> log.pauses() == 1);
			StringBuilder more = new StringBuilder();
			for (int i = 1; i < 700; i++) {
				more.append(pause(i, 1 + i));
			}
			append(file, more.toString());
			ear.await(log -> log.pauses() == 700);
			assertEquals(1, first.events().size());
			assertEquals(GcEvents.UNKNOWN, first.events().get(GcColumn.PAUSE, 1));
			assertEquals(700, ear.pauses.size());
		}
	}

	@Test
	void memoryIsBoundedAndTotalsAreNot() throws Exception {
		Path file = folder.resolve("gc.log");
		Ear ear = new Ear();
		try (GcFollower follower = GcFollower.start(file, QUICKLY, 1024, ear)) {
			for (int block = 0; block < 20; block++) {
				StringBuilder text = new StringBuilder(block == 0 ? "[0.010s][info][gc] Using G1\n" : "");
				for (int i = 0; i < 200; i++) {
					text.append(pause(block * 200 + i, block * 200 + i + 1));
				}
				append(file, text.toString());
				long expected = (block + 1) * 200L;
				GcLogData log = ear.await(each -> each.pauses() == expected);
				assertTrue(log.events().size() <= 1024);
				assertEquals(expected, log.events().size() + log.eventsNotKept());
			}
		}
		assertEquals(4000 * 2_000_000L, ear.last.pauseNanos());
		assertEquals(4000, ear.lines.size());
		assertEquals(4001, ear.last.events().get(GcColumn.LINE, ear.last.events().size() - 1));
	}

	@Test
	void rotationLosesNothing() throws Exception {
		Path file = folder.resolve("gc.log");
		append(file, "[0.010s][info][gc] Using G1\n" + pause(0, 1));
		Ear ear = new Ear();
		try (GcFollower follower = GcFollower.start(file, QUICKLY, 1000, ear)) {
			ear.await(log -> log.pauses() == 1);
			// The last line of the old file may come after the last look at it.
			append(file, pause(1, 2));
			Files.move(file, folder.resolve("gc.log.0"));
			append(file, pause(2, 3));
			GcLogData log = ear.await(each -> each.pauses() == 3);
			assertEquals(List.of(2L, 3L, 4L), ear.lines);
			assertEquals(2, log.parts().size());
			assertEquals(1, log.position(4).line());
			assertEquals(1, log.jvmStarts().size());
		}
	}

	@Test
	void aFileThatIsCutBeginsAnew() throws Exception {
		Path file = folder.resolve("gc.log");
		append(file, "[0.010s][info][gc] Using G1\n" + pause(0, 1) + pause(1, 2));
		Ear ear = new Ear();
		try (GcFollower follower = GcFollower.start(file, QUICKLY, 1000, ear)) {
			ear.await(log -> log.pauses() == 2);
			try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
				channel.truncate(0);
			}
			append(file, pause(2, 3));
			ear.await(log -> log.pauses() == 3);
			// Written anew, and longer than what was there before.
			Files.writeString(file, pause(3, 4) + pause(4, 5) + pause(5, 6) + pause(6, 7) + pause(7, 8));
			assertEquals(3, ear.await(log -> log.pauses() == 8).parts().size());
		}
	}

	@Test
	void theNextFileOfASetIsFound() throws Exception {
		Path first = folder.resolve("gc.log.0.current");
		String header = "OpenJDK 64-Bit Server VM (25.312-b07) for linux-amd64 JRE (1.8.0_312-b07), built on Oct 1 2021\n";
		String event = "%d.100: [GC (Allocation Failure) [PSYoungGen: 300K->100K(400K)] 500K->400K(1000K), 0.0100000 secs]%n";
		append(first, header + String.format(event, 1));
		Ear ear = new Ear();
		try (GcFollower follower = GcFollower.start(first, QUICKLY, 1000, ear)) {
			ear.await(log -> log.pauses() == 1);
			Files.move(first, folder.resolve("gc.log.0"));
			append(folder.resolve("gc.log.1.current"), header + String.format(event, 2));
			Files.setLastModifiedTime(folder.resolve("gc.log.1.current"), FileTime.fromMillis(System.currentTimeMillis() + 2000));
			GcLogData log = ear.await(each -> each.pauses() == 2);
			assertEquals(1, log.jvmStarts().size());
			assertEquals(List.of("gc.log.0.current", "gc.log.1.current"), log.parts().stream().map(LogPart::shortName).toList());
		}
	}

	@Test
	void theNextFileOfIbmIsFound() throws Exception {
		Path first = folder.resolve("verbosegc.001.log");
		String root = "<?xml version=\"1.0\" ?>\n<verbosegc version=\"R28\">\n";
		String stop = "<exclusive-start id=\"%d\" timestamp=\"2026-01-01T12:00:0%d.000\">\n</exclusive-start>\n<exclusive-end id=\"%d\" durationms=\"2.500\" />\n";
		append(first, root + String.format(stop, 2, 1, 3));
		Ear ear = new Ear();
		try (GcFollower follower = GcFollower.start(first, QUICKLY, 1000, ear)) {
			ear.await(log -> log.pauses() == 1);
			append(first, "</verbosegc>\n");
			Path second = folder.resolve("verbosegc.002.log");
			append(second, root + String.format(stop, 12, 2, 13));
			Files.setLastModifiedTime(second, FileTime.fromMillis(System.currentTimeMillis() + 2000));
			assertEquals(1, ear.await(each -> each.pauses() == 2).jvmStarts().size());
		}
	}

	@Test
	void aTextThatIsNoLogIsNeverHeardOf() throws Exception {
		Path file = folder.resolve("letter.txt");
		append(file, "Dear reader\n");
		Ear ear = new Ear();
		GcFollower.start(file, QUICKLY, 1000, ear).close();
		assertTrue(ear.ended.await(10, TimeUnit.SECONDS));
		assertEquals(null, ear.last);
		assertFalse(ear.problem.isPresent());
		assertEquals("Dear reader\n", Files.readString(file, StandardCharsets.UTF_8));
	}
}
