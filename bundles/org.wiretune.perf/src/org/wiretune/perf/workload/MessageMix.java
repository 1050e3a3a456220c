/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;

/**
 * Messages with their shares. Messages without a share of their own have equal parts of what the others leave.
 *
 * @param messages the messages, at least one
 * @param shares share of each in percent; together 100
 */
public record MessageMix(List<MessageLine> messages, List<Double> shares) {

	/** Copies the lists. */
	public MessageMix {
		messages = List.copyOf(messages);
		shares = List.copyOf(shares);
	}

	/**
	 * A mix.
	 *
	 * @param messages the messages, at least one
	 * @return the mix
	 * @throws IllegalArgumentException when the shares do not make up a whole; the message is a sentence
	 */
	public static MessageMix of(List<MessageLine> messages) {
		return new MessageMix(messages, CallShare.of(messages.stream().map(MessageLine::share).toList()));
	}
}
