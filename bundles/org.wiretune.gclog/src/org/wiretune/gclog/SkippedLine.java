/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import org.wiretune.safety.secret.Secrets;

/**
 * A line that is no part of a collection log.
 *
 * @param line its number, counted from 1
 * @param text its first characters
 */
public record SkippedLine(long line, String text) {

	/** Hides secrets: the command line of the virtual machine may stand there. */
	public SkippedLine {
		text = Secrets.hidden(text);
	}
}
