/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.ui.gauges.ChartCanvas;
import org.wiretune.ui.gauges.GaugeMode;
import org.wiretune.ui.gauges.GaugesView;
import org.wiretune.ui.gauges.Recordings;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** What was read of a program is kept, opened again, and compared with the program as it runs on. */
@ExtendWith(WorkbenchCheck.class)
class RecordingTest {

	private static final Duration LIMIT = Duration.ofSeconds(40);

	@TempDir
	Path folder;

	@AfterEach
	void close() {
		Workbench.close(GaugesView.ID);
		Workbench.theme(Workbench.LIGHT);
	}

	private static List<ChartCanvas> charts(GaugesView view) {
		return Widgets.all(view.getSite().getShell(), ChartCanvas.class, ChartCanvas::isVisible);
	}

	@Test
	void aRecordingStandsBesideTheProgramAndInItsCharts() throws Exception {
		Workbench.fillScreen();
		GaugesView view = (GaugesView) Workbench.open(GaugesView.ID);
		Workbench.maximize(view);
		try (BusyServer server = new BusyServer()) {
			Ui.run(() -> view.session().choose(new JvmTarget(server.pid(), "Busy server")));
			Wait.until("some seconds are read", LIMIT, () -> view.session().history().filter(each -> each.lastTime() - each.firstTime() > 4_000).isPresent());
			Path file = folder.resolve("busy.gauges.csv");
			Job job = Recordings.write(view.session(), file);
			job.schedule();
			job.join();
			assertTrue(job.getResult().isOK() && Files.readString(file).startsWith("# WireTune gauges 1"), job.getResult()::getMessage);
			Ui.run(() -> {
				view.setMode(GaugeMode.CHARTS);
				view.open(file);
			});
			Wait.until("the recording has a tab", LIMIT, () -> Ui.get(() -> view.sessions().size() == 2 && view.sessions().get(1).isRecording()));
			Ui.run(() -> view.setSideBySide(true));
			Wait.until("the charts of both are there", LIMIT, () -> Ui.get(() -> charts(view).size() == 16));
			Ui.run(() -> {
				List<ChartCanvas> all = charts(view);
				assertEquals(all.get(0).reading().scale().to(), all.get(8).reading().scale().to(), "one scale for both heaps");
				assertEquals(all.get(0).reading().to() - all.get(0).reading().from(), all.get(8).reading().to() - all.get(8).reading().from(), "one length of time");
			});
			// The head of the program that runs is longer than that of the recording.
			Wait.until("the charts of both begin at one height, below two lines", () -> Ui.get(() -> {
				int top = charts(view).get(0).toDisplay(0, 0).y;
				boolean whole = Widgets.all(view.getSite().getShell(), Link.class, Link::isVisible).stream().allMatch(link -> link.getLocation().y + link.computeSize(link.getSize().x, SWT.DEFAULT).y <= link.getParent().getSize().y);
				return whole && top == charts(view).get(8).toDisplay(0, 0).y && top < Workbench.window().getShell().toDisplay(0, 0).y + 250;
			}));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-compared"));
			Ui.run(() -> {
				view.setSideBySide(false);
				view.setTogether(true);
			});
			Wait.until("each chart has both lines", LIMIT, () -> Ui.get(() -> charts(view).stream().allMatch(each -> each.reading().beside().size() == 1)));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-together"));
			Workbench.theme(Workbench.DARK);
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-together-dark"));
		} finally {
			Ui.run(() -> {
				view.setTogether(false);
				view.setMode(GaugeMode.DIALS);
			});
			Workbench.restore(view);
		}
	}

	@Test
	void aFileThatIsNoneIsSaid() throws Exception {
		Path file = Files.writeString(folder.resolve("letter.csv"), "Dear reader");
		GaugesView view = (GaugesView) Workbench.open(GaugesView.ID);
		Ui.run(() -> view.open(file));
		Shell message = Wait.value("the dialog is open", LIMIT, () -> Widgets.shell("Open Recording").orElse(null));
		assertTrue(Ui.get(() -> Widgets.labels(message).stream().anyMatch(each -> each.contains("letter.csv is no recording of gauges"))));
		Ui.start(() -> Widgets.press(Widgets.button(message, "OK").orElseThrow()));
		Wait.until("it is closed", message::isDisposed);
		assertEquals(1, Ui.get(() -> view.sessions().size()));
	}
}
