/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

/** What is looked at before figures are trusted, and what not every system tells. */
public enum MachineCheck {

	/** Processor time of other programs. */
	OTHERS("others"),
	/** Processor time that the host of a virtual machine gave to others. */
	STOLEN("stolen"),
	/** Memory moved to or from swap space. */
	SWAPPED("swapped"),
	/** Whether more memory was promised to processes than there is. */
	COMMITTED("committed"),
	/** Whether it is a virtual machine. */
	VIRTUAL("virtual");

	private final String key;

	MachineCheck(String key) {
		this.key = key;
	}

	/** {@return what is checked, in words for the middle of a sentence} */
	public String label() {
		return TEXTS.get("machine.check." + key);
	}
}
