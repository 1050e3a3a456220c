/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;

/** SARIF against the schema of the standard, sarif-schema-2.1.0.json of OASIS. */
class SarifSchemaTest {

	private static final JsonSchema SCHEMA = schema();

	@TempDir
	Path folder;

	private static JsonSchema schema() {
		try (InputStream in = SarifSchemaTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
			String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
			assertTrue(text.contains("Static Analysis Results Format (SARIF) Version 2.1.0"), text.substring(0, 400));
			return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7).getSchema(text, SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).build());
		} catch (IOException unreadable) {
			throw new AssertionError(unreadable);
		}
	}

	private static void verify(String sarif) {
		Set<ValidationMessage> messages = SCHEMA.validate(sarif, InputFormat.JSON);
		assertTrue(messages.isEmpty(), messages::toString);
	}

	@Test
	void theSampleWithFindingsFixesSuppressionsAndProblems() throws IOException {
		Path sample = CommandLine.sample(folder);
		Files.writeString(sample.resolve("wiretune.rules"), "suppress = log-unguarded-concat **: is looked at in May\nnonsense\n");
		Path listener = sample.resolve("OrderApplication/src/org/wiretune/sample/orders/OrderImport.java");
		Files.writeString(listener, "// wiretune:ignore batch-loop-without-clear: few rows\n" + Files.readString(listener));
		Files.writeString(sample.resolve("SenderModule/Broken one ü.import"), "<scdl:import");
		Path baseline = folder.resolve("known.json");
		assertEquals(0, CommandLine.call("lint", sample.resolve("SenderModule"), "--baseline", baseline, "--write-baseline").code());
		CommandLine call = CommandLine.call("lint", sample, "--format", "sarif", "--rules", "all", "--baseline", baseline);
		verify(call.out());
		JsonObject run = JsonParser.parseString(call.out()).getAsJsonObject().getAsJsonArray("runs").get(0).getAsJsonObject();
		String text = run.toString();
		for (String part : new String[] { "\"kind\":\"inSource\"", "\"kind\":\"external\"", "is looked at in May", "\"artifactChanges\"", "\"relatedLocations\"", "\"partialFingerprints\"" }) {
			assertTrue(text.contains(part), part);
		}
		assertEquals(2, run.getAsJsonArray("invocations").get(0).getAsJsonObject().getAsJsonArray("toolExecutionNotifications").size());
	}

	@Test
	void nothingFound() throws IOException {
		verify(CommandLine.call("lint", Files.createDirectory(folder.resolve("empty")), "--format", "sarif").out());
	}

	@Test
	void severalFolders() {
		Path sample = CommandLine.sample(folder);
		verify(CommandLine.call("lint", sample.resolve("SenderModule"), sample.resolve("ReceiverModule"), "--format", "sarif").out());
	}

	/** Whoever reads the report sees which rule is not WireTune's, and of what version it is. */
	@Test
	void rulesOfAContributorStandUnderItsExtension() throws IOException {
		Path shop = ContributorJarTest.writeFlows(folder.resolve("Shop"));
		String sarif = CommandLine.call("lint", shop, "--with", ContributorJarTest.jar(), "--format", "sarif").out();
		verify(sarif);
		JsonObject run = JsonParser.parseString(sarif).getAsJsonObject().getAsJsonArray("runs").get(0).getAsJsonObject();
		JsonObject tool = run.getAsJsonObject("tool");
		JsonObject extension = tool.getAsJsonArray("extensions").get(0).getAsJsonObject();
		assertEquals("com.acme.flow", extension.get("name").getAsString());
		assertTrue(extension.get("version").getAsString().matches("1\\.0\\.0\\.\\w+"), extension.get("version").getAsString());
		assertFalse(tool.getAsJsonObject("driver").getAsJsonArray("rules").toString().contains("\"acme."), "not among the rules of the tool itself");
		JsonObject result = run.getAsJsonArray("results").asList().stream().map(each -> each.getAsJsonObject()).filter(each -> each.get("ruleId").getAsString().equals("acme.short-poll")).findFirst().orElseThrow();
		assertFalse(result.has("ruleIndex"), "an index is one of the tool itself");
		JsonObject rule = result.getAsJsonObject("rule");
		assertEquals(0, rule.getAsJsonObject("toolComponent").get("index").getAsInt());
		assertEquals("acme.short-poll", extension.getAsJsonArray("rules").get(rule.get("index").getAsInt()).getAsJsonObject().get("id").getAsString());
	}

	@Test
	void withoutContributorsThereAreNoExtensions() {
		String sarif = CommandLine.call("lint", CommandLine.sample(folder), "--format", "sarif").out();
		assertFalse(JsonParser.parseString(sarif).getAsJsonObject().getAsJsonArray("runs").get(0).getAsJsonObject().getAsJsonObject("tool").has("extensions"));
	}

	@Test
	void theSchemaRefusesWhatIsNoSarif() {
		assertFalse(SCHEMA.validate("{\"version\": \"2.1.0\"}", InputFormat.JSON).isEmpty());
		String sarif = CommandLine.call("lint", CommandLine.sample(folder), "--format", "sarif").out();
		assertFalse(SCHEMA.validate(sarif.replaceFirst("\"level\": \"warning\"", "\"level\": \"loud\""), InputFormat.JSON).isEmpty());
		assertFalse(SCHEMA.validate(sarif.replaceFirst("\"startLine\": \\d+", "\"startLine\": 0"), InputFormat.JSON).isEmpty());
		assertFalse(SCHEMA.validate(sarif.replaceFirst("\"uri\": \"", "\"uri\": \"a b"), InputFormat.JSON).isEmpty());
	}
}
