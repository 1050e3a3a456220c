/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import java.util.List;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.part.FileEditorInput;

/** Opens files as collection logs; several open beside each other in the editor of the first. */
public final class OpenGcLogHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IStructuredSelection selection = HandlerUtil.getCurrentStructuredSelection(event);
		List<IFile> files = selection.toList().stream().map(element -> Adapters.adapt(element, IFile.class)).filter(java.util.Objects::nonNull).toList();
		IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage();
		try {
			open(page, files);
		} catch (PartInitException problem) {
			throw new ExecutionException(problem.getMessage(), problem);
		}
		return null;
	}

	/**
	 * Opens logs.
	 *
	 * @param page where
	 * @param files the logs, the state before first
	 * @throws PartInitException when the editor does not open
	 */
	public static void open(IWorkbenchPage page, List<IFile> files) throws PartInitException {
		if (files.isEmpty()) {
			return;
		}
		IEditorPart editor = page.openEditor(new FileEditorInput(files.get(0)), GcLogEditor.ID, true, IWorkbenchPage.MATCH_INPUT | IWorkbenchPage.MATCH_ID);
		for (IFile other : files.subList(1, files.size())) {
			IPath location = other.getLocation();
			if (location != null && editor instanceof GcLogEditor log) {
				log.compareWith(location.toPath());
			}
		}
	}
}
