/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.read.Dump;
import org.wiretune.lint.read.FileFormats;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceText;

/** Updates give what reading everything anew would give, and read no more than what changed. */
class LintSessionTest {

	private static final Path SAMPLES = Path.of("").toAbsolutePath().resolve("../../bundles/org.wiretune.ide/samples").normalize();

	private static LintOptions options() {
		return LintOptions.of(RuleRegistry.standard().rules());
	}

	private static Map<String, String> sampleSolution() throws IOException {
		Assumptions.assumeTrue(Files.isDirectory(SAMPLES), "no sample solution");
		Map<String, String> files = new TreeMap<>();
		try (Stream<Path> walk = Files.walk(SAMPLES)) {
			for (Path file : walk.filter(Files::isRegularFile).filter(file -> !file.toString().contains(".settings")).toList()) {
				files.put(SAMPLES.relativize(file).toString().replace('\\', '/'), Files.readString(file));
			}
		}
		return files;
	}

	private static String text(LintResult result) {
		return Dump.of(result.solution()) + result.findings() + result.suppressed() + result.problems();
	}

	private static String full(MemoryTree tree) throws IOException {
		return text(Linter.lint(tree, options(), Cancellation.NEVER, LintListener.NONE));
	}

	private static List<SourceFile> files(MemoryTree tree, Iterable<String> paths) {
		List<SourceFile> files = new ArrayList<>();
		paths.forEach(path -> files.add(tree.file(path)));
		return files;
	}

	@ParameterizedTest
	@ValueSource(longs = { 1, 2, 3, 4, 5, 6 })
	void afterAnySequenceOfEditsTheResultIsThatOfAFullRun(long seed) throws IOException {
		Map<String, String> originals = sampleSolution();
		List<String> paths = List.copyOf(originals.keySet());
		Random random = new Random(seed);
		MemoryTree tree = new MemoryTree();
		LintSession session = new LintSession(options());
		session.update(List.of(), List.of(), Cancellation.NEVER);
		boolean findings = false;
		for (int round = 0; round < 25; round++) {
			Set<String> changed = new LinkedHashSet<>();
			List<String> removed = new ArrayList<>();
			int edits = round == 0 ? 400 : 1 + random.nextInt(12);
			for (int i = 0; i < edits; i++) {
				String path = paths.get(random.nextInt(paths.size()));
				switch (random.nextInt(round == 0 ? 4 : 7)) {
				case 0, 1, 2, 3 -> {
					tree.with(path, originals.get(path));
					changed.add(path);
				}
				case 4 -> {
					tree.with(path, changed(originals.get(path), random));
					changed.add(path);
				}
				case 5 -> {
					tree.without(path);
					changed.remove(path);
					removed.add(path);
				}
				default -> {
					String folder = path.contains("/") ? path.substring(0, path.lastIndexOf('/')) : path;
					removed.add(folder);
					paths.stream().filter(below -> below.startsWith(folder + '/')).forEach(below -> {
						tree.without(below);
						changed.remove(below);
					});
				}
				}
			}
			LintResult result = session.update(files(tree, changed), removed, Cancellation.NEVER);
			assertEquals(full(tree), text(result), "seed " + seed + ", round " + round);
			findings |= !result.findings().isEmpty();
		}
		assertTrue(findings, "the edits never left a finding");
	}

	private static String changed(String text, Random random) {
		return switch (random.nextInt(5)) {
		case 0 -> text.substring(0, random.nextInt(text.length() + 1));
		case 1 -> text.replace("async", "sync");
		case 2 -> text.replaceFirst("name=\"[^\"]*\"", "name=\"Renamed\"");
		case 3 -> text.replace("target=\"Receiver", "target=\"Gone");
		default -> "";
		};
	}

	@Test
	void theSampleSolutionIsReadWithoutProblems() throws IOException {
		MemoryTree tree = new MemoryTree();
		sampleSolution().forEach(tree::with);
		LintResult result = new LintSession(options()).update(files(tree, tree.paths()), List.of(), Cancellation.NEVER);
		assertEquals(List.of(), result.problems());
		assertEquals(3, result.solution().getModules().size());
		assertEquals(5, result.solution().getModules().get(2).getImports().size());
		assertTrue(result.solution().getModules().get(2).getImports().stream().allMatch(imported -> imported.getWire().getResolved() != null));
		assertEquals(List.of("server1", "jboss"), result.solution().getServers().stream().map(server -> server.getName()).toList());
		assertTrue(result.solution().getApplications().stream().anyMatch(application -> !application.getEntities().isEmpty() && !application.getPersistenceUnits().isEmpty()));
	}

	@Test
	void aResultThatWasGivenOutStaysAsItIs() throws IOException {
		MemoryTree tree = new MemoryTree();
		sampleSolution().forEach(tree::with);
		LintSession session = new LintSession(options());
		LintResult first = session.update(files(tree, tree.paths()), List.of(), Cancellation.NEVER);
		String before = text(first);
		session.update(List.of(new MemoryTree.MemoryFile("SenderModule/ReceiverSCAAsync.import", "<broken".getBytes(StandardCharsets.UTF_8))), List.of("ReceiverModule"), Cancellation.NEVER);
		assertEquals(before, text(first));
	}

	@Test
	void onlyChangedFilesAreReadAgain() throws IOException {
		MemoryTree tree = new MemoryTree();
		sampleSolution().forEach(tree::with);
		List<String> read = new ArrayList<>();
		List<FileFormat> counting = new ArrayList<>(FileFormats.all());
		counting.add(new FileFormat() {

			@Override
			public String id() {
				return "counting";
			}

			@Override
			public boolean accepts(String path) {
				return path.endsWith(".import");
			}

			@Override
			public void read(SourceText text, FileParts parts) {
				synchronized (read) {
					read.add(parts.path());
				}
			}
		});
		LintSession session = new LintSession(new LintOptions(List.of(), RuleSettings.ALL, counting, 1 << 24, 2));
		session.update(files(tree, tree.paths()), List.of(), Cancellation.NEVER);
		assertEquals(5, read.size());
		read.clear();
		LintResult result = session.update(files(tree, List.of("SenderModule/ReceiverJMS.import", "SenderModule/.project")), List.of(), Cancellation.NEVER);
		assertEquals(List.of("SenderModule/ReceiverJMS.import"), read);
		assertEquals(1, result.filesRead());
		assertEquals(3, result.solution().getModules().size());
	}

	@Test
	void aCancelledUpdateChangesNothing() throws IOException {
		MemoryTree tree = new MemoryTree();
		sampleSolution().forEach(tree::with);
		LintSession session = new LintSession(options());
		String before = text(session.update(files(tree, tree.paths()), List.of(), Cancellation.NEVER));
		assertThrows(CancellationException.class,
				() -> session.update(List.of(new MemoryTree.MemoryFile("SenderModule/ReceiverJMS.import", new byte[0])), List.of("ReceiverModule"), () -> true));
		assertEquals(before, text(session.update(List.of(), List.of(), Cancellation.NEVER)));
	}

	@Test
	void wantedAreTheFilesThatAFormatReadsAndThoseThatMakeAProject() {
		LintSession session = new LintSession(options());
		for (String path : List.of("p/.project", "p/pom.xml", "p/sca.module", "p/x.import", "p/src/A.java", "p/a/server.xml", "p/mysql-ds.xml")) {
			assertTrue(session.isWanted(path), path);
		}
		for (String path : List.of("p/readme.txt", "p/x.xsd", "p/import", "p/sca.modulex")) {
			assertEquals(false, session.isWanted(path), path);
		}
	}
}
