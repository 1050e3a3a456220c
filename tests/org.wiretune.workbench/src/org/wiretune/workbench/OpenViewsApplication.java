/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.nio.file.Path;

import org.eclipse.ui.IViewPart;
import org.eclipse.ui.internal.ErrorViewPart;

/**
 * Opens views in a running workbench: {@code -view ID} (several times) and {@code -screenshots FOLDER}. It knows none
 * of our bundles, so that it can stand in a product that was assembled without them.
 */
public final class OpenViewsApplication extends WorkbenchScript {

	@Override
	protected void play(String[] arguments) throws Exception {
		Path pictures = null;
		int opened = 0;
		try (LoggedErrors log = new LoggedErrors()) {
			Workbench.clear();
			for (int i = 0; i + 1 < arguments.length; i++) {
				if (arguments[i].equals("-screenshots")) {
					pictures = Path.of(arguments[i + 1]);
				}
			}
			for (int i = 0; i + 1 < arguments.length; i++) {
				if (arguments[i].equals("-view")) {
					show(arguments[i + 1], pictures);
					opened++;
				}
			}
			log.failOnError();
		}
		if (opened == 0) {
			throw new IllegalArgumentException("No -view was named.");
		}
		System.out.println("Views opened: " + opened);
	}

	private static void show(String id, Path pictures) {
		IViewPart view = Workbench.open(id);
		String title = Ui.get(() -> {
			if (view instanceof ErrorViewPart) {
				throw new IllegalStateException("The view " + id + " shows an error instead of its content.");
			}
			return view.getTitle();
		});
		Wait.until("the view " + title + " is visible", () -> Workbench.page().isPartVisible(view));
		if (pictures != null) {
			Screenshot.ofScreen(pictures.resolve(id + ".png"));
		}
		System.out.println("View " + id + " opened: " + title);
	}
}
