/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;

/** Ports on the loopback address. */
public final class Ports {

	private Ports() {
	}

	/**
	 * Finds free ports. Nobody else gets one of them before the server takes it, unless by an unlucky chance.
	 *
	 * @param count how many, all different
	 * @return the ports
	 * @throws IOException when there are not so many
	 */
	public static List<Integer> free(int count) throws IOException {
		List<ServerSocket> held = new ArrayList<>();
		List<Integer> ports = new ArrayList<>();
		try {
			for (int i = 0; i < count; i++) {
				ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
				held.add(socket);
				ports.add(socket.getLocalPort());
			}
		} finally {
			for (ServerSocket socket : held) {
				socket.close();
			}
		}
		return ports;
	}

	/**
	 * Says whether a server could listen on a port of the loopback address now.
	 *
	 * @param port the port, 1 to 65535
	 * @return whether it is free
	 */
	public static boolean isFree(int port) {
		try (ServerSocket socket = new ServerSocket()) {
			socket.setReuseAddress(true);
			socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
			return true;
		} catch (IOException e) {
			return false;
		}
	}
}
