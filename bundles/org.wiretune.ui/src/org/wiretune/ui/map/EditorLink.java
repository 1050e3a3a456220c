/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.Optional;
import java.util.function.BiConsumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.wiretune.core.Origin;
import org.wiretune.ide.files.WorkspaceFile;

/** Leads from a place in a file to its editor, and tells where the user is in editors and selected files. UI thread only. */
final class EditorLink {

	private final IWorkbenchPage page;
	private final IWorkbenchPart owner;
	private final BiConsumer<String, Integer> visited;
	private final ISelectionListener selections = this::selected;
	private final IPartListener2 parts = new IPartListener2() {
		@Override
		public void partActivated(IWorkbenchPartReference reference) {
			if (reference.getPart(false) instanceof IEditorPart editor) {
				// What an editor shows may come after the event that opens it.
				page.getWorkbenchWindow().getShell().getDisplay().asyncExec(() -> visitIfActive(editor));
			}
		}
	};
	private Origin revealed;
	private boolean disposed;

	/**
	 * Starts to listen.
	 *
	 * @param owner the part whose own selections do not count
	 * @param visited takes the path of a file, as the model knows it, and the offset the user is at
	 */
	EditorLink(IWorkbenchPart owner, BiConsumer<String, Integer> visited) {
		this.owner = owner;
		this.page = owner.getSite().getPage();
		this.visited = visited;
		page.addPostSelectionListener(selections);
		page.addPartListener(parts);
	}

	void dispose() {
		disposed = true;
		page.removePostSelectionListener(selections);
		page.removePartListener(parts);
	}

	/** Tells where the user is in the editor on top, if there is one. */
	void visitActiveEditor() {
		if (page.getActiveEditor() != null) {
			visit(page.getActiveEditor());
		}
	}

	/**
	 * Opens the file of a place and selects it there.
	 *
	 * @param origin the place
	 * @param activate whether the editor gets the focus
	 * @return whether the file was found and opened
	 */
	boolean open(Origin origin, boolean activate) {
		IFile file = WorkspaceFile.file(origin.path());
		if (file == null) {
			return false;
		}
		revealed = origin;
		try {
			reveal(IDE.openEditor(page, file, activate), origin);
			return true;
		} catch (PartInitException problem) {
			Platform.getLog(EditorLink.class).warn(NLS.bind(Messages.Open_failed, file.getFullPath()), problem);
			return false;
		}
	}

	/**
	 * Selects a place in the editor of its file, if that is open already.
	 *
	 * @param origin the place
	 */
	void showIfOpen(Origin origin) {
		IFile file = WorkspaceFile.file(origin.path());
		IEditorPart editor = file == null ? null : ResourceUtil.findEditor(page, file);
		if (editor != null) {
			revealed = origin;
			page.bringToTop(editor);
			reveal(editor, origin);
		}
	}

	private static void reveal(IEditorPart editor, Origin origin) {
		ITextEditor text = Adapters.adapt(editor, ITextEditor.class);
		if (text != null) {
			text.selectAndReveal(origin.offset(), origin.length());
		}
	}

	private void selected(IWorkbenchPart part, ISelection selection) {
		if (part == owner) {
			return;
		}
		if (part instanceof IEditorPart editor && selection instanceof ITextSelection text) {
			visit(editor, text.getOffset());
		} else if (selection instanceof IStructuredSelection structured && structured.size() == 1) {
			Optional.ofNullable(Adapters.adapt(structured.getFirstElement(), IFile.class))
					.ifPresent(file -> visited.accept(WorkspaceFile.path(file), 0));
		}
	}

	private void visitIfActive(IEditorPart editor) {
		if (!disposed && page.getActiveEditor() == editor) {
			visit(editor);
		}
	}

	private void visit(IEditorPart editor) {
		ITextEditor text = Adapters.adapt(editor, ITextEditor.class);
		boolean known = text != null && text.getSelectionProvider() != null && text.getSelectionProvider().getSelection() instanceof ITextSelection;
		visit(editor, known ? ((ITextSelection) text.getSelectionProvider().getSelection()).getOffset() : 0);
	}

	private void visit(IEditorPart editor, int offset) {
		IFile file = ResourceUtil.getFile(editor.getEditorInput());
		if (file == null) {
			return;
		}
		String path = WorkspaceFile.path(file);
		// Where the map itself led the editor is no news for the map.
		if (revealed == null || !revealed.path().equals(path) || offset < revealed.offset() || offset > revealed.end()) {
			revealed = null;
			visited.accept(path, offset);
		}
	}
}
