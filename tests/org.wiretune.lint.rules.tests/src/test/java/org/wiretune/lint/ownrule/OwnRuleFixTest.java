/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.FixEffect;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.registry.FixRounds;
import org.wiretune.lint.registry.FixSelection;

class OwnRuleFixTest {

	private static final String FIX = OwnRuleFiles.ID + "/set";

	private static String rule(String condition, String fix) {
		return OwnRuleFiles.rule(condition) + "  fix " + fix + "\n";
	}

	private static String both(String condition, String fix) {
		return OwnRuleFiles.rule("spring-boot.datasource.hikari as pool, spring-boot.server.tomcat as web in same application", condition) + "  fix " + fix + "\n";
	}

	@Test
	void setsTheValue() {
		Files files = OwnRuleFiles.shop(both("pool.maximum-pool-size < web.threads.max / 4", "pool.maximum-pool-size = web.threads.max / 4"), "maximum-pool-size=10", "server.tomcat.threads.max=200");
		FixContract.verify(files, FIX, Map.of(OwnRuleFiles.SHOP, Map.of("maximum-pool-size=10", "maximum-pool-size=50")));
		Fix fix = OwnRuleFiles.found(files).getFirst().fixes().getFirst();
		assertEquals("Set maximum-pool-size to 50", fix.label());
		assertEquals("Writes 50 as maximum-pool-size in application.properties, as the rule own.it of the project states it.", fix.description());
		assertEquals(FixEffect.CHANGES_BEHAVIOUR, fix.effect());
	}

	@Test
	void addsASettingThatIsNotStated() {
		Files files = OwnRuleFiles.shop(rule("pool.leak-detection-threshold not-set", "pool.leak-detection-threshold = 60000"), "maximum-pool-size=10");
		FixContract.verify(files, FIX, Map.of(OwnRuleFiles.SHOP, Map.of("maximum-pool-size=10\n", "maximum-pool-size=10\nspring.datasource.hikari.leak-detection-threshold=60000\n")));
	}

	@Test
	void writesXml() {
		String rule = OwnRuleFiles.rule("liberty.connectionManager as m", "m.purgePolicy = EntirePool") + "  fix m.purgePolicy = FailingConnectionOnly\n";
		Files files = new Files().with("wiretune.rules", rule).with("wlp/server.xml", "<server>\n  <dataSource id=\"Orders\" jndiName=\"jdbc/Orders\">\n    <connectionManager purgePolicy=\"EntirePool\"/>\n  </dataSource>\n</server>\n");
		FixContract.verify(files, FIX, Map.of("wlp/server.xml", Map.of("\"EntirePool\"", "\"FailingConnectionOnly\"")));
	}

	/** Condition and fix, the setting before, and what is written; a minus where no fix is offered. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			// Between two whole numbers the one that ends the finding.
			"pool.maximum-pool-size < pool.minimum-idle / 4|pool.maximum-pool-size = pool.minimum-idle / 4|maximum-pool-size=1;minimum-idle=50|maximum-pool-size=13",
			"pool.maximum-pool-size > pool.minimum-idle / 4|pool.maximum-pool-size = pool.minimum-idle / 4|maximum-pool-size=99;minimum-idle=50|maximum-pool-size=12",
			// In the unit of the setting, and with a suffix only where the file has one.
			"pool.idle-timeout < 30s|pool.idle-timeout = 30s|idle-timeout=10|idle-timeout=30000",
			"pool.idle-timeout < 30s|pool.idle-timeout = 30s|idle-timeout=10s|idle-timeout=30s",
			"pool.idle-timeout < 30000|pool.idle-timeout = 30000|idle-timeout=10s|idle-timeout=30000",
			"pool.idle-timeout < pool.max-lifetime / 2|pool.idle-timeout = pool.max-lifetime / 2|idle-timeout=1s;max-lifetime=1m|idle-timeout=30000",
			"pool.idle-timeout != pool.max-lifetime|pool.idle-timeout = pool.max-lifetime|idle-timeout=1s;max-lifetime=1m|idle-timeout=60000",
			"pool.auto-commit = true|pool.auto-commit = false|auto-commit=true|auto-commit=false",
			// A default counts for the value only where it is asked for.
			"pool.minimum-idle > 5|pool.minimum-idle = pool.maximum-pool-size or-default / 2|minimum-idle=6|minimum-idle=5",
			"pool.minimum-idle > 5|pool.minimum-idle = pool.maximum-pool-size / 2|minimum-idle=6|-",
			// A value with which the condition still holds is no fix, and one that is not known none either.
			"pool.minimum-idle > 5|pool.minimum-idle = 6|minimum-idle=7|-",
			"pool.minimum-idle > 5|pool.minimum-idle = pool.maximum-pool-size|minimum-idle=7;maximum-pool-size=${POOL}|-",
			"pool.transaction-isolation = A|pool.transaction-isolation = \"B C\"|transaction-isolation=A|transaction-isolation=B C" })
	void values(String condition, String fix, String settings, String written) throws Exception {
		Files files = OwnRuleFiles.shop(rule(condition, fix), settings.split(";"));
		Finding finding = OwnRuleFiles.found(files).getFirst();
		if (written.equals("-")) {
			assertEquals(List.of(), finding.fixes());
			return;
		}
		Files after = files.copy().apply(finding.fixes().getFirst());
		assertTrue(after.text(OwnRuleFiles.SHOP).contains("." + written + "\n"), () -> after.text(OwnRuleFiles.SHOP));
		assertEquals(List.of(), OwnRuleFiles.found(after));
	}

	@Test
	void isMadeByNameAndRestsAfterOneRound() throws Exception {
		Files files = OwnRuleFiles.shop(both("pool.maximum-pool-size < web.threads.max / 4", "pool.maximum-pool-size = web.threads.max / 4"), "maximum-pool-size=10", "server.tomcat.threads.max=200");
		FixRounds.Result unasked = FixRounds.toRest(FixSelection.recommended(), changed -> checked(files, changed));
		assertEquals(Map.of(), unasked.changed());
		assertEquals(List.of(FIX), unasked.heldBack().stream().map(each -> each.fix().id()).toList());
		FixRounds.Result asked = FixRounds.toRest(FixSelection.named(List.of(OwnRuleFiles.ID)), changed -> checked(files, changed));
		assertEquals(1, asked.rounds());
		assertEquals(List.of(), asked.restless());
		assertTrue(asked.changed().get(OwnRuleFiles.SHOP).contains("maximum-pool-size=50\n"));
	}

	private static FixRounds.Checked checked(Files files, Map<String, String> changed) {
		Files now = files.copy();
		changed.forEach(now::with);
		return new FixRounds.Checked(OwnRuleFiles.found(now), now::source);
	}
}
