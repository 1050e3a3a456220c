/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.wiretune.ide.markers.FindingOrder;

/** Next or Previous Finding: goes from the caret of the active editor through the findings of all files, and round. */
public final class NextFindingHandler extends AbstractHandler implements IExecutableExtension {

	private boolean forward;

	/** The data behind the colon of the handler's class is {@code next} or {@code previous}. */
	@Override
	public void setInitializationData(IConfigurationElement element, String property, Object data) {
		forward = "next".equals(data); //$NON-NLS-1$
	}

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage();
		IEditorPart editor = page.getActiveEditor();
		IFile file = editor == null ? null : Adapters.adapt(editor.getEditorInput(), IFile.class);
		try {
			Optional<IMarker> next = FindingOrder.from(FindingOrder.all(ResourcesPlugin.getWorkspace().getRoot()), file, caret(editor), forward);
			if (next.isPresent()) {
				IDE.openEditor(page, next.get(), true);
			} else {
				MessageDialog.openInformation(HandlerUtil.getActiveShell(event), Messages.NextFindingHandler_title, Messages.NextFindingHandler_none);
			}
			return null;
		} catch (CoreException problem) {
			throw new ExecutionException(problem.getMessage(), problem);
		}
	}

	/** An editor without text stands before all findings of its file. */
	private static int caret(IEditorPart part) {
		ITextEditor editor = Adapters.adapt(part, ITextEditor.class);
		return editor != null && editor.getSelectionProvider().getSelection() instanceof ITextSelection selection ? selection.getOffset() : -1;
	}
}
