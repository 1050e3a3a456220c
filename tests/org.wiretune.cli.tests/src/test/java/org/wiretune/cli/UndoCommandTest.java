/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.registry.FixRounds;
import org.wiretune.lint.registry.FixSelection;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.safety.undo.UndoJournal;

/** Files that fixes change, whatever happens meanwhile, and how they are taken back. */
@ExtendWith(OwnState.class)
class UndoCommandTest {

	private static final String RULE = "ps-cache-missing";
	private static final String POOL = "<?xml version=\"1.0\"?>\r\n<datasources>\r\n\t<!-- \u00e4 -->\r\n\t<local-tx-datasource>\r\n\t\t<jndi-name>OrderDS</jndi-name>\r\n\t\t<min-pool-size>20</min-pool-size>\r\n"
			+ "\t\t<max-pool-size>5</max-pool-size>\r\n\t</local-tx-datasource>\r\n</datasources>\r\n";

	@TempDir
	Path folder;

	private Path files;

	@BeforeEach
	void someFiles() throws IOException {
		OwnState.use(folder.resolve("state"));
		files = Files.createDirectories(folder.resolve("deploy"));
		for (String name : List.of("a", "b", "c")) {
			Files.writeString(file(name), POOL);
		}
	}

	private Path file(String name) {
		return files.resolve(name + "-ds.xml");
	}

	private Map<String, String> contents() throws IOException {
		Map<String, String> contents = new TreeMap<>();
		for (String name : List.of("a", "b", "c")) {
			contents.put(name, Files.readString(file(name)));
		}
		return contents;
	}

	private CommandLine fix() {
		return CommandLine.call("lint", files, "--fix", RULE, "--fail-on", "never");
	}

	private static String lastLine(String text) {
		return text.stripTrailing().lines().reduce((first, last) -> last).orElse("");
	}

	@Test
	void everyByteComesBackAndTwiceDoesNothing() throws IOException {
		Map<String, String> before = contents();
		CommandLine fixed = fix();
		assertEquals(0, fixed.code(), fixed.err());
		assertTrue(fixed.out().contains("in 3 files. wiretune undo takes it back."), fixed.out());
		Map<String, String> after = contents();
		assertTrue(after.entrySet().stream().noneMatch(each -> each.getValue().equals(POOL)));
		CommandLine list = CommandLine.call("undo", "--list");
		assertTrue(list.out().contains("3 of 3 files") && list.out().contains(file("b").toString()), list.out());
		assertEquals(after, contents());
		CommandLine undone = CommandLine.call("undo");
		assertEquals(0, undone.code(), undone.err());
		assertEquals(before, contents());
		assertTrue(lastLine(undone.out()).startsWith("Took back 3 files of the run of "), undone.out());
		CommandLine twice = CommandLine.call("undo");
		assertEquals(0, twice.code());
		assertTrue(lastLine(twice.out()).contains("no files") && lastLine(twice.out()).contains("3 held already"), twice.out());
		assertEquals(before, contents());
		assertEquals(after, fixedAgain());
	}

	private Map<String, String> fixedAgain() throws IOException {
		fix();
		return contents();
	}

	@Test
	void whatWasChangedSinceIsLeftAndNamed() throws IOException {
		fix();
		Files.writeString(file("b"), "mine");
		CommandLine undone = CommandLine.call("undo");
		assertEquals(2, undone.code());
		assertEquals(1, undone.err().lines().count(), undone.err());
		assertTrue(undone.err().contains("b-ds.xml was not taken back: it was changed after that run"), undone.err());
		assertTrue(lastLine(undone.out()).contains("2 files") && lastLine(undone.out()).contains("1 was left"), undone.out());
		assertEquals("mine", Files.readString(file("b")));
		assertEquals(POOL, Files.readString(file("a")));
		assertEquals(POOL, Files.readString(file("c")));
	}

