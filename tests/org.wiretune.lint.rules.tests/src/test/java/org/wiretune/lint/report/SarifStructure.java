/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.util.Map;
import java.util.Set;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/**
 * The part of the schema of SARIF 2.1.0 that a report of ours may use: for each object the properties that the schema
 * allows, those it requires, and values of closed sets. Properties beyond them are errors, as in the schema, whose
 * objects are closed.
 */
final class SarifStructure {

	private record Shape(Set<String> allowed, Set<String> required) {
	}

	private static final Map<String, Shape> SHAPES = Map.ofEntries(
			shape("log", "version runs", "$schema version runs inlineExternalProperties properties"),
			shape("run", "tool", "tool invocations conversion language versionControlProvenance originalUriBaseIds artifacts logicalLocations graphs results automationDetails runAggregates baselineGuid "
					+ "redactionTokens defaultEncoding defaultSourceLanguage newlineSequences columnKind externalPropertyFileReferences threadFlowLocations taxonomies addresses translations policies webRequests webResponses specialLocations properties"),
			shape("tool", "driver", "driver extensions properties"),
			shape("driver", "name", "guid name organization product productSuite shortDescription fullDescription fullName version semanticVersion dottedQuadFileVersion releaseDateUtc downloadUri informationUri "
					+ "globalMessageStrings notifications rules taxa locations language contents isComprehensive localizedDataSemanticVersion minimumRequiredLocalizedDataSemanticVersion associatedComponent translationMetadata supportedTaxonomies properties"),
			shape("rule", "id", "id deprecatedIds guid deprecatedGuids name deprecatedNames shortDescription fullDescription messageStrings defaultConfiguration helpUri help relationships properties"),
			shape("message", "", "text markdown id arguments properties"),
			shape("configuration", "", "enabled level rank parameters properties"),
			shape("invocation", "executionSuccessful", "commandLine arguments responseFiles startTimeUtc endTimeUtc exitCode ruleConfigurationOverrides notificationConfigurationOverrides toolExecutionNotifications "
					+ "toolConfigurationNotifications exitCodeDescription exitSignalName exitSignalNumber processStartFailureMessage executionSuccessful machine account processId executableLocation workingDirectory environmentVariables stdin stdout stderr stdoutStderr properties"),
			shape("notification", "message", "locations message level threadId timeUtc exception descriptor associatedRule properties"),
			shape("descriptor", "", "id index guid toolComponent properties"),
			shape("result", "message", "ruleId ruleIndex rule kind level message analysisTarget locations guid correlationGuid occurrenceCount partialFingerprints fingerprints stacks codeFlows graphs graphTraversals "
					+ "relatedLocations suppressions baselineState rank attachments hostedViewerUri workItemUris provenance fixes taxa webRequest webResponse properties"),
			shape("location", "", "id physicalLocation logicalLocations message annotations relationships properties"),
			shape("physicalLocation", "", "address artifactLocation region contextRegion properties"),
			shape("artifactLocation", "", "uri uriBaseId index description properties"),
			shape("region", "", "startLine startColumn endLine endColumn charOffset charLength byteOffset byteLength snippet message sourceLanguage properties"),
			shape("suppression", "kind", "guid kind status justification location properties"),
			shape("fix", "artifactChanges", "description artifactChanges properties"),
			shape("artifactChange", "artifactLocation replacements", "artifactLocation replacements properties"),
			shape("replacement", "deletedRegion", "deletedRegion insertedContent properties"),
			shape("artifactContent", "", "text binary rendered properties"));

	private static final Set<String> LEVELS = Set.of("none", "note", "warning", "error");

	private SarifStructure() {
	}

	static void verify(JsonObject log) {
		check(log, "log");
		for (JsonElement each : log.getAsJsonArray("runs")) {
			JsonObject run = each.getAsJsonObject();
			check(run, "run");
			assertTrue(Set.of("utf16CodeUnits", "unicodeCodePoints").contains(run.get("columnKind").getAsString()));
			run.getAsJsonObject("originalUriBaseIds").entrySet().forEach(base -> {
				check(base.getValue().getAsJsonObject(), "artifactLocation");
				assertTrue(base.getValue().getAsJsonObject().get("uri").getAsString().endsWith("/"));
			});
			check(run.getAsJsonObject("tool"), "tool");
			check(run.getAsJsonObject("tool").getAsJsonObject("driver"), "driver");
			run.getAsJsonObject("tool").getAsJsonObject("driver").getAsJsonArray("rules").forEach(rule -> rule(rule.getAsJsonObject()));
			run.getAsJsonArray("invocations").forEach(invocation -> invocation(invocation.getAsJsonObject()));
			run.getAsJsonArray("results").forEach(result -> result(result.getAsJsonObject()));
		}
	}

