/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;
import org.eclipse.ui.model.WorkbenchLabelProvider;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.ide.workload.WorkloadFiles;

/** Chooses among the workload files of the workspace. UI thread only. */
final class WorkloadDialog {

	private WorkloadDialog() {
	}

	/** {@return the path of the chosen file, empty where the user chose none} */
	static Optional<String> choose(Shell parent, String current) {
		List<IFile> files = files();
		if (files.isEmpty()) {
			MessageDialog.openInformation(parent, Messages.WorkloadDialog_title, Messages.WorkloadDialog_none);
			return Optional.empty();
		}
		ElementListSelectionDialog dialog = new ElementListSelectionDialog(parent, new WorkbenchLabelProvider() {

			@Override
			protected String decorateText(String text, Object element) {
				return ((IFile) element).getFullPath().toString();
			}
		});
		dialog.setElements(files.toArray());
		dialog.setTitle(Messages.WorkloadDialog_title);
		dialog.setMessage(Messages.WorkloadDialog_choose);
		dialog.setMultipleSelection(false);
		IFile now = WorkloadFiles.file(current);
		if (now != null && files.contains(now)) {
			dialog.setInitialSelections(now);
		}
		return dialog.open() == Window.OK ? Optional.of(((IFile) dialog.getFirstResult()).getFullPath().toString()) : Optional.empty();
	}

	private static List<IFile> files() {
		List<IFile> files = new ArrayList<>();
		try {
			ResourcesPlugin.getWorkspace().getRoot().accept((IResource resource) -> {
				if (WorkloadFiles.isWorkload(resource)) {
					files.add((IFile) resource);
				}
				return resource.isAccessible();
			});
		} catch (CoreException problem) {
			StatusManager.getManager().handle(problem.getStatus(), StatusManager.LOG);
		}
		return files;
	}
}
