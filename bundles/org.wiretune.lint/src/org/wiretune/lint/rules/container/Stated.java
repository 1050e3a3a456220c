/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.model.settings.Setting;

/**
 * A value as it counts for a container, with the place that set it.
 *
 * @param setting the setting that counts
 * @param place what kind of place it is
 */
record Stated(Setting setting, Place place) {

	/** What sets a value, each kind before those that it beats. */
	enum Place {
		/** A command line or its arguments. */
		COMMAND,
		/** The environment that a workload states. */
		WORKLOAD,
		/** The values of a chart, over which an installation may lay its own. */
		CHART,
		/** A map of the cluster that a workload takes. */
		MAP,
		/** The image. */
		IMAGE,
		/** The configuration that the application brings along. */
		APPLICATION
	}

	private static final Pattern VARIABLE = Pattern.compile("\\$\\{[A-Za-z_][A-Za-z0-9_.-]{0,99}(?::-|-|:)([^${}]*)\\}");

	/** {@return the value, with the defaults of variables in their place; null where it depends on one without} */
	String value() {
		String value = setting.effective() != null ? setting.effective() : setting.getValue();
		if (value == null || value.indexOf('$') < 0) {
			return value;
		}
		String filled = VARIABLE.matcher(value).replaceAll(match -> Matcher.quoteReplacement(match.group(1)));
		return filled.indexOf('$') >= 0 ? null : filled;
	}

	/** {@return whether the environment or an installation that is not read may replace the value} */
	boolean isReplaceable() {
		return place == Place.CHART || setting.getValue() != null && setting.getValue().indexOf('$') >= 0;
	}

	/** {@return how much it matters; information where it may be replaced} */
	Severity severity(Severity severity) {
		return isReplaceable() ? Severity.INFO : severity;
	}

	/** {@return where it stands} */
	Origin origin() {
		return setting.getOrigin();
	}

	/** {@return the number, or null} */
	Long number() {
		String value = value();
		return value != null && value.strip().matches("\\d{1,9}") ? Long.valueOf(value.strip()) : null;
	}
}
