/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;

/** Looks whether all of the dialogs on a picture can be read: whoever takes a picture of one has it looked at. UI thread only. */
final class DialogBounds {

	private DialogBounds() {
	}

	/**
	 * Looks at all dialogs that are open.
	 *
	 * @param file the picture, for the message
	 * @throws AssertionError where something is cut off, lies over another or cannot be reached
	 */
	static void check(Path file) {
		List<String> problems = new ArrayList<>();
		for (Shell shell : Widgets.shells()) {
			if (isDialog(shell)) {
				for (Control child : shell.getChildren()) {
					if (child instanceof Composite composite) {
						Narrow.unreachable(composite).forEach(problem -> problems.add(shell.getText() + ": " + problem));
					}
				}
			}
		}
		if (!problems.isEmpty()) {
			throw new AssertionError("On " + file.getFileName() + ":\n" + String.join("\n", problems));
		}
	}

	/** The window of the workbench, parts that were taken out of it, and what pops up are none. */
	private static boolean isDialog(Shell shell) {
		return shell.getData() instanceof Dialog;
	}
}
