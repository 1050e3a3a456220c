/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.math.BigDecimal;
import java.util.regex.Pattern;

import org.wiretune.lint.settings.ShownValue;
import org.wiretune.lint.table.SettingRow;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.safety.secret.Secrets;

/** A value of a condition. */
sealed interface Term {

	/** {@return the value in a match; null where it is not known} @param match the groups @param dimension what it counts */
	Object value(Match match, Dimension dimension);

	/** {@return the value for messages, secrets hidden} @param match the groups */
	String shown(Match match);

	/**
	 * A setting.
	 *
	 * @param member the number of the group, from 0
	 * @param key the name of the setting
	 * @param row what the tables say of it
	 * @param orDefault whether the default of the product counts where the file is silent
	 */
	record OfSetting(int member, String key, SettingRow row, boolean orDefault) implements Term {

		/** Words in place of a value that something fills in later. */
		private static final Pattern PLACEHOLDER = Pattern.compile("[$#%]\\{|\\$\\(|@[\\w.-]{1,100}@");

		/** {@return what its value counts} */
		Dimension dimension() {
			return Dimension.of(row.valueType(), row.unit());
		}

		/** {@return the unit of a number without a suffix, or null} @param match the groups */
		String unit(Match match) {
			Setting setting = match.setting(this);
			String unit = setting == null ? null : setting.getUnit();
			return unit != null ? unit : row.unit() == null || row.unit().contains("@") ? null : row.unit();
		}

		/** {@return the text of the value, or null where it is not known} @param match the groups */
		String text(Match match) {
			String assumed = match.assumed(this);
			if (assumed != null) {
				return assumed;
			}
			Setting setting = match.setting(this);
			if (setting == null || setting.getValue() == null || !setting.isSet() && !(orDefault && setting.getState() == SettingState.DEFAULTED)) {
				return null;
			}
			if (setting.getResolved() != null) {
				return setting.getResolved();
			}
			return PLACEHOLDER.matcher(setting.getValue()).find() ? null : setting.getValue();
		}

		@Override
		public Object value(Match match, Dimension dimension) {
			String text = text(match);
			return text == null ? null : dimension.read(text.strip(), unit(match));
		}

		@Override
		public String shown(Match match) {
			Setting setting = match.setting(this);
			if (setting == null || !setting.isSet() && !orDefault) {
				return TEXTS.get("notSet");
			}
			String resolved = setting.getResolved() == null ? null : ShownValue.resolved(setting);
			String shown = resolved == null ? ShownValue.of(setting) : resolved;
			return shown == null ? TEXTS.get("notSet") : shown;
		}
	}

	/**
	 * A value that the rule states.
	 *
	 * @param text as it is written, without quotes
	 * @param unit the unit of a number without a suffix, or null
	 * @param about the name of the setting that it is compared with or that it is for, or null
	 */
	record Literal(String text, String unit, String about) implements Term {

		@Override
		public Object value(Match match, Dimension dimension) {
			return dimension.read(text, unit);
		}

		@Override
		public String shown(Match match) {
			return about == null ? text : Secrets.value(about, text);
		}

		/** {@return the number, or null where it is none} */
		BigDecimal number() {
			return (BigDecimal) Dimension.COUNT.read(text, null);
		}
	}
}
