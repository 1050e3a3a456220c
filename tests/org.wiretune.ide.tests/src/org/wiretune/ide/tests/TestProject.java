/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.ide.markers.FindingMarkers;

/** A project made for a test, with the nature unless it is taken off. */
final class TestProject {

	private final IProject project;

	TestProject(String name) throws CoreException {
		project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
		if (!project.exists()) {
			project.create(null);
			project.open(null);
			WireTuneNature.enable(project, null);
		}
	}

	IProject project() {
		return project;
	}

	IFile write(String path, String text) throws CoreException {
		return write(path, text.getBytes(StandardCharsets.UTF_8));
	}

	IFile write(String path, byte[] bytes) throws CoreException {
		IFile file = project.getFile(path);
		if (file.exists()) {
			file.setContents(new ByteArrayInputStream(bytes), IResource.FORCE, null);
		} else {
			makeFolder(file.getParent());
			file.create(new ByteArrayInputStream(bytes), IResource.FORCE, null);
		}
		return file;
	}

	static String read(IFile file) throws Exception {
		return read(file, StandardCharsets.UTF_8);
	}

	static String read(IFile file, Charset charset) throws Exception {
		return new String(bytes(file), charset);
	}

	static byte[] bytes(IFile file) throws Exception {
		try (InputStream content = file.getContents(true)) {
			return content.readAllBytes();
		}
	}

	static void build() throws CoreException {
		ResourcesPlugin.getWorkspace().build(IncrementalProjectBuilder.INCREMENTAL_BUILD, null);
	}

	static List<IMarker> findings(IResource resource) throws CoreException {
		return markers(resource, FindingMarkers.FINDING);
	}

	static List<IMarker> problems(IResource resource) throws CoreException {
		return markers(resource, FindingMarkers.READ_PROBLEM);
	}

	private static List<IMarker> markers(IResource resource, String type) throws CoreException {
		List<IMarker> markers = new ArrayList<>(Arrays.asList(resource.findMarkers(type, true, IResource.DEPTH_INFINITE)));
		markers.sort(Comparator.comparing((IMarker marker) -> marker.getResource().getFullPath().toString())
				.thenComparing(marker -> marker.getAttribute(IMarker.LINE_NUMBER, 0)).thenComparing(FindingMarkers::ruleId));
		return markers;
	}

	private static void makeFolder(IContainer container) throws CoreException {
		if (container instanceof IFolder folder && !folder.exists()) {
			makeFolder(folder.getParent());
			folder.create(true, true, null);
		}
	}
}
