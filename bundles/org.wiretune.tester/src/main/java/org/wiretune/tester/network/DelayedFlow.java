/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

import org.wiretune.safety.quantity.Bytes;

/**
 * One direction of a connection. A thread reads as soon as bytes are there and notes when they came; another writes them
 * when their time has come. What is under way is bounded: a sender that is far ahead waits, as on a full wire.
 */
final class DelayedFlow {

	private static final int CHUNK_BYTES = 64 * 1024;
	private static final int MOST_BYTES = 8 * Bytes.IN_MEGABYTE;
	private static final long PATIENCE_SECONDS = 1;

	/** Bytes that are under way; none for the end of the direction. */
	private record Chunk(long due, byte[] bytes) {
	}

	private final Socket from;
	private final Socket to;
	private final long delayNanos;
	private final Runnable arrived;
	private final Consumer<Boolean> ended;
	private final BlockingQueue<Chunk> underWay = new LinkedBlockingQueue<>();
	private final Semaphore room = new Semaphore(MOST_BYTES);
	private volatile boolean broken;

	/**
	 * A flow.
	 *
	 * @param from where bytes come from
	 * @param to where they go
	 * @param delayNanos how long they take
	 * @param arrived is run when bytes were read, before they go on
	 * @param ended hears of the end, true when it broke; once
	 */
	DelayedFlow(Socket from, Socket to, long delayNanos, Runnable arrived, Consumer<Boolean> ended) {
		this.from = from;
		this.to = to;
		this.delayNanos = delayNanos;
		this.arrived = arrived;
		this.ended = ended;
	}

	void start() throws IOException {
		InputStream input = from.getInputStream();
		OutputStream output = to.getOutputStream();
		DelayProxy.thread("Delay proxy reader", () -> read(input));
		DelayProxy.thread("Delay proxy writer", () -> write(output));
	}

	private void read(InputStream input) {
		byte[] buffer = new byte[CHUNK_BYTES];
		try {
			int count = input.read(buffer);
			while (count >= 0 && !broken) {
				long due = System.nanoTime() + delayNanos;
				arrived.run();
				if (!takeRoom(count)) {
					return;
				}
				underWay.add(new Chunk(due, Arrays.copyOf(buffer, count)));
				count = input.read(buffer);
			}
		} catch (IOException e) {
			broken = true;
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			broken = true;
		} finally {
			underWay.add(new Chunk(System.nanoTime() + delayNanos, new byte[0]));
		}
	}

	private boolean takeRoom(int count) throws InterruptedException {
		while (!room.tryAcquire(count, PATIENCE_SECONDS, TimeUnit.SECONDS)) {
			if (broken) {
				return false;
			}
		}
		return true;
	}

	private void write(OutputStream output) {
		try {
			Chunk chunk = underWay.take();
			while (chunk.bytes().length > 0) {
				await(chunk.due());
				output.write(chunk.bytes());
				room.release(chunk.bytes().length);
				chunk = underWay.take();
			}
			await(chunk.due());
			if (!broken) {
				to.shutdownOutput();
			}
		} catch (IOException e) {
			broken = true;
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			broken = true;
		} finally {
			ended.accept(broken);
		}
	}

	private static void await(long due) throws InterruptedException {
		for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
			LockSupport.parkNanos(left);
			if (Thread.interrupted()) {
				throw new InterruptedException();
			}
		}
	}
}
