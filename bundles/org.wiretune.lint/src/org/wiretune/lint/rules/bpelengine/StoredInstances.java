/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.bpelengine;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.XmlPlaces;

/**
 * Rules {@code ode-instances-stored} and {@code ode-instances-stored-changes}: a process of Apache ODE that answers its caller and waits for nothing but its partners, whose
 * instances are stored all the same. The engine keeps only processes that one message starts and no other joins in memory.
 */
final class StoredInstances {

	private static final String IN_MEMORY = "inMemory";
	/** What the schema of the descriptor wants before the new element. */
	private static final List<String> BEFORE = List.of("active", "retired");

	/** After a stop before or behind the only change the caller asks again, or has its answer. */
	private static final int ONE = 1;

	private StoredInstances() {
	}

	/**
	 * @param entry of the descriptor
	 * @param process what it names
	 */
	private record Site(ConfiguredGroup entry, EngineProcess process) {
	}

	static Rule rule() {
		return rule("ode-instances-stored").onSites(form -> state(form).when(site -> site.process().changes() <= ONE)).build();
	}

	/** Instances that change several things in turn may have to be looked at after a stop between them. */
	static Rule withChanges() {
		return rule("ode-instances-stored-changes").optional()
				.onSites(form -> state(form).when(site -> site.process().changes() > ONE).with("changes", site -> site.process().changes())).build();
	}

	private static RuleForm<Site> rule(String id) {
		return RuleForm.rule(id, Subject.PERSISTENCE, Severity.INFO, StoredInstances::sites);
	}

	private static RuleForm<Site> state(RuleForm<Site> form) {
		return form.when(site -> site.process().answersAtOnce())
				.at(site -> site.entry().place(IN_MEMORY))
				.measured(site -> "false")
				.limit(site -> "true")
				.with("name", site -> EngineProcess.name(site.entry()))
				.related(site -> List.of(site.process().place()))
				.fix("memory", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
					if (site.entry().states(IN_MEMORY)) {
						edits.set(site.entry().setting(IN_MEMORY), "true");
					} else {
						XmlPlaces.insert(edits, site.entry().group().getOrigin(), BEFORE, "in-memory", ">true</", ">");
					}
				});
	}

	private static Stream<Site> sites(Reading reading) {
		return ConfigurationIndex.groups(reading, "ode.process").filter(entry -> !Values.truth(entry.setting(IN_MEMORY)) && !entry.isForDevelopment())
				.map(entry -> new Site(entry, EngineProcess.of(entry))).filter(site -> site.process() != null);
	}
}
