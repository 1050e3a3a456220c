/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.cache;

import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code l2cache-config-double-gt}: a value that starts with the angle bracket of a start tag that was closed twice, as
 * the extract of the source prints it. Looked for in all files of the server, because the mistake is one of typing.
 */
final class StrayBracket {

	private StrayBracket() {
	}

	/**
	 * @param in the group
	 * @param setting the value
	 */
	private record Site(ConfiguredGroup in, Setting setting) {
	}

	static Rule rule() {
		return RuleForm.<Site>rule("l2cache-config-double-gt", Subject.PERSISTENCE, Severity.WARNING, StrayBracket::sites)
				.onSites(form -> form
						.at(site -> site.setting().getOrigin())
						.measured(site -> site.setting().getValue())
						.limit(site -> plain(site.setting()))
						.with("setting", site -> site.setting().getName())
						.with("name", site -> site.in().name())
						.fix("remove", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), plain(site.setting()))))
				.build();
	}

	private static String plain(Setting setting) {
		return setting.getValue().replaceFirst("^[>\\s]+", "");
	}

	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getServers().stream().filter(server -> server.getProduct() == Product.JBOSS_EAP_5)
				.flatMap(server -> server.getConfiguration().stream().filter(file -> file.getPath().endsWith(".xml")).flatMap(file -> sites(reading, server, file, file)));
	}

	private static Stream<Site> sites(Reading reading, Server server, ConfigurationFile file, ConfigurationGroup group) {
		ConfiguredGroup in = new ConfiguredGroup(reading, server, null, file, null, group);
		Stream<Site> own = group.getSettings().stream().filter(setting -> setting.isSet() && setting.getValue() != null && setting.getValue().startsWith(">") && !plain(setting).isEmpty())
				.map(setting -> new Site(in, setting));
		return Stream.concat(own, group.getGroups().stream().flatMap(inner -> sites(reading, server, file, inner)));
	}
}
