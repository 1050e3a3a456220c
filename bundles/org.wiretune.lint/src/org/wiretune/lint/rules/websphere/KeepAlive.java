/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code was-keepalive-limited}: an HTTP channel that closes connections after each request (Warning) or after some of
 * them (Info). Channels of administrative chains are left out. On Liberty only what the file states counts: it has no limit
 * since release 21.0.0.6.
 */
final class KeepAlive {

	private static final long UNLIMITED = -1;

	private KeepAlive() {
	}

	/**
	 * @param group the channel, or Liberty's HTTP options
	 * @param keepAlive whether connections stay open
	 * @param requests how many requests a connection serves
	 */
	private record Site(ConfiguredGroup group, Setting keepAlive, Setting requests) {

		boolean isOff() {
			return keepAlive != null && "false".equals(keepAlive.getValue());
		}

		boolean isLimited() {
			Long number = Values.number(requests);
			return number != null && number != UNLIMITED && (isLiberty() ? requests.isSet() : true);
		}

		boolean isLiberty() {
			return group.group().getKind().startsWith("liberty");
		}

		Setting shown() {
			return isOff() ? keepAlive : requests;
		}
	}

	static Rule rule() {
		return RuleForm.rule("was-keepalive-limited", Subject.CONNECTIONS, Severity.WARNING, KeepAlive::sites)
				.onSites(form -> form
						.when(site -> site.isOff() || site.isLimited())
						.severity(site -> site.isOff() ? Severity.WARNING : Severity.INFO)
						.at(site -> Values.origin(site.shown(), site.group().group()))
						.measured(site -> Values.shown(site.shown()))
						.limit(site -> site.isOff() ? "true" : Long.toString(UNLIMITED))
						.with("name", site -> site.group().name())
						.with("server", site -> site.group().owner())
						.message(site -> site.isOff() ? "off" : null)
						.related(site -> Arrays.asList(Values.origin(site.isOff() ? site.requests() : site.keepAlive())))
						.fix("unlimited", FixEffect.DEPENDS_ON_UNSEEN, KeepAlive::unlimited))
				.build();
	}

	private static void unlimited(Site site, Edits edits) {
		if (site.isOff()) {
			edits.set(site.keepAlive(), "true");
		}
		if (site.isLimited()) {
			edits.set(site.requests(), Long.toString(UNLIMITED));
		}
	}

	private static Stream<Site> sites(Reading reading) {
		Stream<Site> channels = ConfigurationIndex.groups(reading, "websphere.httpChannel").filter(channel -> !isAdministrative(reading, channel))
				.map(channel -> new Site(channel, channel.setting("keepAlive"), channel.setting("maximumPersistentRequests")));
		Stream<Site> liberty = ConfigurationIndex.groups(reading, "liberty.httpOptions")
				.map(options -> new Site(options, options.setting("keepAliveEnabled"), options.setting("maxKeepAliveRequests")));
		return Stream.concat(channels, liberty).filter(site -> !site.group().isForDevelopment());
	}

	/** A channel that only chains of the administrative console use. */
	private static boolean isAdministrative(Reading reading, ConfiguredGroup channel) {
		List<String> chains = ConfigurationIndex.groups(reading, "websphere.transportChain").filter(chain -> chain.path().equals(channel.path()) && chain.server() == channel.server())
				.filter(chain -> uses(chain.setting("transportChannels"), channel.name())).map(ConfiguredGroup::name).toList();
		return !chains.isEmpty() && chains.stream().allMatch(name -> name.toLowerCase(Locale.ROOT).contains("admin"));
	}

	private static boolean uses(Setting channels, String name) {
		String resolved = channels == null ? null : channels.effective();
		return resolved != null && Arrays.asList(resolved.split("[\\s,]+")).contains(name);
	}
}
