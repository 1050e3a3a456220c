/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wiretune.servers.kit.liberty.LibertyKit;
import org.wiretune.servers.kit.wildfly.WildFlyKit;

/** Lines as the servers wrote them. */
class StartLogTest {

	private final StartLog wildFly = new StartLog(new WildFlyKit().messages());
	private final StartLog liberty = new StartLog(new LibertyKit().messages());

	private static StartLog.State read(StartLog log, String lines) {
		StartLog.State state = log.state();
		for (String line : lines.split("\n")) {
			state = log.line(line);
		}
		return state;
	}

	@Test
	void wildFlyIsReadyWhenBothWereSaid() {
		assertEquals(StartLog.State.STARTING, read(wildFly, """
				16:01:02,101 INFO  [org.jboss.as] (MSC service thread 1-1) WFLYSRV0049: WildFly 39.0.1.Final starting
				16:01:07,420 INFO  [org.jboss.as.server] (ServerService Thread Pool -- 46) WFLYSRV0010: Deployed "wiretune.war" (runtime-name : "wiretune.war")"""));
		assertEquals(StartLog.State.READY, read(wildFly,
				"16:01:07,500 INFO  [org.jboss.as] (Controller Boot Thread) WFLYSRV0025: WildFly 39.0.1.Final started in 6120ms"));
		assertEquals(List.of(), wildFly.errors());
	}

	@Test
	void wildFlyWithErrorsHasFailedAndSaysWhy() {
		assertEquals(StartLog.State.FAILED, read(wildFly, """
				\u001b[31m16:01:05,002 ERROR [org.jboss.msc.service.fail] (MSC service thread 1-3) MSC000001: Failed to start service org.wildfly.undertow.listener.default: org.jboss.msc.service.StartException in service org.wildfly.undertow.listener.default: Address already in use /127.0.0.1:8080
				\tat org.wildfly.extension.undertow.ListenerService.start(ListenerService.java:214)
				Caused by: java.net.BindException: Address already in use
				16:01:07,500 ERROR [org.jboss.as] (Controller Boot Thread) WFLYSRV0026: WildFly 39.0.1.Final started (with errors) in 6120ms"""));
		assertEquals(3, wildFly.errors().size(), wildFly.errors().toString());
		assertTrue(wildFly.errors().get(0).startsWith("16:01:05,002 ERROR"), "without the colour");
		assertTrue(wildFly.errors().get(0).contains("Address already in use /127.0.0.1:8080"));
		assertEquals("Caused by: java.net.BindException: Address already in use", wildFly.errors().get(1));
	}

	@Test
	void aBrokenConfigurationOfWildFlyNamesFileAndLine() {
		assertEquals(StartLog.State.FAILED, read(wildFly, """
				16:02:01,330 ERROR [org.jboss.as.controller.management-operation] (Controller Boot Thread) WFLYCTL0485: Could not parse
				|  OPVDX001: Validation error in standalone-full.xml -----------------------------------
				|  ^^^^ ParseError at [row,col]:[17,9]
				16:02:01,333 FATAL [org.jboss.as.server] (Controller Boot Thread) WFLYSRV0056: Server boot has failed in an unrecoverable manner; exiting."""));
		assertTrue(wildFly.errors().stream().anyMatch(line -> line.contains("standalone-full.xml")), wildFly.errors().toString());
		assertTrue(wildFly.errors().stream().anyMatch(line -> line.contains("[17,9]")), wildFly.errors().toString());
	}

	@Test
	void libertyIsNotReadyBeforeItsApplication() {
		assertEquals(StartLog.State.SERVER_READY,
				read(liberty, "[AUDIT   ] CWWKF0011I: The wiretune server is ready to run a smarter planet. The wiretune server started in 5.201 seconds."));
		assertEquals(StartLog.State.READY,
				read(liberty, "[AUDIT   ] CWWKZ0001I: Application wiretune started in 1.873 seconds."));
	}

	@Test
	void anApplicationThatDoesNotStartFailsTheStartOfLiberty() {
		assertEquals(StartLog.State.FAILED, read(liberty, """
				[AUDIT   ] CWWKF0011I: The wiretune server is ready to run a smarter planet. The wiretune server started in 5.201 seconds.
				[ERROR   ] CWWKZ0002E: An exception occurred while starting the application wiretune. The exception message was: com.ibm.ws.container.service.state.StateChangeException: CNTR4002E"""));
		assertTrue(liberty.errors().get(0).contains("CNTR4002E"), liberty.errors().toString());
	}

	@Test
	void aPortInUseAndABrokenFileFailTheStartOfLiberty() {
		assertEquals(StartLog.State.FAILED, read(liberty,
				"[ERROR   ] CWWKO0221E: TCP/IP port defaultHttpEndpoint could not be bound to host 127.0.0.1 port 9080. Address already in use"));
		StartLog other = new StartLog(new LibertyKit().messages());
		assertEquals(StartLog.State.FAILED, read(other,
				"[ERROR   ] CWWKG0014E: The configuration parser detected an XML syntax error while parsing the root of the configuration and the referenced configuration documents. Error: Element type \"executor\" must be followed by either attribute specifications, \">\" or \"/>\". File: file:/run/usr/servers/wiretune/configDropins/overrides/wiretune.xml Line: 4 Column: 3"));
		assertTrue(other.errors().get(0).contains("wiretune.xml Line: 4"), other.errors().toString());
	}

	@Test
	void fewLinesAreKeptAndNoneIsLong() {
		for (int i = 0; i < 100; i++) {
			liberty.line("[ERROR   ] CWWKX" + i + "E: " + "x".repeat(5000));
		}
		assertEquals(6, liberty.errors().size());
		assertTrue(liberty.errors().stream().allMatch(line -> line.length() < 500));
	}
}
