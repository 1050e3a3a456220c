/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import java.io.IOException;
import java.util.ArrayDeque;

/** What runs in a {@link ForeignProcess}: it makes garbage until its standard input ends, and uses nothing but the JDK. */
public final class ForeignProgram {

	/** What it says when it works. */
	static final String READY = "ready";
	private static final int PIECE = 100_000;
	private static final int KEPT = 100;
	private static final int FIRST_PIECES = 3_000;
	private static final int PAUSE_MILLIS = 2;

	private ForeignProgram() {
	}

	/**
	 * Works.
	 *
	 * @param arguments none
	 * @throws IOException if the standard input cannot be read
	 */
	public static void main(String[] arguments) throws IOException {
		ArrayDeque<byte[]> kept = new ArrayDeque<>();
		for (int i = 0; i < FIRST_PIECES; i++) {
			allocate(kept);
		}
		Thread work = new Thread(() -> {
			while (!Thread.currentThread().isInterrupted()) {
				allocate(kept);
				try {
					Thread.sleep(PAUSE_MILLIS);
				} catch (InterruptedException end) {
					Thread.currentThread().interrupt();
				}
			}
		}, "Work");
		work.setDaemon(true);
		work.start();
		System.out.println(READY);
		while (System.in.read() >= 0) {
			// Until it ends.
		}
	}

	private static void allocate(ArrayDeque<byte[]> kept) {
		kept.add(new byte[PIECE]);
		if (kept.size() > KEPT) {
			kept.clear();
		}
	}
}
