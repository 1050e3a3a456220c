/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.gclog.read.GcLogReader;
import org.wiretune.gclog.read.LogSet;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcJsonReport;
import org.wiretune.gclog.report.GcTextReport;

/** Logs in several files: rotated, packed, of several virtual machines. */
class LogSetTest {

	@TempDir
	private Path folder;

	private static GcLogData read(LogSet set) throws IOException {
		return GcLogReader.read(set, ReadingMonitor.NONE);
	}

	/** Lines from (with) one to (without) another, as a file of its own. */
	private Path part(String name, List<String> lines, int from, int to) throws IOException {
		return Files.writeString(folder.resolve(name), String.join("\n", lines.subList(from, to)) + "\n");
	}

	private static List<String> lines(String excerpt) throws IOException {
		return new String(Logs.excerpt(excerpt), StandardCharsets.UTF_8).lines().toList();
	}

	/** Each event has to be told by the line of the file that its position names. */
	private static void assertPositions(GcLogData log) throws IOException {
		for (int row = 0; row < log.events().size(); row++) {
			LogPosition position = log.position(log.events().get(GcColumn.LINE, row));
			byte[] text;
			try (InputStream in = position.part().file().orElseThrow().open()) {
				text = in.readAllBytes();
			}
			String line = new String(text, StandardCharsets.UTF_8).lines().skip(position.line() - 1).findFirst().orElseThrow();
			int offset = (int) (log.events().get(GcColumn.OFFSET, row) - position.part().firstOffset());
			assertTrue(new String(text, offset, text.length - offset, StandardCharsets.UTF_8).startsWith(line), line);
			boolean tells = line.contains("Pause") || line.contains("Collection") || line.contains("Concurrent") || line.contains("<exclusive-start")
					|| line.contains("[GC") || line.contains("[Full GC");
			assertTrue(tells, line);
		}
	}

	@Test
	void anyFileOfARotatedLogLeadsToAllOfIt() throws IOException {
		List<String> lines = lines("g1-25.txt");
		int third = lines.size() / 3;
		// The newest file has no number, and the numbers have wrapped around; the times of the files are those of a copy.
		List<Path> files = List.of(part("gc.log.1", lines, 0, third), part("gc.log.0", lines, third, 2 * third), part("gc.log", lines, 2 * third, lines.size()));
		for (Path file : files) {
			Files.setLastModifiedTime(file, FileTime.fromMillis(1_700_000_000_000L));
		}
		for (Path file : files) {
			LogSet set = LogSet.around(file);
			assertEquals(folder.resolve("gc.log").toString(), set.name());
			assertEquals(files, set.files().stream().map(LogFile::path).toList());
			GcLogData log = read(set);
			Logs.assertSums(Logs.excerpt("g1-25.txt"), log);
			assertEquals(1, log.jvmStarts().size());
			assertEquals(List.of("gc.log.1", "gc.log.0", "gc.log"), log.parts().stream().map(LogPart::shortName).toList());
			assertPositions(log);
		}
		assertEquals(Logs.read(Logs.excerpt("g1-25.txt")).jvmStarts().getFirst().runtimeNanos(), read(LogSet.around(files.get(2))).jvmStarts().getFirst().runtimeNanos());
		assertEquals(List.of(files.get(1)), LogSet.alone(files.get(1)).files().stream().map(LogFile::path).toList());
	}

	@Test
	void aFileNamesItsLineInReports() throws IOException {
		Path first = Files.writeString(folder.resolve("gc.log.0"), "[1.000s][info][gc] Using G1\n[2.000s][info][gc] GC(0) Pause Young (Normal) 15M->8M(24M) 1.000ms\n");
		Files.writeString(folder.resolve("gc.log"), "[9.000s][info][gc] GC(1) Pause Full (System.gc()) 15M->8M(24M) 2500.000ms\n");
		GcLogData log = read(LogSet.around(first));
		GcAnalysis analysis = GcAnalysis.of(log);
		String text = GcTextReport.toText(List.of(analysis));
		assertTrue(text.contains("line 1 of gc.log)"), text);
		assertTrue(text.contains("Lines: gc.log:1"), text);
		assertTrue(GcJsonReport.toText(List.of(analysis)).contains("\"file\": \"" + folder.resolve("gc.log.0")), "the files");
		assertEquals(3, log.maxPauseLine());
	}

