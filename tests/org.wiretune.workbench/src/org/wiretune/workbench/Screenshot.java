/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/** Takes pictures of what stands on the screen, when it stands still; of dialogs in which nothing is cut off. */
public final class Screenshot {

	private static final int LOOK_AGAIN_MILLIS = 100;
	/** Something that moves all the time is taken as it is then. */
	private static final int MOST_LOOKS = 10;

	private Screenshot() {
	}

	/**
	 * Takes a picture of the whole screen, dialogs and pop-ups included.
	 *
	 * @param file where to write the PNG; folders are made
	 */
	public static void ofScreen(Path file) {
		Ui.run(() -> {
			write(still(() -> Display.getCurrent().getBounds()), file);
			DialogBounds.check(file);
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
			write(still(() -> place(control)), file);
			DialogBounds.check(file);
		});
	}

	/** The parent of a dialog is a window, but its place is one of the screen. */
	private static Rectangle place(Control control) {
		return control instanceof Shell ? control.getBounds() : Display.getCurrent().map(control.getParent(), null, control.getBounds());
	}

	/**
	 * What was hidden is laid out and painted in the next frames of the toolkit, and the heads of tables fade from one colour to the
	 * next: dispatching what waits would show what was there before.
	 */
	private static ImageData still(Supplier<Rectangle> place) {
		settle();
		ImageData before = take(place.get());
		for (int look = 0; look < MOST_LOOKS; look++) {
			settle();
			ImageData now = take(place.get());
			if (Arrays.equals(before.data, now.data)) {
				return now;
			}
			before = now;
		}
		return before;
	}

	private static void settle() {
		Display display = Display.getCurrent();
		AtomicBoolean over = new AtomicBoolean();
		display.timerExec(LOOK_AGAIN_MILLIS, () -> over.set(true));
		while (!over.get()) {
			if (!display.readAndDispatch()) {
				display.sleep();
			}
		}
	}

	private static ImageData take(Rectangle area) {
		Display display = Display.getCurrent();
		Image image = new Image(display, Math.max(1, area.width), Math.max(1, area.height));
		GC screen = new GC(display);
		try {
			screen.copyArea(image, area.x, area.y);
			// With all the pixels of a fine screen.
			return image.getImageData(display.getPrimaryMonitor().getZoom());
		} finally {
			screen.dispose();
			image.dispose();
		}
	}

	private static void write(ImageData picture, Path file) {
		ImageLoader loader = new ImageLoader();
		loader.data = new ImageData[] { picture };
		// Files that somebody looks at once: small ones would take a tenth of the tests.
		loader.compression = 1;
		try {
			Files.createDirectories(file.toAbsolutePath().getParent());
			loader.save(file.toString(), SWT.IMAGE_PNG);
		} catch (IOException problem) {
			throw new UncheckedIOException(problem);
		}
	}
}
