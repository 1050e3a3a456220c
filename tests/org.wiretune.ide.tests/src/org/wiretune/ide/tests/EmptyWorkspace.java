/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IWorkspaceDescription;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.wiretune.ide.WorkspaceAnalysis;

/** Gives each test an empty workspace without automatic build, and fails it on a logged error. */
final class EmptyWorkspace implements BeforeEachCallback, AfterEachCallback {

	private final List<String> errors = new ArrayList<>();
	private final ILogListener log = (status, plugin) -> {
		if (status.matches(IStatus.ERROR)) {
			synchronized (errors) {
				errors.add(plugin + ": " + status.getMessage() + " " + status.getException());
			}
		}
	};

	@Override
	public void beforeEach(ExtensionContext context) throws Exception {
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		IWorkspaceDescription description = workspace.getDescription();
		description.setAutoBuilding(false);
		workspace.setDescription(description);
		clear();
		Platform.addLogListener(log);
	}

	@Override
	public void afterEach(ExtensionContext context) throws Exception {
		clear();
		Platform.removeLogListener(log);
		synchronized (errors) {
			if (!errors.isEmpty()) {
				throw new AssertionError("Errors were logged: " + errors);
			}
		}
	}

	/** {@return the folder of the repository} */
	static Path repository() {
		return Path.of(System.getProperty("wiretune.root", "../..")).toAbsolutePath().normalize();
	}

	private static void clear() throws Exception {
		for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects(IResource.NONE)) {
			project.delete(IResource.FORCE | IResource.ALWAYS_DELETE_PROJECT_CONTENT, null);
		}
		WorkspaceAnalysis.get().join(null);
		WorkspaceAnalysis.get().bringUpToDate(null);
		String[] left = Path.of(ResourcesPlugin.getWorkspace().getRoot().getLocation().toOSString()).toFile().list((folder, name) -> !name.startsWith("."));
		if (left != null && left.length > 0) {
			throw new AssertionError("Left in the workspace: " + Arrays.toString(left));
		}
	}
}
