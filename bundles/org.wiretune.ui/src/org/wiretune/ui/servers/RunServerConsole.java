/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.servers;

import org.eclipse.debug.ui.console.IConsole;
import org.eclipse.debug.ui.console.IConsoleLineTracker;
import org.eclipse.jface.text.IRegion;
import org.eclipse.swt.widgets.Display;

/** Sees to it that the server of a performance test has a console too, as soon as that of the test is there. */
public final class RunServerConsole implements IConsoleLineTracker {

	@Override
	public void init(IConsole console) {
		Display.getDefault().asyncExec(() -> ServerConsoles.get().listen());
	}

	@Override
	public void lineAppended(IRegion line) {
		// The lines of the test are its own.
	}

	@Override
	public void dispose() {
		// The console of the server stays.
	}
}
