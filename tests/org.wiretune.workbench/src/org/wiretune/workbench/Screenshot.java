/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/** Takes pictures of what stands on the screen. */
public final class Screenshot {

	private Screenshot() {
	}

	/**
	 * Takes a picture of the whole screen, dialogs and pop-ups included.
	 *
	 * @param file where to write the PNG; folders are made
	 */
	public static void ofScreen(Path file) {
		Ui.run(() -> {
			settle();
			take(Display.getCurrent().getBounds(), file);
		});
	}

	/**
	 * Takes a picture of a control where it stands on the screen.
	 *
	 * @param control the control
	 * @param file where to write the PNG; folders are made
	 */
	public static void of(Control control, Path file) {
		Ui.run(() -> {
			settle();
			Rectangle bounds = control.getBounds();
			Rectangle place = control.getParent() == null ? bounds
					: Display.getCurrent().map(control.getParent(), null, bounds);
			take(place, file);
		});
	}

	private static void settle() {
		Display display = Display.getCurrent();
		display.update();
		for (int events = 0; events < 1000 && display.readAndDispatch(); events++) {
			// Paints what is waiting to be painted.
		}
	}

	private static void take(Rectangle area, Path file) {
		Display display = Display.getCurrent();
		Image image = new Image(display, Math.max(1, area.width), Math.max(1, area.height));
		GC screen = new GC(display);
		try {
			screen.copyArea(image, area.x, area.y);
			ImageLoader loader = new ImageLoader();
			loader.data = new ImageData[] { image.getImageData() };
			Files.createDirectories(file.toAbsolutePath().getParent());
			loader.save(file.toString(), SWT.IMAGE_PNG);
		} catch (IOException problem) {
			throw new UncheckedIOException(problem);
		} finally {
			screen.dispose();
			image.dispose();
		}
	}
}
