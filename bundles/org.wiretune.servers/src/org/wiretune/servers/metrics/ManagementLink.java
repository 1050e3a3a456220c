/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;

import javax.management.MBeanServerConnection;

/** An open management connection to a process. */
public interface ManagementLink {

	/**
	 * The MBeans of the process.
	 *
	 * @return usable until {@link #close()}
	 */
	MBeanServerConnection server();

	/**
	 * Closes the connection. May wait for the process.
	 *
	 * @throws IOException
	 *             when the process no longer answers
	 */
	void close() throws IOException;
}
