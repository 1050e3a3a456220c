/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.files;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.internal.Messages;
import org.wiretune.safety.file.FileNotWritten;
import org.wiretune.safety.file.FileVersion;
import org.wiretune.safety.file.WholeFile;

/**
 * Writes files of the workspace whole or not at all, as the command line does; the platform empties a file before it
 * writes it. What a file held goes to its local history. Takes the scheduling rule of the file; not for the UI thread.
 */
public final class WholeWorkspaceFile {

	private WholeWorkspaceFile() {
	}

	/** {@return the place of a file on this machine, or null where it is on another} @param file the file */
	public static Path place(IFile file) {
		IPath location = file.getLocation();
		return location == null ? null : location.toFile().toPath();
	}

	/**
	 * Replaces a file that still holds what is expected.
	 *
	 * @param file a file with a {@link #place}
	 * @param expected what it has to hold
	 * @param content all of its new bytes
	 * @param monitor shows progress; may be null
	 * @throws CoreException with a sentence for the user where it cannot be written or holds something else; it then holds
	 *         what it held
	 */
	public static void replace(IFile file, FileVersion expected, byte[] content, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 2);
		keepHistory(file, progress.split(1));
		try {
			WholeFile.replace(place(file), expected, content);
		} catch (FileNotWritten problem) {
			throw notChanged(file, problem.getMessage());
		} finally {
			file.refreshLocal(IResource.DEPTH_ZERO, progress.split(1));
		}
	}

	/**
	 * Writes a file, new or not.
	 *
	 * @param file the file; its folder exists
	 * @param content all of its bytes
	 * @param monitor shows progress; may be null
	 * @throws CoreException with a sentence for the user where it cannot be written; it then holds what it held
	 */
	public static void write(IFile file, byte[] content, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 2);
		Path place = place(file);
		if (place == null) {
			writeElsewhere(file, content, progress);
			return;
		}
		if (file.exists()) {
			keepHistory(file, progress.split(1));
		}
		try {
			WholeFile.write(place, content);
		} catch (FileNotWritten problem) {
			throw notChanged(file, problem.getMessage());
		} finally {
			file.refreshLocal(IResource.DEPTH_ZERO, progress.split(1));
		}
	}

	/** {@return a problem with a sentence for the user} @param reason continues the sentence, without a full stop */
	public static CoreException notChanged(IFile file, String reason) {
		return new CoreException(Status.error(NLS.bind(Messages.WholeWorkspaceFile_notChanged, file.getFullPath().makeRelative(), reason)));
	}

	/** Writing nothing behind the end puts what the file holds into its history, and leaves it as it is. */
	private static void keepHistory(IFile file, IProgressMonitor monitor) throws CoreException {
		if (!file.isSynchronized(IResource.DEPTH_ZERO)) {
			throw notChanged(file, Messages.WholeWorkspaceFile_changedMeanwhile);
		}
		try {
			// The platform would say it in its own words, and not why.
			WholeFile.check(place(file));
		} catch (FileNotWritten problem) {
			throw notChanged(file, problem.getMessage());
		}
		file.appendContents(InputStream.nullInputStream(), IResource.KEEP_HISTORY, monitor);
	}

	/** On other machines only their file system knows how to write. */
	private static void writeElsewhere(IFile file, byte[] content, IProgressMonitor monitor) throws CoreException {
		try (InputStream in = new ByteArrayInputStream(content)) {
			if (file.exists()) {
				file.setContents(in, IResource.KEEP_HISTORY, monitor);
			} else {
				file.create(in, IResource.FORCE, monitor);
			}
		} catch (IOException impossible) {
			throw new IllegalStateException(impossible);
		}
	}
}
