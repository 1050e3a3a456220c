/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** No bundle writes a file that somebody keeps in another way than by {@link WholeFile}. */
class OnlyWholeFilesTest {

	/** What writes a file, makes one or moves one over another. */
	private static final Pattern WRITING = Pattern.compile(
			"\\bFiles\\s*\\.\\s*(?:write|writeString|newBufferedWriter|newOutputStream|newByteChannel|copy|move|createFile|createTempFile)\\s*\\(|\\bnew\\s+(?:java\\.io\\.)?(?:FileOutputStream|FileWriter|RandomAccessFile|ZipFileSystem)\\s*\\("
					+ "|\\bnew\\s+(?:PrintStream|PrintWriter|Formatter)\\s*\\(\\s*(?:\"|new File\\b|[a-zA-Z]*[fF]ile\\b|[a-zA-Z]*[pP]ath\\b)|\\bFileChannel\\s*\\.\\s*open\\s*\\((?:[^;,()]|\\([^()]*(?:\\([^()]*\\))?[^()]*\\))*,(?!\\s*(?:StandardOpenOption\\s*\\.\\s*)?READ\\s*\\))"
					+ "|\\.(?:setContents|appendContents|renameTo|toFile\\(\\)\\.createNewFile)\\s*\\(|[fF]ile\\s*\\.\\s*create\\s*\\(|\\bImageIO\\s*\\.\\s*write\\s*\\(|\\bloader\\.save\\(\\s*file");
	private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");

	/** Files, or folders, that write otherwise, and why they may. */
	private static final Map<String, String> ALLOWED = new TreeMap<>(Map.ofEntries(
			Map.entry("org.wiretune.help/src/org/wiretune/help/WebPages.java", "pages of a release, made anew by a script"),
			Map.entry("org.wiretune.safety/src/org/wiretune/safety/file/", "this is the way"),
			Map.entry("org.wiretune.safety/src/org/wiretune/safety/undo/UndoJournal.java", "appended and forced record by record, read up to the last whole one"),
			Map.entry("org.wiretune.safety/src/org/wiretune/safety/undo/UndoMark.java", "an empty file, whose being there is all it says"),
			Map.entry("org.wiretune.safety/src/org/wiretune/safety/undo/UndoRuns.java", "opened to ask for its lock, never written"),
			Map.entry("org.wiretune.tester/src/main/java/org/wiretune/tester/jms/ApplicationClasses.java", "jars of an application unpacked for one run, in a folder that is removed"),
			Map.entry("org.wiretune.tester/src/main/java/org/wiretune/tester/logging/PseudoTerminal.java", "a terminal"),
			Map.entry("org.wiretune.tester/src/main/java/org/wiretune/tester/memory/FloodProgress.java", "how far a process of a run is, in the folder of the run, which is removed"),
			Map.entry("org.wiretune.tester/src/main/java/org/wiretune/tester/memory/HeapProcess.java", "what a process of a run loads, in the folder of the run, which is removed"),
			Map.entry("org.wiretune.tester/src/main/java/org/wiretune/tester/messaging/NativeJournal.java", "a library for one process, in the folder of the run, which is removed"),
			Map.entry("org.wiretune.tester/src/main/java/org/wiretune/tester/senders/Receivers.java", "what a transaction forces to the disk, in the folder of the run, which is removed"),
			Map.entry("org.wiretune.tester.data/src/main/java/org/wiretune/tester/data/database/", "databases of a run in the folder of the run, which is removed"),
			Map.entry("org.wiretune.servers/src/org/wiretune/servers/kit/", "the folder of one run of a server, which is removed, and archives that are unpacked beside and moved"),
			Map.entry("org.wiretune.servers/src/org/wiretune/servers/application/", "copies of the user's files in the folder of one run, which is removed"),
			Map.entry("org.wiretune.gclog/src/org/wiretune/gclog/read/LogHead.java", "reads"),
			Map.entry("org.wiretune.perf/src/org/wiretune/perf/launch/GcLogLines.java", "reads"),
			Map.entry("org.wiretune.perf/src/org/wiretune/perf/launch/Folders.java", "a folder that is removed"),
			Map.entry("org.wiretune.perf/src/org/wiretune/perf/launch/ProcessGuard.java", "the class of one process, in a folder of its own, which that process removes"),
			Map.entry("org.wiretune.perf/src/org/wiretune/perf/launch/RunJournal.java", "lines appended while a run goes on, read up to the last whole one and removed at its end"),
			Map.entry("org.wiretune.perf/src/org/wiretune/perf/launch/ClassArchive.java", "a cache that the virtual machine itself writes, moved into place"),
			Map.entry("org.wiretune.perf/src/org/wiretune/perf/jmeter/JMeterDownload.java", "a cache that is made in a folder of its own and moved"),
			Map.entry("org.wiretune.perf/src/org/wiretune/perf/jmeter/EngineKeys.java", "a new key store that keytool made beside, moved into place"),
			Map.entry("org.wiretune.perf/src/org/wiretune/perf/jmeter/JMeterRun.java", "the plan in the folder of one run"),
			Map.entry("org.wiretune.cli/src/main/java/org/wiretune/cli/Main.java", "standard output and error"),
			Map.entry("org.wiretune.ui/src/org/wiretune/ui/parts/ClipboardText.java", "the clipboard"),
			Map.entry("org.wiretune.ide/src/org/wiretune/ide/files/WholeWorkspaceFile.java", "the local history, and files of other machines, which only their file system can write")));