	private static void rule(JsonObject rule) {
		check(rule, "rule");
		check(rule.getAsJsonObject("shortDescription"), "message");
		check(rule.getAsJsonObject("fullDescription"), "message");
		check(rule.getAsJsonObject("help"), "message");
		check(rule.getAsJsonObject("defaultConfiguration"), "configuration");
		level(rule.getAsJsonObject("defaultConfiguration"));
	}

	private static void invocation(JsonObject invocation) {
		check(invocation, "invocation");
		invocation.getAsJsonArray("toolExecutionNotifications").forEach(each -> {
			JsonObject notification = each.getAsJsonObject();
			check(notification, "notification");
			level(notification);
			check(notification.getAsJsonObject("message"), "message");
			check(notification.getAsJsonObject("descriptor"), "descriptor");
			notification.getAsJsonArray("locations").forEach(location -> location(location.getAsJsonObject()));
		});
	}

	private static void result(JsonObject result) {
		check(result, "result");
		level(result);
		check(result.getAsJsonObject("message"), "message");
		assertFalse(result.getAsJsonObject("message").get("text").getAsString().isEmpty());
		assertTrue(result.get("ruleIndex").getAsInt() >= 0);
		result.getAsJsonArray("locations").forEach(location -> location(location.getAsJsonObject()));
		if (result.has("relatedLocations")) {
			result.getAsJsonArray("relatedLocations").forEach(location -> location(location.getAsJsonObject()));
		}
		if (result.has("suppressions")) {
			result.getAsJsonArray("suppressions").forEach(suppression -> check(suppression.getAsJsonObject(), "suppression"));
		}
		if (result.has("fixes")) {
			result.getAsJsonArray("fixes").forEach(fix -> fix(fix.getAsJsonObject()));
		}
	}

	private static void fix(JsonObject fix) {
		check(fix, "fix");
		check(fix.getAsJsonObject("description"), "message");
		assertTrue(fix.getAsJsonArray("artifactChanges").size() > 0);
		fix.getAsJsonArray("artifactChanges").forEach(each -> {
			JsonObject change = each.getAsJsonObject();
			check(change, "artifactChange");
			artifact(change.getAsJsonObject("artifactLocation"));
			assertTrue(change.getAsJsonArray("replacements").size() > 0);
			change.getAsJsonArray("replacements").forEach(replacement -> {
				check(replacement.getAsJsonObject(), "replacement");
				region(replacement.getAsJsonObject().getAsJsonObject("deletedRegion"));
				check(replacement.getAsJsonObject().getAsJsonObject("insertedContent"), "artifactContent");
			});
		});
	}

	private static void location(JsonObject location) {
		check(location, "location");
		check(location.getAsJsonObject("physicalLocation"), "physicalLocation");
		artifact(location.getAsJsonObject("physicalLocation").getAsJsonObject("artifactLocation"));
		region(location.getAsJsonObject("physicalLocation").getAsJsonObject("region"));
	}

	private static void artifact(JsonObject artifact) {
		check(artifact, "artifactLocation");
		assertFalse(URI.create(artifact.get("uri").getAsString()).isAbsolute());
	}

	private static void region(JsonObject region) {
		check(region, "region");
		for (String fromOne : Set.of("startLine", "startColumn", "endLine", "endColumn")) {
			assertTrue(!region.has(fromOne) || region.get(fromOne).getAsInt() >= 1, fromOne);
		}
		for (String fromZero : Set.of("charOffset", "charLength")) {
			assertTrue(!region.has(fromZero) || region.get(fromZero).getAsInt() >= 0, fromZero);
		}
	}

	private static void level(JsonObject object) {
		assertTrue(LEVELS.contains(object.get("level").getAsString()));
	}

	private static void check(JsonObject object, String name) {
		Shape shape = SHAPES.get(name);
		for (String property : object.keySet()) {
			assertTrue(shape.allowed().contains(property), () -> name + " has no " + property);
		}
		for (String property : shape.required()) {
			assertTrue(property.isEmpty() || object.has(property), () -> name + " needs " + property);
		}
	}

	private static Map.Entry<String, Shape> shape(String name, String required, String allowed) {
		return Map.entry(name, new Shape(Set.of(allowed.split(" ")), Set.of(required.split(" "))));
	}
}
