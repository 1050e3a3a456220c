/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.wiretune.ide.files.WorkspacePath;
import org.wiretune.workbench.Workbench;

/**
 * The sample solution with 300 modules: its sender and its receiver 150 times, each a project of its own, the others
 * once. All have WireTune's nature.
 *
 * @param pairs how many senders and receivers there are
 */
record ManyModules(int pairs) {

	/** The server that all modules run on. */
	static final String SERVER = "LocalServer/config/cells/localCell/nodes/localNode/servers/server1/server.xml";
	/** Data sources and activation specifications of the server. */
	static final String RESOURCES = "LocalServer/config/cells/localCell/nodes/localNode/servers/server1/resources.xml";

	private static final int PAIRS = 150;
	private static final String FOLDER = "/samples/";

	/** Makes the projects and waits until they are built. */
	static ManyModules create() throws CoreException, IOException {
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		IWorkspaceRoot root = workspace.getRoot();
		Map<String, String> files = files();
		Path folder = root.getLocation().toFile().toPath();
		for (Map.Entry<String, String> file : files.entrySet()) {
			Path target = folder.resolve(file.getKey());
			Files.createDirectories(target.getParent());
			Files.writeString(target, file.getValue(), StandardCharsets.ISO_8859_1);
		}
		workspace.run(monitor -> {
			for (String path : files.keySet()) {
				if (path.indexOf('/') == path.indexOf("/.project")) {
					IProject project = root.getProject(path.substring(0, path.indexOf('/')));
					project.create(null);
					project.open(null);
					project.refreshLocal(IResource.DEPTH_INFINITE, null);
				}
			}
		}, root, IWorkspace.AVOID_UPDATE, null);
		long start = System.nanoTime();
		Workbench.joinBuild();
		Figures.say("Workspace: %d projects, %d modules, %d files; first build %.0f ms", root.getProjects().length, 2 * PAIRS, files.size(),
				(System.nanoTime() - start) / 1e6);
		return new ManyModules(PAIRS);
	}

	/** {@return a file of a sender} */
	IFile sender(int number, String path) {
		return file(senderName(number) + '/' + path);
	}

	/** {@return the project of a sender} */
	String senderName(int number) {
		return "SenderModule" + number;
	}

	/** {@return a file of the workspace} */
	static IFile file(String path) {
		IFile file = ResourcesPlugin.getWorkspace().getRoot().getFile(WorkspacePath.portable(path));
		if (!file.exists()) {
			throw new IllegalStateException("The workspace has no file " + path + ".");
		}
		return file;
	}

	private static Map<String, String> files() throws IOException {
		Map<String, String> files = new TreeMap<>();
		for (URL url : Collections.list(Platform.getBundle("org.wiretune.ide").findEntries(FOLDER, "*", true))) {
			String path = url.getPath().substring(url.getPath().indexOf(FOLDER) + FOLDER.length());
			if (path.endsWith("/")) {
				continue;
			}
			String text;
			try (InputStream content = url.openStream()) {
				text = new String(content.readAllBytes(), StandardCharsets.ISO_8859_1);
			}
			boolean many = path.startsWith("SenderModule/") || path.startsWith("ReceiverModule/");
			for (int i = 0; i < (many ? PAIRS : 1); i++) {
				files.put(many ? path.replaceFirst("Module/", "Module" + i + '/') : path,
						many ? text.replace("SenderModule", "SenderModule" + i).replace("ReceiverModule", "ReceiverModule" + i) : text);
			}
		}
		return files;
	}
}
