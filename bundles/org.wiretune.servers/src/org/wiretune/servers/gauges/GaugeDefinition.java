/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.safety.text.Texts;

/**
 * One row of the table of gauges: which metrics a gauge shows and when it warns by default.
 *
 * @param id
 *            short stable id; also names its texts
 * @param group
 *            what it is about: memory, threads, beans, connections or messages, or a heading of its own
 * @param value
 *            id of the metric that the pointer shows
 * @param inner
 *            id of a second metric on the same scale (heap committed, threads in the pool); may be empty
 * @param maximum
 *            id of the metric that ends the scale; may be empty
 * @param waiting
 *            id of the metric that says how many wait; may be empty
 * @param end
 *            end of the scale when there is no maximum; 0 to fit what was seen
 * @param limit
 *            the default limit
 * @param details
 *            ids of further metrics for the table
 * @param words
 *            its texts
 */
public record GaugeDefinition(String id, String group, String value, String inner, String maximum, String waiting, double end,
		GaugeLimit limit, List<String> details, GaugeWords words) {

	private static final Texts TEXTS = Texts.of(GaugeDefinition.class, "messages"); //$NON-NLS-1$

	/** Checks the values. */
	public GaugeDefinition {
		Objects.requireNonNull(id);
		Objects.requireNonNull(group);
		Objects.requireNonNull(value);
		Objects.requireNonNull(inner);
		Objects.requireNonNull(maximum);
		Objects.requireNonNull(waiting);
		Objects.requireNonNull(limit);
		Objects.requireNonNull(words);
		details = List.copyOf(details);
	}

	/**
	 * What the group is called.
	 *
	 * @param group
	 *            word of a group
	 * @return its title; the word itself for a heading that a file gives
	 */
	public static String groupTitle(String group) {
		String key = "group." + group; //$NON-NLS-1$
		return TEXTS.find(key).orElse(group);
	}

	/**
	 * What a gauge is called. A pool that is called so already ({@code ORB.thread.pool}) is not called pool once more.
	 *
	 * @param instance
	 *            what it is about; may be empty
	 * @return its title
	 */
	public String title(String instance) {
		return instance.toLowerCase(Locale.ROOT).endsWith(id) ? instance : words.format("title", instance).strip(); //$NON-NLS-1$
	}

	/**
	 * All metrics that it shows.
	 *
	 * @return ids, none of them empty
	 */
	public Stream<String> metrics() {
		return Stream.concat(Stream.of(value, inner, maximum, waiting), details.stream()).filter(id -> !id.isEmpty());
	}

	/**
	 * What the gauge shows and where its default limit comes from.
	 *
	 * @return complete sentences; empty where its file says nothing
	 */
	public String about() {
		return words.about();
	}
}
