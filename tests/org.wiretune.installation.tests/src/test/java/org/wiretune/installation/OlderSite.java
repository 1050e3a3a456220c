/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.installation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** A site as an earlier build would have left it: that of this build, with an earlier qualifier in all versions. */
final class OlderSite {

	private static final Pattern FEATURE = Pattern.compile("org\\.wiretune\\.lint\\.feature_1\\.0\\.0\\.(\\d{12})\\.jar");
	private static final Set<String> WITH_VERSION = Set.of("META-INF/MANIFEST.MF", "feature.xml", "content.xml", "artifacts.xml");

	private final Path site;
	private final String qualifier;
	private final String older;

	/**
	 * The site before a site.
	 *
	 * @param site folder of the built site
	 */
	OlderSite(Path site) throws IOException {
		this.site = site;
		try (Stream<Path> features = Files.list(site.resolve("features"))) {
			qualifier = features.map(file -> FEATURE.matcher(file.getFileName().toString())).filter(Matcher::matches).map(name -> name.group(1)).findFirst().orElseThrow();
		}
		older = String.valueOf(Long.parseLong(qualifier) - 1);
	}

	/** {@return the qualifier of the built site} */
	String qualifier() {
		return qualifier;
	}

	/** {@return the qualifier of the older site} */
	String olderQualifier() {
		return older;
	}

	/** Writes the older site into a folder. */
	void write(Path to) throws IOException {
		List<Path> files;
		try (Stream<Path> all = Files.walk(site)) {
			files = all.filter(Files::isRegularFile).toList();
		}
		for (Path file : files) {
			Path target = to.resolve(site.relativize(file).toString().replace(qualifier, older));
			Files.createDirectories(target.getParent());
			if (file.getFileName().toString().contains(qualifier) || file.getParent().equals(site) && file.toString().endsWith(".jar")) {
				rewrite(file, target);
			} else {
				Files.copy(file, target);
			}
		}
	}

	private void rewrite(Path from, Path to) throws IOException {
		try (ZipFile jar = new ZipFile(from.toFile()); ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(to))) {
			out.setLevel(Deflater.BEST_SPEED);
			for (ZipEntry entry : (Iterable<ZipEntry>) jar.stream().<ZipEntry>map(each -> each)::iterator) {
				out.putNextEntry(new ZipEntry(entry.getName()));
				byte[] bytes = jar.getInputStream(entry).readAllBytes();
				out.write(WITH_VERSION.contains(entry.getName()) ? renamed(bytes) : bytes);
				out.closeEntry();
			}
		}
	}

	/** What the index says of the bytes is true no more, and p2 does without. */
	private byte[] renamed(byte[] bytes) {
		return new String(bytes, StandardCharsets.UTF_8).replace(qualifier, older).replaceAll("\\s*<property name='(download\\.checksum[^']*|(artifact|download)\\.size)' value='[^']*'/>", "")
				.getBytes(StandardCharsets.UTF_8);
	}
}
