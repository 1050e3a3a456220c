/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceTexts;

/** The findings in the texts as they are now: saved files as on the disk, others as in their editors. */
public final class CurrentFindings {

	private static final long PATIENCE_MILLIS = 30_000;

	/** The last analysis of unsaved texts; a pop-up asks several times for the same texts. */
	private static final AtomicReference<SoftReference<Unsaved>> LAST = new AtomicReference<>(new SoftReference<>(null));

	private CurrentFindings() {
	}

	/**
	 * Reads what changed and applies the rules. Takes the scheduling rule of the workspace, so not to be called on the UI
	 * thread.
	 *
	 * @param monitor shows progress and cancels
	 * @return what the analysis tells
	 * @throws CoreException where the workspace cannot be read or another analysis does not end
	 */
	public static LintResult read(IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 100);
		WorkspaceAnalysis.get().bringUpToDate(progress.split(80));
		return withUnsaved(PATIENCE_MILLIS, progress::isCanceled)
				.orElseThrow(() -> new CoreException(Status.error(Messages.CurrentFindings_busy)));
	}

	/**
	 * {@return what the last analysis tells, with the texts of unsaved editors} Files that changed on the disk since are not
	 * looked at. May take as long as an analysis that runs, so not to be called on the UI thread.
	 *
	 * @param monitor cancels
	 * @throws CoreException where another analysis does not end
	 * @throws OperationCanceledException where it was cancelled
	 */
	public static Optional<LintResult> edited(IProgressMonitor monitor) throws CoreException {
		if (WorkspaceAnalysis.get().result() == null) {
			return Optional.empty();
		}
		return Optional.of(withUnsaved(PATIENCE_MILLIS, monitor::isCanceled).orElseThrow(() -> new CoreException(Status.error(Messages.CurrentFindings_busy))));
	}

	/**
	 * Finds the finding of a marker at once, as far as the last analysis and the texts of editors tell; for previews on the
	 * UI thread.
	 *
	 * @param marker the marker of a finding
	 * @param places where editors follow markers to
	 * @return the finding, empty where it is gone or where an analysis would have to be waited for
	 */
	public static Optional<Found> glance(IMarker marker, MarkerPlaces places) {
		return withUnsaved(0, Cancellation.NEVER).flatMap(result -> MarkedFinding.of(marker, places).in(result).map(finding -> new Found(finding, result.texts())));
	}

	/**
	 * Finds the finding of a marker in the last analysis of the saved files, which made the marker; never analyses.
	 *
	 * @param marker the marker of a finding
	 * @return the finding, empty where it is gone
	 */
	public static Optional<Found> saved(IMarker marker) {
		LintResult result = WorkspaceAnalysis.get().result();
		return result == null ? Optional.empty() : MarkedFinding.of(marker, MarkerPlaces.SAVED).in(result).map(finding -> new Found(finding, result.texts()));
	}

	/**
	 * A finding with the texts it was found in.
	 *
	 * @param finding the finding
	 * @param texts the texts of the files that were analysed
	 */
	public record Found(Finding finding, SourceTexts texts) {
	}

	private static Optional<LintResult> withUnsaved(long patience, Cancellation cancellation) {
		List<SourceFile> unsaved = OpenTexts.unsaved();
		LintResult saved = WorkspaceAnalysis.get().result();
		if (unsaved.isEmpty() || saved == null) {
			return Optional.ofNullable(saved);
		}
		Unsaved last = LAST.get().get();
		if (last != null && last.saved == saved && last.texts.equals(unsaved)) {
			return Optional.of(last.result);
		}
		try {
			LintResult result = WorkspaceAnalysis.get().withUnsaved(unsaved, patience, cancellation);
			if (result != null) {
				LAST.set(new SoftReference<>(new Unsaved(saved, unsaved, result)));
			}
			return Optional.ofNullable(result);
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
			throw new OperationCanceledException();
		}
	}

	private record Unsaved(LintResult saved, List<SourceFile> texts, LintResult result) {
	}
}
