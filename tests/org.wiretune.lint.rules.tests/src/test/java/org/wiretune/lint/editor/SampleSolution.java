/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.wiretune.lint.Files;

/** The sample solution of the product, in memory. */
public final class SampleSolution {

	static final String IMPORT = "SenderModule/ReceiverSCAAsync.import";
	static final String MODULE = "SenderModule/sca.module";
	static final String COMPONENT = "SenderModule/SenderComponent.component";
	static final String EXPORT = "ReceiverModule/JMS_Export.export";
	static final String SERVER = "LocalServer/config/cells/localCell/nodes/localNode/servers/server1/server.xml";
	static final String RESOURCES = "LocalServer/config/cells/localCell/nodes/localNode/servers/server1/resources.xml";

	private SampleSolution() {
	}

	/** {@return its files} */
	public static Files files() {
		Path folder = Path.of("").toAbsolutePath();
		while (folder != null && !java.nio.file.Files.isDirectory(folder.resolve("bundles/org.wiretune.ide/samples"))) {
			folder = folder.getParent();
		}
		Path samples = folder.resolve("bundles/org.wiretune.ide/samples");
		Files files = new Files();
		try (Stream<Path> all = java.nio.file.Files.walk(samples)) {
			for (Path file : all.filter(java.nio.file.Files::isRegularFile).toList()) {
				files.with(samples.relativize(file).toString().replace('\\', '/'), java.nio.file.Files.readString(file));
			}
		} catch (IOException problem) {
			throw new UncheckedIOException(problem);
		}
		return files;
	}
}
