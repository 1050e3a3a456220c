/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.host;

import java.util.List;

import org.wiretune.servers.metrics.LocalJvmAccess;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricTable;
import org.wiretune.servers.metrics.SystemSchedule;

/** Makes connections that read a local process together with its machine, or a server elsewhere. */
public final class LocalConnections {

	private LocalConnections() {
	}

	/** {@return access to local processes and to what their machine tells} */
	public static LocalJvmAccess access() {
		return new LocalJvmAccess(List.of(HostReader::new));
	}

	/** {@return a connection to local processes and to servers elsewhere, not connected yet} @param table what it reads */
	public static MetricConnection create(MetricTable table) {
		return new MetricConnection(table, new ServerAccess(access()), new SystemSchedule());
	}
}
