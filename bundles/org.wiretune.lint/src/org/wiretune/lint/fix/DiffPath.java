/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.nio.charset.StandardCharsets;

import org.wiretune.safety.terminal.TerminalText;

/**
 * A path in the head of a difference. A name that would begin a line of its own or turn the direction of writing is quoted
 * as git does it, which git and patch read.
 */
final class DiffPath {

	private DiffPath() {
	}

	/** {@return the path as it is written behind the three signs} @param path with its prefix */
	static String of(String path) {
		if (TerminalText.oneLine(path).equals(path)) {
			return path;
		}
		StringBuilder quoted = new StringBuilder(path.length() + 16).append('"');
		path.codePoints().forEach(character -> {
			String one = Character.toString(character);
			if (character == '"' || character == '\\') {
				quoted.append('\\').append(one);
			} else if (!TerminalText.oneLine(one).equals(one)) {
				for (byte each : one.getBytes(StandardCharsets.UTF_8)) {
					quoted.append(String.format("\\%03o", each & 0xff));
				}
			} else {
				quoted.append(one);
			}
		});
		return quoted.append('"').toString();
	}
}