	@Test
	void filesThatSomebodyKeepsAreWrittenWhole() throws IOException {
		List<String> others = new ArrayList<>();
		Set<String> used = new TreeSet<>();
		int files = 0;
		for (Path source : sources()) {
			files++;
			String name = bundles().relativize(source).toString().replace('\\', '/');
			Matcher writing = WRITING.matcher(COMMENT.matcher(Files.readString(source)).replaceAll(""));
			if (writing.find()) {
				String allowed = ALLOWED.keySet().stream().filter(name::startsWith).findFirst().orElse(null);
				if (allowed == null) {
					others.add(name + ": " + writing.group());
				} else {
					used.add(allowed);
				}
			}
		}
		assertTrue(files > 1000, files + " sources");
		assertEquals(List.of(), others, "Write these by WholeFile, or say in this test why not.");
		assertEquals(ALLOWED.keySet(), used, "Nothing is written there any more.");
	}

	@Test
	void theSearchFindsWaysToWrite() {
		for (String writing : List.of("Files.write(file, bytes)", "Files.writeString(file, text)", "Files\n\t\t.newBufferedWriter(file)", "new FileOutputStream(file)", "new PrintStream(file)",
				"FileChannel.open(file, StandardOpenOption.CREATE,\n StandardOpenOption.APPEND)", "file.setContents(in, 0, null)", "Files.move(beside, file)", "file.create(content, true, step)", "FileChannel.open(file, how)",
				"FileChannel.open(place.resolve(name(1)), Set.of(CREATE_NEW, WRITE))", "Files.createTempFile(folder, \"a\", \"b\")", "ImageIO.write(image, \"png\", file)")) {
			assertTrue(WRITING.matcher(writing).find(), writing);
		}
		for (String reading : List.of("Files.readString(file)", "FileChannel.open(file)", "FileChannel.open(file, StandardOpenOption.READ)", "FileChannel.open(file(1))) {\nfill(a, b", "new PrintStream(out, true)", "Files.newInputStream(file)", "WholeFile.write(file, bytes)")) {
			assertTrue(!WRITING.matcher(reading).find(), reading);
		}
	}

	private static List<Path> sources() throws IOException {
		List<Path> sources = new ArrayList<>();
		try (Stream<Path> bundles = Files.list(bundles())) {
			for (Path bundle : bundles.toList()) {
				Path folder = Files.isDirectory(bundle.resolve("src/main/java")) ? bundle.resolve("src/main/java") : bundle.resolve("src");
				if (Files.isDirectory(folder)) {
					try (Stream<Path> files = Files.walk(folder)) {
						files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
					}
				}
			}
		}
		return sources;
	}

	private static Path bundles() {
		for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
			if (Files.isDirectory(folder.resolve("bundles/org.wiretune.safety"))) {
				return folder.resolve("bundles");
			}
		}
		throw new AssertionError("the tests run in a clone of the repository");
	}
}
