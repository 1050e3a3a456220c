/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Set;

/** Values that are a user and a password side by side, plain or as HTTP encodes them. */
final class Logins {

	/** Before a colon these are no users. */
	private static final Set<String> SCHEMES = Set.of("http", "https", "java", "jms", "file", "classpath", "urn", "ldap", "ldaps", "jdbc", "osgi", "ejb", "tcp", "ssl", "ssh", "oauth2", "oidc");

	private Logins() {
	}

	/** {@return where the password begins; -1 where it is no such value} */
	static int password(String value) {
		int colon = value.indexOf(':');
		if (colon <= 0 || colon == value.length() - 1 || value.startsWith("//", colon + 1) || SCHEMES.contains(value.substring(0, colon))) {
			return -1;
		}
		boolean number = true;
		for (int i = colon + 1; i < value.length(); i++) {
			number &= Character.isDigit(value.charAt(i));
		}
		for (int i = 0; i < colon; i++) {
			char c = value.charAt(i);
			if (!AssignmentScan.isOfName(c) && c != '@' && c != '%') {
				return -1;
			}
		}
		return number ? -1 : colon + 1;
	}

	/** Whether it is such a value in base 64. */
	static boolean isEncoded(String value) {
		if (value.length() < 8 || value.length() % 4 != 0) {
			return false;
		}
		byte[] bytes;
		try {
			bytes = Base64.getDecoder().decode(value.getBytes(StandardCharsets.UTF_8));
		} catch (IllegalArgumentException noBase64) {
			return false;
		}
		int colon = -1;
		for (int i = 0; i < bytes.length; i++) {
			if (bytes[i] >= 0 && bytes[i] < ' ' || bytes[i] == 0x7f) {
				return false;
			}
			colon = bytes[i] == ':' && colon < 0 ? i : colon;
		}
		return colon > 0 && colon < bytes.length - 1;
	}
}
