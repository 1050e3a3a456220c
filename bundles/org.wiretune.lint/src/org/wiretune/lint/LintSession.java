/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.evidence.LogEvidence;
import org.wiretune.lint.format.FileReader;
import org.wiretune.lint.read.SolutionAssembler;
import org.wiretune.lint.rule.KeptWords;
import org.wiretune.lint.source.SourceFile;

/**
 * Keeps what was read between updates, so that only files that changed are read again; the linking and the rules run
 * over everything, as far as they do not know that they would say the same. After any sequence of updates the result is the one that reading everything anew would give.
 * <p>
 * Safe for use by several threads; updates run one after the other.
 */
public final class LintSession {

	private final LintOptions options;
	private final FileReader reader;
	private final SolutionAssembler assembler;
	private final FileTexts texts;
	private RuleSettings settings;
	private KeptWords words = new KeptWords();

	/**
	 * Starts without files.
	 *
	 * @param options what is read and checked
	 */
	public LintSession(LintOptions options) {
		this.options = options;
		settings = options.settings();
		reader = new FileReader(options.formats(), options.maximumFileBytes());
		assembler = new SolutionAssembler();
		texts = new FileTexts(options.maximumFileBytes());
	}

	private LintSession(LintSession other) {
		options = other.options;
		settings = other.settings;
		reader = other.reader;
		assembler = other.assembler.copy();
		texts = other.texts.copy();
		words = other.words;
	}

	/**
	 * {@return a session that holds what this one holds} Later updates of one do not reach the other; for a look at what
	 * unsaved texts would give.
	 */
	public synchronized LintSession copy() {
		return new LintSession(this);
	}

	/**
	 * Takes other settings of the rules for the updates to come.
	 *
	 * @param other which rules are on, with which severity and numbers
	 */
	public synchronized void use(RuleSettings other) {
		settings = other;
	}

	/**
	 * {@return whether a change of the file matters}
	 *
	 * @param path the path with forward slashes
	 */
	public boolean isWanted(String path) {
		return reader.accepts(path) || SolutionAssembler.isMarker(path) || Linter.isAskedFor(path);
	}

	/**
	 * Takes changes in and checks everything.
	 *
	 * @param changed new and changed files; those that are not {@link #isWanted wanted} are passed over
	 * @param removedPaths files and folders that are gone; they are removed before the changed files are taken in
	 * @param cancellation asked before each file and each rule, and while a rule runs; by several threads
	 * @return what is there now and what was found; the number of files is that of this update
	 * @throws CancellationException as soon as the user cancels; the session is then as it was before, or, where only
	 *         the rules were cancelled, has taken the changes in
	 */
	public synchronized LintResult update(Iterable<SourceFile> changed, Iterable<String> removedPaths, Cancellation cancellation) {
		List<FileParts> read = new ArrayList<>();
		List<String> markers = new ArrayList<>();
		Map<SourceFile, List<FileFormat>> files = new LinkedHashMap<>();
		List<SourceFile> builds = new ArrayList<>();
		for (SourceFile file : changed) {
			if (SolutionAssembler.isMarker(file.path())) {
				markers.add(file.path());
			}
			List<FileFormat> formats = reader.accepting(file.path());
			if (!formats.isEmpty()) {
				files.put(file, formats);
			} else if (Linter.isAskedFor(file.path())) {
				builds.add(file);
			}
		}
		// Threads pay off only for many files.
		int threads = Math.min(options.threads(), 1 + files.size() / 16);
		try (ParallelReading reading = new ParallelReading(reader, threads, read::add)) {
			for (Map.Entry<SourceFile, List<FileFormat>> file : files.entrySet()) {
				if (cancellation.isCancelled()) {
					throw new CancellationException();
				}
				reading.submit(file.getKey(), file.getValue());
			}
			reading.finish(cancellation);
		}
		for (String path : removedPaths) {
			assembler.remove(path);
			texts.remove(path);
		}
		markers.forEach(assembler::mark);
		files.keySet().forEach(texts::put);
		builds.forEach(texts::put);
		read.forEach(assembler::put);
		read.forEach(texts::read);
		SolutionChecker checker = new SolutionChecker(assembler, options.rules(), settings, texts.copy(), List.of(), options.ruleTime(), options.idleToo(), new LogEvidence(), words);
		LintResult result = checker.check(read.size(), cancellation, LintListener.NONE);
		words = checker.words();
		return result;
	}
}
