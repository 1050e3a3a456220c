/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.binding;

/**
 * How a caller waits and sends.
 *
 * @param timeoutSeconds how long it waits for a reply, in seconds
 * @param callsPerTransaction asynchronous calls that are sent before the transaction is committed, 1 or more
 */
public record CallOptions(int timeoutSeconds, int callsPerTransaction) {
}
