/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

/** The binding map as it stands on the screen. */
final class MapPictures {

	private MapPictures() {
	}

	/** Waits until the layout, which is made in the background, is done. */
	static void waitUntilDrawn() {
		BackgroundWork.waitFor("the layout of the binding map", "org.wiretune.ui.map");
	}
}