	@Test
	void pathsAndRunsCanBeChosen() throws IOException {
		fix();
		String first = CommandLine.call("undo", "--list").out().split(" ")[0];
		Path other = Files.createDirectories(folder.resolve("other"));
		Files.writeString(other.resolve("d-ds.xml"), POOL);
		assertEquals(0, CommandLine.call("lint", other, "--fix", RULE, "--fail-on", "never").code());
		// The last run was somewhere else.
		assertEquals(0, CommandLine.call("undo", file("a")).code());
		assertEquals(POOL, Files.readString(file("a")));
		assertFalse(Files.readString(file("b")).equals(POOL));
		assertFalse(Files.readString(other.resolve("d-ds.xml")).equals(POOL));
		assertEquals(0, CommandLine.call("undo", "--run", first).code());
		assertEquals(POOL, Files.readString(file("b")));
		assertFalse(Files.readString(other.resolve("d-ds.xml")).equals(POOL));
		assertEquals(0, CommandLine.call("undo").code());
		assertEquals(POOL, Files.readString(other.resolve("d-ds.xml")));
		assertEquals(2, CommandLine.call("undo", "--list").out().lines().filter(line -> line.contains("nothing to take back")).count());
	}

	@Test
	void pathsBehindLinksAreTheSamePlaces() throws IOException {
		Path link = Files.createSymbolicLink(folder.resolve("link"), files);
		assertEquals(0, CommandLine.call("lint", link, "--fix", RULE, "--fail-on", "never").code());
		assertTrue(CommandLine.call("undo", "--list", files).out().contains("3 of 3 files"));
		assertEquals(0, CommandLine.call("undo", file("a")).code());
		assertEquals(POOL, Files.readString(file("a")));
		assertEquals(0, CommandLine.call("undo", link).code());
		assertEquals(Map.of("a", POOL, "b", POOL, "c", POOL), contents());
		fix();
		Files.delete(file("b"));
		CommandLine undone = CommandLine.call("undo", link);
		assertEquals(2, undone.code());
		assertTrue(undone.err().contains("b-ds.xml was not taken back: it is not there any more"), undone.err());
		assertEquals(POOL, Files.readString(file("a")));
	}

	@Test
	void aPathThatIsNowhereIsNoSuccess() throws IOException {
		fix();
		CommandLine nowhere = CommandLine.call("undo", folder.resolve("nosuch"));
		assertEquals(2, nowhere.code());
		assertTrue(nowhere.err().contains("There is no file or folder"), nowhere.err());
		Files.delete(file("b"));
		// It is not there any more, but a run knows it.
		assertTrue(CommandLine.call("undo", "--list", file("b")).out().contains("nothing to take back"));
	}

	@Test
	void anEarlierRunIsNamedAndNotTakenBackUnasked() throws IOException {
		assertEquals(0, CommandLine.call("lint", file("a"), "--fix", RULE, "--fail-on", "never").code());
		String first = CommandLine.call("undo", "--list").out().split(" ")[0];
		assertEquals(0, CommandLine.call("lint", file("b"), "--fix", RULE, "--fail-on", "never").code());
		assertEquals(0, CommandLine.call("undo").code());
		assertEquals(POOL, Files.readString(file("b")));
		String fixed = Files.readString(file("a"));
		CommandLine twice = CommandLine.call("undo");
		assertEquals(fixed, Files.readString(file("a")));
		assertTrue(lastLine(twice.out()).endsWith("can be taken back by wiretune undo --run " + first + "."), twice.out());
		assertEquals(0, CommandLine.call("undo", "--run", first).code());
		assertEquals(POOL, Files.readString(file("a")));
	}

	@Test
	void aRunThatWasKilledBeforeItsFirstFileHidesNone() throws IOException {
		fix();
		try (UndoJournal killed = new UndoJournal()) {
			byte[] now = Files.readAllBytes(file("a"));
			assertEquals(Optional.empty(), killed.remember(file("a"), now, POOL.getBytes(StandardCharsets.UTF_8)));
		}
		assertEquals(0, CommandLine.call("undo").code());
		assertEquals(Map.of("a", POOL, "b", POOL, "c", POOL), contents());
	}

	@Test
	void aJournalThatCannotBeReadIsNamedAndTheOthersAreTakenBack() throws IOException {
		fix();
		Files.createDirectory(folder.resolve("state/undo/99990101-000000-000-0001.undo"));
		CommandLine undone = CommandLine.call("undo");
		assertEquals(0, undone.code(), undone.err());
		assertTrue(undone.err().contains("0001.undo holds cannot be taken back: "), undone.err());
		assertEquals(Map.of("a", POOL, "b", POOL, "c", POOL), contents());
	}

