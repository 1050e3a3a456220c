/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.materials.UnpackedArchive.Ended;

/** What somebody can do who has downloaded the archive: everything here runs in an empty folder, without the clone. */
@Tag("processes")
class ArchiveTest {

	/** Without the tester, in bytes. */
	private static final long LARGEST = 20_000_000;
	private static final Pattern COMMAND = Pattern.compile("(?m)^  ([\\w-]+)  +\\S");
	private static final Pattern OPTION = Pattern.compile("(?m)^ {2}(?: {4}|-h, )(--[a-z-]+)");
	/** Each command has them; one call takes each of them. */
	private static final Set<String> OF_ALL = Set.of("--help", "--version", "--with", "--debug");

	/**
	 * A line of archive.calls.
	 *
	 * @param codes exit codes that are right
	 * @param words the call
	 * @param part what is said among other things
	 */
	private record Call(List<String> codes, String words, String part) {

		private static final Pattern LINE = Pattern.compile("([\\d,]+) ([^|]+?)(?: \\| (.*))?");

		static List<Call> all() throws IOException {
			try (InputStream lines = ArchiveTest.class.getResourceAsStream("archive.calls")) {
				return new String(lines.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("#")).map(LINE::matcher).filter(Matcher::matches)
						.map(line -> new Call(List.of(line.group(1).split(",")), line.group(2), line.group(3) == null ? "" : line.group(3))).toList();
			}
		}

		/** The options behind the command, as "lint --fix". */
		List<String> options() {
			String command = words.split(" ")[0];
			return Stream.of(words.split("[ =]")).filter(word -> word.startsWith("--")).map(word -> command + ' ' + word).toList();
		}
	}

	@TempDir
	private static Path folder;
	private static UnpackedArchive unpacked;
	private static Path home;
	private static Path archive;

	@BeforeAll
	static void unpack() throws IOException {
		unpacked = UnpackedArchive.in(folder);
		home = unpacked.home();
		archive = unpacked.archive();
	}

