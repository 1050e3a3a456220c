/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.stream.Stream;

import org.wiretune.core.Edits;
import org.wiretune.core.FixEffect;
import org.wiretune.model.settings.SettingValues;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/** The fix that a user's rule states: a setting gets a value. It is offered where the condition does not hold afterwards. */
final class OwnRuleFix {

	/** The word of the fix. */
	static final String WORD = "set";
	/** What else a value of the user's own changes, only the user knows; so it is made when asked for by name. */
	static final FixEffect EFFECT = FixEffect.CHANGES_BEHAVIOUR;

	private OwnRuleFix() {
	}

	/**
	 * Makes the change, where a value of the fix takes the condition away.
	 *
	 * @param statement the rule
	 * @param match the groups
	 * @param edits takes the change
	 */
	static void make(OwnRuleStatement statement, Match match, Edits edits) {
		Term.OfSetting target = statement.fix().setting();
		Setting setting = match.setting(target);
		String value = setting == null ? null : candidates(statement.fix(), match, setting)
				.filter(each -> statement.condition().test(match.with(target, each)) != Truth.TRUE).findFirst().orElse(null);
		if (value == null) {
			edits.impossible();
			return;
		}
		edits.set(setting, value).with("setting", target.key()).with("value", Secrets.value(target.key(), value)).with("file", match.group(target).fileName()).with("rule", statement.id());
	}

	/** The texts that may be written: of a number between two whole ones both. */
	private static Stream<String> candidates(OwnRuleStatement.Assignment fix, Match match, Setting setting) {
		Term.OfSetting target = fix.setting();
		Operand value = fix.value();
		String unit = target.unit(match);
		if (value.step() == Operand.NONE && value.first() instanceof Term.Literal literal && isWrittenAsStated(target, literal, setting, unit)) {
			return Stream.of(literal.text());
		}
		if (!target.dimension().isNumber()) {
			return value.step() == Operand.NONE && value.first() instanceof Term.OfSetting other && other.text(match) != null ? Stream.of(other.text(match)) : Stream.empty();
		}
		return value.value(match) instanceof BigDecimal number ? whole(target.dimension().in(number, unit)) : Stream.empty();
	}

	private static Stream<String> whole(BigDecimal number) {
		return Stream.of(RoundingMode.FLOOR, RoundingMode.CEILING).map(mode -> number.setScale(0, mode).toPlainString()).distinct();
	}

	/** A suffix is written only where the file has one already or knows no other way. */
	private static boolean isWrittenAsStated(Term.OfSetting target, Term.Literal literal, Setting setting, String unit) {
		boolean isPlain = SettingValues.asNumber(literal.text()) != null;
		boolean hasSuffix = setting.isSet() && SettingValues.asNumber(setting.getValue()) == null;
		return !target.dimension().isNumber() || target.dimension() == Dimension.COUNT || (isPlain ? literal.unit() == null || literal.unit().equals(unit) : hasSuffix || unit == null);
	}
}
