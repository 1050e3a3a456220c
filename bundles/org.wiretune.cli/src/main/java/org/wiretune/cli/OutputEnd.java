/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The end of what a program writes. All is read by a thread of its own, since a program that nobody reads stops, and one that has
 * ended may leave another behind that holds the output open.
 */
final class OutputEnd {

	/** What is kept, in bytes: a last line longer than this is told from its middle. */
	private static final int KEPT = 4096;
	/** How long the output of a program that has ended is waited for, in milliseconds. */
	private static final long PATIENCE = 1000;

	private final Thread reader;
	// Guarded by this.
	private byte[] end = new byte[0];

	private OutputEnd(InputStream output) {
		reader = new Thread(() -> read(output), "Output of a program");
		reader.setDaemon(true);
	}

	/** {@return the end of an output that is read from now on} @param output the output */
	static OutputEnd of(InputStream output) {
		OutputEnd end = new OutputEnd(output);
		end.reader.start();
		return end;
	}

	/**
	 * {@return the last line that is not blank, empty where there is none; asked after the program has ended}
	 *
	 * @throws InterruptedException where the thread is interrupted
	 */
	String lastLine() throws InterruptedException {
		reader.join(PATIENCE);
		synchronized (this) {
			return new String(end, StandardCharsets.UTF_8).lines().map(String::strip).filter(line -> !line.isEmpty()).reduce("", (one, next) -> next);
		}
	}

	private void read(InputStream output) {
		byte[] buffer = new byte[KEPT];
		try {
			for (int read = output.read(buffer); read >= 0; read = output.read(buffer)) {
				add(buffer, read);
			}
		} catch (IOException ended) {
			// Ending a process closes its output while it is read.
			System.getLogger(OutputEnd.class.getName()).log(System.Logger.Level.DEBUG, "The output ended.", ended);
		}
	}

	private synchronized void add(byte[] buffer, int read) {
		byte[] all = Arrays.copyOf(end, end.length + read);
		System.arraycopy(buffer, 0, all, end.length, read);
		end = Arrays.copyOfRange(all, Math.max(0, all.length - KEPT), all.length);
	}
}
