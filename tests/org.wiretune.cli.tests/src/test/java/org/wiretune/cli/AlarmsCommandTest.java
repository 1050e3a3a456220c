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
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code alarms}: from an alarm of a run to the line that set its limit. */
@ExtendWith(OwnState.class)
class AlarmsCommandTest {

	private static final String FULL = "ds-max-equals-max-in-use";
	private static final String WAITING = "ds-pool-waiters-thread-dump";
	private static final String MAXIMUM = "            <max-pool-size>8</max-pool-size>\n";
	private static final String SERVER = """
			<?xml version="1.0" encoding="UTF-8"?>
			<server xmlns="urn:jboss:domain:20.0">
			  <profile>
			    <subsystem xmlns="urn:jboss:domain:datasources:7.0">
			      <datasources>
			        <datasource jndi-name="java:jboss/datasources/OrdersDS" pool-name="OrdersDS">
			          <connection-url>jdbc:postgresql://db/orders</connection-url>
			          <pool>
			            <min-pool-size>1</min-pool-size>
			            <max-pool-size>8</max-pool-size>
			          </pool>
			        </datasource>
			      </datasources>
			    </subsystem>
			  </profile>
			</server>
			""";

	@TempDir
	private Path folder;

	private Path servers;

	@BeforeEach
	void begin() {
		OwnState.use(folder.resolve("state"));
		servers = folder.resolve("servers");
	}

	private Path server(String name, String text) throws IOException {
		Path home = Files.createDirectories(servers.resolve(name).resolve("standalone/configuration"));
		return Files.writeString(home.resolve("standalone.xml"), text);
	}

	private static String alarm(String id, String instance, int second, int limit, String demand, String limitedBy) {
		return """
				{"id": "%1$s", "source": "wildfly", "instance": "%2$s", "raisedAt": "2026-03-04T13:52:%3$02dZ", "endedAt": "2026-03-04T13:52:59Z", "observed": %4$d,
				"limit": %4$d, "demand": %5$s, "unit": "connections", "limitedBy": "%6$s", "message": "All of %2$s are in use (%3$d).", "evidence": [], "threadDump": ""}
				""".formatted(id, instance, second, limit, demand, limitedBy);
	}

	private static String full() {
		return alarm(FULL, "OrdersDS", 12, 8, "null", "data source");
	}

	private Path run(String... alarms) throws IOException {
		return Files.writeString(folder.resolve("run.json"), """
				{"schema": 2, "name": "orders", "startedAt": "2026-03-04T13:52:05Z", "endedAt": "2026-03-04T13:53:05Z", "state": "completed", "settings": {}, "cells": [],
				"alarms": [%s]}
				""".formatted(String.join(",", alarms)));
	}

	@Test
	void withoutFilesTheAlarmsAreToldWithTheirSeconds() throws IOException {
		CommandLine told = CommandLine.call("alarms", run(full(), alarm(WAITING, "OrdersDS", 20, 1, "11", "data source").replace("\"endedAt\": \"2026-03-04T13:52:59Z\",", "")));
		assertEquals(ExitCode.FINDINGS, told.code(), told.err());
		assertEquals("""
				7 s to 54 s: All of OrdersDS are in use (12). [ds-max-equals-max-in-use, OrdersDS]
				15 s to the end: All of OrdersDS are in use (20). [ds-pool-waiters-thread-dump, OrdersDS]
				""", told.out());
	}

	@Test
	void anAlarmLeadsToItsLineWithTheValueAndTheProposal() throws IOException {
		Path file = server("shop", SERVER);
		CommandLine places = CommandLine.call("alarms", run(full()), "--in", servers);
		assertEquals(ExitCode.FINDINGS, places.code(), places.err());
		String first = places.out().lines().findFirst().orElseThrow();
		assertTrue(first.startsWith(file + ":10:"), first);
		assertTrue(first.endsWith(": warning: All of OrdersDS are in use (12) [" + FULL + "]"), first);
		String message = places.out().lines().skip(1).findFirst().orElseThrow();
		assertTrue(message.startsWith("    All of OrdersDS are in use (12). ") && message.contains(" of OrdersDS in ") && message.contains(" is 8."), message);
		assertTrue(places.out().contains("to the observed demand, 10"), places.out());
		assertEquals(SERVER, Files.readString(file));
	}

