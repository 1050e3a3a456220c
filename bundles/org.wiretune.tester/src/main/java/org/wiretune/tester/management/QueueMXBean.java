/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.management;

/** A queue of the broker, as {@code org.wiretune:type=Queue,name=NAME}. */
public interface QueueMXBean {

	/** {@return messages that lie in the queue or are being delivered} */
	long getMessageCount();
}
