/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.ICommand;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IProjectNature;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.markers.FindingMarkers;

/** The nature of projects that WireTune looks at. It brings the builder; without the nature a project is left alone. */
public final class WireTuneNature implements IProjectNature {

	/** Id of the nature. */
	public static final String ID = AnalysedProject.NATURE;

	private IProject project;

	@Override
	public void configure() throws CoreException {
		IProjectDescription description = project.getDescription();
		List<ICommand> commands = new ArrayList<>(Arrays.asList(description.getBuildSpec()));
		if (commands.stream().noneMatch(WireTuneNature::isOurs)) {
			// Behind the others: what they generate is there, and what they copy is marked as derived.
			ICommand command = description.newCommand();
			command.setBuilderName(WireTuneBuilder.ID);
			commands.add(command);
			description.setBuildSpec(commands.toArray(ICommand[]::new));
			project.setDescription(description, new NullProgressMonitor());
		}
	}

	@Override
	public void deconfigure() throws CoreException {
		IProjectDescription description = project.getDescription();
		List<ICommand> commands = new ArrayList<>(Arrays.asList(description.getBuildSpec()));
		if (commands.removeIf(WireTuneNature::isOurs)) {
			description.setBuildSpec(commands.toArray(ICommand[]::new));
			project.setDescription(description, new NullProgressMonitor());
		}
		project.deleteMarkers(FindingMarkers.FINDING, true, IResource.DEPTH_INFINITE);
		project.deleteMarkers(FindingMarkers.READ_PROBLEM, true, IResource.DEPTH_INFINITE);
		WorkspaceAnalysis.get().projectsChanged();
	}

	@Override
	public IProject getProject() {
		return project;
	}

	@Override
	public void setProject(IProject project) {
		this.project = project;
	}

	/**
	 * Gives a project the nature. Does nothing where it has it.
	 *
	 * @param project an open project
	 * @param monitor shows progress
	 * @throws CoreException where the project's description cannot be written
	 */
	public static void enable(IProject project, IProgressMonitor monitor) throws CoreException {
		if (project.hasNature(ID)) {
			return;
		}
		IProjectDescription description = project.getDescription();
		List<String> natures = new ArrayList<>(Arrays.asList(description.getNatureIds()));
		natures.add(ID);
		description.setNatureIds(natures.toArray(String[]::new));
		project.setDescription(description, SubMonitor.convert(monitor));
	}

	/**
	 * Takes the nature from a project; its markers go with it. Does nothing where it has none.
	 *
	 * @param project an open project
	 * @param monitor shows progress
	 * @throws CoreException where the project's description cannot be written
	 */
	public static void disable(IProject project, IProgressMonitor monitor) throws CoreException {
		IProjectDescription description = project.getDescription();
		List<String> natures = new ArrayList<>(Arrays.asList(description.getNatureIds()));
		if (natures.remove(ID)) {
			description.setNatureIds(natures.toArray(String[]::new));
			project.setDescription(description, SubMonitor.convert(monitor));
		}
	}

	private static boolean isOurs(ICommand command) {
		return WireTuneBuilder.ID.equals(command.getBuilderName());
	}
}
