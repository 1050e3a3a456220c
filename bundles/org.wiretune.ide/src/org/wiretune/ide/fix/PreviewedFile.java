/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;

/** What a change makes of one file, as a preview shows it. */
public interface PreviewedFile {

	/** {@return the file; one that comes into being is not there yet} */
	IFile getFile();

	/**
	 * Compares the text as it is, unsaved or not, with the text as it will be.
	 *
	 * @param monitor shows progress; may be null
	 * @return the lines of the difference in the unified format, secrets hidden, without line ends and without the names of the files
	 * @throws CoreException where the file cannot be read
	 */
	List<String> difference(IProgressMonitor monitor) throws CoreException;
}
