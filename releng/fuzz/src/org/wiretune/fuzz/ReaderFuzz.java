/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.fuzz;

import java.util.Iterator;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.LintSession;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.model.settings.Setting;

/** One file for one reader: read, linked and checked; nothing may fail inside, and every place lies in the file. */
public final class ReaderFuzz {

	private static final FileFormat FORMAT = Formats.format(System.getProperty("wiretune.fuzz.format"));
	private static final String PATH = Formats.path(FORMAT);
	private static final LintOptions OPTIONS = LintOptions.of(RuleRegistry.standard().rules());

	private ReaderFuzz() {
	}

	private record Bytes(String path, byte[] bytes) implements SourceFile {

		@Override
		public long length() {
			return bytes.length;
		}
	}

	/** Called by the fuzzer before the first file; loads what every file needs. */
	public static void fuzzerInitialize() {
		fuzzerTestOneInput("<a/>".getBytes(java.nio.charset.StandardCharsets.UTF_8));
	}

	/** Called by the fuzzer. */
	public static void fuzzerTestOneInput(byte[] input) {
		LintResult result = new LintSession(OPTIONS).update(List.of(new Bytes(PATH, input)), List.of(), Cancellation.NEVER);
		for (ReadProblem problem : result.problems()) {
			if (problem.kind() == ReadProblem.Kind.INTERNAL) {
				throw new IllegalStateException(problem.message());
			}
		}
		// A byte gives at most one character; a broken one may give one of its own.
		int limit = input.length + 1;
		for (Iterator<EObject> all = result.solution().eAllContents(); all.hasNext();) {
			if (all.next() instanceof Setting setting) {
				if (setting.getOrigin() != null && setting.getOrigin().end() > limit) {
					throw new IllegalStateException(setting.getName() + " stands behind the end");
				}
				if (setting.getInsertion() != null && setting.getInsertion().offset() > limit) {
					throw new IllegalStateException(setting.getName() + " would be written behind the end");
				}
				setting.asNumber();
				setting.asBytes();
				setting.asMilliseconds();
				setting.asTruth();
			}
		}
	}
}
