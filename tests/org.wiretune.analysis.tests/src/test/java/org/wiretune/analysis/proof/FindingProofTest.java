/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.report.MeasuredHere;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.proof.EqualPairs;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofFile;
import org.wiretune.perf.proof.ProofPair;
import org.wiretune.perf.proof.ProofStart;
import org.wiretune.perf.proof.ProofSubject;

/** A finding leads to what proves it, and a kept proof back to its finding. */
class FindingProofTest {

	private static final String FILE = "standalone.xml";
	private static final String RULE = "ds-min-pool-zero";

	@TempDir
	Path folder;

	@BeforeEach
	void files() throws IOException {
		write(0);
	}

	private void write(int least) throws IOException {
		Files.writeString(folder.resolve(FILE), """
				<?xml version="1.0" encoding="UTF-8"?>
				<server xmlns="urn:jboss:domain:20.0">
				  <profile>
				    <subsystem xmlns="urn:jboss:domain:datasources:7.0">
				      <datasources>
				        <datasource jndi-name="java:/orders" pool-name="orders">
				          <connection-url>jdbc:postgresql://db/orders</connection-url>
				          <driver>postgresql</driver>
				          <pool>
				            <min-pool-size>%d</min-pool-size>
				            <max-pool-size>40</max-pool-size>
				          </pool>
				        </datasource>
				      </datasources>
				    </subsystem>
				  </profile>
				</server>
				""".formatted(least));
	}

	private LintResult lint() throws IOException {
		return Linter.lint(new FolderTree(folder), LintOptions.of(RuleRegistry.standard().rules()), Cancellation.NEVER, LintListener.NONE);
	}

	private Finding finding(LintResult result) {
		return result.findings().stream().filter(each -> each.ruleId().equals(RULE)).findFirst().orElseThrow(() -> new AssertionError(result.findings().toString()));
	}

	private List<FindingProof> proofs(LintResult result, Finding finding) {
		return FindingProof.of(ProofCatalogue.standard(), finding, FILE, result.texts().text(FILE), ServerType.EMBEDDED);
	}

	private void keep(ProofSubject subject, Proof.State state) throws IOException {
		List<ProofPair> pairs = new ArrayList<>();
		for (int i = 0; i < 8; i++) {
			pairs.add(new ProofPair(start(subject, 2), start(subject, 1 + i % 3 / 100.0), i > 4));
		}
		Path proofs = folder.resolve(ProofFile.FOLDER_NAME);
		ProofFile.write(ProofFile.of(proofs, subject), new Proof(subject, state, "", pairs, 5, 0.05, 0.03, EqualPairs.NONE, "here", Instant.EPOCH, 60));
	}

	private static ProofStart start(ProofSubject subject, double value) {
		return new ProofStart(Map.of(subject.recipe().decisive().word(), value), List.of(), List.of());
	}

	private List<MeasuredHere> measured(boolean unfinished) throws IOException {
		LintResult result = lint();
		return new KeptProofs(List.of(folder.resolve(ProofFile.FOLDER_NAME), folder.resolve("not there")), unfinished).of(finding(result), FILE, () -> result.texts().text(FILE));
	}

	@Test
	void aRuleWithARecipeIsProvenOnTheServersOfTheRecipe() throws IOException {
		LintResult result = lint();
		FindingProof proof = proofs(result, finding(result)).getFirst();
		assertEquals("M69.1", proof.subject().recipe().id());
		assertEquals(FILE, proof.subject().path());
		assertTrue(proof.subject().line() > 1 && !proof.subject().setting().isEmpty());
		assertEquals(ServerType.EMBEDDED, proof.base().server().type());
		assertEquals(List.of(), FindingProof.of(ProofCatalogue.standard(), finding(result), FILE, null, ServerType.WILDFLY), "the recipe needs the data of our own server");
	}

	@Test
	void aFinishedProofStandsAtItsFindingAndOneThatGoesOnIfItIsAskedFor() throws IOException {
		LintResult result = lint();
		ProofSubject subject = proofs(result, finding(result)).getFirst().subject();
		assertEquals(List.of(), measured(true));
		keep(subject, Proof.State.GOING_ON);
		assertEquals(List.of(), measured(false));
		assertEquals("not finished", measured(true).getFirst().words());
		assertFalse(measured(true).getFirst().hasInterval(), "nobody looks at an interval before the last pair");
		assertTrue(measured(true).getFirst().told().contains("8 pairs are kept"), measured(true).getFirst().told());
		keep(subject, Proof.State.DONE);
		MeasuredHere measured = measured(false).getFirst();
		assertEquals("faster: 0.504 (0.501 to 0.508)", measured.words());
		assertFalse(measured.isStale());
	}

	@Test
	void anotherSettingInItsPlaceMakesItStale() throws IOException {
		LintResult result = lint();
		ProofSubject subject = proofs(result, finding(result)).getFirst().subject();
		ProofSubject before = new ProofSubject(subject.rule(), subject.recipe(), subject.server(), subject.fingerprint(), subject.path(), subject.line(), "of another line");
		assertNotEquals(before.setting(), subject.setting());
		keep(before, Proof.State.DONE);
		MeasuredHere measured = measured(false).getFirst();
		assertTrue(measured.isStale());
		assertTrue(measured.words().endsWith(", stale") && measured.told().endsWith("measure again."), measured.told());
	}
}
