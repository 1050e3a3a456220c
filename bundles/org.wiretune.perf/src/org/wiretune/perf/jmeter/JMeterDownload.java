/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.wiretune.perf.launch.CacheFolder;
import org.wiretune.perf.launch.CacheRemains;
import org.wiretune.perf.launch.Folders;
import org.wiretune.perf.launch.MavenCommand;
import org.wiretune.safety.file.PrivateFiles;
import org.wiretune.safety.quantity.Bytes;

/**
 * Fetches Apache JMeter from Maven Central with the user's own Maven, so mirrors, proxies and credentials of its settings
 * hold; once, into the cache folder. Some 140 jars, 70 MB, each
 * compared with its SHA-256.
 */
public final class JMeterDownload {

	private static final String PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies";
	private static final List<String> ARTIFACTS = List.of("ApacheJMeter", "ApacheJMeter_core", "ApacheJMeter_components",
			"ApacheJMeter_http", "ApacheJMeter_java", "ApacheJMeter_functions", "ApacheJMeter_config");
	/** Folders of temporary files, which end with a number. */
	private static final Pattern WORK = Pattern.compile("jmeter-\\d+");
	private static final Pattern VERSIONS = Pattern.compile("jmeter-\\d+\\..*");
	private static final long LARGEST_ENTRY_BYTES = 16L * Bytes.IN_MEGABYTE;

	private JMeterDownload() {
	}

	/** {@return the folder into which JMeter is fetched; empty where the user has no place for it} */
	public static Optional<Path> folder() {
		return CacheFolder.path().map(cache -> cache.resolve("jmeter-" + JMeterInstallation.VERSION));
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
		Path target = folder().orElseThrow(() -> new IOException(TEXTS.get("jmeter.noHome", CacheFolder.PROPERTY)));
		MavenCommand maven = MavenCommand.find()
				.orElseThrow(() -> new IOException(TEXTS.get("jmeter.noMaven", target)));
		PrivateFiles.folder(target.getParent());
		CacheRemains.removeAbandoned(target.getParent(), WORK);
		CacheRemains.removeOlder(target.getParent(), VERSIONS, target);
		Path work = Files.createTempDirectory(target.getParent(), "jmeter-");
		try {
			progress.accept(TEXTS.get("jmeter.fetching", JMeterInstallation.VERSION, target));
			copy(maven, work, progress, cancelled);
			Path home = work.resolve("home");
			JMeterChecksums.verify(work.resolve("jars"), JMeterChecksums.known());
			layOut(work.resolve("jars"), home);
			try {
				Files.move(home, target);
			} catch (IOException e) {
				// Another process was faster, or the folder cannot be moved; the first is as good.
				if (!Files.isDirectory(target)) {
					throw e;
				}
			}
			progress.accept(TEXTS.get("jmeter.fetched", target));
			return JMeterInstallation.in(target);
		} finally {
			Folders.delete(work);
		}
	}

	private static void copy(MavenCommand maven, Path work, Consumer<String> progress, BooleanSupplier cancelled)
			throws IOException, InterruptedException {
		Files.writeString(work.resolve("pom.xml"), pom());
		List<String> arguments = List.of("--strict-checksums", "-f", work.resolve("pom.xml").toString(), PLUGIN,
				"-DoutputDirectory=" + work.resolve("jars"), "-DincludeScope=runtime");
		AtomicInteger files = new AtomicInteger();
		Optional<String> problem = maven.run(arguments, work, line -> {
			if (line.contains("Downloaded from") && line.contains(".jar") && files.incrementAndGet() % 20 == 0) {
				progress.accept(TEXTS.get("jmeter.fetchedSoFar", files.get()));
			}
		}, cancelled);
		if (problem.isPresent()) {
			throw new IOException(TEXTS.get("jmeter.notFetched", JMeterInstallation.VERSION, problem.get()));
		}
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
