/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.profile;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.format.Databases;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/** Rules on the profile that a server is run with, and on what the profile production of EAP 5 changed. */
final class ServerProfile {

	private static final Set<String> OTHERS = Set.of("default", "all", "standard");
	private static final RuleLimit PERIOD = new RuleLimit("hot-deploy-scan-fast", "milliseconds", 60_000, 1, 86_400_000, "ms");

	/** Milliseconds between two scans in the configurations that JBoss 4, WildFly and EAP 6 to 8 ship. */
	private static final long SHIPPED_PERIOD = 5_000;

	private ServerProfile() {
	}

	/** @param reading what was read @param server a profile @param start the script that starts it, or null @param place where the profile is chosen or stands */
	private record Profile(Reading reading, Server server, ConfiguredGroup start, Setting chosen, Origin place) {

		String name() {
			return chosen != null ? chosen.getValue() : server.getPath().substring(server.getPath().lastIndexOf('/') + 1);
		}
	}

	static Rule production() {
		return RuleForm.rule("non-production-profile", Subject.SERVER_PROFILE, Severity.INFO, ServerProfile::profiles)
				.onSites(form -> form
						.when(site -> OTHERS.contains(site.name()))
						.at(Profile::place)
						.measured(Profile::name)
						.limit(site -> "production")
						.with("file", site -> site.start() == null ? "" : site.start().fileName())
						.message(site -> site.start() == null ? null : "script")
						.fix("production", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> {
							if (site.chosen() != null) {
								edits.set(site.chosen(), "production");
							}
						}))
				.build();
	}

	/** A script that names a profile, and the profile itself by the file that tells its deployment folders. */
	private static Stream<Profile> profiles(Reading reading) {
		Map<Origin, Profile> profiles = new LinkedHashMap<>();
		ConfigurationIndex.groups(reading, "jboss-5.start").filter(group -> group.states("profile")).forEach(group -> profiles.putIfAbsent(group.place("profile"),
				new Profile(reading, group.server(), group, group.setting("profile"), group.place("profile"))));
		Stream<Profile> folders = ConfigurationIndex.groups(reading, "jboss-5.profile").filter(group -> group.server() != null && group.server().getPath() != null)
				.map(group -> new Profile(reading, group.server(), null, null, group.group().getOrigin()));
		return Stream.concat(profiles.values().stream(), folders);
	}

	static Rule scanner() {
		return RuleForm.rule("hot-deploy-scan-fast", Subject.SERVER_PROFILE, Severity.INFO, ServerProfile::periods).limitedBy(PERIOD)
				.onSites(form -> form
						.when((site, context) -> site.isStated() && site.number() != null && site.number() > 0 && site.number() < context.limit(PERIOD) && !site.in().isForDevelopment())
						.when(site -> isOn(site.in()) && !isShippedByJBoss4(site.in()))
						.at(site -> Values.origin(site.setting()))
						.measured(site -> site.number())
						.limit(PERIOD)
						.with("owner", site -> site.in().owner())
						.with("file", site -> site.in().fileName())
						.fix("slower", FixEffect.CHANGES_BEHAVIOUR, (site, context, edits) -> edits.set(site.setting(), Long.toString(context.limit(PERIOD))))
						.fix("off", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(enabled(site.in()), "false")))
				.build();
	}

	private static Stream<SettingRules.Site> periods(Reading reading) {
		return ConfigurationIndex.groups(reading, "jboss-5.scanner", "wildfly.deployment-scanner")
				.flatMap(group -> Stream.of("scanPeriod", "ScanPeriod", "scan-interval").map(group::setting).filter(Values::isSet).map(setting -> new SettingRules.Site(group, setting)));
	}

	/** The scanner of JBoss 4 with the period that it ships; what the source tells of is the file of later servers. */
	private static boolean isShippedByJBoss4(ConfiguredGroup scanner) {
		return scanner.fileName().equals("jboss-service.xml") && scanner.states("ScanPeriod") && scanner.number("ScanPeriod") != null && scanner.number("ScanPeriod") >= SHIPPED_PERIOD;
	}

	/** WildFly looks for small marker files, which costs little at the period that it ships; only exploded deployments are walked through. */
	private static boolean isOn(ConfiguredGroup scanner) {
		Setting enabled = enabled(scanner);
		boolean on = enabled == null || !"false".equalsIgnoreCase(Values.value(enabled));
		return on && (!scanner.group().getKind().startsWith("wildfly") || Values.truth(scanner.setting("auto-deploy-exploded")) || scanner.number("scan-interval") != null && scanner.number("scan-interval") < SHIPPED_PERIOD);
	}

	private static Setting enabled(ConfiguredGroup scanner) {
		return Stream.of("scanEnabled", "ScanEnabled", "scan-enabled").map(scanner::setting).filter(setting -> setting != null).findFirst().orElse(null);
	}

	/** @param server a clustered profile @param place what does not fit @param value its value @param cluster what tells that it is clustered @param keys whether it is a generator of keys */
	private record Clustered(Server server, Origin place, String value, Origin cluster, boolean keys) {
	}

	static Rule embeddedDatabase() {
		return RuleForm.rule("hsqldb-in-cluster", Subject.SERVER_PROFILE, Severity.WARNING, ServerProfile::clustered)
				.onSites(form -> form
						.at(Clustered::place)
						.measured(Clustered::value)
						.limit(site -> site.keys() ? "SelectHiSql" : "-")
						.with("owner", site -> Hosting.serverName(site.server()))
						.message(site -> site.keys() ? "keys" : null)
						.related(site -> Arrays.asList(site.cluster())))
				.build();
	}

	private static Stream<Clustered> clustered(Reading reading) {
		return reading.solution().getServers().stream().filter(server -> server.getProduct() == Product.JBOSS_EAP_5).flatMap(server -> {
			Origin cluster = cluster(reading, server);
			if (cluster == null) {
				return Stream.empty();
			}
			Stream<Clustered> sources = server.getDataSources().stream().filter(source -> isEmbedded(source))
					.map(source -> new Clustered(server, Values.origin(source.getUrl(), source), source.getName() == null ? Values.value(source.getJndiName()) : source.getName(), cluster, false));
			Stream<Clustered> keys = ConfigurationIndex.groups(reading, server, "jboss-5.key-generator").filter(group -> !group.states("SelectHiSql"))
					.map(group -> new Clustered(server, group.group().getOrigin(), "HiLoKeyGeneratorFactory", cluster, true));
			return Stream.concat(sources, keys);
		});
	}

	/** What makes a profile a clustered one: a clustered post office, or the caches of the cluster. */
	private static Origin cluster(Reading reading, Server server) {
		return Stream.concat(ConfigurationIndex.groups(reading, server, "jboss-5.messaging.post-office").filter(group -> Values.truth(group.setting("Clustered"))),
				ConfigurationIndex.groups(reading, server, "jboss-5.cache").filter(group -> group.path().contains("/cluster/"))).map(group -> group.group().getOrigin()).findFirst().orElse(null);
	}

	private static boolean isEmbedded(DataSource source) {
		String url = Values.value(source.getUrl());
		return url != null && url.startsWith("jdbc:hsqldb:") && Databases.isInProcess(DatabaseVendor.HSQLDB, url);
	}
}
