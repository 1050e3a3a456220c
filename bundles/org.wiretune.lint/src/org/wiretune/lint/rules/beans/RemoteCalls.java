/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.Server;

/**
 * Rules on calls through remote interfaces: those that stay in one virtual machine, and the pools that serve and make those
 * that do not.
 */
final class RemoteCalls {

	/** The name that the product reads; the prose of the guide leaves out the word remoting. */
	private static final String BY_REFERENCE = "-Dorg.jboss.ejb3.remoting.IsLocalInterceptor.passByRef";
	private static final String MISSPELLED = "-Dorg.jboss.ejb3.IsLocalInterceptor.passByRef";

	/** Modules for callers on other machines, which never run in the server. */
	private static final Pattern CLIENT = Pattern.compile("(?i)(^|/)[^/]*client[^/]*/(src|source|java)/");

	private RemoteCalls() {
	}

	/** @param application the application @param calls where it takes references to its own beans by remote interfaces @param hosting where it runs */
	private record Local(Reading reading, Application application, List<CodeFact> calls, Hosting hosting) {

		Server server() {
			return hosting.server();
		}

		boolean isWildFly() {
			return server().getProduct() == Product.WILDFLY;
		}

		/** The switch of WildFly, or null. */
		ConfiguredGroup inVm() {
			return ConfigurationIndex.groups(reading, server(), "wildfly.ejb3.in-vm").findFirst().orElse(null);
		}

		boolean copies() {
			if (isWildFly()) {
				return inVm() == null || !"false".equalsIgnoreCase(inVm().value("pass-by-value"));
			}
			return options().noneMatch(group -> Values.truth(JvmOptionGroup.of(group.group(), BY_REFERENCE)));
		}

		Stream<ConfiguredGroup> options() {
			return ConfigurationIndex.groups(reading, server(), JvmOptionGroup.KIND);
		}
	}

	static Rule sameMachine() {
		return RuleForm.<Local>rule("ejb-remote-iface-same-jvm", Subject.WIRING, Severity.INFO, RemoteCalls::locals)
				.onSites(form -> form
						.when(Local::copies)
						.at(site -> site.calls().get(0).getOrigin())
						.measured(site -> site.calls().size())
						.limit(site -> site.isWildFly() ? "pass-by-value=false" : BY_REFERENCE + "=true")
						.with("name", site -> simpleName(site.calls().get(0).getTypeName()))
						.with("place", site -> site.calls().get(0).getName())
						.with("server", site -> site.hosting().serverName())
						.assuming(site -> site.hosting().assumption())
						.related(site -> site.calls().stream().map(CodeFact::getOrigin).limit(5).toList())
						.fix("by-reference", FixEffect.DEPENDS_ON_UNSEEN, RemoteCalls::byReference))
				.build();
	}

	private static void byReference(Local site, Edits edits) {
		if (site.isWildFly()) {
			edits.set(site.inVm() == null ? null : site.inVm().setting("pass-by-value"), "false");
			return;
		}
		edits.set(site.options().map(group -> JvmOptionGroup.of(group.group(), BY_REFERENCE)).filter(setting -> setting.isSet() || setting.getInsertion() != null).findFirst().orElse(null), "true");
	}

	/** @param calls where an application takes references to its own beans by remote interfaces */
	private record Copied(List<CodeFact> calls) {

		CodeFact first() {
			return calls.get(0);
		}
	}

	/** Rule {@code ejb-remote-iface-copies}: the same where no server was read, so that what the specification says is all that is known. Off unless wanted: what a call hands over is often small. */
	static Rule copied() {
		return RuleForm.<Copied>rule("ejb-remote-iface-copies", Subject.WIRING, Severity.INFO, RemoteCalls::unhosted)
				.optional()
				.onSites(form -> form
						.at(site -> site.first().getOrigin())
						.measured(site -> site.calls().size())
						.with("name", site -> simpleName(site.first().getTypeName()))
						.with("place", site -> site.first().getName())
						.message(site -> site.calls().size() == 1 ? "one" : null)
						.related(site -> site.calls().stream().skip(1).map(CodeFact::getOrigin).limit(5).toList()))
				.build();
	}

	private static Stream<Copied> unhosted(Reading reading) {
		if (reading.solution().getServers().stream().anyMatch(RemoteCalls::mayPassByReference)) {
			return Stream.empty();
		}
		Map<String, Set<String>> views = new LinkedHashMap<>();
		ConfigurationIndex.facts(reading, "java.remote-view").forEach(fact -> views.computeIfAbsent(EnterpriseArchives.of(reading, (Application) fact.eContainer()), key -> new HashSet<>()).add(fact.getTypeName()));
		Map<String, List<CodeFact>> calls = new LinkedHashMap<>();
		if (!views.isEmpty()) {
			ConfigurationIndex.facts(reading, "java.bean-injection").filter(fact -> !CLIENT.matcher(fact.getOrigin().path()).find() && InOperation.mayBe(reading, fact.getOrigin().path())).forEach(fact -> {
				String archive = EnterpriseArchives.of(reading, (Application) fact.eContainer());
				if (views.getOrDefault(archive, Set.of()).contains(fact.getTypeName())) {
					calls.computeIfAbsent(archive, key -> new ArrayList<>()).add(fact);
				}
			});
		}
		return calls.values().stream().map(Copied::new);
	}

