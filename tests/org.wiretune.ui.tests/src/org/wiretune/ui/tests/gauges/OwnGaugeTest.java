/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;

import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.servers.StoredGauges;
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.own.OwnGauges;
import org.wiretune.ui.gauges.GaugesView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** A number of a real program becomes a gauge with a limit by the dialog, and goes again. */
@ExtendWith(WorkbenchCheck.class)
class OwnGaugeTest {

	private static final Duration LIMIT = Duration.ofSeconds(40);
	private static final String SHELL = "Add Gauge";

	private BusyServer server;
	private GaugesView view;

	@BeforeEach
	void watch() throws Exception {
		server = new BusyServer();
		view = (GaugesView) Workbench.open(GaugesView.ID);
		Ui.run(() -> view.session().show(new RunningServer(server.pid(), "Own gauges", "Lab", Instant.now())));
		Wait.until("gauges are shown", LIMIT, () -> !view.shown().readings().isEmpty());
	}

	@AfterEach
	void close() {
		view.session().target().ifPresent(target -> StoredGauges.keep(target, OwnGauges.NONE));
		Workbench.close(GaugesView.ID);
		server.close();
		Workbench.theme(Workbench.LIGHT);
	}

	private Optional<GaugeReading> own() {
		return view.shown().readings().stream().filter(each -> each.title().equals("Threads of it")).findFirst();
	}

	private static Optional<TreeItem> item(TreeItem[] items, String text) {
		return Arrays.stream(items).flatMap(each -> each.getText().equals(text) ? java.util.stream.Stream.of(each) : item(each.getItems(), text).stream()).findFirst();
	}

	private static Shell dialog() {
		return Widgets.shell(SHELL).orElseThrow();
	}

	@Test
	void aNumberIsFoundInTheTreeAndItsLimitIsAnAlarm() {
		Ui.start(() -> Arrays.stream(view.getViewSite().getActionBars().getMenuManager().getItems())
				.filter(each -> each instanceof ActionContributionItem action && action.getAction().getText().equals("Add &Own Gauge\u2026"))
				.forEach(each -> ((ActionContributionItem) each).getAction().runWithEvent(new Event())));
		Wait.until("the dialog has the tree", LIMIT, () -> Widgets.shell(SHELL).flatMap(shell -> Widgets.first(shell, Tree.class, tree -> tree.getItemCount() > 2)).isPresent());
		Tree tree = Ui.get(() -> Widgets.first(dialog(), Tree.class, any -> true).orElseThrow());
		assertFalse(Ui.get(() -> Widgets.button(dialog(), "OK").orElseThrow().isEnabled()));
		Ui.run(() -> Widgets.first(dialog(), Text.class, text -> "type a part of a name".equals(text.getMessage())).orElseThrow().setText("threading"));
		Wait.until("it is found", LIMIT, () -> Ui.get(() -> item(tree.getItems(), "ThreadCount").isPresent()));
		Ui.run(() -> {
			tree.setSelection(item(tree.getItems(), "ThreadCount").orElseThrow());
			Widgets.send(tree, SWT.Selection);
		});
		Wait.until("its value is told", LIMIT, () -> Ui.get(() -> item(tree.getItems(), "ThreadCount").filter(each -> !each.getText(1).isEmpty()).isPresent()));
		Text name = Ui.get(() -> Widgets.first(dialog(), Text.class, text -> text.getText().equals("ThreadCount")).orElseThrow());
		Ui.run(() -> Widgets.type(name, "Threads of it"));
		Combo bound = Ui.get(() -> Widgets.first(dialog(), Combo.class, combo -> combo.getItem(0).equals("has no limit")).orElseThrow());
		Ui.run(() -> Widgets.choose(bound, "is at or above"));
		assertFalse(Ui.get(() -> Widgets.button(dialog(), "OK").orElseThrow().isEnabled()), "a limit is missing");
		Text figure = Ui.get(() -> Widgets.first(dialog(), Text.class, text -> text.getEditable() && text.isEnabled() && text.getText().isEmpty()).orElseThrow());
		Ui.run(() -> Widgets.type(figure, "5"));
		Ui.run(() -> Widgets.first(dialog(), org.eclipse.swt.widgets.Spinner.class, any -> true).orElseThrow().setSelection(2));
		Ui.run(() -> Widgets.send(Widgets.first(dialog(), org.eclipse.swt.widgets.Spinner.class, any -> true).orElseThrow(), SWT.Selection));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-add"));
		Workbench.theme(Workbench.DARK);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-add-dark"));
		Workbench.theme(Workbench.LIGHT);
		Ui.run(() -> Widgets.press(Widgets.button(dialog(), "OK").orElseThrow()));

		Wait.until("the gauge is there", LIMIT, () -> own().filter(each -> each.value().value() > 5).isPresent());
		assertEquals("Your own", own().orElseThrow().group());
		Wait.until("its alarm is raised", LIMIT, () -> view.shown().alarms().stream().anyMatch(each -> each.alarm().id().equals("Threads of it")));
		assertTrue(view.shown().alarms().stream().anyMatch(each -> each.alarm().message().contains("above your limit of 5")));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-added"));
		assertEquals("Threads of it=java.lang:type=Threading#ThreadCount; unit threads; above 5 for 2 s", StoredGauges.of(view.session().target()).toText());
	}
}
