/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;

import org.wiretune.lint.source.SourceFile;

/** Files that are saved, removed and put back at random, the same ones for the same seed. */
final class RandomEdits {

	private final Map<String, String> originals;
	private final List<String> paths;
	private final Random random;
	private final MemoryTree tree;

	/** What was saved and removed at once. @param files the saved ones @param removed the paths of the others */
	record Saved(List<SourceFile> files, List<String> removed) {

		@Override
		public String toString() {
			return files.stream().map(SourceFile::path).toList() + " saved, " + removed + " removed";
		}
	}

	/**
	 * Puts the files into the tree.
	 *
	 * @param originals the files by path
	 * @param edited which of them are edited
	 * @param seed which edits are made
	 * @param tree takes all files, and the edits
	 */
	RandomEdits(Map<String, String> originals, Predicate<String> edited, long seed, MemoryTree tree) {
		this.originals = originals;
		this.tree = tree;
		paths = originals.keySet().stream().filter(edited).toList();
		random = new Random(seed);
		originals.forEach(tree::with);
	}

	/** {@return one to three edits, made in the tree} */
	Saved next() {
		Set<String> changed = new LinkedHashSet<>();
		List<String> removed = new ArrayList<>();
		for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
			String path = paths.get(random.nextInt(paths.size()));
			if (random.nextInt(8) == 0) {
				tree.without(path);
				changed.remove(path);
				removed.add(path);
			} else {
				tree.with(path, random.nextBoolean() ? originals.get(path) : changed(originals.get(path)));
				changed.add(path);
			}
		}
		return new Saved(changed.stream().map(tree::file).toList(), removed);
	}

	private String changed(String text) {
		return switch (random.nextInt(10)) {
		case 0 -> text.substring(0, random.nextInt(text.length() + 1));
		case 1 -> text.replace("async", "sync");
		case 2 -> text.replaceFirst("name=(['\"])[^'\"]*['\"]", "name=$1Renamed$1");
		case 3 -> text.replace("target=\"", "target=\"Gone");
		case 4 -> text.replaceFirst("export=(['\"])E", "export=$1F");
		case 5 -> text.replaceFirst("module=(['\"])[mno]", "module=$1p");
		case 6 -> text.replace("operation name='ask'", "operation name='tell'");
		case 7 -> text.replace("invokeAsync(", "invoke(");
		case 8 -> text + "\n// ServiceAsyncImpl\n";
		default -> text.replaceFirst("<wire [^>]*>", "");
		};
	}
}
