/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import java.util.Arrays;
import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.ide.launch.PerformanceTestSettings;

/** Run the Performance Test Again: the one that was launched last, or else that of the project that is selected or edited. */
public final class RunAgainHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		try {
			Optional<ILaunchConfiguration> last = last();
			IResource chosen = last.isPresent() ? null : chosen(event);
			ILaunchConfiguration configuration = last.isPresent() ? last.get() : chosen == null ? null : new PerformanceTestShortcut().choose(chosen.getProject());
			if (configuration != null) {
				DebugUITools.launch(configuration, ILaunchManager.RUN_MODE);
			} else if (chosen == null) {
				MessageDialog.openInformation(HandlerUtil.getActiveShell(event), Messages.RunAgainHandler_title, Messages.RunAgainHandler_none);
			}
		} catch (CoreException problem) {
			StatusManager.getManager().handle(problem.getStatus(), StatusManager.SHOW | StatusManager.LOG);
		}
		return null;
	}

	/** Of those that this workbench launched and whose configuration is still there. */
	private static Optional<ILaunchConfiguration> last() {
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		return Arrays.stream(manager.getLaunches()).map(ILaunch::getLaunchConfiguration).filter(each -> each != null && each.exists() && isOfTests(each)).reduce((earlier, later) -> later);
	}

	private static boolean isOfTests(ILaunchConfiguration configuration) {
		try {
			return configuration.getType().getIdentifier().equals(PerformanceTestSettings.TYPE);
		} catch (CoreException gone) {
			return false;
		}
	}

	private static IResource chosen(ExecutionEvent event) {
		IResource selected = Adapters.adapt(HandlerUtil.getCurrentStructuredSelection(event).getFirstElement(), IResource.class);
		IEditorPart editor = HandlerUtil.getActiveEditor(event);
		return selected != null || editor == null ? selected : Adapters.adapt(editor.getEditorInput(), IFile.class);
	}
}
