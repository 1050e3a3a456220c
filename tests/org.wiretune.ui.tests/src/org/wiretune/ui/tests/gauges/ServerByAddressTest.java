/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.ide.addresses.KnownAddresses;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.ui.gauges.GaugesView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** A server behind a management port with TLS and a password is connected to by the dialog, as a user does it. */
@ExtendWith(WorkbenchCheck.class)
class ServerByAddressTest {

	private static final Duration LIMIT = Duration.ofSeconds(40);
	private static final String SHELL = "Connect by Address";

	@TempDir
	static Path folder;

	private static BusyServer server;
	private static String address;

	@BeforeAll
	static void start() throws Exception {
		Path key = folder.resolve("key.p12");
		Process keytool = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "keytool").toString(), "-genkeypair", "-alias", "server", "-keyalg", "EC", "-dname", "CN=orders-test",
				"-storetype", "PKCS12", "-keystore", key.toString(), "-storepass", "changeit").redirectErrorStream(true).start();
		keytool.getInputStream().readAllBytes();
		assertEquals(0, keytool.waitFor());
		int port;
		try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			port = free.getLocalPort();
		}
		address = "127.0.0.1:" + port;
		Path passwords = Files.writeString(folder.resolve("passwords"), "reader geheim1\n");
		Files.setPosixFilePermissions(passwords, PosixFilePermissions.fromString("rw-------"));
		Path access = Files.writeString(folder.resolve("access"), "reader readonly\n");
		server = new BusyServer("-Dcom.sun.management.jmxremote.port=" + port, "-Dcom.sun.management.jmxremote.rmi.port=" + port, "-Dcom.sun.management.jmxremote.host=127.0.0.1",
				"-Djava.rmi.server.hostname=127.0.0.1", "-Dcom.sun.management.jmxremote.password.file=" + passwords, "-Dcom.sun.management.jmxremote.access.file=" + access,
				"-Dcom.sun.management.jmxremote.ssl=true", "-Dcom.sun.management.jmxremote.registry.ssl=true", "-Djavax.net.ssl.keyStore=" + key, "-Djavax.net.ssl.keyStorePassword=changeit");
	}

	@AfterAll
	static void stop() {
		server.close();
	}

	@AfterEach
	void close() {
		Workbench.close(GaugesView.ID);
		KnownAddresses.all().forEach(KnownAddresses::forget);
		Workbench.theme(Workbench.LIGHT);
	}

	private static Menu menu(GaugesView view) {
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
		} finally {
			Ui.run(() -> Ui.display().removeFilter(SWT.Show, onShow));
		}
		return opened.get();
	}

	private static MenuItem item(Menu menu, String text) {
		return Arrays.stream(menu.getItems()).filter(item -> item.getText().contains(text)).findFirst().orElseThrow();
	}

	private static Shell dialog() {
		return Widgets.shell(SHELL).orElseThrow();
	}

	private static Text field(Shell dialog, int number) {
		return Widgets.all(dialog, Text.class, Text::getEditable).get(number);
	}

	private static void press(String label) {
		Ui.run(() -> Widgets.press(Widgets.button(dialog(), label).orElseThrow()));
	}

	private static void untilItSays(String sentence) {
		Wait.until("the dialog says: " + sentence, LIMIT, () -> Ui.get(() -> Widgets.first(dialog(), StyledText.class, text -> text.getText().contains(sentence)).isPresent()
				|| Widgets.first(dialog(), Text.class, text -> text.getText().contains(sentence)).isPresent()));
	}

	@Test
	void whatIsWrongIsSaidUntilTheServerIsRead() throws Exception {
		GaugesView view = (GaugesView) Workbench.open(GaugesView.ID);
		Menu menu = menu(view);
		Ui.start(() -> {
			menu.setVisible(false);
			Widgets.send(item(menu, "Connect to a Server by"), SWT.Selection);
		});
		Wait.until("the dialog opens", LIMIT, () -> Ui.get(() -> Widgets.shell(SHELL).isPresent()));
		Ui.run(() -> {
			assertFalse(Widgets.button(dialog(), "Connect").orElseThrow().isEnabled(), "nothing is filled in");
			Widgets.type(field(dialog(), 0), "nowhere");
		});
		press("Connect");
		untilItSays("is no address of a server");
		Ui.run(() -> {
			Widgets.type(field(dialog(), 0), address);
			Widgets.type(field(dialog(), 1), "reader");
			Widgets.type(field(dialog(), 2), "geheim1");
		});
		press("Test");
		untilItSays("switch TLS on");
		press("Encrypt (TLS)");
		press("Test");
		untilItSays("The certificate of " + address + " is not known. It is made out to CN=orders-test");
		Screenshot.of(Ui.get(ServerByAddressTest::dialog), WorkbenchCheck.screenshot("gauges-address-certificate"));
		Workbench.theme(Workbench.DARK);
		Screenshot.of(Ui.get(ServerByAddressTest::dialog), WorkbenchCheck.screenshot("gauges-address-certificate-dark"));
		Workbench.theme(Workbench.LIGHT);
		press("Accept Certificate");
		untilItSays(address + " answers (");
		Ui.run(() -> Widgets.type(field(dialog(), 2), "wrong99"));
		press("Connect");
		untilItSays("does not take the user reader with this password");
		Ui.run(() -> Widgets.type(field(dialog(), 2), "geheim1"));
		press("Connect");
		Wait.until("the server is read", LIMIT, () -> view.shown().status().map(status -> status.state() == ConnectionState.CONNECTED).orElse(false));
		Wait.until("the dialog is closed", LIMIT, Ui::startedHasReturned);
		Ui.run(() -> {
			assertTrue(view.shown().sentence().startsWith("Connected to Java program (" + address + ")"), view.shown().sentence());
			assertTrue(view.shown().readings().stream().anyMatch(reading -> reading.title().equals("Default pool")));
		});
		Screenshot.ofScreen(WorkbenchCheck.screenshot("gauges-address"));
		assertEquals(1, KnownAddresses.all().size());
		assertEquals(64, KnownAddresses.all().get(0).form().fingerprint().length());
		Menu again = menu(view);
		Ui.run(() -> {
			assertTrue(item(again, "reader @ " + address).getSelection(), "it is remembered");
			again.setVisible(false);
		});
	}
}
