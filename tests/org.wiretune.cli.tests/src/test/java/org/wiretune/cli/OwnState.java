/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.nio.file.Path;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.wiretune.safety.file.StateFolder;

/** Lets a test have a folder of its own for what can be taken back. */
final class OwnState implements BeforeEachCallback, AfterEachCallback {

	private String before;

	@Override
	public void beforeEach(ExtensionContext context) {
		before = System.getProperty(StateFolder.PROPERTY);
	}

	/** Sets the folder. */
	static void use(Path folder) {
		System.setProperty(StateFolder.PROPERTY, folder.toString());
	}

	@Override
	public void afterEach(ExtensionContext context) {
		if (before == null) {
			System.clearProperty(StateFolder.PROPERTY);
		} else {
			System.setProperty(StateFolder.PROPERTY, before);
		}
	}
}
