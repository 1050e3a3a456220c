/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.wiretune.analysis.server.OwnServerSettings;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.model.platform.Server;
import org.wiretune.model.solution.Solution;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.servers.kit.ServerKind;

/** The configuration of a WildFly or Liberty in the workspace, as something that can be measured with one click. */
public final class ServerFile {

	private ServerFile() {
	}

	/**
	 * {@return the kind of server that a file configures; empty for other files}
	 *
	 * @param resource the file
	 */
	public static Optional<ServerKind> kind(IResource resource) {
		Solution solution = WorkspaceAnalysis.get().solution();
		if (!(resource instanceof IFile) || solution == null) {
			return Optional.empty();
		}
		String path = WorkspaceFile.path(resource);
		return solution.getServers().stream().filter(server -> path.equals(OwnServerSettings.file(server))).flatMap((Server server) -> OwnServerSettings.kind(server).stream())
				.findFirst();
	}

	/**
	 * {@return the settings of a new configuration that measures a server with the settings of its file}
	 *
	 * @param file the file, of which {@link #kind(IResource)} knows the kind
	 */
	public static PerformanceTestSettings settings(IFile file) {
		PerformanceTestSettings standard = PerformanceTestSettings.of(file.getProject().getName());
		return new PerformanceTestSettings(standard.project(), WorkspaceFile.path(file), BindingUnderTest.all().stream().map(BindingUnderTest::id).toList(),
				standard.sizes(), standard.loops(), standard.warmupLoops(), standard.clients(), "")
				.withTarget(TargetSettings.EMBEDDED.on(kind(file).map(ServerKind::id).orElse("")));
	}

	/**
	 * {@return whether a configuration measures a server with the settings of a file}
	 *
	 * @param settings the configuration
	 * @param resource the file
	 */
	public static boolean isOf(PerformanceTestSettings settings, IResource resource) {
		return !settings.hasWorkload() && !settings.target().isEmbedded() && settings.server().equals(WorkspaceFile.path(resource));
	}
}
