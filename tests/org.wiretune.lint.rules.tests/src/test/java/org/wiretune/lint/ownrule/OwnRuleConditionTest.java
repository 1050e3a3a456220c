/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;

class OwnRuleConditionTest {

	/** A condition, a setting of the pool, and what is measured; a minus where nothing is found. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"pool.maximum-pool-size < 50|maximum-pool-size=49|49",
			"pool.maximum-pool-size < 50|maximum-pool-size=50|-",
			"pool.maximum-pool-size <= 50|maximum-pool-size=50|50",
			"pool.maximum-pool-size <= 50|maximum-pool-size=51|-",
			"pool.maximum-pool-size > 50|maximum-pool-size=51|51",
			"pool.maximum-pool-size > 50|maximum-pool-size=50|-",
			"pool.maximum-pool-size >= 50|maximum-pool-size=50|50",
			"pool.maximum-pool-size >= 50|maximum-pool-size=49|-",
			"pool.maximum-pool-size = 50|maximum-pool-size=50|50",
			"pool.maximum-pool-size = 50|maximum-pool-size=5|-",
			"pool.maximum-pool-size != 50|maximum-pool-size=5|5",
			"pool.maximum-pool-size != 50|maximum-pool-size=50|-",
			"pool.maximum-pool-size<50|maximum-pool-size=49|49",
			"50 > pool.maximum-pool-size|maximum-pool-size=49|50",
			"pool.maximum-pool-size < 100 / 2|maximum-pool-size=49|49",
			"pool.maximum-pool-size * 2 < 100|maximum-pool-size=49|98",
			"pool.maximum-pool-size / 2 < 12.6|maximum-pool-size=25|12.5",
			"pool.maximum-pool-size / 2 < 12.5|maximum-pool-size=25|-",
			// A default counts only where it is asked for.
			"pool.maximum-pool-size < 50|minimum-idle=1|-",
			"pool.maximum-pool-size or-default < 50|minimum-idle=1|10",
			"pool.maximum-pool-size or-default < 10|minimum-idle=1|-",
			"pool.maximum-pool-size != 50|minimum-idle=1|-",
			"pool.minimum-idle or-default < 50|maximum-pool-size=1|-",
			// Stated or not.
			"pool.minimum-idle not-set|maximum-pool-size=1|not set",
			"pool.minimum-idle not-set|minimum-idle=1|-",
			"pool.minimum-idle is-set|minimum-idle=1|1",
			"pool.minimum-idle is-set|maximum-pool-size=1|-",
			"pool.minimum-idle is-set|minimum-idle=${IDLE}|${IDLE}",
			// A placeholder without a known value makes it unknown.
			"pool.maximum-pool-size < 50|maximum-pool-size=${POOL}|-",
			"pool.maximum-pool-size >= 50|maximum-pool-size=${POOL}|-",
			"pool.transaction-isolation != TRANSACTION_NONE|transaction-isolation=${LEVEL}|-",
			"pool.transaction-isolation != TRANSACTION_NONE|transaction-isolation=@level@|-",
			"pool.auto-commit = false|auto-commit=${COMMIT}|-",
			"pool.maximum-pool-size < 50|maximum-pool-size=many|-",
			"pool.maximum-pool-size < 50 or pool.minimum-idle not-set|maximum-pool-size=${POOL}|not set",
			"pool.maximum-pool-size < 50 and pool.minimum-idle not-set|maximum-pool-size=${POOL}|-",
			// Texts and truths.
			"pool.transaction-isolation = TRANSACTION_NONE|transaction-isolation=TRANSACTION_NONE|TRANSACTION_NONE",
			"pool.transaction-isolation = TRANSACTION_NONE|transaction-isolation=transaction_none|-",
			"pool.transaction-isolation != TRANSACTION_NONE|transaction-isolation=OTHER|OTHER",
			"pool.connection-test-query = \"select 1\"|connection-test-query=select 1|select 1",
			"pool.auto-commit = off|auto-commit=false|false",
			"pool.auto-commit = true|auto-commit=false|-",
			"pool.auto-commit or-default = true|minimum-idle=1|true",
			// Units: a number without a suffix counts in the unit of the setting.
			"pool.idle-timeout < 30s|idle-timeout=29999|29999",
			"pool.idle-timeout < 30s|idle-timeout=30000|-",
			"pool.idle-timeout < 30000|idle-timeout=29s|29s",
			"pool.idle-timeout = 10m|idle-timeout=600000|600000",
			"pool.idle-timeout < 1h|idle-timeout=60m|-",
			"pool.idle-timeout / 1000 < 1|idle-timeout=500|0.5 ms",
			"pool.idle-timeout * 2 > 1m|idle-timeout=45s|90 s",
			"pool.idle-timeout / pool.idle-timeout = 1|idle-timeout=45s|1" })
	void holdsOrNot(String condition, String setting, String measured) {
		List<String> expected = measured.equals("-") ? List.of() : List.of("it is " + measured);
		assertEquals(expected, OwnRuleFiles.messages(OwnRuleFiles.shop(OwnRuleFiles.rule(condition), setting)));
	}

	@Test
	void andBindsCloserThanOr() {
		String rule = OwnRuleFiles.rule("pool.minimum-idle = 1 or pool.maximum-pool-size = 2 and pool.auto-commit = false");
		assertEquals(1, OwnRuleFiles.found(OwnRuleFiles.shop(rule, "minimum-idle=1", "maximum-pool-size=9", "auto-commit=true")).size());
		assertEquals(0, OwnRuleFiles.found(OwnRuleFiles.shop(rule, "minimum-idle=2", "maximum-pool-size=2", "auto-commit=true")).size());
		assertEquals(1, OwnRuleFiles.found(OwnRuleFiles.shop(rule, "minimum-idle=2", "maximum-pool-size=2", "auto-commit=false")).size());
	}

	@Test
	void sizes() {
		String rule = OwnRuleFiles.rule("spring-boot.server as web", "web.max-http-request-header-size >= 16KB");
		assertEquals(List.of("it is 16384"), OwnRuleFiles.messages(OwnRuleFiles.shop(rule, "server.max-http-request-header-size=16384")));
		assertEquals(List.of("it is 64KB"), OwnRuleFiles.messages(OwnRuleFiles.shop(rule, "server.max-http-request-header-size=64KB")));
		assertEquals(List.of(), OwnRuleFiles.messages(OwnRuleFiles.shop(rule, "server.max-http-request-header-size=8KB")));
		assertEquals(List.of("it is 32 KB"), OwnRuleFiles.messages(OwnRuleFiles.shop(OwnRuleFiles.rule("spring-boot.server as web", "web.max-http-request-header-size * 2 > 1024"), "server.max-http-request-header-size=16KB")));
	}

	@Test
	void secondsAreSecondsWhereTheTableSaysSo() {
		String rule = OwnRuleFiles.rule("liberty.connectionManager as m", "m.connectionTimeout > 60");
		assertEquals(List.of("it is 2m"), OwnRuleFiles.messages(liberty(rule, "connectionTimeout=\"2m\"")));
		assertEquals(List.of("it is 61"), OwnRuleFiles.messages(liberty(rule, "connectionTimeout=\"61\"")));
		assertEquals(List.of(), OwnRuleFiles.messages(liberty(rule, "connectionTimeout=\"60\"")));
	}

	private static Files liberty(String rule, String attributes) {
		return new Files().with("wiretune.rules", rule).with("wlp/server.xml", "<server>\n  <dataSource id=\"Orders\" jndiName=\"jdbc/Orders\">\n    <connectionManager " + attributes + "/>\n  </dataSource>\n</server>\n");
	}

	@Test
	void whatAFindingSays() {
		String rule = """
				rule own.small = warning
				  each    spring-boot.datasource.hikari as pool, spring-boot.server.tomcat as web in same application
				  when    pool.maximum-pool-size < web.threads.max / 4
				  message {measured} for {limit}; {pool.minimum-idle} idle, {web.threads.min-spare} spare
				  because requests wait
				""";
		Files files = OwnRuleFiles.shop(rule, "maximum-pool-size=10", "server.tomcat.threads.max=50");
		Finding finding = OwnRuleFiles.found(files).getFirst();
		assertEquals("10 for 12.5; not set idle, 10 spare", finding.message());
		assertEquals("10", finding.measured());
		assertEquals("12.5", finding.limit());
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(OwnRuleFiles.SHOP + ":2:44", finding.origin().toString());
		assertEquals(List.of(OwnRuleFiles.SHOP + ":3:27"), finding.related().stream().map(Object::toString).toList());
		var texts = files.lint().rule(finding).orElseThrow().texts();
		assertEquals("requests wait", texts.why());
		assertEquals("wiretune.rules, line 1", texts.source());
		assertEquals("requests wait (wiretune.rules, line 1)", texts.reference());
		assertEquals("… for …; pool.minimum-idle idle, web.threads.min-spare spare", texts.title());
	}

	@Test
	void aSettingThatIsNotStatedIsFoundAtItsGroup() {
		Finding finding = OwnRuleFiles.found(OwnRuleFiles.shop(OwnRuleFiles.rule("pool.leak-detection-threshold not-set"), "maximum-pool-size=10")).getFirst();
		assertEquals(2, finding.origin().line());
		assertEquals(OwnRuleFiles.SHOP, finding.origin().path());
		assertEquals(null, finding.limit());
	}

	@Test
	void secretsAreNeverTold() {
		String rule = "rule own.secret = warning\n  each spring-boot.datasource as source\n  when source.url != \"jdbc:postgresql://scott:hunter2@db/shop\"\n  message {measured} is {source.url}, not {limit}\n"
				+ "  fix source.url = \"jdbc:postgresql://scott:hunter2@db/shop\"\n"
				+ "  because jdbc:postgresql://scott:hunter2@db/shop was leaked\n";
		Files files = OwnRuleFiles.shop(rule).replace(OwnRuleFiles.SHOP, "//db/shop", "//scott:tiger-1234@db/shop");
		Finding finding = OwnRuleFiles.found(files).getFirst();
		assertFalse((finding.message() + finding.measured() + finding.limit()).matches(".*(tiger|hunter2).*"), finding::toString);
		assertTrue(finding.message().contains("***"), finding::message);
		var texts = files.lint().rule(finding).orElseThrow().texts();
		assertFalse((texts.why() + texts.reference() + texts.title()).contains("hunter2"), texts::why);
		Fix fix = finding.fixes().getFirst();
		assertFalse((fix.label() + fix.description() + fix.reason()).contains("hunter2"), fix::toString);
		assertTrue(fix.changes().getFirst().replacement().contains("hunter2"), "what is written stays exact");
	}
}
