/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.rewrite.RemoveMethodRewrite;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.model.platform.CodeFact;

/** Rules on the code of session beans: pages by new queries, lists without an end, instances that nobody ends. */
final class BeanCode {

	private static final RuleLimit ROWS = new RuleLimit("lookup-query-unbounded", "rows", 500, 1, 1_000_000, "rows");

	private BeanCode() {
	}

	/** @param reading what was read @param fact the observation */
	private record Site(Reading reading, CodeFact fact) {

		static Stream<Site> of(Reading reading, String kind) {
			return ConfigurationIndex.facts(reading, kind).map(fact -> new Site(reading, fact));
		}

		String path() {
			return fact.getOrigin().path();
		}
	}

	static Rule paging() {
		return RuleForm.<Site>rule("stateless-paging-query", Subject.PERSISTENCE, Severity.INFO, reading -> Site.of(reading, "java.query.page")).optional()
				.onSites(form -> form
						.at(site -> site.fact().getOrigin())
						.measured(site -> "setFirstResult")
						.limit(site -> "-")
						.with("name", site -> site.fact().getName()))
				.build();
	}

	static Rule unbounded() {
		return RuleForm.<Site>rule("lookup-query-unbounded", Subject.PERSISTENCE, Severity.INFO, reading -> Site.of(reading, "java.query.unbounded")).optional().limitedBy(ROWS)
				.onSites(form -> form
						.at(site -> site.fact().getOrigin())
						.measured(site -> "getResultList")
						.limit(ROWS)
						.with("name", site -> site.fact().getName())
						.fix("cap", FixEffect.CHANGES_BEHAVIOUR, (site, context, edits) -> {
							Origin query = site.fact().getDetails().get(0).getOrigin();
							edits.insert(query.path(), query.end(), ".setMaxResults(" + context.limit(ROWS) + ")");
						}))
				.build();
	}

	static Rule neverRemoved() {
		return RuleForm.<Site>rule("sfsb-never-removed", Subject.MEMORY, Severity.INFO, reading -> Site.of(reading, "java.session-bean")).optional()
				.onSites(form -> form
						.when(site -> StatelessPools.detail(site.fact(), "remove").equals("none") && !isEndedByDescriptor(site))
						.at(site -> site.fact().getOrigin())
						.measured(site -> site.fact().getName())
						.limit(site -> "@Remove")
						.with("name", site -> site.fact().getName())
						.fix("remove-method", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> {
							String text = edits.texts().text(site.path());
							edits.addAll(text == null ? null : RemoveMethodRewrite.changes(site.path(), text, site.fact().getOrigin().offset()));
						}))
				.build();
	}

	/** The descriptor of the same application may name the method or a time. */
	private static boolean isEndedByDescriptor(Site site) {
		return ConfigurationIndex.groups(site.reading(), "ejb.session", "jboss.session").filter(group -> group.application() != null && group.application() == site.fact().eContainer())
				.filter(group -> group.name().equals(site.fact().getName()) || site.fact().getTypeName().equals(group.value("ejb-class")))
				.anyMatch(group -> group.states("remove-method") || group.states("stateful-timeout") || group.states("remove-timeout-seconds"));
	}
}
