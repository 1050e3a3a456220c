/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.wiretune.ide.addresses.KnownAddress;
import org.wiretune.ide.addresses.KnownAddresses;
import org.wiretune.ide.addresses.StoredPasswords;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.LocalJvm;
import org.wiretune.servers.metrics.LocalJvms;

/** The menu with what can be watched. The processes are listed in the background; the menu opens when the list is there. */
final class ConnectMenu {

	private static final Duration LIST_LIMIT = Duration.ofSeconds(2);
	private static final int LONGEST_LINE = 90;
	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT); //$NON-NLS-1$

	private final Control owner;
	private final GaugeSession session;
	private final ConnectByAddress byAddress;
	private Menu menu;

	ConnectMenu(Control owner, GaugeSession session) {
		this.owner = owner;
		this.session = session;
		byAddress = new ConnectByAddress(owner, session, new StoredPasswords());
		owner.addListener(SWT.Dispose, event -> dispose());
	}

	/** Lists the processes and opens the menu at a place on the screen. */
	void open(Point place) {
		Job job = Job.create(Messages.Connect_listing, (IProgressMonitor monitor) -> {
			List<LocalJvm> processes = LocalJvms.list(LIST_LIMIT);
			if (!owner.isDisposed()) {
				owner.getDisplay().asyncExec(() -> show(processes, place));
			}
			return (IStatus) Status.OK_STATUS;
		});
		job.setSystem(true);
		job.setPriority(Job.INTERACTIVE);
		job.schedule();
	}

	private void show(List<LocalJvm> processes, Point place) {
		if (owner.isDisposed()) {
			return;
		}
		dispose();
		menu = new Menu(owner);
		MenuItem follow = new MenuItem(menu, SWT.RADIO);
		follow.setText(Messages.Connect_follow);
		follow.setSelection(session.isFollowing());
		follow.addListener(SWT.Selection, event -> {
			if (follow.getSelection() && !session.isFollowing()) {
				session.follow();
			}
		});
		new MenuItem(menu, SWT.SEPARATOR);
		Optional<JvmTarget> target = session.isFollowing() ? Optional.empty() : session.target();
		for (LocalJvm process : processes) {
			MenuItem item = new MenuItem(menu, SWT.RADIO);
			item.setText(text(process));
			item.setToolTipText(process.command());
			item.setSelection(target.filter(some -> some.pid() == process.pid()).isPresent());
			item.addListener(SWT.Selection, event -> {
				if (item.getSelection()) {
					session.choose(process.target());
				}
			});
		}
		new MenuItem(menu, SWT.SEPARATOR);
		for (KnownAddress address : KnownAddresses.all()) {
			MenuItem item = new MenuItem(menu, SWT.RADIO);
			item.setText(shortened(address.label()));
			item.setToolTipText(address.form().address());
			item.setSelection(target.filter(some -> isAt(address, some)).isPresent());
			item.addListener(SWT.Selection, event -> {
				if (item.getSelection()) {
					byAddress.connect(address);
				}
			});
		}
		MenuItem other = new MenuItem(menu, SWT.PUSH);
		other.setText(Messages.Connect_address);
		other.addListener(SWT.Selection, event -> byAddress.ask());
		new MenuItem(menu, SWT.SEPARATOR);
		MenuItem disconnect = new MenuItem(menu, SWT.PUSH);
		disconnect.setText(Messages.Connect_disconnect);
		disconnect.setEnabled(session.isFollowing() || session.target().isPresent());
		disconnect.addListener(SWT.Selection, event -> session.disconnect());
		menu.setLocation(place);
		menu.setVisible(true);
	}

	private static boolean isAt(KnownAddress address, JvmTarget target) {
		return target.elsewhere().filter(server -> server.user().equals(address.form().user()) && server.address().hostAndPort().equals(address.form().name())).isPresent();
	}

	private static String text(LocalJvm process) {
		String since = process.startedAt().map(ConnectMenu::time).orElse(""); //$NON-NLS-1$
		String pid = Long.toString(process.pid());
		String text = since.isEmpty() ? NLS.bind(Messages.Connect_process, process.name(), pid)
				: NLS.bind(Messages.Connect_processSince, new Object[] { process.name(), pid, since });
		return shortened(text);
	}

	private static String shortened(String text) {
		String plain = text.replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
		return plain.length() > LONGEST_LINE ? plain.substring(0, LONGEST_LINE) + '\u2026' : plain;
	}

	private static String time(Instant instant) {
		return TIME.format(instant.atZone(ZoneId.systemDefault()));
	}

	private void dispose() {
		if (menu != null && !menu.isDisposed()) {
			menu.dispose();
		}
	}
}
