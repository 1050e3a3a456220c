/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import java.util.Arrays;

import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;

/**
 * The sessions of one listener port: rules {@code listenerport-maxsessions-serial},
 * {@code listenerport-maxsessions-nonpersistent}, {@code listenerport-maxsessions-persistent} and
 * {@code listenerport-maxmessages-changed}. How many are right depends on the delivery mode, which the queue tells where it
 * fixes it for all messages.
 */
final class ListenerPortSessions {

	/** The value that every measurement with persistent messages used; section 4.3.2.2. */
	private static final long PERSISTENT = 50;
	/** The value of the measurement without persistence on four processors; section 4.3.2.1. */
	private static final long NON_PERSISTENT = 6;

	private static final RuleLimit PROCESSORS = new RuleLimit("listenerport-maxsessions-nonpersistent", "processors", 4, 1, 1024, "processors");
	private static final RuleLimit FEW = new RuleLimit("listenerport-maxsessions-persistent", "few", 10, 2, 50, "sessions");

	private ListenerPortSessions() {
	}

	/** A port that hands out one message after the other. Persistence decides what is offered. */
	static Rule serial() {
		return form("listenerport-maxsessions-serial", Severity.WARNING)
				.onSites(form -> form
						.when(site -> site.sessions() != null && Long.valueOf(1).equals(site.sessions().asNumber()))
						.when(site -> !site.port().isForDevelopment())
						.limit(site -> site.queueIs("PERSISTENT") ? PERSISTENT : NON_PERSISTENT)
						.message(site -> Values.isSet(site.sessions()) ? null : "default")
						.fix("few", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.queueIs("PERSISTENT") ? null : site.sessions(), Long.toString(NON_PERSISTENT)))
						.fix("many", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.queueIs("NONPERSISTENT") ? null : site.sessions(), Long.toString(PERSISTENT))))
				.build();
	}

	/** Messages that are not written to disk: sessions beyond the processors only wait for one. */
	static Rule nonPersistent() {
		return form("listenerport-maxsessions-nonpersistent", Severity.INFO)
				.limitedBy(PROCESSORS)
				.optional()
				.onSites(form -> form
						.when(site -> site.queueIs("NONPERSISTENT") && Values.isSet(site.sessions()) && site.sessions().asNumber() != null && site.sessions().asNumber() > 1)
						.when((site, context) -> site.sessions().asNumber() <= processors(site, context) || site.sessions().asNumber() > processors(site, context) * 4)
						.limit(ListenerPortSessions::advised)
						.with("processors", ListenerPortSessions::processors)
						.fix("sessions", FixEffect.CHANGES_BEHAVIOUR, (site, context, edits) -> edits.set(site.sessions(), Long.toString(advised(site, context)))))
				.build();
	}

	/** Messages that are written to disk: parallel sessions share one write of the log. */
	static Rule persistent() {
		return form("listenerport-maxsessions-persistent", Severity.INFO)
				.limitedBy(FEW)
				.onSites(form -> form
						.when(site -> site.queueIs("PERSISTENT") && site.sessions() != null && site.sessions().asNumber() != null)
						.when((site, context) -> site.sessions().asNumber() > 1 && site.sessions().asNumber() < context.limit(FEW))
						.when(site -> !site.port().isForDevelopment())
						.limit(site -> PERSISTENT)
						.fix("sessions", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.sessions(), Long.toString(PERSISTENT))))
				.build();
	}

	/** WebSphere MQ 5.3 belongs to version 5 of the server; where the version is not known the rule says so. */
	static Rule messages() {
		return form("listenerport-maxmessages-changed", Severity.INFO)
				.optional()
				.onSites(form -> form
						.at(site -> Values.origin(site.port().setting("maxMessages")))
						.measured(site -> Values.value(site.port().setting("maxMessages")))
						.when(site -> site.isMq() && site.port().states("maxMessages") && !Long.valueOf(1).equals(site.port().number("maxMessages")))
						.limit(site -> 1)
						.fix("one", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.port().setting("maxMessages"), "1")))
				.build();
	}

	private static RuleForm<ListenerPort> form(String id, Severity severity) {
		return RuleForm.rule(id, Subject.MESSAGING, severity, ListenerPort::of)
				.at(site -> Values.origin(site.sessions(), site.port().group()))
				.measured(site -> Values.shown(site.sessions()))
				.with("name", site -> site.port().name())
				.with("server", site -> site.port().owner())
				.related(site -> Arrays.asList(site.queue() == null ? null : site.queue().place("persistence")));
	}

	private static long processors(ListenerPort site, RuleContext context) {
		return context.limit(PROCESSORS);
	}

	/** One and a half sessions for each processor, as 6 on 4 in the measurement, and always one to spare. */
	private static long advised(ListenerPort site, RuleContext context) {
		return Math.max(processors(site, context) + 1, (processors(site, context) * 3 + 1) / 2);
	}
}
