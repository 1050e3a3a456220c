/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.quarkus;

import java.util.regex.Pattern;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rules.BuildFiles;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.SettingRules;

/**
 * Rule {@code quarkus-xa-single-resource}: the only data source of an application takes part in distributed transactions, and its build
 * names nothing that could be the second part. There is no fix: the key counts when the application is built, and code may enlist more.
 */
final class DistributedTransactions {

	private static final String SETTING = "jdbc.transactions";
	/** What may take part as well: messages, connectors, other transaction managers and pools. */
	private static final Pattern OTHERS = Pattern.compile("(?i)jms|artemis|activemq|ironjacamar|jca|\\bmq\\b|com\\.ibm|rabbit|amqp|camel-quarkus-jta|narayana-(?!jta)|mongodb|infinispan|jdbc-(?!postgresql|mysql|mariadb|oracle|mssql|db2|h2|derby)");

	private DistributedTransactions() {
	}

	static Rule rule() {
		return SettingRules.rule("quarkus-xa-single-resource", Subject.CONNECTIONS, Severity.INFO, SETTING, "quarkus.datasource", "quarkus.datasource.named")
				.onSites(form -> form
						.when(site -> site.isStated() && "xa".equalsIgnoreCase(site.setting().effective()) && !site.in().isForDevelopment() && InOperation.mayBe(site.in().reading(), site.in().path()) && isAlone(site.in()))
						.limit(site -> "enabled"))
				.build();
	}

	private static boolean isAlone(ConfiguredGroup source) {
		String folder = source.path().substring(0, source.path().lastIndexOf('/') + 1);
		boolean others = ConfigurationIndex.groups(source.reading(), "quarkus.datasource", "quarkus.datasource.named").anyMatch(other -> other.path().startsWith(folder) && !(other.group().getKind().equals(source.group().getKind()) && other.name().equals(source.name())));
		return !others && BuildFiles.around(source.reading(), source.path()).findFirst().filter(build -> build.contains("quarkus") && !OTHERS.matcher(build).find()).isPresent();
	}
}
