/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.report.HostPaths;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.source.SourceTree;

/**
 * The files and folders named on the command line as one tree, so that relations between them are seen. Remembers each
 * file that was visited.
 */
final class PathsTree implements SourceTree {

	private static final int MOST_LINKS = 3;

	private final List<FolderTree> trees = new ArrayList<>();
	/** The trees' own places behind all links, in the same order. */
	private final List<Path> places = new ArrayList<>();
	/** What was met, by its place behind all links: the same file may be named twice, or lie below two folders that were. */
	private final Set<Path> met = new HashSet<>();
	private final Set<String> links = new TreeSet<>();
	private final Map<String, Place> visited = new LinkedHashMap<>();
	private final Map<String, byte[]> changed;
	private final String name;
	private final Path here;
	private final Predicate<Path> isRead;

	private record Place(ReadFile file, Path path) {
	}

	/** A file with another content than it has on disk. */
	private record ChangedSource(SourceFile stored, byte[] bytes) implements SourceFile {

		@Override
		public String path() {
			return stored.path();
		}

		@Override
		public long length() {
			return bytes.length;
		}

		@Override
		public Charset encoding() {
			return stored.encoding();
		}
	}

	/**
	 * Takes files and folders.
	 *
	 * @param paths what the user named, one or more
	 * @throws CannotRun where one of them is not there
	 */
	PathsTree(List<Path> paths) throws CannotRun {
		this(paths, Map.of());
	}

	/**
	 * Takes files and folders, some with another content than they have on disk.
	 *
	 * @param paths what the user named, one or more
	 * @param changed the bytes of such files by the path that a tree of the same files gave out
	 * @throws CannotRun where one of them is not there
	 */
	PathsTree(List<Path> paths, Map<String, byte[]> changed) throws CannotRun {
		this(paths, changed, Path.of("").toAbsolutePath(), file -> true);
	}

	/**
	 * Takes some files of folders.
	 *
	 * @param paths what is to be read, one or more
	 * @param changed the bytes of files with another content than on disk, by the path that a tree of the same files gave out
	 * @param here the folder that paths are told from, absolute
	 * @param isRead whether a file on disk is read
	 * @throws CannotRun where one of the paths is not there
	 */
	PathsTree(List<Path> paths, Map<String, byte[]> changed, Path here, Predicate<Path> isRead) throws CannotRun {
		this.here = here;
		this.isRead = isRead;
		this.changed = Map.copyOf(changed);
		for (Path path : paths) {
			if (!Files.exists(path)) {
				throw new CannotRun(CommandTexts.text("noSuchPath", path));
			}
			if (!Files.isReadable(path)) {
				throw new CannotRun(CommandTexts.text("unreadablePath", path));
			}
			if (!Files.isDirectory(path) && !Files.isRegularFile(path)) {
				throw new CannotRun(CommandTexts.text("noFileOrFolder", path));
			}
			add(new FolderTree(path), real(path));
		}
		name = String.join(", ", paths.stream().map(Path::toString).toList());
	}

	/** A folder comes before those below it, so that a file has the path from the outermost one, however they were named. */
	private void add(FolderTree tree, Path place) {
		int before = 0;
		while (before < places.size() && !places.get(before).startsWith(place)) {
			before++;
		}
		trees.add(before, tree);
		places.add(before, place);
	}

	private static Path real(Path path) {
		try {
			return path.toRealPath();
		} catch (IOException gone) {
			return path.toAbsolutePath().normalize();
		}
	}

	/** Whether it is met for the first time. Where one folder was named nothing can be met twice. */
	private boolean isNew(FolderTree tree, String path) {
		if (trees.size() == 1) {
			return true;
		}
		try {
			return met.add(real(tree.resolve(path)));
		} catch (InvalidPathException unnameable) {
			// It is told where it is met, which may be twice.
			return true;
		}
	}

	@Override
	public String name() {
		return name;
	}

