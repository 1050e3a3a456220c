/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.dumps;

import java.util.List;
import java.util.Optional;

/** A place in known code at which a thread waits for something out of a pool, told by a frame of its stack. */
public enum WaitingPlace {
	/** Pools of the JCA implementation of JBoss AS 7, EAP 6 and later, and WildFly. */
	IRON_JACAMAR(true, "org.jboss.jca.core.connectionmanager.pool.mcp.", ".getConnection("), //$NON-NLS-1$ //$NON-NLS-2$
	/** The pool of JBoss AS 4 to 6 and EAP 4 and 5. */
	JBOSS_5(true, "org.jboss.resource.connectionmanager.InternalManagedConnectionPool", ".getConnection("), //$NON-NLS-1$ //$NON-NLS-2$
	/** HikariCP: a thread waits in the bag of connections. */
	HIKARI(true, "com.zaxxer.hikari.util.ConcurrentBag", ".borrow("), //$NON-NLS-1$ //$NON-NLS-2$
	/** Commons DBCP 2. */
	DBCP_2(true, "org.apache.commons.pool2.impl.GenericObjectPool", ".borrowObject("), //$NON-NLS-1$ //$NON-NLS-2$
	/** Commons DBCP 1. */
	DBCP(true, "org.apache.commons.pool.impl.GenericObjectPool", ".borrowObject("), //$NON-NLS-1$ //$NON-NLS-2$
	/** The strict pool of enterprise beans of JBoss AS 7, EAP 6 and later, and WildFly. */
	BEAN_POOL(false, "org.jboss.as.ejb3.pool.strictmax.StrictMaxPool", ".get("), //$NON-NLS-1$ //$NON-NLS-2$
	/** The strict pool of enterprise beans of EAP 5. */
	BEAN_POOL_5(false, "org.jboss.ejb3.pool.StrictMaxPool", ".get("), //$NON-NLS-1$ //$NON-NLS-2$
	/** The strict pool of enterprise beans of JBoss AS 4 and EAP 4. */
	BEAN_POOL_4(false, "org.jboss.ejb3.StrictMaxPool", ".get("); //$NON-NLS-1$ //$NON-NLS-2$

	private final boolean connections;
	private final String start;
	private final String method;

	WaitingPlace(boolean connections, String start, String method) {
		this.connections = connections;
		this.start = start;
		this.method = method;
	}

	/**
	 * What is waited for.
	 *
	 * @return {@code true} for a connection, {@code false} for an instance of an enterprise bean
	 */
	public boolean isForConnections() {
		return connections;
	}

	/**
	 * The place at which a thread waits.
	 *
	 * @param thread
	 *            a thread of a dump
	 * @return empty for a thread that works or waits elsewhere
	 */
	static Optional<WaitingPlace> of(DumpedThread thread) {
		// One that is blocked wants a lock of the pool's code for a moment, not something out of the pool.
		if (!thread.isWaiting() || thread.state() == Thread.State.BLOCKED) {
			return Optional.empty();
		}
		List<String> stack = thread.stack();
		for (String frame : stack) {
			for (WaitingPlace place : values()) {
				if (frame.startsWith(place.start) && frame.contains(place.method)) {
					return Optional.of(place);
				}
			}
			// Below the waiting code comes that of the pool; another product's code before it means another wait.
			if (!frame.startsWith("java.") && !frame.startsWith("jdk.") && !frame.startsWith("sun.") && !belongsToPool(frame)) { //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
				return Optional.empty();
			}
		}
		return Optional.empty();
	}

	private static boolean belongsToPool(String frame) {
		return frame.startsWith("com.zaxxer.hikari.") || frame.startsWith("org.jboss.jca.core.") || frame.startsWith("org.apache.commons.pool") //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
				|| frame.startsWith("org.jboss.as.ejb3.pool.") || frame.startsWith("org.jboss.ejb3.") || frame.startsWith("org.jboss.resource."); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
	}
}
