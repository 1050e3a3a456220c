/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.findings;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.sample.SampleSolution;
import org.wiretune.workbench.Workbench;

/**
 * The sample solution in the workspace of a test, built. Between the tests of a class only what a test changed is put
 * back; after the last one nothing of it stays.
 */
public final class Sample implements BeforeEachCallback, AfterEachCallback, AfterAllCallback {

	/** The file with the slow choice of the demonstration. */
	public static final String IMPORT = "/SenderModule/ReceiverSCAAsync.import";
	/** A Java file with findings. */
	public static final String LISTENER = "/OrderApplication/src/org/wiretune/sample/orders/OrderListener.java";

	/** What the files of the sample held when it was created, by full path; null where it has to be created anew. */
	private Map<String, byte[]> created;
	private List<IProject> projects = List.of();

	@Override
	public void beforeEach(ExtensionContext context) throws Exception {
		if (created == null || !projects.equals(List.of(root().getProjects())) || !projects.stream().allMatch(IProject::isOpen)) {
			remove();
			SampleSolution.create(null);
			created = contents();
			projects = List.of(root().getProjects());
		} else {
			putBack();
		}
		settle();
	}

	@Override
	public void afterEach(ExtensionContext context) throws Exception {
		Workbench.clear();
	}

	@Override
	public void afterAll(ExtensionContext context) throws Exception {
		remove();
	}

	private void putBack() throws Exception {
		Map<String, byte[]> now = contents();
		for (Map.Entry<String, byte[]> each : now.entrySet()) {
			byte[] content = created.get(each.getKey());
			if (content == null) {
				file(each.getKey()).delete(true, null);
			} else if (!Arrays.equals(content, each.getValue())) {
				file(each.getKey()).setContents(new ByteArrayInputStream(content), IResource.FORCE, null);
			}
		}
		if (!now.keySet().containsAll(created.keySet())) {
			remove();
			SampleSolution.create(null);
		}
	}

	private static Map<String, byte[]> contents() throws Exception {
		Map<String, byte[]> contents = new TreeMap<>();
		root().accept(resource -> {
			if (resource instanceof IFile file && !file.isDerived(IResource.CHECK_ANCESTORS)) {
				contents.put(file.getFullPath().toString(), file.readAllBytes());
			}
			return true;
		});
		return contents;
	}

	/** Waits until the build and the analysis after it are done. */
	public static void settle() throws Exception {
		Workbench.joinBuild();
		WorkspaceAnalysis.get().join(null);
	}

	/** Removes all projects, as one change: views of the platform that refresh for the first of several ask for those that are gone by then. */
	public static void remove() throws Exception {
		ResourcesPlugin.getWorkspace().delete(root().getProjects(), IResource.FORCE | IResource.ALWAYS_DELETE_PROJECT_CONTENT, null);
		settle();
	}

	/** {@return the root of the workspace} */
	public static IWorkspaceRoot root() {
		return ResourcesPlugin.getWorkspace().getRoot();
	}

	/**
	 * {@return a file}
	 *
	 * @param path its full path
	 */
	public static IFile file(String path) {
		return root().getFile(IPath.fromPortableString(path));
	}

	/**
	 * {@return the text of a file as it is saved}
	 *
	 * @param path its full path
	 */
	public static String text(String path) throws Exception {
		try (InputStream content = file(path).getContents(true)) {
			return new String(content.readAllBytes(), StandardCharsets.UTF_8);
		}
	}

	/**
	 * {@return the findings below a resource, by path and line}
	 *
	 * @param resource the resource
	 */
	public static List<IMarker> findings(IResource resource) throws CoreException {
		List<IMarker> markers = new ArrayList<>(Arrays.asList(resource.findMarkers(FindingMarkers.FINDING, true, IResource.DEPTH_INFINITE)));
		markers.sort(Comparator.comparing((IMarker marker) -> marker.getResource().getFullPath().toString())
				.thenComparing(marker -> marker.getAttribute(IMarker.LINE_NUMBER, 0)).thenComparing(FindingMarkers::ruleId));
		return markers;
	}

	/**
	 * {@return the first finding of a rule in a file}
	 *
	 * @param rule the rule
	 * @param path the file's full path
	 */
	public static IMarker finding(String rule, String path) throws CoreException {
		return findings(file(path)).stream().filter(marker -> FindingMarkers.ruleId(marker).equals(rule)).findFirst()
				.orElseThrow(() -> new AssertionError("No finding of " + rule + " in " + path));
	}
}
