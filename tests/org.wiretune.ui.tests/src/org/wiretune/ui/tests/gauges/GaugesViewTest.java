/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.XMLMemento;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.gauges.GaugeKey;
import org.wiretune.servers.gauges.GaugeLimit;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeRow;
import org.wiretune.servers.gauges.GaugeState;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.SystemSchedule;
import org.wiretune.ui.gauges.GaugeCanvas;
import org.wiretune.ui.gauges.GaugesView;
import org.wiretune.ui.gauges.StoredLimits;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** The gauges view in the real workbench, watching real processes. */
@ExtendWith(WorkbenchCheck.class)
class GaugesViewTest {

	private static final Duration LIMIT = Duration.ofSeconds(40);
	private static final GaugeKey HEAP = new GaugeKey("heap", "");
	private static final GaugeKey DEFAULT = new GaugeKey("pool", "Default");
	private static final GaugeKey WEB = new GaugeKey("pool", "WebContainer");

	private static BusyServer server;

	@BeforeAll
	static void startServer() throws IOException {
		server = new BusyServer();
	}

	@AfterAll
	static void stopServer() {
		server.close();
	}

	@AfterEach
	void close() {
		Workbench.close(GaugesView.ID);
		new StoredLimits().clear();
		Workbench.theme(Workbench.LIGHT);
	}

	/** The view as a new user has it: what an earlier test chose is remembered, as it should be. */
	private static GaugesView open() {
		GaugesView view = (GaugesView) Workbench.open(GaugesView.ID);
		Ui.run(() -> {
			view.setTableMode(false);
			view.session().follow();
		});
		return view;
	}

	@Test
	void aFindingLeadsToTheGaugeThatShowsWhatItCosts() {
		GaugesView view = open();
		AtomicReference<String> told = new AtomicReference<>("");
		Ui.run(() -> view.showGauge("sca-async-binding", told::set));
		Wait.until("which gauge would show it is told", LIMIT, () -> told.get().contains("No program is watched") && told.get().contains("thread pools of the embedded server"));
		// It is asked for before the program has answered, and in a table there is nothing to point at.
		Ui.run(() -> {
			view.setTableMode(true);
			view.session().show(new RunningServer(server.pid(), "Finding", "Lab", Instant.now()));
			view.showGauge("sca-async-binding", told::set);
		});
		Wait.until("the full pool has the focus", LIMIT, () -> Ui.get(() -> Widgets.first(control(view), GaugeCanvas.class, each -> each.isVisible() && each.isFocusControl() && each.reading().key().equals(DEFAULT)).isPresent()));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-of-a-finding"));
		told.set("");
		Ui.run(() -> view.showGauge("jms-listener-serial", told::set));
		Wait.until("that it offers none is told", LIMIT, () -> told.get().contains("listener containers of Spring") && told.get().contains("offers none of them"));
	}

	private static Composite control(GaugesView view) {
		// The part's own composite is not exposed; the view's controls all hang below the shell.
		return view.getSite().getShell();
	}

	private static String sentence(GaugesView view) {
		return Widgets.first(control(view), Link.class, link -> link.getText().contains("onnect") || link.getText().contains("ended")
				|| link.getText().contains("restarted")).map(Link::getText).orElse("");
	}

	private static void until(GaugesView view, ConnectionState state) {
		Wait.until("the state " + state, LIMIT,
				() -> view.shown().status().map(status -> status.state() == state).orElse(false));
	}

	private static GaugeReading reading(GaugesView view, GaugeKey key) {
		return view.shown().readings().stream().filter(each -> each.key().equals(key)).findFirst().orElseThrow();
	}

	private static List<GaugeCanvas> gauges(GaugesView view) {
		return Widgets.all(control(view), GaugeCanvas.class, gauge -> true);
	}

	private static RunningServer announced(BusyServer server) {
		return new RunningServer(server.pid(), "Embedded server", "Lab", Instant.now());
	}

	private static boolean samplerRuns() {
		return Thread.getAllStackTraces().keySet().stream()
				.anyMatch(thread -> thread.getName().equals(SystemSchedule.THREAD_NAME));
	}

