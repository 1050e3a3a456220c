/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class EndpointsTest {

	private static final String ENDLESS = "camel-tod-endless-endpoints";
	private static final String CHANGED = "camel-file-readlock-changed";
	private static final String SHARED = "camel-jms-reply-shared";
	private static final String LISTENER = "camel-jms-reply-one-listener";
	private static final String CONNECTIONS = "camel-http-connections-per-route";

	private static Files dynamic(String address) {
		return Routes.java("from(\"direct:in\").toD(" + address + ");");
	}

	@Test
	void anEndpointForEachMessage() {
		Finding finding = dynamic("\"sql:select name from orders where id = ${header.id}\"").finding(ENDLESS);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(Severity.INFO, dynamic("\"sql:select name from ${header.table}\"").finding(ENDLESS).severity());
		assertEquals(1, Routes.xml("<route><from uri=\"direct:in\"/><toD uri=\"jpa:Order?query=DELETE FROM Order WHERE id = ${body}\"/></route>").findings(ENDLESS).size());
		assertTrue(dynamic("\"http:host/orders/${header.id}\"").findings(ENDLESS).isEmpty(), "takes the dynamic part out by itself");
		assertTrue(dynamic("\"sql:select name from orders where id = :#id\"").findings(ENDLESS).isEmpty());
		assertTrue(dynamic("\"sql:select name from orders where id = {{id}}\"").findings(ENDLESS).isEmpty());
		assertTrue(Routes.xml("<route><from uri=\"direct:in\"/><toD cacheSize=\"-1\" uri=\"sql:select ${header.id}\"/></route>").findings(ENDLESS).isEmpty());
	}

	private static Files watching(String options) {
		return Routes.java("from(\"file:in?" + options + "\").to(\"direct:x\");");
	}

	@Test
	void aSecondForEachFile() {
		assertEquals("file:in watches each file for 1000 ms before it reads it", watching("readLock=changed").finding(CHANGED).headline());
		assertEquals(1, watching("readLock=changed&readLockCheckInterval=1000").findings(CHANGED).size());
		assertTrue(watching("readLock=changed&readLockCheckInterval=999").findings(CHANGED).isEmpty());
		assertTrue(watching("readLock=rename").findings(CHANGED).isEmpty());
		assertTrue(watching("noop=true").findings(CHANGED).isEmpty());
	}

	private static Files asking(String options) {
		return Routes.java("from(\"platform-http:/orders\").to(\"jms:queue:ask" + options + "\");");
	}

	@Test
	void repliesOfASharedQueue() {
		assertEquals("Replies of jms:queue:ask come over the shared queue answers", asking("?replyTo=answers").finding(SHARED).headline());
		assertTrue(asking("?replyTo=answers&replyToType=Exclusive").findings(SHARED).isEmpty());
		assertTrue(asking("?replyTo=answers&replyToDestinationSelectorName=node").findings(SHARED).isEmpty());
		assertTrue(asking("?replyTo=answers&exchangePattern=InOnly").findings(SHARED).isEmpty());
		assertTrue(asking("").findings(SHARED).isEmpty());
	}

	@Test
	void oneListenerForAllReplies() {
		assertEquals("One listener takes all replies of jms:queue:ask", asking("").finding(LISTENER).headline());
		assertTrue(asking("?replyToConcurrentConsumers=5").findings(LISTENER).isEmpty());
		assertTrue(asking("?replyTo=answers").findings(LISTENER).isEmpty());
		assertTrue(asking("?exchangePattern=InOnly").findings(LISTENER).isEmpty());
		assertTrue(Routes.java("from(\"timer:tick\").to(\"jms:queue:ask\");").findings(LISTENER).isEmpty());
		assertTrue(asking("").with("shop/src/main/resources/application.properties", "camel.component.jms.reply-to-concurrent-consumers=5\n").findings(LISTENER).isEmpty());
	}

	private static Files calling(String consumers) {
		return Routes.java("from(\"jms:queue:in" + consumers + "\").to(\"direct:ask\");\nfrom(\"direct:ask\").to(\"https:host/api\");");
	}

	@Test
	void moreThreadsThanConnections() {
		assertEquals("21 threads share 20 connections to https:host/api", calling("?concurrentConsumers=21").finding(CONNECTIONS).headline());
		assertTrue(calling("?concurrentConsumers=20").findings(CONNECTIONS).isEmpty());
		assertTrue(calling("").findings(CONNECTIONS).isEmpty());
		assertTrue(calling("?concurrentConsumers=21").with("shop/src/main/resources/application.yml", "camel:\n  component:\n    https:\n      connections-per-route: 50\n").findings(CONNECTIONS).isEmpty());
	}
}