	private static boolean mayPassByReference(Server server) {
		return server.getProduct() == Product.JBOSS_EAP_5 || server.getProduct() == Product.WILDFLY;
	}

	private static Stream<Local> locals(Reading reading) {
		Map<Application, List<CodeFact>> views = ConfigurationIndex.facts(reading, "java.remote-view")
				.collect(Collectors.groupingBy(fact -> (Application) fact.eContainer(), LinkedHashMap::new, Collectors.toList()));
		return views.entrySet().stream().flatMap(entry -> {
			Set<String> types = entry.getValue().stream().map(CodeFact::getTypeName).collect(Collectors.toSet());
			List<CodeFact> calls = ConfigurationIndex.facts(reading, "java.bean-injection").filter(fact -> fact.eContainer() == entry.getKey() && types.contains(fact.getTypeName()) && !CLIENT.matcher(fact.getOrigin().path()).find()).toList();
			Hosting hosting = calls.isEmpty() ? null : Hosting.of(reading, entry.getKey().getPath(), RemoteCalls::mayPassByReference);
			return hosting == null ? Stream.empty() : Stream.of(new Local(reading, entry.getKey(), calls, hosting));
		});
	}

	static Rule misspelled() {
		return RuleForm.<SettingRules.Site>rule("ejb-passbyref-misspelled", Subject.WIRING, Severity.WARNING, RemoteCalls::misspelledOptions)
				.onSites(form -> form
						.at(site -> site.setting().getOrigin())
						.measured(site -> MISSPELLED)
						.limit(site -> BY_REFERENCE)
						.with("file", site -> site.in().fileName())
						.fix("rename", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> {
							Origin origin = site.setting().getOrigin();
							String text = edits.texts().text(origin.path());
							int start = origin.offset() - MISSPELLED.length() - 1;
							if (text == null || start < 0 || !text.startsWith(MISSPELLED + '=', start)) {
								edits.impossible();
								return;
							}
							edits.replace(origin.path(), start, MISSPELLED, BY_REFERENCE);
						}))
				.build();
	}

	/** A script speaks for several profiles and is told once. */
	private static Stream<SettingRules.Site> misspelledOptions(Reading reading) {
		Map<Origin, SettingRules.Site> sites = new LinkedHashMap<>();
		ConfigurationIndex.groups(reading, JvmOptionGroup.KIND).forEach(group -> group.group().getSettings().stream().filter(setting -> setting.isSet() && setting.getName().equals(MISSPELLED))
				.forEach(setting -> sites.putIfAbsent(setting.getOrigin(), new SettingRules.Site(group, setting))));
		return sites.values().stream();
	}

	static Rule serverPool() {
		return pool("remoting-maxpoolsize-default", "maxPoolSize", "jboss-5.remoting.server", 500, "threads", "java.remote-view");
	}

	static Rule clientPool() {
		return pool("remoting-clientmaxpoolsize-default", "clientMaxPoolSize", "jboss-5.remoting.locator", 100, "connections", "java.bean-injection");
	}

	private static Rule pool(String id, String setting, String kind, long proposed, String unit, String fact) {
		RuleLimit limit = new RuleLimit(id, unit, proposed, 1, 100_000, unit);
		return SettingRules.rule(id, Subject.CONCURRENCY, Severity.INFO, setting, kind).optional().limitedBy(limit)
				.onSites(form -> form
						.when(site -> !site.isStated() && !site.in().isForDevelopment())
						.when(site -> ConfigurationIndex.facts(site.in().reading(), fact).anyMatch(each -> Hosting.runsOn(site.in().reading(), each.getOrigin().path(), server -> server.getProduct() == Product.JBOSS_EAP_5)))
						.limit(limit)
						.fix("state", FixEffect.CHANGES_BEHAVIOUR, (site, context, edits) -> edits.set(site.setting(), Long.toString(context.limit(limit)))))
				.build();
	}

	static Rule idle() {
		RuleLimit seconds = new RuleLimit("remoting-idle-purge-off", "seconds", 60, 1, 86_400, "s");
		return SettingRules.rule("remoting-idle-purge-off", Subject.CONCURRENCY, Severity.INFO, "idleTimeout", "jboss-5.remoting.server").optional().limitedBy(seconds)
				.onSites(form -> form
						.when(site -> !site.isStated() && !site.in().isForDevelopment())
						.limit(seconds)
						.fix("purge", FixEffect.CHANGES_BEHAVIOUR, (site, context, edits) -> edits.set(site.setting(), Long.toString(context.limit(seconds)))))
				.build();
	}

	private static String simpleName(String name) {
		return name == null ? "" : name.substring(name.lastIndexOf('.') + 1);
	}
}
