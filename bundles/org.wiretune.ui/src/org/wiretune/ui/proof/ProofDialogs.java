/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.proof;

import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.browser.IWorkbenchBrowserSupport;
import org.eclipse.ui.progress.IProgressConstants;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.proof.ProofChoice;
import org.wiretune.ide.proof.ProofJob;
import org.wiretune.ide.proof.ProofOffer;
import org.wiretune.ide.proof.ProofReport;
import org.wiretune.ide.proof.ProofTexts;
import org.wiretune.perf.proof.ProofMethod;
import org.wiretune.ui.fix.EditorMarkerPlaces;
import org.wiretune.ui.fix.FixDialogs;

/** Begins proofs and opens their report. All methods are to be called on the UI thread. */
public final class ProofDialogs {

	private ProofDialogs() {
	}

	/**
	 * Shows what a proof of a finding would run, and begins it if the user agrees.
	 *
	 * @param marker the marker of the finding
	 */
	public static void prove(IMarker marker) {
		if (!FixDialogs.isRead(Messages.Dialog_title)) {
			return;
		}
		Optional<ProofOffer> prepared = prepared(marker, ProofOffer.of(marker, EditorMarkerPlaces.INSTANCE));
		if (prepared.isEmpty()) {
			return;
		}
		ProofOffer offer = prepared.get();
		ProveDialog dialog = new ProveDialog(shell(), offer);
		if (dialog.open() != Window.OK) {
			return;
		}
		ProofChoice choice = dialog.choice();
		ProofJob job = new ProofJob(offer.project(), choice, choice.isDone() ? Optional.empty() : choice.earlier(),
				new ProofMethod(ProofMethod.EFFECT, Duration.ofMinutes(dialog.minutes())));
		// What it came to stays in the Progress view until somebody has seen it.
		job.setProperty(IProgressConstants.KEEP_PROPERTY, Boolean.TRUE);
		job.setProperty(IProgressConstants.ACTION_PROPERTY, new Action() {
			@Override
			public void run() {
				report(offer.project());
			}
		});
		job.schedule();
	}

	/** With the proof on the application of the project, which is looked at in the background; empty where the user cancels that. */
	private static Optional<ProofOffer> prepared(IMarker marker, ProofOffer offer) {
		try {
			if (!offer.hasOwnApplication()) {
				return Optional.of(offer);
			}
			AtomicReference<ProofOffer> more = new AtomicReference<>(offer);
			PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> {
				monitor.setTaskName(ProofTexts.TEXTS.get("own.prepare", offer.project().getName())); //$NON-NLS-1$
				try {
					more.set(offer.withOwnApplication(marker, monitor));
				} catch (CoreException problem) {
					throw new InvocationTargetException(problem);
				}
			});
			return Optional.of(more.get());
		} catch (InterruptedException cancelled) {
			return Optional.empty();
		} catch (InvocationTargetException problem) {
			StatusManager.getManager().handle(Status.error(offer.headline(), problem.getCause()), StatusManager.SHOW | StatusManager.LOG);
		} catch (CoreException problem) {
			StatusManager.getManager().handle(problem.getStatus(), StatusManager.SHOW | StatusManager.LOG);
		}
		return Optional.of(offer);
	}

	/**
	 * Opens the proofs of a project as a report.
	 *
	 * @param project the project
	 */
	public static void report(IProject project) {
		String title = NLS.bind(Messages.Report_title, project.getName());
		if (!FixDialogs.isRead(title)) {
			return;
		}
		try {
			Path file = ProofReport.write(project, WorkspaceAnalysis.get().result());
			PlatformUI.getWorkbench().getBrowserSupport().createBrowser(IWorkbenchBrowserSupport.AS_EDITOR | IWorkbenchBrowserSupport.LOCATION_BAR, "org.wiretune.ui.proofs", title, title) //$NON-NLS-1$
					.openURL(file.toUri().toURL());
		} catch (CoreException problem) {
			StatusManager.getManager().handle(problem.getStatus(), StatusManager.SHOW | StatusManager.LOG);
		} catch (MalformedURLException impossible) {
			throw new IllegalStateException(impossible);
		}
	}

	static Shell shell() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		return window == null ? null : window.getShell();
	}
}