	@Test
	void theProposalIsShownWrittenAndTakenBack() throws IOException {
		Path file = server("shop", SERVER);
		Path run = run(full());
		CommandLine dry = CommandLine.call("alarms", run, "--in", servers, "--fix", FULL, "--dry-run");
		assertEquals(ExitCode.FINDINGS, dry.code(), dry.err());
		assertTrue(dry.out().contains("-" + MAXIMUM) && dry.out().contains("+" + MAXIMUM.replace("8", "10")), dry.out());
		assertTrue(dry.out().contains("nothing was changed"), dry.out());
		assertEquals(SERVER, Files.readString(file));
		CommandLine fixed = CommandLine.call("alarms", run, "--in", servers, "--fix", FULL);
		assertEquals(ExitCode.FINDINGS, fixed.code(), fixed.err());
		assertEquals("Made 1 fix in 1 file. wiretune undo takes it back.\n", fixed.out());
		assertEquals(SERVER.replace("<max-pool-size>8<", "<max-pool-size>10<"), Files.readString(file));
		CommandLine again = CommandLine.call("alarms", run, "--in", servers, "--fix", FULL);
		assertEquals(ExitCode.COULD_NOT_RUN, again.code(), "the run saw 8, so it says nothing of 10: " + again.out());
		assertTrue(again.err().contains("proposes a value for '" + FULL + "'") && again.err().contains("none"), again.err());
		CommandLine undone = CommandLine.call("undo");
		assertEquals(ExitCode.OK, undone.code(), undone.err());
		assertEquals(SERVER, Files.readString(file));
	}

	@Test
	void aSettingThatNoFileStatesIsWrittenWhereItBelongs() throws IOException {
		Path file = server("shop", SERVER.replace(MAXIMUM, ""));
		Path run = run(alarm(FULL, "OrdersDS", 12, 20, "null", "data source"));
		CommandLine places = CommandLine.call("alarms", run, "--in", servers);
		assertTrue(places.out().lines().findFirst().orElseThrow().matches(".*standalone\\.xml:\\d+:\\d+: .*"), places.out());
		CommandLine fixed = CommandLine.call("alarms", run, "--in", servers, "--fix", FULL);
		assertEquals(ExitCode.FINDINGS, fixed.code(), fixed.err());
		assertEquals(SERVER.replace("<max-pool-size>8<", "<max-pool-size>25<"), Files.readString(file), "a quarter above the 20 that the server had");
	}

	@Test
	void anAlarmThatNoFileSetsIsNamedAndNotWritten() throws IOException {
		Path file = server("shop", SERVER);
		Path run = run(alarm(FULL, "StockDS", 12, 8, "null", "data source"), alarm("network-saturation", "eth0", 13, 90, "null", "none"));
		CommandLine places = CommandLine.call("alarms", run, "--in", servers);
		assertEquals(ExitCode.FINDINGS, places.code(), places.err());
		assertEquals("All of StockDS are in use (12). No place in " + servers + " is known that sets this limit (data source). [" + FULL + ", StockDS]\n"
				+ "All of eth0 are in use (13). No setting of a file sets this limit. [network-saturation, eth0]\n", places.out());
		for (String id : List.of(FULL, "network-saturation", "no-such-alarm")) {
			CommandLine fixed = CommandLine.call("alarms", run, "--in", servers, "--fix", id);
			assertEquals(ExitCode.COULD_NOT_RUN, fixed.code(), fixed.out());
			assertTrue(fixed.err().contains("'" + id + "'") && fixed.err().contains(servers.toString()), fixed.err());
		}
		assertEquals(SERVER, Files.readString(file));
	}

	@Test
	void ofSeveralServersNoneIsGuessed() throws IOException {
		Path shop = server("shop", SERVER);
		Path stock = server("stock", SERVER);
		Path run = run(full());
		CommandLine places = CommandLine.call("alarms", run, "--in", servers);
		assertTrue(places.out().contains(shop + ":10:") && places.out().contains(stock + ":10:"), places.out());
		CommandLine both = CommandLine.call("alarms", run, "--in", servers, "--fix", FULL);
		assertEquals(ExitCode.COULD_NOT_RUN, both.code(), both.out());
		assertTrue(both.err().contains(shop + ":10") && both.err().contains(stock + ":10") && both.err().contains("--in"), both.err());
		assertEquals(SERVER, Files.readString(shop));
		assertEquals(SERVER, Files.readString(stock));
		CommandLine one = CommandLine.call("alarms", run, "--in", servers.resolve("stock"), "--fix", FULL);
		assertEquals(ExitCode.FINDINGS, one.code(), one.err());
		assertEquals(SERVER, Files.readString(shop));
		assertFalse(Files.readString(stock).equals(SERVER));
	}

