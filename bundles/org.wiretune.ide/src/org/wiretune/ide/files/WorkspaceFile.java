/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.files;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.osgi.util.NLS;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.source.SourceFile;

/** A saved file of the workspace. Its path starts with the name of its project. */
public final class WorkspaceFile implements SourceFile {

	private final IFile file;

	/**
	 * Wraps a file.
	 *
	 * @param file the file
	 */
	public WorkspaceFile(IFile file) {
		this.file = file;
	}

	/**
	 * {@return the path under which a resource is analysed}
	 *
	 * @param resource a resource
	 */
	public static String path(IResource resource) {
		return resource.getFullPath().makeRelative().toString();
	}

	/**
	 * {@return the file of the workspace that a path of the model means, or null where there is none}
	 *
	 * @param path a path of an origin, the project first
	 */
	public static IFile file(String path) {
		IPath full = WorkspacePath.portable(path);
		if (full.segmentCount() < 2) {
			return null;
		}
		IFile file = ResourcesPlugin.getWorkspace().getRoot().getFile(full);
		return file.exists() ? file : null;
	}

	@Override
	public String path() {
		return path(file);
	}

	@Override
	public long length() throws IOException {
		URI location = file.getLocationURI();
		if (location == null) {
			throw new IOException(NLS.bind(Messages.WorkspaceFile_nowhere, file.getFullPath()));
		}
		try {
			return EFS.getStore(location).fetchInfo().getLength();
		} catch (CoreException problem) {
			throw new IOException(problem.getStatus().getMessage(), problem);
		}
	}

	@Override
	public byte[] bytes() throws IOException {
		// Forced: what stands on the disk is what a server would read, even where the workspace has not noticed yet.
		try (InputStream content = file.getContents(true)) {
			return content.readAllBytes();
		} catch (CoreException problem) {
			throw new IOException(problem.getStatus().getMessage(), problem);
		}
	}

	@Override
	public Charset encoding() {
		try {
			return Charset.forName(file.getCharset());
		} catch (CoreException | IllegalCharsetNameException | UnsupportedCharsetException unknown) {
			return null;
		}
	}
}
