/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.ui.gclog.OpenGcLogHandler;

/** Opens runs and comparisons. UI thread only. */
public final class RunFileOpening {

	private RunFileOpening() {
	}

	/**
	 * Finds the file of a run in the workspace.
	 *
	 * @param path where it lies
	 * @return the file, empty where it lies in no project
	 */
	public static Optional<IFile> file(Path path) {
		for (IFile file : ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(path.toUri())) {
			if (file.getProject().isAccessible()) {
				return Optional.of(file);
			}
		}
		return Optional.empty();
	}

	/**
	 * Opens a run in the result editor.
	 *
	 * @param page where
	 * @param path the run file
	 */
	public static void open(IWorkbenchPage page, Path path) {
		file(path).ifPresent(file -> {
			try {
				if (!file.exists()) {
					file.refreshLocal(IFile.DEPTH_ZERO, null);
				}
				IDE.openEditor(page, new FileEditorInput(file), RunResultEditor.ID, true);
			} catch (CoreException problem) {
				StatusManager.getManager().handle(problem.getStatus(), StatusManager.SHOW | StatusManager.LOG);
			}
		});
	}

	/**
	 * Opens the log of collections that a run kept in the analyser.
	 *
	 * @param page where
	 * @param path the log
	 */
	public static void openGcLog(IWorkbenchPage page, Path path) {
		file(path).ifPresent(file -> {
			try {
				if (!file.exists()) {
					file.refreshLocal(IFile.DEPTH_ZERO, null);
				}
				OpenGcLogHandler.open(page, List.of(file));
			} catch (CoreException problem) {
				StatusManager.getManager().handle(problem.getStatus(), StatusManager.SHOW | StatusManager.LOG);
			}
		});
	}

	/**
	 * Opens the comparison of two runs.
	 *
	 * @param page where
	 * @param one a run file
	 * @param other another run file
	 */
	public static void compare(IWorkbenchPage page, Path one, Path other) {
		compare(page, one, other, false);
	}

	/**
	 * Opens the comparison of two runs that took turns.
	 *
	 * @param page where
	 * @param first a run file
	 * @param other the file of a run that is compared with it
	 */
	static void compareTurns(IWorkbenchPage page, Path first, Path other) {
		compare(page, first, other, true);
	}

	private static void compare(IWorkbenchPage page, Path one, Path other, boolean turns) {
		Optional<IFile> first = file(one);
		Optional<IFile> second = file(other);
		if (first.isPresent() && second.isPresent()) {
			try {
				page.openEditor(new RunComparisonInput(first.get(), second.get(), turns), RunComparisonEditor.ID);
			} catch (CoreException problem) {
				StatusManager.getManager().handle(problem.getStatus(), StatusManager.SHOW | StatusManager.LOG);
			}
		}
	}
}
