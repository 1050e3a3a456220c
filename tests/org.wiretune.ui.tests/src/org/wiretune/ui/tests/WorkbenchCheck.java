/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests;

import java.nio.file.Path;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.internal.core.JavaModelManager;
import org.eclipse.jdt.internal.core.search.indexing.IndexManager;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.wiretune.workbench.Leaks;
import org.wiretune.workbench.LoggedErrors;
import org.wiretune.workbench.Workbench;

/** Starts each workbench test from a clear window, and fails it on a logged error, a leaked shell or a leaked process. */
public final class WorkbenchCheck implements BeforeEachCallback, AfterEachCallback {

	private LoggedErrors log;
	private Leaks leaks;

	@Override
	public void beforeEach(ExtensionContext context) {
		log = new LoggedErrors();
		// The platform folds Java in the background also in an editor that is just being closed, and logs an error of its own then.
		InstanceScope.INSTANCE.getNode("org.eclipse.jdt.ui").putBoolean("editor_folding_enabled", false);
		// Projects of tests come and go, and nobody looks into the corner of the screen.
		InstanceScope.INSTANCE.getNode("org.wiretune.ide").putBoolean("arrival.tell", false);
		leaveJavaUnindexed();
		Workbench.clear();
		leaks = new Leaks();
	}

	/**
	 * A new workspace indexes the whole JDK, which takes half a minute of the processor beside the tests. Whoever asks the
	 * index has it made first, as ever.
	 */
	private static void leaveJavaUnindexed() {
		IndexManager index = JavaModelManager.getIndexManager();
		if (index.isEnabled()) {
			index.disable();
		}
	}

	@Override
	public void afterEach(ExtensionContext context) {
		try {
			leaks.failOnLeak();
			log.failOnError();
		} finally {
			log.close();
		}
	}

	/**
	 * {@return the file of a screenshot}
	 *
	 * @param name its name without the ending, for example map-light
	 */
	public static Path screenshot(String name) {
		return Path.of(System.getProperty("wiretune.screenshots", "target/screenshots")).resolve(name + ".png");
	}

	/** {@return the folder of the repository} */
	public static Path repository() {
		return Path.of(System.getProperty("wiretune.root", "../..")).toAbsolutePath().normalize();
	}
}
