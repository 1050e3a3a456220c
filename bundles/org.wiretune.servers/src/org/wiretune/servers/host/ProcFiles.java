/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.host;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads files that the kernel makes when they are read. They have no length beforehand, so reading is bounded. */
final class ProcFiles {

	/** More than the map of any process; what is longer is cut. */
	private static final int MOST_BYTES = 4 << 20;

	private final Path root;

	/** Files below a root, which is {@code /} but for tests. */
	ProcFiles(Path root) {
		this.root = root;
	}

	/** The text of a file; empty where there is none or it may not be read. */
	String text(String path) {
		try (InputStream stream = Files.newInputStream(root.resolve(path))) {
			return new String(stream.readNBytes(MOST_BYTES), StandardCharsets.ISO_8859_1);
		} catch (IOException | RuntimeException absent) {
			return ""; //$NON-NLS-1$
		}
	}

	/** The folder below the root. */
	Path folder(String path) {
		return root.resolve(path);
	}
}
