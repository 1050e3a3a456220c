/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;

/** Rules on sources that a poller asks for messages. */
final class PolledSources {

	/** Sources that have many messages at once as a rule, and where each message comes by a poll of its own. */
	private static final String[] SOURCES = {"file.inbound-channel-adapter", "ftp.inbound-channel-adapter", "sftp.inbound-channel-adapter", "jms.inbound-channel-adapter", "mail.inbound-channel-adapter"};
	private static final String QUEUE = "jms.inbound-channel-adapter";
	private static final String ALL = "-1";
	/** Milliseconds; a source that is asked more often than that gives ten messages a second and more. */
	private static final long OFTEN = 100;

	private PolledSources() {
	}

	/**
	 * @param source the source
	 * @param poller its poller
	 */
	private record Polled(IntegrationPart source, Pollers poller) {

		/** How many messages a second come at most, as a text. */
		String rate() {
			double each = 1_000.0 / poller.milliseconds();
			return each >= 1 ? String.valueOf(Math.round(each)) + " a second" : String.valueOf(Math.round(each * 60 * 10) / 10.0).replaceFirst("\\.0$", "") + " a minute";
		}
	}

	static Rule onePerPoll() {
		return RuleForm.<Polled>rule("si-source-poller-one-per-poll", Subject.MESSAGING, Severity.INFO, PolledSources::polled)
				.onSites(form -> form
						.when(polled -> (polled.poller().most() == null || polled.poller().most().equals("1")) && polled.poller().milliseconds() != null && polled.poller().milliseconds() >= OFTEN)
						.at(polled -> polled.source().origin())
						.measured(polled -> polled.poller().milliseconds())
						.limit(polled -> ALL)
						.with("name", polled -> polled.source().shown())
						.with("rate", Polled::rate)
						.related(polled -> polled.poller().origin().equals(polled.source().origin()) ? List.of() : List.of(polled.poller().origin()))
						.fix("all", FixEffect.CHANGES_BEHAVIOUR, (polled, edits) -> edits.set(polled.poller().setting(), ALL)))
				.build();
	}

	private static Stream<Polled> polled(Reading reading) {
		// A queue that should not be polled at all is told by the other rule.
		return IntegrationPart.of(reading, SOURCES).filter(source -> isPolled(source) && !isOneFile(source) && !(source.kind().equals(QUEUE) && !isTransactional(source))).map(source -> new Polled(source, Pollers.of(source))).filter(polled -> polled.poller() != null);
	}

	/** Whether a pattern has only one name that fits, as that of a file by whose coming something is started. */
	private static boolean isOneFile(IntegrationPart source) {
		String pattern = source.any("filename-pattern", "pattern-filter");
		return pattern != null && pattern.indexOf('*') < 0 && pattern.indexOf('?') < 0;
	}

	/** In code a source without an adapter around it may be asked by anything. */
	private static boolean isPolled(IntegrationPart source) {
		return source.isXml() ? source.has("channel") || source.has("id") : source.settings().stream().anyMatch(detail -> detail.getName().startsWith("poller.") || detail.getName().equals("adapter"));
	}

	/** A queue is told of what arrives in it: a listener gets a message when it is there. */
	static Rule messaging() {
		return RuleForm.<Polled>rule("si-jms-polling-adapter", Subject.MESSAGING, Severity.WARNING, reading -> IntegrationPart.of(reading, QUEUE).map(source -> new Polled(source, Pollers.of(source))))
				.onSites(form -> form
						.when(polled -> !isTransactional(polled.source()))
						.severity(polled -> polled.poller() != null && polled.poller().milliseconds() != null ? Severity.WARNING : Severity.INFO)
						.at(polled -> polled.source().origin())
						.measured(polled -> polled.poller() == null ? null : polled.poller().milliseconds())
						.with("name", polled -> polled.source().shown())
						.message(polled -> polled.poller() == null || polled.poller().milliseconds() == null ? "unknown" : null)
						.related(polled -> polled.poller() == null ? List.of() : Stream.of(polled.poller().origin()).filter(place -> !Objects.equals(place, polled.source().origin())).toList()))
				.build();
	}

	/** A poller with a transaction may join several resources, which a listener would not. */
	private static boolean isTransactional(IntegrationPart source) {
		return source.isXml() && source.inner("poller") != null && source.inner("poller").group().getGroups().stream().anyMatch(inner -> inner.getKind().endsWith("transactional")) || source.has("poller.transactional");
	}
}
