/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import static org.wiretune.servers.remote.RemoteFailure.TEXTS;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;

import org.wiretune.servers.address.ServerAddress;
import org.wiretune.servers.metrics.ConnectionFailedException;

/** Whether anything answers at an address. Asked first, because the failures of management protocols say less than those of a socket. */
final class Reach {

	/** How long a host may take to take a connection. */
	static final Duration LIMIT = Duration.ofSeconds(5);

	private Reach() {
	}

	/**
	 * Opens a connection and closes it again.
	 *
	 * @param address
	 *            of a server
	 * @throws ConnectionFailedException
	 *             where nothing takes it; the sentence says which of host, port and network is wrong
	 */
	static void check(ServerAddress address) throws ConnectionFailedException {
		InetSocketAddress socket = new InetSocketAddress(address.host(), address.port());
		if (socket.isUnresolved()) {
			throw new ConnectionFailedException(TEXTS.get("remote.unknownHost", address.host()), false, null); //$NON-NLS-1$
		}
		try (Socket probe = new Socket()) {
			probe.connect(socket, (int) LIMIT.toMillis());
		} catch (SocketTimeoutException silent) {
			throw new ConnectionFailedException(TEXTS.get("remote.silent", address.hostAndPort(), Long.toString(LIMIT.toSeconds())), true, silent); //$NON-NLS-1$
		} catch (IOException refused) {
			throw new ConnectionFailedException(TEXTS.get("remote.refused", address.hostAndPort(), String.valueOf(refused.getMessage())), true, refused); //$NON-NLS-1$
		}
	}
}