	@Test
	void packedFilesBelongToTheSet() throws IOException {
		List<String> lines = lines("z-25.txt");
		int third = lines.size() / 3;
		Path first = part("gc.log.0", lines, 0, third);
		gzip(first, folder.resolve("gc.log.0.gz"));
		Path second = part("middle", lines, third, 2 * third);
		zip(folder.resolve("gc.log.1.zip"), List.of("gc.log.1"), List.of(Files.readAllBytes(second)));
		Files.delete(second);
		Path last = part("gc.log", lines, 2 * third, lines.size());
		GcLogData log = read(LogSet.around(last));
		Logs.assertSums(Logs.excerpt("z-25.txt"), log);
		assertEquals(3, log.parts().size());
		assertTrue(log.remarks().stream().anyMatch(remark -> remark.contains("gc.log.0.gz is left out")), log.remarks().toString());
		Files.delete(first);
		Logs.assertSums(Logs.excerpt("z-25.txt"), read(LogSet.around(last)));
	}

	@Test
	void allEntriesOfAZipAreRead() throws IOException {
		List<String> lines = lines("g1-25.txt");
		int half = lines.size() / 2;
		byte[] first = (String.join("\n", lines.subList(0, half)) + "\n").getBytes(StandardCharsets.UTF_8);
		byte[] second = (String.join("\n", lines.subList(half, lines.size())) + "\n").getBytes(StandardCharsets.UTF_8);
		Path zip = folder.resolve("logs.zip");
		zip(zip, List.of("b/gc.log", "read.me", "a/gc.log.0"), List.of(second, "no log\n".getBytes(StandardCharsets.UTF_8), first));
		GcLogData log = GcLogReader.read(zip, ReadingMonitor.NONE);
		Logs.assertSums(Logs.excerpt("g1-25.txt"), log);
		assertEquals(List.of(zip + "!a/gc.log.0", zip + "!b/gc.log"), log.parts().stream().map(LogPart::name).toList());
		assertTrue(log.remarks().getFirst().contains("read.me is left out"), log.remarks().toString());
		assertPositions(log);
	}

	@Test
	void aFolderHoldsSeveralLogs() throws IOException {
		List<String> lines = lines("g1-25.txt");
		part("gc.log.0", lines, 0, 40);
		part("gc.log.1", lines, 40, lines.size());
		Files.write(folder.resolve("native_stderr.log"), Logs.excerpt("native_stderr.txt"));
		Files.writeString(folder.resolve("SystemOut.log"), "[1/1/26 12:00:00:000 UTC] 00000001 Server A WSVR0001I: open for e-business\n");
		List<LogSet> sets = LogSet.inFolder(folder);
		assertEquals(List.of("gc.log", "native_stderr.log"), sets.stream().map(set -> Path.of(set.name()).getFileName().toString()).toList());
		Logs.assertSums(Logs.excerpt("g1-25.txt"), read(sets.get(0)));
		Logs.assertSums(Logs.excerpt("native_stderr.txt"), read(sets.get(1)));
		assertEquals(List.of(), LogSet.inFolder(Files.createDirectory(folder.resolve("empty"))));
	}

	@Test
	void aRotatedLogOfJava8HasItsHeaderInEachFile() throws IOException {
		String header = "OpenJDK 64-Bit Server VM (25.312-b07) for linux-amd64 JRE (1.8.0_312-b07), built on Oct 1 2021\nCommandLine flags: -XX:MaxHeapSize=1073741824 -XX:+UseParallelGC \n";
		Path current = Files.writeString(folder.resolve("gc.log.1.current"), "2026-01-01 12:05:00 GC log file created gc.log.1\n" + header
				+ "300.100: [GC (Allocation Failure) [PSYoungGen: 300K->100K(400K)] 500K->400K(1000K), 0.0100000 secs] [Times: user=0.01 sys=0.00, real=0.01 secs]\n");
		Files.writeString(folder.resolve("gc.log.0"), header
				+ "100.100: [GC (Allocation Failure) [PSYoungGen: 300K->100K(400K)] 500K->400K(1000K), 0.0200000 secs] [Times: user=0.01 sys=0.00, real=0.01 secs]\n"
				+ "2026-01-01 12:05:00 GC log file has reached the maximum size. Saved as gc.log.0\n");
		GcLogData log = read(LogSet.around(current));
		assertEquals(1, log.jvmStarts().size());
		assertEquals(2, log.pauses());
		assertEquals(20_000_000, log.events().get(GcColumn.PAUSE, 0));
		assertEquals(List.of("gc.log.0", "gc.log.1.current"), log.parts().stream().map(LogPart::shortName).toList());
		assertEquals(new LogPosition(log.parts().get(1), 4), log.position(log.events().get(GcColumn.LINE, 1)));
	}

