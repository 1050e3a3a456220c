/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import java.util.Arrays;

import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * Rules on single attributes of JBoss Web: {@code connector-address-missing-dollar}, {@code connector-native-libs-shadow-jio}
 * and {@code ajp-keepalive-off}.
 */
final class ConnectorFiles {

	private ConnectorFiles() {
	}

	static Rule address() {
		return SettingRules.rule("connector-address-missing-dollar", Subject.CONCURRENCY, Severity.WARNING, "address", Connector.JBOSS)
				.onSites(form -> form
						.when(site -> site.isStated() && site.value().matches("\\{[^{}]+\\}"))
						.limit(site -> "$" + site.value())
						.with("name", site -> new Connector(site.in()).name())
						.fix("dollar", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), "$" + site.value())))
				.build();
	}

	static Rule nativeConnector() {
		return RuleForm.rule("connector-native-libs-shadow-jio", Subject.CONCURRENCY, Severity.INFO, reading -> Connector.http(reading).filter(Connector::isJBoss)
				.filter(connector -> connector.in().value("protocol") == null || "HTTP/1.1".equalsIgnoreCase(connector.in().value("protocol")))
				.filter(connector -> listener(connector.in()) != null)).optional()
				.onSites(form -> form
						.at(site -> Values.origin(site.in().setting("protocol"), site.in().group()))
						.measured(site -> site.in().value("protocol") == null ? "HTTP/1.1" : site.in().value("protocol"))
						.limit(site -> "org.apache.coyote.http11.Http11Protocol")
						.with("name", Connector::name)
						.with("owner", site -> site.in().owner())
						.related(site -> Arrays.asList(listener(site.in()).group().getOrigin()))
						.fix("java", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.in().setting("protocol"), "org.apache.coyote.http11.Http11Protocol")))
				.build();
	}

	private static ConfiguredGroup listener(ConfiguredGroup connector) {
		return ConfigurationIndex.groups(connector.reading(), "jboss-5.web.listener").filter(group -> group.file() == connector.file())
				.filter(group -> group.value("className") != null && group.value("className").endsWith("AprLifecycleListener")).findFirst().orElse(null);
	}

	static Rule ajpConnections() {
		RuleLimit idle = new RuleLimit("ajp-keepalive-off", "milliseconds", 60_000, 1, 3_600_000, "ms");
		return Connector.rule("ajp-keepalive-off", Severity.INFO, reading -> Connector.ajp(reading).filter(Connector::isJBoss)).limitedBy(idle)
				.onSites(form -> form
						.when((site, context) -> timeout(site) != null && timeout(site).asNumber() >= 0 && timeout(site).asNumber() < context.limit(idle))
						.at(site -> Values.origin(timeout(site)))
						.measured(site -> timeout(site).asNumber())
						.limit(site -> "-1")
						.with("setting", site -> timeout(site).getName())
						.fix("keep-open", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(timeout(site), "-1")))
				.build();
	}

	/** The time after which an idle connection is closed: its own, else the one that it is taken from. */
	private static Setting timeout(Connector site) {
		for (String name : new String[] {"keepAliveTimeout", "connectionTimeout"}) {
			Setting setting = site.in().setting(name);
			if (Values.isSet(setting)) {
				return setting.asNumber() == null ? null : setting;
			}
		}
		return null;
	}
}
