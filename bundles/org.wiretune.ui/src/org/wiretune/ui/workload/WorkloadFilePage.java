/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.workload;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.dialogs.WizardNewFileCreationPage;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.perf.workload.edit.WorkloadTemplates;

/** Chooses where a new workload file goes. */
final class WorkloadFilePage extends WizardNewFileCreationPage {

	private final KindPage kind;
	private String proposed = ""; //$NON-NLS-1$

	WorkloadFilePage(IStructuredSelection selection, KindPage kind) {
		super("file", selection); //$NON-NLS-1$
		this.kind = kind;
		setTitle(Messages.Wizard_title);
		setDescription(Messages.FilePage_description);
		setFileExtension(WorkloadText.FILE_EXTENSION);
	}

	/** Proposes a name that is free, unless the user has entered one. */
	void propose() {
		if (getControl() == null || !getFileName().equals(proposed) && !getFileName().isEmpty()) {
			return;
		}
		String base = kind.name().toLowerCase(java.util.Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", ""); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
		base = base.isEmpty() ? kind.kind().id() : base;
		String name = base;
		for (int i = 2; exists(name); i++) {
			name = base + '-' + i;
		}
		proposed = name + '.' + WorkloadText.FILE_EXTENSION;
		setFileName(proposed);
	}

	private boolean exists(String name) {
		IPath folder = getContainerFullPath();
		if (folder == null) {
			return false;
		}
		IPath path = folder.append(name + '.' + WorkloadText.FILE_EXTENSION);
		return path.segmentCount() > 1 && ResourcesPlugin.getWorkspace().getRoot().getFile(path).exists();
	}

	@Override
	public IFile createNewFile() {
		propose();
		return super.createNewFile();
	}

	@Override
	protected InputStream getInitialContents() {
		return new ByteArrayInputStream(WorkloadTemplates.text(kind.kind(), kind.name()).getBytes(StandardCharsets.UTF_8));
	}
}
