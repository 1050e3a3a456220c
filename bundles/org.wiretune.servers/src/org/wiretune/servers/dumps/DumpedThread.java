/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.dumps;

import java.util.Objects;
import java.util.Set;
import java.util.List;

/**
 * A thread of a dump.
 *
 * @param name
 *            its name
 * @param state
 *            what it does; {@code null} where the dump does not say
 * @param stack
 *            class, method and place of each frame, innermost first, as the dump writes them
 * @param waitsFor
 *            identity of the monitor or synchronizer that it waits for; empty for none
 * @param waitsForKind
 *            class of that; empty for none
 * @param owner
 *            name of the thread that holds it, where the dump names it; empty otherwise
 * @param holds
 *            identities of the monitors and synchronizers that it holds
 */
public record DumpedThread(String name, Thread.State state, List<String> stack, String waitsFor, String waitsForKind, String owner,
		Set<String> holds) {

	/** Checks the values. */
	public DumpedThread {
		Objects.requireNonNull(name);
		stack = List.copyOf(stack);
		Objects.requireNonNull(waitsFor);
		Objects.requireNonNull(waitsForKind);
		Objects.requireNonNull(owner);
		holds = Set.copyOf(holds);
	}

	/**
	 * Whether it waits without using a processor.
	 *
	 * @return {@code true} for one that is blocked, waiting or waiting for a time
	 */
	public boolean isWaiting() {
		return state == Thread.State.BLOCKED || state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING;
	}
}
