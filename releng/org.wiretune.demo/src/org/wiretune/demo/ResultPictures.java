/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

/** The test case log as it stands on the screen. */
final class ResultPictures {

	private ResultPictures() {
	}

	/** Waits until the matrix of the last run, which is read in the background, is shown. */
	static void waitUntilShown() {
		BackgroundWork.waitFor("the matrix of the last run", "org.wiretune.ui.results", "org.wiretune.ide.results");
	}
}
