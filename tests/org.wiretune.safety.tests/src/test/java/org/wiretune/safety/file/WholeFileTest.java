/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.safety.file.FileNotWritten.Reason;

class WholeFileTest {

	private static final byte[] OLD = "old".getBytes(StandardCharsets.UTF_8);
	private static final byte[] NEW = "a new content".getBytes(StandardCharsets.UTF_8);

	@TempDir
	Path folder;

	private Path work;
	private String stateBefore;

	@BeforeEach
	void ownState() throws IOException {
		stateBefore = System.getProperty(StateFolder.PROPERTY);
		System.setProperty(StateFolder.PROPERTY, folder.resolve("state").toString());
		work = Files.createDirectory(folder.resolve("work"));
	}

	@AfterEach
	void stateAsItWas() {
		if (stateBefore == null) {
			System.clearProperty(StateFolder.PROPERTY);
		} else {
			System.setProperty(StateFolder.PROPERTY, stateBefore);
		}
	}

	private Path old(String name) throws IOException {
		return Files.write(work.resolve(name), OLD);
	}

	private static Reason refused(Path file, byte[] held) throws IOException {
		FileNotWritten told = assertThrows(FileNotWritten.class, () -> WholeFile.replace(file, FileVersion.of(OLD), NEW));
		assertEquals(file, told.file());
		assertFalse(told.getMessage().endsWith("."), told.getMessage());
		assertTrue(told.sentence().contains(file.toString()) && told.sentence().endsWith("."), told.sentence());
		if (held != null) {
			assertArrayEquals(held, Files.readAllBytes(file));
		}
		return told.reason();
	}

	private void assertOnly(String... names) throws IOException {
		try (Stream<Path> files = Files.list(work)) {
			assertEquals(List.of(names), files.map(file -> file.getFileName().toString()).sorted().toList());
		}
	}

	@Test
	void replacesAFileAndLeavesNothingBeside() throws IOException {
		Path file = work.resolve("deep/server.xml");
		WholeFile.write(file, new byte[] { 1, 2, 3 });
		WholeFile.write(file, new byte[] { 4 });
		assertArrayEquals(new byte[] { 4 }, Files.readAllBytes(file));
		WholeFile.replace(file, FileVersion.of(new byte[] { 4 }), NEW);
		assertArrayEquals(NEW, Files.readAllBytes(file));
		try (Stream<Path> files = Files.list(file.getParent())) {
			assertEquals(1, files.count());
		}
	}

	@Test
	void aFileThatChangedMeanwhileIsLeft() throws IOException {
		Path file = Files.writeString(work.resolve("a"), "edited");
		assertEquals(Reason.CHANGED_MEANWHILE, refused(file, "edited".getBytes(StandardCharsets.UTF_8)));
		assertOnly("a");
		Files.delete(file);
		assertEquals(Reason.GONE, refused(file, null));
		assertOnly();
	}

	@Test
	void ofManyWritersWithTheSameStartOneWins() throws Exception {
		Path file = old("a");
		int writers = 16;
		CyclicBarrier together = new CyclicBarrier(writers);
		AtomicInteger won = new AtomicInteger();
		List<Thread> threads = IntStream.range(0, writers).mapToObj(number -> Thread.ofPlatform().start(() -> {
			try {
				together.await();
				WholeFile.replace(file, FileVersion.of(OLD), ("writer " + number).getBytes(StandardCharsets.UTF_8));
				won.incrementAndGet();
			} catch (FileNotWritten told) {
				assertSame(Reason.CHANGED_MEANWHILE, told.reason());
			} catch (Exception problem) {
				throw new IllegalStateException(problem);
			}
		})).toList();
		for (Thread thread : threads) {
			thread.join();
		}
		assertEquals(1, won.get());
		assertOnly("a");
	}

