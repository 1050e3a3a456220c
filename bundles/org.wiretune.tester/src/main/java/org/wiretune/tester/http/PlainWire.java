/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.http;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/**
 * TCP without encryption. A blocking channel with direct buffers and without a timeout of its own costs one call of the
 * operating system to send and one to receive; a socket with a timeout costs three to receive.
 */
final class PlainWire implements Wire {

	private final SocketChannel channel;
	private final ByteBuffer probe = ByteBuffer.allocate(1);

	PlainWire() throws IOException {
		channel = SocketChannel.open();
	}

	void connect(HttpAddress address) throws IOException {
		channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
		channel.connect(address.socket());
	}

	@Override
	public int read(ByteBuffer target) throws IOException {
		return channel.read(target);
	}

	@Override
	public void write(ByteBuffer source) throws IOException {
		while (source.hasRemaining()) {
			channel.write(source);
		}
	}

	@Override
	public boolean isStale() {
		try {
			channel.configureBlocking(false);
			probe.clear();
			boolean stale = channel.read(probe) != 0;
			channel.configureBlocking(true);
			return stale;
		} catch (IOException e) {
			return true;
		}
	}

	@Override
	public void close() throws IOException {
		channel.close();
	}
}
