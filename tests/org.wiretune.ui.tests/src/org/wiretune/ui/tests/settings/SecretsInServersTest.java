/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.settings;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IConsoleConstants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.servers.KnownServers;
import org.wiretune.ui.servers.ServerConsole;
import org.wiretune.ui.servers.ServerConsoles;
import org.wiretune.ui.servers.ServersView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** What is shown of servers with planted secrets in their files and logs: sizes, a test to be launched, the console. */
@ExtendWith({ WorkbenchCheck.class, PlantedProject.class })
class SecretsInServersTest {

	/** What servers and applications write of themselves. */
	private static final String LINES = """
			JAVA_OPTS: -server -Xms64m -Djavax.net.ssl.keyStorePassword=Zq801Kw -Ddb.password="Zq802Kw" -Dplain=Oc801Nt
			10:00:01,000 DEBUG [org.jboss.as.config] (MSC service thread 1-1) Configured system properties:
			\tdb.password = Zq803Kw
			\tdb.token = Zq804Kw
			10:00:02,000 INFO  [org.jboss.as.connector] (MSC service thread 1-2) WFLYJCA0001: Bound data source [java:/jdbc/Orders] jdbc:mysql://u:Zq805Kw@h/db?password=Zq806Kw
			10:00:03,000 ERROR [org.hibernate] (main) Login with user=scott password=Zq807Kw failed: ORA-01017 jdbc:oracle:thin:scott/Zq808Kw@h:1521:db
			10:00:04,000 WARN  [org.apache.http.headers] (main) >> "Authorization: Bearer Zq809Kw"
			10:00:05,000 ERROR [org.jboss.as.controller] (Boot Thread) WFLYCTL0013: Operation ("add") failed - address: ([("data-source" => "Orders")]) {"user-name" => "u", "password" => "Zq810Kw"}
			[10:00:06:000 CET] 00000042 ConnectionMgr E   J2CA0045E: Connection not available, {password=Zq811Kw, user=u}
			Hibernate: ALTER USER scott IDENTIFIED BY 'Zq812Kw'
			-----BEGIN RSA PRIVATE KEY-----
			Zq813KwMIIEpAIBAAKCAQEA
			-----END RSA PRIVATE KEY-----
			<datasource jndi-name="java:/jdbc/A"><security><password>
			    Zq814Kw
			</password></security></datasource>
			10:00:07,000 ERROR [stderr] (main) java.lang.OutOfMemoryError: Java heap space, token=Zq815Kw
			10:00:08,000 INFO  [x] (main) {"clientSecret": "Zq816Kw", "name": "Oc802Nt"}
			10:00:09,000 INFO  [x] (main) the end is Oc999Nt
			""";

	@Test
	void sizesOfAllPools() {
		Ui.start(() -> Workbench.execute("org.wiretune.ui.size"));
		Shell shell = Wait.value("the wizard is open", Wait.USUAL, () -> Widgets.shell("Size the Pools Together").filter(each -> Widgets.button(each, "Cancel").isPresent()).orElse(null));
		Ui.run(() -> Widgets.all(shell, Text.class, Text::getEditable).get(0).setText("400"));
		press(shell, "Next >");
		Table table = Wait.value("the sizes are shown", Wait.USUAL, () -> Widgets.first(shell, Table.class, each -> each.getItemCount() > 0).orElse(null));
		Combo servers = Ui.get(() -> Widgets.first(shell, Combo.class, each -> true).orElseThrow());
		assertTrue(Ui.get(() -> List.of(servers.getItems())).contains("Second token=***"), "each server can be sized by itself");
		for (int server = 0; server < Ui.get(servers::getItemCount); server++) {
			int index = server;
			Ui.run(() -> {
				servers.select(index);
				Widgets.send(servers, SWT.Selection);
			});
			assertTrue(Ui.get(table::getItemCount) > 0, Ui.get(servers::getText) + " has sizes");
			for (int row = 0; row < Ui.get(table::getItemCount); row++) {
				int selected = row;
				Ui.run(() -> {
					table.setSelection(selected);
					Event event = new Event();
					event.item = table.getItem(selected);
					table.notifyListeners(SWT.Selection, event);
				});
				PlantedProject.hides("sizes", Ui.get(() -> ShownTexts.of(shell)));
			}
		}
		Ui.run(() -> {
			servers.select(0);
			Widgets.send(servers, SWT.Selection);
		});
		press(shell, "Finish");
		Shell preview = Wait.value("the preview is open", Wait.USUAL, () -> Widgets.shell("Preview of Changes").filter(each -> Widgets.button(each, "Cancel").isPresent()).orElse(null));
		Ui.run(() -> {
			Table files = Widgets.first(preview, Table.class, each -> true).orElseThrow();
			for (int i = 0; i < files.getItemCount(); i++) {
				files.setSelection(i);
				Event event = new Event();
				event.item = files.getItem(i);
				files.notifyListeners(SWT.Selection, event);
				PlantedProject.hides("preview of the sizes", ShownTexts.of(preview));
			}
		});
		press(preview, "Cancel");
		Wait.until("the wizard is closed", shell::isDisposed);
		Wait.until("the wizard has returned", Ui::startedHasReturned);
	}