	@Test
	void modeOwnerGroupAndAttributesStay() throws IOException {
		Path file = old("a");
		assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("posix"), "no such permissions here");
		for (String mode : List.of("rw-------", "rw-rw-r--", "rwxr-x--x")) {
			Files.write(file, OLD);
			Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
			WholeFile.replace(file, FileVersion.of(OLD), NEW);
			assertEquals(mode, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
		}
		UserDefinedFileAttributeView words = Files.getFileAttributeView(file, UserDefinedFileAttributeView.class);
		assumeTrue(words != null && Files.getFileStore(file).supportsFileAttributeView(UserDefinedFileAttributeView.class), "no attributes of users here");
		words.write("origin", ByteBuffer.wrap(OLD));
		WholeFile.write(file, OLD);
		assertEquals(List.of("origin"), Files.getFileAttributeView(file, UserDefinedFileAttributeView.class).list());
		assumeTrue(Integer.valueOf(0).equals(Files.getAttribute(file, "unix:uid")), "only the administrator gives files away");
		Files.setAttribute(file, "unix:uid", 12345);
		Files.setAttribute(file, "unix:gid", 23456);
		WholeFile.write(file, NEW);
		assertEquals(12345, Files.getAttribute(file, "unix:uid"));
		assertEquals(23456, Files.getAttribute(file, "unix:gid"));
	}

