/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

/** What a page says of real files is what the labels of {@code releng/benchmarks/precision} say. */
class SeenRightTest {

	private static final Path LABELS = Path.of("../../releng/benchmarks/precision");
	private static final int RULE = 1;
	private static final int SEVERITY = 5;
	private static final int VERDICT = 6;

	private static Map<String, List<String[]>> labels() throws Exception {
		List<Path> files;
		try (Stream<Path> all = Files.list(LABELS)) {
			files = all.filter(file -> file.getFileName().toString().startsWith("labels-")).toList();
		}
		assertFalse(files.isEmpty());
		Map<String, List<String[]>> labels = new TreeMap<>();
		for (Path file : files) {
			for (String line : Files.readAllLines(file)) {
				String[] cells = line.split("\t");
				if (!line.startsWith("#") && !cells[SEVERITY].equals("gone")) {
					labels.computeIfAbsent(cells[RULE], rule -> new ArrayList<>()).add(cells);
				}
			}
		}
		return labels;
	}

	@Test
	void figuresAreThoseOfTheLabels() throws Exception {
		Map<String, List<String[]>> labels = labels();
		for (Rule rule : RuleRegistry.standard().rules()) {
			SeenRight expected = labels.containsKey(rule.id()) ? counted(labels.get(rule.id())) : null;
			assertEquals(expected, SeenRight.of(rule.id()).orElse(null), () -> rule.id() + ": run releng/benchmarks/precision/run --pages");
		}
	}

	@Test
	void projectsLookedAtAreThoseOfTheLists() throws Exception {
		Set<String> listed = new HashSet<>();
		try (Stream<Path> all = Files.list(LABELS)) {
			for (Path file : all.filter(each -> each.getFileName().toString().matches("projects.*\\.list")).toList()) {
				Files.readAllLines(file).stream().filter(line -> !line.startsWith("#") && !line.isBlank()).forEach(line -> listed.add(line.split("\t")[0]));
			}
		}
		assertEquals(listed.size(), SeenRight.lookedAt());
	}

	private static SeenRight counted(List<String[]> labels) {
		return new SeenRight((int) labels.stream().filter(cells -> cells[VERDICT].equals("right")).count(), labels.size(),
				(int) labels.stream().map(cells -> cells[0]).distinct().count());
	}

	@Test
	void labelsNameRulesThatAreThere() throws Exception {
		Set<String> known = RuleRegistry.standard().rules().stream().map(Rule::id).collect(Collectors.toSet());
		assertTrue(known.containsAll(labels().keySet()), () -> "labels of unknown rules");
	}

	@Test
	void pageSaysHowOftenItWasRight() throws Exception {
		for (Rule rule : RuleRegistry.standard().rules()) {
			SeenRight seen = SeenRight.of(rule.id()).orElse(null);
			String page = RulePage.of(rule);
			assertEquals(seen == null, page.contains("<p>No public file with this was found among " + String.format(Locale.ROOT, "%,d", SeenRight.lookedAt()) + " projects looked at.</p>"), rule.id());
			assertEquals(seen != null, page.contains("<p>Seen right in "), rule.id());
			if (seen != null && seen.judged() > 1 && seen.projects() > 1) {
				assertTrue(page.contains("<p>Seen right in " + seen.right() + " of " + seen.judged() + " places in " + seen.projects() + " public projects.</p>"), rule.id());
			}
			if (seen != null && seen.judged() == 1) {
				assertTrue(page.contains("<p>Seen right in " + seen.right() + " of one place in one public project.</p>"), rule.id());
			}
		}
	}
}
