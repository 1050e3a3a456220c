/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.lint.registry.RuleRegistry;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class LintCommandTest {

	private static final String SENDER = "SenderModule/ReceiverSCAAsync.import";

	@TempDir
	Path folder;

	private Path empty() throws IOException {
		return Files.createDirectories(folder.resolve("nothing"));
	}

	private static JsonObject json(String text) {
		return JsonParser.parseString(text).getAsJsonObject();
	}

	@Test
	void sampleGivesWhatIsExpected() throws IOException {
		Map<String, Integer> expected = new TreeMap<>();
		for (JsonElement each : JsonParser.parseString(Files.readString(CommandLine.repository().resolve("tests/expected/sample-findings.json"))).getAsJsonArray()) {
			JsonObject finding = each.getAsJsonObject();
			expected.merge(finding.get("rule").getAsString() + ' ' + finding.get("path").getAsString() + ':' + finding.get("line").getAsInt(), finding.get("count").getAsInt(), Integer::sum);
		}
		CommandLine call = CommandLine.call("lint", CommandLine.sample(folder), "--format", "json");
		Map<String, Integer> found = new TreeMap<>();
		for (JsonElement each : json(call.out()).getAsJsonArray("findings")) {
			JsonObject finding = each.getAsJsonObject();
			String path = finding.get("path").getAsString();
			found.merge(finding.get("rule").getAsString() + ' ' + path.substring(path.indexOf('/') + 1) + ':' + finding.get("line").getAsInt(), 1, Integer::sum);
		}
		assertEquals(expected, found);
		assertEquals(0, json(call.out()).getAsJsonArray("problems").size());
		assertEquals(1, call.code());
		assertEquals("", call.err());
	}

	@Test
	void textNamesFilesAsTheyCanBeOpened() {
		Path sample = CommandLine.sample(folder);
		CommandLine call = CommandLine.call("lint", sample);
		assertEquals(1, call.code());
		String line = call.out().lines().filter(each -> each.contains("[sca-async-binding]")).findFirst().orElseThrow();
		assertTrue(Files.exists(Path.of(line.substring(0, line.indexOf(':')))), line);
		assertTrue(call.out().stripTrailing().lines().reduce((first, last) -> last).orElseThrow().matches("\\d+ warnings, \\d+ info, no problems; \\d+ files read in \\d+\\.\\d s\\."), call.out());
	}

	@Test
	void exitCodeFollowsFailOn() throws IOException {
		Path sample = CommandLine.sample(folder);
		assertEquals(0, CommandLine.call("lint", sample, "--fail-on", "never").code());
		assertEquals(0, CommandLine.call("lint", empty()).code());
		assertEquals(0, CommandLine.call("lint", empty(), "--fail-on", "info").code());
		Files.writeString(sample.resolve("SenderModule/" + "ReceiverSCAAsync.import"),
				Files.readString(sample.resolve(SENDER)).replace("preferredInteractionStyle=\"async\"", "preferredInteractionStyle=\"sync\""));
		// What is left of this rule is only worth knowing.
		assertEquals(0, CommandLine.call("lint", sample, "--rule", "sca-async-binding").code());
		assertEquals(1, CommandLine.call("lint", sample, "--rule", "sca-async-binding", "--fail-on", "info").code());
	}

	@Test
	void ruleLimitsWhatIsChecked() {
		Path sample = CommandLine.sample(folder);
		CommandLine call = CommandLine.call("lint", sample, "--rule", "log-unguarded-concat,async-flood-heap", "--rule", "log-unguarded-concat", "--format", "json");
		assertEquals(List.of("async-flood-heap", "log-unguarded-concat"),
				json(call.out()).getAsJsonArray("findings").asList().stream().map(each -> each.getAsJsonObject().get("rule").getAsString()).sorted().toList());
	}

	@Test
	void sarifHasTheCheckedRulesAndPathsThatExist() throws IOException {
		Path sample = CommandLine.sample(folder);
		Path report = folder.resolve("report.sarif");
		CommandLine call = CommandLine.call("lint", sample, "--format", "sarif", "--output", report);
		assertEquals("", call.out());
		JsonObject run = json(Files.readString(report)).getAsJsonArray("runs").get(0).getAsJsonObject();
		String base = run.getAsJsonObject("originalUriBaseIds").getAsJsonObject("SRCROOT").get("uri").getAsString();
		for (JsonElement result : run.getAsJsonArray("results")) {
			String uri = result.getAsJsonObject().getAsJsonArray("locations").get(0).getAsJsonObject().getAsJsonObject("physicalLocation")
					.getAsJsonObject("artifactLocation").get("uri").getAsString();
			assertTrue(Files.exists(Path.of(java.net.URI.create(base + uri))), uri);
		}
		CommandLine one = CommandLine.call("lint", sample, "--format", "sarif", "--rule", "async-flood-heap");
		assertEquals(1, json(one.out()).getAsJsonArray("runs").get(0).getAsJsonObject().getAsJsonObject("tool").getAsJsonObject("driver").getAsJsonArray("rules").size());
	}

	@Test
	void dryRunShowsADifferenceAndWritesNothing() throws IOException {
		Path sample = CommandLine.sample(folder);
		Map<String, byte[]> before = contents(sample);
		CommandLine call = CommandLine.call("lint", sample, "--fix=sca-async-binding", "--dry-run");
		assertTrue(call.out().contains("-    <interface xsi:type=\"wsdl:WSDLPortType\" preferredInteractionStyle=\"async\" portType=\"ns1:PerformanceInterface\">\n"
				+ "+    <interface xsi:type=\"wsdl:WSDLPortType\" preferredInteractionStyle=\"sync\" portType=\"ns1:PerformanceInterface\">\n"), call.out());
		assertTrue(call.out().contains("+++ b/"), call.out());
		assertEquals(1, call.code());
		assertSame(before, contents(sample));
	}

	@Test
	void fixMakesWhatItCanAndReportsWhatIsLeft() throws IOException {
		Path sample = CommandLine.sample(folder);
		Path windows = sample.resolve(SENDER);
		String text = '\uFEFF' + Files.readString(windows).replace("\n", "\r\n");
		Files.writeString(windows, text);
		CommandLine plain = CommandLine.call("lint", sample, "--fix", "--fail-on", "warning");
		assertEquals(text, Files.readString(windows), "a call on another thread and in another transaction is not made unasked");
		assertEquals(1, plain.err().lines().filter(line -> line.contains("in the transaction") && line.contains("--fix=sca-async-binding/sync")).count(), plain.err());
		assertEquals(1, plain.err().lines().filter(line -> line.contains("--fix=identity-defeats-batching/table") && line.contains("(and 1 more like it)")).count(), plain.err());
		assertEquals(1, plain.code());
		CommandLine call = CommandLine.call("lint", sample, "--fix=sca-async-binding", "--rules", "standard", "--fail-on", "warning");
		assertEquals(text.replace("preferredInteractionStyle=\"async\"", "preferredInteractionStyle=\"sync\""), Files.readString(windows));
		assertEquals(1, call.code());
		JsonObject left = json(CommandLine.call("lint", sample, "--format", "json", "--rules", "sca-async-binding").out());
		// What is left is code that asks for an answer later, and has no fix.
		assertEquals(1, left.getAsJsonArray("findings").size());
		CommandLine again = CommandLine.call("lint", sample, "--fix", "identity-defeats-batching");
		assertEquals(0, again.code(), again.out());
		Map<String, byte[]> fixed = contents(sample);
		CommandLine.call("lint", sample, "--fix");
		assertSame(fixed, contents(sample));
	}

	@Test
	void problemsNameFileAndLine() throws IOException {
		Files.writeString(empty().resolve("Broken.import"), "<?xml version=\"1.0\"?>\n<scdl:import xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\">\n  <interfaces\n");
		CommandLine call = CommandLine.call("lint", folder.resolve("nothing"));
		assertTrue(call.out().lines().anyMatch(line -> line.matches(".*Broken\\.import:[23]:\\d+: problem: .*")), call.out());
		assertEquals(0, call.code());
		assertFalse(call.out().contains("Exception"), call.out());
	}

	@Test
	void aSingleFile() {
		Path sample = CommandLine.sample(folder);
		CommandLine call = CommandLine.call("lint", sample.resolve("OrderApplication/src/org/wiretune/sample/orders/OrderListener.java"), "--rules", "all");
		assertEquals(0, call.code());
		assertTrue(call.out().contains("[log-unguarded-concat]"), call.out());
	}

	@Test
	void listsRules() {
		CommandLine call = CommandLine.call("lint", "--list-rules");
		assertEquals(RuleRegistry.standard().rules().size(), call.out().lines().count());
		assertEquals(0, call.code());
	}

	@Test
	void couldNotRun() throws IOException {
		for (List<Object> arguments : List.<List<Object>>of(List.of("lint"), List.of("lint", folder.resolve("missing")), List.of("lint", empty(), "--format", "xml"),
				List.of("lint", empty(), "--format"), List.of("lint", empty(), "--fail-on", "error"), List.of("lint", empty(), "--rule", "nonsense"),
				List.of("lint", empty(), "--nonsense"), List.of("lint", empty(), "--dry-run"), List.of("lint", empty(), "--output", folder.resolve("missing/report.json")),
				List.of("nonsense"), List.of("map"), List.of("map", empty(), "--format", "png"))) {
			CommandLine call = CommandLine.call(arguments.toArray());
			assertEquals(2, call.code(), arguments::toString);
			assertEquals(1, call.err().lines().count(), call::err);
			assertFalse(call.err().contains("Exception") || call.err().contains("\tat "), call::err);
			assertFalse(call.err().contains("''"), call::err);
			assertEquals("", call.out());
		}
	}

	private static Map<String, byte[]> contents(Path root) throws IOException {
		Map<String, byte[]> contents = new TreeMap<>();
		try (Stream<Path> files = Files.walk(root)) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				contents.put(root.relativize(file).toString(), Files.readAllBytes(file));
			}
		}
		return contents;
	}

	private static void assertSame(Map<String, byte[]> expected, Map<String, byte[]> found) {
		assertEquals(expected.keySet(), found.keySet());
		expected.forEach((path, bytes) -> assertArrayEquals(bytes, found.get(path), () -> path + ": " + new String(found.get(path), StandardCharsets.UTF_8)));
	}
}
