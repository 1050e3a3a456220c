/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.text.MessageFormat;
import java.util.Map;

/**
 * The texts of one gauge: those that its file gives, else those that WireTune has of its id, else those that fit any gauge.
 * Immutable.
 *
 * @param gauge
 *            the id of the gauge
 * @param own
 *            patterns of {@link MessageFormat} that its file gives, by keys such as {@code title} and {@code row.value}
 */
public record GaugeWords(String gauge, Map<String, String> own) {

	/** Copies the patterns. */
	public GaugeWords {
		own = Map.copyOf(own);
	}

	/** A text. Arguments are formatted before, so that a number is not grouped into thousands. */
	String format(String key, String... arguments) {
		String pattern = own.get(key);
		return pattern == null ? Messages.formatFor(gauge, key, arguments) : MessageFormat.format(pattern, (Object[]) arguments);
	}

	/** What the gauge shows and where its default limit comes from; empty where nobody says it. */
	String about() {
		String key = "gauge." + gauge + ".about"; //$NON-NLS-1$ //$NON-NLS-2$
		String about = own.get("about"); //$NON-NLS-1$
		return about != null ? about : Messages.has(key) ? Messages.get(key) : ""; //$NON-NLS-1$
	}
}
