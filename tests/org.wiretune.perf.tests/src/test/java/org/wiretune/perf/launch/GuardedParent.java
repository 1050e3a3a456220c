/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.nio.file.Path;
import java.time.Duration;

/** A program that is killed with a child that stands still. */
final class GuardedParent {

	private GuardedParent() {
	}

	/**
	 * Names its child, and waits to be killed.
	 *
	 * @param arguments the shell of the guard, a folder of the child, a folder that stays
	 */
	public static void main(String[] arguments) throws Exception {
		ProcessGuard guard = new ProcessGuard(Path.of(arguments[0]), Duration.ofMillis(100));
		Process child = new ProcessBuilder("sleep", "600").start();
		Process ended = new ProcessBuilder("true").start();
		guard.started(ended.pid());
		guard.folder(Path.of(arguments[2]));
		guard.started(child.pid());
		guard.folder(Path.of(arguments[1]));
		ended.waitFor();
		guard.ended(ended.pid());
		guard.forget(Path.of(arguments[2]));
		new ProcessBuilder("kill", "-STOP", Long.toString(child.pid())).start().waitFor();
		ProcessHandle program = ProcessHandle.current().children().filter(each -> each.pid() != child.pid()).findFirst().orElseThrow();
		System.out.println(child.pid() + " " + program.pid());
		System.in.read();
	}
}
