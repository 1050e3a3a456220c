/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.launch.ChildProcess;

/**
 * Fetches Apache JMeter from Maven Central with the user's own Maven, so mirrors, proxies and credentials of its settings
 * hold and Maven checks what it gets; once, into the cache folder. Some 140 jars, 70 MB.
 */
public final class JMeterDownload {

	/** System property that names the cache folder, the one of the class archives. */
	private static final String CACHE_PROPERTY = "wiretune.cache";
	private static final String PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies";
	private static final List<String> ARTIFACTS = List.of("ApacheJMeter", "ApacheJMeter_core", "ApacheJMeter_components",
			"ApacheJMeter_http", "ApacheJMeter_java", "ApacheJMeter_functions", "ApacheJMeter_config");
	private static final String PATH_SEPARATOR = Pattern.quote(File.pathSeparator);
	private static final long LONGEST_MINUTES = 20;
	private static final long LARGEST_ENTRY_BYTES = 16L * 1024 * 1024;

	private JMeterDownload() {
	}

	/** {@return the folder into which JMeter is fetched} */
	public static Path folder() {
		String property = System.getProperty(CACHE_PROPERTY, "");
		String xdg = System.getenv("XDG_CACHE_HOME");
		String local = System.getenv("LOCALAPPDATA");
		Path home = Path.of(System.getProperty("user.home"));
		String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
		Path cache;
		if (!property.isEmpty() && !property.equals("none")) {
			cache = Path.of(property);
		} else if (system.startsWith("windows") && local != null) {
			cache = Path.of(local, "WireTune");
		} else if (system.startsWith("mac")) {
			cache = home.resolve("Library").resolve("Caches").resolve("WireTune");
		} else {
			cache = (xdg == null || xdg.isEmpty() ? home.resolve(".cache") : Path.of(xdg)).resolve("wiretune");
		}
		return cache.resolve("jmeter-" + JMeterInstallation.VERSION);
	}

	/**
	 * Fetches JMeter and waits for it.
	 *
	 * @param progress takes sentences that say how far it is
	 * @param cancelled asked a few times a second; true ends Maven
	 * @return the installation
	 * @throws IOException when it cannot be fetched; the message says why and what to do
	 * @throws InterruptedException when the thread is interrupted
	 */
	public static JMeterInstallation fetch(Consumer<String> progress, BooleanSupplier cancelled)
			throws IOException, InterruptedException {
		Path target = folder();
		Path maven = maven().orElseThrow(() -> new IOException(Texts.get("jmeter.noMaven", target)));
		Files.createDirectories(target.getParent());
		Path work = Files.createTempDirectory(target.getParent(), "jmeter-");
		try {
			progress.accept(Texts.get("jmeter.fetching", JMeterInstallation.VERSION, target));
			copy(maven, work, progress, cancelled);
			Path home = work.resolve("home");
			layOut(work.resolve("jars"), home);
			try {
				Files.move(home, target);
			} catch (IOException e) {
				// Another process was faster, or the folder cannot be moved; the first is as good.
				if (!Files.isDirectory(target)) {
					throw e;
				}
			}
			progress.accept(Texts.get("jmeter.fetched", target));
			return JMeterInstallation.in(target);
		} finally {
			Folders.delete(work);
		}
	}

	private static void copy(Path maven, Path work, Consumer<String> progress, BooleanSupplier cancelled)
			throws IOException, InterruptedException {
		Files.writeString(work.resolve("pom.xml"), pom());
		List<String> command = List.of(maven.toString(), "-B", "-Dstyle.color=never", "-f", work.resolve("pom.xml").toString(),
				PLUGIN, "-DoutputDirectory=" + work.resolve("jars"), "-DincludeScope=runtime");
		AtomicInteger files = new AtomicInteger();
		AtomicInteger exit = new AtomicInteger(-1);
		ChildProcess process = ChildProcess.start("Maven", command, work, line -> {
			if (line.contains("Downloaded from") && line.contains(".jar") && files.incrementAndGet() % 20 == 0) {
				progress.accept(Texts.get("jmeter.fetchedSoFar", files.get()));
			}
		}, exit::set);
		long deadline = System.nanoTime() + TimeUnit.MINUTES.toNanos(LONGEST_MINUTES);
		try {
			while (process.isAlive() && System.nanoTime() < deadline && !cancelled.getAsBoolean()) {
				Thread.sleep(100);
			}
		} finally {
			process.kill();
		}
		if (!process.end(5, TimeUnit.SECONDS)) {
			throw new IOException(Texts.get("jmeter.notFetched", JMeterInstallation.VERSION, problem(process.lastLines())));
		}
	}

