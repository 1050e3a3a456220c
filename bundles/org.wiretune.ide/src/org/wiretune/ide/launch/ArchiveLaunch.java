/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import static org.wiretune.ide.servers.ServerTexts.TEXTS;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.wiretune.analysis.server.OwnServerSettings;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.workload.WorkloadFiles;
import org.wiretune.lint.reading.Reading;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.servers.kit.ServerKind;

/**
 * An archive of the user on a WildFly or Liberty with the files of the user's server: a performance test with an archive and a
 * workload file whose requests call it.
 *
 * @param settings what the launch configuration says, of which nothing is wrong
 */
record ArchiveLaunch(PerformanceTestSettings settings) implements OwnLaunch {

	private static final String STANDARD = "standalone.xml";
	private static final String CONFIGURATION = "configuration";

	/** {@return a launch of an archive; empty where a test measures something else, or another project} @param settings the test @param project the project */
	static Optional<OwnLaunch> of(PerformanceTestSettings settings, IProject project) {
		TargetSettings target = settings.target();
		if (target.isEmbedded() || target.deployment().isEmpty() || !settings.hasWorkload() || !isOf(settings, project) || settings.problem() != null) {
			return Optional.empty();
		}
		ArchiveLaunch launch = new ArchiveLaunch(settings);
		try {
			WorkloadKind kind = launch.load().kind();
			return kind == WorkloadKind.RAMP || kind == WorkloadKind.CONSTANT_RATE ? Optional.of(launch) : Optional.empty();
		} catch (CoreException unreadable) {
			return Optional.empty();
		}
	}

	private static boolean isOf(PerformanceTestSettings settings, IProject project) {
		IFile server = WorkspaceFile.file(settings.server());
		return settings.project().equals(project.getName()) || server != null && server.getProject().equals(project);
	}

	/** {@return the name of a file} @param path its path in the workspace */
	static String name(String path) {
		return path.substring(path.lastIndexOf('/') + 1);
	}

	@Override
	public String loadName() {
		return name(settings.workload());
	}

	@Override
	public Workload load() throws CoreException {
		return WorkloadFiles.read(WorkloadFiles.file(settings.workload()));
	}

	@Override
	public ProvenApplication find(Reading reading) throws CoreException {
		TargetSettings target = settings.target();
		ServerKind kind = target.kind().orElseThrow();
		Path archive = target.archive().filter(Files::isRegularFile).orElseThrow(() -> new CoreException(Status.error(TEXTS.get("target.archiveMissing", target.deployment()))));
		Optional<Path> file = file(reading, kind);
		Optional<Path> files = file.isPresent() ? Optional.of(folder(kind, file.get())) : Optional.empty();
		List<String> arguments = new ArrayList<>();
		if (!settings.maximumHeap().isEmpty()) {
			arguments.add("-Xmx" + settings.maximumHeap() + 'm');
		}
		arguments.addAll(target.jvmArguments());
		List<String> leftOut = target.values().keySet().stream().filter(value -> value.key().isPresent()).sorted().map(TargetSettings.Value::label).toList();
		return new ProvenApplication(archive, files, arguments, Optional.of(kind), target.home(), target.startSeconds(), leftOut);
	}

	/** The file of the server that the test names, or the first one of its kind. */
	private Optional<Path> file(Reading reading, ServerKind kind) throws CoreException {
		String named = settings.server();
		Optional<String> path = OwnServerSettings.servers(reading.solution(), kind).stream()
				.filter(server -> named.isEmpty() || named.equals(OwnServerSettings.file(server)) || named.equals(server.getPath()) || named.equals(server.getName())).map(OwnServerSettings::file).findFirst();
		if (path.isEmpty()) {
			if (named.isEmpty()) {
				return Optional.empty();
			}
			throw new CoreException(Status.error(TEXTS.get("proven.noServer", named, kind.label())));
		}
		IFile file = WorkspaceFile.file(path.get());
		if (file == null || file.getLocation() == null) {
			throw new CoreException(Status.error(TEXTS.get("proven.notLocal", path.get())));
		}
		return Optional.of(file.getLocation().toFile().toPath());
	}

	/** The folder of Liberty's server; of WildFly that of its configurations, or the one above with all that belongs to it. */
	private static Path folder(ServerKind kind, Path file) throws CoreException {
		Path folder = file.getParent();
		if (kind == ServerKind.LIBERTY) {
			return folder;
		}
		String name = file.getFileName().toString();
		if (!name.equals(STANDARD) && Files.exists(folder.resolve(STANDARD))) {
			throw new CoreException(Status.error(TEXTS.get("proven.otherStandard", folder, name)));
		}
		return folder.getFileName().toString().equals(CONFIGURATION) ? folder.getParent() : folder;
	}
}
