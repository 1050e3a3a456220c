/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.application;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * One side of a proof on an application of the user: its files, of which some have another content here than on the disk.
 * Only copies are made of them. Immutable.
 *
 * @param application the archive, or the runnable jar
 * @param files folder with the files of the server, or the one in which a runnable jar is started; empty for none
 * @param replaced contents in place of those of files below {@code files}, by their paths there with forward slashes
 * @param entries contents in place of those of entries of the application, by their names; of a jar beside it, as Quarkus has
 *        them, by the path of the jar, an exclamation mark and the name
 * @param jvmArguments arguments for its virtual machine
 */
public record OwnConfiguration(Path application, Optional<Path> files, Map<String, byte[]> replaced, Map<String, byte[]> entries, List<String> jvmArguments) {

	/** What a server writes itself while it runs, and nobody configures. */
	private static final Set<String> WRITTEN = Set.of("log", "logs", "tmp", "data", "workarea", "content");
	/** Separates the path of a jar from the name of an entry. */
	public static final String IN = "!";
	/** What a jar that is started by itself may have beside it. */
	private static final String QUARKUS_JAR = "quarkus-run.jar";
	private static final int SHOWN = 16;

	/** Copies the collections and checks that nothing is missing. */
	public OwnConfiguration {
		Objects.requireNonNull(application, "application");
		Objects.requireNonNull(files, "files");
		replaced = Map.copyOf(replaced);
		entries = Map.copyOf(entries);
		jvmArguments = List.copyOf(jvmArguments);
	}

	/**
	 * The user's files as they are.
	 *
	 * @param application the archive, or the runnable jar
	 * @param files folder with the files of the server; empty for none
	 * @param jvmArguments arguments for its virtual machine
	 */
	public OwnConfiguration(Path application, Optional<Path> files, List<String> jvmArguments) {
		this(application, files, Map.of(), Map.of(), jvmArguments);
	}

	/** {@return the name of the archive} */
	public String name() {
		return application.getFileName().toString();
	}

	/** {@return whether the jar is one of Quarkus, whose parts lie beside it} */
	public boolean isQuarkus() {
		return name().equals(QUARKUS_JAR);
	}

	/**
	 * Copies the application with what is replaced in it.
	 *
	 * @param folder where to; of Quarkus all parts are copied there
	 * @return the copy of the archive
	 * @throws IOException when it cannot be copied
	 */
	public Path copyApplication(Path folder) throws IOException {
		Files.createDirectories(folder);
		if (!isQuarkus()) {
			ArchiveCopy.copy(application, folder.resolve(name()), entries);
			return folder.resolve(name());
		}
		Path from = application.toAbsolutePath().getParent();
		walk(from, Set.of(), (path, file) -> {
			Path to = folder.resolve(path);
			Files.createDirectories(to.getParent());
			ArchiveCopy.copy(file, to, inJar(path));
		});
		return folder.resolve(name());
	}

	/** The replaced entries of a jar beside the runnable one. */
	private Map<String, byte[]> inJar(String path) {
		Map<String, byte[]> own = new TreeMap<>();
		entries.forEach((name, bytes) -> {
			if (name.startsWith(path + IN)) {
				own.put(name.substring(path.length() + IN.length()), bytes);
			}
		});
		return own;
	}

	/**
	 * Copies the files of the server with what is replaced of them. What a server writes itself is left out.
	 *
	 * @param folder where to
	 * @throws IOException when a file cannot be copied
	 */
	public void copyFiles(Path folder) throws IOException {
		Files.createDirectories(folder);
		if (files.isEmpty()) {
			return;
		}
		walk(files.get(), WRITTEN, (path, file) -> {
			Path to = folder.resolve(path);
			Files.createDirectories(to.getParent());
			byte[] other = replaced.get(path);
			if (other == null) {
				Files.copy(file, to);
			} else {
				Files.write(to, other);
			}
		});
	}

	/**
	 * {@return 16 hexadecimal digits that tell this configuration from every other: the application, the files and the arguments}
	 *
	 * @throws IOException when a file cannot be read
	 */
	public String fingerprint() throws IOException {
		MessageDigest digest = sha256();
		try (OutputStream into = new DigestOutputStream(OutputStream.nullOutputStream(), digest)) {
			if (isQuarkus()) {
				walk(application.toAbsolutePath().getParent(), Set.of(), (path, file) -> add(into, path, file));
			} else {
				add(into, name(), application);
			}
			if (files.isPresent()) {
				walk(files.get(), WRITTEN, (path, file) -> {
					if (replaced.containsKey(path)) {
						add(into, path, replaced.get(path));
					} else {
						add(into, path, file);
					}
				});
			}
			for (Map.Entry<String, byte[]> entry : new TreeMap<>(entries).entrySet()) {
				add(into, entry.getKey(), entry.getValue());
			}
			add(into, "", String.join("\n", jvmArguments).getBytes(StandardCharsets.UTF_8));
		}
		return HexFormat.of().formatHex(digest.digest()).substring(0, SHOWN);
	}

	private static void add(OutputStream into, String name, Path file) throws IOException {
		into.write(name.getBytes(StandardCharsets.UTF_8));
		into.write(0);
		try (InputStream bytes = Files.newInputStream(file)) {
			bytes.transferTo(into);
		}
		into.write(0);
	}

	private static void add(OutputStream into, String name, byte[] bytes) throws IOException {
		into.write(name.getBytes(StandardCharsets.UTF_8));
		into.write(0);
		into.write(bytes);
		into.write(0);
	}

	private static MessageDigest sha256() {
		try {
			return MessageDigest.getInstance("SHA-256");
		} catch (NoSuchAlgorithmException everyJavaHasIt) {
			throw new IllegalStateException(everyJavaHasIt);
		}
	}

	/** Takes a file. */
	private interface Visitor {

		/** Takes it by its path below the folder, with forward slashes. */
		void file(String path, Path file) throws IOException;
	}

	/** All files of a folder in the order of their paths, without folders at its top that have one of some names. */
	private static void walk(Path folder, Set<String> without, Visitor visitor) throws IOException {
		Map<String, Path> all = new TreeMap<>();
		Files.walkFileTree(folder, new SimpleFileVisitor<>() {

			@Override
			public FileVisitResult preVisitDirectory(Path each, BasicFileAttributes attributes) {
				return folder.equals(each.getParent()) && without.contains(each.getFileName().toString()) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
			}

			@Override
			public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
				if (Files.isRegularFile(file)) {
					all.put(folder.relativize(file).toString().replace('\\', '/'), file);
				}
				return FileVisitResult.CONTINUE;
			}
		});
		for (Map.Entry<String, Path> each : all.entrySet()) {
			visitor.file(each.getKey(), each.getValue());
		}
	}
}
