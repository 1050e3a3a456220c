/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Server;

/** The connections that applications of a server may take. */
public final class ServerConnections {

	private ServerConnections() {
	}

	/**
	 * {@return whether every pool of a server that states its maximum has a connection for so many threads} Where one has
	 * not, {@code ds-max-below-active-threads} would say so, and its advice comes first: threads follow connections.
	 *
	 * @param reading what was read
	 * @param server the server; may be null
	 * @param threads how many threads shall work
	 */
	public static boolean sufficeFor(Reading reading, Server server, long threads) {
		return server == null || Pool.ofServers(reading).filter(pool -> !pool.isEmbedded() && !pool.isForDevelopment(reading))
				.filter(pool -> Values.isSet(pool.maximum()) && pool.most() != null && pool.most() < threads).noneMatch(pool -> pool.worksFor(reading) == server);
	}
}
