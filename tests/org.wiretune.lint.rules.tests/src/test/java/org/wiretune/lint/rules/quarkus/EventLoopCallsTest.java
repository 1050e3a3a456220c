/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.quarkus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Methods on the event loop that block in a bean which they call. */
class EventLoopCallsTest {

	private static final String RULE = "quarkus-blocking-on-event-loop";

	private static Files files(String method, String body, String bean, String stored) {
		return new Files().with("shop/pom.xml", "<project><dependencies><dependency><groupId>io.quarkus</groupId><artifactId>quarkus-rest</artifactId></dependency><dependency><groupId>io.quarkus</groupId><artifactId>quarkus-messaging-kafka</artifactId></dependency></dependencies></project>\n")
				.with("shop/src/main/java/shop/Orders.java", """
						package shop;

						import io.smallrye.common.annotation.*;
						import io.smallrye.mutiny.Uni;
						import jakarta.inject.Inject;
						import jakarta.ws.rs.*;
						import org.eclipse.microprofile.reactive.messaging.*;
						import shop.stock.Stock;

						class Orders {
							@Inject
							Stock stock;

							%s {
								%s
							}
						}
						""".formatted(method, body))
				.with("shop/src/main/java/shop/stock/Stock.java", """
						package shop.stock;

						import io.smallrye.mutiny.Uni;
						import jakarta.enterprise.context.ApplicationScoped;
						import jakarta.persistence.EntityManager;
						import org.eclipse.microprofile.faulttolerance.Asynchronous;

						%s
						public class Stock {
							EntityManager manager;

							%s
						}
						""".formatted(bean, stored));
	}

	private static int count(String method, String body, String bean, String stored) {
		return files(method, body, bean, stored).findings(RULE).size();
	}

	private static final String GET = "@GET Uni<String> get()";
	private static final String TAKE = "public void take(String order) { manager.persist(order); }";

	@Test
	void blocksInBean() {
		Finding finding = files(GET, "stock.take(null); return null;", "@ApplicationScoped", TAKE).finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("EntityManager.persist, Stock.take", finding.measured());
		assertEquals("shop/src/main/java/shop/Orders.java", finding.origin().path());
	}

	@ParameterizedTest
	@CsvSource({"@Incoming(\"orders\") void on(String order), 1", "@Incoming(\"orders\") @Blocking void on(String order), 0", "@GET @Blocking Uni<String> get(), 0", "@GET String get(), 0"})
	void entries(String method, int findings) {
		assertEquals(findings, count(method, "stock.take(null);", "@ApplicationScoped", TAKE));
	}

	/** Another method of the name, a call that runs elsewhere, a bean that moves the work, and a class that is no bean. */
	@Test
	void lookAlikes() {
		assertEquals(0, count(GET, "stock.take(null, 1); return null;", "@ApplicationScoped", TAKE + "\n\tpublic void take(String order, int times) { }"));
		assertEquals(0, count(GET, "return Uni.createFrom().item(() -> { stock.take(null); return null; });", "@ApplicationScoped", TAKE));
		assertEquals(0, count(GET, "stock.take(null); return null;", "@ApplicationScoped", "@Asynchronous " + TAKE));
		assertEquals(0, count(GET, "stock.take(null); return null;", "@ApplicationScoped", "public Uni<Void> take(String order) { return Uni.createFrom().item(() -> { manager.persist(order); return null; }); }"));
		assertEquals(0, count(GET, "stock.take(null); return null;", "", TAKE));
	}
}
