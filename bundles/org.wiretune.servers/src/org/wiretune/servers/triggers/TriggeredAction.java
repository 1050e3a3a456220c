/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.triggers;

import java.util.Arrays;
import java.util.Optional;

/** What can be done when an alarm is raised. */
public enum TriggeredAction {
	/** The threads of the program are written into a file. */
	THREAD_DUMP("thread dump"), //$NON-NLS-1$
	/** The program records itself for a while by the flight recorder of its JVM. */
	FLIGHT_RECORDING("flight recording"), //$NON-NLS-1$
	/** The moment is marked on the charts. */
	MARK("mark"); //$NON-NLS-1$

	private final String words;

	TriggeredAction(String words) {
		this.words = words;
	}

	/** {@return the word by which stores and files name it; never translated} */
	public String words() {
		return words;
	}

	/** {@return the action of a word; empty for another word} @param words such as {@code thread dump} */
	public static Optional<TriggeredAction> of(String words) {
		return Arrays.stream(values()).filter(each -> each.words.equals(words)).findFirst();
	}
}
