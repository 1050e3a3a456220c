/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.application;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.application.RunnableJar.Kind;

/** Finds what the build of a project made to be run: jars with a main class, where Maven and Gradle put them. */
public final class RunnableJars {

	/** Those of Maven and of Gradle; Quarkus has a folder of its own below both. */
	private static final List<String> FOLDERS = List.of("target", "target/quarkus-app", "build", "build/libs", "build/quarkus-app");
	private static final List<String> BUILD_FILES = List.of("pom.xml", "build.gradle", "build.gradle.kts");
	/** What a build writes, and what has no modules. */
	private static final Set<String> NO_MODULES = Set.of("target", "build", "bin", "src", "node_modules");
	private static final int DEPTH = 4;
	private static final int MOST_FOLDERS = 2000;
	private static final Texts TEXTS = Texts.of(RunnableJars.class);
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
	 * {@return the runnable jars of a project, or where it has none itself, those of the one module below it that has; the newest first}
	 * A module whose jar is of a known kind counts more than one with a tool.
	 *
	 * @param project folder of the project
	 * @throws SeveralModules where several modules have one, of which nobody can tell which is meant
	 * @throws IOException when a folder cannot be listed
	 */
	public static List<RunnableJar> below(Path project) throws IOException {
		List<RunnableJar> own = in(project);
		if (!own.isEmpty()) {
			return own;
		}
		Map<Path, List<RunnableJar>> byModule = new TreeMap<>();
		for (Path module : modules(project)) {
			List<RunnableJar> built = in(module);
			if (!built.isEmpty()) {
				byModule.put(module, built);
			}
		}
		if (byModule.values().stream().flatMap(List::stream).anyMatch(jar -> jar.kind() != Kind.JAVA)) {
			byModule.values().removeIf(built -> built.stream().allMatch(jar -> jar.kind() == Kind.JAVA));
		}
		if (byModule.size() > 1) {
			throw new SeveralModules(TEXTS.get("severalModules", project, byModule.keySet().stream().map(module -> project.relativize(module).toString().replace('\\', '/')).collect(Collectors.joining(", ")),
					byModule.values().iterator().next().get(0).file()));
		}
		return byModule.values().stream().findFirst().orElse(List.of());
	}

	/** Several modules have a runnable jar; the message is a sentence. */
	public static final class SeveralModules extends IOException {

		private static final long serialVersionUID = 1L;

		SeveralModules(String sentence) {
			super(sentence);
		}
	}

	/** Folders below a project with a build file of their own. */
	private static List<Path> modules(Path project) throws IOException {
		List<Path> modules = new ArrayList<>();
		int[] left = {MOST_FOLDERS};
		Files.walkFileTree(project, EnumSet.noneOf(FileVisitOption.class), DEPTH, new SimpleFileVisitor<>() {

			@Override
			public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
				String name = folder.getFileName() == null ? "" : folder.getFileName().toString();
				if (left[0]-- <= 0) {
					return FileVisitResult.TERMINATE;
				}
				if (!folder.equals(project)) {
					if (NO_MODULES.contains(name) || name.startsWith(".")) {
						return FileVisitResult.SKIP_SUBTREE;
					}
					if (BUILD_FILES.stream().anyMatch(file -> Files.isRegularFile(folder.resolve(file)))) {
						modules.add(folder);
					}
				}
				return FileVisitResult.CONTINUE;
			}

			@Override
			public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
				return FileVisitResult.CONTINUE;
			}
		});
		return modules;
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
