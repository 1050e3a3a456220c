/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import org.wiretune.gclog.GcLogFormat;

/** Reads the lines of one format. The buffer belongs to the caller and is used again after the call. */
interface LogParser {

	/** {@return the format} */
	GcLogFormat format();

	/** {@return whether this line can only be one of this format} */
	boolean recognises(byte[] line, int from, int to);

	/** Takes a line, numbered from 1, with the offset of its first byte. */
	void line(byte[] line, int from, int to, long number, long offset);

	/** Takes lines whose ends are not known yet, see {@link LineSource.Lines#take}. {@return how many} */
	default int take(byte[] buffer, int from, int to, long number, long offset) {
		return 0;
	}

	/** {@return where the first line begins that was not taken} */
	default int takenTo() {
		return 0;
	}

	/** Begins the next file of a set that one virtual machine wrote, or several one after the other. */
	default void nextPart() {
		// Most formats go on in the next file as if there were only one.
	}

	/** Ends the log. */
	void end();
}
