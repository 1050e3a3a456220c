/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.maven;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Plugin;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;

/**
 * Whether the files of a module are read with a project of the same build that lies above it. Findings are relations between modules,
 * so the outermost project that runs the goal reads all, and each file is read once.
 */
final class ReadAbove {

	private ReadAbove() {
	}

	/** {@return the project that reads the files of this one too; empty where it reads them itself} @param project this one @param session the build @param execution what runs */
	static Optional<MavenProject> of(MavenProject project, MavenSession session, MojoExecution execution) {
		Path folder = project.getBasedir().toPath();
		List<MavenProject> projects = session.getProjects();
		return projects.stream().filter(each -> each != project && each.getBasedir() != null && folder.startsWith(each.getBasedir().toPath()) && runs(each, execution)).findFirst();
	}

	private static boolean runs(MavenProject project, MojoExecution execution) {
		if (execution.getSource() == MojoExecution.Source.CLI) {
			return true;
		}
		Plugin plugin = project.getPlugin(execution.getPlugin().getKey());
		return plugin != null && plugin.getExecutions().stream().anyMatch(each -> each.getGoals().contains(execution.getGoal()));
	}
}
