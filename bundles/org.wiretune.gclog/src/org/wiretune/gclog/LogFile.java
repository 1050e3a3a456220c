/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.wiretune.gclog.internal.Packed;

/**
 * A file that holds a log or a part of one: plain, with gzip, or an entry of a zip. What it is packed with is told by its
 * content, not by its name.
 *
 * @param path the file
 * @param entry the entry of the zip; empty for a file that is none
 */
public record LogFile(Path path, String entry) {

	/** {@return a file that is no zip} */
	public static LogFile of(Path path) {
		return new LogFile(path, "");
	}

	/** {@return the path, and the entry behind an exclamation mark} */
	public String name() {
		return entry.isEmpty() ? path.toString() : path + "!" + entry;
	}

	/** {@return the name of the file or entry without its folders} */
	public String shortName() {
		if (entry.isEmpty()) {
			return String.valueOf(path.getFileName());
		}
		return entry.substring(entry.lastIndexOf('/') + 1);
	}

	/**
	 * {@return the unpacked text; the caller closes it}
	 *
	 * @throws IOException when the file cannot be read
	 */
	public InputStream open() throws IOException {
		return entry.isEmpty() ? unpacked(Files.newInputStream(path)) : openEntry();
	}

	private InputStream openEntry() throws IOException {
		ZipFile zip = new ZipFile(path.toFile());
		try {
			ZipEntry found = zip.getEntry(entry);
			if (found == null) {
				throw new NoSuchFileException(name());
			}
			return new FilterInputStream(unpacked(zip.getInputStream(found))) {

				@Override
				public void close() throws IOException {
					super.close();
					zip.close();
				}
			};
		} catch (IOException | RuntimeException problem) {
			zip.close();
			throw problem;
		}
	}

	private static InputStream unpacked(InputStream in) throws IOException {
		try {
			return Packed.unpacked(in);
		} catch (IOException | RuntimeException problem) {
			in.close();
			throw problem;
		}
	}
}
