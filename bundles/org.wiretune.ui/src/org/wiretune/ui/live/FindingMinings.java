/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.live;

import java.util.List;
import java.util.concurrent.CompletableFuture;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.codemining.AbstractCodeMiningProvider;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * What text editors of any kind show of findings. The platform makes one for each editor whose file lies in a project with WireTune,
 * when it opens; nothing of WireTune runs for other editors. Asked by any thread, answers at once with what is known.
 */
public final class FindingMinings extends AbstractCodeMiningProvider {

	/** Used on the UI thread; read by others. */
	private volatile LiveEditor editor;
	private volatile boolean disposed;

	@Override
	public CompletableFuture<List<? extends ICodeMining>> provideCodeMinings(ITextViewer viewer, IProgressMonitor monitor) {
		LiveEditor known = editor;
		if (viewer instanceof ISourceViewer source && (known == null || !known.isCurrent())) {
			StyledText text = source.getTextWidget();
			if (text != null && !text.isDisposed()) {
				text.getDisplay().execute(() -> connect(source));
			}
		}
		LiveEditor connected = editor;
		return CompletableFuture.completedFuture(connected == null || !connected.isCurrent() ? List.of() : connected.besideLines(this));
	}

	private void connect(ISourceViewer viewer) {
		LiveEditor known = editor;
		if (disposed || known != null && known.isCurrent()) {
			return;
		}
		if (known != null) {
			known.close();
			editor = null;
		}
		ITextEditor shown = getAdapter(ITextEditor.class);
		IFile file = shown == null ? null : ResourceUtil.getFile(shown.getEditorInput());
		if (file != null && viewer.getDocument() != null && viewer.getTextWidget() != null && !viewer.getTextWidget().isDisposed()) {
			editor = new LiveEditor(viewer, file);
		}
	}

	@Override
	public void dispose() {
		disposed = true;
		LiveEditor known = editor;
		editor = null;
		if (known != null) {
			known.close();
		}
		super.dispose();
	}
}
