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

	static Rule rule() {
		return rule("ode-instances-stored").onSites(form -> state(form).when(site -> site.process().changes() <= ONE)).build();
	}

	/** Instances that change several things in turn may have to be looked at after a stop between them. */
	static Rule withChanges() {
		return rule("ode-instances-stored-changes").optional()
				.onSites(form -> state(form).when(site -> site.process().changes() > ONE).with("changes", site -> site.process().changes())).build();
	}

	private static RuleForm<DeployedProcess> rule(String id) {
		return RuleForm.rule(id, Subject.PERSISTENCE, Severity.INFO, StoredInstances::sites);
	}

	private static RuleForm<DeployedProcess> state(RuleForm<DeployedProcess> form) {
		return form.when(site -> site.process().answersAtOnce())
				.at(site -> site.entry().place(IN_MEMORY))
				.measured(site -> "false")
				.limit(site -> "true")
				.with("name", DeployedProcess::name)
				.related(site -> List.of(site.process().place()))
				.fix("memory", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
					if (site.entry().states(IN_MEMORY)) {
						edits.set(site.entry().setting(IN_MEMORY), "true");
					} else {
						XmlPlaces.insert(edits, site.entry().group().getOrigin(), BEFORE, "in-memory", ">true</", ">");
					}
				});
	}

	private static Stream<DeployedProcess> sites(Reading reading) {
		return DeployedProcess.all(reading).filter(deployed -> !Values.truth(deployed.entry().setting(IN_MEMORY)));
	}
}