	private static String problem(List<String> lines) {
		return lines.stream().filter(line -> line.startsWith("[ERROR]")).findFirst()
				.map(line -> line.substring("[ERROR]".length()).strip()).orElse("");
	}

	/** The {@code mvn} of MAVEN_HOME or M2_HOME, or else the first on the path. */
	static Optional<Path> maven() {
		String name = File.separatorChar == '\\' ? "mvn.cmd" : "mvn";
		List<Path> places = new ArrayList<>();
		for (String variable : List.of("MAVEN_HOME", "M2_HOME")) {
			String home = System.getenv(variable);
			if (home != null && !home.isBlank()) {
				places.add(Path.of(home.strip(), "bin", name));
			}
		}
		String path = System.getenv("PATH");
		for (String folder : path == null ? new String[0] : path.split(PATH_SEPARATOR)) {
			if (!folder.isBlank()) {
				places.add(Path.of(folder, name));
			}
		}
		return places.stream().filter(Files::isExecutable).findFirst();
	}

	private static String pom() {
		StringBuilder text = new StringBuilder("<project xmlns=\"http://maven.apache.org/POM/4.0.0\">\n"
				+ "<modelVersion>4.0.0</modelVersion><groupId>org.wiretune</groupId><artifactId>jmeter</artifactId>"
				+ "<version>1</version><dependencies>\n");
		for (String artifact : ARTIFACTS) {
			text.append("<dependency><groupId>org.apache.jmeter</groupId><artifactId>").append(artifact)
					.append("</artifactId><version>").append(JMeterInstallation.VERSION).append("</version></dependency>\n");
		}
		return text.append("</dependencies></project>\n").toString();
	}

	/** JMeter's own parts belong in lib/ext, its launcher and its properties in bin. */
	static void layOut(Path jars, Path home) throws IOException {
		Path library = Files.createDirectories(home.resolve("lib"));
		Path extensions = Files.createDirectories(library.resolve("ext"));
		Files.createDirectories(library.resolve("junit"));
		Path programs = Files.createDirectories(home.resolve("bin"));
		try (DirectoryStream<Path> all = Files.newDirectoryStream(jars, "*.jar")) {
			for (Path jar : all) {
				String name = jar.getFileName().toString();
				if (name.startsWith("ApacheJMeter-")) {
					Files.move(jar, programs.resolve("ApacheJMeter.jar"), StandardCopyOption.REPLACE_EXISTING);
				} else if (name.startsWith("ApacheJMeter_config-")) {
					unpack(jar, home);
				} else {
					Files.move(jar, (name.startsWith("ApacheJMeter_") ? extensions : library).resolve(name));
				}
			}
		}
		JMeterInstallation.in(home);
	}

	private static void unpack(Path jar, Path home) throws IOException {
		try (InputStream file = Files.newInputStream(jar); ZipInputStream zip = new ZipInputStream(file)) {
			for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
				Path target = home.resolve(entry.getName()).normalize();
				if (entry.isDirectory() || !entry.getName().startsWith("bin/") || !target.startsWith(home)) {
					continue;
				}
				Files.createDirectories(target.getParent());
				byte[] content = zip.readNBytes((int) LARGEST_ENTRY_BYTES);
				Files.write(target, content);
			}
		}
	}
}
