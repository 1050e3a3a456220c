/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.clustering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlElements;
import org.wiretune.lint.java.level.SourceLevel;
import org.wiretune.lint.java.rewrite.BeginRewrite;
import org.wiretune.lint.java.rewrite.ResourceRewrite;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Rules on the cached connection manager of JBoss: where it stands in the chains of web tier, EJB 3 and EJB 2, whether it is
 * in debug mode, and the code that needs it. It is only advised to take it out where code was read that does without it.
 */
final class CachedConnections {

	private CachedConnections() {
	}

	static Rule valve() {
		return RuleForm.rule("ccm-valve-enabled", Subject.CONNECTIONS, Severity.INFO, WebManager::all)
				.onSites(form -> form
						.when(site -> site.valve() != null && ConnectionCode.needsNoManager(site.reading()))
						.at(site -> site.valve().group().getOrigin())
						.measured(site -> "CachedConnectionValve")
						.limit(site -> "-")
						.with("owner", site -> Hosting.serverName(site.server()))
						.related(site -> site.dependencies().stream().map(group -> group.group().getOrigin()).toList())
						.fix("remove", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> site.remove(edits)))
				.build();
	}

	static Rule valveNeeded() {
		return RuleForm.rule("ccm-valve-needed-for-bmt", Subject.CONNECTIONS, Severity.WARNING, WebManager::all)
				.onSites(form -> form
						.when(site -> site.valve() == null && ConnectionCode.facts(site.reading(), ConnectionCode.BEFORE_BEGIN).findAny().isPresent())
						.at(site -> site.host().group().getOrigin())
						.measured(site -> ConnectionCode.facts(site.reading(), ConnectionCode.BEFORE_BEGIN).count())
						.limit(site -> "CachedConnectionValve")
						.with("owner", site -> Hosting.serverName(site.server()))
						.with("name", site -> ConnectionCode.facts(site.reading(), ConnectionCode.BEFORE_BEGIN).findFirst().map(CodeFact::getName).orElse(""))
						.related(site -> ConnectionCode.facts(site.reading(), ConnectionCode.BEFORE_BEGIN).map(CodeFact::getOrigin).limit(5).toList())
						.fix("restore", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							site.addValve(edits);
							if (site.dependent() != null && !site.dependsOnManager()) {
								site.addDependencies(edits);
							}
						}))
				.build();
	}

	static Rule dependencies() {
		return RuleForm.rule("ccm-depends-left-behind", Subject.CONNECTIONS, Severity.INFO, WebManager::all)
				.onSites(form -> form
						.when(site -> site.valve() == null ? site.dependsOnManager() : site.dependent() != null && !site.dependsOnManager())
						.severity(site -> site.valve() == null ? Severity.INFO : Severity.WARNING)
						.at(site -> site.valve() == null ? site.dependencies().get(0).group().getOrigin() : site.valve().group().getOrigin())
						.measured(site -> site.dependencies().size())
						.limit(site -> site.valve() == null ? 0 : 2)
						.with("owner", site -> Hosting.serverName(site.server()))
						.message(site -> site.valve() == null ? null : "missing")
						.related(site -> List.of((site.valve() == null ? site.host() : site.dependent()).group().getOrigin()))
						.fix("comment-depends", FixEffect.KEEPS_MEANING, (site, edits) -> {
							if (site.valve() != null) {
								edits.impossible();
							}
							site.dependencies().forEach(group -> XmlElements.commentOut(edits, group.group().getOrigin()));
						})
						.fix("restore-valve", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.valve() == null) {
								site.addValve(edits);
							}
						})
						.fix("restore-depends", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> {
							if (site.valve() != null) {
								site.addDependencies(edits);
							}
						})
						.fix("comment-valve", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.valve() != null) {
								XmlElements.commentOut(edits, site.valve().group().getOrigin());
							}
						}))
				.build();
	}

	/** @param in the first interceptor of a file @param all where it and the others stand */
	private record Interceptors(ConfiguredGroup in, List<Origin> all) {

		static Stream<Interceptors> of(Reading reading, String... kinds) {
			Map<String, List<ConfiguredGroup>> files = new LinkedHashMap<>();
			ConfigurationIndex.groups(reading, kinds).forEach(group -> files.computeIfAbsent(group.path(), path -> new ArrayList<>()).add(group));
			return files.values().stream().map(groups -> new Interceptors(groups.get(0), groups.stream().map(group -> group.group().getOrigin()).toList()));
		}
	}

	static Rule ejb3() {
		return interceptors("ccm-ejb3-interceptor", "jboss-5.ejb3.connection-interceptor", "jboss-5.ejb3.connection-interceptor-ref");
	}

	static Rule ejb2() {
		return interceptors("ccm-ejb2-interceptor", "jboss-5.ejb2.interceptor");
	}

	private static Rule interceptors(String id, String... kinds) {
		return RuleForm.rule(id, Subject.CONNECTIONS, Severity.INFO, reading -> Interceptors.of(reading, kinds))
				.onSites(form -> form
						.when(site -> ConnectionCode.needsNoManager(site.in().reading()))
						.at(site -> site.all().get(0))
						.measured(site -> site.all().size())
						.limit(site -> 0)
						.with("owner", site -> site.in().owner())
						.with("file", site -> site.in().fileName())
						.related(Interceptors::all)
						.fix("comment", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> site.all().forEach(origin -> XmlElements.commentOut(edits, origin))))
				.build();
	}

	static Rule debug() {
		return RuleForm.rule("ccm-debug-mode", Subject.CONNECTIONS, Severity.WARNING, reading -> ConfigurationIndex.groups(reading, "jboss-5.jca.cached-connection-manager", "wildfly.jca.cached-connection-manager")
				.flatMap(group -> Stream.of("debug", "Debug").map(group::setting).filter(Values::isSet).map(setting -> new SettingRules.Site(group, setting))))
				.onSites(form -> form
						.when(site -> Values.truth(site.setting()) && !site.in().isForDevelopment())
						.at(site -> Values.origin(site.setting()))
						.measured(site -> site.value())
						.limit(site -> "false")
						.with("owner", site -> site.in().owner())
						.with("file", site -> site.in().fileName())
						.fix("off", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), "false")))
				.build();
	}

	/** On JBoss the connection stays outside of the transaction unless the manager adds it; other servers add it by themselves. */
	static Rule beforeBegin() {
		return RuleForm.<Fact>rule("bmt-connection-before-tx", Subject.CONNECTIONS, Severity.WARNING, reading -> Fact.of(reading, ConnectionCode.BEFORE_BEGIN))
				.onSites(form -> form
						.severity(site -> Hosting.runsOn(site.reading(), site.path(), server -> server.getProduct() == Product.JBOSS_EAP_5 || server.getProduct() == Product.WILDFLY) ? Severity.WARNING : Severity.INFO)
						.at(site -> site.fact().getOrigin())
						.measured(site -> site.detail("connection").getValue())
						.limit(site -> site.detail("begin").getValue())
						.with("name", site -> site.fact().getName())
						.related(site -> List.of(site.detail("begin").getOrigin()))
						.fix("begin-first", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							String text = edits.texts().text(site.path());
							edits.addAll(text == null ? null : BeginRewrite.changes(site.path(), text, site.fact().getOrigin().offset(), site.detail("begin").getOrigin().offset(), site.detail("connection").getValue()));
						}))
				.build();
	}

	static Rule leak() {
		return RuleForm.<Fact>rule("connection-leak", Subject.CONNECTIONS, Severity.WARNING, reading -> Fact.of(reading, ConnectionCode.LEAK))
				.onSites(form -> form
						.severity(site -> isNeverClosed(site) ? Severity.WARNING : Severity.INFO)
						.at(site -> site.fact().getOrigin())
						.measured(site -> site.detail("connection").getValue())
						.limit(site -> "close()")
						.with("name", site -> site.fact().getName())
						.message(site -> isNeverClosed(site) ? null : "exception")
						.fix("resource", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> close(site, ResourceRewrite.Form.RESOURCE, edits))
						.fix("finally", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> close(site, ResourceRewrite.Form.FINALLY, edits)))
				.build();
	}

	/** Only the form that the project's compiler takes. */
	private static void close(Fact site, ResourceRewrite.Form form, Edits edits) {
		String text = edits.texts().text(site.path());
		edits.addAll(text == null || ResourceRewrite.form(SourceLevel.of(site.path(), edits.texts()), text) != form ? null
				: ResourceRewrite.changes(site.path(), text, site.fact().getOrigin().offset(), form));
	}

	private static boolean isNeverClosed(Fact site) {
		return site.detail("closed").getValue().equals("never");
	}

	/** @param reading what was read @param fact an observation */
	record Fact(Reading reading, CodeFact fact) {

		static Stream<Fact> of(Reading reading, String kind) {
			return ConfigurationIndex.facts(reading, kind).map(fact -> new Fact(reading, fact));
		}

		String path() {
			return fact.getOrigin().path();
		}

		Setting detail(String name) {
			return fact.getDetails().stream().filter(each -> each.getName().equals(name)).findFirst().orElseThrow();
		}
	}
}
