/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import java.time.Duration;
import org.wiretune.perf.workload.PoolKeys.ClientThreads;
import org.wiretune.perf.workload.PoolKeys.Dispatch;

/**
 * What {@link SessionsLoad} is made of.
 *
 * @param sessions sessions that take messages
 * @param instances bean instances
 * @param dispatch how messages reach the sessions
 * @param messages messages in the queue at the beginning
 * @param sizeBytes size of a message
 * @param acquireTimeout how long a session waits for an instance
 * @param deliveryAttempts how often a message is delivered before it is put with the dead letters
 * @param clientThreads threads of the messaging client
 * @param prefetchBytes bytes fetched ahead for a session
 */
public record SessionsOrder(int sessions, int instances, Dispatch dispatch, int messages, int sizeBytes,
		Duration acquireTimeout, int deliveryAttempts, ClientThreads clientThreads, int prefetchBytes) {
}
