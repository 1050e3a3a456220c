/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.workload;

import java.util.ResourceBundle;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.editors.text.TextEditor;
import org.eclipse.ui.texteditor.ContentAssistAction;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;
import org.eclipse.ui.texteditor.ITextEditorActionDefinitionIds;
import org.wiretune.ide.workload.WorkloadMarkers;
import org.wiretune.ui.editor.XmlColors;

/** The editor of workload files: colours, proposals, hovers, problems while typing, markers on save. UI thread only. */
public final class WorkloadEditor extends TextEditor {

	/** Id of the editor. */
	public static final String ID = "org.wiretune.ui.workloadEditor"; //$NON-NLS-1$

	private static final String ACTIONS = "org.wiretune.ui.workload.actions"; //$NON-NLS-1$
	private static final String HELP = "org.wiretune.ui.workloadEditor"; //$NON-NLS-1$

	private final XmlColors colors = new XmlColors(this::colorsChanged);

	/** Makes the editor. */
	public WorkloadEditor() {
		setSourceViewerConfiguration(new WorkloadSourceConfiguration(colors,
				getPreferenceStore() == null ? EditorsUI.getPreferenceStore() : getPreferenceStore()));
		setHelpContextId(HELP);
	}

	@Override
	protected void doSetInput(IEditorInput input) throws CoreException {
		super.doSetInput(input);
		mark();
	}

	@Override
	protected void createActions() {
		super.createActions();
		ContentAssistAction assist = new ContentAssistAction(ResourceBundle.getBundle(ACTIONS), "ContentAssist.", this); //$NON-NLS-1$
		assist.setActionDefinitionId(ITextEditorActionDefinitionIds.CONTENT_ASSIST_PROPOSALS);
		setAction(ITextEditorActionConstants.CONTENT_ASSIST, assist);
	}

	@Override
	protected void editorSaved() {
		super.editorSaved();
		mark();
	}

	/** Projects without WireTune's builder have markers too. */
	private void mark() {
		if (!(getEditorInput() instanceof IFileEditorInput input) || !input.getFile().isAccessible()) {
			return;
		}
		IFile file = input.getFile();
		WorkspaceJob job = new WorkspaceJob(NLS.bind(Messages.Editor_marking, file.getName())) {

			@Override
			public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
				if (file.isAccessible()) {
					WorkloadMarkers.update(file, monitor);
				}
				return Status.OK_STATUS;
			}
		};
		job.setRule(ResourcesPlugin.getWorkspace().getRuleFactory().markerRule(file));
		job.setSystem(true);
		job.schedule();
	}

	private void colorsChanged() {
		if (getSourceViewer() != null) {
			getSourceViewer().invalidateTextPresentation();
		}
	}

	@Override
	public void dispose() {
		colors.dispose();
		super.dispose();
	}
}