	private static Ended run(Map<String, String> environment, String... words) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of(home.resolve("bin/wiretune").toString()));
		command.addAll(List.of(words));
		return ended(environment, command);
	}

	private static Ended ended(Map<String, String> environment, List<String> command) throws IOException, InterruptedException {
		return unpacked.ended(environment, command);
	}

	private static String said(int code, String... words) throws IOException, InterruptedException {
		Ended ended = run(Map.of(), words);
		assertEquals(code, ended.code(), () -> String.join(" ", words) + "\n" + ended.out() + ended.err());
		assertFalse((ended.out() + ended.err()).contains("NoClassDefFoundError"), () -> String.join(" ", words) + "\n" + ended.out() + ended.err());
		return ended.out();
	}

	/** {@return what calls said, the exit code first} Made one after the other in one process: nothing is told there of the script that starts them. */
	private static List<String> inOneProcess(List<String> calls) throws IOException, InterruptedException, URISyntaxException {
		Path words = Files.write(folder.resolve("calls"), calls);
		Path said = Files.createDirectories(folder.resolve("said"));
		Path classes = Path.of(ArchiveCalls.class.getProtectionDomain().getCodeSource().getLocation().toURI());
		Ended ended = ended(Map.of(), List.of(System.getProperty("java.home") + "/bin/java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Dwiretune.state=" + folder.resolve("own-state"), "-Dwiretune.tester=" + home.resolve("tester"),
				"-Dwiretune.program=wiretune", "-cp", home.resolve("wiretune.jar") + File.pathSeparator + classes, ArchiveCalls.class.getName(), words.toString(), said.toString()));
		assertEquals(0, ended.code(), ended.err());
		List<String> texts = new ArrayList<>();
		for (int call = 0; call < calls.size(); call++) {
			texts.add(Files.readString(said.resolve(call + ".said")));
		}
		return texts;
	}

	@Test
	void itIsSmallAndHoldsAFolder() throws IOException {
		long bytes = 0;
		try (ZipFile zip = new ZipFile(archive.toFile())) {
			for (ZipEntry each : Collections.list(zip.entries())) {
				assertTrue(each.getName().startsWith(home.getFileName() + "/"), each.getName());
				bytes += each.getName().contains("/tester/") ? 0 : each.getCompressedSize();
			}
		}
		assertTrue(bytes <= LARGEST, "without the tester it takes " + bytes);
		for (String each : List.of("LICENSE", "README.txt", "notices/NOTICES.txt", "completion/wiretune", "bin/wiretune.cmd", "tester/app", "tester/lib-data", "wiretune.jar")) {
			assertTrue(Files.exists(home.resolve(each)), each);
		}
		try (InputStream tar = Files.newInputStream(archive.resolveSibling(home.getFileName() + ".tar.gz"))) {
			assertEquals(0x1f, tar.read());
		}
	}

	/** Each command of the help has a page, and its name is the one that a user of the archive types. */
	@Test
	void helpNamesWhatThereIs() throws Exception {
		Matcher commands = COMMAND.matcher(said(0, "help"));
		TreeSet<String> found = new TreeSet<>();
		while (commands.find()) {
			found.add(commands.group(1));
		}
		assertTrue(found.containsAll(List.of("lint", "map", "settings", "size", "run", "compare", "report", "gc", "alarms", "gauges", "prove", "undo")), found.toString());
		String page = said(0, "help", "lint");
		assertTrue(page.contains("wiretune lint"), page);
		assertFalse(page.contains("releng"), page);
	}

	@Test
	void modulesAreReadDrawnAndMended() throws Exception {
		List<String> said = inOneProcess(List.of("lint Orders", "lint Orders --format sarif --output lint.sarif", "map Orders --svg map.svg", "settings Orders", "size Orders --clients 20"));
		assertEquals(List.of("1", "1", "0", "0", "0"), said.stream().map(each -> each.lines().findFirst().orElseThrow()).toList(), said::toString);
		assertTrue(said.get(0).contains(" warnings, "), said.get(0));
		assertTrue(Files.size(folder.resolve("work/lint.sarif")) > 1000);
		assertTrue(Files.readString(folder.resolve("work/map.svg")).contains("<svg"));
		assertTrue(said.get(3).contains("SenderModule"), said.get(3));
		Map<Path, String> before = texts();
		said(0, "lint", "Orders", "--fix=maxconcurrency-above-pool");
		assertFalse(before.equals(texts()), "fixes change something");
		said(0, "undo", "Orders");
		assertEquals(before, texts());
	}

	private static Map<Path, String> texts() throws IOException {
		Map<Path, String> texts = new TreeMap<>();
		try (Stream<Path> files = Files.walk(folder.resolve("work/Orders"))) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				texts.put(file, new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
			}
		}
		return texts;
	}

	@Test
	void logsAreAnalysed() throws Exception {
		assertTrue(said(0, "gc", "gc.log").contains("Serial"));
	}

	/** This virtual machine, by its number; whether a gauge is at its limit is a matter of the moment. */
	@Test
	void aRunningProgramIsRead() throws Exception {
		Ended read = run(Map.of(), "gauges", Long.toString(ProcessHandle.current().pid()), "--once");
		assertTrue(read.code() == 0 || read.code() == 1, read.out() + read.err());
		assertTrue(read.out().contains("  Heap "), read.out() + read.err());
	}

	/** A run, what is made of its file, and a proof's list; the tester is found beside the program. */
	@Test
	void callsAreMeasured() throws Exception {
		Ended run = run(Map.of(), "run", "--binding", "sca-sync", "--size", "1KB", "--loops", "20", "--out", "one.json");
		// Whether the figures are fit for use is a matter of the machine: 2 where they are not.
		assertTrue(run.code() == 0 || run.code() == 2, run.out() + run.err());
		assertTrue(run.out().contains("Performance Test finished"), run.out() + run.err());
		said(0, "report", "one.json", "--output", "one.html");
		assertTrue(Files.readString(folder.resolve("work/one.html")).contains("SCA sync"));
		said(0, "alarms", "one.json");
		said(2, "compare", "one.json", "one.json");
		assertTrue(said(0, "prove", "--list").contains("T01.1"));
	}

	/** Each command of the help and each option of its pages is called, and what it says can be followed without the repository. */
	@Test
	void eachOptionOfTheHelpIsTaken() throws Exception {
		List<Call> calls = Call.all();
		Path work = unpacked.work();
		Files.createDirectories(work.resolve("empty"));
		Files.writeString(work.resolve("own.rules"), "sca-async-binding = info\n");
		Files.writeString(work.resolve("own-metrics.json"), "{}");
		Files.writeString(work.resolve("one.workload"), "kind: ramp\naddress: http://127.0.0.1:1\nrequest: GET /\nusers: 1\nduration: 1 s\n");
		Files.writeString(work.resolve("results.jtl"), "timeStamp,elapsed,label,responseCode,success\n1000,5,order,200,true\n1010,7,order,200,true\n1030,6,order,200,true\n");
		new ZipOutputStream(Files.newOutputStream(work.resolve("empty.jar"))).close();
		List<String> said = inOneProcess(calls.stream().map(Call::words).toList());
		Set<String> commands = new TreeSet<>();
		Set<String> pages = new TreeSet<>();
		Set<String> listed = new TreeSet<>();
		Set<String> taken = new TreeSet<>();
		for (int call = 0; call < calls.size(); call++) {
			Call each = calls.get(call);
			String text = said.get(call);
			assertTrue(each.codes().contains(text.lines().findFirst().orElseThrow()) && text.contains(each.part()), () -> each.words() + "\n" + text);
			assertFalse(text.contains("releng") || text.contains(UnpackedArchive.ROOT + "/"), () -> each.words() + "\n" + text);
			taken.addAll(each.options());
			if (each.words().equals("help")) {
				COMMAND.matcher(text).results().forEach(found -> commands.add(found.group(1)));
			} else if (each.words().startsWith("help ")) {
				String command = each.words().substring("help ".length());
				pages.add(command);
				OPTION.matcher(text).results().filter(found -> !OF_ALL.contains(found.group(1))).forEach(found -> listed.add(command + ' ' + found.group(1)));
			}
		}
		assertEquals(commands, pages);
		listed.removeAll(taken);
		assertEquals(Set.of(), listed, "options that no call takes");
	}

	/** The first run makes the folder for archives of classes, the second one leaves an archive, and the third one uses it. */
	@Test
	void classesAreKeptForTheNextRun() throws Exception {
		Path cache = folder.resolve("cache");
		for (int call = 0; call < 3; call++) {
			Ended ended = run(Map.of("XDG_CACHE_HOME", cache.toString()), "--version");
			assertEquals(0, ended.code(), ended.err());
			assertEquals("", ended.err());
		}
		try (Stream<Path> kept = Files.list(cache.resolve("wiretune"))) {
			assertEquals(List.of("jsa"), kept.map(file -> file.toString().replaceFirst(".*\\.", "")).toList());
		}
	}

	/** A JDK of 17 runs all but the tester, for which a newer one is found. */
	@Test
	void olderJava() throws Exception {
		Path old = Path.of("/usr/lib/jvm/java-17-openjdk-amd64");
		assumeTrue(Files.exists(old.resolve("bin/java")), "no Java 17 on this machine");
		Ended ended = run(Map.of("JAVA_HOME", old.toString()), "lint", "Orders", "--fail-on", "never");
		assertEquals(0, ended.code(), ended.err());
		assertTrue(run(Map.of("JAVA_HOME", old.toString()), "--version").out().contains("Java 17"));
	}

	/** A shell that knows folders by CDPATH must not lead elsewhere. */
	@Test
	void whereAShellLooksForFolders() throws Exception {
		Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
		Files.createDirectories(elsewhere.resolve("../elsewhere/" + folder.relativize(home) + "/bin"));
		Ended ended = ended(Map.of("CDPATH", elsewhere.toString()), List.of("sh", "-c", "cd '" + folder + "' && " + folder.relativize(home) + "/bin/wiretune --version"));
		assertEquals(0, ended.code(), ended.err());
	}

	/** The steps of action.yml: the findings as a file for the host, then the verdict. */
	@Test
	void theStepsOfACodeHost() throws Exception {
		Path temp = Files.createDirectories(folder.resolve("runner"));
		Path outputs = folder.resolve("outputs");
		Map<String, String> host = Map.of("RUNNER_TEMP", temp.toString(), "GITHUB_OUTPUT", outputs.toString(), "WIRETUNE_ARCHIVE", archive.resolveSibling(home.getFileName() + ".tar.gz").toString(), "WIRETUNE_PATH", "Orders");
		Ended findings = ended(host, List.of(UnpackedArchive.ROOT.resolve("releng/action/run").toString()));
		assertEquals(0, findings.code(), findings.err());
		assertEquals("sarif=" + temp.resolve("wiretune.sarif"), Files.readString(outputs).strip());
		assertTrue(Files.readString(temp.resolve("wiretune.sarif")).contains("\"uri\": \"Orders/"));
		assertEquals(1, ended(host, List.of(UnpackedArchive.ROOT.resolve("releng/action/run").toString(), "--verdict")).code());
	}

	/** A folder that is no Java, as one that was removed, is passed over. */
	@Test
	void whereJavaHomeIsNone() throws Exception {
		Path empty = Files.createDirectories(folder.resolve("empty"));
		Ended ended = run(Map.of("JAVA_HOME", empty.toString()), "--version");
		assertEquals(0, ended.code(), ended.err());
		assertTrue(ended.out().contains("Java "), ended.out());
	}
}
