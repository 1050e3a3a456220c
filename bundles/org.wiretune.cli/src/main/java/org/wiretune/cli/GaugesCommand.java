/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import org.wiretune.analysis.alarm.AlarmFindings;
import org.wiretune.safety.file.WholeFile;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.alarms.AlarmEngine;
import org.wiretune.servers.alarms.AlarmLog;
import org.wiretune.servers.alarms.AlarmWatch;
import org.wiretune.servers.gauges.ConnectionSentence;
import org.wiretune.servers.gauges.GaugeBoard;
import org.wiretune.servers.gauges.GaugeLimits;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeState;
import org.wiretune.servers.gauges.KeptHistory;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.host.LocalConnections;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.servers.metrics.ConnectionStatus;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.own.OwnGauges;
import org.wiretune.servers.own.OwnTables;
import org.wiretune.servers.recordings.GaugeRecording;

/** {@code gauges}: what a running server shows now, here or elsewhere, with its alarms as they are raised. */
final class GaugesCommand implements Command {

	private static final ObservedPlaces.Sentences SENTENCES = new ObservedPlaces.Sentences("alarmsNoFix", "alarmsManyPlaces");
	private static final long MILLIS = 1_000;
	/** A server that has not been read by then is said not to have been. */
	private static final long FIRST_MILLIS = 60_000;
	/** Who asks for one reading does not wait for a server that starts, but for one that is busy. */
	private static final long ONCE_MILLIS = 10_000;
	/** Shares and rates need two readings. */
	private static final int READINGS = 2;
	/** What is lost at most of a recording when the call is ended from outside. */
	private static final long RECORD_MILLIS = 60_000;

	private final CommandForm form = new CommandForm("gauges");
	private final WatchedServerArguments server = new WatchedServerArguments(form);
	private final Given<Boolean> once = form.flag("--once");
	private final Given<Integer> interval = form.one("--interval", "SECONDS", Words.number(1));
	private final Given<Integer> time = form.one("--for", "SECONDS", Words.number(1));
	private final Given<String> format = form.choice("--format", "unknownGaugesFormat", "text", "json");
	private final Given<List<Path>> in = form.many("--in", "FILE|FOLDER", Words::path);
	private final OwnGaugeArguments gauges = new OwnGaugeArguments(form);
	private final Given<Path> record = form.file("--record", "FILE");
	private final Given<List<String>> named = form.rest("ADDRESS|PROCESS", Words::text);
	private final PrintStream out;
	private final PrintStream err;

	private final BlockingQueue<Runnable> told = new LinkedBlockingQueue<>();
	private final ConnectionSentence sentences = new ConnectionSentence(ZoneId.systemDefault());
	private final AlarmLog alarms = new AlarmLog();
	private ConnectionState said;
	private String saidSentence = "";
	private boolean warned;
	private CannotRun problem;

	GaugesCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	@Override
	public CommandForm form() {
		return form;
	}

	@Override
	public int run() throws CannotRun {
		if (named.or(List.of()).size() != 1) {
			throw new CannotRun(CommandTexts.text("gaugesOne"));
		}
		if (once.isGiven() && (interval.isGiven() || time.isGiven() || in.isGiven())) {
			throw new CannotRun(CommandTexts.text("gaugesOnce"));
		}
		JvmTarget target = server.target(named.value().get().get(0));
		if (target.elsewhere().filter(each -> each.isReadableOnTheWay()).isPresent()) {
			err.println(CommandTexts.text("gaugesInClear", target.place()));
		}
		OwnGauges own = gauges.read();
		ServerTables tables = OwnTables.with(ServerTables.standard(), own);
		GaugeOutput output = new GaugeOutput(out, format.or("text").equals("json"));
		try (MetricConnection connection = LocalConnections.create(tables.metrics()); AlarmWatch watch = new AlarmWatch(connection, new AlarmEngine(tables.alarms()))) {
			watch.addListener(alarms::add);
			watch.addListener(changes -> told.add(() -> changes.forEach(change -> alarm(change, output))));
			connection.connect(target);
			int code = watch(connection, new GaugeBoard(tables, GaugeLimits.DEFAULTS), output, () -> record(connection, target, tables, own));
			record(connection, target, tables, own);
			return code;
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
			return ExitCode.COULD_NOT_RUN;
		}
	}