	@Test
	void newFilesAreReadableAsAnyOtherOrByTheUserAlone() throws IOException {
		Path usual = Files.createFile(work.resolve("usual"));
		assumeTrue(usual.getFileSystem().supportedFileAttributeViews().contains("posix"), "no such permissions here");
		WholeFile.write(work.resolve("a"), NEW);
		assertEquals(Files.getPosixFilePermissions(usual), Files.getPosixFilePermissions(work.resolve("a")));
		WholeFile.writePrivate(work.resolve("b"), NEW);
		assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(work.resolve("b"))));
		WholeFile.writePrivate(work.resolve("a"), OLD);
		assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(work.resolve("a"))));
		Path other = Files.createLink(work.resolve("c"), work.resolve("b"));
		assertEquals(Reason.HARD_LINKS, assertThrows(FileNotWritten.class, () -> WholeFile.writePrivate(other, OLD)).reason());
	}

	@Test
	void aLinkStaysALinkAndItsFileIsWritten() throws IOException {
		Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
		Path file = Files.write(elsewhere.resolve("a"), OLD);
		Path first = Files.createSymbolicLink(elsewhere.resolve("first"), Path.of("a"));
		Path link = Files.createSymbolicLink(work.resolve("link"), first);
		WholeFile.replace(link, FileVersion.of(OLD), NEW);
		assertTrue(Files.isSymbolicLink(link) && Files.isSymbolicLink(first));
		assertArrayEquals(NEW, Files.readAllBytes(file));
		WholeFile.write(link, OLD);
		assertArrayEquals(OLD, Files.readAllBytes(file));
		Path toNothing = Files.createSymbolicLink(work.resolve("nothing"), elsewhere.resolve("new"));
		WholeFile.write(toNothing, NEW);
		assertTrue(Files.isSymbolicLink(toNothing));
		assertArrayEquals(NEW, Files.readAllBytes(elsewhere.resolve("new")));
		Path circle = Files.createSymbolicLink(work.resolve("circle"), Path.of("circle"));
		assertEquals(Reason.NO_FILE, assertThrows(FileNotWritten.class, () -> WholeFile.write(circle, NEW)).reason());
	}

	@Test
	void aFileWithTwoNamesIsNotSplit() throws IOException {
		Path file = old("a");
		Path other = Files.createLink(work.resolve("b"), file);
		assertEquals(Reason.HARD_LINKS, refused(file, OLD));
		assertEquals(Reason.HARD_LINKS, assertThrows(FileNotWritten.class, () -> WholeFile.write(other, NEW)).reason());
		assertTrue(Files.isSameFile(file, other));
		assertOnly("a", "b");
	}

	@Test
	void whatNobodyMayWriteIsLeft() throws IOException {
		Path file = old("a");
		assertTrue(file.toFile().setReadOnly());
		assertEquals(Reason.READ_ONLY, refused(file, OLD));
		assertEquals(Reason.READ_ONLY, assertThrows(FileNotWritten.class, () -> WholeFile.write(file, NEW)).reason());
		assertEquals(Reason.READ_ONLY, assertThrows(FileNotWritten.class, () -> WholeFile.check(file)).reason());
		assertTrue(file.toFile().setWritable(true));
		WholeFile.check(file);
		assertEquals(Reason.GONE, assertThrows(FileNotWritten.class, () -> WholeFile.check(work.resolve("b"))).reason());
		assertOnly("a");
	}

	@Test
	void aFolderThatMayNotBeWrittenIsSaid() throws IOException {
		Path file = old("a");
		assertTrue(work.toFile().setReadOnly() && work.toFile().setExecutable(true));
		try {
			assumeTrue(!Files.isWritable(work), "the administrator may write everywhere");
			assertEquals(Reason.NO_PERMISSION, refused(file, OLD));
		} finally {
			assertTrue(work.toFile().setWritable(true));
		}
	}

	@Test
	void aFolderIsNoFile() throws IOException {
		assertEquals(Reason.NO_FILE, refused(work, null));
		assertEquals(Reason.NO_FILE, assertThrows(FileNotWritten.class, () -> WholeFile.write(work, NEW)).reason());
		Path below = old("a").resolve("b");
		assertThrows(FileNotWritten.class, () -> WholeFile.write(below, NEW));
	}

	@Test
	void aDeviceIsWrittenStraightAndStaysADevice() throws IOException {
		Path nothing = Path.of("/dev/null");
		Path full = Path.of("/dev/full");
		assumeTrue(Files.exists(nothing) && Files.exists(full), "no such devices here");
		WholeFile.write(nothing, NEW);
		assertFalse(Files.isRegularFile(nothing));
		FileNotWritten told = assertThrows(FileNotWritten.class, () -> WholeFile.write(full, NEW));
		assertEquals(Reason.DISK_FULL, told.reason());
		assertEquals(Reason.NO_FILE, assertThrows(FileNotWritten.class, () -> WholeFile.replace(nothing, FileVersion.of(new byte[0]), NEW)).reason());
	}

	@Test
	void aPipeBehindALinkIsWrittenStraight() throws Exception {
		assumeTrue(Files.exists(Path.of("/proc/self/fd")), "no such links here");
		Process reader = new ProcessBuilder("cat").start();
		try (OutputStream pipe = reader.getOutputStream(); InputStream read = reader.getInputStream()) {
			Path number = descriptorOf(reader);
			WholeFile.write(number, NEW);
			WholeFile.write(Files.createSymbolicLink(work.resolve("link"), number), NEW);
			assertArrayEquals(NEW, read.readNBytes(NEW.length));
			assertArrayEquals(NEW, read.readNBytes(NEW.length));
		} finally {
			reader.destroy();
		}
		assertOnly("link");
	}

	/** The name of the reading program's own end of the pipe, a link to something that has no name. */
	private static Path descriptorOf(Process reader) {
		return Path.of("/proc", Long.toString(reader.pid()), "fd", "0");
	}

	@Test
	void aFileSystemThatHoldsNoFilesIsNotFull() {
		Path file = Path.of("/proc/wiretune-test");
		assumeTrue(Files.exists(Path.of("/proc/self")), "no such file system here");
		assertNotEquals(Reason.DISK_FULL, assertThrows(FileNotWritten.class, () -> WholeFile.write(file, NEW)).reason());
	}

	@Test
	void aWriterThatSwallowsWhatFailedIsFoundOut() {
		Path full = Path.of("/dev/full");
		assumeTrue(Files.exists(full), "no such device here");
		assertEquals(Reason.DISK_FULL, assertThrows(FileNotWritten.class, () -> WholeFile.write(full, out -> new PrintStream(out, true).print("lost"))).reason());
	}

	@Test
	void whatTheContentThrowsIsThrownAndTheOldFileStays() throws IOException {
		Path file = old("a");
		IOException own = new IOException("of the content");
		assertSame(own, assertThrows(IOException.class, () -> WholeFile.write(file, out -> {
			out.write(NEW);
			throw own;
		})));
		assertArrayEquals(OLD, Files.readAllBytes(file));
		assertThrows(IllegalStateException.class, () -> WholeFile.write(work.resolve("new"), out -> {
			throw new IllegalStateException();
		}));
		assertOnly("a");
	}

	@Test
	void withoutAPlaceForStateItWritesAllTheSame() throws IOException {
		Path file = old("a");
		for (String state : List.of("none", file.resolve("state").toString())) {
			System.setProperty(StateFolder.PROPERTY, state);
			Files.write(file, OLD);
			WholeFile.replace(file, FileVersion.of(OLD), NEW);
			assertArrayEquals(NEW, Files.readAllBytes(file));
		}
	}

	@Test
	void stateIsForTheUserAlone() throws IOException {
		Path open = Files.createDirectories(folder.resolve("state/locks"));
		assumeTrue(open.getFileSystem().supportedFileAttributeViews().contains("posix"), "no such permissions here");
		Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));
		Path file = old("a");
		WholeFile.replace(file, FileVersion.of(OLD), NEW);
		try (Stream<Path> all = Files.walk(folder.resolve("state"))) {
			for (Path each : all.toList()) {
				PosixFileAttributes attributes = Files.readAttributes(each, PosixFileAttributes.class);
				assertEquals(attributes.isDirectory() ? "rwx------" : "rw-------", PosixFilePermissions.toString(attributes.permissions()), each.toString());
			}
		}
	}

	@Test
	void aKilledProgramLeavesTheOldFileAndTheNextOneCleansUp() throws Exception {
		Path file = old("a");
		Path state = folder.resolve("other-state");
		Process killed = OtherProgram.start(file, state);
		Process alive = OtherProgram.start(old("b"), state);
		killed.destroyForcibly().waitFor();
		assertArrayEquals(OLD, Files.readAllBytes(file));
		// One of the program that was killed, one of the program at work, and one that only looks like ours.
		Path likeOurs = Files.write(work.resolve(".wiretune-0123456789abcdef01234567.part"), OLD);
		assertEquals(3, parts());
		Process next = OtherProgram.start(old("c"), state);
		assertEquals(3, parts());
		assertTrue(Files.exists(likeOurs));
		next.destroy();
		next.waitFor();
		alive.destroy();
		alive.waitFor();
		// Asked to end, a program leaves nothing itself.
		assertEquals(1, parts());
		for (Map.Entry<String, byte[]> each : Map.of("a", OLD, "b", OLD, "c", OLD).entrySet()) {
			assertArrayEquals(each.getValue(), Files.readAllBytes(work.resolve(each.getKey())));
		}
	}

	@Test
	void aHiddenFileThatCannotBeRemovedNowIsRemovedLater() throws Exception {
		Path disk = Files.createDirectory(work.resolve("disk"));
		Path away = folder.resolve("away");
		Path state = folder.resolve("other-state");
		OtherProgram.start(Files.write(disk.resolve("a"), OLD), state).destroyForcibly().waitFor();
		Files.setLastModifiedTime(Files.createFile(state.resolve("parts/begun.new")), FileTime.from(Instant.now().minus(Duration.ofDays(1))));
		Path justBegun = Files.createFile(state.resolve("parts/just-begun.new"));
		Files.move(disk, away);
		OtherProgram.start(old("c"), state).destroyForcibly().waitFor();
		assertEquals(1, parts(away));
		Files.move(away, disk);
		OtherProgram.start(old("c"), state).destroyForcibly().waitFor();
		assertEquals(0, parts(disk));
		assertTrue(Files.exists(justBegun));
		try (Stream<Path> registers = Files.list(state.resolve("parts"))) {
			assertEquals(2, registers.count(), "the last program's and the one that was just begun");
		}
	}

	private long parts() throws IOException {
		return parts(work);
	}

	private static long parts(Path place) throws IOException {
		try (Stream<Path> files = Files.list(place)) {
			return files.filter(file -> file.getFileName().toString().endsWith(".part")).count();
		}
	}
}
