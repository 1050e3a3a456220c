/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.wiretune.lint.read.FileParts;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.source.SourceTree;

/**
 * The folders and files that a command names, as one tree, so that relations between them are seen. Paths in the tree
 * start with the name of the folder.
 */
final class Folders implements SourceTree {

	/**
	 * @param typed the path as the user wrote it
	 * @param top the folder whose name starts the paths
	 * @param tree its files
	 */
	private record Root(Path typed, Path top, FolderTree tree) {

		String name() {
			return top.getFileName() == null ? "" : top.getFileName().toString();
		}

		boolean holds(String path) {
			return name().isEmpty() || path.startsWith(name() + '/');
		}
	}

	private final List<Root> roots = new ArrayList<>();

	Folders(List<Path> paths) throws CommandFailure {
		Map<String, Path> names = new TreeMap<>();
		for (Path path : paths) {
			Path real = path.toAbsolutePath().normalize();
			if (!Files.exists(real)) {
				throw new CommandFailure(Messages.text("missing.path", path));
			}
			Root root = new Root(path, Files.isDirectory(real) ? real : real.getParent(), new FolderTree(real));
			Path other = names.putIfAbsent(root.name(), root.top());
			if (other != null && (!other.equals(root.top()) || Files.isDirectory(real))) {
				throw new CommandFailure(Messages.text("same.name", other, root.top()));
			}
			roots.add(root);
		}
		roots.sort(Comparator.comparing(Root::name));
	}

	@Override
	public String name() {
		return roots.stream().map(root -> root.typed().toString()).collect(Collectors.joining(", "));
	}

	@Override
	public void walk(Predicate<String> wanted, Visitor visitor) throws IOException {
		boolean[] ended = new boolean[1];
		for (Root root : roots) {
			root.tree().walk(wanted, new Visitor() {

				@Override
				public boolean file(SourceFile file) {
					ended[0] |= !visitor.file(file);
					return !ended[0];
				}

				@Override
				public void unreadable(String path, IOException reason) {
					visitor.unreadable(path, reason);
				}
			});
			if (ended[0]) {
				return;
			}
		}
	}

	/** {@return the folder that all paths are relative to, as an address; null for several folders of different parents} */
	String base() {
		List<Path> parents = roots.stream().map(root -> root.top().getParent() == null ? root.top() : root.top().getParent()).distinct().toList();
		if (parents.size() != 1) {
			return null;
		}
		String address = parents.get(0).toUri().toString();
		return address.endsWith("/") ? address : address + '/';
	}

	/** {@return a path of the tree as the user can open it: the typed path and what lies below it} */
	String shown(String path) {
		for (Root root : roots) {
			if (root.holds(path)) {
				Path below = root.top().relativize(root.tree().resolve(path));
				Path top = Files.isDirectory(root.typed()) ? root.typed() : root.typed().getParent();
				return (top == null ? below : top.resolve(below).normalize()).toString();
			}
		}
		return path;
	}

	/** {@return the decoded text of a path, or null where it cannot be read} */
	SourceText text(String path) {
		Path file = file(path);
		return file == null || !Files.isRegularFile(file) ? null : SourceText.decode(new OnDisk(path, file), new FileParts(path));
	}

	/** Writes a changed text in the encoding of its file. */
	void write(String path, String text) throws IOException, CommandFailure {
		try {
			Files.write(file(path), text(path).encode(text));
		} catch (CharacterCodingException unmappable) {
			throw new CommandFailure(Messages.text("fix.encoding", shown(path)));
		}
	}

	private Path file(String path) {
		return roots.stream().filter(root -> root.holds(path)).findFirst().map(root -> root.tree().resolve(path)).orElse(null);
	}

	private record OnDisk(String path, Path file) implements SourceFile {

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
