/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.address;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Which certificates are taken as those of a server. Immutable.
 *
 * @param tls
 *            whether the connection is encrypted
 * @param store
 *            a key store with certificates that are trusted, beside those that Java trusts; empty for none
 * @param storePassword
 *            of the key store; empty where it has none
 * @param fingerprint
 *            SHA-256 of the one certificate that the user has accepted, 64 hexadecimal digits in upper case; empty for none
 */
public record Trust(boolean tls, Optional<Path> store, Password storePassword, String fingerprint) {

	/** Not encrypted. */
	public static final Trust PLAIN = new Trust(false, Optional.empty(), Password.NONE, ""); //$NON-NLS-1$

	/** Encrypted, with the certificates that Java trusts. */
	public static final Trust STANDARD = new Trust(true, Optional.empty(), Password.NONE, ""); //$NON-NLS-1$

	private static final Pattern DIGITS = Pattern.compile("[0-9A-F]{64}"); //$NON-NLS-1$

	/** Checks the values; a fingerprint may have colons or spaces and any case. */
	public Trust {
		Objects.requireNonNull(store);
		Objects.requireNonNull(storePassword);
		fingerprint = plain(fingerprint);
		if (!fingerprint.isEmpty() && !isFingerprint(fingerprint)) {
			throw new IllegalArgumentException("fingerprint"); //$NON-NLS-1$
		}
	}

	/**
	 * {@return whether a text is one of SHA-256: 64 hexadecimal digits, with or without colons}
	 *
	 * @param text
	 *            what the user gave
	 */
	public static boolean isFingerprint(String text) {
		return DIGITS.matcher(plain(text)).matches();
	}

	/**
	 * {@return the same, and encrypted, for a certificate that the user accepts}
	 *
	 * @param accepted
	 *            its fingerprint
	 */
	public Trust accepting(String accepted) {
		return new Trust(true, store, storePassword, accepted);
	}

	private static String plain(String text) {
		return text.replaceAll("[:\\s]", "").toUpperCase(Locale.ROOT); //$NON-NLS-1$ //$NON-NLS-2$
	}
}
