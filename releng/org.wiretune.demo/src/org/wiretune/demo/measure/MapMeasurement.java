/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.ui.IWorkbenchPage;
import org.wiretune.map.MapChoice;
import org.wiretune.map.MapModule;
import org.wiretune.ui.map.BindingMapView;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Workbench;

/**
 * How the binding map follows the mouse that drags it, in the view at the size of the screen. A frame begins when the
 * mouse moves and ends when the display has painted. The baseline paints every element in full detail for each frame.
 */
final class MapMeasurement {

	private static final double GOAL_MILLIS = 1000.0 / 60;
	private static final int FRAMES = 240;
	/** Frames before the way is turned, so that the map does not end. */
	private static final int ONE_WAY = 60;
	private static final int STEP = 28;
	private static final int FRAMES_OF_BASELINE = 6;
	private static final double FROM_AFAR = 0.3;

	void run() {
		Workbench.joinBuild();
		BindingMapView view = (BindingMapView) Workbench.open(BindingMapView.ID);
		await("300 modules are on the map", () -> view.scene().modules().size() >= 300);
		Ui.run(() -> {
			IWorkbenchPage page = Workbench.page();
			page.toggleZoom(page.getReference(view));
		});
		Ui.run(view::fit);
		measure(view, "modules closed, all in view");
		Ui.run(() -> view.zoomTo(1));
		measure(view, "modules closed");
		Ui.run(() -> view.show(MapChoice.ALL.withAllCollapsed(view.full(), false)));
		await("all modules are open", () -> view.scene().modules().stream().noneMatch(MapModule::collapsed));
		Ui.run(() -> view.zoomTo(1));
		measure(view, "modules open");
		Ui.run(() -> view.zoomTo(FROM_AFAR));
		measure(view, "modules open");
		Ui.run(view::fit);
		measure(view, "modules open, all in view");
	}

	private static void await(String what, BooleanSupplier condition) {
		Wait.until(what, Duration.ofMinutes(2), condition);
	}

	/**
	 * Frames of one drag.
	 *
	 * @param work milliseconds of each frame for the move of the mouse, the painting and the display
	 * @param perSecond frames in a second on the clock on the wall, which waits for the display's clock of 60
	 */
	private record Frames(Figures work, double perSecond) {
	}

	private static void measure(BindingMapView view, String how) {
		Ui.run(() -> {
			Canvas canvas = (Canvas) view.top();
			settle(canvas);
			drag(canvas, ONE_WAY);
			settle(canvas);
			Frames frames = drag(canvas, FRAMES);
			Figures everything = Figures.of(everything(view, canvas));
			Point size = canvas.getSize();
			Figures.say("Map, %d modules, %s, at %.0f %%, %d x %d pixels: a frame %s; %.1f frames a second on the wall, by the display's clock of 60; "
					+ "goal 95th percentile at most %.1f ms: %s", view.scene().modules().size(), how, 100 * view.zoom(), size.x, size.y, frames.work.sentence(),
					frames.perSecond, GOAL_MILLIS, frames.work.percentile(95) <= GOAL_MILLIS ? "reached" : "MISSED");
			Figures.say("  baseline \"painting everything\": median %.1f ms a frame; ratio %.1f", everything.median(), everything.median() / frames.work.median());
		});
	}

	/** What is waiting is done first. */
	private static void settle(Canvas canvas) {
		canvas.redraw();
		for (int events = 0; events < 2000 && canvas.getDisplay().readAndDispatch(); events++) {
			// Paints and other work of the platform.
		}
		wait(canvas.getDisplay());
	}

	private static Frames drag(Canvas canvas, int frames) {
		Display display = canvas.getDisplay();
		int[] painted = new int[1];
		long[] painting = new long[1];
		long[] began = new long[1];
		// A filter comes before the canvas, a listener that is added now behind it.
		Listener before = event -> {
			if (event.widget == canvas) {
				began[0] = System.nanoTime();
			}
		};
		Listener behind = event -> {
			wait(display);
			painting[0] += System.nanoTime() - began[0];
			painted[0]++;
		};
		display.addFilter(SWT.Paint, before);
		canvas.addListener(SWT.Paint, behind);
		try {
			Point middle = new Point(canvas.getSize().x / 2, canvas.getSize().y / 2);
			List<Double> millis = new ArrayList<>();
			mouse(canvas, SWT.MouseDown, middle.x, middle.y);
			long first = System.nanoTime();
			for (int i = 1; i <= frames; i++) {
				int way = i % (2 * ONE_WAY);
				int moved = STEP * (way <= ONE_WAY ? way : 2 * ONE_WAY - way);
				int last = painted[0];
				painting[0] = 0;
				long start = System.nanoTime();
				mouse(canvas, SWT.MouseMove, middle.x - moved, middle.y - moved);
				// What fits into the window does not move, so there would be nothing to paint.
				canvas.redraw();
				long handled = System.nanoTime() - start;
				while (painted[0] == last) {
					if (!display.readAndDispatch()) {
						display.sleep();
					}
				}
				millis.add((handled + painting[0]) / 1e6);
			}
			double seconds = (System.nanoTime() - first) / 1e9;
			mouse(canvas, SWT.MouseUp, middle.x, middle.y);
			return new Frames(Figures.of(millis), frames / seconds);
		} finally {
			display.removeFilter(SWT.Paint, before);
			canvas.removeListener(SWT.Paint, behind);
		}
	}

	/** Asks the display for something, so that it has painted when the answer is there. */
	private static void wait(Display display) {
		display.getCursorLocation();
	}

	private static void mouse(Canvas canvas, int type, int x, int y) {
		Event event = new Event();
		event.x = x;
		event.y = y;
		event.button = 1;
		canvas.notifyListeners(type, event);
	}

	private static List<Double> everything(BindingMapView view, Canvas canvas) {
		List<Double> millis = new ArrayList<>();
		Image picture = new Image(canvas.getDisplay(), canvas.getSize().x, canvas.getSize().y);
		GC screen = new GC(canvas);
		try {
			for (int i = 0; i < FRAMES_OF_BASELINE; i++) {
				long start = System.nanoTime();
				GC gc = new GC(picture);
				view.paintEverything(gc);
				gc.dispose();
				screen.drawImage(picture, 0, 0);
				wait(canvas.getDisplay());
				millis.add((System.nanoTime() - start) / 1e6);
			}
		} finally {
			screen.dispose();
			picture.dispose();
		}
		return millis;
	}
}