	@Test
	void twoPoolsWithTheSameAlarmAreNoDoubt() throws IOException {
		String two = SERVER.replace("      </datasources>", SERVER.substring(SERVER.indexOf("        <datasource "), SERVER.indexOf("      </datasources>")).replace("Orders", "Stock") + "      </datasources>");
		Path file = server("shop", two);
		CommandLine fixed = CommandLine.call("alarms", run(full(), alarm(FULL, "StockDS", 14, 8, "null", "data source")), "--in", servers, "--fix", FULL);
		assertEquals(ExitCode.FINDINGS, fixed.code(), fixed.err());
		assertEquals(two.replace("<max-pool-size>8<", "<max-pool-size>10<"), Files.readString(file));
	}

	@Test
	void anAlarmThatWasRaisedTwiceProposesWhatItNeededMost() throws IOException {
		Path file = server("shop", SERVER);
		Path run = run(alarm(WAITING, "OrdersDS", 10, 1, "14", "data source"), alarm(WAITING, "OrdersDS", 20, 1, "17", "data source"), alarm(WAITING, "OrdersDS", 30, 1, "12", "data source"));
		CommandLine places = CommandLine.call("alarms", run, "--in", servers);
		assertEquals(1, places.out().lines().filter(line -> line.contains("[" + WAITING + "]")).count(), places.out());
		assertEquals(ExitCode.FINDINGS, CommandLine.call("alarms", run, "--in", servers, "--fix", WAITING).code());
		assertTrue(Files.readString(file).contains("<max-pool-size>17<"), Files.readString(file));
		assertEquals(ExitCode.COULD_NOT_RUN, CommandLine.call("alarms", run, "--in", servers, "--fix", WAITING).code(), "17 are enough for what was seen");
	}

	@Test
	void twoProposalsForOneSettingAreNotBothMadeAndTheSecondIsNamed() throws IOException {
		Path file = server("shop", SERVER);
		Path run = run(full(), alarm(WAITING, "OrdersDS", 20, 1, "17", "data source"));
		CommandLine fixed = CommandLine.call("alarms", run, "--in", servers, "--fix", FULL, "--fix", WAITING);
		assertEquals(ExitCode.COULD_NOT_RUN, fixed.code(), fixed.out());
		assertTrue(fixed.err().contains("Not made:") && fixed.err().contains("17"), fixed.err());
		assertTrue(fixed.out().contains("1 fix was not made"), fixed.out());
		assertTrue(Files.readString(file).contains("<max-pool-size>10<"), Files.readString(file));
	}

	@Test
	void aRunWithoutAlarmsSaysSo() throws IOException {
		server("shop", SERVER);
		Path run = run();
		for (CommandLine call : List.of(CommandLine.call("alarms", run), CommandLine.call("alarms", run, "--in", servers))) {
			assertEquals(new CommandLine(ExitCode.OK, "The run " + run + " holds no alarm: none was raised, or nobody watched its server.\n", ""), call);
		}
		CommandLine fix = CommandLine.call("alarms", run, "--in", servers, "--fix", FULL);
		assertEquals(ExitCode.COULD_NOT_RUN, fix.code(), fix.out());
		assertTrue(fix.err().contains(FULL), fix.err());
	}

	@Test
	void wrongUseIsSaid() throws IOException {
		Path run = run(full());
		for (CommandLine call : List.of(CommandLine.call("alarms", run, "--fix", FULL), CommandLine.call("alarms", run, "--in", folder, "--dry-run"), CommandLine.call("alarms", run, "--dry-run"))) {
			assertEquals(ExitCode.COULD_NOT_RUN, call.code(), call.out());
			assertTrue(call.err().contains("--in") && call.err().contains("--dry-run"), call.err());
		}
		assertTrue(CommandLine.call("alarms").err().contains("one run file"));
		assertTrue(CommandLine.call("alarms", run, run).err().contains("one run file"));
		assertEquals(ExitCode.COULD_NOT_RUN, CommandLine.call("alarms", folder.resolve("absent.json")).code());
		CommandLine none = CommandLine.call("alarms", run, "--in", folder.resolve("absent"));
		assertEquals(ExitCode.COULD_NOT_RUN, none.code(), none.out());
		assertTrue(none.err().contains("absent"), none.err());
	}
}
