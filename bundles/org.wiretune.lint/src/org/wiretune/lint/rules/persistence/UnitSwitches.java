/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.UnitRules;

/** Rules on switches of Hibernate that are for development and stay on in operation. Files of development and test profiles are left out. */
final class UnitSwitches {

	private static final String STATISTICS = "hibernate.generate_statistics";
	private static final String LAZY = "hibernate.enable_lazy_load_no_trans";
	/** Libraries that publish the statistics, so that somebody looks at them. */
	private static final String PUBLISHER = "hibernate-micrometer";

	private UnitSwitches() {
	}

	/** Silent where a library publishes what is counted. */
	static Rule statistics() {
		return rule("hibernate-statistics-on", STATISTICS)
				.onSites(form -> form
						.when(unit -> !String.valueOf(InOperation.build(unit.in())).contains(PUBLISHER)))
				.build();
	}

	static Rule lazyLoading() {
		return rule("lazy-load-without-transaction", LAZY).build();
	}

	private static RuleForm<HibernateUnit> rule(String id, String setting) {
		return UnitRules.rule(id, Severity.INFO, setting)
				.when(unit -> unit.isOn(setting) && InOperation.is(unit.in()))
				.limit(unit -> "false")
				.fix("off", FixEffect.CHANGES_BEHAVIOUR, (unit, edits) -> edits.set(unit.setting(setting), "false"));
	}
}
