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
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;

/** Pools against the database behind them. */
class DatabaseLimitsTest {

	private static final String RULE = "db-max-connections-below-pools";
	private static final String SHARED = "db-instance-shared-by-servers";
	private static final String POSTGRES = "db/postgresql.conf";
	private static final String MYSQL = "db/my.cnf";
	private static final String SCRIPT = "db/tune-db2.sh";

	private static Files postgres(int pool, int limit) {
		return jboss(sizes(10, pool)).with(POSTGRES, "max_connections = " + limit + "\n");
	}

	/** Two servers whose pools of 60 connections each lead to one machine. */
	private static Files twoServers() {
		return jboss(sizes(10, 60)).with("jboss-as/server/stock/deploy/orders-ds.xml", jboss(sizes(10, 60)).text(SOURCE));
	}

	@Test
	void onePool() {
		Finding finding = postgres(98, 100).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("97", finding.measured());
		assertEquals("101", finding.limit());
		assertTrue(finding.message().startsWith("Data source OrdersDS may open 98 connections"), finding.message());
		assertTrue(postgres(97, 100).findings(RULE).isEmpty());
		assertTrue(postgres(98, 100).with(POSTGRES, "max_connections = 100\nsuperuser_reserved_connections = 2\n").findings(RULE).isEmpty());
		assertEquals(Severity.INFO, jboss(sizes(10, 98)).with(POSTGRES, "work_mem = 4MB\n").finding(RULE).severity(), "the limit is a default");
	}

	@Test
	void sumOfServers() {
		assertEquals("123", twoServers().with(POSTGRES, "max_connections = 100\n").finding(RULE).limit());
		assertTrue(twoServers().with(POSTGRES, "max_connections = 200\n").findings(RULE).isEmpty());
		assertTrue(twoServers().replace(SOURCE, "//db1:", "//db2:").with(POSTGRES, "max_connections = 100\n").findings(RULE).isEmpty(), "another machine");
	}

	@Test
	void silentWhereTheDatabaseIsNotClear() {
		assertTrue(postgres(98, 100).with("db2/postgresql.conf", "max_connections = 100\n").findings(RULE).isEmpty(), "two databases");
		assertTrue(jboss(sizes(10, 500)).with(MYSQL, "[mysqld]\nmax_connections = 100\n").findings(RULE).isEmpty(), "another kind");
	}

	@Test
	void otherDatabases() {
		Files mysql = new Files().with(MYSQL, "[mysqld]\nmax_connections = 100\n").with("Shop/src/main/resources/application.properties",
				"spring.datasource.url=jdbc:mysql://db1/orders\nspring.datasource.hikari.maximum-pool-size=120\n");
		assertEquals("100", mysql.finding(RULE).measured());
		Files db2 = Samples.server().with(SCRIPT, "db2 update dbm cfg using MAX_CONNECTIONS 50\n");
		assertEquals("60", db2.finding(RULE).limit());
		assertTrue(db2.replace(SCRIPT, " 50\n", " 50 automatic\n").findings(RULE).isEmpty());
		assertTrue(db2.replace(SCRIPT, " 50 automatic\n", " AUTOMATIC\n").findings(RULE).isEmpty());
	}

	@Test
	void fixesOfEachSide() {
		FixContract.verify(postgres(120, 100), RULE + "/raise-limit", Map.of(POSTGRES, Map.of("= 100", "= 123")));
		FixContract.verify(postgres(120, 100), RULE + "/lower-pool", Map.of(SOURCE, Map.of("<max-pool-size>120<", "<max-pool-size>97<")));
		assertEquals(1, twoServers().with(POSTGRES, "max_connections = 100\n").finding(RULE).fixes().size());
	}

	@Test
	void oneInstanceForSeveralServers() {
		assertFalse(RuleRegistry.standard().rule(SHARED).orElseThrow().isStandard());
		Finding finding = twoServers().finding(SHARED);
		assertEquals("2", finding.measured());
		assertTrue(finding.message().contains("shop, stock"), finding.message());
		assertTrue(jboss(sizes(10, 60)).findings(SHARED).isEmpty());
		assertTrue(twoServers().replace(SOURCE, "//db1:", "//db2:").findings(SHARED).isEmpty());
		assertTrue(twoServers().map(text -> text.replace("//db1:", "//localhost:")).findings(SHARED).isEmpty(), "each may mean its own machine");
	}
}
