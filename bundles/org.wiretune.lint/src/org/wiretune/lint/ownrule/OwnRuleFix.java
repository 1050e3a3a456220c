/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.rule.RuleTexts;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.SettingValues;
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
	 * {@return the fix, or none where it cannot be made}
	 *
	 * @param statement the rule
	 * @param match the groups
	 * @param texts the texts of the rule
	 * @param sources the texts of the files
	 */
	static List<Fix> of(OwnRuleStatement statement, Match match, RuleTexts texts, SourceTexts sources) {
		Term.OfSetting target = statement.fix().setting();
		Setting setting = match.setting(target);
		String value = setting == null ? null : candidates(statement.fix(), match, setting)
				.filter(each -> statement.condition().test(match.with(target, each)) != Truth.TRUE).findFirst().orElse(null);
		if (value == null) {
			return List.of();
		}
		Edits edits = new Edits(sources).set(setting, value);
		if (!edits.isPossible()) {
			return List.of();
		}
		Map<String, String> values = new HashMap<>();
		values.put("setting", target.key());
		values.put("value", Secrets.value(target.key(), value));
		values.put("file", match.group(target).fileName());
		values.put("rule", statement.id());
		return List.of(new Fix(statement.id() + '/' + WORD, texts.fixLabel(WORD, values), texts.fixDescription(WORD, values), EFFECT, texts.fixReason(WORD, values), edits.changes()));
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
