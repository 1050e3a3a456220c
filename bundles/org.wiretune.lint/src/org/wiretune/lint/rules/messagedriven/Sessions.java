/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import java.util.Arrays;
import java.util.stream.Stream;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleLimit;
import org.wiretune.lint.rule.RuleLimits;
import org.wiretune.lint.rule.Subject;
import org.wiretune.lint.rules.MessageDrivenServers;
import org.wiretune.lint.rules.MessageDrivenServers.Pooled;
import org.wiretune.lint.rules.MessageListeners;
import org.wiretune.lint.rules.MessageListeners.Listener;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Product;
import org.wiretune.model.solution.Solution;

/**
 * The sessions of one bean: rules {@code mdb-maxsessions-default}, {@code mdb-minsessions-missing} and
 * {@code mdb-minsessions-above-max}. New properties get the names that the resource adapters of JBoss know, maxSession and
 * minSession; the guide spells them maxSessions and minSessions, and what stands there in its spelling is read too.
 */
final class Sessions {

	private static final RuleLimit SESSIONS = new RuleLimit("mdb-maxsessions-default", "sessions", 50, 16, 1000, "sessions");
	private static final RuleLimit FROM = new RuleLimit("mdb-minsessions-missing", "from", 20, 2, 1000, "sessions");

	private Sessions() {
	}

	/** The fix raises the pool too, because sessions without instances gain nothing. */
	static Rule unset() {
		return RuleForm.rule("mdb-maxsessions-default", Subject.MESSAGING, Severity.INFO, MessageDrivenServers::pooled)
				.when(site -> !Values.isSet(site.listener().maximum()))
				.at(site -> site.listener().origin())
				.measured(site -> MessageDrivenServers.DEFAULT_SESSIONS)
				.limit(Sessions::advised)
				.with("name", site -> site.listener().name())
				.with("instances", site -> Values.shown(site.size()))
				.limitedBy(SESSIONS)
				.optional()
				.assuming(site -> site.hosting() == null ? null : site.hosting().assumption())
				.related(site -> Arrays.asList(site.place()))
				.fix("state", Sessions::state)
				.build();
	}

	private static void state(Pooled site, Edits edits) {
		ActivationProperties.add(site.listener(), "maxSession", Long.toString(advised(site)), edits);
		if (site.isStrict() && site.instances() != null && site.instances() < advised(site)) {
			edits.set(site.size(), Long.toString(advised(site)));
		}
	}

	private static long advised(Pooled site) {
		return RuleLimits.of(site.listener().solution()).value(SESSIONS);
	}

	/** Only on EAP 5: the resource adapter of Artemis makes all its sessions when the bean starts. */
	static Rule noMinimum() {
		return RuleForm.rule("mdb-minsessions-missing", Subject.MESSAGING, Severity.INFO, MessageDrivenServers::pooled)
				.when(site -> site.hosting() != null && site.hosting().server().getProduct() == Product.JBOSS_EAP_5)
				.when(site -> site.listener().minimum() == null && site.statedSessions() != null)
				.when(site -> site.statedSessions() >= RuleLimits.of(site.listener().solution()).value(FROM))
				.at(site -> site.listener().place())
				.measured(site -> Values.shown(site.listener().minimum()))
				.limit(site -> site.statedSessions() / 2)
				.with("name", site -> site.listener().name())
				.with("sessions", Pooled::statedSessions)
				.limitedBy(FROM)
				.optional()
				.assuming(site -> site.hosting().assumption())
				.fix("state", (site, edits) -> ActivationProperties.add(site.listener(), "minSession", Long.toString(site.statedSessions() / 2), edits))
				.build();
	}

	static Rule minimumAboveMaximum() {
		return RuleForm.rule("mdb-minsessions-above-max", Subject.MESSAGING, Severity.WARNING, Sessions::withMinimum)
				.when(site -> Values.number(site.minimum()) != null && maximum(site) != null && Values.number(site.minimum()) > maximum(site))
				.at(site -> Values.origin(site.minimum()))
				.measured(site -> Values.number(site.minimum()))
				.limit(Sessions::maximum)
				.with("name", Listener::name)
				.message(site -> Values.isSet(site.maximum()) ? null : "default")
				.related(site -> Arrays.asList(Values.origin(site.maximum())))
				.fix("swap", (site, edits) -> {
					String maximum = Long.toString(maximum(site));
					edits.set(site.maximum(), Values.number(site.minimum()).toString());
					edits.set(site.minimum(), maximum);
				})
				.fix("lower-minimum", (site, edits) -> edits.set(site.minimum(), Long.toString(maximum(site))))
				.build();
	}

	private static Stream<Listener> withMinimum(Solution solution) {
		return MessageListeners.of(solution).stream().filter(listener -> Values.isSet(listener.minimum()));
	}

	private static Long maximum(Listener listener) {
		return Values.isSet(listener.maximum()) ? listener.maximum().asNumber() : Long.valueOf(MessageDrivenServers.DEFAULT_SESSIONS);
	}
}
