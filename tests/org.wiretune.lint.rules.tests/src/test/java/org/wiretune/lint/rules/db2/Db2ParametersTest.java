/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.db2;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;

/** Parameters, variables and commands in scripts of Db2. */
class Db2ParametersTest {

	private static final String SCRIPT = "db/tune-db2.sh";
	private static final String REGISTRY = "db2-registry-vars";
	private static final String PAGES = "db2-softmax-chngpgs";
	private static final String BUFFERS = "db2-bufferpool-buffpage";
	private static final String STATISTICS = "db2-stats-stale";

	private static Files script(String lines) {
		return new Files().with(SCRIPT, "db2start\n" + lines + "\n");
	}

	private static Files parameter(String kind, String name, Object value) {
		return script("db2 update " + kind + " cfg " + (kind.equals("db") ? "for SHOP " : "") + "using " + name + ' ' + value);
	}

	@ParameterizedTest
	@CsvSource({ "db2-agents-connections, dbm, NUM_POOLAGENTS, 500", "db2-agents-connections, dbm, MAX_COORDAGENTS, 500", "db2-agents-connections, dbm, MAX_CONNECTIONS, 500",
			"db2-agents-connections, db, MAXAPPLS, 500", "db2-locklist, db, MAXLOCKS, 100", "db2-locklist, db, LOCKLIST, 100000", "db2-log-size, db, LOGFILSIZ, 8000",
			"db2-log-size, db, LOGPRIMARY, 10", "db2-log-size, db, LOGSECOND, 12", "db2-softmax-chngpgs, db, SOFTMAX, 3000", "db2-softmax-chngpgs, db, CHNGPGS_THRESH, 99" })
	void below(String rule, String kind, String name, long limit) {
		Finding finding = parameter(kind, name, limit - 1).finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Long.toString(limit - 1), finding.measured());
		assertEquals(Long.toString(limit), finding.limit());
		assertTrue(parameter(kind, name, limit).findings(rule).isEmpty());
		assertTrue(parameter(kind, name, "AUTOMATIC").findings(rule).isEmpty());
		assertTrue(parameter(kind, name, limit - 1 + " automatic").findings(rule).isEmpty());
		assertTrue(parameter(kind, name, -1).findings(rule).isEmpty(), "-1 stands for no limit or another parameter");
		FixContract.verify(parameter(kind, name, limit - 1), rule + "/raise", Map.of(SCRIPT, Map.of(name + ' ' + (limit - 1), name + ' ' + limit)));
	}

	/** Scripts of SQL that make a database are often called after that alone. */
	@ParameterizedTest
	@CsvSource({ "db/createdb.sql, 1", "db/create_db.sql, 1", "db/tune-db2.sql, 1", "db/orders.sql, 0" })
	void scriptsOfTheProcessor(String path, int findings) {
		assertEquals(findings, new Files().with(path, "create db SHOP;\nupdate db cfg for SHOP using LOGPRIMARY 2;\n").findings("db2-log-size").size());
	}

	@ParameterizedTest
	@ValueSource(strings = { "db2-agents-connections", "db2-locklist", "db2-softmax-chngpgs", "db2-queryopt", "db2-registry-vars", "db2-monitor-switches" })
	void valuesOfTheStudyAreOffByDefault(String rule) {
		assertTrue(RuleRegistry.standard().standardRules().stream().noneMatch(each -> each.id().equals(rule)));
	}

	@Test
	void thresholdWithoutEffect() {
		Files files = script("db2set DB2_USE_ALTERNATE_PAGE_CLEANING=ON\ndb2 update db cfg for SHOP using CHNGPGS_THRESH 99 SOFTMAX 520");
		Finding finding = files.finding(PAGES);
		assertTrue(finding.message().contains("does not read CHNGPGS_THRESH"), finding.message());
		assertTrue(finding.fixes().isEmpty());
		assertTrue(parameter("db", "SOFTMAX", 0).findings(PAGES).isEmpty(), "zero stands for the parameters that replaced it");
	}

	@Test
	void lockTimeout() {
		String rule = "db2-lock-timeout-infinite";
		assertEquals("-1", parameter("db", "LOCKTIMEOUT", -1).finding(rule).measured());
		assertTrue(parameter("db", "LOCKTIMEOUT", 30).findings(rule).isEmpty());
		assertTrue(parameter("db", "LOGPRIMARY", 20).findings(rule).isEmpty());
	}

	@Test
	void queryOptimization() {
		assertEquals("5", parameter("db", "DFT_QUERYOPT", 5).finding("db2-queryopt").measured());
		assertTrue(parameter("db", "DFT_QUERYOPT", 0).findings("db2-queryopt").isEmpty());
		assertEquals("1", parameter("db", "DFT_QUERYOPT", 1).finding("db2-queryopt").measured());
		FixContract.verify(parameter("db", "DFT_QUERYOPT", 5), "db2-queryopt/lowest", Map.of(SCRIPT, Map.of("DFT_QUERYOPT 5", "DFT_QUERYOPT 0")));
	}

	@Test
	void registryVariables() {
		String all = "db2set DB2_APM_PERFORMANCE=ON\ndb2set DB2_KEEPTABLELOCK=CONNECTION\ndb2set DB2_USE_ALTERNATE_PAGE_CLEANING=ON\ndb2set DB2_MINIMIZE_LISTPREFETCH=YES";
		assertTrue(script(all).findings(REGISTRY).isEmpty());
		assertTrue(script(all.replace("YES", "Y").replace("=ON", "=TRUE")).findings(REGISTRY).isEmpty(), "other words for yes");
		assertEquals("N", script(all.replace("YES", "N")).finding(REGISTRY).measured());
		assertEquals(3, script("db2set DB2_APM_PERFORMANCE=ON").findings(REGISTRY).size());
		Files transaction = script(all.replace("CONNECTION", "TRANSACTION"));
		assertEquals("TRANSACTION", transaction.finding(REGISTRY).measured());
		FixContract.verify(transaction, REGISTRY + "/set", Map.of(SCRIPT, Map.of("TRANSACTION", "CONNECTION")));
		FixContract.verify(script(all.replace("\ndb2set DB2_MINIMIZE_LISTPREFETCH=YES", "")), REGISTRY + "/set", Map.of(SCRIPT, Map.of("CLEANING=ON\n", "CLEANING=ON\ndb2set DB2_MINIMIZE_LISTPREFETCH=YES\n")));
		assertTrue(parameter("db", "LOGPRIMARY", 20).findings(REGISTRY).isEmpty(), "no variable is set at all");
	}

	@Test
	void monitorSwitches() {
		String rule = "db2-monitor-switches";
		assertEquals("DFT_MON_BUFPOOL, DFT_MON_LOCK", parameter("dbm", "DFT_MON_BUFPOOL on DFT_MON_TIMESTAMP on DFT_MON_UOW off DFT_MON_LOCK", "on").finding(rule).measured());
		assertTrue(parameter("dbm", "DFT_MON_TIMESTAMP on DFT_MON_UOW", "off").findings(rule).isEmpty());
	}

	@Test
	void bufferPool() {
		Files files = script("db2 connect to SHOP\ndb2 -v update db cfg for SHOP using BUFFPAGE 262144");
		assertEquals("262144", files.finding(BUFFERS).measured());
		FixContract.verify(files, BUFFERS + "/size", Map.of(SCRIPT, Map.of("db2 -v update", "db2 -v alter bufferpool IBMDEFAULTBP size -1\ndb2 -v update")));
		for (String command : List.of("db2 -v alter bufferpool IBMDEFAULTBP size -1", "db2 \"ALTER BUFFERPOOL IBMDEFAULTBP IMMEDIATE SIZE -1\"")) {
			assertTrue(script(command + "\ndb2 update db cfg for SHOP using BUFFPAGE 262144").findings(BUFFERS).isEmpty(), command);
		}
		assertEquals(1, script("# alter bufferpool IBMDEFAULTBP size -1\ndb2 update db cfg for SHOP using BUFFPAGE 262144").findings(BUFFERS).size(), "a remark");
	}

	@Test
	void statistics() {
		String restore = "db2 restore db SHOP from /backup replace existing\ndb2 update db cfg for SHOP using LOGPRIMARY 20";
		Finding finding = script(restore).finding(STATISTICS);
		assertEquals("SHOP", finding.measured());
		assertEquals(2, finding.origin().line());
		assertTrue(script(restore + "\ndb2 reorgchk update statistics").findings(STATISTICS).isEmpty());
		assertTrue(script(restore + "\ndb2 \"runstats on table SHOP.ORDERS\"").findings(STATISTICS).isEmpty());
		assertTrue(script(restore + " AUTO_RUNSTATS ON").findings(STATISTICS).isEmpty());
		assertTrue(script("# db2 restore db SHOP\ndb2 update db cfg for SHOP using LOGPRIMARY 20").findings(STATISTICS).isEmpty());
		assertEquals(1, script(restore + "\n# db2 reorgchk update statistics").findings(STATISTICS).size(), "a remark");
	}
}
