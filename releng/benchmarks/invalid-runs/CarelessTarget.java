/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/** Answers whatever comes with the same bytes, from one thread, and so for less than it costs to call; until its input ends. */
public final class CarelessTarget {

	private CarelessTarget() {
	}

	/**
	 * Serves; prints its port when it is ready.
	 *
	 * @param arguments ignored
	 * @throws Exception when no port can be opened
	 */
	public static void main(String[] arguments) throws Exception {
		Selector selector = Selector.open();
		ServerSocketChannel server = ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
		server.configureBlocking(false).register(selector, SelectionKey.OP_ACCEPT);
		Thread.ofPlatform().daemon().start(() -> serve(selector, server));
		System.out.println(server.socket().getLocalPort());
		while (System.in.read() >= 0) {
			// Its input is its lifeline.
		}
		System.exit(0);
	}

	private static void serve(Selector selector, ServerSocketChannel server) {
		ByteBuffer read = ByteBuffer.allocateDirect(4096);
		ByteBuffer answer = ByteBuffer.allocateDirect(64);
		answer.put("HTTP/1.1 204 No Content\r\n\r\n".getBytes(StandardCharsets.US_ASCII)).flip();
		while (true) {
			try {
				selector.select(key -> answer(key, selector, server, read, answer.duplicate()));
			} catch (java.io.IOException e) {
				throw new java.io.UncheckedIOException(e);
			}
		}
	}

	private static void answer(SelectionKey key, Selector selector, ServerSocketChannel server, ByteBuffer read, ByteBuffer answer) {
		try {
			if (key.isAcceptable()) {
				SocketChannel accepted = server.accept();
				accepted.setOption(StandardSocketOptions.TCP_NODELAY, true).configureBlocking(false).register(selector,
						SelectionKey.OP_READ);
				return;
			}
			SocketChannel caller = (SocketChannel) key.channel();
			if (caller.read(read.clear()) < 0) {
				caller.close();
			} else {
				caller.write(answer);
			}
		} catch (java.io.IOException gone) {
			key.cancel();
		}
	}
}
