/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.application;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Copies archives with another content of some entries. Entries that are stored stay stored: a runnable jar reads the jars in it in place. */
final class ArchiveCopy {

	private ArchiveCopy() {
	}

	/**
	 * Copies an archive.
	 *
	 * @param from the archive, which is only read
	 * @param to the copy
	 * @param entries contents of entries in place of their own, by name; none for a copy as it is
	 * @throws IOException when one of the files cannot be read or written, or such an entry is not there
	 */
	static void copy(Path from, Path to, Map<String, byte[]> entries) throws IOException {
		if (entries.isEmpty()) {
			Files.copy(from, to);
			return;
		}
		try (ZipFile archive = new ZipFile(from.toFile()); OutputStream file = Files.newOutputStream(to); ZipOutputStream copy = new ZipOutputStream(file)) {
			for (String name : entries.keySet()) {
				if (archive.getEntry(name) == null) {
					throw new IOException(from + "!" + name);
				}
			}
			Enumeration<? extends ZipEntry> all = archive.entries();
			while (all.hasMoreElements()) {
				ZipEntry entry = all.nextElement();
				byte[] other = entries.get(entry.getName());
				try (InputStream bytes = other == null ? archive.getInputStream(entry) : new ByteArrayInputStream(other)) {
					copy.putNextEntry(entry(entry, other));
					bytes.transferTo(copy);
					copy.closeEntry();
				}
			}
		}
	}

	private static ZipEntry entry(ZipEntry entry, byte[] other) {
		ZipEntry copy = new ZipEntry(entry.getName());
		copy.setMethod(entry.getMethod());
		copy.setTime(entry.getTime());
		if (entry.getMethod() == ZipEntry.STORED) {
			CRC32 sum = new CRC32();
			if (other != null) {
				sum.update(other);
			}
			copy.setSize(other == null ? entry.getSize() : other.length);
			copy.setCrc(other == null ? entry.getCrc() : sum.getValue());
		}
		return copy;
	}
}
