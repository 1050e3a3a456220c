/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.servers;

import java.util.LinkedHashMap;
import java.util.Map;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IConsoleListener;
import org.eclipse.ui.console.IConsoleManager;
import org.wiretune.ide.servers.KnownServers;
import org.wiretune.servers.known.ServerLog;

/** Gives each server that writes a log a console; one that was closed comes back when it is asked for. UI thread only. */
public final class ServerConsoles {

	/** Consoles of servers that are gone; the oldest give way. */
	private static final int MOST = 12;

	private static final ServerConsoles INSTANCE = new ServerConsoles();

	private final Map<ServerLog, ServerConsole> consoles = new LinkedHashMap<>();
	private final Map<String, ServerLog> shown = new LinkedHashMap<>();
	private boolean listening;

	private ServerConsoles() {
	}

	/** {@return the consoles of the workbench} */
	public static ServerConsoles get() {
		return INSTANCE;
	}

	/** Opens a console for each server that starts from now on. Called again it does nothing. */
	public void listen() {
		if (listening) {
			return;
		}
		listening = true;
		ConsolePlugin.getDefault().getConsoleManager().addConsoleListener(new IConsoleListener() {
			@Override
			public void consolesAdded(IConsole[] added) {
				// Only those that go matter here.
			}

			@Override
			public void consolesRemoved(IConsole[] removed) {
				for (IConsole console : removed) {
					later(() -> consoles.values().remove(console));
				}
			}
		});
		KnownServers.get().addListener(() -> later(this::update));
		update();
	}

	private static void later(Runnable work) {
		if (PlatformUI.isWorkbenchRunning()) {
			Display display = PlatformUI.getWorkbench().getDisplay();
			if (!display.isDisposed()) {
				display.asyncExec(work);
			}
		}
	}

	private void update() {
		Map<String, ServerLog> logs = KnownServers.get().logs();
		logs.forEach((id, log) -> {
			if (shown.put(id, log) != log) {
				open(log);
			}
		});
		// The log of a run that is over is kept as long as its console.
		shown.entrySet().removeIf(entry -> !logs.containsKey(entry.getKey()) && !consoles.containsKey(entry.getValue()));
	}

	private ServerConsole open(ServerLog log) {
		ServerConsole there = consoles.get(log);
		if (there != null) {
			return there;
		}
		IConsoleManager manager = ConsolePlugin.getDefault().getConsoleManager();
		if (consoles.size() >= MOST) {
			ServerConsole oldest = consoles.values().iterator().next();
			consoles.values().remove(oldest);
			manager.removeConsoles(new IConsole[] { oldest });
		}
		ServerConsole console = new ServerConsole(log);
		consoles.put(log, console);
		manager.addConsoles(new IConsole[] { console });
		return console;
	}

	/**
	 * Shows the log of a server in the Console view.
	 *
	 * @param id id of the server
	 */
	public void show(String id) {
		listen();
		ServerLog log = KnownServers.get().logs().getOrDefault(id, shown.get(id));
		if (log != null) {
			shown.put(id, log);
			ConsolePlugin.getDefault().getConsoleManager().showConsoleView(open(log));
		}
	}
}
