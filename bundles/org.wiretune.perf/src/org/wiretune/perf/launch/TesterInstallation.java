/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The jars of the embedded server and the load driver: those in one folder and in its folder {@code lib}. */
public final class TesterInstallation {

	/** Main class of the embedded server. */
	public static final String SERVER_MAIN = "org.wiretune.tester.server.EmbeddedServer";

	/** Main class of the load driver. */
	public static final String DRIVER_MAIN = "org.wiretune.tester.driver.LoadDriver";

	private static final String TESTER_JAR = "org.wiretune.tester";

	private static final String DATA_FOLDER = "lib-data";

	private static final String LOGGING_FOLDER = "lib-logging";

	private static final String FRAMEWORKS_FOLDER = "lib-frameworks";

	private static final String APPLICATION = "app/org.wiretune.tester.app.war";

	private final Path folder;
	private final List<Path> jars;

	private TesterInstallation(Path folder, List<Path> jars) {
		this.folder = folder;
		this.jars = List.copyOf(jars);
	}

	/**
	 * The tester in a folder.
	 *
	 * @param folder folder that holds {@code org.wiretune.tester*.jar}, with its libraries beside it or in {@code lib}
	 * @return the installation
	 * @throws IOException when the folder cannot be listed or holds no tester; the message says so in a sentence
	 */
	public static TesterInstallation in(Path folder) throws IOException {
		Path absolute = folder.toAbsolutePath().normalize();
		List<Path> jars = new ArrayList<>(jarsIn(absolute));
		if (Files.isDirectory(absolute.resolve("lib"))) {
			jars.addAll(jarsIn(absolute.resolve("lib")));
		}
		if (jars.stream().noneMatch(jar -> jar.getFileName().toString().startsWith(TESTER_JAR))) {
			throw new IOException(TEXTS.get("tester.missing", absolute));
		}
		return new TesterInstallation(absolute, jars);
	}

	/** {@return the folder} */
	public Path folder() {
		return folder;
	}

	/** {@return the jars, in the order of the class path} */
	public List<Path> jars() {
		return jars;
	}

	/** {@return the class path} */
	public String classPath() {
		return joined(jars);
	}

	/**
	 * The class path of a driver that runs data workloads: Hibernate, connection pool and JDBC drivers come to the others.
	 * They are in a folder of their own, {@code lib-data}, so that other runs do not open them.
	 *
	 * @return the class path
	 * @throws IOException when they are missing; the message says so in a sentence
	 */
	public String dataClassPath() throws IOException {
		return classPath(DATA_FOLDER, "tester.noData");
	}

	/**
	 * The class path of a driver that runs logging workloads: the logging library comes to the others. Other libraries would
	 * log by it wherever they found it, so that it is in a folder of its own, {@code lib-logging}.
	 *
	 * @return the class path
	 * @throws IOException when it is missing; the message says so in a sentence
	 */
	public String loggingClassPath() throws IOException {
		return classPath(LOGGING_FOLDER, "tester.noLogging");
	}

	/**
	 * The class path of a driver that runs applications of frameworks: Spring, Spring Integration and Camel come to the others,
	 * with the databases of data workloads. They are in a folder of their own, {@code lib-frameworks}, so that other runs do not
	 * open them.
	 *
	 * @return the class path
	 * @throws IOException when they are missing; the message says so in a sentence
	 */
	public String frameworksClassPath() throws IOException {
		return classPath(DATA_FOLDER, "tester.noData") + File.pathSeparator + joined(libraries(FRAMEWORKS_FOLDER, "tester.noFrameworks"));
	}

	/**
	 * The driver of the database H2, for servers that bring none.
	 *
	 * @return the jar
	 * @throws IOException when it is missing; the message says so in a sentence
	 */
	public Path databaseDriver() throws IOException {
		Path place = folder.resolve(DATA_FOLDER);
		List<Path> libraries = Files.isDirectory(place) ? jarsIn(place) : List.of();
		return libraries.stream().filter(jar -> jar.getFileName().toString().matches("h2-\\d.*\\.jar")).findFirst()
				.orElseThrow(() -> new IOException(TEXTS.get("tester.noData", place)));
	}

	private String classPath(String further, String missing) throws IOException {
		return classPath() + File.pathSeparator + joined(libraries(further, missing));
	}

	private List<Path> libraries(String further, String missing) throws IOException {
		Path place = folder.resolve(further);
		List<Path> libraries = Files.isDirectory(place) ? jarsIn(place) : List.of();
		if (libraries.isEmpty()) {
			throw new IOException(TEXTS.get(missing, place));
		}
		return libraries;
	}

	private static String joined(List<Path> jars) {
		return jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
	}

	/**
	 * The application with the receiver module that is deployed on a real application server.
	 *
	 * @return the web archive
	 * @throws IOException when it is missing; the message says so in a sentence
	 */
	public Path application() throws IOException {
		Path application = folder.resolve(APPLICATION);
		if (!Files.isRegularFile(application)) {
			throw new IOException(TEXTS.get("tester.noApplication", application));
		}
		return application;
	}

	private static List<Path> jarsIn(Path folder) throws IOException {
		if (!Files.isDirectory(folder)) {
			throw new IOException(TEXTS.get("tester.noFolder", folder));
		}
		List<Path> jars = new ArrayList<>();
		try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.jar")) {
			for (Path jar : found) {
				String name = jar.getFileName().toString();
				if (!name.endsWith("-sources.jar") && !name.endsWith("-tests.jar")) {
					jars.add(jar);
				}
			}
		}
		jars.sort(null);
		return jars;
	}
}
