/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.List;

import org.wiretune.lint.format.WebSpherePath;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.Server;

/** Gives the files of a WebSphere cell to the servers that see them: those of a cell, node or cluster to each of its servers. */
final class WebSphereFiles {

	private static final String DEPLOYMENT = "websphere-deployment";

	private WebSphereFiles() {
	}

	/**
	 * Gives a file its place and tells its scope. Variables that no server sees and no resources need are left out, and so are
	 * deployments to servers that were not read.
	 */
	static void place(ConfigurationFile file, Servers servers) {
		file.setScope(WebSpherePath.of(file.getPath()).scope());
		List<Server> seeing = servers.seeing(file.getPath(), !file.getKind().equals(WebSphereVariables.FILE) && !file.getKind().equals(DEPLOYMENT));
		for (int i = 0; i < seeing.size(); i++) {
			seeing.get(i).getConfiguration().add(i == 0 ? file : PartCopy.of(file));
		}
	}
}
