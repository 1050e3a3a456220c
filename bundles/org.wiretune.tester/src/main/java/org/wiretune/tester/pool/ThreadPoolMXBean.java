/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.pool;

/**
 * A thread pool of the server, as {@code org.wiretune:type=ThreadPool,name=NAME}. The names of the attributes are those
 * of the JCA work manager's pool of EAP 5 where it has them.
 */
public interface ThreadPoolMXBean {

	/** {@return threads that are at work} */
	int getActiveCount();

	/** {@return threads there are, idle ones included} */
	int getPoolSize();

	/** {@return most threads} */
	int getMaximumPoolSize();

	/** {@return threads that stay when nothing is to be done} */
	int getMinimumPoolSize();

	/** {@return work that waits for a thread} */
	int getQueueSize();

	/** {@return work done since the server started} */
	long getCompletedTaskCount();
}
