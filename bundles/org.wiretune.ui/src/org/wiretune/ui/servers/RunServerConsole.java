/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.servers;

import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.debug.ui.console.IConsole;
import org.eclipse.debug.ui.console.IConsoleLineTracker;
import org.eclipse.jface.text.IRegion;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.console.IOConsoleOutputStream;

/**
 * Sees to it that the server of a performance test has a console too, as soon as that of the test is there, and that the
 * console of the test comes to the front once at most, as the preferences of the platform say: a run writes lines all the
 * time, and each would take away the view that the user has put in front.
 */
public final class RunServerConsole implements IConsoleLineTracker {

	private IConsole console;

	@Override
	public void init(IConsole shown) {
		console = shown;
		Display.getDefault().asyncExec(() -> ServerConsoles.get().listen());
	}

	@Override
	public void lineAppended(IRegion line) {
		IConsole now = console;
		if (now != null) {
			console = null;
			stay(now.getStream(IDebugUIConstants.ID_STANDARD_OUTPUT_STREAM));
			stay(now.getStream(IDebugUIConstants.ID_STANDARD_ERROR_STREAM));
		}
	}

	private static void stay(IOConsoleOutputStream stream) {
		if (stream != null) {
			stream.setActivateOnWrite(false);
		}
	}

	@Override
	public void dispose() {
		console = null;
	}
}
