/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.nio.file.Path;

import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.launch.TurnsTeller;

/** Opens the comparison of runs that took turns; the earlier starts of both sides are in it. */
public final class ComparisonAfterTurns implements TurnsTeller {

	@Override
	public void compared(Path first, Path other) {
		if (PlatformUI.isWorkbenchRunning()) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
				IWorkbenchWindow window = PlatformUI.isWorkbenchRunning() ? PlatformUI.getWorkbench().getActiveWorkbenchWindow() : null;
				IWorkbenchWindow[] windows = PlatformUI.isWorkbenchRunning() ? PlatformUI.getWorkbench().getWorkbenchWindows() : new IWorkbenchWindow[0];
				IWorkbenchWindow shown = window != null || windows.length == 0 ? window : windows[0];
				if (shown != null && shown.getActivePage() != null) {
					RunFileOpening.compareTurns(shown.getActivePage(), first, other);
				}
			});
		}
	}
}
