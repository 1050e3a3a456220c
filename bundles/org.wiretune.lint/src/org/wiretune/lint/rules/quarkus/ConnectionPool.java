/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.quarkus;

import java.util.regex.Pattern;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.ProductionProfile;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.container.OperatedContainers;

/**
 * Rules {@code quarkus-validate-on-borrow}, {@code quarkus-pooling-disabled} and {@code quarkus-max-lifetime-short}: switches of the pool of Agroal. A value of the profile
 * {@code prod} counts before the plain one. Variables of containers in operation count as well.
 */
final class ConnectionPool {

	private static final String[] SOURCES = {"quarkus.datasource", "quarkus.datasource.named", "environment.quarkus.datasource"};
	private static final String POOLING = "jdbc.pooling-enabled";
	private static final String ADDRESS = "jdbc.url";
	private static final String LIFETIME = "jdbc.max-lifetime";
	/** Milliseconds; five minutes, below which most firewalls and databases keep idle connections. */
	private static final long SHORT_LIFETIME = 300_000;
	/** Addresses of programs that keep connections for many, whose own life is not known here. */
	private static final Pattern POOLER = Pattern.compile("(?i).*(bouncer|proxy|pooler|pgpool|:6432|odyssey|pgcat).*");

	private ConnectionPool() {
	}

	static Rule validation() {
		return SettingRules.rule("quarkus-validate-on-borrow", Subject.CONNECTIONS, Severity.WARNING, "jdbc.validate-on-borrow", SOURCES)
				.onSites(form -> form
						.when(site -> site.isStated() && "true".equalsIgnoreCase(site.setting().effective()) && counts(site.in(), site.setting().getName()) && !isPooler(site.in()))
						.limit(site -> "false")
						.with("owner", site -> OperatedContainers.owner(site.in()))
						.fix("idle", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), "false")))
				.build();
	}

	static Rule switchedOff() {
		return SettingRules.rule("quarkus-pooling-disabled", Subject.CONNECTIONS, Severity.WARNING, POOLING, SOURCES)
				.onSites(form -> form
						.when(site -> site.isStated() && "false".equalsIgnoreCase(site.setting().effective()) && counts(site.in(), POOLING) && !isPooler(site.in()))
						.limit(site -> "true")
						.with("owner", site -> OperatedContainers.owner(site.in()))
						.fix("pool", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), "true")))
				.build();
	}

	/** Rule {@code quarkus-max-lifetime-short}: zero is no limit. */
	static Rule lifetime() {
		return SettingRules.rule("quarkus-max-lifetime-short", Subject.CONNECTIONS, Severity.INFO, LIFETIME, "quarkus.datasource", "quarkus.datasource.named")
				.onSites(form -> form
						.when(site -> site.isStated() && site.setting().asMilliseconds() != null && site.setting().asMilliseconds() > 0 && site.setting().asMilliseconds() < SHORT_LIFETIME && counts(site.in(), LIFETIME))
						.limit(site -> "30M")
						.fix("longer", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), "30M")))
				.build();
	}

	/** Whether a value is one of operation: of the profile {@code prod}, or a plain one that this profile leaves. */
	private static boolean counts(ConfiguredGroup group, String setting) {
		if (group.group().getKind().startsWith("environment.")) {
			return OperatedContainers.states(group);
		}
		if (!InOperation.mayBe(group.reading(), group.path()) || group.isForDevelopment()) {
			return false;
		}
		return ProductionProfile.counts(group, setting);
	}

	private static boolean isPooler(ConfiguredGroup group) {
		return isPooler(group, ADDRESS);
	}

	/** {@return whether the address leads to a program that keeps connections for many} @param group the data source @param setting which address */
	static boolean isPooler(ConfiguredGroup group, String setting) {
		return ProductionProfile.ofAllProfiles(group).map(other -> other.setting(setting)).filter(Values::isSet).anyMatch(address -> POOLER.matcher(address.getValue()).matches());
	}
}
