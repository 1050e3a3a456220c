/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.wiretune.lint.config.PlacedRules;
import org.wiretune.lint.config.RulesFile;
import org.wiretune.lint.config.RulesFileReader;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceText;

/**
 * The rules files that do not lie below what is read: the one behind {@code --config}, and those in the folders above, up
 * to the root of the repository of Git. What is read may be a file or a folder of a project, and the project's rules hold
 * for it all the same.
 */
final class OuterRules {

	private final PrintStream err;

	OuterRules(PrintStream err) {
		this.err = err;
	}

	/**
	 * Reads the files.
	 *
	 * @param config the file behind {@code --config}
	 * @param tops what is read
	 * @return the files, the one that counts least first
	 * @throws CannotRun where the named file cannot be read or followed
	 */
	List<PlacedRules> read(Optional<Path> config, List<Path> tops) throws CannotRun {
		List<PlacedRules> found = new ArrayList<>();
		if (config.isPresent()) {
			found.add(new PlacedRules(named(config.get()), "", ""));
		}
		for (Path top : tops) {
			above(top, found);
		}
		return found;
	}

	private static RulesFile named(Path file) throws CannotRun {
		FileParts parts = new FileParts(file.toString());
		if (!Files.isRegularFile(file)) {
			throw new CannotRun(CommandTexts.text(Files.exists(file) ? "noOrdinaryFile" : "noConfig", file));
		}
		SourceText text = text(file, parts);
		if (text == null) {
			throw new CannotRun(CommandTexts.text("cannotReadConfig", file, parts.problems().get(0).message()));
		}
		RulesFile rules = RulesFileReader.read(text, parts, RuleRegistry.standard()::rule);
		if (!parts.problems().isEmpty()) {
			throw new CannotRun(String.join("\n", parts.problems().stream().map(problem -> line(file, problem)).toList()));
		}
		return rules;
	}

	private void above(Path top, List<PlacedRules> found) {
		// The rules file of a folder that is read is found there; beside a single file it is not.
		Path read = Files.isRegularFile(top) ? top.getParent() : top;
		Path folder = Files.isRegularFile(top) ? read : read.getParent();
		int outermost = found.size();
		while (folder != null && read.getFileName() != null) {
			Path file = folder.resolve(RulesFile.NAME);
			if (Files.isRegularFile(file)) {
				String below = folder.relativize(read).toString().replace('\\', '/');
				add(file, read.getFileName().toString(), below.isEmpty() ? "" : below + '/', found, outermost);
			}
			if (Files.exists(folder.resolve(".git"))) {
				return;
			}
			folder = folder.getParent();
		}
	}

	private void add(Path file, String folder, String below, List<PlacedRules> found, int at) {
		FileParts parts = new FileParts(file.toString());
		SourceText text = text(file, parts);
		if (text != null) {
			found.add(at, new PlacedRules(RulesFileReader.read(text, parts, RuleRegistry.standard()::rule), folder, below));
		}
		parts.problems().forEach(problem -> err.println(line(file, problem)));
	}

	private static String line(Path file, ReadProblem problem) {
		return file + ":" + problem.origin().line() + ": " + problem.message();
	}

	private static SourceText text(Path file, FileParts parts) {
		return SourceText.decode(new SourceFile() {

			@Override
			public String path() {
				return file.toString();
			}

			@Override
			public long length() throws IOException {
				return Files.size(file);
			}

			@Override
			public byte[] bytes() throws IOException {
				return Files.readAllBytes(file);
			}
		}, parts);
	}
}
