/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.host.Contributors;
import org.wiretune.core.host.Refusal;

/**
 * The jars of contributors: those in the folder {@code contributions} beside the jar of the command line, then those that a
 * call names. They are looked for before a form reads its words, because words may name what they add.
 */
final class ContributedJars {

	/** The option that names a jar. */
	static final String OPTION = "--with";
	private static final String FOLDER = "contributions";

	private ContributedJars() {
	}

	/**
	 * Uses the jars of a call.
	 *
	 * @param words the words behind the command
	 * @throws CannotRun where one cannot be read
	 */
	static void use(List<String> words) throws CannotRun {
		List<Path> jars = beside();
		for (int i = 0; i < words.size() && !words.get(i).equals("--"); i++) {
			String word = words.get(i);
			if (word.startsWith(OPTION + '=')) {
				jars.add(named(word.substring(OPTION.length() + 1)));
			} else if (word.equals(OPTION) && i + 1 < words.size() && !words.get(i + 1).startsWith("--")) {
				// A word that looks like an option is no value; the form says that it misses one.
				jars.add(named(words.get(++i)));
			}
		}
		Contributors.use(jars);
	}

	/** Tells what contributors wanted to add and what was not taken. @param err takes it */
	static void tellRefusals(PrintStream err) {
		for (Refusal refusal : Contributors.refusals()) {
			err.println(CommandTexts.text("notContributed", refusal.contributor(), refusal.reason()));
		}
	}

	private static Path named(String word) throws CannotRun {
		Path jar = Words.path(OPTION, word).toAbsolutePath().normalize();
		if (!Files.isReadable(jar) || Files.isDirectory(jar)) {
			throw new CannotRun(CommandTexts.text("noJar", word));
		}
		return jar;
	}

	private static List<Path> beside() throws CannotRun {
		try {
			Path folder = Path.of(ContributedJars.class.getProtectionDomain().getCodeSource().getLocation().toURI()).resolveSibling(FOLDER);
			if (!Files.isDirectory(folder)) {
				return new ArrayList<>();
			}
			try (Stream<Path> files = Files.list(folder)) {
				return new ArrayList<>(files.filter(file -> file.toString().endsWith(".jar")).sorted().toList());
			}
		} catch (IOException | URISyntaxException unreadable) {
			throw new CannotRun(CommandTexts.text("noJar", FOLDER));
		}
	}
}
