/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.service;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.util.concurrent.atomic.LongAdder;

/**
 * The receiver module: the target of every binding. It reads what it gets and counts it, and does nothing else, so its
 * figures are the upper bound of what an application can reach (performance report on JMS, section 1.1).
 */
public final class ReceiverModule implements ReceiverService {

	private final LongAdder receivedBytes = new LongAdder();
	private volatile String threadName = "";

	@Override
	public Receipt receive(BusinessObject object) {
		int size = object == null ? -1 : object.payloadBytes();
		if (size < 0) {
			throw new IllegalArgumentException(TEXTS.get("receiver.noPayload"));
		}
		receivedBytes.add(size);
		String thread = Thread.currentThread().getName();
		threadName = thread;
		return new Receipt(object.id(), object.sequence(), size, thread);
	}

	/** {@return the bytes of payload received since the server started} */
	public long receivedBytes() {
		return receivedBytes.sum();
	}

	/** {@return the thread on which it ran last, empty before the first call} */
	public String threadName() {
		return threadName;
	}
}
