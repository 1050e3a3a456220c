/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.wiretune.gclog.internal.Sums;

/** Collects what the reader of a format finds. Used by the thread that reads; totals are exact also where rows have no room. */
public final class GcLogBuilder {

	/** JVM starts of a broken file must not fill the memory. */
	private static final int MOST_STARTS = 10_000;

	private final NameTable causes = new NameTable();
	private final GcEvents events;
	private final List<JvmBuilder> starts = new ArrayList<>();
	private final IncidentCounts incidents = new IncidentCounts();
	private final SkippedLines skipped = new SkippedLines();
	private final List<String> remarks = new ArrayList<>();
	private final List<LogPart> parts = new ArrayList<>();
	private final long[] row = new long[GcColumn.values().length];
	private final boolean keepsLast;
	private long notKept;
	private long added;
	private long pauses;
	private long pauseNanos;
	private long maxPause;
	private long maxPauseLine;
	private long safepoints;
	private long safepointNanos;
	private long maxSafepoint;
	private long lostStops;
	private long understood;
	private long foreign;

	/**
	 * Makes one that keeps the first events.
	 *
	 * @param mostRows how many events are kept at most
	 */
	public GcLogBuilder(int mostRows) {
		this(mostRows, false);
	}

	/**
	 * Makes one.
	 *
	 * @param mostRows how many events are kept at most
	 * @param keepsLast whether the last ones are kept, and not the first
	 */
	public GcLogBuilder(int mostRows, boolean keepsLast) {
		this.keepsLast = keepsLast;
		events = new GcEvents(causes, mostRows);
		clear();
	}

	/** Gives the next event a value. */
	public void set(GcColumn column, long value) {
		row[column.ordinal()] = value;
	}

	/** {@return a value that the next event was given, or unknown} */
	public long staged(GcColumn column) {
		return row[column.ordinal()];
	}

	/** Forgets the values of the next event. */
	public void clear() {
		Arrays.fill(row, GcEvents.UNKNOWN);
	}

	/** {@return the number of a cause} */
	public int cause(byte[] text, int from, int to) {
		return causes.number(text, from, to);
	}

	/** Adds the event with the values that were set, and forgets these. */
	public void add(CollectionKind kind, int cause, int flags) {
		long pause = row[GcColumn.PAUSE.ordinal()];
		if (kind.isPause() && pause != GcEvents.UNKNOWN) {
			pauses++;
			pauseNanos = Sums.add(pauseNanos, pause);
			jvm().pause(pause);
			if (pause > maxPause || maxPauseLine == 0) {
				maxPause = pause;
				maxPauseLine = row[GcColumn.LINE.ordinal()];
			}
		}
		if (!events.add(starts.size() - 1, kind, cause, flags, row)) {
			notKept += keepsLast ? events.forgetOldest() : 1;
			if (keepsLast) {
				events.add(starts.size() - 1, kind, cause, flags, row);
			}
		}
		added++;
		clear();
	}

	/** Gives the last event a value that the log tells behind it. */
	public void amend(GcColumn column, long value) {
		if ((notKept == 0 || keepsLast) && events.size() > 0) {
			events.amend(events.size() - 1, column, value);
		}
	}

	/** {@return how many events were kept} */
	public int events() {
		return events.size();
	}

	/** {@return how many events were added, with those that had no room} */
	public long added() {
		return added;
	}

	/** {@return how many events had no room} */
	public long notKept() {
		return notKept;
	}

	/** {@return the virtual machine that writes at this place of the log} */
	public JvmBuilder jvm() {
		if (starts.isEmpty()) {
			starts.add(new JvmBuilder(1));
		}
		return starts.get(starts.size() - 1);
	}

	/** Begins a virtual machine, unless nothing is known of the one before. @return the new one */
	public JvmBuilder start(long line) {
		if (!starts.isEmpty() && starts.get(starts.size() - 1).isEmpty()) {
			starts.remove(starts.size() - 1);
		}
		if (starts.size() < MOST_STARTS) {
			starts.add(new JvmBuilder(line));
		}
		return starts.get(starts.size() - 1);
	}

	/** Notes a stop that was begun and does not count, because the log lacks its end or its time. */
	public void lostStop() {
		lostStops++;
	}

	/** {@return how many stops do not count} */
	public long lostStops() {
		return lostStops;
	}

	/** Notes an incident. */
	public void incident(IncidentKind kind, long line, long nanos) {
		incidents.add(kind, line, nanos);
		jvm().incident(kind, line, nanos);
	}

	/** Notes a safepoint. */
	public void safepoint(long nanos) {
		safepoints++;
		safepointNanos = Sums.add(safepointNanos, nanos);
		maxSafepoint = Math.max(maxSafepoint, nanos);
	}

	/** Notes a line of the log. */
	public void understood() {
		understood++;
	}

	/** Notes lines of the log. */
	public void understood(int lines) {
		understood += lines;
	}

	/** Notes a line that is none of the log; the bytes before it are those that were read before it. */
	public void skipped(byte[] text, int from, int to, long line) {
		foreign++;
		skipped.add(text, from, to, line);
	}

	/** Notes a sentence on what is missing or doubtful. */
	public void remark(String sentence) {
		if (!remarks.contains(sentence)) {
			remarks.add(sentence);
		}
	}

	/** Begins the next file of the log. */
	public void part(LogPart part) {
		// A follower sees the same file grow through very many rotations; the last parts are those that somebody looks at.
		if (parts.size() >= MOST_STARTS) {
			parts.remove(1);
		}
		parts.add(part);
	}

	/** {@return what was collected so far; it stays as it is when more is added} @param further a remark that only holds now; empty for none */
	public GcLogData snapshot(String name, GcLogFormat format, String further) {
		List<String> all = new ArrayList<>(remarks);
		if (!further.isEmpty()) {
			all.add(further);
		}
		return build(name, format, events.copy(), all);
	}

	/** {@return what was collected; nothing may be added any more} */
	public GcLogData build(String name, GcLogFormat format) {
		return build(name, format, events, remarks);
	}

	private GcLogData build(String name, GcLogFormat format, GcEvents rows, List<String> sentences) {
		jvm();
		if (parts.isEmpty()) {
			parts.add(new LogPart(name, Optional.empty(), 1, 0));
		}
		return new GcLogData(name, format, starts.stream().map(JvmBuilder::build).toList(), rows, notKept, pauses, pauseNanos, maxPause, maxPauseLine,
				safepoints == 0 ? Optional.empty() : Optional.of(new Safepoints(safepoints, safepointNanos, maxSafepoint)), incidents.build(), lostStops, understood, foreign,
				skipped.lines(), List.copyOf(sentences), List.copyOf(parts));
	}
}
