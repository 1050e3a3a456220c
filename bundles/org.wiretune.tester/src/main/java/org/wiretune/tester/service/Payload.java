/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.service;

import java.util.Random;

/** Makes payloads. */
public final class Payload {

	private static final String CHARACTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .";

	private Payload() {
	}

	/**
	 * A payload of ASCII letters, digits, blanks and points, which need no escape in XML: a byte is a character in every
	 * binding. The same size gives the same payload in each run.
	 *
	 * @param bytes its size
	 * @return the text
	 */
	public static String of(int bytes) {
		Random random = new Random(bytes);
		StringBuilder text = new StringBuilder(bytes);
		for (int i = 0; i < bytes; i++) {
			text.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
		}
		return text.toString();
	}
}
