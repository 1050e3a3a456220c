/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** What SonarQube's scanner and GitLab take, by what their documentation and the scanner's own check of a report ask for. */
class HostReportsTest {

	@TempDir
	Path folder;

	private static JsonObject object(JsonElement element) {
		return element.getAsJsonObject();
	}

	private static String word(JsonObject object, String name) {
		String word = object.get(name).getAsString();
		assertFalse(word.isEmpty(), name);
		return word;
	}

	private JsonObject sonar(Path read) {
		CommandLine call = CommandLine.call("lint", read, "--format", "sonar", "--rules", "all", "--fail-on", "never");
		assertEquals(new CommandLine(0, call.out(), ""), call);
		return object(JsonParser.parseString(call.out()));
	}

	@Test
	void everyIssueOfSonarHasItsRuleOnce() {
		JsonObject report = sonar(CommandLine.sample(folder));
		assertEquals(Set.of("rules", "issues"), report.keySet());
		Set<String> rules = new HashSet<>();
		for (JsonElement each : report.getAsJsonArray("rules")) {
			JsonObject rule = object(each);
			assertTrue(rules.add(word(rule, "id")), "twice: " + rule);
			assertEquals("wiretune", word(rule, "engineId"));
			word(rule, "name");
			word(rule, "description");
			assertEquals("EFFICIENT", word(rule, "cleanCodeAttribute"));
			assertEquals("CODE_SMELL", word(rule, "type"));
			assertTrue(Set.of("MAJOR", "MINOR").contains(word(rule, "severity")));
			JsonObject impact = object(rule.getAsJsonArray("impacts").get(0));
			assertEquals("MAINTAINABILITY", word(impact, "softwareQuality"));
			assertEquals(word(rule, "severity").equals("MAJOR") ? "MEDIUM" : "LOW", word(impact, "severity"));
		}
		Set<String> used = new HashSet<>();
		for (JsonElement each : report.getAsJsonArray("issues")) {
			JsonObject issue = object(each);
			used.add(word(issue, "ruleId"));
			assertFalse(issue.has("severity") || issue.has("type") || issue.has("engineId"), "is said of the rule, and refused here");
		}
		assertEquals(rules, used);
		assertTrue(report.getAsJsonArray("issues").size() > 15, "the sample has findings");
	}

	/** The scanner ends the whole analysis where a range is empty, turned round, or behind the end of its line. */
	@Test
	void everyRangeOfSonarIsOneOfItsFile() throws IOException {
		JsonObject report = sonar(CommandLine.sample(folder));
		int ranges = 0;
		for (JsonElement each : report.getAsJsonArray("issues")) {
			JsonArray places = new JsonArray();
			JsonObject primary = object(each).getAsJsonObject("primaryLocation");
			word(primary, "message");
			places.add(primary);
			if (object(each).has("secondaryLocations")) {
				places.addAll(object(each).getAsJsonArray("secondaryLocations"));
			}
			for (JsonElement place : places) {
				Path file = Path.of(word(object(place), "filePath"));
				assertTrue(Files.isRegularFile(file), file.toString());
				// As the scanner counts lines: one behind the last end of a line is a line.
				String[] lines = Files.readString(file).split("\r\n|\n|\r", -1);
				JsonObject range = object(place).getAsJsonObject("textRange");
				int startLine = range.get("startLine").getAsInt();
				assertTrue(startLine >= 1 && startLine <= lines.length, range::toString);
				if (range.has("startColumn")) {
					int endLine = range.get("endLine").getAsInt();
					int start = range.get("startColumn").getAsInt();
					int end = range.get("endColumn").getAsInt();
					assertTrue(start >= 0 && start <= lines[startLine - 1].length() && end <= lines[endLine - 1].length(), range::toString);
					assertTrue(endLine > startLine || endLine == startLine && end > start, range::toString);
					ranges++;
				}
			}
		}
		assertTrue(ranges > 15, "most findings have a range: " + ranges);
	}

	@Test
	void gitLabTellsEqualLinesApart() throws IOException {
		Path code = Files.createDirectories(folder.resolve("src/impl"));
		String loop = "package impl;\nclass Twice {\n%s}\n";
		String method = "\tvoid run%d(java.util.List<Object> list) {\n\t\tfor (Object each : list) {\n\t\t\tlog.debug(\"a\" + each);\n\t\t}\n\t}\n";
		Files.writeString(code.resolve("Twice.java"), loop.formatted(method.formatted(1) + method.formatted(2)));
		CommandLine call = CommandLine.call("lint", folder, "--format", "gitlab", "--rules", "log-unguarded-concat");
		JsonArray report = JsonParser.parseString(call.out()).getAsJsonArray();
		assertEquals(2, report.size(), call.out());
		Set<String> fingerprints = new HashSet<>();
		for (JsonElement each : report) {
			JsonObject issue = object(each);
			assertEquals("log-unguarded-concat", word(issue, "check_name"));
			word(issue, "description");
			assertTrue(Set.of("info", "minor", "major", "critical", "blocker").contains(word(issue, "severity")));
			assertTrue(fingerprints.add(word(issue, "fingerprint")));
			assertEquals(code.resolve("Twice.java").toString(), word(issue.getAsJsonObject("location"), "path"));
		}
		assertEquals(List.of(5, 10), report.asList().stream().map(each -> object(each).getAsJsonObject("location").getAsJsonObject("lines").get("begin").getAsInt()).toList());
	}

	@Test
	void nothingFoundIsAReport() throws IOException {
		Path empty = Files.createDirectory(folder.resolve("empty"));
		assertEquals(JsonParser.parseString("{\"rules\": [], \"issues\": []}"), sonar(empty));
		assertEquals("[]\n", CommandLine.call("lint", empty, "--format", "gitlab").out());
	}
}
