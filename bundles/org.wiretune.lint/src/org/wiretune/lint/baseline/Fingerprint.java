/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.baseline;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

import org.wiretune.core.Origin;
import org.wiretune.lint.finding.Finding;

/**
 * A finding's fingerprint: its rule, its file and the text at its place without the blanks. It stays the same when lines
 * are inserted above, when the file is indented anew or its line ends change, and it is another as soon as the line itself
 * says something else. No text can be read from it, so a password beside a finding stays where it is.
 */
public final class Fingerprint {

	/** Where a file has few line ends, so much around the place counts, in characters. */
	private static final int AROUND = 200;
	private static final int BYTES = 16;

	private Fingerprint() {
	}

	/**
	 * {@return the fingerprint, 32 hexadecimal digits}
	 *
	 * @param finding the finding
	 * @param path the finding's file, as it shall be known
	 * @param text the decoded text of the file, or null where it is not at hand; the message then takes its place
	 */
	public static String of(Finding finding, String path, String text) {
		String place = text == null || finding.origin().end() > text.length() ? finding.message() : place(finding.origin(), text);
		String words = finding.ruleId() + '\n' + path + '\n' + place.replaceAll("\\s+", "");
		try {
			byte[] hash = MessageDigest.getInstance("SHA-256").digest(words.getBytes(StandardCharsets.UTF_8));
			return HexFormat.of().formatHex(Arrays.copyOf(hash, BYTES));
		} catch (NoSuchAlgorithmException everyJavaHasIt) {
			throw new IllegalStateException(everyJavaHasIt);
		}
	}

	/** The lines of the place, or what is around it. */
	private static String place(Origin origin, String text) {
		int start = origin.offset();
		while (start > 0 && origin.offset() - start < AROUND && text.charAt(start - 1) != '\n' && text.charAt(start - 1) != '\r') {
			start--;
		}
		int last = Math.min(origin.end(), origin.offset() + AROUND);
		int end = last;
		while (end < text.length() && end - last < AROUND && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
			end++;
		}
		return text.substring(start, end);
	}
}
