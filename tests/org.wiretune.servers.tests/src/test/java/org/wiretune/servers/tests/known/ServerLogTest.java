/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.known.LogEntry;
import org.wiretune.servers.known.LogFilter;
import org.wiretune.servers.known.LogPlace;
import org.wiretune.servers.known.ServerLog;
import org.wiretune.servers.logs.LogSeverity;

/** The log of a server: severities, alarms, bounds, and the places it names. */
class ServerLogTest {

	private static final String WARNING = "17:00:01,000 WARN  [org.jboss.as] (main) slow";
	private static final String ERROR = "17:00:02,000 ERROR [org.jboss.as.ejb3] (main) WFLYEJB0378: Failed to acquire a permit within 5 MINUTES";
	private static final String FRAME = "\tat deployment.shop.war//org.example.shop.Orders$Inner.place(Orders.java:17)";

	private final List<AlarmChange> alarms = new ArrayList<>();
	private final ServerLog log = new ServerLog("WildFly", alarms::add);

	@Test
	void linesHaveTheirSeverityAndTheFilterKeepsAlarms() {
		log.add("17:00:00,000 INFO  [org.jboss.as] (main) fine", 1);
		log.add(WARNING, 2);
		log.add(ERROR, 3);
		log.add(FRAME, 4);
		List<LogEntry> entries = log.entries();
		assertEquals(List.of(LogSeverity.INFO, LogSeverity.WARNING, LogSeverity.ERROR, LogSeverity.ERROR), entries.stream().map(LogEntry::severity).toList());
		assertEquals("slsb-pool-exhausted-live", entries.get(2).alarms().getFirst().id());
		assertEquals(1, alarms.size());
		assertEquals(3, entries.stream().filter(LogFilter.WARNINGS::shows).count());
		assertEquals(2, entries.stream().filter(LogFilter.ERRORS::shows).count());
		assertTrue(LogFilter.ERRORS.shows(new LogEntry("x", LogSeverity.INFO, entries.get(2).alarms())));
		log.clear();
		assertEquals(AlarmChange.Kind.CLEARED, alarms.getLast().kind());
		assertEquals(List.of(), log.entries());
	}

	@Test
	void theLinesOfAKeyAreHiddenEachOfWhichTellsNothingByItself() {
		List.of("-----BEGIN PRIVATE KEY-----", "MIIEvQ", "-----END PRIVATE KEY-----", "fine").forEach(line -> log.add(line, 1));
		assertEquals(List.of("-----BEGIN PRIVATE KEY-----", "***", "-----END PRIVATE KEY-----", "fine"), log.entries().stream().map(LogEntry::text).toList());
	}

	/** The output and the error output come between each other anywhere. */
	@Test
	void aKeyOnOneStreamIsNoneOnTheOther() {
		ServerLog log = new ServerLog("server", change -> { });
		log.add("-----BEGIN PRIVATE KEY-----", 1);
		log.add("Zq771Kw", 1);
		log.addError("The disk is full.", 1);
		log.addError("-----END CERTIFICATE-----", 1);
		List.of("Zq772Kw", "Zq773Kw", "Zq774Kw", "-----END PRIVATE KEY-----", "fine").forEach(line -> log.add(line, 1));
		assertEquals(List.of("-----BEGIN PRIVATE KEY-----", "***", "The disk is full.", "-----END CERTIFICATE-----", "***", "***", "***", "-----END PRIVATE KEY-----", "fine"),
				log.entries().stream().map(LogEntry::text).toList());
	}

	@Test
	void anEndlessLogTakesBoundedMemory() {
		for (int i = 0; i < ServerLog.MOST_LINES + 500; i++) {
			log.add("line " + i, i);
		}
		assertEquals(ServerLog.MOST_LINES, log.entries().size());
		assertEquals("line 500", log.entries().getFirst().text());
		log.add("x".repeat(100_000), 1);
		assertEquals(8192, log.entries().getLast().text().length());
	}

	@Test
	void framesAndFilesAreFoundInLines() {
		LogPlace frame = LogPlace.in(FRAME).getFirst();
		assertEquals("org/example/shop/Orders.java", frame.path());
		assertEquals(17, frame.line());
		assertEquals("Orders.java:17", FRAME.substring(frame.offset(), frame.offset() + frame.length()));
		LogPlace server = LogPlace.in("[ERROR   ] CWWKG0014E: a syntax error, file:/home/me/shop/server.xml, Line: 12, Column: 3").getFirst();
		assertEquals("/home/me/shop/server.xml", server.path());
		assertEquals(12, server.line());
		assertEquals("C:/wlp/server.xml", LogPlace.in("in C:\\wlp\\server.xml now").getFirst().path());
		assertEquals("standalone.xml", LogPlace.in("WFLYCTL0085:standalone.xml").getFirst().path());
		assertEquals(List.of(), LogPlace.in("(Orders.java:17)"));
		assertEquals(List.of(), LogPlace.in("x".repeat(8000) + '.'));
		assertEquals(List.of(), LogPlace.in("17:00:00,000 INFO  [org.jboss.as] (main) WFLYSRV0025: WildFly started in 8123ms"));
	}
}
