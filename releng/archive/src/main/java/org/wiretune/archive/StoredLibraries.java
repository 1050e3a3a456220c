/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.archive;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Copies libraries so that an archive of them is small and starts fast: their entries are stored and not compressed, since the archive
 * compresses all of them better together, and without signatures, as no class of a signed library gets into an archive of classes. Pictures
 * that document a library are left out. The copies are equal to the byte from build to build.
 */
public final class StoredLibraries {

	/** Pictures and pages that document the layout; 2 MB of them. */
	private static final Pattern DOCUMENTS = Pattern.compile("(?:images|docs)/.*|.*\\._trace");
	private static final String LAYOUT = "org.eclipse.elk.";
	private static final Pattern SIGNATURE = Pattern.compile("META-INF/[^/]+\\.(?:SF|RSA|DSA|EC)", Pattern.CASE_INSENSITIVE);
	/** The earliest time that a zip file holds. */
	private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

	private StoredLibraries() {
	}

	/** @param arguments the folder with the libraries, and the one that takes the copies */
	public static void main(String[] arguments) throws IOException {
		Path to = Path.of(arguments[1]);
		Files.createDirectories(to);
		try (DirectoryStream<Path> old = Files.newDirectoryStream(to)) {
			for (Path each : old) {
				Files.delete(each);
			}
		}
		try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of(arguments[0]), "*.jar")) {
			for (Path each : all) {
				copy(each, to.resolve(each.getFileName()));
			}
		}
	}

	private static void copy(Path from, Path to) throws IOException {
		boolean layout = from.getFileName().toString().startsWith(LAYOUT);
		try (ZipFile source = new ZipFile(from.toFile()); ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(to))) {
			out.setMethod(ZipOutputStream.STORED);
			List<? extends ZipEntry> entries = new ArrayList<>(Collections.list(source.entries()));
			for (ZipEntry each : entries) {
				String name = each.getName();
				if (each.isDirectory() || SIGNATURE.matcher(name).matches() || layout && DOCUMENTS.matcher(name).matches()) {
					continue;
				}
				byte[] bytes = source.getInputStream(each).readAllBytes();
				put(out, name, name.toUpperCase(Locale.ROOT).equals(JarFile.MANIFEST_NAME) ? withoutDigests(bytes) : bytes);
			}
		}
	}

	/** What a manifest tells of single entries is what signatures are compared with. */
	private static byte[] withoutDigests(byte[] bytes) throws IOException {
		Manifest manifest = new Manifest(new ByteArrayInputStream(bytes));
		manifest.getEntries().values().forEach(attributes -> attributes.keySet().removeIf(name -> name.toString().toUpperCase(Locale.ROOT).endsWith("-DIGEST")));
		manifest.getEntries().values().removeIf(attributes -> attributes.isEmpty());
		ByteArrayOutputStream written = new ByteArrayOutputStream();
		manifest.write(written);
		return written.toByteArray();
	}

	private static void put(ZipOutputStream out, String name, byte[] bytes) throws IOException {
		ZipEntry entry = new ZipEntry(name);
		entry.setTimeLocal(TIME);
		entry.setSize(bytes.length);
		entry.setCompressedSize(bytes.length);
		CRC32 sum = new CRC32();
		sum.update(bytes);
		entry.setCrc(sum.getValue());
		out.putNextEntry(entry);
		out.write(bytes);
		out.closeEntry();
	}
}
