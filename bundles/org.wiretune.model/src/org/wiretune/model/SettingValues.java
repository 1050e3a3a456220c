/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model;

/** Readings of a setting's text. */
public final class SettingValues {

	private SettingValues() {
	}

	/**
	 * Reads a whole number.
	 *
	 * @param value the text, or null
	 * @return the number, or null where the text is no whole number of the long range
	 */
	public static Long asNumber(String value) {
		if (value == null) {
			return null;
		}
		try {
			return Long.valueOf(value.strip());
		} catch (NumberFormatException noNumber) {
			return null;
		}
	}
}
