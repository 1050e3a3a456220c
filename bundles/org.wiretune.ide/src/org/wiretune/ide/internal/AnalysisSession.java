/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.internal;

import java.util.Collection;

import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.LintSession;
import org.wiretune.lint.source.SourceFile;

/** The lint session of the workspace with the rules that the user chose. Not safe for several threads. */
final class AnalysisSession {

	private LintSession session = new LintSession();

	boolean accepts(String path) {
		return session.accepts(path);
	}

	void put(SourceFile file) {
		session.put(file);
	}

	void remove(String path) {
		session.remove(path);
	}

	LintResult run(Cancellation cancellation) {
		return session.run(cancellation);
	}

	LintResult runWith(Collection<SourceFile> unsaved) {
		return session.runWith(unsaved);
	}

	void rulesChanged() {
	}
}