	/** Keeps what was read so far. */
	private interface Recorder {

		void record() throws CannotRun;
	}

	private void record(MetricConnection connection, JvmTarget target, ServerTables tables, OwnGauges own) throws CannotRun {
		if (!record.isGiven() || connection.history().lastTime() == Long.MIN_VALUE) {
			return;
		}
		Path file = record.value().get();
		GaugeRecording recording = new GaugeRecording(new KeptHistory(target.name(), target.place(), connection.history(), alarms.entries(), List.of()), own);
		try {
			WholeFile.write(file, stream -> {
				Writer writer = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
				recording.write(tables, writer);
				writer.flush();
			});
		} catch (IOException failure) {
			throw new CannotRun(CommandTexts.text("gaugesRecord", file.toString(), String.valueOf(failure.getMessage())));
		}
	}

	private int watch(MetricConnection connection, GaugeBoard board, GaugeOutput output, Recorder recorder) throws InterruptedException, CannotRun {
		long recorded = 0;
		long begin = System.nanoTime();
		long next = 0;
		boolean read = false;
		while (!out.checkError()) {
			long passed = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
			ConnectionStatus status = connection.status();
			say(status);
			if (status.state() == ConnectionState.FAILED || status.ended() || !read && passed > patience(status)) {
				return ExitCode.COULD_NOT_RUN;
			}
			if (status.isLive() && connection.overhead().samples() >= READINGS && passed >= next) {
				read = true;
				List<GaugeReading> readings = board.read(connection).stream().filter(each -> each.value().isPresent()).toList();
				output.reading(connection.now(), readings);
				out.flush();
				if (once.isGiven()) {
					return readings.stream().anyMatch(each -> each.state() == GaugeState.WARNING) ? ExitCode.FINDINGS : ExitCode.OK;
				}
				next = passed + interval.or(1) * MILLIS;
			}
			if (passed - recorded >= RECORD_MILLIS) {
				recorded = passed;
				recorder.record();
			}
			if (time.isGiven() && passed >= time.value().get() * MILLIS) {
				return !read ? ExitCode.COULD_NOT_RUN : warned ? ExitCode.FINDINGS : ExitCode.OK;
			}
			Runnable news = told.poll(READINGS * 50, TimeUnit.MILLISECONDS);
			if (news != null) {
				news.run();
				out.flush();
			}
			if (problem != null) {
				throw problem;
			}
		}
		return warned ? ExitCode.FINDINGS : ExitCode.OK;
	}

	/** {@return how long a server may take until it is read first, in milliseconds} @param status why it has not been read yet, if a try has failed */
	private long patience(ConnectionStatus status) {
		return once.isGiven() && !status.reason().isEmpty() ? ONCE_MILLIS : FIRST_MILLIS;
	}

	/** Each state once, and each reason that is new. */
	private void say(ConnectionStatus status) {
		String sentence = sentences.of(status);
		boolean isNew = status.state() != said || !status.reason().isEmpty() && !sentence.equals(saidSentence);
		if (isNew && (status.state() != ConnectionState.CONNECTING || !status.reason().isEmpty())) {
			String notSeen = said == null || said == ConnectionState.CONNECTING ? status.target().filter(each -> status.isLive()).map(ConnectionSentence::notSeen).orElse("") : "";
			err.println(notSeen.isEmpty() ? sentence : sentence + ' ' + notSeen);
			saidSentence = sentence;
		}
		said = status.state();
	}

	private void alarm(AlarmChange change, GaugeOutput output) {
		if (change.kind() != AlarmChange.Kind.RAISED || !in.isGiven()) {
			warned |= change.kind() == AlarmChange.Kind.RAISED;
			output.alarm(change, List.of());
			return;
		}
		warned = true;
		try {
			// Read anew each time: the files may be mended while the server is watched.
			ObservedPlaces places = new ObservedPlaces(in.value().get(), reading -> AlarmFindings.leads(reading, change.alarm()), SENTENCES, out, err);
			output.alarm(change, places.leads());
			if (format.or("text").equals("text")) {
				places.tell();
			}
		} catch (CannotRun unreadable) {
			problem = unreadable;
		}
	}
}
