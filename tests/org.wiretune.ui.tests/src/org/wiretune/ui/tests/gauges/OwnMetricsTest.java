/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.servers.OwnMetrics;
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.ui.gauges.GaugesView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** A file of the user is named in the preferences, and its gauge and alarm are there for the next server that is watched. */
@ExtendWith(WorkbenchCheck.class)
class OwnMetricsTest {

	private static final Duration LIMIT = Duration.ofSeconds(40);
	private static final String PAGE = "org.wiretune.ui.gaugesPage";

	@TempDir
	Path folder;

	@BeforeEach
	@AfterEach
	void none() throws Exception {
		Workbench.close(GaugesView.ID);
		InstanceScope.INSTANCE.getNode(RuleChoices.NODE).remove(OwnMetrics.KEY);
	}

	private static Shell open() {
		Ui.start(() -> PreferencesUtil.createPreferenceDialogOn(Workbench.window().getShell(), PAGE, new String[] { PAGE }, null).open());
		return Wait.value("the preferences are open", Wait.USUAL, () -> Widgets.shells().stream()
				.filter(shell -> shell.getData() instanceof PreferenceDialog && field(shell) != null).findFirst().orElse(null));
	}

	/** The field of the page, which stands beside its button; the other one filters pages. */
	private static Text field(Shell shell) {
		return Widgets.button(shell, "Browse...").or(() -> Widgets.button(shell, "&Browse..."))
				.flatMap(button -> Widgets.first(button.getParent(), Text.class, Text::isVisible)).orElse(null);
	}

	/** As if it were typed: the page looks when a key is let go. */
	private static void type(Text field, String path) {
		Ui.run(() -> {
			field.setText(path);
			Widgets.send(field, SWT.KeyUp);
		});
	}

	private static String error(Shell shell) {
		return Ui.get(() -> ((PreferenceDialog) shell.getData()).getSelectedPage() instanceof org.eclipse.jface.dialogs.IDialogPage page && page.getErrorMessage() != null
				? page.getErrorMessage() : "");
	}

	private Path file(String gauge) throws Exception {
		return Files.writeString(folder.resolve("mine.json"), """
				{"metrics": [
				  {"id": "my.active", "mbean": "org.wiretune:type=ThreadPool,name=*", "attribute": "ActiveCount", "instance": "name", "unit": "threads", "label": "Threads of mine"}],
				 "gauges": [{"id": "my.pool", "group": "Our own pools", "value": "%s", "limit": {"value": 8}, "title": "Mine: {0}", "warning": "{0} is too much"}],
				 "alarms": [{"id": "my.busy", "each": "my.active", "observed": "my.active", "limit": "8", "seconds": 2, "unit": "threads", "message": "Pool {0} has {1}."}]}""".formatted(gauge));
	}

	@Test
	void aWrongFileIsNamedWithItsRowAndARightOneIsShown() throws Exception {
		Path file = file("my.actve");
		Shell shell = open();
		Text field = Ui.get(() -> field(shell));
		type(field, folder.resolve("none.json").toString());
		assertEquals("There is no such file; write its whole path, or nothing.", error(shell));
		type(field, file.toString());
		assertEquals("mine.json, gauges[0] names the metric my.actve, which no row has.", error(shell));
		assertTrue(Ui.get(() -> Widgets.first(shell, Label.class, label -> label.isVisible() && label.getText().contains("gauges[0] names the metric my.actve")).isPresent()),
				"the whole sentence is on the page");
		Screenshot.ofScreen(WorkbenchCheck.screenshot("preferences-gauges-wrong"));
		type(field, "");
		assertEquals("", error(shell));
		file("my.active");
		type(field, file.toString());
		assertEquals("", error(shell));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("preferences-gauges"));
		Ui.start(() -> Widgets.press(Widgets.button(shell, "Apply and Close").orElseThrow()));
		Wait.until("the preferences are closed", shell::isDisposed);

		List<String> problems = new ArrayList<>();
		assertTrue(OwnMetrics.tables(problems::add).gauges().definitions().stream().anyMatch(each -> each.id().equals("my.pool")));
		assertEquals(List.of(), problems);
		try (BusyServer server = new BusyServer()) {
			GaugesView view = (GaugesView) Workbench.open(GaugesView.ID);
			Ui.run(() -> view.session().show(new RunningServer(server.pid(), "Embedded server", "Lab", Instant.now())));
			Wait.until("the gauge of the file is shown", LIMIT, () -> view.shown().readings().stream().anyMatch(each -> each.title().equals("Mine: Default")));
			GaugeReading reading = view.shown().readings().stream().filter(each -> each.title().equals("Mine: Default")).findFirst().orElseThrow();
			assertEquals("Our own pools", reading.group());
			Wait.until("it warns", LIMIT, () -> view.shown().readings().stream().anyMatch(each -> each.warningText().equals("10 is too much")));
			Wait.until("the alarm of the file is raised", LIMIT, () -> view.shown().alarms().stream().anyMatch(each -> each.alarm().id().equals("my.busy")));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-own"));
		}
	}

	@Test
	void aFileThatBecameWrongIsToldAndTheRestIsShown() throws Exception {
		InstanceScope.INSTANCE.getNode(RuleChoices.NODE).put(OwnMetrics.KEY, file("my.actve").toString());
		List<String> problems = new ArrayList<>();
		assertFalse(OwnMetrics.tables(problems::add).gauges().definitions().isEmpty());
		assertEquals(List.of("mine.json, gauges[0] names the metric my.actve, which no row has."), problems);
		Workbench.open(GaugesView.ID);
		Wait.until("the status line says it", () -> Widgets.first(Workbench.window().getShell(), CLabel.class,
				label -> label.getText().startsWith("Your own file of gauges and alarms is not used: mine.json, gauges[0]")).isPresent());
	}
}
