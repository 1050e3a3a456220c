/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.application;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.wiretune.servers.application.RunnableJar.Kind;

/** Finds what the build of a project made to be run: jars with a main class, where Maven and Gradle put them. */
public final class RunnableJars {

	/** Those of Maven and of Gradle; Quarkus has a folder of its own below both. */
	private static final List<String> FOLDERS = List.of("target", "target/quarkus-app", "build", "build/libs", "build/quarkus-app");
	private static final String QUARKUS_JAR = "quarkus-run.jar";
	private static final String QUARKUS_UBER_JAR = "-runner.jar";
	/** What a build keeps beside the jar that is to be run. */
	private static final List<String> NO_APPLICATION = List.of("-sources.jar", "-javadoc.jar", "-tests.jar", "-plain.jar");
	private static final String BEFORE_SHADING = "original-";

	private RunnableJars() {
	}

	/**
	 * {@return the runnable jars of a project, the newest first; of two from the same moment the one whose kind is known}
	 *
	 * @param project folder of the project
	 * @throws IOException when a folder cannot be listed
	 */
	public static List<RunnableJar> in(Path project) throws IOException {
		List<RunnableJar> found = new ArrayList<>();
		for (String name : FOLDERS) {
			Path folder = project.resolve(name);
			if (!Files.isDirectory(folder)) {
				continue;
			}
			try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, "*.jar")) {
				for (Path jar : jars) {
					of(jar).ifPresent(found::add);
				}
			}
		}
		found.sort(Comparator.comparing(RunnableJar::built).reversed().thenComparing(RunnableJar::kind).thenComparing(RunnableJar::file));
		return List.copyOf(found);
	}

	/**
	 * {@return a jar, where its manifest names a main class; empty for other files and for what is no jar}
	 *
	 * @param file the file
	 */
	public static Optional<RunnableJar> of(Path file) {
		String name = file.getFileName().toString();
		if (name.startsWith(BEFORE_SHADING) || NO_APPLICATION.stream().anyMatch(name::endsWith)) {
			return Optional.empty();
		}
		try (JarFile jar = new JarFile(file.toFile())) {
			Manifest manifest = jar.getManifest();
			if (manifest == null || manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS) == null) {
				return Optional.empty();
			}
			return Optional.of(new RunnableJar(file, kind(name, manifest.getMainAttributes()), Files.getLastModifiedTime(file).toInstant()));
		} catch (IOException notReadable) {
			// A build may be writing it; it is none that can be run now.
			return Optional.empty();
		}
	}

	private static Kind kind(String name, Attributes manifest) {
		if (manifest.getValue("Spring-Boot-Version") != null || manifest.getValue(Attributes.Name.MAIN_CLASS).startsWith("org.springframework.boot.loader.")) {
			return Kind.SPRING_BOOT;
		}
		return name.equals(QUARKUS_JAR) || name.endsWith(QUARKUS_UBER_JAR) ? Kind.QUARKUS : Kind.JAVA;
	}
}
