/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.undo;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.safety.file.StateFolder;

class UndoTest {

	@TempDir
	Path folder;

	private String stateBefore;

	@BeforeEach
	void ownState() {
		stateBefore = System.getProperty(StateFolder.PROPERTY);
		System.setProperty(StateFolder.PROPERTY, folder.resolve("state").toString());
	}

	@AfterEach
	void stateAsItWas() {
		if (stateBefore == null) {
			System.clearProperty(StateFolder.PROPERTY);
		} else {
			System.setProperty(StateFolder.PROPERTY, stateBefore);
		}
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

	/** Changes a file as a fix does: remembered first, then written. */
	private static void change(UndoJournal journal, Path file, String after) throws IOException {
		assertEquals(Optional.empty(), journal.remember(file, Files.readAllBytes(file), bytes(after)));
		Files.writeString(file, after);
	}

	private static UndoRun last() throws IOException {
		return UndoRuns.all().get(0);
	}

	@Test
	void everyByteComesBackAndTwiceDoesNothing() throws IOException {
		byte[] any = new byte[100_000];
		new Random(7).nextBytes(any);
		Path binary = Files.write(folder.resolve("a b\u00fc.bin"), any);
		Path text = Files.writeString(folder.resolve("text"), "one\r\n");
		try (UndoJournal journal = new UndoJournal()) {
			assertEquals(Optional.empty(), journal.id());
			change(journal, binary, "changed");
			change(journal, text, "two\r\n");
			assertEquals(last().id(), journal.id().orElseThrow());
			assertTrue(last().isLive());
		}
		UndoRun run = last();
		assertFalse(run.isLive());
		assertTrue(Duration.between(run.began(), Instant.now()).toMinutes() < 5, run.id());
		assertEquals(List.of(binary, text), run.files());
		for (Path file : run.files()) {
			assertTrue(run.canTakeBack(file));
			assertEquals(UndoOutcome.Kind.TAKEN_BACK, run.takeBack(file).kind());
			assertFalse(run.canTakeBack(file));
			assertEquals(UndoOutcome.Kind.NOTHING_TO_DO, run.takeBack(file).kind());
		}
		assertArrayEquals(any, Files.readAllBytes(binary));
		assertEquals("one\r\n", Files.readString(text));
	}

	@Test
	void anotherProgramLeavesAJournalThatHoldsNothingYet() throws Exception {
		Path file = Files.writeString(folder.resolve("file"), "one");
		try (UndoJournal journal = new UndoJournal()) {
			journal.remember(file, "one".getBytes(StandardCharsets.UTF_8), "two".getBytes(StandardCharsets.UTF_8));
			journal.forgetLast();
			assertTrue(last().isLive());
			OtherRun.run(folder.resolve("other"), folder.resolve("state"));
			change(journal, file, "two");
		}
		UndoRun run = UndoRuns.all().stream().filter(each -> each.files().contains(file)).findFirst().orElseThrow();
		assertEquals(UndoOutcome.Kind.TAKEN_BACK, run.takeBack(file).kind());
		assertEquals("one", Files.readString(file));
	}

	@Test
	void whatWasChangedSinceIsLeftAndSaid() throws IOException {
		Path edited = Files.writeString(folder.resolve("edited"), "one");
		Path gone = Files.writeString(folder.resolve("gone"), "one");
		try (UndoJournal journal = new UndoJournal()) {
			change(journal, edited, "two");
			change(journal, gone, "two");
		}
		Files.writeString(edited, "three");
		Files.delete(gone);
		for (Path file : last().files()) {
			UndoOutcome outcome = last().takeBack(file);
			assertEquals(UndoOutcome.Kind.REFUSED, outcome.kind());
			assertFalse(outcome.reason().isEmpty());
		}
		assertEquals("three", Files.readString(edited));
		assertFalse(Files.exists(gone));
	}

	@Test
	void severalChangesOfOneFileComeBackTogether() throws IOException {
		Path file = Files.writeString(folder.resolve("file"), "one");
		try (UndoJournal journal = new UndoJournal()) {
			change(journal, file, "two");
			change(journal, file, "three");
		}
		assertEquals(UndoOutcome.Kind.TAKEN_BACK, last().takeBack(file).kind());
		assertEquals("one", Files.readString(file));
		// Killed between remembering and writing, before the second change and before the first.
		Files.writeString(file, "two");
		assertEquals(UndoOutcome.Kind.TAKEN_BACK, last().takeBack(file).kind());
		assertEquals("one", Files.readString(file));
		assertEquals(UndoOutcome.Kind.NOTHING_TO_DO, last().takeBack(file).kind());
	}

	@Test
	void anEditBetweenTwoChangesIsNotLost() throws IOException {
		Path file = Files.writeString(folder.resolve("file"), "one");
		try (UndoJournal journal = new UndoJournal()) {
			change(journal, file, "two");
			Files.writeString(file, "two, edited");
			change(journal, file, "three, edited");
		}
		UndoOutcome outcome = last().takeBack(file);
		assertEquals(UndoOutcome.Kind.REFUSED, outcome.kind());
		assertTrue(outcome.reason().contains("earlier"), outcome.reason());
		assertEquals("two, edited", Files.readString(file));
	}

	@Test
	void aJournalThatEndsAnywhereGivesWhatIsWhole() throws IOException {
		Path one = Files.writeString(folder.resolve("one"), "1");
		Path two = Files.writeString(folder.resolve("two"), "2");
		try (UndoJournal journal = new UndoJournal()) {
			change(journal, one, "10");
			change(journal, two, "20");
		}
		Path file = folder.resolve("state/undo/" + last().id() + UndoJournal.ENDING);
		byte[] whole = Files.readAllBytes(file);
		for (int length = 0; length <= whole.length; length++) {
			Files.write(file, Arrays.copyOf(whole, length), StandardOpenOption.TRUNCATE_EXISTING);
			Files.writeString(one, "10");
			List<Path> files = last().files();
			assertEquals(files.isEmpty() ? List.of() : files.size() == 1 ? List.of(one) : List.of(one, two), files);
			for (Path each : files) {
				last().takeBack(each);
			}
			assertEquals(files.isEmpty() ? "10" : "1", Files.readString(one));
		}
		// A byte that is wrong is found, and the file is left.
		byte[] damaged = whole.clone();
		damaged[whole.length - 4] ^= 0x55;
		Files.write(file, damaged);
		Files.writeString(two, "20");
		assertEquals(UndoOutcome.Kind.REFUSED, last().takeBack(two).kind());
		assertEquals("20", Files.readString(two));
	}

	@Test
	void journalsAreForTheUserAlone() throws IOException {
		Path file = Files.writeString(folder.resolve("file"), "secret");
		assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("posix"), "no such permissions here");
		try (UndoJournal journal = new UndoJournal()) {
			change(journal, file, "two");
		}
		Path undo = folder.resolve("state/undo");
		assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(undo)));
		try (Stream<Path> files = Files.list(undo)) {
			for (Path each : files.toList()) {
				assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(each)));
			}
		}
	}

	@Test
	void theNewestRunsAreKept() throws IOException {
		Path file = Files.writeString(folder.resolve("file"), "0");
		UndoLimits limits = new UndoLimits(3, 1000, 100_000);
		for (int i = 1; i <= 5; i++) {
			try (UndoJournal journal = new UndoJournal(limits)) {
				change(journal, file, Integer.toString(i));
			}
		}
		List<UndoRun> runs = UndoRuns.all();
		assertEquals(3, runs.size());
		assertEquals(UndoOutcome.Kind.TAKEN_BACK, runs.get(0).takeBack(file).kind());
		assertEquals("4", Files.readString(file));
		assertEquals(runs.stream().map(UndoRun::id).sorted(Comparator.reverseOrder()).toList(), runs.stream().map(UndoRun::id).toList());
	}

	@Test
	void aJournalWithoutARecordKeepsNoPlaceFromARun() throws IOException {
		Path file = Files.writeString(folder.resolve("file"), "0");
		UndoLimits limits = new UndoLimits(3, 1000, 100_000);
		for (int i = 1; i <= 3; i++) {
			try (UndoJournal journal = new UndoJournal(limits)) {
				change(journal, file, Integer.toString(i));
			}
		}
		Path undo = folder.resolve("state/undo");
		Path other = Files.writeString(undo.resolve("99990101-000000-000-0001.undo"), "WireTune undo 2\nof a later version");
		Files.createFile(undo.resolve("99990101-000000-000-0002.undo"));
		Files.write(undo.resolve("99990101-000000-000-0003.undo"), JournalFormat.head());
		Files.write(undo.resolve("99990101-000000-000-0004.undo"), Arrays.copyOf(JournalFormat.head(), 4));
		try (UndoJournal begun = new UndoJournal(new UndoLimits(4, 1000, 100_000))) {
			assertEquals(Optional.empty(), begun.remember(file, bytes("3"), bytes("4")));
			begun.forgetLast();
		}
		try (UndoJournal journal = new UndoJournal(new UndoLimits(5, 1000, 100_000))) {
			change(journal, file, "4");
		}
		assertTrue(Files.exists(other));
		Files.delete(other);
		assertEquals(4, UndoRuns.all().size());
		try (Stream<Path> files = Files.list(undo)) {
			assertEquals(4, files.count());
		}
	}

	@Test
	void aJournalThatCannotBeBegunIsTriedOnceAndLeavesNothing() throws IOException {
		Path file = Files.writeString(folder.resolve("file"), "0");
		try (UndoJournal journal = new UndoJournal()) {
			change(journal, file, "1");
		}
		Path undo = folder.resolve("state/undo");
		String before = System.getProperty(StateFolder.PROPERTY);
		Path noFolder = Files.writeString(folder.resolve("no-folder"), "").resolve("state");
		try (UndoJournal journal = new UndoJournal()) {
			System.setProperty(StateFolder.PROPERTY, noFolder.toString());
			String why = journal.remember(file, bytes("1"), bytes("2")).orElseThrow();
			System.setProperty(StateFolder.PROPERTY, before);
			for (int i = 0; i < 30; i++) {
				assertEquals(Optional.of(why), journal.remember(file, bytes("1"), bytes("2")));
			}
			assertEquals(Optional.empty(), journal.id());
		}
		try (Stream<Path> files = Files.list(undo)) {
			assertEquals(1, files.count());
		}
		assertTrue(last().canTakeBack(file));
	}

	@Test
	void aJournalThatCannotBeReadKeepsNoOtherFromBeingTakenBack() throws IOException {
		Path file = Files.writeString(folder.resolve("file"), "0");
		try (UndoJournal journal = new UndoJournal()) {
			change(journal, file, "1");
		}
		Path broken = Files.createDirectory(folder.resolve("state/undo/99990101-000000-000-0001.undo"));
		Map<Path, IOException> told = new HashMap<>();
		assertEquals(1, UndoRuns.all(told::put).size());
		assertEquals(Set.of(broken), told.keySet());
		assertEquals(UndoOutcome.Kind.TAKEN_BACK, last().takeBack(file).kind());
	}

	@Test
	void journalsTogetherAreBounded() throws IOException {
		Path file = Files.writeString(folder.resolve("file"), "0");
		UndoLimits limits = new UndoLimits(100, 100_000, 60_000);
		Random random = new Random(3);
		for (int i = 1; i <= 5; i++) {
			byte[] any = new byte[20_000];
			random.nextBytes(any);
			Files.write(file, any);
			try (UndoJournal journal = new UndoJournal(limits)) {
				change(journal, file, Integer.toString(i));
			}
		}
		assertEquals(2, UndoRuns.all().size());
	}

	@Test
	void whatWasNotMadeAfterAllIsForgotten() throws IOException {
		Path one = Files.writeString(folder.resolve("one"), "1");
		Path two = Files.writeString(folder.resolve("two"), "2");
		try (UndoJournal journal = new UndoJournal()) {
			change(journal, one, "10");
			assertEquals(Optional.empty(), journal.remember(two, bytes("2"), bytes("20")));
			journal.forgetLast();
			journal.forgetLast();
		}
		assertEquals(List.of(one), last().files());
	}

	@Test
	void whatIsTooLargeIsSaidAndNamedByUndo() throws IOException {
		byte[] any = new byte[50_000];
		new Random(1).nextBytes(any);
		Path large = Files.write(folder.resolve("large"), any);
		Path small = Files.writeString(folder.resolve("small"), "1");
		try (UndoJournal journal = new UndoJournal(new UndoLimits(3, 10_000, 100_000))) {
			assertTrue(journal.remember(large, any, bytes("2")).isPresent());
			Files.writeString(large, "2");
			change(journal, small, "2");
		}
		assertEquals(UndoOutcome.Kind.REFUSED, last().takeBack(large).kind());
		assertEquals("2", Files.readString(large));
		assertEquals(UndoOutcome.Kind.TAKEN_BACK, last().takeBack(small).kind());
	}

	@Test
	void withoutAPlaceItIsSaidWhy() throws IOException {
		System.setProperty(StateFolder.PROPERTY, Files.writeString(folder.resolve("file"), "").resolve("state").toString());
		try (UndoJournal journal = new UndoJournal()) {
			assertTrue(journal.remember(folder.resolve("a"), bytes("1"), bytes("2")).orElseThrow().contains("cannot be written"));
		}
	}
}
