/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugModelPresentation;
import org.eclipse.jface.window.Window;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;

/** Lets the user choose among several launch configurations for what is selected. UI thread only. */
final class ConfigurationChoice {

	private ConfigurationChoice() {
	}

	/** {@return the chosen one; null where the user chooses none} @param there the configurations */
	static ILaunchConfiguration ask(ILaunchConfiguration[] there) {
		IDebugModelPresentation labels = DebugUITools.newDebugModelPresentation();
		try {
			ElementListSelectionDialog dialog = new ElementListSelectionDialog(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(), labels);
			dialog.setElements(there);
			dialog.setTitle(Messages.ConfigurationChoice_title);
			dialog.setMessage(Messages.ConfigurationChoice_choose);
			dialog.setMultipleSelection(false);
			return dialog.open() == Window.OK ? (ILaunchConfiguration) dialog.getFirstResult() : null;
		} finally {
			labels.dispose();
		}
	}
}
