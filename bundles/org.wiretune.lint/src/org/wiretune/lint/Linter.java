/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

import org.wiretune.lint.evidence.LogEvidence;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.FileReader;
import org.wiretune.lint.host.Containers;
import org.wiretune.lint.java.level.SourceLevel;
import org.wiretune.lint.read.SolutionAssembler;
import org.wiretune.lint.rule.KeptWords;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.calls.MediationTransformations;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.source.SourceTree;
import org.wiretune.safety.file.Unreadable;

/**
 * Reads a tree once and checks it. Files are read by several threads, a bounded number at a time, so memory depends on
 * what the files say and not on how large they are. The result is the same for the same files.
 */
public final class Linter {

	private Linter() {
	}

	/**
	 * Reads and checks a tree.
	 *
	 * @param tree the files
	 * @param options what is read and checked
	 * @param cancellation asked before each file and each rule, and while a rule runs; by several threads
	 * @param listener hears of the run while it goes on
	 * @return what was read and found
	 * @throws IOException where the tree itself cannot be read
	 * @throws CancellationException as soon as the user cancels
	 */
	public static LintResult lint(SourceTree tree, LintOptions options, Cancellation cancellation, LintListener listener) throws IOException {
		FileReader reader = new FileReader(options.formats(), options.maximumFileBytes());
		SolutionAssembler assembler = new SolutionAssembler();
		FileTexts texts = new FileTexts(options.maximumFileBytes());
		List<ReadProblem> unreadable = new ArrayList<>();
		int[] read = new int[1];
		LogEvidence logs = new LogEvidence();
		try (ParallelReading reading = new ParallelReading(reader, options.threads(), parts -> {
			assembler.put(parts);
			texts.read(parts);
			listener.fileRead(parts.path(), ++read[0]);
			listener.file(new FileFate(parts.path(), parts.isEmpty() ? FileFate.Kind.NOTHING_KNOWN : FileFate.Kind.READ, parts.isEmpty() ? null : parts.format()));
			parts.problems().forEach(listener::problem);
		})) {
			AskedFormats asked = new AskedFormats(reader);
			tree.walk(path -> {
				boolean wanted = !asked.of(path).isEmpty() || SolutionAssembler.isMarker(path) || isAskedFor(path) || LogEvidence.isLog(path);
				if (!wanted) {
					listener.file(new FileFate(path, FileFate.Kind.NOT_READ, null));
				}
				return wanted;
			}, new SourceTree.Visitor() {

				@Override
				public boolean file(SourceFile file) {
					if (cancellation.isCancelled()) {
						return false;
					}
					if (SolutionAssembler.isMarker(file.path())) {
						assembler.mark(file.path());
					}
					List<FileFormat> formats = asked.of(file.path());
					if (!formats.isEmpty()) {
						texts.put(file);
						reading.submit(file, formats);
					} else if (isAskedFor(file.path())) {
						// Only few rules and fixes ask for it.
						texts.put(file);
						listener.file(new FileFate(file.path(), FileFate.Kind.ASKED_FOR, null));
					} else if (LogEvidence.isLog(file.path())) {
						logs.add(file);
						listener.file(new FileFate(file.path(), FileFate.Kind.LOG, null));
					}
					return true;
				}

				@Override
				public void unreadable(String path, IOException reason) {
					FileParts parts = new FileParts(path);
					parts.problem(ReadProblem.Kind.UNREADABLE, SourceText.wholeFile(path), TEXTS.get("unreadable", Unreadable.because(reason)));
					unreadable.addAll(parts.problems());
					parts.problems().forEach(listener::problem);
				}

				@Override
				public void notFollowed(String path) {
					listener.notFollowed(path);
				}
			});
			if (cancellation.isCancelled()) {
				throw new CancellationException();
			}
			reading.finish(cancellation);
		}
		SolutionChecker checker = new SolutionChecker(assembler, options.rules(), options.settings(), texts, unreadable, options.ruleTime(), options.idleToo(), logs, new KeptWords());
		LintResult result = checker.check(read[0], cancellation, listener);
		result.findings().forEach(listener::finding);
		return result;
	}

	/** Whether a file that no format reads is one that rules or fixes may ask for: it says how the files around it are built and run, or what else sets up Hibernate. */
	static boolean isAskedFor(String path) {
		return SourceLevel.isBuildFile(path) || Containers.isMarker(path) || HibernateUnit.isBesideUnits(path) || MediationTransformations.isStyleSheet(path);
	}
}
