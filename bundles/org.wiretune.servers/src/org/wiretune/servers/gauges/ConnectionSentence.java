/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

import org.wiretune.safety.quantity.Quantity;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.servers.metrics.ConnectionStatus;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricHistory;
import org.wiretune.servers.metrics.SamplingOverhead;

/** Says in plain sentences where a connection stands. */
public final class ConnectionSentence {

	private static final Texts TEXTS = Texts.of(ConnectionSentence.class, "messages"); //$NON-NLS-1$
	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT); //$NON-NLS-1$

	private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT); //$NON-NLS-1$

	private final ZoneId zone;

	/**
	 * Sentences for a place.
	 *
	 * @param zone
	 *            time zone of the times of day
	 */
	public ConnectionSentence(ZoneId zone) {
		this.zone = zone;
	}

	/**
	 * The sentence when there is no connection.
	 *
	 * @param following
	 *            whether performance runs are followed
	 * @return says what to do next
	 */
	public String none(boolean following) {
		return TEXTS.get(following ? "connection.none.follow" : "connection.none.choose"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/**
	 * The sentence for a state.
	 *
	 * @param status
	 *            of a connection
	 * @return complete sentences
	 */
	public String of(ConnectionStatus status) {
		String name = status.target().map(JvmTarget::name).orElse(""); //$NON-NLS-1$
		String place = status.target().map(JvmTarget::place).orElse(""); //$NON-NLS-1$
		String earlier = status.earlier().map(JvmTarget::place).orElse(""); //$NON-NLS-1$
		return TEXTS.get(key(status), name, place, time(status.since()), status.reason(), earlier);
	}

	/**
	 * What is not seen of a server elsewhere.
	 *
	 * @param target
	 *            that is watched
	 * @return complete sentences; empty for a process of this machine
	 */
	public static String notSeen(JvmTarget target) {
		return target.elsewhere().isPresent() ? TEXTS.get("connection.elsewhere") : ""; //$NON-NLS-1$ //$NON-NLS-2$
	}

	private static String key(ConnectionStatus status) {
		return switch (status.state()) {
		case CONNECTING -> status.reason().isEmpty() ? "connection.connecting" : "connection.connecting.reason"; //$NON-NLS-1$ //$NON-NLS-2$
		case CONNECTED -> status.reason().isEmpty() ? "connection.connected" : "connection.connected.reason"; //$NON-NLS-1$ //$NON-NLS-2$
		case LOST -> status.ended() ? "connection.ended" : "connection.lost"; //$NON-NLS-1$ //$NON-NLS-2$
		case RESTARTED -> status.target().flatMap(JvmTarget::elsewhere).isPresent() ? "connection.restarted.elsewhere" : "connection.restarted"; //$NON-NLS-1$ //$NON-NLS-2$
		case FAILED -> "connection.failed"; //$NON-NLS-1$
		case CLOSED -> "connection.closed"; //$NON-NLS-1$
		};
	}

	/**
	 * The sentence for what was read at another time.
	 *
	 * @param recording
	 *            what was read
	 * @return names the program and the time
	 */
	public String recorded(KeptHistory recording) {
		String program = recording.place().isEmpty() ? recording.name() : TEXTS.get("connection.recorded.program", recording.name(), recording.place()); //$NON-NLS-1$
		String from = DAY.format(Instant.ofEpochMilli(recording.history().firstTime()).atZone(zone));
		return TEXTS.get("connection.recorded", program, from, time(recording.history().lastTime())); //$NON-NLS-1$
	}

	/**
	 * The sentence that offers another server.
	 *
	 * @param server
	 *            a server that runs
	 * @return a sentence, such as {@code Open Liberty (process 4711) still runs.}
	 */
	public String stillRuns(RunningServer server) {
		return TEXTS.get("connection.other", server.name(), Long.toString(server.pid())); //$NON-NLS-1$
	}

	/**
	 * The sentence for a display that is frozen.
	 *
	 * @param since
	 *            milliseconds since 1970
	 * @return says when and how to go on
	 */
	public String frozen(long since) {
		return TEXTS.get("connection.frozen", time(since)); //$NON-NLS-1$
	}

	/**
	 * What watching costs, for the details of a state.
	 *
	 * @param connection
	 *            a connection
	 * @return empty before the first reading
	 */
	public String cost(MetricConnection connection) {
		SamplingOverhead overhead = connection.overhead();
		if (overhead.samples() == 0 || connection.status().state() == ConnectionState.CLOSED) {
			return ""; //$NON-NLS-1$
		}
		String notSeen = connection.status().target().map(ConnectionSentence::notSeen).orElse(""); //$NON-NLS-1$
		String text = TEXTS.get("connection.overhead", Integer.toString(overhead.attributes()), //$NON-NLS-1$
				Integer.toString(overhead.calls()), Quantity.milliseconds(overhead.meanMillis()), Quantity.milliseconds(overhead.greatestMillis()));
		String seen = notSeen.isEmpty() ? text : text + ' ' + notSeen;
		return connection.history().isFull()
				? seen + ' ' + TEXTS.get("connection.full", Integer.toString(MetricHistory.MOST_SERIES)) //$NON-NLS-1$
				: seen;
	}

	/**
	 * A time of day.
	 *
	 * @param millis
	 *            milliseconds since 1970
	 * @return hours, minutes and seconds
	 */
	public String time(long millis) {
		return TIME.format(Instant.ofEpochMilli(millis).atZone(zone));
	}
}
