/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.known;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.safety.secret.LineSecrets;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.logs.LogAlarms;
import org.wiretune.servers.logs.LogLines;
import org.wiretune.servers.logs.LogSeverities;

/**
 * What a server has written: the last lines, each with its severity and the alarms that its text raised. Bounded memory.
 * Thread-safe; listeners are called on the thread that reads the server and must be quick.
 */
public final class ServerLog {

	/** Lines that are kept. */
	public static final int MOST_LINES = 20_000;

	private static final int MOST_CHARACTERS = 4_000_000;

	/** Hears of a log. */
	public interface Listener {

		/** A line came. */
		void added(LogEntry entry);

		/** All lines were taken away, because the server starts anew. */
		void cleared();
	}

	private final String name;
	private final Consumer<AlarmChange> alarms;
	private final Deque<LogEntry> entries = new ArrayDeque<>();
	private final List<Listener> listeners = new CopyOnWriteArrayList<>();
	private LogSeverities severities = new LogSeverities();
	private LogAlarms texts = new LogAlarms();
	/** Alarms that no line has raised. */
	private final List<Alarm> beside = new ArrayList<>();
	/** Of each stream: a key on one neither hides what the other says meanwhile, nor ends with it. */
	private LineSecrets secrets = new LineSecrets();
	private LineSecrets secretsOfErrors = new LineSecrets();
	private int characters;

	/**
	 * An empty log.
	 *
	 * @param name name of the server
	 * @param alarms told of alarms that lines raise or end
	 */
	public ServerLog(String name, Consumer<AlarmChange> alarms) {
		this.name = name;
		this.alarms = alarms;
	}

	/** {@return name of the server} */
	public String name() {
		return name;
	}

	/**
	 * Takes a line of its output.
	 *
	 * @param line the line without its end
	 * @param time when it came, milliseconds since 1970
	 */
	public void add(String line, long time) {
		add(line, time, false);
	}

	/**
	 * Takes a line of its error output.
	 *
	 * @param line the line without its end
	 * @param time when it came, milliseconds since 1970
	 */
	public void addError(String line, long time) {
		add(line, time, true);
	}

	private void add(String line, long time, boolean error) {
		List<AlarmChange> changes;
		LogEntry entry;
		synchronized (this) {
			String cut = (error ? secretsOfErrors : secrets).hidden(line.length() > LogLines.LONGEST ? line.substring(0, LogLines.LONGEST) : line);
			changes = texts.add(cut, time);
			List<Alarm> raised = changes.stream().filter(change -> change.kind() == AlarmChange.Kind.RAISED).map(AlarmChange::alarm).toList();
			entry = new LogEntry(cut, severities.next(cut), raised);
			entries.addLast(entry);
			characters += cut.length();
			while (entries.size() > MOST_LINES || characters > MOST_CHARACTERS) {
				characters -= entries.removeFirst().text().length();
			}
		}
		listeners.forEach(listener -> listener.added(entry));
		changes.forEach(alarms);
	}

	/**
	 * Takes an alarm that no line has raised, such as one of a dump in the folder of the server.
	 *
	 * @param change
	 *            what happened
	 */
	public void found(AlarmChange change) {
		synchronized (this) {
			beside.removeIf(change.alarm()::isSame);
			if (change.kind() == AlarmChange.Kind.RAISED) {
				beside.add(change.alarm());
			}
		}
		alarms.accept(change);
	}

	/** Forgets everything, because the server starts anew. */
	public void clear() {
		List<Alarm> over;
		synchronized (this) {
			entries.clear();
			characters = 0;
			severities = new LogSeverities();
			secrets = new LineSecrets();
			secretsOfErrors = new LineSecrets();
			over = active();
			beside.clear();
			texts = new LogAlarms();
		}
		over.forEach(alarm -> alarms.accept(new AlarmChange(AlarmChange.Kind.CLEARED, System.currentTimeMillis(), alarm)));
		listeners.forEach(Listener::cleared);
	}

	/** {@return the lines that are kept, oldest first} */
	public synchronized List<LogEntry> entries() {
		return new ArrayList<>(entries);
	}

	/** {@return the alarms that hold, oldest first} */
	public synchronized List<Alarm> active() {
		List<Alarm> all = new ArrayList<>(texts.active());
		all.addAll(beside);
		return all;
	}

	/**
	 * Gives the lines so far and adds a listener, without a line lost between.
	 *
	 * @param listener hears of all further lines
	 * @return the lines so far
	 */
	public synchronized List<LogEntry> listen(Listener listener) {
		listeners.add(listener);
		return new ArrayList<>(entries);
	}

	/** Removes a listener. @param listener who no longer wants to hear */
	public void remove(Listener listener) {
		listeners.remove(listener);
	}
}
