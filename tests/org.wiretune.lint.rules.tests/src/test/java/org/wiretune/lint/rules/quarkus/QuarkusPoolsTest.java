/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.quarkus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Pools of Quarkus against threads, beside each other, and what their connections keep. */
class QuarkusPoolsTest {

	private static final String LIFETIME = "quarkus-max-lifetime-short";
	private static final String WORKERS = "quarkus-pool-below-workers";
	private static final String VIRTUAL = "quarkus-virtual-threads-over-pool";
	private static final String TWO = "quarkus-two-pools-one-database";
	private static final String CACHE = "quarkus-reactive-no-statement-cache";
	private static final String PATH = "shop/src/main/resources/application.properties";

	private static Files shop(String dependencies, String lines) {
		StringBuilder pom = new StringBuilder("<project><artifactId>shop</artifactId><plugin>quarkus-maven-plugin</plugin>");
		for (String dependency : dependencies.split(" ")) {
			pom.append("<dependency><artifactId>").append(dependency).append("</artifactId></dependency>");
		}
		return new Files().with("shop/pom.xml", pom + "</project>\n").with(PATH, "quarkus.datasource.db-kind=postgresql\n" + lines);
	}

	@ParameterizedTest
	@CsvSource({"PT60S, 1", "60, 1", "299S, 1", "5M, 0", "30M, 0", "0, 0", "${LIFETIME}, 0"})
	void lifetimes(String value, int findings) {
		assertEquals(findings, shop("quarkus-jdbc-postgresql", "quarkus.datasource.jdbc.max-lifetime=" + value + "\n").findings(LIFETIME).size());
	}

	@Test
	void lifetimeOfProduction() {
		Files files = shop("quarkus-jdbc-postgresql", "quarkus.datasource.orders.jdbc.max-lifetime=60S\n");
		assertEquals(Severity.INFO, files.finding(LIFETIME).severity());
		FixContract.verify(files, LIFETIME + "/longer", Map.of(PATH, Map.of("60S", "30M")));
		assertEquals(0, shop("quarkus-jdbc-postgresql", "quarkus.datasource.jdbc.max-lifetime=60S\n%prod.quarkus.datasource.jdbc.max-lifetime=30M\n").findings(LIFETIME).size());
	}