	@Test
	void aPatchIsForTheUserAloneAlsoWhereOneWas() throws IOException {
		Path patch = Files.writeString(folder.resolve("fixes.patch"), "old");
		assumeTrue(patch.getFileSystem().supportedFileAttributeViews().contains("posix"), "no such permissions here");
		Files.setPosixFilePermissions(patch, PosixFilePermissions.fromString("rw-r--r--"));
		assertEquals(0, CommandLine.call("lint", files, "--fix", RULE, "--dry-run", "--patch", patch, "--fail-on", "never").code());
		assertTrue(Files.readString(patch).startsWith("---"));
		assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(patch)));
		Path nowhere = folder.resolve("nosuch/fixes.patch");
		CommandLine wrong = CommandLine.call("lint", files, "--fix", RULE, "--dry-run", "--patch", nowhere, "--fail-on", "never");
		assertEquals(2, wrong.code());
		assertTrue(wrong.err().contains("there is no folder") && wrong.err().strip().endsWith("."), wrong.err());
		assertFalse(Files.exists(nowhere.getParent()));
	}

	@Test
	void withNothingToTakeBackItSaysSo() {
		CommandLine nothing = CommandLine.call("undo");
		assertEquals(0, nothing.code());
		assertTrue(nothing.out().startsWith("There is nothing to take back"), nothing.out());
		assertEquals(0, CommandLine.call("undo", "--list").code());
		for (List<Object> wrong : List.<List<Object>>of(List.of("undo", "--run", "nonsense"), List.of("undo", "--nonsense"), List.of("undo", "--run"), List.of("undo", "--list", "--run", "x"))) {
			CommandLine call = CommandLine.call(wrong.toArray());
			assertEquals(2, call.code(), wrong::toString);
			assertEquals(1, call.err().lines().count(), call::err);
		}
	}

	@Test
	void aFileThatCannotBeWrittenIsLeftAndNamedAndTheRestIsFixed() throws IOException {
		assertTrue(file("a").toFile().setReadOnly());
		Files.createLink(folder.resolve("second-name"), file("b"));
		CommandLine fixed = fix();
		assertEquals(2, fixed.code());
		assertEquals(2, fixed.err().lines().count(), fixed.err());
		assertTrue(fixed.err().contains("a-ds.xml was not changed: it is write-protected"), fixed.err());
		assertTrue(fixed.err().contains("b-ds.xml was not changed: it is one of 2 names"), fixed.err());
		assertTrue(fixed.out().contains("in 1 file; 2 files were left as they were, for the reasons told above. wiretune undo takes it back."), fixed.out());
		assertEquals(POOL, Files.readString(file("a")));
		assertEquals(POOL, Files.readString(file("b")));
		assertFalse(Files.readString(file("c")).equals(POOL));
		assertEquals(0, CommandLine.call("undo").code());
		assertEquals(POOL, Files.readString(file("c")));
	}

	@Test
	void whatSomebodyElseEditsMeanwhileIsLeftAndNamed() throws IOException, CannotRun {
		PathsTree tree = new PathsTrees(files).tree();
		List<Finding> findings = findings(tree);
		String edited = POOL.replace(">5<", ">77<");
		Files.writeString(file("b"), edited);
		Files.delete(file("c"));
		ByteArrayOutputStream told = new ByteArrayOutputStream();
		PrintStream out = new PrintStream(told, true, StandardCharsets.UTF_8);
		FixRounds.Result fixed = FixRounds.<IOException>toRest(FixSelection.named(List.of(RULE)), changed -> new FixRounds.Checked(changed.isEmpty() ? findings : List.of(), tree::unchangedText));
		try (FixRun run = new FixRun(out, out, Optional.empty())) {
			assertFalse(run.finish(tree, fixed, false));
		}
		assertEquals(edited, Files.readString(file("b")));
		assertFalse(Files.exists(file("c")));
		assertFalse(Files.readString(file("a")).equals(POOL));
		String text = told.toString(StandardCharsets.UTF_8);
		assertTrue(text.contains("b-ds.xml was not changed: somebody else changed it meanwhile"), text);
		assertTrue(text.contains("c-ds.xml was not changed: it is not there any more"), text);
		assertTrue(text.contains("in 1 file; 2 files were left"), text);
	}

	@Test
	void aFileNamedTwiceIsOneFile() throws IOException {
		Path deep = Files.createDirectories(files.resolve("deep"));
		Files.writeString(deep.resolve("d-ds.xml"), POOL);
		Path link = Files.createSymbolicLink(folder.resolve("link"), deep);
		int once = findings("lint", files);
		for (List<Path> named : List.of(List.of(files, deep), List.of(deep, files), List.of(files, files), List.of(link, files), List.of(deep.resolve("d-ds.xml"), files))) {
			assertEquals(once, findings("lint", named.get(0), named.get(1)), named::toString);
		}
		CommandLine fixed = CommandLine.call("lint", deep, link, files, deep.resolve("d-ds.xml"), "--fix", RULE, "--fail-on", "never");
		assertEquals(0, fixed.code(), fixed.err());
		assertTrue(fixed.out().contains("Made 4 fixes in 4 files."), fixed.out());
	}

	private static int findings(Object... words) {
		CommandLine called = CommandLine.call(words);
		assertTrue(called.code() < 2, called.err());
		return (int) called.out().lines().filter(line -> line.contains("ds.xml:")).count();
	}

	@Test
	void aTreeThatIsWalkedAgainGivesTheSameFiles() throws IOException {
		PathsTree tree = new PathsTrees(files).tree();
		assertEquals(findings(tree), findings(tree));
		assertEquals(3, findings(tree).stream().map(finding -> finding.origin().path()).distinct().count());
	}

	@Test
	void whatWasAskedForAndNotMadeIsCountedAndIsNoSuccess() throws IOException {
		// A byte that UTF-8 forbids: the file could not be written back unchanged.
		byte[] latin = POOL.getBytes(StandardCharsets.ISO_8859_1);
		Files.write(file("a"), latin);
		for (String dryRun : List.of("--dry-run", "--")) {
			CommandLine fixed = CommandLine.call("lint", "--fix", RULE, "--fail-on", "never", dryRun, files);
			assertEquals(2, fixed.code(), fixed.out());
			assertTrue(fixed.err().contains("a-ds.xml was not changed: it holds bytes that its encoding does not allow"), fixed.err());
			assertTrue(fixed.out().contains("2 fixes in 2 files") && fixed.out().contains("1 file"), fixed.out());
		}
		assertArrayEquals(latin, Files.readAllBytes(file("a")));
		assertFalse(Files.readString(file("b")).equals(POOL));
	}

	@Test
	void aRefusedFixIsCountedAndIsNoSuccess() throws IOException, CannotRun {
		PathsTree tree = new PathsTrees(files).tree();
		Fix fix = findings(tree).stream().filter(finding -> finding.ruleId().equals(RULE)).findFirst().orElseThrow().fixes().get(0);
		FixRefused reason = assertThrows(FixRefused.class, () -> FixApplier.apply(fix, path -> null));
		for (boolean dryRun : List.of(true, false)) {
			ByteArrayOutputStream told = new ByteArrayOutputStream();
			PrintStream out = new PrintStream(told, true, StandardCharsets.UTF_8);
			FixRounds.Result fixed = new FixRounds.Result(Map.of(), List.of(), Map.of(fix, reason), List.of(), List.of(), List.of(), 1);
			try (FixRun run = new FixRun(out, out, Optional.empty())) {
				assertFalse(run.finish(tree, fixed, dryRun));
			}
			assertEquals(2, told.toString(StandardCharsets.UTF_8).lines().count(), told::toString);
			assertTrue(told.toString(StandardCharsets.UTF_8).startsWith("Not made: "), told::toString);
			assertTrue(lastLine(told.toString(StandardCharsets.UTF_8)).contains("1 fix " + (dryRun ? "could not be" : "was not") + " made, for the reason told above"), told::toString);
		}
	}

	@Test
	void aFileThatCameOrWentMeanwhileIsLeftAndNamed() throws IOException, CannotRun {
		PathsTree tree = new PathsTrees(files).tree();
		findings(tree);
		Files.delete(file("b"));
		Map<String, String> changed = new TreeMap<>(Map.of("deploy/a-ds.xml", "new", "deploy/b-ds.xml", "new", "deploy/came-ds.xml", "new"));
		for (boolean dryRun : List.of(true, false)) {
			ByteArrayOutputStream told = new ByteArrayOutputStream();
			PrintStream out = new PrintStream(told, true, StandardCharsets.UTF_8);
			FixRounds.Result fixed = new FixRounds.Result(changed, List.of(), Map.of(), List.of(), List.of(), changed.keySet().stream().map(Set::of).toList(), 1);
			try (FixRun run = new FixRun(out, out, Optional.empty())) {
				assertFalse(run.finish(tree, fixed, dryRun));
			}
			String text = told.toString(StandardCharsets.UTF_8);
			assertTrue(text.contains("b-ds.xml was not changed: it is not there any more"), text);
			assertTrue(text.contains("came-ds.xml was not changed: it came when the files had been read"), text);
			assertTrue(lastLine(text).contains("in 1 file"), text);
		}
		assertEquals("new", Files.readString(file("a")));
	}

	@Test
	void whatAProgramReadsBeginsWithoutALineForPeople() {
		for (String format : List.of("json", "sarif", "html", "junit")) {
			CommandLine fixed = CommandLine.call("lint", files, "--fix", RULE, "--fail-on", "never", "--format", format);
			assertTrue(fixed.out().startsWith("{") || fixed.out().startsWith("<"), fixed.out());
			assertTrue(fixed.err().contains("Made "), fixed.err());
		}
	}

	@Test
	void theFilesOfOneFixAreWrittenAllOrNone() throws IOException {
		PathsTree tree = new PathsTrees(files).tree();
		findings(tree);
		Files.createLink(folder.resolve("second-name"), file("b"));
		Map<String, String> changed = new TreeMap<>();
		for (String name : List.of("a", "b", "c")) {
			changed.put("deploy/" + name + "-ds.xml", "new");
		}
		ByteArrayOutputStream told = new ByteArrayOutputStream();
		try (ChangedFiles run = new ChangedFiles(new PrintStream(told, true, StandardCharsets.UTF_8))) {
			assertFalse(run.write(tree, new TreeSet<>(changed.keySet()), changed));
			assertEquals(changed.keySet(), run.left());
		}
		assertEquals(Map.of("a", POOL, "b", POOL, "c", POOL), contents());
		assertEquals(3, told.toString(StandardCharsets.UTF_8).lines().count(), told::toString);
		assertEquals(0, CommandLine.call("undo").code());
	}

	@Test
	void aFileWhoseEncodingHasNoRoomIsLeftAndTheRestIsWritten() throws IOException {
		byte[] latin = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<datasources/>\n".getBytes(StandardCharsets.ISO_8859_1);
		Files.write(file("a"), latin);
		PathsTree tree = new PathsTrees(files).tree();
		findings(tree);
		Map<String, String> changed = Map.of("deploy/a-ds.xml", new String(latin, StandardCharsets.ISO_8859_1) + "\u20ac", "deploy/b-ds.xml", "new \u20ac");
		assertEquals('?', FixRun.encoded(tree, changed).get("deploy/a-ds.xml")[latin.length]);
		ByteArrayOutputStream told = new ByteArrayOutputStream();
		try (ChangedFiles run = new ChangedFiles(new PrintStream(told, true, StandardCharsets.UTF_8))) {
			assertFalse(run.write(tree, List.of("deploy/a-ds.xml"), changed));
			assertTrue(run.write(tree, List.of("deploy/b-ds.xml"), changed));
		}
		assertTrue(told.toString(StandardCharsets.UTF_8).contains("encoding ISO-8859-1 has no room"), told::toString);
		assertEquals("new \u20ac", Files.readString(file("b")));
		assertEquals(new String(latin, StandardCharsets.ISO_8859_1), Files.readString(file("a")));
	}

	@Test
	void withoutAPlaceForUndoFixesAreMadeAndItIsSaid() throws IOException {
		OwnState.use(Path.of("none"));
		CommandLine fixed = fix();
		assertEquals(0, fixed.code());
		assertTrue(fixed.err().contains("cannot be taken back by wiretune undo"), fixed.err());
		assertFalse(fixed.out().contains("undo"), fixed.out());
		assertTrue(fixed.out().contains("Made 3 fixes in 3 files. The changes of 3 files cannot be taken back, for the reason told above."), fixed.out());
		assertFalse(Files.readString(file("a")).equals(POOL));
		CommandLine undo = CommandLine.call("undo");
		assertEquals(2, undo.code());
		assertEquals(1, undo.err().lines().count());
	}

	private static List<Finding> findings(PathsTree tree) throws IOException {
		return Linter.lint(tree, LintOptions.of(RuleRegistry.standard().rules()), Cancellation.NEVER, LintListener.NONE).findings();
	}

	/** A tree, with what cannot be wrong here as a failure. */
	private record PathsTrees(Path folder) {

		PathsTree tree() {
			try {
				return new PathsTree(List.of(folder));
			} catch (CannotRun impossible) {
				throw new AssertionError(impossible);
			}
		}
	}
}
