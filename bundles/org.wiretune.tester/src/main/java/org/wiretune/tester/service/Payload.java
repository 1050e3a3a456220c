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
	 * A payload in business objects.
	 *
	 * @param bytes size of all
	 * @param partBytes size of each in bytes; the last may be smaller
	 * @return the business objects, at least one
	 */
	public static BusinessObjectPart[] parts(int bytes, int partBytes) {
		String payload = of(bytes);
		BusinessObjectPart[] parts = new BusinessObjectPart[count(bytes, partBytes)];
		for (int i = 0; i < parts.length; i++) {
			int start = i * partBytes;
			parts[i] = new BusinessObjectPart(i, payload.substring(start, start + Math.min(partBytes, bytes - start)));
		}
		return parts;
	}

	/**
	 * How many business objects hold a payload.
	 *
	 * @param bytes size of the payload in bytes
	 * @param partBytes size of each in bytes
	 * @return their number
	 */
	public static int count(int bytes, int partBytes) {
		return Math.ceilDiv(bytes, partBytes);
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
