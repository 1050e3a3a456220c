/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.assembly.Activity;

/** Rules on processes that wait, where a caller waits too, or where they were promised not to. */
final class WaitingProcesses {

	/** Policies with which in-memory composites store an instance at the points where it waits. */
	private static final Set<String> DEFERRING = Set.of("deferred", "faulted");

	private static final Pattern STAND_IN = Pattern.compile("(?i)artificial|simulat|mock|dummy|slow");

	private WaitingProcesses() {
	}

	/**
	 * @param in the component
	 * @param stop the activity that waits
	 */
	private record Site(ProcessComponent in, Activity stop) {

		/** Whether its name, or that of the process, says that a pause of some seconds stands in for something slow. */
		boolean playsSomethingSlow() {
			return stop.getKind().equals("wait") && Stream.of(stop.getName(), in.process().getName()).anyMatch(name -> name != null && STAND_IN.matcher(name).find());
		}

		/** The activity in the words of a message, with the name that it has. */
		String waiting() {
			return stop.getName() == null ? stop.getKind() : stop.getKind() + ' ' + stop.getName();
		}
	}

	static Rule synchronous() {
		return RuleForm.rule("soa-sync-process-with-breakpoint", Subject.CONCURRENCY, Severity.INFO,
				(Reading reading) -> ProcessComponent.all(reading).filter(in -> in.flow().waitBeforeReply() != null).map(in -> new Site(in, in.flow().waitBeforeReply())))
				.onSites(form -> form
						.when(site -> !site.playsSomethingSlow())
						.at(site -> site.stop().getOrigin())
						.measured(Site::waiting)
						.with("name", site -> site.in().name())
						.related(site -> List.of(site.in().component().getOrigin())))
				.build();
	}

	/** In-memory composites store an instance where it waits, so that a policy for them makes the property right. */
	static Rule inMemory() {
		return RuleForm.rule("soa-inmemory-with-breakpoint", Subject.CONCURRENCY, Severity.WARNING,
				(Reading reading) -> ProcessComponent.all(reading).filter(in -> in.isInMemory() && in.flow().breakpoint() != null).map(in -> new Site(in, in.flow().breakpoint())))
				.onSites(form -> form
						.when(site -> isBefore(site.in()) || !DEFERRING.contains(site.in().value(ProcessComponent.COMPLETION)))
						.severity(site -> isBefore(site.in()) ? Severity.WARNING : Severity.INFO)
						.at(site -> Values.origin(site.in().property(ProcessComponent.IN_MEMORY)))
						.measured(site -> site.in().value(ProcessComponent.IN_MEMORY))
						.with("name", site -> site.in().name())
						.with("wait", Site::waiting)
						.related(site -> List.of(site.stop().getOrigin()))
						.fix("durable", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> PropertyEdits.remove(edits, site.in().property(ProcessComponent.IN_MEMORY))))
				.build();
	}

	private static boolean isBefore(ProcessComponent in) {
		return Boolean.FALSE.equals(in.hasInMemorySoa());
	}
}