	@Test
	void saysWhatToDoWhenNothingIsConnected() {
		GaugesView view = open();
		Ui.run(() -> {
			assertTrue(sentence(view).startsWith("Not connected. The gauges connect by themselves when a performance run starts"),
					sentence(view));
			assertTrue(gauges(view).isEmpty());
		});
		assertFalse(samplerRuns());
	}

	@Test
	void followsARunThroughEndAndRestart() throws Exception {
		GaugesView view = open();
		BusyServer first = new BusyServer();
		try {
			RunningServers.shared().started(announced(first));
			until(view, ConnectionState.CONNECTED);
			Wait.until("both pools are read", LIMIT, () -> view.shown().readings().size() == 8);
			Ui.run(() -> {
				assertTrue(sentence(view).startsWith("Connected to Embedded server (process " + first.pid() + ")"), sentence(view));
				assertEquals(List.of("Heap", "Garbage collection", "Processors", "Threads", "Default pool", "WebContainer pool", "Classes", "Direct buffers"),
						gauges(view).stream().map(gauge -> gauge.reading().title()).toList());
				assertEquals(GaugeState.WARNING, reading(view, DEFAULT).state());
				assertEquals("10 of 10 threads busy, 23 waiting", reading(view, DEFAULT).warningText());
				assertEquals(GaugeState.NORMAL, reading(view, WEB).state());
			});
			int before = Ui.get(() -> reading(view, HEAP).history().size());
			Wait.until("the gauges move", LIMIT, () -> reading(view, HEAP).history().size() > before + 1);
		} finally {
			first.close();
			RunningServers.shared().ended(first.pid());
		}
		until(view, ConnectionState.LOST);
		Ui.run(() -> {
			assertTrue(sentence(view).contains("ended at"), sentence(view));
			assertEquals(8, gauges(view).size());
			assertTrue(gauges(view).stream().allMatch(gauge -> gauge.reading().stale()));
		});
		BusyServer second = new BusyServer();
		try {
			RunningServers.shared().started(announced(second));
			until(view, ConnectionState.RESTARTED);
			Ui.run(() -> {
				assertTrue(sentence(view).contains("process " + second.pid() + " follows process " + first.pid()), sentence(view));
				assertFalse(reading(view, HEAP).breaks().isEmpty());
			});
		} finally {
			second.close();
			RunningServers.shared().ended(second.pid());
		}
	}

	@Test
	void tableSaysWhatTheGaugesSay() throws Exception {
		GaugesView view = open();
		Ui.run(() -> view.session().choose(new JvmTarget(server.pid(), "Busy server")));
		Wait.until("all gauges are read", LIMIT, () -> view.shown().readings().size() == 8);
		Ui.run(() -> {
			view.session().freeze(true);
			view.setTableMode(true);
		});
		Wait.until("the view is frozen", () -> view.shown().frozen());
		Ui.run(() -> {
			Table table = Widgets.first(control(view), Table.class, each -> each.getColumnCount() == 6).orElseThrow();
			List<List<String>> shown = new ArrayList<>();
			for (TableItem item : table.getItems()) {
				List<String> row = new ArrayList<>();
				for (int i = 0; i < 6; i++) {
					row.add(item.getText(i));
				}
				shown.add(row);
			}
			assertEquals(GaugeRow.of(view.shown().readings()).stream()
					.map(row -> List.of(row.metric(), row.value(), row.unit(), row.limit(), row.maximum(), row.state())).toList(),
					shown);
			assertTrue(shown.stream().anyMatch(row -> row.get(5).equals("Warning: 10 of 10 threads busy, 23 waiting")),
					() -> shown.toString());
		});
	}

