/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.IJobManager;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;

/** Steps that a user takes in the workbench. Not to be called on the UI thread unless said otherwise. */
public final class Workbench {

	/** Id of the platform's light theme. */
	public static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";
	/** Id of the platform's dark theme. */
	public static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";

	private static final BuildWatch BUILDS = BuildWatch.start();

	private Workbench() {
	}

	/** {@return the first window; to be called on the UI thread} */
	public static IWorkbenchWindow window() {
		IWorkbenchWindow active = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		return active != null ? active : PlatformUI.getWorkbench().getWorkbenchWindows()[0];
	}

	/** {@return the page of the first window; to be called on the UI thread} */
	public static IWorkbenchPage page() {
		return window().getActivePage();
	}

	/** Closes the welcome page and all editors, without saving. */
	public static void clear() {
		Ui.run(() -> {
			IWorkbenchPage page = page();
			for (IEditorReference editor : page.getEditorReferences()) {
				page.setPartState(editor, IWorkbenchPage.STATE_RESTORED);
				page.closeEditor(editor.getEditor(false), false);
			}
			PlatformUI.getWorkbench().getIntroManager().closeIntro(PlatformUI.getWorkbench().getIntroManager().getIntro());
		});
	}

	/** Makes the first window as large as the screen. */
	public static void fillScreen() {
		Ui.run(() -> {
			Shell shell = window().getShell();
			shell.setMaximized(false);
			shell.setBounds(shell.getDisplay().getPrimaryMonitor().getClientArea());
			shell.forceActive();
		});
	}

	/**
	 * Opens a view and gives it the focus.
	 *
	 * @param id the view
	 * @return the view
	 */
	public static IViewPart open(String id) {
		return Ui.get(() -> {
			try {
				return page().showView(id);
			} catch (PartInitException problem) {
				throw new IllegalStateException("The view " + id + " does not open: " + problem.getMessage(), problem);
			}
		});
	}

	/**
	 * Closes a view; where it had the whole window, its place has its size again.
	 *
	 * @param id the view
	 */
	public static void close(String id) {
		Ui.run(() -> {
			IViewPart view = page().findView(id);
			if (view != null) {
				restore(view);
				page().hideView(view);
			}
		});
	}

	/**
	 * Gives a part the whole window. One that an earlier part had and kept for its place is taken back before, since the
	 * platform does nothing for a place that has it in its books.
	 *
	 * @param part a part of the first window
	 */
	public static void maximize(IWorkbenchPart part) {
		restore(part);
		Ui.run(() -> page().setPartState(page().getReference(part), IWorkbenchPage.STATE_MAXIMIZED));
	}

	/**
	 * Gives a part its place among the others again; nothing where it has it.
	 *
	 * @param part a part of the first window
	 */
	public static void restore(IWorkbenchPart part) {
		Ui.run(() -> page().setPartState(page().getReference(part), IWorkbenchPage.STATE_RESTORED));
	}

	/**
	 * Executes a command in the first window. To be called on the UI thread.
	 *
	 * @param command the id of the command, which is enabled
	 */
	public static void execute(String command) {
		try {
			window().getService(IHandlerService.class).executeCommand(command, null);
		} catch (CommandException problem) {
			throw new IllegalStateException("The command " + command + " is not executed: " + problem.getMessage(), problem);
		}
	}

	/**
	 * Opens a perspective.
	 *
	 * @param id the perspective
	 */
	public static void perspective(String id) {
		Ui.run(() -> page().setPerspective(PlatformUI.getWorkbench().getPerspectiveRegistry().findPerspectiveWithId(id)));
	}

	/**
	 * Switches the theme.
	 *
	 * @param id {@link #LIGHT} or {@link #DARK}
	 */
	public static void theme(String id) {
		Ui.run(() -> PlatformUI.getWorkbench().getService(IThemeEngine.class).setTheme(id, false));
	}

	/**
	 * Waits until the automatic build is done, without the second that the platform waits before it. There is no explicit
	 * build here: after one the platform leaves out the automatic build of what changes in the next second.
	 */
	public static void joinBuild() {
		IJobManager jobs = Job.getJobManager();
		try {
			do {
				jobs.wakeUp(ResourcesPlugin.FAMILY_AUTO_BUILD);
				jobs.join(ResourcesPlugin.FAMILY_AUTO_BUILD, null);
				jobs.join(ResourcesPlugin.FAMILY_MANUAL_BUILD, null);
				BUILDS.await();
			} while (jobs.find(ResourcesPlugin.FAMILY_AUTO_BUILD).length > 0 || jobs.find(ResourcesPlugin.FAMILY_MANUAL_BUILD).length > 0);
		} catch (InterruptedException stopped) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("The wait for the build was interrupted.", stopped);
		} catch (OperationCanceledException problem) {
			throw new IllegalStateException("The build did not end well: " + problem.getMessage(), problem);
		}
	}
}
