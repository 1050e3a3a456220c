/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.rules.datasources.PoolFiles.SOURCE;
import static org.wiretune.lint.rules.datasources.PoolFiles.jboss;
import static org.wiretune.lint.rules.datasources.PoolFiles.sizes;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.FixesToRestTest;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;

/** Minimum and maximum of one pool. */
class PoolSizesTest {

	private static final String ZERO = "ds-min-pool-zero";
	private static final String RATIO = "ds-pool-ratio";
	private static final String STEADY = "ds-min-below-steady-threads";

	@Test
	void minimumOfZero() {
		Finding finding = jboss(sizes(0, 100)).finding(ZERO);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("0", finding.measured());
		assertEquals("84", finding.limit());
		assertEquals("0", jboss(sizes(null, 100)).finding(ZERO).measured());
		assertTrue(jboss(sizes(1, 100)).findings(ZERO).isEmpty());
		assertTrue(jboss("").findings(ZERO).isEmpty(), "nothing is stated");
		assertTrue(jboss(sizes(0, 100)).replace(SOURCE, "jdbc:postgresql://db1:5432/orders", "jdbc:h2:mem:orders").replace(SOURCE, "org.postgresql.Driver", "org.h2.Driver").findings(ZERO).isEmpty());
		// A server of H2 is one like any other.
		assertEquals(1, jboss(sizes(0, 100)).replace(SOURCE, "jdbc:postgresql://db1:5432/orders", "jdbc:h2:tcp://db1/orders").replace(SOURCE, "org.postgresql.Driver", "org.h2.Driver").findings(ZERO).size());
	}

	@Test
	void minimumOfOtherProducts() {
		assertEquals("0", PoolFiles.wildFly("          <pool>\n            <max-pool-size>60</max-pool-size>\n          </pool>\n", "").finding(ZERO).measured());
		assertTrue(PoolFiles.wildFly("          <pool>\n            <max-pool-size>20</max-pool-size>\n          </pool>\n", "").findings(ZERO).isEmpty(), "the console writes it");
		assertEquals("0", PoolFiles.wildFly("          <pool>\n            <max-pool-size>21</max-pool-size>\n          </pool>\n", "").finding(ZERO).measured());
		assertEquals("not set", PoolFiles.liberty(" maxPoolSize=\"60\"", "").finding(ZERO).measured());
		assertTrue(PoolFiles.liberty(" maxPoolSize=\"60\" minPoolSize=\"50\"", "").findings(ZERO).isEmpty());
		Files spring = new Files().with("Shop/src/main/resources/application.properties", "spring.datasource.url=jdbc:postgresql://db1/orders\nspring.datasource.hikari.maximum-pool-size=20\n");
		assertTrue(spring.findings(ZERO).isEmpty(), "the minimum of Hikari is its maximum");
		assertEquals("0", spring.replace("Shop/src/main/resources/application.properties", "size=20\n", "size=20\nspring.datasource.hikari.minimum-idle=0\n").finding(ZERO).measured());
		assertEquals("0", new Files().with("Shop/src/main/resources/application.properties", "quarkus.datasource.jdbc.url=jdbc:postgresql://db1/orders\nquarkus.datasource.jdbc.max-size=30\n").finding(ZERO).measured());
	}

	/** Another setting of Quarkus fills the pool at the start. */
	@ParameterizedTest
	@CsvSource({"quarkus.datasource.jdbc.initial-size=5, 0", "quarkus.datasource.jdbc.initial-size=0, 1", "%dev.quarkus.datasource.jdbc.initial-size=5, 1", "quarkus.datasource.jdbc.acquisition-timeout=5, 1"})
	void filledAtTheStart(String line, int findings) {
		assertEquals(findings, new Files().with("Shop/src/main/resources/application.properties", "quarkus.datasource.jdbc.url=jdbc:postgresql://db1/orders\nquarkus.datasource.jdbc.max-size=30\n" + line + '\n').findings(ZERO).size());
	}

	@Test
	void fixesOfTheMinimum() {
		FixContract.verify(jboss(sizes(0, 100)), ZERO + "/minimum", Map.of(SOURCE, Map.of("<min-pool-size>0<", "<min-pool-size>84<")));
		FixContract.verify(PoolFiles.wildFly("          <pool>\n            <max-pool-size>60</max-pool-size>\n          </pool>\n", ""), ZERO + "/minimum",
				Map.of(PoolFiles.WILDFLY, Map.of("          <pool>\n", "          <pool>\n            <min-pool-size>50</min-pool-size>\n")));
	}

	@ParameterizedTest
	@CsvSource({ "400, 450, false", "100, 110, false", "100, 109, true", "100, 120, false", "100, 121, true", "5, 6, false", "5, 20, true", "4, 20, false", "200, 200, true" })
	void ratio(String minimum, String maximum, boolean found) {
		assertEquals(found, !jboss(sizes(minimum, maximum)).findings(RATIO).isEmpty());
	}

	@Test
	void fixesOfTheRatio() {
		assertFalse(RuleRegistry.standard().rule(RATIO).orElseThrow().isStandard());
		FixContract.verify(jboss(sizes(100, 200)), RATIO + "/minimum", Map.of(SOURCE, Map.of("<min-pool-size>100<", "<min-pool-size>167<")));
		assertEquals(1, jboss(sizes(100, 200)).finding(RATIO).fixes().size(), "a maximum is not lowered below what threads need");
		FixContract.verify(jboss(sizes(100, 100)), RATIO + "/maximum", Map.of(SOURCE, Map.of("<max-pool-size>100<", "<max-pool-size>120<")));
		assertEquals(1, jboss(sizes(100, 100)).finding(RATIO).fixes().size());
	}

	@Test
	void minimumBelowTheThreadsThatAreKept() {
		Files files = PoolFiles.web(jboss(sizes(50, 200)), "maxThreads=\"200\" minSpareThreads=\"100\"");
		Finding finding = files.finding(STEADY);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("50", finding.measured());
		assertEquals("100", finding.limit());
		FixContract.verify(files, STEADY + "/minimum", Map.of(SOURCE, Map.of("<min-pool-size>50<", "<min-pool-size>100<")));
		assertTrue(PoolFiles.web(jboss(sizes(100, 200)), "minSpareThreads=\"100\"").findings(STEADY).isEmpty());
		assertEquals("99", PoolFiles.web(jboss(sizes(99, 200)), "minSpareThreads=\"100\"").finding(STEADY).measured());
		assertTrue(PoolFiles.web(jboss(sizes(50, 200)), "maxThreads=\"200\"").findings(STEADY).isEmpty());
		assertTrue(PoolFiles.web(jboss(sizes(50, 80)), "minSpareThreads=\"100\"").finding(STEADY).fixes().isEmpty(), "above the maximum");
		assertEquals("40", PoolFiles.liberty(" maxPoolSize=\"60\" minPoolSize=\"10\"", " coreThreads=\"40\"").finding(STEADY).limit());
		// The threads that are kept tell the usual load: the rule of thumb followed on them and on each change of them.
		assertTrue(PoolFiles.web(jboss(sizes(100, 200)), "minSpareThreads=\"100\"").findings(RATIO).isEmpty());
		assertEquals(1, PoolFiles.web(jboss(sizes(100, 200)), "maxThreads=\"200\"").findings(RATIO).size());
		assertEquals(1, PoolFiles.web(jboss(sizes(100, 105)), "minSpareThreads=\"100\"").findings(RATIO).size());
		FixesToRestTest.assertRest("threads that are kept", files);
	}
}
