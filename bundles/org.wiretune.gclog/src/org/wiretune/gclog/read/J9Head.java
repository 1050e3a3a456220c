/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

/** How verbose:gc of IBM J9 begins: with its root, or with a stop where a file was cut or a console lost the root. */
final class J9Head {

	private static final byte[] DECLARATION = Bytes.ascii("<?xml ");
	private static final byte[] DECLARATION_END = Bytes.ascii("?>");
	private static final byte[] ROOT = Bytes.ascii("<verbosegc");
	private static final byte[] EXCLUSIVE = Bytes.ascii("<exclusive-start ");
	/** Of the older format, whose names are short enough for other documents to have them too; so the time has to be there. */
	private static final byte[][] OLD_STOPS = { Bytes.ascii("<af type=\""), Bytes.ascii("<sys id=\""), Bytes.ascii("<con event=\"") };
	private static final byte[] TIMESTAMP = Bytes.ascii(" timestamp=\"");

	private J9Head() {
	}

	/** {@return whether a log begins with a line; a declaration may stand in front of the root} */
	static boolean isAt(byte[] line, int from, int to) {
		int at = Bytes.skipBlanks(line, from, to);
		if (Bytes.startsWith(line, at, to, DECLARATION)) {
			int end = Bytes.indexOf(line, at, to, DECLARATION_END);
			at = end < 0 ? to : Bytes.skipBlanks(line, end + DECLARATION_END.length, to);
		}
		return Bytes.startsWith(line, at, to, ROOT) || Bytes.startsWith(line, at, to, EXCLUSIVE) || isOldStop(line, at, to);
	}

	private static boolean isOldStop(byte[] line, int at, int to) {
		for (byte[] stop : OLD_STOPS) {
			if (Bytes.startsWith(line, at, to, stop)) {
				return Bytes.indexOf(line, at, to, TIMESTAMP) > 0;
			}
		}
		return false;
	}
}
