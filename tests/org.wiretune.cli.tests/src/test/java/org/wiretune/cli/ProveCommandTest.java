/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
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
import org.wiretune.perf.proof.EqualPairs;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofFile;
import org.wiretune.perf.proof.ProofPair;
import org.wiretune.perf.proof.ProofPrint;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofStart;
import org.wiretune.perf.proof.ProofSubject;

/** What {@code prove} takes and tells without a server, and where {@code lint} shows what it kept. */
class ProveCommandTest {

	@TempDir
	Path folder;

	private Path solution;

	@BeforeEach
	void aSolution() {
		solution = CommandLine.sample(folder);
	}

	@Test
	void theListTellsWhatCanBeProvenAndWhatNot() {
		CommandLine list = CommandLine.call("prove", "--list");
		assertEquals(ExitCode.OK, list.code());
		assertTrue(list.out().contains("M31.2: bulk load, batching off to on"), list.out());
		assertTrue(list.out().contains("M43 has no proof: There is no virtual machine of 32 bits"), list.out());
		CommandLine rule = CommandLine.call("prove", "soa-file-single-thread");
		assertEquals(ExitCode.COULD_NOT_RUN, rule.code());
		assertTrue(rule.err().contains("soa-file-single-thread has no proof: It needs Oracle SOA Suite."), rule.err());
	}

	@Test
	void wordsThatDoNotGoTogetherAreToldWithWhatToType() {
		assertTrue(CommandLine.call("prove").err().contains("--list tells what can be proven"));
		assertTrue(CommandLine.call("prove", "--all", "M31.2").err().contains("--all --budget 2h"));
		assertTrue(CommandLine.call("prove", "--all", "--budget", "soon", "M31.2").err().contains("30m or 2h"));
		assertTrue(CommandLine.call("prove", "--effect", "0", "M31.2").err().contains("in percent"));
		assertTrue(CommandLine.call("prove", "--list", "--server", "wildfly", "M31.2").err().contains("The proof M31.2 runs on embedded only."));
	}

	@Test
	void anApplicationNeedsALoadItsServerAndAProject() throws IOException {
		Path archive = Files.writeString(folder.resolve("app.war"), "");
		Path load = Files.writeString(folder.resolve("load.workload"), "kind: ramp\nrequest: GET /\n");
		assertTrue(CommandLine.call("prove", "--load", load, solution).err().contains("Name it by --application"));
		assertTrue(CommandLine.call("prove", "--application", archive, solution).err().contains("recording of a browser (.har)"));
		assertTrue(CommandLine.call("prove", "--application", archive, "--load", load, solution).err().contains("servers are wildfly, liberty"));
		assertTrue(CommandLine.call("prove", "--application", folder.resolve("app.jar"), "--load", load, "m31-is-no-rule").err().contains("m31-is-no-rule"));
		assertTrue(CommandLine.call("prove", "--application", folder.resolve("app.jar"), "--load", load, "ps-cache-missing").err().contains("Name the folder whose findings"));
	}

	@Test
	void findingsOfFilesAreListedWithTheirRecipes() {
		CommandLine list = CommandLine.call("prove", "--list", solution);
		assertEquals(ExitCode.OK, list.code());
		String findings = CommandLine.call("lint", "--format", "json", "--fail-on", "never", solution).out();
		for (String line : list.out().lines().toList()) {
			assertTrue(findings.contains('"' + line.substring(0, line.indexOf(' ')) + '"'), line + " is of a finding");
		}
		assertTrue(list.out().lines().anyMatch(line -> line.startsWith("sca-async-binding ") && line.contains(" M01.1, SCA async to SCA sync")), list.out() + list.err() + findings);
	}

	/** A proof for the first finding that has one, as a run would keep it. */
	private String kept(String setting, String path, int line, String rule) throws IOException {
		ProofRecipe recipe = ProofCatalogue.standard().ofRule(rule).getFirst();
		ProofSubject subject = new ProofSubject(rule, recipe, "embedded", ProofPrint.of(recipe, ProofCatalogue.base(recipe), "embedded"), path, line, setting);
		List<ProofPair> pairs = new ArrayList<>();
		for (int i = 0; i < 8; i++) {
			double more = 2 + i % 3 / 100.0;
			pairs.add(new ProofPair(new ProofStart(Map.of(recipe.decisive().word(), 1.0), List.of(), List.of()), new ProofStart(Map.of(recipe.decisive().word(), more), List.of(), List.of()), i > 4));
		}
		Path proofs = solution.resolve(ProofFile.FOLDER_NAME);
		ProofFile.write(ProofFile.of(proofs, subject), new Proof(subject, Proof.State.DONE, "", pairs, 5, 0.05, 0.03, EqualPairs.NONE, "here", Instant.EPOCH, 60));
		return ProofFile.of(proofs, subject).getFileName().toString();
	}

	private JsonObject finding(String rule) {
		JsonArray findings = JsonParser.parseString(CommandLine.call("lint", "--format", "json", "--fail-on", "never", solution).out()).getAsJsonObject().getAsJsonArray("findings");
		return findings.asList().stream().map(each -> each.getAsJsonObject()).filter(each -> each.get("rule").getAsString().equals(rule)).findFirst().orElseThrow();
	}

	@Test
	void aKeptProofStandsAtItsFindingAndGrowsStale() throws IOException {
		String listed = CommandLine.call("prove", "--list", solution).out();
		String rule = listed.substring(0, listed.indexOf(' '));
		JsonObject before = finding(rule);
		assertFalse(before.has("measuredHere"));
		String html = CommandLine.call("lint", "--format", "html", "--fail-on", "never", solution).out();
		assertFalse(html.contains("class=\"interval\""));
		kept("", "", 0, rule);
		JsonObject measured = finding(rule).getAsJsonArray("measuredHere").get(0).getAsJsonObject();
		assertEquals(2.01, measured.get("ratio").getAsDouble(), 0.01);
		assertTrue(measured.get("low").getAsDouble() > 1.9 && measured.get("high").getAsDouble() < 2.1, measured.toString());
		assertFalse(measured.get("stale").getAsBoolean());
		assertTrue(measured.get("sentence").getAsString().startsWith("Measured here: "), measured.toString());
		assertTrue(CommandLine.call("lint", "--format", "html", "--fail-on", "never", solution).out().contains("class=\"interval\""));
		assertTrue(CommandLine.call("lint", "--format", "sarif", "--fail-on", "never", solution).out().contains("\"measuredHere\""));
		kept("another setting than today's", before.get("path").getAsString(), before.get("line").getAsInt(), rule);
		JsonArray both = finding(rule).getAsJsonArray("measuredHere");
		assertEquals(2, both.size());
		assertTrue(both.asList().stream().anyMatch(each -> each.getAsJsonObject().get("stale").getAsBoolean()), both.toString());
	}
}
