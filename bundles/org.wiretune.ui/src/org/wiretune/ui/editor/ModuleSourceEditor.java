/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.ResourceBundle;
import java.util.function.IntConsumer;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IFindReplaceTarget;
import org.eclipse.jface.text.IRewriteTarget;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.editors.text.TextEditor;
import org.eclipse.ui.texteditor.ContentAssistAction;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;
import org.eclipse.ui.texteditor.ITextEditorActionDefinitionIds;
import org.eclipse.ui.texteditor.TextOperationAction;
import org.wiretune.ui.parts.LaterContent;

/**
 * The text of a module file, with colours, hovers, quick-fixes and proposals. Its document is there at once; the control that shows it is
 * made in the event after, or when somebody needs it. UI thread only.
 */
final class ModuleSourceEditor extends TextEditor {

	private static final String ACTIONS = "org.wiretune.ui.editor.actions"; //$NON-NLS-1$

	private static final String SHOW_INFORMATION = "ShowInformation"; //$NON-NLS-1$

	private final ModuleEditor owner;
	/** Null until there is a control. */
	private XmlColors colors;
	private IntConsumer caret = offset -> {
		// Nobody asks yet.
	};
	private Runnable whole = () -> {
		// Nobody asks yet.
	};
	/** Null until the editor has a place for its control. */
	private LaterContent control;
	/** What was asked for last before there was a control, such as a place to show. */
	private Runnable wanted;

	ModuleSourceEditor(ModuleEditor owner) {
		this.owner = owner;
		setHelpContextId("org.wiretune.ui.moduleEditor"); //$NON-NLS-1$
	}

	@Override
	protected void doSetInput(IEditorInput input) throws CoreException {
		super.doSetInput(input);
		IDocument document = input == null ? null : getDocumentProvider().getDocument(input);
		if (document != null) {
			XmlPartitions.connect(document);
		}
	}

	@Override
	public void createPartControl(Composite parent) {
		control = new LaterContent(parent, () -> createText(parent), super::setFocus);
	}

	private void createText(Composite parent) {
		colors = new XmlColors(this::colorsChanged);
		setSourceViewerConfiguration(new ModuleSourceConfiguration(owner, colors, getPreferenceStore() == null ? EditorsUI.getPreferenceStore() : getPreferenceStore()));
		super.createPartControl(parent);
		if (getSelectionProvider() instanceof IPostSelectionProvider provider) {
			provider.addPostSelectionChangedListener(event -> {
				if (event.getSelection() instanceof ITextSelection selection) {
					caret.accept(selection.getOffset());
				}
			});
		}
		whole.run();
		if (wanted != null) {
			wanted.run();
			wanted = null;
		}
	}

	/** Makes the control where that was not done, for whoever needs it now. */
	void complete() {
		if (control != null) {
			control.now();
		}
	}

	/** Runs something now where the control is there, else as soon as it is; of several the last. */
	void whenThere(Runnable work) {
		if (getSourceViewer() == null) {
			wanted = work;
		} else {
			work.run();
		}
	}

	/** Tells when the control and its actions are there. */
	void whenWhole(Runnable listener) {
		whole = listener;
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		if (adapter == IRewriteTarget.class || adapter == IFindReplaceTarget.class || adapter == ITextOperationTarget.class || adapter == ITextViewer.class
				|| adapter == Control.class) {
			complete();
		}
		return super.getAdapter(adapter);
	}

	@Override
	protected void createActions() {
		super.createActions();
		ContentAssistAction assist = new ContentAssistAction(ResourceBundle.getBundle(ACTIONS), "ContentAssist.", this); //$NON-NLS-1$
		assist.setActionDefinitionId(ITextEditorActionDefinitionIds.CONTENT_ASSIST_PROPOSALS);
		setAction(ITextEditorActionConstants.CONTENT_ASSIST, assist);
		TextOperationAction information = new TextOperationAction(ResourceBundle.getBundle(ACTIONS), "ShowInformation.", this, ISourceViewer.INFORMATION, true); //$NON-NLS-1$
		information.setActionDefinitionId(ITextEditorActionDefinitionIds.SHOW_INFORMATION);
		setAction(SHOW_INFORMATION, information);
	}

	/** Tells where the caret goes. */
	void whenCaretMoves(IntConsumer listener) {
		caret = listener;
	}

	/** Selects a place in the text, on whatever page the editor is. */
	void reveal(int offset, int length) {
		int size = owner.text().length();
		int start = Math.min(offset, size);
		super.selectAndReveal(start, Math.min(length, size - start));
	}

	@Override
	public void selectAndReveal(int start, int length) {
		super.selectAndReveal(start, length);
		owner.revealed(start);
	}

	@Override
	protected void selectAndReveal(int start, int length, int revealStart, int revealLength) {
		whenThere(() -> super.selectAndReveal(start, length, revealStart, revealLength));
	}

	/** The platform closes the text editor when its file is gone; the whole editor goes. */
	@Override
	public void close(boolean save) {
		getSite().getShell().getDisplay().asyncExec(() -> {
			if (owner.getSite() != null && owner.getSite().getPage() != null) {
				owner.getSite().getPage().closeEditor(owner, save);
			}
		});
	}

	private void colorsChanged() {
		if (getSourceViewer() != null) {
			getSourceViewer().invalidateTextPresentation();
		}
	}

	@Override
	public void dispose() {
		if (colors != null) {
			colors.dispose();
		}
		super.dispose();
	}
}
