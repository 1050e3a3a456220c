/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import javax.management.ObjectName;

/**
 * MBeans that do not answer: one of an application must not cost the figures of all others, so it is left out for some
 * minutes and then asked again. Those of the virtual machine are never left out; where they do not answer the process does
 * not. Thread-safe.
 */
final class SilentBeans {

	/** A busy machine takes longer for a whole reading; that one MBean takes so long has a reason of its own. */
	private static final long PATIENCE_NANOS = Duration.ofSeconds(5).toNanos();
	private static final long LEFT_OUT = Duration.ofMinutes(5).toMillis();
	private static final String VIRTUAL_MACHINE = "java.lang"; //$NON-NLS-1$

	private final Map<ObjectName, Long> until = new ConcurrentHashMap<>();
	private volatile Asked asked;

	private record Asked(ObjectName name, long nanos) {
	}

	/** An MBean is asked now. */
	void ask(ObjectName name) {
		asked = new Asked(name, System.nanoTime());
	}

	/** No MBean is asked any more. */
	void answered() {
		asked = null;
	}

	boolean isLeftOut(ObjectName name) {
		return until.containsKey(name);
	}

	/** Lets those be asked again that were left out long enough. */
	void passed(long now) {
		until.values().removeIf(end -> end <= now);
	}

	/**
	 * Leaves out the MBean that has been asked for some seconds.
	 *
	 * @param now
	 *            milliseconds since 1970
	 * @return the MBean; empty where none has been asked for so long, or one that every process has
	 */
	Optional<ObjectName> leaveOut(long now) {
		Asked question = asked;
		if (question == null || question.name().getDomain().equals(VIRTUAL_MACHINE) || System.nanoTime() - question.nanos() < PATIENCE_NANOS) {
			return Optional.empty();
		}
		until.put(question.name(), now + LEFT_OUT);
		return Optional.of(question.name());
	}

	/** {@return the names of those that are left out, in order; one that reads the others is not at fault itself} */
	List<String> names() {
		return until.keySet().stream().filter(name -> !name.equals(WholeReading.NAME)).map(ObjectName::toString).sorted().toList();
	}
}
