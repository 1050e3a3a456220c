/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IWorkspaceDescription;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.workbench.Workbench;

/**
 * What WireTune's nature adds to a full build of Java projects. Rounds with and without the nature take turns, so that
 * what else the machine does meets both.
 */
final class BuildMeasurement {

	private static final int FIRST = 3;
	private static final int ROUNDS = 9;
	private static final double GOAL = 1.05;
	private static final String CLASSPATH = """
			<?xml version="1.0" encoding="UTF-8"?>
			<classpath>
				<classpathentry kind="src" path="src"/>
				<classpathentry kind="con" path="org.eclipse.jdt.launching.JRE_CONTAINER"/>
				<classpathentry kind="output" path="bin"/>
			</classpath>
			""";

	private final List<IProject> projects = new ArrayList<>();
	private int files;

	/**
	 * Makes a Java project of each folder of source.
	 *
	 * @param folder a folder of folders
	 */
	BuildMeasurement(Path folder) throws CoreException, IOException {
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		IWorkspaceDescription description = workspace.getDescription();
		description.setAutoBuilding(false);
		workspace.setDescription(description);
		List<Path> sources;
		try (Stream<Path> all = Files.list(folder)) {
			sources = all.filter(Files::isDirectory).sorted().toList();
		}
		for (Path source : sources) {
			String name = source.getFileName().toString();
			Path target = workspace.getRoot().getLocation().toFile().toPath().resolve(name);
			copy(source, target.resolve("src"));
			Files.writeString(target.resolve(".classpath"), CLASSPATH);
			IProject project = workspace.getRoot().getProject(name);
			IProjectDescription made = workspace.newProjectDescription(name);
			project.create(made, null);
			project.open(null);
			made.setNatureIds(new String[] { "org.eclipse.jdt.core.javanature" });
			project.setDescription(made, null);
			project.refreshLocal(IResource.DEPTH_INFINITE, null);
			projects.add(project);
		}
	}

	void run() throws CoreException {
		List<Double> without = new ArrayList<>();
		List<Double> with = new ArrayList<>();
		for (int round = 0; round < FIRST + ROUNDS; round++) {
			double off = build(false);
			double on = build(true);
			if (round >= FIRST) {
				without.add(off);
				with.add(on);
			}
		}
		Figures off = Figures.of(without);
		Figures on = Figures.of(with);
		double ratio = on.median() / off.median();
		Figures.say("Full build of %d Java projects, %d Java files: with the nature %s", projects.size(), files, on.sentence());
		Figures.say("  baseline \"without the nature\": %s; ratio of the medians %.3f; goal at most %.2f: %s", off.sentence(), ratio, GOAL,
				ratio <= GOAL ? "reached" : "MISSED");
	}

	private double build(boolean nature) throws CoreException {
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		for (IProject project : projects) {
			IProjectDescription description = project.getDescription();
			List<String> natures = new ArrayList<>(Arrays.asList(description.getNatureIds()));
			natures.remove(WireTuneNature.ID);
			if (nature) {
				natures.add(WireTuneNature.ID);
			}
			description.setNatureIds(natures.toArray(String[]::new));
			project.setDescription(description, null);
		}
		workspace.build(IncrementalProjectBuilder.CLEAN_BUILD, null);
		Workbench.joinBuild();
		System.gc();
		long start = System.nanoTime();
		workspace.build(IncrementalProjectBuilder.FULL_BUILD, null);
		return (System.nanoTime() - start) / 1e6;
	}

	private void copy(Path from, Path to) throws IOException {
		try (Stream<Path> all = Files.walk(from)) {
			for (Path file : all.filter(Files::isRegularFile).toList()) {
				Path target = to.resolve(from.relativize(file).toString());
				Files.createDirectories(target.getParent());
				Files.copy(file, target);
				files++;
			}
		}
	}
}
