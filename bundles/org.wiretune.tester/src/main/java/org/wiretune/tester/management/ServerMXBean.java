/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.management;

/** The server, as {@code org.wiretune:type=Server}. */
public interface ServerMXBean {

	/** {@return the name of the server} */
	String getName();

	/** {@return {@code STARTING}, {@code STARTED} or {@code STOPPING}} */
	String getState();

	/** {@return milliseconds since 1970 when the JVM was started} */
	long getStartTime();
}