	@Override
	public void walk(Predicate<String> wanted, Visitor visitor) throws IOException {
		met.clear();
		Map<String, Path> here = new HashMap<>();
		boolean[] goesOn = { true };
		for (FolderTree tree : trees) {
			if (!goesOn[0]) {
				return;
			}
			tree.walk(wanted, new Visitor() {

				@Override
				public boolean file(SourceFile stored) {
					Path place = tree.resolve(stored.path());
					if (!isRead.test(place) || !isNew(tree, stored.path())) {
						return true;
					}
					byte[] other = changed.get(stored.path());
					SourceFile file = other == null ? stored : new ChangedSource(stored, other);
					Path before = here.putIfAbsent(file.path(), place);
					if (before == null) {
						// Walked again, a file remembers what it held at first.
						goesOn[0] = visitor.file(visited.computeIfAbsent(file.path(), path -> new Place(new ReadFile(file), place)).file());
					} else {
						visitor.unreadable(file.path(), new IOException(CommandTexts.text("sameName", place, before)));
					}
					return goesOn[0];
				}

				@Override
				public void unreadable(String path, IOException reason) {
					if (isNew(tree, path)) {
						visitor.unreadable(path, reason);
					}
				}

				@Override
				public void notFollowed(String path) {
					// Named by itself, a link is followed.
					if (links.add(tree.resolve(path).toString())) {
						visitor.notFollowed(path);
					}
				}
			});
		}
	}

	/**
	 * {@return the file on disk, or null if the tree gave out no such path}
	 *
	 * @param path a path that this tree gave out
	 */
	Path resolve(String path) {
		Place place = visited.get(path);
		return place == null ? null : place.path();
	}

	/**
	 * {@return the text of a file as it stands on disk now, or with its other content; null if it cannot be read}
	 *
	 * @param path a path that this tree gave out
	 */
	SourceText text(String path) {
		Place place = visited.get(path);
		return place == null ? null : SourceText.decode(place.file(), new FileParts(path));
	}

	/**
	 * {@return the text of a file if it still holds what was read of it first, else null}
	 *
	 * @param path a path that this tree gave out
	 */
	SourceText unchangedText(String path) {
		Place place = visited.get(path);
		return place == null ? null : SourceText.decode(place.file().unchanged(), new FileParts(path));
	}

	/** {@return whether a file was read} @param path a path that this tree gave out */
	boolean wasRead(String path) {
		Place place = visited.get(path);
		return place != null && place.file().wasRead();
	}

	/**
	 * {@return whether a file, when it was read first, held what it holds now}
	 *
	 * @param path a path that this tree gave out
	 * @param bytes all bytes of the file as they are now
	 */
	boolean held(String path, byte[] bytes) {
		Place place = visited.get(path);
		return place != null && place.file().held(bytes);
	}

	/** {@return a sentence on links that were met and not followed, or empty} */
	Optional<String> leftOut() {
		if (links.isEmpty()) {
			return Optional.empty();
		}
		String first = links.stream().limit(MOST_LINKS).map(this::fromHere).collect(Collectors.joining(", "));
		return Optional.of(CommandTexts.text("notFollowed", links.size(), first, links.size() - Math.min(MOST_LINKS, links.size())));
	}

	/** {@return the files and folders that were named, absolute} */
	List<Path> tops() {
		return trees.stream().map(tree -> Path.of(tree.name())).toList();
	}

	/**
	 * {@return what the paths of this tree are relative to, as an absolute URI that ends with a slash; null where several
	 * folders were named}
	 */
	String root() {
		if (trees.size() != 1) {
			return null;
		}
		Path top = Path.of(trees.get(0).name());
		Path folder = Files.isRegularFile(top) ? top.getParent() : top;
		Path above = folder.getParent() == null ? folder : folder.getParent();
		String uri = above.toUri().toString();
		return uri.endsWith("/") ? uri : uri + '/';
	}

	/**
	 * {@return the path of a file as the user would type it from the current folder}
	 *
	 * @param path a path that this tree gave out
	 */
	String shown(String path) {
		Path place = resolve(path);
		return place == null ? path : fromHere(place.toString());
	}

	/** {@return where a file is from the current folder, for programs: with slashes on every system} @param path as in findings */
	String inJson(String path) {
		return shown(path).replace(File.separatorChar, '/');
	}

	/** {@return where files are from the current folder, with slashes; a file that is elsewhere has its whole path} */
	HostPaths fromHere() {
		String uri = here.toUri().toString();
		return new HostPaths(uri.endsWith("/") ? uri : uri + '/', this::inJson);
	}

	/**
	 * {@return where files are for a code host, whose jobs run in the root of the repository: from the current folder where all is below
	 * it, else as in findings}
	 */
	HostPaths inRepository() {
		return tops().stream().allMatch(top -> top.startsWith(here)) ? fromHere() : new HostPaths(root(), UnaryOperator.identity());
	}

	private String fromHere(String file) {
		Path place = Path.of(file);
		return place.startsWith(here) ? here.relativize(place).toString() : place.toString();
	}
}
