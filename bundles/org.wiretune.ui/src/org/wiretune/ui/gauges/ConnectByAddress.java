/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.wiretune.ide.addresses.KnownAddress.Passwords;
import org.wiretune.ide.addresses.KnownAddress;
import org.wiretune.ide.addresses.KnownAddresses;
import org.wiretune.ide.addresses.StoredPasswords;
import org.wiretune.servers.address.AddressForm;
import org.wiretune.servers.address.WrongAddress;
import org.wiretune.servers.gauges.GaugeSession;

/** Connects gauges to a server elsewhere. Secure storage may ask for its own password, so jobs read and write it. UI thread only. */
final class ConnectByAddress {

	/** Family of the jobs that use secure storage. */
	static final Object FAMILY = new Object();

	private static final KnownAddress NEW = new KnownAddress(AddressForm.EMPTY, "", false); //$NON-NLS-1$

	private final Control owner;
	private final GaugeSession session;
	private final StoredPasswords storage;

	ConnectByAddress(Control owner, GaugeSession session, StoredPasswords storage) {
		this.owner = owner;
		this.session = session;
		this.storage = storage;
	}

	/** Asks for an address. */
	void ask() {
		ask(NEW);
	}

	/** Connects to an address that is remembered, and asks where its password is not. */
	void connect(KnownAddress address) {
		if (address.form().user().isEmpty() && address.form().trustStore().isEmpty()) {
			watch(address, Passwords.NONE);
		} else if (!address.stored()) {
			ask(address);
		} else {
			work(NLS.bind(Messages.Address_reading, address.label()), monitor -> {
				Passwords kept = read(address);
				later(() -> {
					if (kept.ofUser().isEmpty() && !address.form().user().isEmpty()) {
						ask(address);
					} else {
						watch(address, kept);
					}
				});
			});
		}
	}

	private Passwords read(KnownAddress address) {
		try {
			return storage.of(address);
		} catch (IOException locked) {
			Platform.getLog(ConnectByAddress.class).warn(NLS.bind(Messages.Address_locked, address.label()), locked);
			return Passwords.NONE;
		}
	}

	private void ask(KnownAddress begin) {
		AddressDialog dialog = new AddressDialog(owner.getShell(), begin, projects());
		if (dialog.open() != Window.OK) {
			return;
		}
		KnownAddress address = dialog.result();
		Passwords passwords = dialog.passwords();
		KnownAddresses.remember(address);
		if (address.stored()) {
			work(NLS.bind(Messages.Address_keeping, address.label()), monitor -> keep(address, passwords));
		} else if (begin.stored()) {
			work(NLS.bind(Messages.Address_keeping, address.label()), monitor -> forget(begin));
		}
		watch(address, passwords);
	}

	private void keep(KnownAddress address, Passwords passwords) {
		try {
			storage.put(address, passwords);
		} catch (IOException failure) {
			Platform.getLog(ConnectByAddress.class).warn(NLS.bind(Messages.Address_notKept, address.label()), failure);
			KnownAddresses.remember(new KnownAddress(address.form(), address.project(), false));
		}
	}

	private void forget(KnownAddress address) {
		try {
			storage.remove(address);
		} catch (IOException failure) {
			Platform.getLog(ConnectByAddress.class).warn(NLS.bind(Messages.Address_notKept, address.label()), failure);
		}
	}

	private void watch(KnownAddress address, Passwords passwords) {
		if (owner.isDisposed()) {
			return;
		}
		try {
			session.choose(address.target(passwords));
			KnownAddresses.remember(address);
		} catch (WrongAddress wrong) {
			// A file that was named has gone since; the dialog says which.
			ask(address);
		}
	}

	private static List<String> projects() {
		return Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isAccessible).map(IProject::getName).toList();
	}

	private void later(Runnable work) {
		Display display = owner.isDisposed() ? null : owner.getDisplay();
		if (display != null && !display.isDisposed()) {
			display.asyncExec(() -> {
				if (!owner.isDisposed()) {
					work.run();
				}
			});
		}
	}

	private static void work(String name, ICoreRunnable work) {
		Job job = new StorageJob(name, work);
		job.schedule();
	}

	private static final class StorageJob extends Job {
		private final ICoreRunnable work;

		StorageJob(String name, ICoreRunnable work) {
			super(name);
			this.work = work;
		}

		@Override
		protected IStatus run(IProgressMonitor monitor) {
			try {
				work.run(monitor);
				return Status.OK_STATUS;
			} catch (CoreException failure) {
				return failure.getStatus();
			}
		}

		@Override
		public boolean belongsTo(Object family) {
			return family == FAMILY;
		}
	}
}
