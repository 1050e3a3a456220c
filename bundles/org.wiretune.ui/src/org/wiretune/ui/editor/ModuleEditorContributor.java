/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.List;

import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.ide.IDEActionFactory;
import org.eclipse.ui.part.MultiPageEditorActionBarContributor;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;

/** Connects the workbench's menus with the page on top. Undo and Redo are those of the text on every page. */
public final class ModuleEditorContributor extends MultiPageEditorActionBarContributor {

	private static final List<String> EVERYWHERE = List.of(ActionFactory.UNDO.getId(), ActionFactory.REDO.getId(), ActionFactory.REVERT.getId());
	private static final List<String> IN_TEXT = List.of(ActionFactory.DELETE.getId(), ActionFactory.CUT.getId(), ActionFactory.COPY.getId(),
			ActionFactory.PASTE.getId(), ActionFactory.SELECT_ALL.getId(), ActionFactory.FIND.getId(), ActionFactory.PRINT.getId(),
			IDEActionFactory.BOOKMARK.getId(), IDEActionFactory.ADD_TASK.getId(), ITextEditorActionConstants.GOTO_LINE);

	private ModuleEditor editor;

	@Override
	public void setActiveEditor(IEditorPart part) {
		editor = part instanceof ModuleEditor own ? own : null;
		super.setActiveEditor(part);
	}

	@Override
	public void setActivePage(IEditorPart page) {
		IActionBars bars = getActionBars();
		ITextEditor text = editor == null ? null : editor.getAdapter(ITextEditor.class);
		for (String id : EVERYWHERE) {
			bars.setGlobalActionHandler(id, text == null ? null : text.getAction(id));
		}
		for (String id : IN_TEXT) {
			bars.setGlobalActionHandler(id, page == null || text == null ? null : text.getAction(id));
		}
		bars.updateActionBars();
	}
}
