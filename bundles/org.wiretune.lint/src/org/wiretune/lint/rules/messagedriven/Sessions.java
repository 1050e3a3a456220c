/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import java.util.Arrays;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.MessageDrivenServers.Pooled;
import org.wiretune.lint.rules.MessageDrivenServers;
import org.wiretune.lint.rules.MessageListeners.Listener;
import org.wiretune.lint.rules.MessageListeners;
import org.wiretune.lint.rules.Values;

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
				.limitedBy(SESSIONS)
				.optional()
				.onSites(form -> form
						.when(site -> !Values.isSet(site.listener().maximum()))
						.at(site -> site.listener().origin())
						.measured(site -> MessageDrivenServers.DEFAULT_SESSIONS)
						.limit(Sessions::advised)
						.with("name", site -> site.listener().name())
						.with("instances", site -> Values.shown(site.size()))
						.assuming(site -> site.hosting() == null ? null : site.hosting().assumption())
						.related(site -> Arrays.asList(site.place()))
						.fix("state", FixEffect.CHANGES_BEHAVIOUR, Sessions::state))
				.build();
	}

	private static void state(Pooled site, RuleContext context, Edits edits) {
		Long threads = threads(site);
		if (threads != null && threads < advised(site, context)) {
			// More sessions than threads is what another rule finds.
			edits.impossible();
			return;
		}
		ActivationProperties.add(site.listener(), "maxSession", Long.toString(advised(site, context)), edits);
		if (site.isStrict() && site.instances() != null && site.instances() < advised(site, context)) {
			edits.set(site.size(), Long.toString(advised(site, context)));
		}
	}

	/** The number of the source, or that of the threads that carry the sessions where these are fewer but more than the default. */
	private static long advised(Pooled site, RuleContext context) {
		long sessions = context.limit(SESSIONS);
		Long threads = threads(site);
		return threads == null || threads <= MessageDrivenServers.DEFAULT_SESSIONS ? sessions : Math.min(sessions, threads);
	}

	private static Long threads(Pooled site) {
		return threads(site.listener(), site.hosting());
	}

	private static Long threads(Listener listener) {
		return threads(listener, MessageDrivenServers.hosting(listener));
	}

	private static Long threads(Listener listener, Hosting hosting) {
		MessageDrivenServers.Delivery threads = hosting == null ? null : MessageDrivenServers.delivery(listener.reading(), hosting.server());
		return threads == null ? null : threads.threads();
	}

	/** Only on EAP 5: the resource adapter of Artemis makes all its sessions when the bean starts. */
	static Rule noMinimum() {
		return RuleForm.rule("mdb-minsessions-missing", Subject.MESSAGING, Severity.INFO, MessageDrivenServers::pooled)
				.limitedBy(FROM)
				.optional()
				.onSites(form -> form
						.when(site -> site.hosting() != null && site.hosting().server().getProduct() == Product.JBOSS_EAP_5)
						.when(site -> site.listener().minimum() == null && site.statedSessions() != null)
						.when((site, context) -> site.statedSessions() >= context.limit(FROM))
						.at(site -> site.listener().place())
						.measured(site -> Values.shown(site.listener().minimum()))
						.limit(Sessions::ready)
						.with("name", site -> site.listener().name())
						.with("sessions", Pooled::statedSessions)
						.assuming(site -> site.hosting().assumption())
						.fix("state", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> ActivationProperties.add(site.listener(), "minSession", Long.toString(ready(site)), edits)))
				.build();
	}

	/** Half of the sessions that may run; those beyond the threads that carry them never do. */
	private static long ready(Pooled site) {
		Long threads = threads(site);
		return (threads == null ? site.statedSessions() : Math.min(site.statedSessions(), threads)) / 2;
	}

	static Rule minimumAboveMaximum() {
		return RuleForm.rule("mdb-minsessions-above-max", Subject.MESSAGING, Severity.WARNING, Sessions::withMinimum)
				.onSites(form -> form
						.when(site -> Values.number(site.minimum()) != null && maximum(site) != null && Values.number(site.minimum()) > maximum(site))
						.at(site -> Values.origin(site.minimum()))
						.measured(site -> Values.number(site.minimum()))
						.limit(Sessions::maximum)
						.with("name", Listener::name)
						.message(site -> Values.isSet(site.maximum()) ? null : "default")
						.related(site -> Arrays.asList(Values.origin(site.maximum())))
						.fix("swap", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							Long threads = threads(site);
							if (threads != null && Values.number(site.minimum()) > threads) {
								// More sessions than threads is what another rule finds.
								edits.impossible();
								return;
							}
							String maximum = Long.toString(maximum(site));
							edits.set(site.maximum(), Values.number(site.minimum()).toString());
							edits.set(site.minimum(), maximum);
						})
						.fix("lower-minimum", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.minimum(), Long.toString(maximum(site)))))
				.build();
	}

	private static Stream<Listener> withMinimum(Reading reading) {
		return MessageListeners.of(reading).stream().filter(listener -> Values.isSet(listener.minimum()));
	}

	private static Long maximum(Listener listener) {
		return Values.isSet(listener.maximum()) ? listener.maximum().asNumber() : Long.valueOf(MessageDrivenServers.DEFAULT_SESSIONS);
	}
}
