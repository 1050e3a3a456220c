/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * The archive of a server. It is checked against the SHA-256 that this program knows of it, and every entry against
 * its own checksum. Entries that lead out of the folder are refused, as is an archive that is too large.
 *
 * @param file the zip file
 */
record Archive(Path file) {

	private static final int MOST_ENTRIES = 100_000;
	private static final long MOST_BYTES = 3L << 30;
	private static final int BUFFER_BYTES = 1 << 16;

	/**
	 * Compares the file with the checksum that this program knows. Nothing beside the file is asked: what was put in its
	 * place could have brought a checksum along.
	 *
	 * @param sha256 the checksum, 64 hexadecimal digits in lower case
	 * @throws IOException when they differ or the file cannot be read; the message says what to do
	 */
	void verify(String sha256) throws IOException {
		String found = sha256();
		if (!found.equals(sha256)) {
			throw new IOException(TEXTS.get("archive.checksum", file, found, sha256));
		}
	}

	/**
	 * Unpacks it.
	 *
	 * @param target an empty folder
	 * @param cancelled asked with each entry; true ends it with an exception
	 * @throws IOException when the archive is broken, leads out of the folder, is too large, or cannot be written
	 */
	void unpack(Path target, BooleanSupplier cancelled) throws IOException {
		Path root = target.toAbsolutePath().normalize();
		try (ZipFile zip = new ZipFile(file.toFile())) {
			List<? extends ZipEntry> entries = Collections.list(zip.entries());
			if (entries.size() > MOST_ENTRIES) {
				throw new IOException(TEXTS.get("archive.large", file, MOST_ENTRIES, MOST_BYTES >> 20));
			}
			long left = MOST_BYTES;
			for (ZipEntry entry : entries) {
				if (cancelled.getAsBoolean()) {
					throw new IOException(TEXTS.get("fetch.cancelled"));
				}
				Path path = root.resolve(entry.getName()).normalize();
				if (!path.startsWith(root)) {
					throw new IOException(TEXTS.get("archive.outside", file, entry.getName()));
				}
				if (entry.isDirectory()) {
					Files.createDirectories(path);
				} else {
					Files.createDirectories(path.getParent());
					left -= write(zip, entry, path, left);
				}
			}
		} catch (ZipException e) {
			throw new IOException(TEXTS.get("archive.broken", file, String.valueOf(e.getMessage())), e);
		}
	}

	private long write(ZipFile zip, ZipEntry entry, Path path, long most) throws IOException {
		CRC32 checksum = new CRC32();
		long written = 0;
		byte[] buffer = new byte[BUFFER_BYTES];
		try (InputStream from = zip.getInputStream(entry); OutputStream to = Files.newOutputStream(path)) {
			for (int read = from.read(buffer); read >= 0; read = from.read(buffer)) {
				written += read;
				if (written > most) {
					throw new IOException(TEXTS.get("archive.large", file, MOST_ENTRIES, MOST_BYTES >> 20));
				}
				checksum.update(buffer, 0, read);
				write(to, buffer, read, path);
			}
		}
		if (entry.getCrc() >= 0 && entry.getCrc() != checksum.getValue()) {
			throw new IOException(TEXTS.get("archive.broken", file, entry.getName()));
		}
		return written;
	}

	private static void write(OutputStream to, byte[] buffer, int length, Path path) throws IOException {
		try {
			to.write(buffer, 0, length);
		} catch (IOException e) {
			// Told from an archive that cannot be read.
			FileSystemException full = new FileSystemException(path.toString(), null, e.getMessage());
			full.initCause(e);
			throw full;
		}
	}

	private String sha256() throws IOException {
		try (InputStream stream = Files.newInputStream(file)) {
			MessageDigest digest = MessageDigest.getInstance("SHA-256");
			byte[] buffer = new byte[BUFFER_BYTES];
			for (int read = stream.read(buffer); read >= 0; read = stream.read(buffer)) {
				digest.update(buffer, 0, read);
			}
			return HexFormat.of().formatHex(digest.digest());
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException(e);
		}
	}
}
