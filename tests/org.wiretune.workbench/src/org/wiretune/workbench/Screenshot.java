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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Widget;

/** Takes pictures of what stands on the screen. */
public final class Screenshot {

	private static final int FRAMES = 2;
	/** A window that is behind others may not be painted at all. */
	private static final int LATE_MILLIS = 1000;

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
			// The parent of a dialog is a window, but its place is one of the screen.
			Rectangle place = control instanceof Shell ? bounds : Display.getCurrent().map(control.getParent(), null, bounds);
			take(place, file);
		});
	}

	/** What was hidden is laid out and painted in the next frames of the toolkit; dispatching what waits would show what was there before. */
	private static void settle() {
		Display display = Display.getCurrent();
		AtomicBoolean late = new AtomicBoolean();
		Runnable end = () -> late.set(true);
		display.timerExec(LATE_MILLIS, end);
		for (int frame = 0; frame < FRAMES; frame++) {
			Set<Widget> waiting = new HashSet<>();
			Listener painted = event -> waiting.remove(event.widget);
			List<Shell> shells = Arrays.stream(display.getShells()).filter(Shell::isVisible).toList();
			for (Shell shell : shells) {
				waiting.add(shell);
				shell.addListener(SWT.Paint, painted);
				shell.redraw(0, 0, shell.getSize().x, shell.getSize().y, true);
			}
			while (!late.get() && waiting.stream().anyMatch(shell -> !shell.isDisposed())) {
				if (!display.readAndDispatch()) {
					display.sleep();
				}
			}
			shells.stream().filter(shell -> !shell.isDisposed()).forEach(shell -> shell.removeListener(SWT.Paint, painted));
		}
		display.timerExec(-1, end);
		for (int events = 0; events < 1000 && display.readAndDispatch(); events++) {
			// Does what painting has put off.
		}
	}

	private static void take(Rectangle area, Path file) {
		Display display = Display.getCurrent();
		Image image = new Image(display, Math.max(1, area.width), Math.max(1, area.height));
		GC screen = new GC(display);
		try {
			screen.copyArea(image, area.x, area.y);
			ImageLoader loader = new ImageLoader();
			// With all the pixels of a fine screen.
			loader.data = new ImageData[] { image.getImageData(display.getPrimaryMonitor().getZoom()) };
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
