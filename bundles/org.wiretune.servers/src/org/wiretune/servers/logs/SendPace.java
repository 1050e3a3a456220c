/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.logs;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

import org.wiretune.safety.text.Texts;

/**
 * The pace of the lines that the lab's sender writes for each message. Where the queue fills the heap they come slower and
 * slower. Used by one thread at a time.
 */
final class SendPace {

	private static final Texts TEXTS = Texts.of(SendPace.class, "messages"); //$NON-NLS-1$
	private static final String SENT = ">>>> send BO"; //$NON-NLS-1$

	/** Lines whose pace is compared: the first ones and the last ones. */
	private static final int LINES = 10;

	/** How many times slower the last ones are than the first ones; WireTune's own limit. */
	private static final double SLOWER = 3;

	private final Deque<Long> last = new ArrayDeque<>();
	private int count;
	private long first = Long.MIN_VALUE;
	private double firstMillis;

	void clear() {
		last.clear();
		count = 0;
	}

	/** Takes a line; says where the lines have become much slower. */
	Optional<String> add(String line, long time) {
		if (!line.contains(SENT)) {
			return Optional.empty();
		}
		if (count++ == 0) {
			first = time;
		}
		last.addLast(time);
		if (last.size() > LINES) {
			last.removeFirst();
		}
		if (count == LINES) {
			firstMillis = Math.max(1, (time - first) / (LINES - 1.0));
		}
		double lastMillis = (time - last.peekFirst()) / (LINES - 1.0);
		return count >= 2 * LINES && lastMillis >= SLOWER * firstMillis
				? Optional.of(TEXTS.get("sender-throughput-collapse", Long.toString(Math.round(lastMillis)), Long.toString(Math.round(firstMillis)))) //$NON-NLS-1$
				: Optional.empty();
	}
}