	private static String j9(int firstId, int minute, int stops) {
		StringBuilder text = new StringBuilder("<?xml version=\"1.0\" ?>\n\n<verbosegc xmlns=\"http://www.ibm.com/j9/verbosegc\" version=\"R28\">\n\n");
		text.append("<initialized id=\"").append(firstId).append("\" timestamp=\"2026-01-01T12:").append(String.format("%02d", minute)).append(":00.000\">\n  <attribute name=\"gcPolicy\" value=\"-Xgcpolicy:gencon\" />\n</initialized>\n");
		for (int i = 0; i < stops; i++) {
			text.append("<exclusive-start id=\"").append(firstId + 2 + 10 * i).append("\" timestamp=\"2026-01-01T12:").append(String.format("%02d:%02d", minute, i + 1))
					.append(".000\" intervalms=\"1.000\">\n</exclusive-start>\n<exclusive-end id=\"").append(firstId + 8 + 10 * i).append("\" durationms=\"2.500\" />\n\n");
		}
		return text.append("</verbosegc>\n").toString();
	}

	@Test
	void theNextFileOfIbmIsNoNewVirtualMachine() throws IOException {
		String name = "verbosegc.20260101.120000.4711.txt.00";
		Files.writeString(folder.resolve(name + 1), j9(1, 0, 3));
		Files.writeString(folder.resolve(name + 2), j9(100, 10, 4));
		Path any = Files.writeString(folder.resolve(name + 3), j9(200, 20, 5));
		GcLogData log = read(LogSet.around(any));
		assertEquals(12, log.pauses());
		assertEquals(1, log.jvmStarts().size());
		assertEquals("gencon", log.collector());
		assertEquals(20 * 60 + 5, (log.jvmStarts().getFirst().lastNanos() - log.jvmStarts().getFirst().firstNanos()) / 1_000_000_000);
		// After a restart the numbers begin anew.
		Files.writeString(folder.resolve(name + 4), j9(1, 30, 2));
		GcLogData restarted = read(LogSet.around(any));
		assertEquals(2, restarted.jvmStarts().size());
		assertEquals(14, restarted.pauses());
		assertEquals(2, restarted.jvmStarts().get(1).pauses());
	}

	@Test
	void severalVirtualMachinesWithoutDatesAreInTheOrderOfTheirFiles() throws IOException {
		String run = "[0.010s][info][gc] Using %s\n[5.000s][info][gc] GC(0) Pause Young (Normal) 15M->8M(24M) %d.000ms\n";
		List<String> collectors = List.of("G1", "Parallel", "Serial");
		for (int i : IntStream.range(0, 3).toArray()) {
			Path file = Files.writeString(folder.resolve("gc.log." + (i + 1) % 3), String.format(run, collectors.get(i), i + 1));
			Files.setLastModifiedTime(file, FileTime.fromMillis(1_700_000_000_000L + 60_000 * i));
		}
		GcLogData log = read(LogSet.around(folder.resolve("gc.log.0")));
		assertEquals(collectors, log.jvmStarts().stream().map(JvmStart::collector).toList());
		assertTrue(log.remarks().getFirst().contains("same uptime"), log.remarks().toString());
	}

	@Test
	void whatCannotBeReadIsTold() throws IOException {
		assertThrows(IOException.class, () -> LogSet.around(folder.resolve("none/gc.log")));
		Path broken = Files.write(folder.resolve("broken.zip"), new byte[] { 'P', 'K', 3, 4, 5, 6, 7 });
		assertThrows(IOException.class, () -> read(LogSet.around(broken)));
		Path letter = Files.writeString(folder.resolve("letter.txt"), "Dear reader\n");
		assertThrows(NoGcLogException.class, () -> read(LogSet.around(letter)));
	}

	private static void gzip(Path from, Path to) throws IOException {
		try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(to))) {
			Files.copy(from, out);
		}
	}

	private static void zip(Path to, List<String> names, List<byte[]> contents) throws IOException {
		try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(to))) {
			for (int i = 0; i < names.size(); i++) {
				out.putNextEntry(new ZipEntry(names.get(i)));
				out.write(contents.get(i));
			}
		}
	}
}
