/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.db2;

import org.wiretune.core.Origin;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.settings.Setting;

/** Values of Db2 configuration parameters. */
public final class Db2Values {

	private static final String AUTOMATIC = "AUTOMATIC";

	private Db2Values() {
	}

	/**
	 * {@return whether Db2 changes a value by itself: it is the word AUTOMATIC, or the word stands behind a number that it
	 * starts from}
	 *
	 * @param setting the parameter
	 * @param texts the texts of the files
	 */
	public static boolean isAutomatic(Setting setting, SourceTexts texts) {
		if (!setting.isSet() || setting.getValue() == null) {
			return false;
		}
		if (setting.getValue().equalsIgnoreCase(AUTOMATIC)) {
			return true;
		}
		Origin origin = setting.getOrigin();
		String text = origin == null ? null : texts.text(origin.path());
		if (text == null) {
			return false;
		}
		int next = Math.min(origin.end(), text.length());
		while (next < text.length() && (text.charAt(next) == ' ' || text.charAt(next) == '\t')) {
			next++;
		}
		return text.regionMatches(true, next, AUTOMATIC, 0, AUTOMATIC.length());
	}
}
