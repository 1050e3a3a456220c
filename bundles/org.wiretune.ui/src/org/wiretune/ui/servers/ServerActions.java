/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.servers;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobFunction;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionManager;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.ide.servers.KnownServers;
import org.wiretune.ide.servers.ServerJob;
import org.wiretune.servers.known.ServerOrigin;
import org.wiretune.servers.known.ServerRow;

/** What can be done with the selected server. UI thread only. */
final class ServerActions {

	private final KnownServers servers;
	private final IWorkbenchPage page;
	private final Supplier<Optional<ServerRow>> selected;
	private final Map<ServerRow.Action, IAction> actions = new EnumMap<>(ServerRow.Action.class);
	private final IAction logFile;
	private final IAction add;
	private final IAction refresh;

	ServerActions(KnownServers servers, IWorkbenchPage page, Supplier<Optional<ServerRow>> selected) {
		this.servers = servers;
		this.page = page;
		this.selected = selected;
		put(ServerRow.Action.START, Messages.Action_start, "start", row -> schedule(row, ServerRow.Action.START)); //$NON-NLS-1$
		put(ServerRow.Action.STOP, Messages.Action_stop, "stop", row -> schedule(row, ServerRow.Action.STOP)); //$NON-NLS-1$
		put(ServerRow.Action.LOG, Messages.Action_log, "log", row -> ServerConsoles.get().show(row.id())); //$NON-NLS-1$
		put(ServerRow.Action.CONFIGURATION, Messages.Action_configuration, "configuration", this::configuration); //$NON-NLS-1$
		put(ServerRow.Action.RESET, Messages.Action_reset, "reset", this::reset); //$NON-NLS-1$
		put(ServerRow.Action.INSTALL, Messages.Action_install, "install", row -> schedule(row, ServerRow.Action.INSTALL)); //$NON-NLS-1$
		put(ServerRow.Action.REMOVE, Messages.Action_remove, "remove", this::remove); //$NON-NLS-1$
		logFile = action(Messages.Action_logFile, "log", () -> selected.get().flatMap(row -> servers.logFile(row.id())).ifPresent(this::open)); //$NON-NLS-1$
		add = action(Messages.Action_add, "add", this::add); //$NON-NLS-1$
		refresh = action(Messages.Action_refresh, "refresh", servers::refresh); //$NON-NLS-1$
	}

	private void put(ServerRow.Action kind, String text, String icon, Consumer<ServerRow> run) {
		actions.put(kind, action(text, icon, () -> selected.get().filter(row -> row.allows(kind)).ifPresent(run)));
	}

	private static IAction action(String text, String icon, Runnable run) {
		Action action = new Action(text) {
			@Override
			public void run() {
				run.run();
			}
		};
		action.setImageDescriptor(ServerImages.descriptor(icon));
		action.setToolTipText(text.replace("&", "")); //$NON-NLS-1$ //$NON-NLS-2$
		return action;
	}

	/** {@return the action of a kind} @param kind the kind */
	IAction of(ServerRow.Action kind) {
		return actions.get(kind);
	}

	/** {@return the action that looks again} */
	IAction refresh() {
		return refresh;
	}

	/** Enables what the selected server allows. */
	void update() {
		Optional<ServerRow> row = selected.get();
		actions.forEach((kind, action) -> action.setEnabled(row.filter(now -> now.allows(kind)).isPresent()));
		logFile.setEnabled(row.filter(now -> now.allows(ServerRow.Action.LOG) && now.origin() != ServerOrigin.RUN).isPresent());
	}

	void fillToolBar(IContributionManager bar) {
		bar.add(of(ServerRow.Action.START));
		bar.add(of(ServerRow.Action.STOP));
		bar.add(of(ServerRow.Action.LOG));
		bar.add(new Separator());
		bar.add(of(ServerRow.Action.INSTALL));
		bar.add(add);
		bar.add(refresh);
	}

	void fillMenu(IMenuManager menu) {
		update();
		menu.add(of(ServerRow.Action.START));
		menu.add(of(ServerRow.Action.STOP));
		menu.add(of(ServerRow.Action.RESET));
		menu.add(new Separator());
		menu.add(of(ServerRow.Action.LOG));
		menu.add(logFile);
		menu.add(of(ServerRow.Action.CONFIGURATION));
		menu.add(new Separator());
		menu.add(of(ServerRow.Action.INSTALL));
		menu.add(of(ServerRow.Action.REMOVE));
		menu.add(add);
		menu.add(refresh);
	}

	private void schedule(ServerRow row, ServerRow.Action action) {
		if (action == ServerRow.Action.START) {
			ServerConsoles.get().listen();
		}
		new ServerJob(servers, row, action).schedule();
	}

	private void reset(ServerRow row) {
		if (MessageDialog.openConfirm(page.getWorkbenchWindow().getShell(), Messages.Reset_title, NLS.bind(Messages.Reset_text, row.name()))) {
			schedule(row, ServerRow.Action.RESET);
		}
	}

	private void remove(ServerRow row) {
		String text = row.origin() == ServerOrigin.CACHE ? Messages.Remove_cache : Messages.Remove_folder;
		if (MessageDialog.openConfirm(page.getWorkbenchWindow().getShell(), Messages.Remove_title, NLS.bind(text, row.name(), row.place()))) {
			schedule(row, ServerRow.Action.REMOVE);
		}
	}

	private void configuration(ServerRow row) {
		for (Path file : servers.configuration(row.id())) {
			open(file);
		}
	}

	private void open(Path file) {
		try {
			IDE.openEditorOnFileStore(page, EFS.getLocalFileSystem().getStore(file.toUri()));
		} catch (PartInitException e) {
			StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW | StatusManager.LOG);
		}
	}

	private void add() {
		DirectoryDialog dialog = new DirectoryDialog(page.getWorkbenchWindow().getShell());
		dialog.setText(Messages.Add_title);
		dialog.setMessage(Messages.Add_choose);
		String folder = dialog.open();
		if (folder == null) {
			return;
		}
		Job job = Job.create(Messages.Add_title, (IJobFunction) monitor -> add(Path.of(folder)));
		job.schedule();
	}

	private IStatus add(Path folder) {
		try {
			servers.add(folder);
			return Status.OK_STATUS;
		} catch (CoreException e) {
			return Status.warning(e.getStatus().getMessage());
		}
	}
}
