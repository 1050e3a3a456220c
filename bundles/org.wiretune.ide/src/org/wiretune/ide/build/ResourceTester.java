/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.build;

import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.ide.launch.ApplicationSettings;
import org.wiretune.ide.launch.ServerFile;
import org.wiretune.ide.workload.WorkloadFiles;

/**
 * Answers menus about resources without reading a file: {@code isEnabled}, whether the project has WireTune's nature, and
 * {@code isModule}, whether it also is a module. {@code isWorkload} is true for workload files of any
 * project, {@code isServer} for the configuration of a server that can be run, {@code isApplication} for a project of Maven or
 * Gradle, whose build may make a runnable jar.
 */
public final class ResourceTester extends PropertyTester {

	@Override
	public boolean test(Object receiver, String property, Object[] arguments, Object expected) {
		IProject project = receiver instanceof IResource resource ? resource.getProject() : null;
		boolean value = project != null && AnalysedProject.isOn(project);
		if ("isWorkload".equals(property)) {
			value = receiver instanceof IResource resource && WorkloadFiles.isWorkload(resource);
		} else if ("isApplication".equals(property)) {
			value = receiver instanceof IProject && ApplicationSettings.mayBeApplication(project);
		} else if ("isServer".equals(property)) {
			value = value && ServerFile.kind((IResource) receiver).isPresent();
		} else if ("isModule".equals(property)) {
			value = value && project.getFile("sca.module").exists();
		}
		return value == (expected == null || Boolean.TRUE.equals(expected));
	}
}
