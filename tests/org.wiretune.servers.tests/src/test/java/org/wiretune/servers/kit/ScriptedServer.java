/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.util.concurrent.CountDownLatch;

/** A process that says what a server would, and goes on until it is ended unless its last word is {@code end}. */
final class ScriptedServer {

	static final String END = "end";

	private ScriptedServer() {
	}

	public static void main(String[] lines) throws InterruptedException {
		for (String line : lines) {
			if (line.equals(END)) {
				System.exit(3);
			}
			System.out.println(line);
		}
		new CountDownLatch(1).await();
	}
}
