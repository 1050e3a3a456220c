/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.model.settings.Setting;

/** How much a value matters that stands as the default of a placeholder, which the environment may replace. */
public final class PlaceholderDefaults {

	private PlaceholderDefaults() {
	}

	/**
	 * {@return the severity; information where one of the settings has a placeholder}
	 *
	 * @param severity how much it matters where the values are stated
	 * @param settings the settings that count; null for one that no file states
	 */
	public static Severity severity(Severity severity, Setting... settings) {
		return Stream.of(settings).anyMatch(each -> each != null && each.getValue() != null && each.getValue().contains("${")) ? Severity.INFO : severity;
	}
}
