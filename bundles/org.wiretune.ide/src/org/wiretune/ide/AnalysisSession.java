/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.CancellationException;

import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.LintSession;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.SourceFile;

/** The lint session of the workspace, with the progress of the platform and the rules that the user chose. */
final class AnalysisSession {

	private final LintSession session = new LintSession(LintOptions.of(RuleRegistry.standard()));

	/**
	 * {@return whether a file matters}
	 *
	 * @param path its path
	 */
	boolean isWanted(String path) {
		return session.isWanted(path);
	}

	/**
	 * Takes changes in and applies the rules.
	 *
	 * @param changed new and changed files
	 * @param gone files that are gone
	 * @param progress moves with each file and rule
	 * @return what the analysis told
	 * @throws OperationCanceledException where the user cancelled
	 */
	LintResult update(Collection<? extends SourceFile> changed, Collection<String> gone, SubMonitor progress) {
		progress.setWorkRemaining(changed.size() + RuleRegistry.standard().rules().size() + 1);
		try {
			session.use(RuleChoices.settings());
			return session.update(List.copyOf(changed), List.copyOf(gone), asking(progress));
		} catch (CancellationException cancelled) {
			throw new OperationCanceledException();
		} finally {
			RefusedContributions.tell();
		}
	}

	/**
	 * Applies the rules to what was read with some texts in place of others. Nothing of it is kept.
	 *
	 * @param unsaved the texts
	 * @param cancellation asked before each file and each rule
	 * @return what the analysis told
	 * @throws OperationCanceledException where it was cancelled
	 */
	LintResult preview(Collection<? extends SourceFile> unsaved, Cancellation cancellation) {
		LintSession copy = session.copy();
		copy.use(RuleChoices.settings());
		try {
			return copy.update(List.copyOf(unsaved), List.of(), cancellation);
		} catch (CancellationException cancelled) {
			throw new OperationCanceledException();
		}
	}

	/** The session asks before each file and each rule, which is a step of the progress. */
	private static Cancellation asking(SubMonitor progress) {
		return () -> {
			progress.worked(1);
			return progress.isCanceled();
		};
	}
}
