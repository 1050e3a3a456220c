/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.persistence.InverseLinks;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.BuildFiles;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.EclipseLinkUnits;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code one-to-one-read-each}: one finding for an entity, with all such links of it. There is no fix: which queries need the other
 * end, and whether both may share a key, is for whoever knows the tables.
 */
final class InverseLink {

	private InverseLink() {
	}

	static Rule rule() {
		return RuleForm.<List<CodeFact>>rule("one-to-one-read-each", Subject.PERSISTENCE, Severity.INFO, InverseLink::entities)
				.onSites(form -> form
						.at(links -> links.get(0).getOrigin())
						.measured(links -> Values.value(links.get(0).detail(InverseLinks.ATTRIBUTE)))
						.limit(links -> 1)
						.with("name", links -> links.get(0).getTypeName().substring(Math.max(links.get(0).getTypeName().lastIndexOf('.'), links.get(0).getTypeName().lastIndexOf('$')) + 1))
						.message(links -> links.get(0).detail(InverseLinks.LAZY) == null ? null : "lazy")
						.related(links -> links.stream().skip(1).map(CodeFact::getOrigin).toList()))
				.build();
	}

	private static Stream<List<CodeFact>> entities(Reading reading) {
		Map<String, List<CodeFact>> byEntity = new LinkedHashMap<>();
		// EclipseLink weaves classes on a server, so that what is mapped to be lazy is; GlassFish, Payara, Liberty and WebLogic bring it along.
		Stream<CodeFact> facts = reading.solution().getApplications().stream().flatMap(application -> {
			boolean woven = EclipseLinkUnits.keep(reading, application) || EclipseLinkUnits.isLeftToServer(reading, application);
			return ConfigurationIndex.facts(reading, application, InverseLinks.KIND).filter(fact -> !woven || fact.detail(InverseLinks.LAZY) == null);
		});
		facts.filter(fact -> fact.detail(InverseLinks.LAZY) == null || !isEnhanced(reading, fact.getOrigin().path())).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path())).forEach(fact -> byEntity.computeIfAbsent(fact.getOrigin().path() + ' ' + fact.getTypeName(), key -> new ArrayList<>()).add(fact));
		return byEntity.values().stream();
	}

	/** Quarkus has Hibernate enhance all entities, and since 5.5 that makes such a link lazy where it is mapped so. */
	private static boolean isEnhanced(Reading reading, String path) {
		return BuildFiles.around(reading, path).anyMatch(build -> build.contains("quarkus-hibernate-orm"));
	}
}
