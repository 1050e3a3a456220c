/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.model.settings.Setting;

/** When a rule finds something. */
sealed interface Condition {

	/** {@return whether it holds for a match} @param match the groups */
	Truth test(Match match);

	/** {@return the part that says why it holds, the first of several; only where it holds} @param match the groups */
	Single decisive(Match match);

	/** {@return the settings that take part, in the order in which they are named} */
	Stream<Term.OfSetting> settings();

	/** {@return whether a part of it compares two values} */
	boolean compares();

	/** Everything holds. @param parts conditions */
	record All(List<Condition> parts) implements Condition {

		@Override
		public Truth test(Match match) {
			Truth all = Truth.TRUE;
			for (Condition part : parts) {
				Truth one = part.test(match);
				if (one == Truth.FALSE) {
					return one;
				}
				all = one == Truth.UNKNOWN ? one : all;
			}
			return all;
		}

		@Override
		public Single decisive(Match match) {
			return parts.get(0).decisive(match);
		}

		@Override
		public Stream<Term.OfSetting> settings() {
			return parts.stream().flatMap(Condition::settings);
		}

		@Override
		public boolean compares() {
			return parts.stream().anyMatch(Condition::compares);
		}
	}

	/** Something holds. @param parts conditions */
	record Any(List<Condition> parts) implements Condition {

		@Override
		public Truth test(Match match) {
			Truth any = Truth.FALSE;
			for (Condition part : parts) {
				Truth one = part.test(match);
				if (one == Truth.TRUE) {
					return one;
				}
				any = one == Truth.UNKNOWN ? one : any;
			}
			return any;
		}

		@Override
		public Single decisive(Match match) {
			return parts.stream().filter(part -> part.test(match) == Truth.TRUE).findFirst().orElseThrow().decisive(match);
		}

		@Override
		public Stream<Term.OfSetting> settings() {
			return parts.stream().flatMap(Condition::settings);
		}

		@Override
		public boolean compares() {
			return parts.stream().anyMatch(Condition::compares);
		}
	}

	/** A condition without others in it. */
	sealed interface Single extends Condition {

		/** {@return the setting at which a finding stands} */
		Term.OfSetting place();

		/** {@return the value found} @param match the groups */
		String measured(Match match);

		/** {@return the value it was compared with; empty where it was compared with none} @param match the groups */
		String limit(Match match);

		@Override
		default Single decisive(Match match) {
			return this;
		}
	}

	/** Two values compared. @param left one @param operator how @param right the other */
	record Comparison(Operand left, Operator operator, Operand right) implements Single {

		@Override
		public Truth test(Match match) {
			Object one = left.value(match);
			Object other = right.value(match);
			if (one == null || other == null) {
				return Truth.UNKNOWN;
			}
			return Truth.of(one instanceof BigDecimal number ? operator.holds(number.compareTo((BigDecimal) other)) : operator.holds(one.equals(other) ? 0 : 1));
		}

		@Override
		public Term.OfSetting place() {
			return settings().findFirst().orElseThrow();
		}

		@Override
		public String measured(Match match) {
			return left.shown(match);
		}

		@Override
		public String limit(Match match) {
			return right.shown(match);
		}

		@Override
		public Stream<Term.OfSetting> settings() {
			return Stream.concat(left.settings(), right.settings());
		}

		@Override
		public boolean compares() {
			return true;
		}
	}

	/** A file states a setting, or does not. @param setting the setting @param stated whether it has to be stated */
	record Presence(Term.OfSetting setting, boolean stated) implements Single {

		@Override
		public Truth test(Match match) {
			if (match.assumed(setting) != null) {
				return Truth.of(stated);
			}
			Setting found = match.setting(setting);
			return found == null ? Truth.UNKNOWN : Truth.of(found.isSet() == stated);
		}

		@Override
		public Term.OfSetting place() {
			return setting;
		}

		@Override
		public String measured(Match match) {
			return setting.shown(match);
		}

		@Override
		public String limit(Match match) {
			return "";
		}

		@Override
		public Stream<Term.OfSetting> settings() {
			return Stream.of(setting);
		}

		@Override
		public boolean compares() {
			return false;
		}
	}
}
