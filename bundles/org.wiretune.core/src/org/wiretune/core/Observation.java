/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Something that a rule has seen, as values. The words come from the texts of the rule when it is told. Immutable.
 */
public final class Observation {

	private final Origin origin;
	private final Severity severity;
	private final String message;
	private final String assumption;
	private final Map<String, String> values;
	private final List<Origin> related;
	private final List<FixOffer> fixes;

	private Observation(Builder builder) {
		origin = builder.origin;
		severity = builder.severity;
		message = builder.message;
		assumption = builder.assumption;
		values = Collections.unmodifiableMap(new LinkedHashMap<>(builder.values));
		related = List.copyOf(builder.related);
		fixes = List.copyOf(builder.fixes);
	}

	/**
	 * A way to follow the advice.
	 *
	 * @param word tells the fixes of one rule apart; one of {@link Rule#fixes()}
	 * @param changes makes the changes, when somebody asks for the fix; called with the numbers that count for the file of the place
	 */
	public record FixOffer(String word, BiConsumer<RuleContext, Edits> changes) {

		/** Checks that both are there. */
		public FixOffer {
			Objects.requireNonNull(word);
			Objects.requireNonNull(changes);
		}
	}

	/**
	 * Starts an observation.
	 *
	 * @param origin where the marker goes
	 * @return takes the rest
	 */
	public static Builder at(Origin origin) {
		return new Builder(origin);
	}

	/** {@return where the marker goes} */
	public Origin origin() {
		return origin;
	}

	/** {@return how much it matters here; empty where that is as with the rule} */
	public Optional<Severity> severity() {
		return Optional.ofNullable(severity);
	}

	/** {@return the word that tells the messages of the rule apart; empty for the usual one} */
	public Optional<String> message() {
		return Optional.ofNullable(message);
	}

	/** {@return the word of what is assumed, empty text for the usual one; empty where nothing is} */
	public Optional<String> assumption() {
		return Optional.ofNullable(assumption);
	}

	/** {@return the values of the names in braces, {@code measured} and {@code limit} among them} */
	public Map<String, String> values() {
		return values;
	}

	/** {@return further places that take part, the most important first} */
	public List<Origin> related() {
		return related;
	}

	/** {@return the ways to follow the advice, the recommended one first; those that cannot be made are left out when it is told} */
	public List<FixOffer> fixes() {
		return fixes;
	}

	/** Takes the parts of an observation. Used by one thread. */
	public static final class Builder {

		private final Origin origin;
		private Severity severity;
		private String message;
		private String assumption;
		private final Map<String, String> values = new LinkedHashMap<>();
		private final List<Origin> related = new ArrayList<>();
		private final List<FixOffer> fixes = new ArrayList<>();

		private Builder(Origin origin) {
			this.origin = Objects.requireNonNull(origin);
		}

		/**
		 * Takes the value found.
		 *
		 * @param value any value, shown by its text
		 * @return this
		 */
		public Builder measured(Object value) {
			return with("measured", value);
		}

		/**
		 * Takes the value it is compared with.
		 *
		 * @param value any value, shown by its text
		 * @return this
		 */
		public Builder limit(Object value) {
			return with("limit", value);
		}

		/**
		 * Gives a name in braces its value.
		 *
		 * @param name the name
		 * @param value any value, shown by its text
		 * @return this
		 */
		public Builder with(String name, Object value) {
			values.put(name, String.valueOf(value));
			return this;
		}

		/**
		 * Says how much it matters here.
		 *
		 * @param here the severity
		 * @return this
		 */
		public Builder severity(Severity here) {
			severity = Objects.requireNonNull(here);
			return this;
		}

		/**
		 * Chooses a message.
		 *
		 * @param word the key behind {@code message.}; null for the usual message
		 * @return this
		 */
		public Builder message(String word) {
			message = word;
			return this;
		}

		/**
		 * Says that something is assumed.
		 *
		 * @param word the key behind {@code assumption.}; empty for the usual assumption
		 * @return this
		 */
		public Builder assuming(String word) {
			assumption = Objects.requireNonNull(word);
			return this;
		}

		/**
		 * Adds a further place that takes part.
		 *
		 * @param further the place
		 * @return this
		 */
		public Builder related(Origin further) {
			related.add(Objects.requireNonNull(further));
			return this;
		}

		/**
		 * Offers a fix.
		 *
		 * @param word tells the fixes of the rule apart; one of {@link Rule#fixes()}
		 * @param changes makes the changes, when somebody asks for the fix
		 * @return this
		 */
		public Builder fix(String word, BiConsumer<RuleContext, Edits> changes) {
			fixes.add(new FixOffer(word, changes));
			return this;
		}

		/** {@return the observation} */
		public Observation build() {
			return new Observation(this);
		}
	}
}
