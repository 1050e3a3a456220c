/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import static org.wiretune.ide.servers.ServerTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.wiretune.ide.workload.WorkloadFiles;
import org.wiretune.perf.launch.JvmArguments;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.servers.application.RunnableJar;
import org.wiretune.servers.application.RunnableJars;

/**
 * What a launch configuration of an application says: a project whose build made a runnable jar, as those of Spring Boot,
 * Quarkus and Camel do. Texts are as the user typed them; {@link #problem()} tells whether they can be used.
 *
 * @param project name of the project; run files go there, and the application is started in its folder
 * @param jar the jar, by its path in the workspace or the file system; empty for the newest one that the build made
 * @param jvmArguments arguments for its virtual machine, separated by spaces
 * @param workload path of a workload file in the workspace, which calls the application and measures it; empty to start it
 *        and watch it only
 */
public record ApplicationSettings(String project, String jar, String jvmArguments, String workload) {

	/** Id of the launch configuration type. */
	public static final String TYPE = "org.wiretune.ide.application";

	private static final String PREFIX = "org.wiretune.ide.application.";
	private static final String PROJECT = PREFIX + "project";
	private static final String JAR = PREFIX + "jar";
	private static final String JVM_ARGUMENTS = PREFIX + "jvmArguments";
	private static final String WORKLOAD = PREFIX + "workload";
	/** What tells a project that Maven or Gradle builds. */
	private static final List<String> BUILD_FILES = List.of("pom.xml", "build.gradle", "build.gradle.kts");

	/** Trims the texts. */
	public ApplicationSettings {
		project = project.strip();
		jar = jar.strip();
		jvmArguments = jvmArguments.strip();
		workload = workload.strip();
	}

	/** {@return the settings of a new configuration: the newest jar, without a load} @param project name of the project */
	public static ApplicationSettings of(String project) {
		return new ApplicationSettings(project, "", "", "");
	}

	/**
	 * {@return whether Run As may be offered for a project: Maven or Gradle builds it, and it has sources of Java of its own. No file is read}
	 *
	 * @param project the project
	 */
	public static boolean mayBeApplication(IProject project) {
		return project.isAccessible() && BUILD_FILES.stream().anyMatch(name -> project.getFile(name).exists()) && project.getFolder("src/main").exists();
	}

	/**
	 * Reads a configuration.
	 *
	 * @param configuration the configuration
	 * @return its settings
	 * @throws CoreException where it cannot be read
	 */
	public static ApplicationSettings read(ILaunchConfiguration configuration) throws CoreException {
		return new ApplicationSettings(configuration.getAttribute(PROJECT, ""), configuration.getAttribute(JAR, ""), configuration.getAttribute(JVM_ARGUMENTS, ""),
				configuration.getAttribute(WORKLOAD, ""));
	}

	/**
	 * Writes the settings to a configuration and maps it to the project, so that it shows in the project's Run As.
	 *
	 * @param configuration the configuration
	 */
	public void write(ILaunchConfigurationWorkingCopy configuration) {
		configuration.setAttribute(PROJECT, project);
		configuration.setAttribute(JAR, jar);
		configuration.setAttribute(JVM_ARGUMENTS, jvmArguments);
		configuration.setAttribute(WORKLOAD, workload);
		IProject handle = projectHandle();
		configuration.setMappedResources(handle == null ? null : new IResource[] { handle });
	}

	/** {@return the project, or null where the name is none} */
	public IProject projectHandle() {
		return project.isEmpty() || !ResourcesPlugin.getWorkspace().validateName(project, IResource.PROJECT).isOK() ? null
				: ResourcesPlugin.getWorkspace().getRoot().getProject(project);
	}

	/** {@return the words of the arguments for the virtual machine} */
	public List<String> jvmWords() {
		return List.of(jvmArguments.split("\\s+")).stream().filter(word -> !word.isEmpty()).toList();
	}

	/** {@return what keeps these settings from being used, as a sentence; null where nothing does. Does not look for the jar of a build} */
	public String problem() {
		IProject handle = projectHandle();
		if (handle == null) {
			return TEXTS.get("application.noProject");
		}
		if (!handle.isAccessible() || handle.getLocation() == null) {
			return TEXTS.get("application.projectClosed", project);
		}
		if (!jar.isEmpty() && LocalFile.of(jar).filter(file -> file.toFile().isFile()).isEmpty()) {
			return TEXTS.get("application.jarMissing", jar);
		}
		List<String> refused = JvmArguments.of(jvmWords()).notes();
		if (!refused.isEmpty()) {
			return refused.get(0);
		}
		return workload.isEmpty() ? null : workloadProblem();
	}

	private String workloadProblem() {
		try {
			WorkloadKind kind = load().kind();
			return kind == WorkloadKind.RAMP || kind == WorkloadKind.CONSTANT_RATE ? null : TEXTS.get("application.workloadKind", workload, kind.id());
		} catch (CoreException unusable) {
			return unusable.getStatus().getMessage();
		}
	}

	/** {@return the load} @throws CoreException with a sentence for the user where the file is none */
	public Workload load() throws CoreException {
		IFile file = WorkloadFiles.file(workload);
		if (file == null) {
			throw new CoreException(Status.error(TEXTS.get("application.workloadMissing", workload)));
		}
		return WorkloadFiles.read(file);
	}

	/**
	 * Finds the jar. Looks into folders of the disk; not for the UI thread.
	 *
	 * @return the one that is named, or the newest that the build made
	 * @throws CoreException with a sentence for the user where there is none
	 */
	public RunnableJar find() throws CoreException {
		if (!jar.isEmpty()) {
			Optional<RunnableJar> named = LocalFile.of(jar).flatMap(RunnableJars::of);
			return named.orElseThrow(() -> new CoreException(Status.error(TEXTS.get("application.notRunnable", jar))));
		}
		Path folder = projectHandle().getLocation().toFile().toPath();
		try {
			List<RunnableJar> built = RunnableJars.below(folder);
			if (built.isEmpty()) {
				String command = projectHandle().getFile(BUILD_FILES.get(0)).exists() ? "mvn package" : "gradle build";
				throw new CoreException(Status.error(TEXTS.get("application.notBuilt", project, command)));
			}
			return built.get(0);
		} catch (RunnableJars.SeveralModules several) {
			throw new CoreException(Status.error(several.getMessage(), several));
		} catch (IOException unreadable) {
			throw new CoreException(Status.error(TEXTS.get("application.unreadable", folder, String.valueOf(unreadable.getMessage())), unreadable));
		}
	}
}
