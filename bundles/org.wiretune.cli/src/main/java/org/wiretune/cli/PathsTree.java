/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

import org.wiretune.lint.read.FileParts;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.source.SourceTree;

/**
 * The files and folders named on the command line as one tree, so that relations between them are seen. Remembers each
 * file that was visited.
 */
final class PathsTree implements SourceTree {

	private final List<FolderTree> trees = new ArrayList<>();
	private final Map<String, Place> visited = new LinkedHashMap<>();
	private final String name;

	private record Place(SourceFile file, Path path) {
	}

	/**
	 * Takes files and folders.
	 *
	 * @param paths what the user named, one or more
	 * @throws CannotRun where one of them is not there
	 */
	PathsTree(List<Path> paths) throws CannotRun {
		for (Path path : paths) {
			if (!Files.exists(path)) {
				throw new CannotRun(CommandTexts.text("noSuchPath", path));
			}
			if (!Files.isReadable(path)) {
				throw new CannotRun(CommandTexts.text("unreadablePath", path));
			}
			trees.add(new FolderTree(path));
		}
		name = String.join(", ", paths.stream().map(Path::toString).toList());
	}

	@Override
	public String name() {
		return name;
	}

	@Override
	public void walk(Predicate<String> wanted, Visitor visitor) throws IOException {
		boolean[] goesOn = { true };
		for (FolderTree tree : trees) {
			if (!goesOn[0]) {
				return;
			}
			tree.walk(wanted, new Visitor() {

				@Override
				public boolean file(SourceFile file) {
					Path place = tree.resolve(file.path());
					Place before = visited.putIfAbsent(file.path(), new Place(file, place));
					if (before == null) {
						goesOn[0] = visitor.file(file);
					} else if (!before.path().equals(place)) {
						visitor.unreadable(file.path(), new IOException(CommandTexts.text("sameName", place, before.path())));
					}
					return goesOn[0];
				}

				@Override
				public void unreadable(String path, IOException reason) {
					visitor.unreadable(path, reason);
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
	 * {@return the text of a file as it stands on disk now, or null if it cannot be read}
	 *
	 * @param path a path that this tree gave out
	 */
	SourceText text(String path) {
		Place place = visited.get(path);
		return place == null ? null : SourceText.decode(place.file(), new FileParts(path));
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
		if (place == null) {
			return path;
		}
		Path here = Path.of("").toAbsolutePath();
		return place.startsWith(here) ? here.relativize(place).toString() : place.toString();
	}
}
