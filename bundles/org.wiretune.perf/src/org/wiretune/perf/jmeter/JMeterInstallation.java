/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An Apache JMeter on this machine.
 *
 * @param home its folder, with {@code bin}, {@code lib} and {@code lib/ext}
 * @param version its version, empty when the names of its jars do not tell
 */
public record JMeterInstallation(Path home, String version) {

	/** The version that is fetched and for which plans are written. */
	public static final String VERSION = "5.6.3";

	/** Environment variable that names the folder of an installed JMeter. */
	public static final String HOME_VARIABLE = "JMETER_HOME";

	private static final Pattern CORE = Pattern.compile("ApacheJMeter_core(?:-(.+))?\\.jar");

	/**
	 * The JMeter in a folder.
	 *
	 * @param home the folder
	 * @return the installation
	 * @throws IOException when there is none; the message says so in a sentence
	 */
	public static JMeterInstallation in(Path home) throws IOException {
		Path absolute = home.toAbsolutePath().normalize();
		if (Files.isRegularFile(absolute.resolve("bin").resolve("ApacheJMeter.jar"))
				&& Files.isDirectory(absolute.resolve("lib").resolve("ext"))) {
			try (DirectoryStream<Path> jars = Files.newDirectoryStream(absolute.resolve("lib").resolve("ext"), "*.jar")) {
				for (Path jar : jars) {
					Matcher name = CORE.matcher(jar.getFileName().toString());
					if (name.matches()) {
						return new JMeterInstallation(absolute, name.group(1) == null ? "" : name.group(1));
					}
				}
			}
		}
		throw new IOException(TEXTS.get("jmeter.noInstallation", absolute));
	}

	/**
	 * Finds a JMeter that is there already: the one that is named, that of {@value #HOME_VARIABLE}, or the one that was
	 * fetched before.
	 *
	 * @param named folder that was named, empty for none
	 * @return the installation, empty when it has to be fetched
	 * @throws IOException when a folder is named that holds none; the message says so in a sentence
	 */
	public static Optional<JMeterInstallation> find(Optional<Path> named) throws IOException {
		if (named.isPresent()) {
			return Optional.of(in(named.get()));
		}
		String variable = System.getenv(HOME_VARIABLE);
		if (variable != null && !variable.isBlank()) {
			return Optional.of(in(Path.of(variable.strip())));
		}
		Optional<Path> fetched = JMeterDownload.folder().filter(Files::isDirectory);
		return fetched.isPresent() ? Optional.of(in(fetched.get())) : Optional.empty();
	}

	/** {@return the jar that starts it} */
	Path launcher() {
		return home.resolve("bin").resolve("ApacheJMeter.jar");
	}
}
