/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;

/** Scripts with commands for a queue manager. */
class QueueManagerCommandsTest {

	private static final String FILE = "mq/orders.mqsc";
	private static final String CONVERSATIONS = "mq-channel-shares-conversations";
	private static final String PERSISTENT = "persistent-when-not-needed";

	private static Files script(String text) {
		return new Files().with(FILE, text);
	}

	private static Map<String, String> settings(Files files) {
		Map<String, String> settings = new TreeMap<>();
		files.lint().solution().getConfiguration().forEach(file -> file.getGroups().forEach(group -> group.getSettings()
				.forEach(setting -> settings.put(group.getKind() + ' ' + group.getName() + ' ' + setting.getName(), setting.effective()))));
		return settings;
	}

	@Test
	void whatIsRead() {
		Files files = script("""
				* DEFINE QLOCAL(REMARK) DEFPSIST(YES)
				define qlocal ('app.in') defpsist( yes ) +
				   * a remark between
				       maxdepth(50000) DESCR('it''s (half')
				DEF CHL(APP.CLIENTS) CHLTYPE(SVRCONN) SHARE-
				CNV(5) MAXINST(200)
				ALTER QL(app.other) DEFPSIST(NO); DISPLAY QLOCAL(X)
				DISPLAY CHANNEL(APP.CLIENTS) SHARECNV
				""");
		assertEquals(Map.of("mq.queue app.in DEFPSIST", "yes", "mq.queue app.in MAXDEPTH", "50000", "mq.channel APP.CLIENTS CHLTYPE", "SVRCONN", "mq.channel APP.CLIENTS SHARECNV", "5",
				"mq.channel APP.CLIENTS MAXINST", "200", "mq.queue app.other DEFPSIST", "NO"), settings(files));
		assertEquals(List.of(), files.lint().problems());
	}

	/** The place of a value is the value's own, and an object that is altered has the last one. */
	@Test
	void laterCommands() {
		String text = "DEFINE CHANNEL(A) CHLTYPE(SVRCONN) SHARECNV(10)\r\nALTER CHANNEL(A) CHLTYPE(SVRCONN) SHARECNV(1)\r\n";
		assertEquals("1", settings(script(text)).get("mq.channel A SHARECNV"));
		assertEquals(List.of(), script(text).findings(CONVERSATIONS));
		Files again = script("ALTER CHANNEL(A) CHLTYPE(SVRCONN) SHARECNV(1)\nALTER CHANNEL(A) CHLTYPE(SVRCONN) SHARECNV(20)\n");
		assertEquals(2, again.finding(CONVERSATIONS).origin().line());
		assertEquals("20", again.finding(CONVERSATIONS).measured());
	}

	@ParameterizedTest
	@ValueSource(strings = {"DEFINE QLOCAL(A DEFPSIST(YES)", "DEFINE CHANNEL(A) CHLTYPE(SVRCONN) DESCR('open"})
	void openBracket(String line) {
		Files files = script("* first\n" + line + "\n");
		assertEquals(List.of(ReadProblem.Kind.NOT_UNDERSTOOD), files.lint().problems().stream().map(ReadProblem::kind).toList());
		assertEquals(2, files.lint().problems().get(0).origin().line());
		assertEquals(Map.of(), settings(files));
	}

	@Test
	void sharedConversations() {
		Files stated = script("DEFINE CHANNEL('APP.CLIENTS') CHLTYPE(SVRCONN) SHARECNV(10) REPLACE\n");
		Finding finding = stated.finding(CONVERSATIONS);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("10", finding.measured());
		assertTrue(finding.message().contains("APP.CLIENTS"), finding.message());
		FixContract.verify(stated, CONVERSATIONS + "/one", Map.of(FILE, Map.of("SHARECNV(10)", "SHARECNV(1)")));
		Files unstated = script("DEFINE CHANNEL(APP.CLIENTS) +\n   CHLTYPE(SVRCONN) REPLACE\n");
		assertEquals("10", unstated.finding(CONVERSATIONS).measured());
		assertTrue(unstated.finding(CONVERSATIONS).message().contains("without SHARECNV"));
		FixContract.verify(unstated, CONVERSATIONS + "/one", Map.of(FILE, Map.of("REPLACE\n", "REPLACE SHARECNV(1)\n")));
	}

	/** Channels between queue managers, of the product, with a model, and with no word of what they are. */
	@ParameterizedTest
	@ValueSource(strings = {"DEFINE CHANNEL(A) CHLTYPE(SVRCONN) SHARECNV(1)", "DEFINE CHANNEL(A) CHLTYPE(SVRCONN) SHARECNV(0)", "DEFINE CHANNEL(A) CHLTYPE(SDR) CONNAME('host(1414)')",
			"DEFINE CHANNEL(A) CHLTYPE(CLNTCONN) SHARECNV(10)", "ALTER CHANNEL(SYSTEM.DEF.SVRCONN) CHLTYPE(SVRCONN) SHARECNV(10)", "DEFINE CHANNEL(A) CHLTYPE(SVRCONN) LIKE(B)",
			"ALTER CHANNEL(A) CHLTYPE(SVRCONN) MAXINST(5)", "ALTER CHANNEL(A) SHARECNV(10)", "*DEFINE CHANNEL(A) CHLTYPE(SVRCONN)", "SET CHLAUTH(A) TYPE(BLOCKUSER) USERLIST('nobody')"})
	void otherChannels(String line) {
		assertEquals(List.of(), script(line + "\n").findings(CONVERSATIONS));
	}

	@Test
	void persistentByDefinition() {
		Files files = script("DEFINE QLOCAL(ORDERS) DEFPSIST(YES)\n");
		assertEquals("YES", files.finding(PERSISTENT).measured());
		assertTrue(files.finding(PERSISTENT).message().contains("leaves that to the destination"), files.finding(PERSISTENT).message());
		assertEquals(1, script("DEFINE TOPIC(ORDERS) TOPICSTR('orders') DEFPSIST(YES)\n").findings(PERSISTENT).size());
		for (String other : List.of("DEFINE QLOCAL(ORDERS) DEFPSIST(NO)", "DEFINE QLOCAL(ORDERS)", "DEFINE QLOCAL(TO.OTHER) USAGE(XMITQ) DEFPSIST(YES)", "ALTER QLOCAL(SYSTEM.DEFAULT.LOCAL.QUEUE) DEFPSIST(YES)")) {
			assertEquals(List.of(), script(other + "\n").findings(PERSISTENT), other);
		}
	}
}
