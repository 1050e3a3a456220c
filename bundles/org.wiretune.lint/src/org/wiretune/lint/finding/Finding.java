/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.finding;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.safety.secret.Secrets;

/**
 * A slow choice that a rule found.
 *
 * @param ruleId the rule, for example {@code sca-async-binding}
 * @param severity how much it matters
 * @param origin where the marker goes
 * @param message one or two sentences: the measured value, the limit, the next step
 * @param measured the value found, as text
 * @param limit the value it was compared with, as text
 * @param assumption what the rule had to assume, as a sentence; null where it knew
 * @param related further places that take part, the most important first
 * @param fixes ways to follow the advice, the recommended one first; empty where only a person can act. May be
 *        {@link LazyFixes computed on first use}; findings are compared without them
 * @param also findings of other rules with the same cause and the same change, which this one stands for; mostly empty.
 *        Whoever suppresses or knows one of them suppresses or knows this one
 */
public record Finding(String ruleId, Severity severity, Origin origin, String message, String measured, String limit,
		String assumption, List<Origin> related, List<Fix> fixes, List<Finding> also) {

	/** Copies the lists, checks that the rest is there and hides secrets in what is told. */
	public Finding {
		Objects.requireNonNull(ruleId, "ruleId");
		Objects.requireNonNull(severity, "severity");
		Objects.requireNonNull(origin, "origin");
		Objects.requireNonNull(message, "message");
		// Names and values of files stand in what is told, and every report and view tells it.
		message = Secrets.hidden(message);
		measured = Secrets.hidden(measured);
		limit = Secrets.hidden(limit);
		assumption = Secrets.hidden(assumption);
		related = List.copyOf(related);
		fixes = fixes instanceof LazyFixes ? fixes : List.copyOf(fixes);
		also = List.copyOf(also);
	}

	/**
	 * A finding that stands for itself alone.
	 *
	 * @param ruleId the rule
	 * @param severity how much it matters
	 * @param origin where the marker goes
	 * @param message one or two sentences
	 * @param measured the value found
	 * @param limit the value it was compared with
	 * @param assumption what the rule had to assume, or null
	 * @param related further places
	 * @param fixes ways to follow the advice
	 */
	public Finding(String ruleId, Severity severity, Origin origin, String message, String measured, String limit, String assumption, List<Origin> related, List<Fix> fixes) {
		this(ruleId, severity, origin, message, measured, limit, assumption, related, fixes, List.of());
	}

	/** {@return the same finding standing for others too} @param others findings with the same cause and the same change */
	public Finding withAlso(List<Finding> others) {
		return new Finding(ruleId, severity, origin, message, measured, limit, assumption, related, fixes, others);
	}

	/** {@return the rule and those of the findings that this one stands for, its own first} */
	public List<String> ruleIds() {
		return also.isEmpty() ? List.of(ruleId) : Stream.concat(Stream.of(ruleId), also.stream().map(Finding::ruleId)).toList();
	}

	/** {@return the same finding with another severity} @param other the severity */
	public Finding withSeverity(Severity other) {
		return other == severity ? this : new Finding(ruleId, other, origin, message, measured, limit, assumption, related, fixes, also);
	}

	/** {@return the same finding with other fixes} @param other the fixes */
	public Finding withFixes(List<Fix> other) {
		return new Finding(ruleId, severity, origin, message, measured, limit, assumption, related, other, also);
	}

	@Override
	public boolean equals(Object object) {
		return object instanceof Finding other && ruleId.equals(other.ruleId) && severity == other.severity && origin.equals(other.origin)
				&& message.equals(other.message) && Objects.equals(assumption, other.assumption) && related.equals(other.related);
	}

	@Override
	public int hashCode() {
		return Objects.hash(ruleId, origin, message);
	}
}
