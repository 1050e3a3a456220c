/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.util.Objects;

/**
 * Where a run took place. Unknown values are empty or 0, as in a run whose server never became ready.
 *
 * @param server name and version of the server, such as {@code WildFly 39.0.1.Final}; empty for the embedded one
 * @param operatingSystem name and version
 * @param processors processors the server's JVM sees
 * @param serverJvm name and version of the server's JVM, with its garbage collector
 * @param driverJvm name and version of the load driver's JVM
 * @param serverPid process id of the server
 * @param driverPid process id of the load driver
 */
public record RunEnvironment(String server, String operatingSystem, int processors, String serverJvm, String driverJvm,
		long serverPid, long driverPid) {

	/** Nothing is known yet. */
	public static final RunEnvironment UNKNOWN = new RunEnvironment("", 0, "", "", 0, 0);

	/** Checks that nothing is missing. */
	public RunEnvironment {
		Objects.requireNonNull(server, "server");
		Objects.requireNonNull(operatingSystem, "operatingSystem");
		Objects.requireNonNull(serverJvm, "serverJvm");
		Objects.requireNonNull(driverJvm, "driverJvm");
	}

	/**
	 * A run on the embedded server.
	 *
	 * @param operatingSystem name and version
	 * @param processors processors the server's JVM sees
	 * @param serverJvm name and version of the server's JVM, with its garbage collector
	 * @param driverJvm name and version of the load driver's JVM
	 * @param serverPid process id of the server
	 * @param driverPid process id of the load driver
	 */
	public RunEnvironment(String operatingSystem, int processors, String serverJvm, String driverJvm, long serverPid,
			long driverPid) {
		this("", operatingSystem, processors, serverJvm, driverJvm, serverPid, driverPid);
	}

	/**
	 * The same place with another server.
	 *
	 * @param newServer name and version, empty for the embedded one
	 * @return a copy
	 */
	public RunEnvironment on(String newServer) {
		return new RunEnvironment(newServer, operatingSystem, processors, serverJvm, driverJvm, serverPid, driverPid);
	}
}
