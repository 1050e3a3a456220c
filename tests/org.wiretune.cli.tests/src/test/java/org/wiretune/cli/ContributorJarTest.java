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
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;

/** The jar of the example contributor, which has nothing but the contract, beside the command line. */
@ExtendWith(OwnState.class)
class ContributorJarTest {

	private static final String ORDERS = """
			<flow xmlns="urn:acme:flow" name="orders">
			  <poll name="inbox" queue="orders.in" interval="50" step="price"/>
			  <step name="price" calls="rates"/>
			  <send name="rates" queue="rates.in"/>
			</flow>
			""";
	private static final String RATES = """
			<flow xmlns="urn:acme:flow" name="rates">
			  <poll name="in" queue="rates.in" step="answer"/>
			  <step name="answer"/>
			</flow>
			""";

	@TempDir
	Path folder;

	private Path shop;

	@BeforeEach
	void writeFlows() throws IOException {
		shop = writeFlows(folder.resolve("Shop"));
	}

	/** Writes files that only the contributor reads. @param folder is made */
	static Path writeFlows(Path folder) throws IOException {
		Files.createDirectories(folder);
		Files.writeString(folder.resolve("orders.flow"), ORDERS);
		Files.writeString(folder.resolve("rates.flow"), RATES);
		return folder;
	}

	static Path jar() throws IOException {
		try (Stream<Path> files = Files.list(Path.of(System.getProperty("wiretune.contributor")))) {
			return files.filter(file -> file.getFileName().toString().matches("com\\.acme\\.flow-[^-]*(-SNAPSHOT)?\\.jar")).findFirst().orElseThrow();
		}
	}

	@Test
	void itsRuleFindsAndFixes() throws IOException {
		CommandLine call = CommandLine.call("lint", shop, "--with", jar());
		assertEquals(1, call.code(), call.err());
		assertTrue(call.out().contains("orders.flow:2:50: warning: 50 ms between two looks of poll inbox at its queue [acme.short-poll]"), call.out());
		CommandLine fixed = CommandLine.call("lint", shop, "--with", jar(), "--fix", "acme.short-poll");
		assertEquals(0, fixed.code(), fixed.out() + fixed.err());
		assertEquals(ORDERS.replace("\"50\"", "\"100\""), Files.readString(shop.resolve("orders.flow")));
		assertEquals(0, CommandLine.call("lint", shop, "--with", jar()).code());
	}

	@Test
	void itsNumbersAreTheUsers() throws IOException {
		Files.writeString(shop.resolve("wiretune.rules"), "acme.short-poll.shortest = 20\n");
		CommandLine call = CommandLine.call("lint", shop, "--with", jar());
		assertEquals(0, call.code(), call.out() + call.err());
		assertFalse(call.out().contains("problem:"), call.out());
	}

	@Test
	void itsFilesAreOnTheMapAndMeetAtTheQueue() throws IOException {
		CommandLine call = CommandLine.call("map", shop, "--with", jar());
		assertEquals(0, call.code(), call.err());
		boolean joined = false;
		for (JsonElement wire : JsonParser.parseString(call.out()).getAsJsonObject().getAsJsonArray("wires")) {
			joined |= wire.getAsJsonObject().get("from").getAsString().endsWith("orders.flow/rates") && wire.getAsJsonObject().get("to").getAsString().endsWith("rates.flow/in")
					&& wire.getAsJsonObject().get("resolved").getAsBoolean();
		}
		assertTrue(joined, call.out());
	}

	@Test
	void itsTableGivesSettingsAndDefaults() throws IOException {
		CommandLine call = CommandLine.call("settings", shop, "--with", jar());
		assertTrue(call.out().contains("orders.flow (Acme engine)"), call.out());
		assertTrue(call.out().contains("Interval: 50 milliseconds"), call.out());
		assertTrue(call.out().contains("Acknowledge: each  [default: Acme engine 3, guide, Acknowledgement]"), call.out());
	}

	@Test
	void itsPropertiesAreReadByItsTable() throws IOException {
		Files.writeString(shop.resolve("engine.properties"), "engine.maximum-polls=4\n");
		CommandLine call = CommandLine.call("settings", shop, "--with", jar());
		assertTrue(call.out().contains("Most polls: 4 threads"), call.out());
	}

