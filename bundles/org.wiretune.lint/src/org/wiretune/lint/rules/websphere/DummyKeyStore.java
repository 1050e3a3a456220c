/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code was-default-keystore}: the key store that came with every installation up to 6.0. Later versions and Liberty
 * make one of their own for each profile or server, so their default key stores are no finding.
 */
final class DummyKeyStore {

	private static final String DUMMY = "DummyServerKeyFile";

	private DummyKeyStore() {
	}

	static Rule rule() {
		return SettingRules.form(RuleForm.rule("was-default-keystore", Subject.CONNECTIONS, Severity.WARNING, DummyKeyStore::sites))
				.onSites(form -> form
						.when(site -> site.isStated() && site.value().contains(DUMMY)))
				.build();
	}

	/** A file of the cell belongs to each of its servers, but is one finding. */
	private static Stream<SettingRules.Site> sites(Reading reading) {
		Map<Origin, SettingRules.Site> sites = new LinkedHashMap<>();
		ConfigurationIndex.groups(reading, "websphere.keyStore", "websphere.sslSettings").forEach(group -> {
			for (Setting setting : Arrays.asList(group.setting("location"), group.setting("keyFileName"))) {
				if (setting != null && setting.isSet()) {
					sites.putIfAbsent(setting.getOrigin(), new SettingRules.Site(group, setting));
				}
			}
		});
		return sites.values().stream();
	}
}
