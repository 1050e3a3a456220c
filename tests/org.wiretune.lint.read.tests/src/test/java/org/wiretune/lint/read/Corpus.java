/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.wiretune.lint.format.FileReader;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.lint.table.SettingTables;

/** The real files beside the repository. Tests that need them are skipped where they are absent. */
public final class Corpus {

	private static final Path ROOT = Path.of("").toAbsolutePath().resolve("../../../shared/corpus").normalize();

	private Corpus() {
	}

	/** {@return a folder of the corpus} */
	public static Path folder(String name) {
		Path folder = ROOT.resolve(name);
		Assumptions.assumeTrue(Files.isDirectory(folder), () -> "no corpus at " + folder);
		return folder;
	}

	/** {@return a tree of a folder} */
	public static FolderTree tree(String name) {
		return new FolderTree(folder(name));
	}

	/** {@return the files below a folder that a format reads, in path order} */
	public static List<Path> readFiles(String name) {
		try (Stream<Path> files = Files.walk(folder(name))) {
			FileReader reader = new FileReader(FileFormats.all(), 1);
			return files.filter(Files::isRegularFile).filter(file -> reader.accepts(slashes(file)) && !slashes(file).contains("/.settings/")).sorted().toList();
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}

	/** {@return the XML files below a folder that a format reads, in path order} */
	public static List<Path> readXmlFiles(String name) {
		return readFiles(name).stream().filter(file -> !SettingTables.isText(slashes(file))).toList();
	}

	/** {@return the path of a file of the corpus, relative to it} */
	public static String relative(Path file) {
		return slashes(ROOT.relativize(file));
	}

	private static String slashes(Path path) {
		return path.toString().replace('\\', '/');
	}
}
