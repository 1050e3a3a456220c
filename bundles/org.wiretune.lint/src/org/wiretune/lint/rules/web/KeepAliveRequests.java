/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * Rules {@code connector-maxkeepalive-default}, {@code connector-keepalive-disabled} and
 * {@code connector-keepalive-unlimited-fd}: how many requests one connection serves. Undertow counts no requests, and
 * Open Liberty has had no limit since 21.0.0.6, so that only a limit that the file states is told there.
 */
final class KeepAliveRequests {

	private static final long STANDARD = 100;
	private static final RuleLimit CLIENTS = new RuleLimit("connector-keepalive-unlimited-fd", "clients", 1024, 1, 1_000_000, "connections");

	private KeepAliveRequests() {
	}

	/** @param in what accepts connections @param requests how many requests one of them serves */
	private record Site(ConfiguredGroup in, Setting requests) {

		String name() {
			return in.group().getKind().startsWith("liberty") ? "httpOptions" : in.group().getKind().startsWith("websphere") ? in.name() : new Connector(in).name();
		}

		/** Of Tomcat the default is told only where the pool was sized for load: else every application would have the finding. */
		boolean isLow() {
			Long number = Values.number(requests);
			if (number == null || number < 2 || number > STANDARD) {
				return false;
			}
			return requests.isSet() || in.group().getKind().equals(Connector.JBOSS) || (in.group().getKind().equals(Connector.SPRING_BOOT) || in.group().getKind().equals(Connector.TOMCAT)) && isSized();
		}

		private boolean isSized() {
			Setting most = new Connector(in).most();
			return Values.isSet(most) && Values.number(most) != null && Values.number(most) > 200;
		}
	}

	static Rule standard() {
		return form("connector-maxkeepalive-default", Severity.INFO, reading -> Stream.concat(connectors(reading), options(reading))
				.filter(site -> !site.in().isForDevelopment()))
				.onSites(form -> form
						.when(Site::isLow)
						.limit(site -> "-1")
						.fix("unlimited", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.requests(), "-1")))
				.build();
	}

	static Rule disabled() {
		return form("connector-keepalive-disabled", Severity.WARNING, reading -> Stream.concat(Stream.concat(connectors(reading), options(reading)), switches(reading)))
				.onSites(form -> form
						.when(site -> Values.isSet(site.requests()) && (isSwitch(site) ? "false".equalsIgnoreCase(Values.value(site.requests())) : Values.number(site.requests()) != null && Values.number(site.requests()) == 1))
						.limit(site -> isSwitch(site) ? "true" : "-1")
						.with("setting", site -> site.requests().getName())
						.fix("keep", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.requests(), isSwitch(site) ? "true" : "-1")))
				.build();
	}

	private static boolean isSwitch(Site site) {
		return site.requests().getName().startsWith("keepAlive");
	}

	private static RuleForm<Site> form(String id, Severity severity, Function<Reading, Stream<Site>> sites) {
		return RuleForm.rule(id, Subject.CONCURRENCY, severity, sites)
				.at(site -> Values.origin(site.requests(), site.in().group()))
				.measured(site -> Values.shown(site.requests()))
				.with("name", Site::name)
				.with("owner", site -> site.in().owner());
	}

	private static Stream<Site> connectors(Reading reading) {
		return Connector.http(reading).filter(connector -> connector.requests() != null).map(connector -> new Site(connector.in(), connector.requests()));
	}

	private static Stream<Site> options(Reading reading) {
		return sites(reading, "liberty.httpOptions", "maxKeepAliveRequests");
	}

	private static Stream<Site> switches(Reading reading) {
		return Stream.concat(sites(reading, "liberty.httpOptions", "keepAliveEnabled"), sites(reading, "websphere.httpChannel", "keepAlive"));
	}

	private static Stream<Site> sites(Reading reading, String kind, String setting) {
		return ConfigurationIndex.groups(reading, kind).filter(group -> group.setting(setting) != null).map(group -> new Site(group, group.setting(setting)));
	}

	/** @param connector a connector without a limit @param limits the open files of a user */
	private record Files(Connector connector, ConfiguredGroup limits) {

		/** The soft limit is the one that counts; where the file states none, the hard one is above it. */
		Setting files() {
			return limits.states("soft nofile") ? limits.setting("soft nofile") : limits.setting("hard nofile");
		}

		/** One connection for each thread at least, and those that the user expects. */
		long connections(RuleContext context) {
			Setting most = connector.most();
			long threads = Values.isSet(most) && Values.number(most) != null ? Values.number(most) : 0;
			return Math.max(threads, context.limit(CLIENTS));
		}

		boolean isHardBelow(long wanted) {
			Long hard = limits.number("hard nofile");
			return limits.states("hard nofile") && hard != null && hard < wanted;
		}
	}

	static Rule openFiles() {
		return RuleForm.rule("connector-keepalive-unlimited-fd", Subject.OPERATING_SYSTEM, Severity.INFO, KeepAliveRequests::pairs)
				.limitedBy(CLIENTS)
				.onSites(form -> form
						.when((site, context) -> Values.isSet(site.files()) && Values.number(site.files()) != null && Values.number(site.files()) <= site.connections(context))
						.at(site -> Values.origin(site.files()))
						.measured(site -> Values.number(site.files()))
						.limit(Files::connections)
						.with("name", site -> site.connector().name())
						.with("owner", site -> site.connector().in().owner())
						.with("user", site -> site.limits().name())
						.with("files", KeepAliveRequests::wanted)
						.related(site -> Arrays.asList(Values.origin(site.connector().requests())))
						.fix("raise-files", FixEffect.CHANGES_BEHAVIOUR, (site, context, edits) -> {
							String wanted = Long.toString(wanted(site, context));
							edits.set(site.files(), wanted);
							if (site.isHardBelow(wanted(site, context)) && site.files() != site.limits().setting("hard nofile")) {
								edits.set(site.limits().setting("hard nofile"), wanted);
							}
						})
						.fix("limit-requests", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.connector().requests(), "1000")))
				.build();
	}

	/** Four descriptors for each connection leave room for files, libraries and connections to other systems; never below 65536. */
	private static long wanted(Files site, RuleContext context) {
		return Math.max(65_536, site.connections(context) * 4);
	}

	private static Stream<Files> pairs(Reading reading) {
		Connector unlimited = Connector.http(reading).filter(connector -> Values.isSet(connector.requests()) && Values.number(connector.requests()) != null && Values.number(connector.requests()) < 0)
				.findFirst().orElse(null);
		return unlimited == null ? Stream.empty() : ConfigurationIndex.groups(reading, "linux.limits").map(limits -> new Files(unlimited, limits));
	}
}
