/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.text.IDocument;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.ide.files.UnsavedFile;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.lint.source.SourceFile;

/** The texts of files as editors show them, saved or not. */
public final class OpenTexts {

	private OpenTexts() {
	}

	/** {@return the unsaved texts of files that are analysed} */
	public static List<SourceFile> unsaved() {
		List<SourceFile> unsaved = new ArrayList<>();
		for (IFileBuffer buffer : FileBuffers.getTextFileBufferManager().getFileBuffers()) {
			IPath location = buffer.getLocation();
			if (buffer.isDirty() && buffer instanceof ITextFileBuffer text && location != null && location.segmentCount() > 1) {
				IFile file = ResourcesPlugin.getWorkspace().getRoot().getFile(location);
				if (file.exists() && AnalysedProject.isOn(file.getProject())) {
					// An editor that is closed meanwhile takes the document away.
					IDocument document = text.getDocument();
					if (document != null) {
						unsaved.add(new UnsavedFile(WorkspaceFile.path(file), document.get()));
					}
				}
			}
		}
		return unsaved;
	}

	/**
	 * {@return the text of a file as an editor shows or would show it, without a byte order mark}
	 *
	 * @param file the file
	 * @param progress shows progress
	 * @throws CoreException where it cannot be read
	 */
	public static String text(IFile file, SubMonitor progress) throws CoreException {
		ITextFileBufferManager manager = FileBuffers.getTextFileBufferManager();
		progress.setWorkRemaining(2);
		manager.connect(file.getFullPath(), LocationKind.IFILE, progress.split(1));
		try {
			return manager.getTextFileBuffer(file.getFullPath(), LocationKind.IFILE).getDocument().get();
		} finally {
			manager.disconnect(file.getFullPath(), LocationKind.IFILE, progress.split(1));
		}
	}
}
