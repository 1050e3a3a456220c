/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.sample;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.MultiStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.osgi.util.NLS;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.wiretune.ide.files.WholeWorkspaceFile;
import org.wiretune.ide.internal.Messages;

/** The sample solution: five projects that show a solution with slow choices, copied from this bundle. */
public final class SampleSolution {

	private static final String FOLDER = "/samples/";

	private SampleSolution() {
	}

	/** {@return the names of the projects in alphabetical order} */
	public static List<String> projectNames() {
		return List.copyOf(files().keySet());
	}

	/**
	 * {@return a sentence that names what stands in the way of the sample, or null where nothing does} Nothing that is
	 * there is ever overwritten.
	 */
	public static String obstacle() {
		List<String> taken = new ArrayList<>();
		IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
		for (String name : files().keySet()) {
			IPath workspace = root.getLocation();
			File folder = workspace == null ? null : workspace.append(name).toFile();
			if (root.getProject(name).exists() || folder != null && folder.exists()) {
				taken.add(name);
			}
		}
		return taken.isEmpty() ? null : NLS.bind(Messages.SampleSolution_exists, String.join(", ", taken));
	}

	/**
	 * Copies the projects into the workspace. Where that fails or is cancelled, none of them stays.
	 *
	 * @param monitor shows progress and cancels; may be null
	 * @return the projects
	 * @throws CoreException with a sentence for the user where a project of one of the names exists or cannot be written
	 */
	public static List<IProject> create(IProgressMonitor monitor) throws CoreException {
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		List<IProject> created = new ArrayList<>();
		SubMonitor progress = SubMonitor.convert(monitor, Messages.SampleSolution_creating, 100);
		try {
			workspace.run(inner -> createAll(created, SubMonitor.convert(inner)), workspace.getRoot(), IWorkspace.AVOID_UPDATE, progress.split(100));
		} catch (CoreException | OperationCanceledException failed) {
			remove(created, failed);
			throw failed;
		}
		return List.copyOf(created);
	}

	private static void createAll(List<IProject> created, SubMonitor progress) throws CoreException {
		String obstacle = obstacle();
		if (obstacle != null) {
			throw new CoreException(Status.error(obstacle));
		}
		Map<String, NavigableMap<String, URL>> projects = files();
		progress.setWorkRemaining(projects.size());
		for (Map.Entry<String, NavigableMap<String, URL>> project : projects.entrySet()) {
			create(project.getKey(), project.getValue(), created, progress.split(1));
		}
	}

	private static void create(String name, NavigableMap<String, URL> files, List<IProject> created, SubMonitor progress) throws CoreException {
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
		progress.setWorkRemaining(files.size() + 2);
		try {
			IProjectDescription description;
			try (InputStream content = files.get(IProjectDescription.DESCRIPTION_FILE_NAME).openStream()) {
				description = ResourcesPlugin.getWorkspace().loadProjectDescription(content);
			}
			created.add(project);
			project.create(description, progress.split(1));
			project.open(progress.split(1));
			for (Map.Entry<String, URL> entry : files.entrySet()) {
				SubMonitor step = progress.split(1);
				IFile file = project.getFile(entry.getKey());
				if (!file.exists()) {
					createFolder(file.getParent());
					try (InputStream content = entry.getValue().openStream()) {
						WholeWorkspaceFile.write(file, content.readAllBytes(), step);
					}
				}
			}
		} catch (IOException unreadable) {
			throw new CoreException(Status.error(NLS.bind(Messages.SampleSolution_unreadable, name), unreadable));
		}
	}

	private static void createFolder(IContainer container) throws CoreException {
		if (container instanceof IFolder folder && !folder.exists()) {
			createFolder(folder.getParent());
			folder.create(true, true, new NullProgressMonitor());
		}
	}

	private static void remove(List<IProject> created, Exception reason) throws CoreException {
		for (IProject project : created) {
			try {
				project.delete(IResource.FORCE | IResource.ALWAYS_DELETE_PROJECT_CONTENT, new NullProgressMonitor());
			} catch (CoreException left) {
				IStatus[] both = { left.getStatus(), reason instanceof CoreException failed ? failed.getStatus() : Status.CANCEL_STATUS };
				throw new CoreException(new MultiStatus(SampleSolution.class, 0, both, NLS.bind(Messages.SampleSolution_left, project.getName()), left));
			}
		}
	}

	/** The files of each project by their path in it. */
	private static NavigableMap<String, NavigableMap<String, URL>> files() {
		NavigableMap<String, NavigableMap<String, URL>> projects = new TreeMap<>();
		Bundle bundle = FrameworkUtil.getBundle(SampleSolution.class);
		for (URL url : Collections.list(bundle.findEntries(FOLDER, "*", true))) {
			String path = url.getPath();
			String inside = path.substring(path.indexOf(FOLDER) + FOLDER.length());
			int slash = inside.indexOf('/');
			if (!inside.endsWith("/") && slash > 0) {
				projects.computeIfAbsent(inside.substring(0, slash), name -> new TreeMap<>()).put(inside.substring(slash + 1), url);
			}
		}
		return projects;
	}
}
