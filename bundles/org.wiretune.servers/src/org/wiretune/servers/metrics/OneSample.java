/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;
import java.util.Map;

import javax.management.MBeanServerConnection;

/** One reading of a process, for who asks it once and does not watch it. */
public final class OneSample {

	private OneSample() {
	}

	/**
	 * Reads a table once. May wait for the process.
	 *
	 * @param server
	 *            the MBeans of the process
	 * @param table
	 *            what is read
	 * @return the values that the process tells, in the units of the table
	 * @throws IOException
	 *             when the connection broke
	 */
	public static Map<MetricKey, Double> of(MBeanServerConnection server, MetricTable table) throws IOException {
		return new BatchReader(table, new SilentBeans()).read(server).values();
	}
}
