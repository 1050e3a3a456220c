/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcEvents;

/**
 * Which rows a table shows.
 *
 * @param label what it is called
 * @param kind the kind of collection; null for all
 * @param flag a flag of {@link GcEvents}; 0 for all
 * @param pauses whether only stops of the application are shown
 */
public record GcRowKind(String label, CollectionKind kind, int flag, boolean pauses) {

	/**
	 * {@return what the rows of a log can be filtered by: all, pauses, each kind there is, and what stands out}
	 *
	 * @param events the rows
	 */
	public static List<GcRowKind> of(GcEvents events) {
		long kinds = 0;
		int flags = 0;
		int[] all = { GcEvents.EXPLICIT, GcEvents.EVACUATION_FAILED, GcEvents.EXHAUSTED, GcEvents.ALLOCATION_FAILED };
		for (int row = 0; row < events.size(); row++) {
			kinds |= 1L << events.kind(row).ordinal();
			for (int flag : all) {
				flags |= events.is(flag, row) ? flag : 0;
			}
		}
		List<GcRowKind> choices = new ArrayList<>();
		choices.add(new GcRowKind(TEXTS.get("filter.all"), null, 0, false));
		choices.add(new GcRowKind(TEXTS.get("filter.pauses"), null, 0, true));
		for (CollectionKind kind : CollectionKind.values()) {
			if ((kinds & 1L << kind.ordinal()) != 0) {
				choices.add(new GcRowKind(TEXTS.find("kind." + kind.name()).orElse(kind.label()), kind, 0, false));
			}
		}
		for (int flag : all) {
			if ((flags & flag) != 0) {
				choices.add(new GcRowKind(TEXTS.get("filter." + flag), null, flag, false));
			}
		}
		return choices;
	}

	/** {@return whether a row is shown} */
	boolean takes(GcEvents events, int row) {
		return (kind == null || events.kind(row) == kind) && (flag == 0 || events.is(flag, row)) && (!pauses || events.kind(row).isPause());
	}
}
