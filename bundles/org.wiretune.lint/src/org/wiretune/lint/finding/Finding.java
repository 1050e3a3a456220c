/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.finding;

import java.util.List;
import java.util.Objects;

import org.wiretune.model.Origin;

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
 */
public record Finding(String ruleId, Severity severity, Origin origin, String message, String measured, String limit,
		String assumption, List<Origin> related, List<Fix> fixes) {

	/** Copies the lists and checks that the rest is there. */
	public Finding {
		Objects.requireNonNull(ruleId, "ruleId");
		Objects.requireNonNull(severity, "severity");
		Objects.requireNonNull(origin, "origin");
		Objects.requireNonNull(message, "message");
		related = List.copyOf(related);
		fixes = fixes instanceof LazyFixes ? fixes : List.copyOf(fixes);
	}

	/** {@return the same finding with another severity} @param other the severity */
	public Finding withSeverity(Severity other) {
		return other == severity ? this : new Finding(ruleId, other, origin, message, measured, limit, assumption, related, fixes);
	}

	/** {@return the same finding with other fixes} @param other the fixes */
	public Finding withFixes(List<Fix> other) {
		return new Finding(ruleId, severity, origin, message, measured, limit, assumption, related, other);
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
