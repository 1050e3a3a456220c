/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.debug.ui.console.IConsole;
import org.eclipse.debug.ui.console.IConsoleLineTracker;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IRegion;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.IHyperlink;
import org.wiretune.perf.file.RunHistory;

/** Makes the place of the run file in the console a link to the result editor. */
public final class RunLinks implements IConsoleLineTracker {

	/** A path stands at the end of the line that names the file. */
	private static final Pattern FILE = Pattern.compile("(?:[A-Za-z]:)?[/\\\\](?:.*[/\\\\])?" + RunHistory.FOLDER_NAME + "[/\\\\][^/\\\\]+\\.json"); //$NON-NLS-1$ //$NON-NLS-2$

	private IConsole console;

	@Override
	public void init(IConsole initialized) {
		console = initialized;
	}

	@Override
	public void lineAppended(IRegion line) {
		try {
			Matcher matcher = FILE.matcher(console.getDocument().get(line.getOffset(), line.getLength()));
			if (matcher.find()) {
				console.addLink(new Link(Path.of(matcher.group())), line.getOffset() + matcher.start(), matcher.end() - matcher.start());
			}
		} catch (BadLocationException gone) {
			// The console was cleared meanwhile.
			return;
		}
	}

	@Override
	public void dispose() {
		console = null;
	}

	private record Link(Path file) implements IHyperlink {

		@Override
		public void linkActivated() {
			IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
			if (window != null && window.getActivePage() != null) {
				RunFileOpening.open(window.getActivePage(), file);
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
