/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.Locale;
import java.util.Set;

import org.wiretune.model.settings.Setting;

/** The words for levels of the logging libraries. */
final class LogLevels {

	private static final Set<String> VERBOSE = Set.of("DEBUG", "TRACE", "ALL", "FINE", "FINER", "FINEST");

	private LogLevels() {
	}

	/** {@return whether a word is debug or finer} @param level the word; may be null */
	static boolean isVerbose(String level) {
		return level != null && VERBOSE.contains(level.strip().toUpperCase(Locale.ROOT));
	}

	/** {@return whether a setting states debug or finer} @param level the setting; may be null */
	static boolean isVerbose(Setting level) {
		return level != null && level.isSet() && isVerbose(level.effective());
	}
}
