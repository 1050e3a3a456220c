/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;

import org.wiretune.safety.file.PrivateFiles;
import org.wiretune.safety.quantity.Bytes;

/**
 * A shared archive of the classes that a process of a run loads (JDK application class data sharing): with it the server
 * is ready in about half the time. The first process of its kind whose run is completed writes the archive when it ends,
 * which takes it a few seconds; later ones read it. It holds classes only, no compiled code and no profiles, so it does
 * not change what is measured.
 *
 * <p>
 * The archive lies in the user's cache folder, or in the one that the system property {@value #CACHE_PROPERTY} names. Its
 * name comes from the Java and the jars, so a changed jar makes a new one; of each kind the few that were used last are
 * kept, and all together have at most {@value #MOST_MEGABYTES} MB. Only this user may read the folder. An empty file says that this Java writes none; then, and where the folder cannot be used, the process just starts
 * without.
 */
final class ClassArchive {

	/** System property that names the cache folder; {@code none} for no archive. */
	static final String CACHE_PROPERTY = "wiretune.cache";

	private static final String SUFFIX = ".jsa";
	private static final String PART_SUFFIX = ".part";
	private static final Duration UNUSED = Duration.ofDays(30);

	/** Archives of one kind that are kept: an archive is up to 40 MB, and each build of the tester begins a new one. */
	private static final int KEPT = 3;

	/** What a run with all its processes needs, twice. */
	static final int MOST_MEGABYTES = 128;

	/** What a process of a run that was killed had begun to write; a run that goes on writes its archive within seconds. */
	private static final Duration ABANDONED = Duration.ofHours(1);

	private final Path archive;
	private final Path part;

	private ClassArchive(Path archive, Path part) {
		this.archive = archive;
		this.part = part;
	}

	/**
	 * The archive for a process.
	 *
	 * @param kind kind of process, which decides what classes it loads
	 * @param java Java it runs on
	 * @param tester its class path
	 */
	static ClassArchive of(String kind, JavaInstallation java, TesterInstallation tester) {
		String cache = System.getProperty(CACHE_PROPERTY, "");
		if (cache.equals("none")) {
			return none();
		}
		try {
			Optional<Path> named = cache.isEmpty() ? CacheFolder.ofSystem().map(system -> system.resolve("class-archives")) : Optional.of(Path.of(cache));
			if (named.isEmpty()) {
				return none();
			}
			Path folder = named.get();
			PrivateFiles.folder(folder);
			Path archive = folder.resolve(kind + '-' + key(java, tester) + SUFFIX);
			return new ClassArchive(archive, folder.resolve(archive.getFileName() + "." + UUID.randomUUID() + PART_SUFFIX));
		} catch (IOException e) {
			// A home that cannot be written: the processes start without an archive.
			return none();
		}
	}

	/** No archive, for a process that gains nothing from one. */
	static ClassArchive none() {
		return new ClassArchive(null, null);
	}

	/** {@return whether the process writes the archive when it ends} */
	boolean isWritten() {
		return archive != null && !Files.exists(archive);
	}

	/** {@return the arguments for the JVM} */
	List<String> arguments() {
		if (archive == null || Files.exists(archive) && isEmpty(archive)) {
			return List.of();
		}
		String use = isWritten() ? "-XX:ArchiveClassesAtExit=" + part : "-XX:SharedArchiveFile=" + archive;
		// What the JVM has to say of classes it cannot archive is of no use to anybody.
		return List.of("-Xlog:disable", "-Xlog:all=error:stderr", use);
	}

	/** Keeps what the process has written; called when it has ended by itself. */
	void keep() {
		if (archive == null) {
			return;
		}
		try {
			if (isWritten()) {
				if (Files.notExists(part)) {
					Files.createFile(part);
				}
				Files.move(part, archive, StandardCopyOption.ATOMIC_MOVE);
				removeUnused(archive.getParent(), (long) MOST_MEGABYTES * Bytes.IN_MEGABYTE);
			} else {
				Files.setLastModifiedTime(archive, FileTime.from(Instant.now()));
			}
		} catch (IOException e) {
			System.getLogger(ClassArchive.class.getName()).log(System.Logger.Level.DEBUG, "No class archive.", e);
		}
	}

	/** Removes what a process that was killed has begun to write. */
	void discard() {
		if (archive == null) {
			return;
		}
		try {
			Files.deleteIfExists(part);
		} catch (IOException e) {
			System.getLogger(ClassArchive.class.getName()).log(System.Logger.Level.DEBUG, "No class archive.", e);
		}
	}

	private static boolean isEmpty(Path file) {
		try {
			return Files.size(file) == 0;
		} catch (IOException e) {
			return true;
		}
	}

	/**
	 * Removes archives that nobody used for long, those of each kind beyond the last few, and the longest unused beyond what
	 * all together may have; and what was begun and never finished.
	 *
	 * @param folder the folder of the archives
	 * @param mostBytes what all archives may have together
	 */
	static void removeUnused(Path folder, long mostBytes) throws IOException {
		Instant limit = Instant.now().minus(UNUSED);
		Instant begun = Instant.now().minus(ABANDONED);
		Map<String, NavigableMap<Instant, Path>> kinds = new HashMap<>();
		try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*{" + SUFFIX + "," + PART_SUFFIX + "}")) {
			for (Path file : files) {
				Instant used = Files.getLastModifiedTime(file).toInstant();
				String name = file.getFileName().toString();
				if (used.isBefore(name.endsWith(PART_SUFFIX) ? begun : limit)) {
					Files.deleteIfExists(file);
				} else if (name.endsWith(SUFFIX)) {
					kinds.computeIfAbsent(name.substring(0, name.lastIndexOf('-')), kind -> new TreeMap<>()).put(used, file);
				}
			}
		}
		for (NavigableMap<Instant, Path> archives : kinds.values()) {
			while (archives.size() > KEPT) {
				Files.deleteIfExists(archives.pollFirstEntry().getValue());
			}
		}
		List<Path> newest = kinds.values().stream().flatMap(archives -> archives.entrySet().stream())
				.sorted(Map.Entry.<Instant, Path>comparingByKey().reversed()).map(Map.Entry::getValue).toList();
		long bytes = 0;
		for (Path file : newest) {
			bytes += Files.size(file);
			if (bytes > mostBytes) {
				Files.deleteIfExists(file);
			}
		}
	}

	private static String key(JavaInstallation java, TesterInstallation tester) throws IOException {
		StringBuilder text = new StringBuilder();
		text.append(java.executable().toRealPath()).append(java.feature());
		for (Path jar : tester.jars()) {
			text.append(jar).append(Files.size(jar)).append(Files.getLastModifiedTime(jar));
		}
		try {
			byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.UTF_8));
			return HexFormat.of().formatHex(digest, 0, 8);
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException(e);
		}
	}
}
