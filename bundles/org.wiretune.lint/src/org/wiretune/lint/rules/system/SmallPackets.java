/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.system;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;

/**
 * Rule {@code tcp-nagle-on}: small packets wait for those before them, by the parameter of Solaris or because a connector asks
 * for it. What is not stated counts for Solaris alone, in the only script that sets any parameter: connectors have it off by
 * themselves. The invokers of EAP 4 that EAP 5 still ships are left out: nothing calls them unless a bean asks for it.
 */
final class SmallPackets {

	private static final String SOLARIS = "solaris.tcp";
	private static final List<List<String>> CONNECTORS = List.of(List.of("jboss-5.web.connector", "tcpNoDelay"), List.of("jboss-5.remoting.locator", "enableTcpNoDelay"),
			List.of("jboss-5.messaging.invoker", "enableTcpNoDelay"));
	private static final List<String> PARAMETERS = List.of("jboss-5.hornetq.connector.param", "wildfly.messaging.connector.param");
	private static final List<String> NO_DELAY = List.of("tcp-no-delay", "tcpNoDelay");

	private SmallPackets() {
	}

	static Rule rule() {
		return SettingRules.form(RuleForm.rule("tcp-nagle-on", Subject.OPERATING_SYSTEM, Severity.INFO, SmallPackets::sites))
				.onSites(form -> form
						.limit(SmallPackets::advised)
						.message(site -> isOfSolaris(site) ? null : "connector")
						.fix("off", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), advised(site))))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		List<Site> solaris = ConfigurationIndex.groups(reading, SOLARIS).map(group -> new Site(group, group.setting("tcp_naglim_def"))).filter(site -> site.setting() != null).toList();
		Stream<Site> connectors = CONNECTORS.stream().flatMap(each -> ConfigurationIndex.groups(reading, each.get(0)).map(group -> new Site(group, group.setting(each.get(1)))));
		Stream<Site> parameters = PARAMETERS.stream().flatMap(kind -> ConfigurationIndex.groups(reading, kind)).filter(group -> NO_DELAY.contains(group.name()))
				.map(group -> new Site(group, group.setting("value")));
		return Stream.concat(solaris.stream().filter(site -> Values.isSet(site.setting()) ? site.number() != null && site.number() != 1 : solaris.size() == 1),
				Stream.concat(connectors, parameters).filter(site -> Values.isSet(site.setting()) && "false".equalsIgnoreCase(site.setting().effective())));
	}

	private static boolean isOfSolaris(Site site) {
		return SOLARIS.equals(site.in().group().getKind());
	}

	private static String advised(Site site) {
		return isOfSolaris(site) ? "1" : "true";
	}
}
