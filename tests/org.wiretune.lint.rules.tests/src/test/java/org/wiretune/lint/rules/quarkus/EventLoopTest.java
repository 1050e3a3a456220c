/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.quarkus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Code that blocks a thread of the event loop. */
class EventLoopTest {

	private static final String RULE = "quarkus-blocking-on-event-loop";
	/** A statement of the code that is looked at; the test itself waits for nothing. */
	private static final String PAUSE = "Thread" + ".sleep(100);";
	private static final String PATH = "shop/src/main/java/shop/Orders.java";

	private static Files code(String extension, String method, String body) {
		return new Files().with("shop/pom.xml", "<project><dependencies><dependency><groupId>io.quarkus</groupId><artifactId>" + extension + "</artifactId></dependency></dependencies></project>\n").with(PATH, """
				package shop;

				import io.smallrye.common.annotation.*;
				import io.smallrye.mutiny.Uni;
				import jakarta.persistence.EntityManager;
				import jakarta.transaction.Transactional;
				import jakarta.ws.rs.*;
				import org.eclipse.microprofile.reactive.messaging.*;

				class Orders {
					EntityManager manager;
					Uni<String> other;

					%s {
						%s
					}
				}
				""".formatted(method, body));
	}

	private static Files resource(String body) {
		return code("quarkus-rest", "@GET\n\tUni<String> get() throws Exception", body);
	}

	@ParameterizedTest
	@CsvSource({PAUSE + ", Thread.sleep", "TimeUnit.SECONDS.sleep(1);, TimeUnit.SECONDS.sleep", "other.await().indefinitely();, await().indefinitely", "'manager.find(String.class, 1);', EntityManager.find"})
	void blocks(String body, String call) {
		Finding finding = resource(body).finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(call, finding.measured());
	}

	@ParameterizedTest
	@ValueSource(strings = {"return other;", "return Uni.createFrom().item(() -> { " + PAUSE + " return null; });", "return other.map(each -> manager.find(String.class, each));"})
	void doesNotBlock(String body) {
		assertEquals(0, resource(body).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"quarkus-rest, 1", "quarkus-resteasy-reactive, 1", "quarkus-resteasy-reactive-jackson, 1", "quarkus-rest-jackson, 1", "quarkus-resteasy, 0", "quarkus-resteasy-mutiny, 0", "quarkus-rest-client, 0"})
	void extensions(String extension, int findings) {
		assertEquals(findings, code(extension, "@GET\n\tUni<String> get() throws Exception", PAUSE).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"@GET Uni<String> get(), 1", "@GET @NonBlocking String get(), 1", "@GET String get(), 0", "@GET @Blocking Uni<String> get(), 0", "@GET @RunOnVirtualThread Uni<String> get(), 0", "@POST @Transactional Uni<String> get(), 0", "Uni<String> get(), 0"})
	void methods(String method, int findings) {
		assertEquals(findings, code("quarkus-rest", method, PAUSE).findings(RULE).size());
	}

	@Test
	void channels() {
		String taken = "@Incoming(\"orders\")\n\tvoid take(String order)";
		assertEquals(1, code("quarkus-messaging-kafka", taken, "manager.persist(order);").findings(RULE).size());
		assertEquals(1, code("quarkus-smallrye-reactive-messaging-kafka", taken, "manager.persist(order);").findings(RULE).size());
		assertEquals(0, code("quarkus-messaging-kafka", "@Blocking " + taken, "manager.persist(order);").findings(RULE).size());
		assertEquals(0, code("quarkus-messaging-kafka", "@Transactional " + taken, "manager.persist(order);").findings(RULE).size());
	}
}
