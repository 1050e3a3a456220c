/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder of releases: a p2 site for each version, and two files that make them one site, whose address never changes. A
 * version that is there stays as it is for ever.
 */
final class CompositeSite {

	private static final String CONTENT = "compositeContent.xml";
	private static final String ARTIFACTS = "compositeArtifacts.xml";
	private static final Pattern VERSION = Pattern.compile("\\d+\\.\\d+\\.\\d+([.-][0-9A-Za-z-]+)*");

	private final Path releases;

	/**
	 * A folder of releases.
	 *
	 * @param releases the folder, which is made with its first version
	 */
	CompositeSite(Path releases) {
		this.releases = releases;
	}

	/**
	 * Adds a version and lists it.
	 *
	 * @param version its number, which names its folder
	 * @param site the site that is copied there
	 * @param seconds the time that the list tells, in seconds since 1970
	 * @throws IOException when the version is there already, has no proper number, or cannot be written
	 */
	void add(String version, Path site, long seconds) throws IOException {
		if (!VERSION.matcher(version).matches()) {
			throw new IOException("'" + version + "' is no version of a release, such as 1.0.0.");
		}
		Path place = releases.resolve(version);
		if (Files.exists(place)) {
			throw new IOException("The version " + version + " is released already in " + place + ", and a release does not change; give the new one another number.");
		}
		Files.createDirectories(releases);
		// Nobody sees half a version: it is listed when it is whole.
		Path growing = releases.resolve('.' + version + ".part");
		Folders.delete(growing);
		Folders.copy(site, growing);
		Files.move(growing, place);
		list(seconds);
	}

	private void list(long seconds) throws IOException {
		List<String> versions;
		try (Stream<Path> folders = Files.list(releases)) {
			versions = folders.filter(folder -> Files.isRegularFile(folder.resolve("p2.index"))).map(folder -> folder.getFileName().toString())
					.filter(name -> VERSION.matcher(name).matches()).sorted().toList();
		}
		replace(CONTENT, "compositeMetadataRepository", "org.eclipse.equinox.internal.p2.metadata.repository.CompositeMetadataRepository", versions, seconds);
		replace(ARTIFACTS, "compositeArtifactRepository", "org.eclipse.equinox.internal.p2.artifact.repository.CompositeArtifactRepository", versions, seconds);
		SiteIndex.point(releases, CONTENT, ARTIFACTS);
	}

	private void replace(String name, String kind, String type, List<String> versions, long seconds) throws IOException {
		StringBuilder xml = new StringBuilder("<?xml version='1.0' encoding='UTF-8'?>\n<?").append(kind).append(" version='1.0.0'?>\n<repository name='WireTune' type='").append(type)
				.append("' version='1.0.0'>\n  <properties size='2'>\n    <property name='p2.timestamp' value='").append(seconds).append("000'/>\n")
				.append("    <property name='p2.atomic.composite.loading' value='true'/>\n  </properties>\n  <children size='").append(versions.size()).append("'>\n");
		versions.forEach(version -> xml.append("    <child location='").append(version).append("'/>\n"));
		xml.append("  </children>\n</repository>\n");
		Path part = releases.resolve('.' + name + ".part");
		Files.writeString(part, xml);
		Files.move(part, releases.resolve(name), StandardCopyOption.REPLACE_EXISTING);
	}
}
