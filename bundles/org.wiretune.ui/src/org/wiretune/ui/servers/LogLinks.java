/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.servers;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.IHyperlink;
import org.eclipse.ui.console.IPatternMatchListener;
import org.eclipse.ui.console.PatternMatchEvent;
import org.eclipse.ui.console.TextConsole;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.core.runtime.Adapters;
import org.wiretune.ide.servers.LogPlaces;
import org.wiretune.servers.known.LogPlace;

/** Makes the places that log lines name links to files of the workspace. Called by the job of the console that looks for matches. */
final class LogLinks implements IPatternMatchListener {

	/** Whole lines that may name a file. */
	private static final String LINE = ".+"; //$NON-NLS-1$

	private static final long KEPT_NANOS = TimeUnit.SECONDS.toNanos(20);
	private static final int MOST_KEPT = 500;

	private final Map<String, Optional<IFile>> kept = new LinkedHashMap<>() {
		private static final long serialVersionUID = 1L;

		@Override
		protected boolean removeEldestEntry(Map.Entry<String, Optional<IFile>> eldest) {
			return size() > MOST_KEPT;
		}
	};
	private long keptSince = System.nanoTime();
	private TextConsole console;

	@Override
	public void connect(TextConsole connected) {
		console = connected;
	}

	@Override
	public void disconnect() {
		console = null;
	}

	@Override
	public String getPattern() {
		return LINE;
	}

	@Override
	public int getCompilerFlags() {
		return 0;
	}

	@Override
	public String getLineQualifier() {
		return "\\.(java|xml|properties|ya?ml|options|module|export|import|component)"; //$NON-NLS-1$
	}

	@Override
	public void matchFound(PatternMatchEvent event) {
		TextConsole shown = console;
		if (shown == null) {
			return;
		}
		try {
			String line = shown.getDocument().get(event.getOffset(), event.getLength());
			for (LogPlace place : LogPlace.in(line)) {
				Optional<IFile> file = file(place);
				if (file.isPresent()) {
					shown.addHyperlink(new Link(place, file.get()), event.getOffset() + place.offset(), place.length());
				}
			}
		} catch (BadLocationException gone) {
			// The console was cleared meanwhile.
			return;
		}
	}

	/** A stack trace names the same files again and again; what was found is kept for a while. */
	private Optional<IFile> file(LogPlace place) {
		long now = System.nanoTime();
		if (now - keptSince > KEPT_NANOS) {
			kept.clear();
			keptSince = now;
		}
		return kept.computeIfAbsent(place.path(), path -> LogPlaces.file(place));
	}

	private record Link(LogPlace place, IFile file) implements IHyperlink {

		@Override
		public void linkActivated() {
			IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
			if (window == null || window.getActivePage() == null || !file.exists()) {
				return;
			}
			try {
				ITextEditor editor = Adapters.adapt(IDE.openEditor(window.getActivePage(), file, true), ITextEditor.class);
				if (editor != null && place.line() > 0) {
					var document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
					int line = Math.min(place.line(), document.getNumberOfLines()) - 1;
					editor.selectAndReveal(document.getLineOffset(line), 0);
				}
			} catch (PartInitException | BadLocationException e) {
				Platform.getLog(LogLinks.class).warn(e.getMessage(), e);
			}
		}

		@Override
		public void linkEntered() {
			// Nothing to show.
		}

		@Override
		public void linkExited() {
			// Nothing to show.
		}
	}
}
