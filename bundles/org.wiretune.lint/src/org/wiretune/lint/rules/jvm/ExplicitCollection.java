/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.java.rewrite.RemoveStatementRewrite;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code explicit-gc-seen}: a collection that Java source asks for. Silent where every virtual machine that was read makes
 * such calls do nothing, and in sources of tests. The alarm of a running server counts the same.
 */
final class ExplicitCollection {

	private ExplicitCollection() {
	}

	/**
	 * A call.
	 *
	 * @param fact the observation
	 * @param launches the launches of the solution
	 */
	private record Site(CodeFact fact, List<Launch> launches) {

		boolean inLoop() {
			return fact.getDetails().stream().map(Setting::getName).anyMatch("loop"::equals);
		}
	}

	static Rule rule() {
		return RuleForm.<Site>rule("explicit-gc-seen", Subject.MEMORY, Severity.INFO, ExplicitCollection::sites).optional()
				.onSites(form -> form
						.severity(site -> site.inLoop() ? Severity.WARNING : Severity.INFO)
						.at(site -> site.fact().getOrigin())
						.measured(site -> "1")
						.limit(site -> "0")
						.with("name", site -> site.fact().getName())
						.message(site -> site.inLoop() ? "loop" : null)
						.fix("remove", FixEffect.DEPENDS_ON_UNSEEN, ExplicitCollection::remove)
						.fix("disable", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> {
							if (site.launches().size() == 1) {
								Launch launch = site.launches().get(0);
								launch.add(edits, launch.isJ9() ? "-Xdisableexplicitgc" : "-XX:+DisableExplicitGC");
							} else {
								edits.impossible();
							}
						}))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		List<Launch> launches = Launches.of(reading).toList();
		boolean without = !launches.isEmpty() && launches.stream().allMatch(CollectorRules::disablesExplicit);
		return without ? Stream.empty()
				: ConfigurationIndex.facts(reading, "explicit-collection").filter(fact -> !isTest(fact.getOrigin().path())).map(fact -> new Site(fact, launches));
	}

	private static boolean isTest(String path) {
		return path.contains("src/test/") || path.contains("/test/") || path.startsWith("test/") || path.endsWith("Test.java") || path.endsWith("IT.java");
	}

	private static void remove(Site site, Edits edits) {
		String path = site.fact().getOrigin().path();
		String text = edits.texts().text(path);
		edits.addAll(text == null ? null : RemoveStatementRewrite.changes(path, text, site.fact().getOrigin().offset()));
	}
}
