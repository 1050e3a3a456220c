/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials.site;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Archives whose bytes follow from what is in them: entries in order, all with one time. */
public final class SteadyZip {

	/**
	 * A file in an archive.
	 *
	 * @param name its path with slashes
	 * @param bytes what it holds
	 */
	record Part(String name, byte[] bytes) {
	}

	private SteadyZip() {
	}

	/**
	 * Writes an archive of parts.
	 *
	 * @param file the archive
	 * @param parts what it holds, in that order
	 * @param seconds the time that all have, in seconds since 1970
	 * @throws IOException when it cannot be written
	 */
	static void write(Path file, List<Part> parts, long seconds) throws IOException {
		try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
			for (Part part : parts) {
				add(zip, part.name(), seconds, out -> out.write(part.bytes()));
			}
		}
	}

	/**
	 * Writes an archive of all files in a folder.
	 *
	 * @param file the archive
	 * @param folder the folder, whose own name is not in the archive
	 * @param seconds the time that all have, in seconds since 1970
	 * @throws IOException when the folder cannot be read or the archive cannot be written
	 */
	public static void ofFolder(Path file, Path folder, long seconds) throws IOException {
		List<Path> files;
		try (Stream<Path> all = Files.walk(folder)) {
			files = all.filter(Files::isRegularFile).sorted().toList();
		}
		try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
			for (Path each : files) {
				add(zip, folder.relativize(each).toString().replace('\\', '/'), seconds, out -> Files.copy(each, out));
			}
		}
	}

	private interface Content {

		void writeTo(OutputStream out) throws IOException;
	}

	private static void add(ZipOutputStream zip, String name, long seconds, Content content) throws IOException {
		ZipEntry entry = new ZipEntry(name);
		entry.setTimeLocal(LocalDateTime.ofEpochSecond(seconds, 0, ZoneOffset.UTC));
		zip.putNextEntry(entry);
		content.writeTo(zip);
		zip.closeEntry();
	}
}
