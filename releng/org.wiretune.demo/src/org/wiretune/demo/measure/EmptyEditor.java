/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.editors.text.TextEditor;
import org.eclipse.ui.forms.widgets.Form;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.part.MultiPageEditorPart;

/** An editor with a form of one line and the platform's text editor: what the platform itself takes to open one of the shape of ours. */
public final class EmptyEditor extends MultiPageEditorPart {

	/** Id of the editor. */
	static final String ID = "org.wiretune.demo.emptyEditor";

	private final TextEditor text = new TextEditor();

	@Override
	protected void createPages() {
		FormToolkit toolkit = new FormToolkit(getContainer().getDisplay());
		Form form = toolkit.createForm(getContainer());
		form.addListener(SWT.Dispose, event -> toolkit.dispose());
		form.setText("Empty");
		try {
			setPageText(addPage(form), "Form");
			setPageText(addPage(text, getEditorInput()), "Text");
		} catch (PartInitException problem) {
			throw new IllegalStateException(problem);
		}
	}

	@Override
	public void doSave(IProgressMonitor monitor) {
		// Nobody types into it.
	}

	@Override
	public void doSaveAs() {
		// Nobody types into it.
	}

	@Override
	public boolean isSaveAsAllowed() {
		return false;
	}
}