	@Test
	void whatATestWouldSetAServerTo() throws Exception {
		ILaunchConfigurationType type = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(PerformanceTestSettings.TYPE);
		ILaunchConfigurationWorkingCopy copy = type.newInstance(null, "Planted");
		new PerformanceTestSettings("Planted", "", List.of("sca-sync"), List.of("1 KB"), "20", "5", "1", "").write(copy);
		ILaunchConfiguration configuration = copy.doSave();
		try {
			Ui.start(() -> DebugUITools.openLaunchConfigurationPropertiesDialog(Workbench.window().getShell(), configuration, IDebugUIConstants.ID_RUN_LAUNCH_GROUP));
			Shell shell = Wait.value("the properties are open", Wait.USUAL, () -> Widgets.shell("Edit Configuration").orElse(null));
			CTabFolder tabs = Wait.value("the tabs are there", Wait.USUAL, () -> Widgets.first(shell, CTabFolder.class, folder -> folder.getItemCount() == 6).orElse(null));
			for (int tab = 0; tab < 5; tab++) {
				show(tabs, tab);
				PlantedProject.hides("tab " + tab, Ui.get(() -> ShownTexts.of(shell)));
			}
			show(tabs, 1);
			Combo kind = Wait.value("the servers are offered", Wait.USUAL, () -> Widgets.first(shell, Combo.class, combo -> Arrays.stream(combo.getItems()).anyMatch(item -> item.startsWith("WildFly "))).orElse(null));
			choose(kind, "WildFly ");
			StyledText said = Wait.value("what WildFly is set to is said", Wait.USUAL, () -> Widgets.first(shell, StyledText.class, text -> text.getText().contains("-Dplain=Oc")).orElse(null));
			String wildFly = Ui.get(said::getText);
			assertTrue(wildFly.contains("***"), wildFly);
			PlantedProject.hides("settings of WildFly", Ui.get(() -> ShownTexts.of(shell)));
			choose(kind, "Open Liberty ");
			Wait.until("what Liberty is set to is said", () -> !said.getText().isBlank() && !said.getText().equals(wildFly));
			PlantedProject.hides("settings of Liberty", Ui.get(() -> ShownTexts.of(shell)));
			press(shell, "Cancel");
			Wait.until("the properties are closed", shell::isDisposed);
			Wait.until("the dialog has returned", Ui::startedHasReturned);
		} finally {
			configuration.delete();
		}
	}

	@Test
	void theConsoleOfAServer() throws IOException {
		WritingServer server = new WritingServer("Planted Server");
		Ui.run(() -> ServerConsoles.get().listen());
		KnownServers.get().followed(server, "a run").start(null, server);
		try {
			ServerConsole console = Wait.value("the server has a console", Wait.USUAL, () -> Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
					.filter(ServerConsole.class::isInstance).map(ServerConsole.class::cast).filter(each -> each.log().name().equals(server.name())).findFirst().orElse(null));
			try {
				Ui.run(() -> ConsolePlugin.getDefault().getConsoleManager().showConsoleView(console));
				LINES.lines().forEach(server::write);
				Wait.until("the last line is shown", () -> console.getDocument().get().contains("Oc999Nt"));
				Wait.until("the alarm is told", () -> console.getDocument().get().contains(">> "));
				PlantedProject.hides("console", console.getDocument().get());
				assertTrue(console.getDocument().get().lines().filter(line -> line.contains("***")).count() >= 12, console.getDocument().get());
				PlantedProject.hides("console view", Ui.get(() -> ShownTexts.of(Workbench.window().getShell())));
				Screenshot.ofScreen(WorkbenchCheck.screenshot("console-secrets-hidden"));
				theServersView(server);
			} finally {
				ConsolePlugin.getDefault().getConsoleManager().removeConsoles(new IConsole[] { console });
			}
		} finally {
			server.end();
			Workbench.close(IConsoleConstants.ID_CONSOLE_VIEW);
		}
	}

	private static void theServersView(WritingServer server) {
		ServersView view = (ServersView) Workbench.open(ServersView.ID);
		Table table = Wait.value("the servers are listed", Wait.USUAL, () -> Widgets.first(view.getSite().getShell(), Table.class,
				each -> Arrays.stream(each.getItems()).anyMatch(item -> item.getText().equals(server.name()))).orElse(null));
		for (int row = 0; row < Ui.get(table::getItemCount); row++) {
			int selected = row;
			Ui.run(() -> {
				table.setSelection(selected);
				Widgets.send(table, SWT.Selection);
			});
			PlantedProject.hides("servers", Ui.get(() -> ShownTexts.of(view.getSite().getShell())));
		}
		Workbench.close(ServersView.ID);
	}

	private static void choose(Combo kind, String product) {
		Ui.run(() -> Widgets.choose(kind, Arrays.stream(kind.getItems()).filter(item -> item.startsWith(product)).findFirst().orElseThrow()));
	}

	private static void show(CTabFolder tabs, int index) {
		Ui.run(() -> {
			tabs.setSelection(index);
			Event selected = new Event();
			selected.item = tabs.getItem(index);
			tabs.notifyListeners(SWT.Selection, selected);
		});
	}

	private static void press(Shell shell, String button) {
		Wait.until(button + " is enabled", () -> Widgets.button(shell, button).filter(Button::isEnabled).isPresent());
		Ui.start(() -> Widgets.press(Widgets.button(shell, button).orElseThrow()));
	}
}
