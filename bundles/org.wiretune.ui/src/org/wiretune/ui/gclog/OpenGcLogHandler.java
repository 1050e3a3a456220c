/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.ide.FileStoreEditorInput;
import org.eclipse.ui.part.FileEditorInput;
import org.wiretune.gclog.read.ChosenLogs;
import org.wiretune.gclog.read.GcLogStart;

/**
 * Opens files as collection logs: those that are selected, from a context menu whatever they are and otherwise as far as they are
 * logs, else that of the active editor where it is one, else those that the user chooses in a dialog, from anywhere on the disk.
 * Several open beside each other in the editor of the first.
 */
public final class OpenGcLogHandler extends AbstractHandler {

	private static String folder;

	private final Function<Shell, List<Path>> dialog;

	/** A handler that asks in the dialog of the platform. */
	public OpenGcLogHandler() {
		this(OpenGcLogHandler::choose);
	}

	/**
	 * A handler that asks in a dialog.
	 *
	 * @param dialog asks for files; none where the user cancels it
	 */
	public OpenGcLogHandler(Function<Shell, List<Path>> dialog) {
		this.dialog = dialog;
	}

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
		List<Path> files = selected(event);
		if (files.isEmpty()) {
			files = dialog.apply(window.getShell());
		}
		try {
			openFiles(window.getActivePage(), files);
		} catch (PartInitException problem) {
			throw new ExecutionException(problem.getMessage(), problem);
		}
		return null;
	}

	private static List<Path> selected(ExecutionEvent event) {
		if (HandlerUtil.getActivePart(event) instanceof IEditorPart editor) {
			IPath location = editor.getEditorInput() instanceof IFileEditorInput input ? input.getFile().getLocation() : null;
			URI uri = editor.getEditorInput() instanceof IURIEditorInput input ? input.getURI() : null;
			Path file = location != null ? location.toFile().toPath() : uri != null && "file".equals(uri.getScheme()) ? Path.of(uri) : null; //$NON-NLS-1$
			return file != null && !(editor instanceof GcLogEditor) && GcLogStart.isLog(file) ? List.of(file) : List.of();
		}
		IStructuredSelection selection = HandlerUtil.getCurrentStructuredSelection(event);
		List<Path> files = new ArrayList<>();
		for (Object element : selection.toList()) {
			IFile file = Adapters.adapt(element, IFile.class);
			if (file != null && file.getLocation() != null) {
				files.add(file.getLocation().toFile().toPath());
			}
		}
		// By Ctrl+3 or a key, what happens to be selected is not what the user points at.
		if (HandlerUtil.getActiveMenuSelection(event) == null) {
			files.removeIf(file -> !GcLogStart.isLog(file));
		}
		return files;
	}

	private static List<Path> choose(Shell shell) {
		FileDialog dialog = new FileDialog(shell, SWT.OPEN | SWT.MULTI);
		dialog.setText(Messages.Open_title);
		dialog.setFilterPath(folder);
		if (dialog.open() == null) {
			return List.of();
		}
		folder = dialog.getFilterPath();
		return ChosenLogs.of(folder, dialog.getFileNames());
	}

	/**
	 * Opens files of the disk, in the workspace or not.
	 *
	 * @param page where
	 * @param files the logs, the state before first
	 * @throws PartInitException when the editor does not open
	 */
	public static void openFiles(IWorkbenchPage page, List<Path> files) throws PartInitException {
		if (files.isEmpty()) {
			return;
		}
		IFile[] known = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(files.get(0).toUri());
		IEditorInput input = known.length > 0 ? new FileEditorInput(known[0]) : new FileStoreEditorInput(EFS.getLocalFileSystem().getStore(files.get(0).toUri()));
		IEditorPart editor = page.openEditor(input, GcLogEditor.ID, true, IWorkbenchPage.MATCH_INPUT | IWorkbenchPage.MATCH_ID);
		if (editor instanceof GcLogEditor log) {
			files.subList(1, files.size()).forEach(log::compareWith);
		}
	}

	/**
	 * Opens logs of the workspace.
	 *
	 * @param page where
	 * @param files the logs, the state before first
	 * @throws PartInitException when the editor does not open
	 */
	public static void open(IWorkbenchPage page, List<IFile> files) throws PartInitException {
		openFiles(page, files.stream().map(IFile::getLocation).filter(java.util.Objects::nonNull).map(location -> location.toFile().toPath()).toList());
	}
}
