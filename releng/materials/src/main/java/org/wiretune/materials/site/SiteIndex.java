/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** One of the two files in which p2 finds what a site holds: {@code content} or {@code artifacts}, each alone in a jar. */
final class SiteIndex {

	/** What can be installed. */
	static final String CONTENT = "content";

	/** The files that are fetched for it. */
	static final String ARTIFACTS = "artifacts";

	private static final String P2_INDEX = "p2.index";

	private SiteIndex() {
	}

	/**
	 * Reads one of them.
	 *
	 * @param site folder of the site
	 * @param name {@link #CONTENT} or {@link #ARTIFACTS}
	 * @return its XML
	 * @throws IOException when the site has no such index
	 */
	static String read(Path site, String name) throws IOException {
		try (ZipFile jar = new ZipFile(site.resolve(name + ".jar").toFile())) {
			ZipEntry entry = jar.getEntry(name + ".xml");
			if (entry == null) {
				throw new IOException(jar.getName() + " holds no " + name + ".xml.");
			}
			return new String(jar.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
		}
	}

	/**
	 * Writes one of them.
	 *
	 * @param site folder of the site
	 * @param name {@link #CONTENT} or {@link #ARTIFACTS}
	 * @param xml its XML
	 * @param seconds the time it has in its jar, in seconds since 1970
	 * @throws IOException when it cannot be written
	 */
	static void write(Path site, String name, String xml, long seconds) throws IOException {
		SteadyZip.write(site.resolve(name + ".jar"), List.of(new SteadyZip.Part(name + ".xml", xml.getBytes(StandardCharsets.UTF_8))), seconds);
	}

	/**
	 * Tells p2 where the index is, so that it does not ask a server for other forms of it first.
	 *
	 * @param site folder of the site
	 * @param content file name of what can be installed
	 * @param artifacts file name of what is fetched for it
	 * @throws IOException when it cannot be written
	 */
	static void point(Path site, String content, String artifacts) throws IOException {
		Files.writeString(site.resolve(P2_INDEX), "version=1\nmetadata.repository.factory.order=" + content + ",\\!\nartifact.repository.factory.order=" + artifacts + ",\\!\n");
	}
}
