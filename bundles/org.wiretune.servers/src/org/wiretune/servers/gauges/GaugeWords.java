/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.Map;
import java.util.Optional;

import org.wiretune.safety.text.TextPattern;
import org.wiretune.safety.text.Texts;

/**
 * The texts of one gauge: those that its file gives, else those that WireTune has of its id, else those that fit any gauge.
 * Immutable.
 *
 * @param gauge
 *            the id of the gauge
 * @param own
 *            patterns of {@link TextPattern} that its file gives, by keys such as {@code title} and {@code row.value}; {@code missing} makes
 *            the gauge show where the program has nothing of it
 */
public record GaugeWords(String gauge, Map<String, String> own) {

	private static final Texts TEXTS = Texts.of(GaugeWords.class, "messages"); //$NON-NLS-1$

	/** Copies the patterns. */
	public GaugeWords {
		own = Map.copyOf(own);
	}

	/** A text. Arguments are formatted before, so that a number is not grouped into thousands. */
	String format(String key, String... arguments) {
		String pattern = own.get(key);
		return pattern == null ? general(key, arguments) : TextPattern.filled(pattern, (Object[]) arguments);
	}

	/** The text of a gauge of the house, or the general one when it has none of its own. */
	private String general(String key, String... arguments) {
		String own = "gauge." + gauge + '.' + key; //$NON-NLS-1$
		return TEXTS.get(TEXTS.has(own) ? own : "gauge." + key, (Object[]) arguments); //$NON-NLS-1$
	}

	/** What is said where the program has nothing of it; without such a text there is no gauge then. */
	Optional<String> missing() {
		return Optional.ofNullable(own.get("missing")); //$NON-NLS-1$
	}

	/** What the gauge shows and where its default limit comes from; empty where nobody says it. */
	String about() {
		String key = "gauge." + gauge + ".about"; //$NON-NLS-1$ //$NON-NLS-2$
		String about = own.get("about"); //$NON-NLS-1$
		return about != null ? about : TEXTS.find(key).orElse(""); //$NON-NLS-1$
	}
}