	@Test
	void freezeHoldsTheGaugesAndGoesOnWithoutAGap() throws Exception {
		GaugesView view = open();
		Ui.run(() -> view.session().choose(new JvmTarget(server.pid(), "Busy server")));
		until(view, ConnectionState.CONNECTED);
		Ui.run(() -> view.session().freeze(true));
		Wait.until("the view is frozen", () -> view.shown().frozen());
		GaugeReading held = Ui.get(() -> reading(view, HEAP));
		Instant later = Instant.now().plusSeconds(3);
		Wait.until("three seconds pass", LIMIT, () -> Instant.now().isAfter(later));
		assertEquals(held, Ui.get(() -> reading(view, HEAP)));
		Ui.run(() -> view.session().freeze(false));
		Wait.until("what was read meanwhile is there", LIMIT,
				() -> reading(view, HEAP).history().size() >= held.history().size() + 2);
		assertTrue(Ui.get(() -> reading(view, HEAP).breaks().isEmpty()));
	}

	@Test
	void limitIsSetInADialogAndKept() throws Exception {
		GaugesView view = open();
		Ui.run(() -> view.session().choose(new JvmTarget(server.pid(), "Busy server")));
		Wait.until("the pools are read", LIMIT, () -> view.shown().readings().size() == 8);
		assertEquals(GaugeState.NORMAL, Ui.get(() -> reading(view, WEB).state()));
		Ui.start(() -> gauges(view).stream().filter(gauge -> gauge.reading().key().equals(WEB)).findFirst()
				.ifPresent(gauge -> Widgets.send(gauge, SWT.MouseDoubleClick)));
		Shell dialog = Wait.value("the dialog opens", LIMIT, () -> Widgets.shell("Limit of WebContainer pool").orElse(null));
		Ui.run(() -> {
			Button value = Widgets.all(dialog, Button.class, button -> button.getText().equals("At a &value of")).get(0);
			for (Button other : Widgets.all(dialog, Button.class, button -> (button.getStyle() & SWT.RADIO) != 0)) {
				other.setSelection(other == value);
			}
			Widgets.press(value);
			Text field = Widgets.all(dialog, Text.class, Control::isEnabled).stream()
					.filter(text -> (text.getStyle() & SWT.RIGHT) != 0).findFirst().orElseThrow();
			Widgets.type(field, "none");
			assertFalse(Widgets.button(dialog, "OK").orElseThrow().isEnabled());
			Widgets.type(field, "5");
		});
		Screenshot.of(dialog, WorkbenchCheck.screenshot("gauges-limit"));
		Ui.run(() -> Widgets.press(Widgets.button(dialog, "OK").orElseThrow()));
		Wait.until("the gauge warns", LIMIT, () -> reading(view, WEB).state() == GaugeState.WARNING);
		assertEquals(Optional.of(new GaugeLimit(GaugeLimit.Kind.VALUE, 5)), new StoredLimits().of(WEB));
		Ui.run(() -> assertEquals(5, reading(view, WEB).limit().value()));
	}

	@Test
	void closingTheViewLeavesNoThread() throws Exception {
		GaugesView view = open();
		Ui.run(() -> view.session().choose(new JvmTarget(server.pid(), "Busy server")));
		until(view, ConnectionState.CONNECTED);
		assertTrue(samplerRuns());
		Workbench.close(GaugesView.ID);
		Wait.until("no sampler runs", LIMIT, () -> !samplerRuns());
	}

	@Test
	void whatTheUserChoseIsRemembered() {
		GaugesView view = open();
		Ui.run(() -> {
			XMLMemento memento = XMLMemento.createWriteRoot("view");
			view.setTableMode(true);
			view.session().disconnect();
			view.saveState(memento);
			assertEquals(Boolean.TRUE, memento.getBoolean("table"));
			assertEquals(Boolean.FALSE, memento.getBoolean("following"));
		});
		Workbench.close(GaugesView.ID);
		GaugesView again = (GaugesView) Workbench.open(GaugesView.ID);
		Ui.run(() -> {
			assertFalse(again.session().isFollowing());
			assertTrue(Widgets.first(control(again), Table.class, each -> each.getColumnCount() == 6).isPresent());
		});
	}

