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
import org.wiretune.core.observed.Observed;
import org.wiretune.core.observed.Sighting;
import org.wiretune.safety.secret.Secrets;

/**
 * A slow choice at a place of a file, whoever observed it: a rule of the files, or what leads from a log or a running server to them.
 *
 * @param seen what was observed, under the id of the rule, for example {@code sca-async-binding}
 * @param origin where the marker goes
 * @param assumption what the rule had to assume, as a sentence; null where it knew
 * @param related further places that take part, the most important first
 * @param fixes ways to follow the advice, the recommended one first; empty where only a person can act. May be
 *        {@link LazyFixes computed on first use}; findings are compared without them
 * @param also findings of other rules with the same cause and the same change, which this one stands for; mostly empty.
 *        Whoever suppresses or knows one of them suppresses or knows this one
 */
public record Finding(Observed seen, Origin origin, String assumption, List<Origin> related, List<Fix> fixes, List<Finding> also) implements Sighting {

	/** Copies the lists, checks that the rest is there and hides secrets in what is told. */
	public Finding {
		Objects.requireNonNull(seen, "seen");
		Objects.requireNonNull(origin, "origin");
		assumption = Secrets.hidden(assumption);
		related = List.copyOf(related);
		fixes = fixes instanceof LazyFixes ? fixes : List.copyOf(fixes);
		also = List.copyOf(also);
	}

	/**
	 * A finding that stands for itself alone.
	 *
	 * @param seen what was observed
	 * @param origin where the marker goes
	 * @param assumption what the rule had to assume, or null
	 * @param related further places
	 * @param fixes ways to follow the advice
	 */
	public Finding(Observed seen, Origin origin, String assumption, List<Origin> related, List<Fix> fixes) {
		this(seen, origin, assumption, related, fixes, List.of());
	}

	/** {@return the rule} */
	public String ruleId() {
		return seen.id();
	}

	/** {@return the same finding standing for others too} @param others findings with the same cause and the same change */
	public Finding withAlso(List<Finding> others) {
		return new Finding(seen, origin, assumption, related, fixes, others);
	}

	/** {@return the rule and those of the findings that this one stands for, its own first} */
	public List<String> ruleIds() {
		return also.isEmpty() ? List.of(ruleId()) : Stream.concat(Stream.of(ruleId()), also.stream().map(Finding::ruleId)).toList();
	}

	/** {@return the same finding with another severity} @param other the severity */
	public Finding withSeverity(Severity other) {
		return other == severity() ? this : new Finding(seen.withSeverity(other), origin, assumption, related, fixes, also);
	}

	/** {@return the same finding with other fixes} @param other the fixes */
	public Finding withFixes(List<Fix> other) {
		return new Finding(seen, origin, assumption, related, other, also);
	}

	@Override
	public boolean equals(Object object) {
		return object instanceof Finding other && ruleId().equals(other.ruleId()) && severity() == other.severity() && origin.equals(other.origin)
				&& message().equals(other.message()) && Objects.equals(assumption, other.assumption) && related.equals(other.related);
	}

	@Override
	public int hashCode() {
		return Objects.hash(ruleId(), origin, message());
	}
}
