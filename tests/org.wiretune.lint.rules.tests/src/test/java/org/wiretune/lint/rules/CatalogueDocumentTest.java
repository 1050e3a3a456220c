/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.wiretune.lint.registry.Catalogue;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Home;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleTexts;

/**
 * Every id of the catalogue has exactly one home, and {@code releng/CATALOGUE.md} says which. Run with
 * {@code -Dwiretune.write=true} to write the document anew.
 */
class CatalogueDocumentTest {

	private static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();
	private static final Path DOCUMENT = ROOT.resolve("releng/CATALOGUE.md");
	/** What may be an id, or hold one between digits. */
	private static final Pattern WORDS = Pattern.compile("[a-z0-9-]+");
	private static final Pattern DIGIT = Pattern.compile("[0-9]");
	private static Map<String, String> groups;
	private static Map<String, List<String>> sources;
	private static Map<String, List<String>> tests;
	private static Map<String, List<String>> analysis;

	@BeforeAll
	static void readIds() throws IOException {
		groups = new LinkedHashMap<>();
		for (String line : new String(CatalogueDocumentTest.class.getResourceAsStream("catalogue.ids").readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
			if (!line.startsWith("#")) {
				groups.put(line.substring(line.indexOf(' ') + 1), line.substring(0, line.indexOf(' ')));
			}
		}
		sources = mentions("bundles/org.wiretune.lint/src/org/wiretune/lint/rules");
		analysis = mentions("bundles/org.wiretune.gclog/src/org/wiretune/gclog/diagnosis");
		sources.forEach((id, classes) -> analysis.computeIfAbsent(id, key -> classes));
		tests = mentions("tests");
	}

	@Test
	void thereAre353() {
		assertEquals(353, groups.size());
	}

	@Test
	void everyIdHasOneHome() {
		Map<String, Long> homes = Catalogue.entries().stream().collect(Collectors.groupingBy(Recommendation::id, TreeMap::new, Collectors.counting()));
		assertEquals(List.of(), homes.keySet().stream().filter(id -> !groups.containsKey(id)).toList(), "no ids of the catalogue");
		assertEquals(List.of(), homes.entrySet().stream().filter(home -> home.getValue() > 1).map(Map.Entry::getKey).toList(), "at home twice");
		assertEquals(List.of(), groups.keySet().stream().filter(id -> !homes.containsKey(id)).toList(), "without a home");
	}

	/** What WireTune adds is told apart from what the source documents say. */
	@Test
	void additionsAreNoIdsOfTheSources() {
		assertEquals(List.of(), Catalogue.additions().stream().map(Recommendation::id).filter(groups::containsKey).toList());
		assertEquals(Catalogue.additions().size(), Catalogue.additions().stream().map(Recommendation::id).distinct().count());
	}

	@Test
	void everyAdditionIsFoundSomewhereAndTested() {
		assertEquals(List.of(), Catalogue.additions().stream().map(Recommendation::id).filter(id -> !analysis.containsKey(id) || !tests.containsKey(id)).toList());
	}

	@Test
	void everyRuleHasTests() {
		assertEquals(List.of(), Catalogue.rules().stream().map(Rule::id).filter(id -> !tests.containsKey(id)).toList());
	}

	@Test
	void theDocumentIsUpToDate() throws IOException {
		String document = document();
		if (Boolean.getBoolean("wiretune.write")) {
			Files.writeString(DOCUMENT, document);
		}
		assertTrue(Files.exists(DOCUMENT), "run this test with -Dwiretune.write=true");
		assertEquals(document, Files.readString(DOCUMENT), "run this test with -Dwiretune.write=true");
	}

	private static String document() {
		Map<String, Recommendation> entries = Catalogue.entries().stream().collect(Collectors.toMap(Recommendation::id, entry -> entry, (first, second) -> first));
		StringBuilder text = new StringBuilder("""
				# The catalogue and where each recommendation is at home

				Made by `CatalogueDocumentTest`. A rule checks files, an alarm watches a running server, the tester follows its own method, the guide tells the rest. A rule that is optional is off unless switched on.

				""");
		Map<Home, Long> counts = entries.values().stream().collect(Collectors.groupingBy(Recommendation::home, TreeMap::new, Collectors.counting()));
		long silent = entries.values().stream().filter(entry -> entry instanceof Declared declared && !declared.unwatched().isEmpty()).count();
		text.append(counts.entrySet().stream().map(count -> count.getValue() + " × " + count.getKey().name().toLowerCase(Locale.ROOT)
				+ (count.getKey() == Home.ALARM ? " (" + (count.getValue() - silent) + " that ring, " + silent + " that nothing raises yet)" : "")).collect(Collectors.joining(", "))).append("\n\n");
		text.append("| group | id | home | severity | what | class | tests |\n|---|---|---|---|---|---|---|\n");
		groups.forEach((id, group) -> {
			Recommendation entry = entries.get(id);
			if (entry == null) {
				text.append("| ").append(group).append(" | `").append(id).append("` | none | | | | |\n");
				return;
			}
			text.append("| ").append(group).append(" | `").append(id).append("` | ").append(entry.home().name().toLowerCase(Locale.ROOT)).append(" | ").append(severity(entry)).append(" | ")
					.append(RuleTexts.of(id).title()).append(" | ").append(String.join(", ", sources.getOrDefault(id, List.of()))).append(" | ")
					.append(String.join(", ", tests.getOrDefault(id, List.of()))).append(" |\n");
		});
		text.append("\n## Alarms that nothing raises yet\n\n");
		groups.keySet().forEach(id -> {
			if (entries.get(id) instanceof Declared declared && !declared.unwatched().isEmpty()) {
				text.append("- `").append(id).append("`: ").append(declared.unwatched()).append('\n');
			}
		});
		text.append("""

				## What WireTune adds

				The source documents do not have these. Rules name the public source that has them; the others are found by the analysis of garbage-collection logs.

				| id | home | severity | what | class | tests |
				|---|---|---|---|---|---|
				""");
		for (Recommendation entry : Catalogue.additions()) {
			text.append("| `").append(entry.id()).append("` | ").append(entry.home().name().toLowerCase(Locale.ROOT)).append(" | ").append(severity(entry)).append(" | ").append(RuleTexts.of(entry.id()).title())
					.append(" | ").append(String.join(", ", analysis.getOrDefault(entry.id(), List.of()))).append(" | ").append(String.join(", ", tests.getOrDefault(entry.id(), List.of())))
					.append(" |\n");
		}
		assertFalse(text.toString().contains("{"));
		return text.toString();
	}

	private static String severity(Recommendation entry) {
		return entry instanceof Rule rule ? rule.severity().name().toLowerCase(Locale.ROOT) + (rule.isStandard() ? "" : ", optional") : "";
	}

	/** The classes whose source names an id, by id. */
	private static Map<String, List<String>> mentions(String folder) throws IOException {
		Map<String, List<String>> mentions = new TreeMap<>();
		List<String> ids = ids();
		for (Path file : sources(ROOT.resolve(folder))) {
			String name = file.getFileName().toString().replace(".java", "");
			named(read(file), ids).forEach(id -> mentions.computeIfAbsent(id, key -> new ArrayList<>()).add(name));
		}
		return mentions;
	}

	/** The ids that a text names. */
	private static Set<String> named(String text, List<String> ids) {
		Set<String> known = Set.copyOf(ids);
		Set<String> named = new TreeSet<>();
		WORDS.matcher(text).results().map(MatchResult::group).distinct().forEach(word -> {
			if (known.contains(word)) {
				named.add(word);
			}
			// A digit beside an id is no part of it.
			if (DIGIT.matcher(word).find()) {
				ids.stream().filter(word::contains).filter(id -> Pattern.compile("(?<![a-z-])" + id + "(?![a-z-])").matcher(word).find()).forEach(named::add);
			}
		});
		return named;
	}

	/** The Java files below a folder, without what was built. */
	private static List<Path> sources(Path folder) throws IOException {
		List<Path> sources = new ArrayList<>();
		Files.walkFileTree(folder, new SimpleFileVisitor<>() {
			@Override
			public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
				return visited.endsWith("target") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
			}

			@Override
			public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
				if (file.toString().endsWith(".java")) {
					sources.add(file);
				}
				return FileVisitResult.CONTINUE;
			}
		});
		sources.sort(null);
		return sources;
	}

	private static List<String> ids() {
		return Stream.concat(groups.keySet().stream(), Catalogue.additions().stream().map(Recommendation::id)).toList();
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		} catch (IOException failed) {
			throw new UncheckedIOException(failed);
		}
	}
}
