/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Java with which the processes of a run are started.
 *
 * @param executable the {@code java} program
 * @param feature its version: 21, 25
 */
public record JavaInstallation(Path executable, int feature) {

	/** The oldest Java on which the tester runs. */
	public static final int OLDEST_FEATURE = 21;

	/** The name of the program on this system. */
	static final String PROGRAM = File.separatorChar == '\\' ? "java.exe" : "java";

	private static final Pattern RELEASE = Pattern.compile("JAVA_VERSION=\"(?:1\\.)?(\\d+)[^\"]*\"");
	private static final Pattern VERSION = Pattern.compile("version \"(?:1\\.)?(\\d+)[^\"]*\"");

	/**
	 * The Java that runs this program.
	 *
	 * @return it
	 */
	public static JavaInstallation current() {
		return new JavaInstallation(executableIn(Path.of(System.getProperty("java.home"))), Runtime.version().feature());
	}

	/**
	 * {@return the Java that the processes of a run are started with where none was chosen} It is the one that runs this program, unless that
	 * is older than the tester asks for; then it is the newest that is installed.
	 *
	 * @throws IOException when there is none; the message says so in a sentence
	 */
	public static JavaInstallation forRuns() throws IOException {
		JavaInstallation own = current();
		return own.feature() >= OLDEST_FEATURE ? own : newest(own, InstalledJava.ofThisMachine());
	}

	static JavaInstallation newest(JavaInstallation own, InstalledJava installed) throws IOException {
		return installed.newest().orElseThrow(() -> new IOException(TEXTS.get("java.noneForRuns", OLDEST_FEATURE, own.feature())));
	}

	/** As {@link #inHome}, but no program is asked for its version. */
	static JavaInstallation inKnownHome(Path home) throws IOException {
		return of(ofKnownAge(home).executable());
	}

	/** The Java in a folder that tells its version, however old it is. */
	static JavaInstallation ofKnownAge(Path home) throws IOException {
		Path executable = executableIn(home);
		Optional<Integer> feature = Files.isExecutable(executable) ? releaseFile(executable) : Optional.empty();
		return new JavaInstallation(executable, feature.orElseThrow(() -> new IOException(TEXTS.get("java.missing", executable))));
	}

	/**
	 * The Java in a folder.
	 *
	 * @param home Java home, the folder that holds {@code bin}
	 * @return the installation
	 * @throws IOException when there is no Java or it is too old; the message says so in a sentence
	 */
	public static JavaInstallation inHome(Path home) throws IOException {
		return of(executableIn(home));
	}

	/**
	 * A {@code java} program. Its version is read from the file {@code release} of its home, and asked of the program
	 * where there is none.
	 *
	 * @param executable the program
	 * @return the installation
	 * @throws IOException when there is no such program or it is too old; the message says so in a sentence
	 */
	public static JavaInstallation of(Path executable) throws IOException {
		JavaInstallation found = found(executable);
		if (found.feature() < OLDEST_FEATURE) {
			throw new IOException(TEXTS.get("java.tooOld", executable, found.feature(), OLDEST_FEATURE));
		}
		return found;
	}

	/**
	 * {@return the Java in a folder for an application that is only started, and not measured by the tester}
	 *
	 * @param home Java home, the folder that holds {@code bin}
	 * @throws IOException when there is no Java; the message says so in a sentence
	 */
	public static JavaInstallation ofAnyAge(Path home) throws IOException {
		return found(executableIn(home));
	}

	private static JavaInstallation found(Path executable) throws IOException {
		if (!Files.isExecutable(executable) || Files.isDirectory(executable)) {
			throw new IOException(TEXTS.get("java.missing", executable));
		}
		Optional<Integer> feature = releaseFile(executable);
		return new JavaInstallation(executable, feature.isPresent() ? feature.get() : asked(executable));
	}

	/**
	 * Says whether this Java runs on HotSpot, by its library: OpenJ9 has another. Others do not know HotSpot's logging.
	 *
	 * @return true for OpenJDK, Temurin and Oracle JDK
	 */
	public boolean isHotSpot() {
		try {
			Path home = executable.toRealPath().getParent().getParent();
			return Files.isRegularFile(home.resolve("lib/server/libjvm.so"))
					&& Files.notExists(home.resolve("lib/default"))
					|| Files.isRegularFile(home.resolve("lib/server/libjvm.dylib"))
					|| Files.isRegularFile(home.resolve("bin/server/jvm.dll")) && Files.notExists(home.resolve("bin/default"));
		} catch (IOException | RuntimeException e) {
			return false;
		}
	}

	private static Path executableIn(Path home) {
		return home.resolve("bin").resolve(PROGRAM);
	}

	private static Optional<Integer> releaseFile(Path executable) throws IOException {
		Path bin = executable.toRealPath().getParent();
		Path release = bin == null || bin.getParent() == null ? null : bin.getParent().resolve("release");
		if (release == null || !Files.isRegularFile(release)) {
			return Optional.empty();
		}
		Matcher matcher = RELEASE.matcher(Files.readString(release, StandardCharsets.UTF_8));
		return matcher.find() ? Optional.of(Integer.valueOf(matcher.group(1))) : Optional.empty();
	}

	private static int asked(Path executable) throws IOException {
		Process process = new ProcessBuilder(executable.toString(), "-version").redirectErrorStream(true).start();
		process.onExit().orTimeout(20, TimeUnit.SECONDS).exceptionally(late -> process.destroyForcibly());
		try (BufferedReader lines = new BufferedReader(
				new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				Matcher matcher = VERSION.matcher(line);
				if (matcher.find()) {
					return Integer.parseInt(matcher.group(1));
				}
			}
		} finally {
			process.destroyForcibly();
		}
		throw new IOException(TEXTS.get("java.unknownVersion", executable));
	}
}