	@Test
	void workersWereChosenAndThePoolWasNot() {
		Finding finding = shop("quarkus-jdbc-postgresql", "quarkus.thread-pool.max-threads=200\n").finding(WORKERS);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(2, finding.origin().line());
		assertTrue(finding.message().startsWith("Up to 200 workers of shop run at a time, and the pool is left at the 20 connections"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"quarkus-jdbc-postgresql|quarkus.thread-pool.max-threads=80|1", "quarkus-jdbc-postgresql|quarkus.thread-pool.max-threads=79|0", "quarkus-jdbc-postgresql|quarkus.vertx.worker-pool-size=200|1",
			"quarkus-jdbc-postgresql|quarkus.thread-pool.max-threads=200\\nquarkus.datasource.jdbc.max-size=20|0", "quarkus-jdbc-postgresql|quarkus.thread-pool.core-threads=200|0", "quarkus-reactive-pg-client|quarkus.thread-pool.max-threads=200|0",
			"quarkus-jdbc-postgresql|%dev.quarkus.thread-pool.max-threads=200|0", "quarkus-jdbc-postgresql|quarkus.thread-pool.max-threads=200\\nquarkus.datasource.stock.db-kind=mysql|0"})
	void workersAgainstThePool(String dependencies, String lines, int findings) {
		assertEquals(findings, shop(dependencies, lines.replace("\\n", "\n") + "\n").findings(WORKERS).size());
	}

	private static Files virtual(String annotations, String body, String lines) {
		return shop("quarkus-hibernate-orm-panache quarkus-jdbc-postgresql quarkus-rest", lines).with("shop/src/main/java/shop/Orders.java",
				"package shop;\nimport io.smallrye.common.annotation.RunOnVirtualThread;\nimport org.eclipse.microprofile.faulttolerance.Bulkhead;\nimport jakarta.ws.rs.*;\n@Path(\"/orders\")\npublic class Orders {\n\tOrderRepository repository;\n\t@GET\n\t" + annotations
						+ "\n\tpublic String all(String id) { " + body + " }\n}\n");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"@RunOnVirtualThread|return repository.load(id);||1", "@RunOnVirtualThread @Bulkhead(20)|return repository.load(id);||0", "@Deprecated|return repository.load(id);||0", "@RunOnVirtualThread|return id.trim();||0",
			"@RunOnVirtualThread|return repository.load(id);|quarkus.datasource.jdbc.max-size=50|1", "@RunOnVirtualThread|return repository.load(id);|quarkus.datasource.jdbc.max-size=51|0", "@RunOnVirtualThread|return repository.load(id);|quarkus.http.limits.max-connections=100|0"})
	void virtualThreads(String annotations, String body, String lines, int findings) {
		var found = virtual(annotations, body, lines == null ? "" : lines + "\n").findings(VIRTUAL);
		assertEquals(findings, found.size());
		found.forEach(finding -> assertEquals(10, finding.origin().line()));
		found.forEach(finding -> assertEquals(Severity.INFO, finding.severity()));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"quarkus-jdbc-postgresql quarkus-reactive-pg-client quarkus-hibernate-reactive-panache||1", "quarkus-jdbc-postgresql quarkus-reactive-pg-client quarkus-hibernate-reactive-panache quarkus-flyway||0",
			"quarkus-jdbc-postgresql quarkus-reactive-pg-client quarkus-hibernate-reactive-panache quarkus-hibernate-orm||0", "quarkus-jdbc-postgresql quarkus-reactive-pg-client||0", "quarkus-reactive-pg-client quarkus-hibernate-reactive-panache||0",
			"quarkus-jdbc-postgresql quarkus-reactive-pg-client quarkus-hibernate-reactive|quarkus.datasource.jdbc=false|0", "quarkus-jdbc-h2 quarkus-reactive-pg-client quarkus-hibernate-reactive||0"})
	void twoPools(String dependencies, String lines, int findings) {
		assertEquals(findings, shop(dependencies, lines == null ? "" : lines + "\n").findings(TWO).size());
	}

	@Test
	void thePoolOfJdbcIsLeftOut() {
		Files files = shop("quarkus-jdbc-postgresql quarkus-reactive-pg-client quarkus-hibernate-reactive", "quarkus.datasource.username=shop\n");
		FixContract.verify(files, TWO + "/off", Map.of(PATH, Map.of("db-kind=postgresql\n", "db-kind=postgresql\nquarkus.datasource.jdbc=false\n")));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"quarkus.datasource.reactive.url=postgresql://db/shop|1", "quarkus.datasource.reactive.max-size=20|1", "quarkus.datasource.reactive.url=postgresql://db/shop\\nquarkus.datasource.reactive.cache-prepared-statements=true|0",
			"quarkus.datasource.reactive.cache-prepared-statements=false|1", "quarkus.datasource.reactive.url=postgresql://pgbouncer:6432/shop|0", "quarkus.datasource.reactive=false\\nquarkus.datasource.reactive.max-size=20|0", "quarkus.datasource.username=shop|0",
			"%dev.quarkus.datasource.reactive.url=postgresql://db/shop|0", "quarkus.datasource.reactive.max-size=20\\n%prod.quarkus.datasource.reactive.cache-prepared-statements=true|0"})
	void statementsOfTheReactiveClient(String lines, int findings) {
		assertEquals(findings, shop("quarkus-reactive-pg-client", lines.replace("\\n", "\n") + "\n").findings(CACHE).size());
	}

	@Test
	void statementsAreKept() {
		Files files = shop("quarkus-reactive-pg-client", "quarkus.datasource.reactive.cache-prepared-statements=false\n");
		assertEquals(Severity.INFO, files.finding(CACHE).severity());
		FixContract.verify(files, CACHE + "/cache", Map.of(PATH, Map.of("=false", "=true")));
	}
}
