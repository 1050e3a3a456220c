/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

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

/** Chooses among the files of the workspace that can be run or deployed. UI thread only. */
final class WorkspaceFileDialog {

	private static final Set<String> ARCHIVES = Set.of("war", "ear"); //$NON-NLS-1$ //$NON-NLS-2$

	private WorkspaceFileDialog() {
	}

	/** {@return the path of the chosen workload file, empty where the user chose none} */
	static Optional<String> workload(Shell parent, String current) {
		return choose(parent, WorkloadFiles::isWorkload, Messages.WorkloadDialog_title, Messages.WorkloadDialog_choose, Messages.WorkloadDialog_none, WorkloadFiles.file(current));
	}

	/** {@return the path of the chosen WAR or EAR, empty where the user chose none} */
	static Optional<String> archive(Shell parent) {
		return choose(parent, resource -> resource instanceof IFile && ARCHIVES.contains(String.valueOf(resource.getFileExtension()).toLowerCase(Locale.ROOT)),
				Messages.ServerTab_archiveTitle, Messages.ServerTab_archiveChoose, Messages.ServerTab_archiveNone, null);
	}

	/** {@return the path of the chosen jar, empty where the user chose none} */
	static Optional<String> jar(Shell parent) {
		return choose(parent, resource -> resource instanceof IFile && "jar".equalsIgnoreCase(resource.getFileExtension()), //$NON-NLS-1$
				Messages.ApplicationTab_jarTitle, Messages.ApplicationTab_jarChoose, Messages.ApplicationTab_jarNone, null);
	}

	private static Optional<String> choose(Shell parent, Predicate<IResource> wanted, String title, String message, String none, IFile now) {
		List<IFile> files = files(wanted);
		if (files.isEmpty()) {
			MessageDialog.openInformation(parent, title, none);
			return Optional.empty();
		}
		ElementListSelectionDialog dialog = new ElementListSelectionDialog(parent, new WorkbenchLabelProvider() {

			@Override
			protected String decorateText(String text, Object element) {
				return ((IFile) element).getFullPath().toString();
			}
		});
		dialog.setElements(files.toArray());
		dialog.setTitle(title);
		dialog.setMessage(message);
		dialog.setMultipleSelection(false);
		if (now != null && files.contains(now)) {
			dialog.setInitialSelections(now);
		}
		return dialog.open() == Window.OK ? Optional.of(((IFile) dialog.getFirstResult()).getFullPath().toString()) : Optional.empty();
	}

	private static List<IFile> files(Predicate<IResource> wanted) {
		List<IFile> files = new ArrayList<>();
		try {
			ResourcesPlugin.getWorkspace().getRoot().accept((IResource resource) -> {
				if (wanted.test(resource)) {
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
