/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Looks for the Javas of a machine where packages and tools put them: JAVA_HOME, the path, and the usual folders of Linux, macOS and
 * Windows. No program is started: a folder counts whose file {@code release} tells the version.
 */
public final class InstalledJava {

	/** Folders whose folders are Javas, below one that the environment or a system property names, or absolute. */
	private static final List<String> UNIX = List.of("/usr/lib/jvm", "/opt/java", "/opt", "/usr/java", "/Library/Java/JavaVirtualMachines");
	private static final List<String> OF_USER = List.of(".sdkman/candidates/java", ".jdks", "Library/Java/JavaVirtualMachines");
	private static final List<String> WINDOWS = List.of("Java", "Eclipse Adoptium", "Microsoft", "Zulu", "Amazon Corretto", "BellSoft", "Semeru", "IBM");

	private final Map<String, String> environment;
	private final Path user;
	private final List<Path> folders;

	/**
	 * Looks elsewhere.
	 *
	 * @param environment variables: JAVA_HOME, PATH, ProgramFiles
	 * @param user the home folder of the user
	 * @param folders folders whose folders may be Javas
	 */
	InstalledJava(Map<String, String> environment, Path user, List<Path> folders) {
		this.environment = environment;
		this.user = user;
		this.folders = folders;
	}

	/** {@return the search on this machine} */
	public static InstalledJava ofThisMachine() {
		return new InstalledJava(System.getenv(), Path.of(System.getProperty("user.home", ".")), UNIX.stream().map(Path::of).toList());
	}

	/** {@return the newest Java that the tester runs on; empty where there is none} */
	public Optional<JavaInstallation> newest() {
		return forRuns().stream().findFirst();
	}

	/** {@return the Javas that the tester runs on, the newest first; of two with one program the first that was found} */
	public List<JavaInstallation> forRuns() {
		Map<Path, JavaInstallation> found = new LinkedHashMap<>();
		for (Path home : homes()) {
			try {
				// A package is often there under several names.
				found.putIfAbsent(home.toRealPath(), JavaInstallation.inKnownHome(home));
			} catch (IOException noneOrTooOld) {
				// The next one.
			}
		}
		return found.values().stream().sorted(Comparator.comparingInt(JavaInstallation::feature).reversed()).toList();
	}

	/** {@return a program of a JDK, of the newest that has it; empty where there is none} @param name the program, such as {@code jcmd} */
	public Optional<Path> tool(String name) {
		String program = JavaInstallation.PROGRAM.replace("java", name);
		return homes().stream().filter(home -> Files.isExecutable(home.resolve("bin").resolve(program))).max(Comparator.comparingInt(InstalledJava::feature)).map(home -> home.resolve("bin").resolve(program));
	}

	/** The version of a Java of any age; 0 where it tells none. */
	private static int feature(Path home) {
		try {
			return JavaInstallation.ofKnownAge(home).feature();
		} catch (IOException unknown) {
			return 0;
		}
	}

	private Set<Path> homes() {
		Set<Path> homes = new LinkedHashSet<>();
		path(environment.get("JAVA_HOME")).ifPresent(homes::add);
		for (String word : environment.getOrDefault("PATH", "").split(File.pathSeparator)) {
			path(word).map(bin -> real(bin.resolve(JavaInstallation.PROGRAM))).map(Path::getParent).map(Path::getParent).ifPresent(homes::add);
		}
		List<Path> around = new ArrayList<>(folders);
		OF_USER.forEach(each -> around.add(user.resolve(each)));
		Stream.of("ProgramFiles", "ProgramW6432").map(environment::get).forEach(programs -> path(programs).ifPresent(folder -> WINDOWS.forEach(each -> around.add(folder.resolve(each)))));
		around.forEach(folder -> below(folder).forEach(home -> {
			homes.add(home);
			homes.add(home.resolve("Contents/Home"));
		}));
		return homes;
	}

	private static Optional<Path> path(String word) {
		try {
			return word == null || word.isBlank() ? Optional.empty() : Optional.of(Path.of(word));
		} catch (InvalidPathException noPath) {
			return Optional.empty();
		}
	}

	/** The program behind links, or the path itself where there is none. */
	private static Path real(Path program) {
		try {
			return program.toRealPath();
		} catch (IOException none) {
			return program;
		}
	}

	private static List<Path> below(Path folder) {
		List<Path> homes = new ArrayList<>();
		try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
			all.forEach(homes::add);
		} catch (IOException | DirectoryIteratorException none) {
			return List.of();
		}
		homes.sort(Comparator.reverseOrder());
		return homes;
	}
}
