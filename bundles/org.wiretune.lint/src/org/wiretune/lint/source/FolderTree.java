/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The files below a folder of the disk. Paths start with the name of the folder. Left out are hidden folders (.git,
 * .metadata; of .settings all but what tells the level of Java), node_modules, and the output of builds: target, bin
 * and build beside a project file. Links are not followed, so there are no loops and nothing outside the folder is read; the
 * visitor hears of them.
 */
public final class FolderTree implements SourceTree {

	private static final Set<String> PROJECT_FILES = Set.of(".project", ".classpath", "pom.xml", "build.gradle", "build.gradle.kts",
			"build.properties");
	private static final String SETTINGS = ".settings";
	private static final List<String> LEVELS = List.of("org.eclipse.jdt.core.prefs", "org.eclipse.wst.common.project.facet.core.xml");
	private static final Set<String> OUTPUT_FOLDERS = Set.of("target", "bin", "build");

	private final Path root;
	private final String prefix;

	/**
	 * Takes a folder, or a single file.
	 *
	 * @param root the folder, or a file, whose path then starts with the name of its folder
	 */
	public FolderTree(Path root) {
		this.root = root.toAbsolutePath().normalize();
		Path top = Files.isRegularFile(this.root) ? this.root.getParent() : this.root;
		Path name = top == null ? null : top.getFileName();
		prefix = name == null ? "" : name + "/";
	}

	@Override
	public String name() {
		return root.toString();
	}

	/**
	 * {@return the file on disk}
	 *
	 * @param path a path that this tree gave out
	 */
	public Path resolve(String path) {
		Path top = Files.isRegularFile(root) ? root.getParent() : root;
		return top.resolve(path.startsWith(prefix) ? path.substring(prefix.length()) : path);
	}

	@Override
	public void walk(Predicate<String> wanted, Visitor visitor) throws IOException {
		if (Files.isRegularFile(root)) {
			String path = prefix + root.getFileName();
			if (wanted.test(path)) {
				visitor.file(new DiskFile(path, root));
			}
			return;
		}
		if (!Files.isDirectory(root)) {
			throw new NotDirectoryException(root.toString());
		}
		Deque<Entry> waiting = new ArrayDeque<>();
		push(list(root, prefix), waiting);
		while (!waiting.isEmpty()) {
			Entry next = waiting.pop();
			if (next.kind == Kind.FOLDER) {
				try {
					push(list(next.file, next.path), waiting);
				} catch (IOException unreadable) {
					visitor.unreadable(next.path, unreadable);
				}
			} else if (next.kind == Kind.LINKED_FOLDER || next.kind == Kind.LINKED_FILE && wanted.test(next.path)) {
				visitor.notFollowed(next.path);
			} else if (next.kind == Kind.UNNAMEABLE) {
				visitor.unreadable(next.path, new IOException(TEXTS.get("unnameable", System.getProperty("sun.jnu.encoding"))));
			} else if (next.kind == Kind.UNREADABLE) {
				visitor.unreadable(next.path, next.reason);
			} else if (next.kind != Kind.LINKED_FILE && wanted.test(next.path) && !visitor.file(new DiskFile(next.path, next.file))) {
				return;
			}
		}
	}

	private static void push(List<Entry> sorted, Deque<Entry> waiting) {
		for (int i = sorted.size() - 1; i >= 0; i--) {
			waiting.push(sorted.get(i));
		}
	}

	private static List<Entry> list(Path folder, String prefix) throws IOException {
		List<Entry> entries = new ArrayList<>();
		Set<String> files = new HashSet<>();
		try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
			for (Path file : stream) {
				String name = file.getFileName().toString();
				if (!isNameable(file.getFileName())) {
					entries.add(new Entry(prefix + name, file, Kind.UNNAMEABLE));
					continue;
				}
				BasicFileAttributes attributes;
				try {
					attributes = Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
				} catch (NoSuchFileException vanished) {
					// Hidden files of programs that write come and go; the others of the folder are there.
					continue;
				} catch (AccessDeniedException closed) {
					// The names of a folder may be read and nothing in it: that holds for all of them.
					throw closed;
				} catch (IOException unreadable) {
					entries.add(new Entry(prefix + name, file, Kind.UNREADABLE, unreadable));
					continue;
				}
				boolean isLeftOut = name.startsWith(".") || name.equals("node_modules");
				if (attributes.isDirectory()) {
					if (!isLeftOut) {
						// The slash makes folders sort where their files belong in path order.
						entries.add(new Entry(prefix + name + '/', file, Kind.FOLDER));
					} else if (name.equals(SETTINGS)) {
						LEVELS.stream().filter(level -> Files.isRegularFile(file.resolve(level), LinkOption.NOFOLLOW_LINKS))
								.forEach(level -> entries.add(new Entry(prefix + name + '/' + level, file.resolve(level), Kind.FILE)));
					}
				} else if (attributes.isRegularFile()) {
					files.add(name);
					entries.add(new Entry(prefix + name, file, Kind.FILE));
				} else if (attributes.isSymbolicLink() && !isLeftOut) {
					linked(prefix + name, file).ifPresent(entries::add);
				}
			}
		} catch (DirectoryIteratorException broken) {
			throw broken.getCause();
		}
		if (!Collections.disjoint(files, PROJECT_FILES)) {
			entries.removeIf(entry -> (entry.kind == Kind.FOLDER || entry.kind == Kind.LINKED_FOLDER) && OUTPUT_FOLDERS.contains(entry.file.getFileName().toString()));
		}
		Collections.sort(entries);
		return entries;
	}

	/** Where the character set of the system has no room for a name, the file cannot be asked for by it. */
	private static boolean isNameable(Path name) {
		try {
			return Path.of(name.toString()).equals(name);
		} catch (InvalidPathException unnameable) {
			return false;
		}
	}

	private static Optional<Entry> linked(String path, Path link) {
		if (Files.isDirectory(link)) {
			return Optional.of(new Entry(path, link, Kind.LINKED_FOLDER));
		}
		return Files.isRegularFile(link) ? Optional.of(new Entry(path, link, Kind.LINKED_FILE)) : Optional.empty();
	}

	private enum Kind {
		FILE, FOLDER, LINKED_FILE, LINKED_FOLDER, UNNAMEABLE, UNREADABLE
	}

	/** What a folder holds; with a reason where it cannot be read. */
	private record Entry(String path, Path file, Kind kind, IOException reason) implements Comparable<Entry> {

		Entry(String path, Path file, Kind kind) {
			this(path, file, kind, null);
		}

		@Override
		public int compareTo(Entry other) {
			return path.compareTo(other.path);
		}
	}

	private record DiskFile(String path, Path file) implements SourceFile {

		@Override
		public long length() throws IOException {
			return Files.size(file);
		}

		@Override
		public byte[] bytes() throws IOException {
			return Files.readAllBytes(file);
		}
	}
}
