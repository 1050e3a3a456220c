/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.application;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.wiretune.lint.reading.Reading;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.application.OwnConfiguration;

/**
 * An application of the user with the files that it runs on, of which both sides of a proof are made. A changed file reaches
 * it in one of three ways: it is one of the files of the server, an entry of the archive was made of it and holds the same, or
 * it gives the virtual machine its arguments. Nothing is written.
 */
public final class OwnApplication {

	private static final Texts TEXTS = Texts.of(OwnApplication.class);
	/** The folder of Quarkus with the jar of the application itself. */
	private static final String QUARKUS_APPLICATION = "app";

	private final Path archive;
	private final Optional<Path> files;
	private final Function<String, Path> places;
	private final OwnConfiguration asItIs;

	/**
	 * An application.
	 *
	 * @param archive the archive, or the runnable jar
	 * @param files folder with the files of the server; empty for none
	 * @param places gives the file on disk for a path of what was read
	 * @param reading what was read
	 */
	public OwnApplication(Path archive, Optional<Path> files, Function<String, Path> places, Reading reading) {
		this.archive = archive.toAbsolutePath().normalize();
		this.files = files.map(folder -> folder.toAbsolutePath().normalize());
		this.places = places;
		asItIs = new OwnConfiguration(this.archive, this.files, LaunchArguments.of(reading, name()));
	}

	private String name() {
		return archive.getFileName().toString();
	}

	/** {@return the side as it is} */
	public OwnConfiguration asItIs() {
		return asItIs;
	}

	/**
	 * The side with changed files.
	 *
	 * @param changed new contents of files by the paths of what was read
	 * @param reading what was read with them
	 * @return the side
	 * @throws IOException where a changed file is no part of what runs, so that a measurement would say nothing of it; the
	 *         message is a sentence
	 */
	public OwnConfiguration with(Map<String, byte[]> changed, Reading reading) throws IOException {
		Map<String, byte[]> replaced = new HashMap<>();
		Map<String, byte[]> entries = new HashMap<>();
		List<String> arguments = LaunchArguments.of(reading, name());
		List<String> elsewhere = new ArrayList<>();
		for (Map.Entry<String, byte[]> change : changed.entrySet()) {
			Path file = places.apply(change.getKey()).toAbsolutePath().normalize();
			Optional<Path> server = files.filter(file::startsWith);
			if (server.isPresent()) {
				replaced.put(server.get().relativize(file).toString().replace('\\', '/'), change.getValue());
				continue;
			}
			Optional<String> entry = entry(file);
			if (entry.isPresent()) {
				entries.put(entry.get(), change.getValue());
			} else {
				elsewhere.add(change.getKey());
			}
		}
		if (!elsewhere.isEmpty() && arguments.equals(asItIs.jvmArguments())) {
			throw new IOException(TEXTS.get("elsewhere", String.join(", ", elsewhere), name()));
		}
		return new OwnConfiguration(archive, files, replaced, entries, arguments);
	}

	/** The entry that was made of a file: of the same name and with the same content. */
	private Optional<String> entry(Path file) throws IOException {
		byte[] stored = Files.readAllBytes(file);
		if (!asItIs.isQuarkus()) {
			return entry(archive, file.getFileName().toString(), stored);
		}
		Path folder = archive.getParent().resolve(QUARKUS_APPLICATION);
		try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, "*.jar")) {
			for (Path jar : jars) {
				Optional<String> found = entry(jar, file.getFileName().toString(), stored);
				if (found.isPresent()) {
					return Optional.of(QUARKUS_APPLICATION + '/' + jar.getFileName() + OwnConfiguration.IN + found.get());
				}
			}
		}
		return Optional.empty();
	}

	private static Optional<String> entry(Path archive, String name, byte[] stored) throws IOException {
		try (ZipFile zip = new ZipFile(archive.toFile())) {
			Enumeration<? extends ZipEntry> all = zip.entries();
			while (all.hasMoreElements()) {
				ZipEntry entry = all.nextElement();
				if ((entry.getName().equals(name) || entry.getName().endsWith('/' + name)) && entry.getSize() == stored.length) {
					try (InputStream bytes = zip.getInputStream(entry)) {
						if (Arrays.equals(stored, bytes.readAllBytes())) {
							return Optional.of(entry.getName());
						}
					}
				}
			}
		}
		return Optional.empty();
	}
}
