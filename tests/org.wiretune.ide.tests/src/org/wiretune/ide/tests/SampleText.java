/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import java.io.IOException;
import java.nio.file.Files;

/** Files of the sample as they stand in the repository. */
final class SampleText {

	private SampleText() {
	}

	/**
	 * {@return the bytes of a file of the sample}
	 *
	 * @param path the project and the path in it
	 */
	static byte[] of(String path) throws IOException {
		return Files.readAllBytes(EmptyWorkspace.repository().resolve("bundles/org.wiretune.ide/samples").resolve(path));
	}
}
