/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import java.io.StringReader;

import org.wiretune.servers.metrics.TableFile;
import org.wiretune.servers.metrics.TableTexts;

/** Files of rows that a test writes. */
public final class Written {

	private Written() {
	}

	/**
	 * A file that somebody adds.
	 *
	 * @param text
	 *            its JSON
	 * @return the file, called {@code mine.json}, without texts beside it
	 */
	public static TableFile file(String text) {
		return TableFile.of("mine.json", new StringReader(text), TableTexts.NONE);
	}
}
