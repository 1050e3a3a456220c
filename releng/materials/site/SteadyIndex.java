/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * Gives the index of an update site the time of the sources, where p2 writes when it was made, and an order: two builds of the same
 * sources have the same bytes. Called as {@code SteadyIndex SITE TIMESTAMP}, with a time in ISO 8601.
 */
public final class SteadyIndex {

	private SteadyIndex() {
	}

	/**
	 * Rewrites the three files of the index.
	 *
	 * @param arguments folder of the update site, time
	 * @throws IOException when a file is not there, holds no time or cannot be written
	 */
	public static void main(String[] arguments) throws IOException {
		Path site = Path.of(arguments[0]);
		Instant time = Instant.parse(arguments[1]);
		for (String name : List.of("artifacts", "content")) {
			Path jar = site.resolve(name + ".jar");
			Files.write(jar, jar(name + ".xml", steady(xml(jar, name + ".xml"), time), time));
		}
		// Tells p2 where the index is, so that it does not ask for other forms of it first.
		Files.writeString(site.resolve("p2.index"), "version=1\nmetadata.repository.factory.order=content.xml,\\!\nartifact.repository.factory.order=artifacts.xml,\\!\n");
	}

	private static String xml(Path jar, String name) throws IOException {
		try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(Files.readAllBytes(jar)))) {
			for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
				if (entry.getName().equals(name)) {
					return new String(zip.readAllBytes(), StandardCharsets.UTF_8);
				}
			}
		}
		throw new IOException(jar + " holds no " + name + '.');
	}

	private static String steady(String xml, Instant time) throws IOException {
		String steady = xml.replaceFirst("(<property name='p2.timestamp' value=')\\d+'", "$1" + time.toEpochMilli() + "'");
		if (!steady.contains("value='" + time.toEpochMilli() + "'")) {
			throw new IOException("The index says no p2.timestamp.");
		}
		return sorted(steady);
	}

	/** The packages that a Java has stand in the order of a hash table. */
	private static String sorted(String xml) {
		List<String> lines = new ArrayList<>(xml.lines().toList());
		for (int from = 0; from < lines.size(); from++) {
			int to = from;
			while (to < lines.size() && lines.get(to).strip().startsWith("<provided ") && lines.get(to).endsWith("/>")) {
				to++;
			}
			Collections.sort(lines.subList(from, to));
			from = Math.max(from, to - 1);
		}
		return String.join("\n", lines) + '\n';
	}

	private static byte[] jar(String name, String xml, Instant time) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
			ZipEntry entry = new ZipEntry(name);
			entry.setTimeLocal(LocalDateTime.ofInstant(time, ZoneOffset.UTC));
			zip.putNextEntry(entry);
			zip.write(xml.getBytes(StandardCharsets.UTF_8));
			zip.closeEntry();
		}
		return bytes.toByteArray();
	}
}
