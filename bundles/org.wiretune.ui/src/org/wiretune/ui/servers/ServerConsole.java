/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.servers;

import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

import org.eclipse.core.runtime.Platform;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.console.IOConsole;
import org.eclipse.ui.console.IOConsoleOutputStream;
import org.wiretune.analysis.alarm.AlarmFindings;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.reading.Reading;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.servers.known.LogEntry;
import org.wiretune.servers.known.LogFilter;
import org.wiretune.servers.known.ServerLog;
import org.wiretune.servers.logs.LogSeverity;

/**
 * The log of a server as a console: lines in the colour of their severity, alarms where their text stands, links to files of
 * the workspace, and a filter. Lines are written by a thread of its own, so that neither server nor user interface waits.
 */
public final class ServerConsole extends IOConsole {

	/** Type of the console, for contributions. */
	static final String TYPE = "org.wiretune.ui.serverLog"; //$NON-NLS-1$

	/** Characters that are kept; the platform cuts the oldest away. */
	private static final int KEPT = 2_000_000;
	private static final int SLACK = 200_000;

	private final ServerLog log;
	private final Map<LogSeverity, IOConsoleOutputStream> streams = new EnumMap<>(LogSeverity.class);
	private final IOConsoleOutputStream alarms;
	private final LogColors colors;
	private final ExecutorService writer = Executors.newSingleThreadExecutor(work -> {
		Thread thread = new Thread(work, "WireTune server console"); //$NON-NLS-1$
		thread.setDaemon(true);
		return thread;
	});
	private final ServerLog.Listener listener = new ServerLog.Listener() {
		@Override
		public void added(LogEntry entry) {
			write(() -> print(entry));
		}

		@Override
		public void cleared() {
			write(ServerConsole.this::clearConsole);
		}
	};
	private volatile LogFilter filter = LogFilter.ALL;

	/** A console. UI thread only. @param log what it shows */
	ServerConsole(ServerLog log) {
		super(NLS.bind(Messages.Console_name, log.name()), TYPE, ServerImages.descriptor("log"), true); //$NON-NLS-1$
		this.log = log;
		setWaterMarks(KEPT, KEPT + SLACK);
		for (LogSeverity severity : LogSeverity.values()) {
			streams.put(severity, newOutputStream());
		}
		alarms = newOutputStream();
		colors = new LogColors(this::color);
		color();
		addPatternMatchListener(new LogLinks());
		List<LogEntry> before = log.listen(listener);
		write(() -> before.forEach(this::print));
	}

	private void color() {
		streams.forEach((severity, stream) -> stream.setColor(colors.of(severity)));
		alarms.setColor(colors.alarm());
	}

	/** {@return which lines are shown} */
	public LogFilter filter() {
		return filter;
	}

	/** {@return the log that is shown} */
	public ServerLog log() {
		return log;
	}

	/** Shows other lines; those that came before are written anew. @param next which lines */
	public void setFilter(LogFilter next) {
		filter = next;
		write(() -> {
			clearConsole();
			log.entries().forEach(this::print);
		});
	}

	private void write(Runnable work) {
		try {
			writer.execute(work);
		} catch (RejectedExecutionException closed) {
			// The console was closed while the server wrote.
			return;
		}
	}

	private void print(LogEntry entry) {
		if (!filter.shows(entry)) {
			return;
		}
		try {
			streams.get(entry.severity()).write(entry.text() + '\n');
			for (Alarm alarm : entry.alarms()) {
				alarms.write(text(alarm) + '\n');
			}
		} catch (IOException closed) {
			// The console was closed while the server wrote.
			return;
		}
	}

	/** The alarm's message; where files set the limit, their finding with its place. */
	private static String text(Alarm alarm) {
		Reading reading = WorkspaceAnalysis.get().reading();
		List<Finding> findings = reading == null ? List.of() : AlarmFindings.of(reading, alarm);
		if (findings.isEmpty()) {
			return NLS.bind(Messages.Console_alarm, alarm.message());
		}
		return String.join("\n", findings.stream().map(finding -> NLS.bind(Messages.Console_place, //$NON-NLS-1$
				new Object[] { finding.message(), finding.origin().path(), finding.origin().line() })).toList());
	}

	@Override
	protected void dispose() {
		log.remove(listener);
		writer.shutdownNow();
		Display display = Display.getDefault();
		if (!display.isDisposed()) {
			display.asyncExec(colors::dispose);
		}
		for (IOConsoleOutputStream stream : streams.values()) {
			close(stream);
		}
		close(alarms);
		super.dispose();
	}

	private static void close(IOConsoleOutputStream stream) {
		try {
			stream.close();
		} catch (IOException e) {
			Platform.getLog(ServerConsole.class).info(e.getMessage(), e);
		}
	}
}
