/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import org.wiretune.perf.workload.SenderKeys;
import org.wiretune.perf.workload.Workload;

/**
 * How messages are sent.
 *
 * @param queue name of the queue
 * @param rate messages a second of each sender
 * @param persistent whether messages survive a restart of the broker; the send then waits until they are on the disk
 * @param transacted whether each message is sent in a transaction of its session
 * @param size characters or bytes
 * @param text whether they are text messages
 */
record SenderSettings(String queue, int rate, boolean persistent, boolean transacted, int size, boolean text) {

	static SenderSettings of(Workload workload, String queue) {
		return new SenderSettings(queue, workload.value(SenderKeys.RATE), workload.value(SenderKeys.PERSISTENT),
				workload.value(SenderKeys.TRANSACTED) || workload.value(SenderKeys.XA), workload.value(SenderKeys.SIZE),
				workload.value(SenderKeys.BODY) == SenderKeys.Body.TEXT);
	}
}
