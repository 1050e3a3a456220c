/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.registry.RuleRegistry;

/**
 * One long-running process that a specialist tuned step by step: each variant has fewer findings than the one before it exactly
 * where it was tuned, and what the fixes write is what the specialist wrote.
 */
class TunedVariantsTest {

	private static final String ACCRUAL = "bpel-async-by-default AccrualMap.component";
	private static final String CLAIM = "bpel-async-by-default ClaimKeeper.component";
	private static final String KEPT = "bpel-auto-delete-no process/CarryOutDecision.bpel";
	private static final String COMMITS = "bpel-invoke-not-participates process/CarryOutDecision.bpel";
	private static final String JOINS = "sync-target-does-not-join AccrualKeeper.component";
	private static final String MODULE = "pension-process/";

	private static Files variant(String name) throws IOException, URISyntaxException {
		URI place = TunedVariantsTest.class.getResource("variants/" + name).toURI();
		Path folder = Path.of(place);
		Files files = new Files();
		try (Stream<Path> walk = java.nio.file.Files.walk(folder)) {
			for (Path file : walk.filter(java.nio.file.Files::isRegularFile).toList()) {
				files.with(folder.relativize(file).toString().replace('\\', '/'), java.nio.file.Files.readAllBytes(file));
			}
		}
		return files;
	}

	/** {@return rule and file of all findings that are on without being asked for} */
	private static Set<String> places(Files files) {
		return files.lint(LintOptions.of(RuleRegistry.standard().rules()).withSettings(RuleSettings.STANDARD)).findings().stream()
				.map(finding -> finding.ruleId() + ' ' + finding.origin().path().substring(MODULE.length())).collect(Collectors.toCollection(TreeSet::new));
	}

	@Test
	void theStyleOfTheTargets() throws IOException, URISyntaxException {
		assertEquals(Set.of(ACCRUAL, CLAIM, JOINS, KEPT), places(variant("origin")));
		assertEquals(Set.of(JOINS, KEPT), places(variant("synchronous")));
	}

	@Test
	void theBoundariesOfTransactions() throws IOException, URISyntaxException {
		assertEquals(Set.of(COMMITS, KEPT), places(variant("joining")));
		assertEquals(Set.of(KEPT), places(variant("participating")));
	}

	/** Nothing is written to the database of processes any more, and a microflow calls synchronously whatever its targets state. */
	@Test
	void theKindOfTheProcess() throws IOException, URISyntaxException {
		assertEquals(Set.of(), places(variant("microflow")));
	}

	@Test
	void fixesWriteWhatTheSpecialistWrote() throws IOException, URISyntaxException, FixRefused {
		Files origin = variant("origin");
		for (Finding finding : origin.findings("bpel-async-by-default")) {
			origin.apply(finding.fixes().getFirst());
		}
		Files tuned = variant("synchronous");
		assertEquals(tuned.paths(), origin.paths());
		for (String path : tuned.paths()) {
			assertEquals(tuned.text(path), origin.text(path), path);
		}
	}
}
