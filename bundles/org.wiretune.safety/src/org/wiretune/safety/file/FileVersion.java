/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What a file held at some time: two versions are equal where all bytes are. Small, whatever the size of the file.
 *
 * @param sha256 the digest of all bytes, 64 hexadecimal digits
 */
public record FileVersion(String sha256) {

	private static final int BUFFER_BYTES = 1 << 16;

	/** {@return the version that bytes are} @param content all bytes of a file */
	public static FileVersion of(byte[] content) {
		return new FileVersion(HexFormat.of().formatHex(digest().digest(content)));
	}

	/**
	 * {@return the version that a file is now}
	 *
	 * @param file the file
	 * @throws IOException where it cannot be read
	 */
	public static FileVersion of(Path file) throws IOException {
		MessageDigest digest = digest();
		try (InputStream in = Files.newInputStream(file)) {
			byte[] buffer = new byte[BUFFER_BYTES];
			for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
				digest.update(buffer, 0, read);
			}
		}
		return new FileVersion(HexFormat.of().formatHex(digest.digest()));
	}

	private static MessageDigest digest() {
		try {
			return MessageDigest.getInstance("SHA-256");
		} catch (NoSuchAlgorithmException impossible) {
			throw new IllegalStateException(impossible);
		}
	}
}
