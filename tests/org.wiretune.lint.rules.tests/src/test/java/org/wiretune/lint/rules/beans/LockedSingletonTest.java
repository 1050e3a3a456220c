/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Singleton beans whose calls wait for each other although nothing in them changes. */
class LockedSingletonTest {

	private static final String RULE = "singleton-locked-for-nothing";

	private static Files bean(String path, String annotations, String field, String header, String body) {
		return new Files().with(path, """
				package shop;

				import javax.annotation.PostConstruct;
				import javax.ejb.ConcurrencyManagement;
				import javax.ejb.Lock;
				import javax.ejb.LockType;
				import javax.ejb.Schedule;
				import javax.ejb.Singleton;

				%s
				public class Mails {

					%s

					%s {
						%s
					}
				}
				""".formatted(annotations, field, header, body));
	}

	private static Files bean(String annotations, String field, String header, String body) {
		return bean("Shop/src/main/java/shop/Mails.java", annotations, field, header, body);
	}

	@Test
	void sharesNothing() {
		Finding finding = bean("@Singleton", "private final Session session = Session.open();", "public void send(Mail mail)", "session.send(mail);").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("1", finding.measured());
		assertTrue(finding.message().startsWith("Singleton Mails takes 1 call at a time"), finding.message());
	}

	/** What changes needs a lock, also what is made for several threads: it may be read before it is written. */
	@ParameterizedTest
	@CsvSource({"'private Map<String, Mail> mails = new HashMap<>();', 'mails.put(key, null);', 0", "'private Map<String, Mail> mails = new ConcurrentHashMap<>();', 'mails.put(key, null);', 0",
			"'private ConcurrentMap<String, Mail> mails;', 'mails.get(key);', 1", "'private Map<String, Mail> mails = new HashMap<>();', 'mails.get(key);', 1", "'private int count;', 'count++;', 0", "'private int count;', 'this.count = 1;', 0",
			"'private int[] counts;', 'counts[0] = 1;', 0", "'private int count;', 'int own = count;', 1", "'@Inject private Store store;', 'store.add(key);', 1", "'private Store store;', 'store.add(key);', 0", "'', 'int own = 0; own++;', 1"})
	void whatChanges(String field, String body, int findings) {
		assertEquals(findings, bean("@Singleton", field, "public void send(String key)", body).findings(RULE).size());
	}

	/** A stated lock was chosen; a bean that only begins or runs by the clock has nobody that waits. */
	@ParameterizedTest
	@CsvSource({"@Singleton, public void send(), 1", "@Singleton @Lock(LockType.READ), public void send(), 0", "@Singleton @Lock(LockType.WRITE), public void send(), 0", "@Singleton, @Lock(LockType.READ) public void send(), 0",
			"@Singleton @ConcurrencyManagement(BEAN), public void send(), 0", "@Singleton @javax.ejb.Startup, public void send(), 0", "@Singleton, @PostConstruct public void send(), 0", "@Singleton, @Schedule public void send(), 0", "@Singleton, void send(), 0",
			"@Singleton, public static void send(), 0", "'', public void send(), 0"})
	void whoWaits(String annotations, String header, int findings) {
		assertEquals(findings, bean(annotations, "", header, "").findings(RULE).size());
	}

	/** The singleton of dependency injection has no lock, and a superclass may hold what changes. */
	@ParameterizedTest
	@CsvSource({"javax.ejb.Singleton, javax.inject.Singleton", "class Mails {, class Mails extends Store {"})
	void lookAlikes(String before, String after) {
		assertEquals(0, bean("@Singleton", "", "public void send()", "").replace("Shop/src/main/java/shop/Mails.java", before, after).findings(RULE).size());
	}

	@Test
	void inATest() {
		assertEquals(0, bean("Shop/src/test/java/shop/Mails.java", "@Singleton", "", "public void send()", "").findings(RULE).size());
	}
}