	@Test
	void keysMoveBetweenGaugesAndAScreenReaderGetsASentence() throws Exception {
		GaugesView view = open();
		Ui.run(() -> view.session().choose(new JvmTarget(server.pid(), "Busy server")));
		Wait.until("all gauges are read", LIMIT, () -> view.shown().readings().size() == 8);
		Ui.run(() -> {
			List<GaugeCanvas> gauges = gauges(view);
			view.setFocus();
			assertTrue(gauges.get(0).isFocusControl());
			Event right = new Event();
			right.keyCode = SWT.ARROW_RIGHT;
			gauges.get(0).notifyListeners(SWT.KeyDown, right);
			assertTrue(gauges.get(1).isFocusControl());
			Widgets.send(gauges.get(4), SWT.MouseEnter);
			assertEquals(gauges.get(4).reading().sentence(), gauges.get(4).getToolTipText());
			assertTrue(gauges.get(4).getToolTipText().startsWith("Default pool: 10"), gauges.get(4).getToolTipText());
		});
	}

	@Test
	void aLocalProgramIsChosenFromTheList() {
		GaugesView view = open();
		AtomicReference<Menu> opened = new AtomicReference<>();
		Listener onShow = event -> {
			if (event.widget instanceof Menu menu) {
				opened.set(menu);
			}
		};
		Ui.run(() -> {
			Ui.display().addFilter(SWT.Show, onShow);
			for (IContributionItem item : view.getViewSite().getActionBars().getMenuManager().getItems()) {
				if (item instanceof ActionContributionItem action && action.getAction().getText().equals("&Connect\u2026")) {
					action.getAction().runWithEvent(new Event());
				}
			}
		});
		try {
			Wait.until("the list opens", LIMIT, () -> opened.get() != null);
			Ui.run(() -> {
				List<String> texts = Arrays.stream(opened.get().getItems()).map(MenuItem::getText).toList();
				assertEquals("&Follow Performance Runs", texts.get(0));
				assertEquals(1, texts.stream().filter(text -> text.contains("process " + server.pid() + ',')).count(),
						() -> texts.toString());
				assertTrue(texts.stream().anyMatch(text -> text.contains("(this IDE)")), () -> texts.toString());
				MenuItem choice = Arrays.stream(opened.get().getItems())
						.filter(item -> item.getText().contains("process " + server.pid() + ',')).findFirst().orElseThrow();
				opened.get().getItem(0).setSelection(false);
				choice.setSelection(true);
				Widgets.send(choice, SWT.Selection);
				opened.get().setVisible(false);
			});
		} finally {
			Ui.run(() -> Ui.display().removeFilter(SWT.Show, onShow));
		}
		until(view, ConnectionState.CONNECTED);
		Ui.run(() -> {
			assertFalse(view.session().isFollowing());
			assertEquals(server.pid(), view.session().target().orElseThrow().pid());
		});
	}

	@Test
	void looksRightInBothThemes() {
		Workbench.fillScreen();
		GaugesView view = open();
		Ui.run(() -> {
			Ui.display().setCursorLocation(0, 0);
			Workbench.maximize(view);
		});
		RunningServers.shared().started(announced(server));
		try {
			Wait.until("a line to look at", LIMIT, () -> !view.shown().readings().isEmpty()
					&& reading(view, HEAP).history().size() > 12);
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-light"));
			Ui.run(() -> view.setTableMode(true));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-table-light"));
			Workbench.theme(Workbench.DARK);
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-table-dark"));
			Ui.run(() -> view.setTableMode(false));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-dark"));
			int colors = Ui.get(() -> colors(gauges(view).get(0)));
			assertTrue(colors > 20, "The gauge is painted with " + colors + " colours only.");
		} finally {
			RunningServers.shared().ended(server.pid());
			Workbench.restore(view);
		}
	}

	/** Number of colours in the picture of a control: a blank one has few. */
	private static int colors(Control control) {
		Image image = new Image(control.getDisplay(), control.getSize().x, control.getSize().y);
		GC gc = new GC(control);
		try {
			gc.copyArea(image, 0, 0);
			ImageData data = image.getImageData();
			Set<Integer> colors = new HashSet<>();
			for (int x = 0; x < data.width; x++) {
				for (int y = 0; y < data.height; y++) {
					colors.add(data.getPixel(x, y));
				}
			}
			return colors.size();
		} finally {
			gc.dispose();
			image.dispose();
		}
	}
}