	/** Its alarm names its setting by kind and key, and a run file keeps both. */
	@Test
	void itsAlarmLeadsFromARunToItsSetting() throws IOException {
		OwnState.use(folder.resolve("state"));
		Path engine = Files.writeString(shop.resolve("engine.properties"), "engine.maximum-polls=4\n");
		Path run = Files.writeString(folder.resolve("run.json"), """
				{"schema": 2, "name": "flows", "startedAt": "2026-03-04T13:52:05Z", "state": "completed", "settings": {}, "cells": [], "alarms": [{"id": "acme.engine-full",
				"instance": "orders", "raisedAt": "2026-03-04T13:52:12Z", "observed": 4, "limit": 4, "demand": 6, "unit": "threads", "limitedBy": "acme.engine/maximum-polls", "message": "Engine orders is full."}]}
				""");
		CommandLine places = CommandLine.call("alarms", run, "--in", shop, "--with", jar());
		assertTrue(places.out().contains("engine.properties:1:") && places.out().contains("Engine orders is full."), places.out() + places.err());
		CommandLine fixed = CommandLine.call("alarms", run, "--in", shop, "--fix", "acme.engine-full", "--with", jar());
		assertEquals(1, fixed.code(), fixed.err());
		assertEquals("engine.maximum-polls=6\n", Files.readString(engine));
		CommandLine without = CommandLine.call("alarms", run, "--in", shop);
		assertTrue(without.out().contains("No place in " + shop + " is known that sets this limit (acme.engine/maximum-polls)."), without.out());
	}

	@Test
	void aUsersRuleNamesItsSettings() throws IOException {
		Files.writeString(shop.resolve("wiretune.rules"), """
				rule own.batch = warning
				  each    acme.poll as poll
				  when    poll.acknowledge not-set
				  message {poll.queue} acknowledges each message.
				  because our broker writes each acknowledgement to the disk
				  fix     poll.acknowledge = batch
				""".replace("{poll.queue}", "A poll"));
		CommandLine call = CommandLine.call("lint", shop, "--with", jar(), "--fix=own.batch");
		assertTrue(Files.readString(shop.resolve("rates.flow")).contains("acknowledge=\"batch\""), call.out() + call.err());
		CommandLine without = CommandLine.call("lint", shop);
		assertTrue(without.out().contains("There is no group of settings \"acme.poll\""), without.out());
	}

	@Test
	void itsRuleIsListedOnlyWithTheJar() throws IOException {
		assertTrue(CommandLine.call("lint", "--list-rules", "--with=" + jar()).out().contains("acme.short-poll"));
		assertFalse(CommandLine.call("lint", "--list-rules").out().contains("acme"));
	}

	@Test
	void aSecondJarWithTheSameIdsIsRefusedAndNamed() throws IOException {
		Path copy = Files.copy(jar(), folder.resolve("copy.jar"));
		CommandLine once = CommandLine.call("lint", shop, "--with", jar());
		CommandLine twice = CommandLine.call("lint", shop, "--with", jar(), "--with", copy);
		assertEquals(once.out().replaceAll("in .* s", ""), twice.out().replaceAll("in .* s", ""));
		assertEquals("", once.err());
		assertTrue(twice.err().contains("Of com.acme.flow something is left out: acme.short-poll is there already; this one is left out."), twice.err());
		assertTrue(twice.err().contains("acme.flow is there already"), twice.err());
	}

	@Test
	void aJarWithoutContributionAndOneThatIsNoneAreNamed() throws IOException {
		Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
		CommandLine call = CommandLine.call("lint", shop, "--with", text);
		assertEquals(0, call.code(), call.err());
		assertTrue(call.err().contains("text.jar something is left out"), call.err());
		CommandLine missing = CommandLine.call("lint", shop, "--with", folder.resolve("gone.jar"));
		assertEquals(2, missing.code());
		assertTrue(missing.err().contains("gone.jar cannot be read as the jar of a contributor."), missing.err());
	}
}
