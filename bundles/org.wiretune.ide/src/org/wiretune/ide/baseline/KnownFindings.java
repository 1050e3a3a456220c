/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.baseline;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.UnaryOperator;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.files.WholeWorkspaceFile;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.baseline.Baseline;

/**
 * The file in a project that names its known findings, {@value #FILE}, with paths relative to the project. The command
 * line reads and writes the same file with {@code --baseline}.
 */
public final class KnownFindings {

	/** Name of the file. */
	public static final String FILE = "wiretune.baseline";

	private KnownFindings() {
	}

	/** {@return the file of a project, which need not exist} @param project the project */
	public static IFile file(IProject project) {
		return project.getFile(FILE);
	}

	/** {@return whether one of the projects has known findings} @param projects the projects */
	public static boolean any(Collection<IProject> projects) {
		return projects.stream().anyMatch(project -> file(project).exists());
	}

	/** {@return names files of a project relative to it; others not at all} @param project the project */
	static UnaryOperator<String> paths(IProject project) {
		String folder = project.getName() + '/';
		return path -> path.startsWith(folder) ? path.substring(folder.length()) : null;
	}

	/**
	 * Writes all findings of the workspace, new and known, into the files of their projects. Takes the scheduling rule of
	 * the workspace; not to be called on the UI thread.
	 *
	 * @param result what was found
	 * @param projects the projects that may get a file; one without findings gets none
	 * @param monitor shows progress; may be null
	 * @return how many findings are known now
	 * @throws CoreException where a file cannot be written
	 */
	public static int take(LintResult result, Collection<IProject> projects, IProgressMonitor monitor) throws CoreException {
		int[] known = new int[1];
		Set<IProject> all = new LinkedHashSet<>(projects);
		ResourcesPlugin.getWorkspace().run(inner -> {
			SubMonitor progress = SubMonitor.convert(inner, all.size());
			for (IProject project : all) {
				Baseline baseline = Baseline.of(result, paths(project));
				known[0] += baseline.size();
				if (baseline.size() > 0) {
					write(file(project), baseline, progress.split(1));
				}
			}
		}, ResourcesPlugin.getWorkspace().getRoot(), IWorkspace.AVOID_UPDATE, monitor);
		return known[0];
	}

	/**
	 * Deletes the files of projects, so that all findings are marked again. Not to be called on the UI thread.
	 *
	 * @param projects the projects
	 * @param monitor shows progress; may be null
	 * @throws CoreException where a file cannot be deleted
	 */
	public static void forget(Collection<IProject> projects, IProgressMonitor monitor) throws CoreException {
		Set<IProject> all = new LinkedHashSet<>(projects);
		ResourcesPlugin.getWorkspace().run(inner -> {
			SubMonitor progress = SubMonitor.convert(inner, all.size());
			for (IProject project : all) {
				if (file(project).exists()) {
					file(project).delete(IResource.KEEP_HISTORY, progress.split(1));
				}
			}
		}, ResourcesPlugin.getWorkspace().getRoot(), IWorkspace.AVOID_UPDATE, monitor);
	}

	private static void write(IFile file, Baseline baseline, IProgressMonitor monitor) throws CoreException {
		StringBuilder text = new StringBuilder();
		try {
			baseline.write(text);
		} catch (IOException impossible) {
			throw new CoreException(Status.error(NLS.bind(Messages.KnownFindings_cannotWrite, file.getFullPath()), impossible));
		}
		byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
		boolean isNew = !file.exists();
		WholeWorkspaceFile.write(file, bytes, monitor);
		if (isNew) {
			file.setCharset(StandardCharsets.UTF_8.name(), monitor);
		}
	}
}
