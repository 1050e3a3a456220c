/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Which gauges a user wants to see. What is new is shown: only what was hidden is kept.
 *
 * @param hidden
 *            keys of gauges that are not shown, as {@link GaugeKey#toString()} writes them
 */
public record GaugeChoice(Set<String> hidden) {

	/** All gauges. */
	public static final GaugeChoice ALL = new GaugeChoice(Set.of());

	private static final String BETWEEN = "\n"; //$NON-NLS-1$

	/** Copies the keys. */
	public GaugeChoice {
		hidden = Set.copyOf(hidden);
	}

	/**
	 * Whether a gauge is shown.
	 *
	 * @param key
	 *            the gauge
	 * @return {@code false} for a hidden one
	 */
	public boolean shows(GaugeKey key) {
		return !hidden.contains(key.toString());
	}

	/**
	 * Shows or hides a gauge.
	 *
	 * @param key
	 *            the gauge
	 * @param shown
	 *            whether to show it
	 * @return the choice
	 */
	public GaugeChoice with(GaugeKey key, boolean shown) {
		Set<String> next = new TreeSet<>(hidden);
		if (shown) {
			next.remove(key.toString());
		} else {
			next.add(key.toString());
		}
		return new GaugeChoice(next);
	}

	/**
	 * The readings that are shown.
	 *
	 * @param readings
	 *            all of them
	 * @return those of gauges that are not hidden
	 */
	public List<GaugeReading> of(List<GaugeReading> readings) {
		return hidden.isEmpty() ? readings : readings.stream().filter(reading -> shows(reading.key())).toList();
	}

	/**
	 * The choice as text for a store.
	 *
	 * @return one key on a line
	 */
	public String toText() {
		return hidden.stream().sorted().collect(Collectors.joining(BETWEEN));
	}

	/**
	 * Reads what {@link #toText()} has written.
	 *
	 * @param text
	 *            may be {@code null}
	 * @return the choice
	 */
	public static GaugeChoice parse(String text) {
		return text == null || text.isBlank() ? ALL
				: new GaugeChoice(text.lines().filter(line -> !line.isBlank()).collect(Collectors.toSet()));
	}
}
