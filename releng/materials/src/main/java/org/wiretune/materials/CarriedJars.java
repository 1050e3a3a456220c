/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** All jars below a folder, and those within them. */
final class CarriedJars {

	/** What Maven may put beside the jar of a module. */
	private static final Pattern BESIDE = Pattern.compile(".*-(?:sources|tests|test-sources|javadoc)\\.jar|original-.*");
	private static final Pattern DESCRIPTION = Pattern.compile("META-INF/maven/[^/]+/[^/]+/pom\\.properties");

	private final List<CarriedJar> jars = new ArrayList<>();

	private CarriedJars() {
	}

	/**
	 * Looks through a folder.
	 *
	 * @param folder what is shipped
	 * @return its jars, each before those within it, in alphabetical order of their places
	 * @throws IOException when a file cannot be read
	 */
	static List<CarriedJar> below(Path folder) throws IOException {
		CarriedJars found = new CarriedJars();
		List<Path> files;
		try (Stream<Path> all = Files.walk(folder)) {
			files = all.filter(file -> Files.isRegularFile(file) && isJar(file.getFileName().toString())).sorted().toList();
		}
		for (Path file : files) {
			found.add(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file), "");
		}
		return found.jars;
	}

	/**
	 * Looks through a folder that a build wrote.
	 *
	 * @param folder the folder with the jar of a module, which has its libraries in {@code lib}
	 * @return both, without sources and tests
	 * @throws IOException when a file cannot be read
	 */
	static List<CarriedJar> ofBuild(Path folder) throws IOException {
		CarriedJars found = new CarriedJars();
		List<Path> files;
		try (Stream<Path> all = Files.list(folder)) {
			files = all.filter(file -> Files.isRegularFile(file) && isJar(file.getFileName().toString()) && !BESIDE.matcher(file.getFileName().toString()).matches()).sorted().toList();
		}
		for (Path file : files) {
			found.add(file.getFileName().toString(), Files.readAllBytes(file), "");
		}
		for (CarriedJar jar : below(folder.resolve("lib"))) {
			found.jars.add(new CarriedJar("lib/" + jar.place(), jar.name(), jar.version(), jar.sha256(), jar.artifacts()));
		}
		return found.jars;
	}

	private static boolean isJar(String name) {
		return name.endsWith(".jar") || name.endsWith(".war");
	}

	private void add(String place, byte[] content, String outer) throws IOException {
		String stated = CarriedJar.of(place, "", "", List.of()).version();
		List<MavenArtifact> artifacts = new ArrayList<>();
		int at = jars.size();
		try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(content))) {
			for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
				if (entry.getName().equals("META-INF/MANIFEST.MF")) {
					stated = version(new Manifest(new ByteArrayInputStream(zip.readAllBytes())), stated);
				} else if (DESCRIPTION.matcher(entry.getName()).matches()) {
					artifacts.add(artifact(zip.readAllBytes()));
				} else if (isJar(entry.getName())) {
					add(place + "!/" + entry.getName(), zip.readAllBytes(), stated);
				}
			}
		}
		// A part without a version of its own has that of what it is a part of.
		jars.add(at, CarriedJar.of(place, stated.isEmpty() ? outer : stated, sha256(content), List.copyOf(artifacts)));
	}

	private static MavenArtifact artifact(byte[] description) throws IOException {
		Properties values = new Properties();
		values.load(new ByteArrayInputStream(description));
		return new MavenArtifact(values.getProperty("groupId", "").strip() + '/' + values.getProperty("artifactId", "").strip(), values.getProperty("version", "").strip());
	}

	private static String version(Manifest manifest, String otherwise) {
		String bundle = manifest.getMainAttributes().getValue("Bundle-Version");
		String implementation = manifest.getMainAttributes().getValue("Implementation-Version");
		return bundle != null ? bundle : implementation != null ? implementation : otherwise;
	}

	private static String sha256(byte[] content) {
		try {
			return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException(e);
		}
	}
}
