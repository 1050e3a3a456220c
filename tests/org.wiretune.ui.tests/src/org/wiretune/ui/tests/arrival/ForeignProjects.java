/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.arrival;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.wiretune.ui.tests.WorkbenchCheck;

/** A folder with projects as others leave them: 21 hold modules, 13 nothing that WireTune reads, and none has ever heard of it. */
final class ForeignProjects {

	/** All of them. */
	static final int ALL = 34;
	/** Those that WireTune can read. */
	static final int READABLE = 21;

	private ForeignProjects() {
	}

	/** Writes them, the sample's two modules among them. @param folder an empty folder */
	static void write(Path folder) throws IOException {
		for (String module : new String[] { "SenderModule", "ReceiverModule" }) {
			copy(WorkbenchCheck.repository().resolve("bundles/org.wiretune.ide/samples").resolve(module), folder.resolve(module));
			describe(folder.resolve(module));
		}
		for (int i = 3; i <= ALL; i++) {
			Path project = Files.createDirectory(folder.resolve((i <= READABLE ? "Module" : "Notes") + i));
			describe(project);
			Files.writeString(project.resolve(i <= READABLE ? "sca.module" : "notes.md"), i <= READABLE
					? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Module" + i + "\"/>\n" : "Nothing is wired here.\n");
		}
	}

	private static void describe(Path project) throws IOException {
		Files.writeString(project.resolve(".project"), "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<projectDescription><name>" + project.getFileName()
				+ "</name><comment/><projects/><buildSpec/><natures/></projectDescription>\n");
	}

	private static void copy(Path from, Path to) throws IOException {
		try (Stream<Path> files = Files.walk(from)) {
			for (Path file : files.toList()) {
				Files.copy(file, to.resolve(from.relativize(file)));
			}
		}
	}
}
