/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.chart.draw.Box;
import org.wiretune.map.MapChoice;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapScene;
import org.wiretune.ui.map.BindingMapView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Workbench;

/** The binding map of a workspace with 300 modules. */
@ExtendWith(WorkbenchCheck.class)
class LargeMapTest {

	private static final int MODULES = 300;
	private static final int FRAMES = 60;
	/** Twice a frame at 60 frames a second, because the first pictures of a part are painted as well. */
	private static final double FRAME_LIMIT_MILLIS = 33;

	@AfterEach
	void clean() throws Exception {
		MapFixture.close();
		MapFixture.deleteProjects();
	}

	@Test
	void threeHundredModulesAreDrawnAndMove() throws Exception {
		MapFixture.deleteProjects();
		MapFixture.createModules(MODULES);
		Workbench.fillScreen();
		BindingMapView view = MapFixture.open(MODULES + " modules are on the map", scene -> scene.modules().size() == MODULES);
		assertTrue(Ui.get(view::scene).modules().stream().allMatch(MapModule::collapsed), "so many modules are closed at first");
		assertEquals(MODULES, Ui.get(view::scene).wires().stream().filter(wire -> wire.kind().leavesModule()).count());
		Workbench.maximize(view);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-300-modules-first-look"));
		assertTrue(Ui.get(view::zoom) >= 0.4, "names can be read at first: " + Ui.get(view::zoom));
		Ui.run(() -> view.select(view.scene().modules().get(MODULES / 2)));
		Point before = onCanvas(view, MODULES / 2);
		MapScene drawn = Ui.get(view::scene);
		MapFixture.replace("ManyModules/Module003/Next.import", "async", "sync");
		MapFixture.await(view, "the map is drawn anew", scene -> scene != drawn);
		assertEquals(before, onCanvas(view, MODULES / 2), "what one looks at stays where it is");
		Box pane = Ui.get(view::overviewPane).orElseThrow();
		MapFixture.press(view, (int) pane.right() - 2, (int) pane.bottom() - 2);
		Box bounds = Ui.get(view::shown).bounds();
		Point end = Ui.get(() -> view.onCanvas(bounds.right(), bounds.bottom()));
		assertEquals(Ui.get(() -> MapFixture.canvas(view).getClientArea().height), end.y, 2, "a click at the end of the overview leads to the end of the map");
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-300-modules-end"));
		Ui.run(view::fit);
		assertTrue(Ui.get(view::overviewPane).isEmpty(), "nothing is out of view");
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-300-modules"));
		measure(view, "closed, all in view");
		MapFixture.key(view, '0', SWT.MOD1);
		Ui.run(() -> view.select(view.scene().modules().get(MODULES / 2)));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-300-modules-near"));
		measure(view, "closed, at 100 %");
		Ui.run(() -> view.show(MapChoice.ALL.withAllCollapsed(view.full(), false)));
		MapFixture.await(view, "all modules are open", scene -> scene.modules().stream().noneMatch(MapModule::collapsed));
		measure(view, "open, at 100 %");
		Ui.run(view::fit);
		Workbench.theme(Workbench.DARK);
		try {
			Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-300-modules-open-dark"));
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
		for (int i = 0; i < 2; i++) {
			MapFixture.key(view, '+', SWT.MOD1);
		}
		measure(view, "open, from afar");
	}

	private static Point onCanvas(BindingMapView view, int module) {
		return Ui.get(() -> {
			Box box = view.shown().boxOf(view.scene().modules().get(module)).orElseThrow();
			return view.onCanvas(box.centerX(), box.centerY());
		});
	}

	private static void measure(BindingMapView view, String how) {
		// The first time the code is not yet compiled.
		double millis = Math.min(pan(view), pan(view));
		System.out.printf("Binding map: %d modules, %s (%.0f %%), move at %.1f ms of the processor for a frame%n", MODULES, how, 100 * Ui.get(view::zoom), millis);
		assertTrue(millis < FRAME_LIMIT_MILLIS, how + ": " + millis + " ms for a frame");
	}

	/** {@return the mean processor time from a key to what was painted for it; other work on the machine does not count} */
	private static double pan(BindingMapView view) {
		return Ui.get(() -> {
			Canvas canvas = MapFixture.canvas(view);
			int[] painted = new int[1];
			canvas.addListener(SWT.Paint, event -> painted[0]++);
			long start = processorTime();
			for (int i = 0; i < FRAMES; i++) {
				MapFixture.key(view, i % 2 == 0 ? SWT.ARROW_DOWN : SWT.ARROW_RIGHT, SWT.MOD1);
				canvas.redraw();
				while (painted[0] <= i) {
					if (!canvas.getDisplay().readAndDispatch()) {
						canvas.getDisplay().sleep();
					}
				}
			}
			return (processorTime() - start) / 1e6 / FRAMES;
		});
	}

	private static long processorTime() {
		return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
	}
}
