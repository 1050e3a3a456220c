/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.wiretune.lint.size.Workload;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.judged.JudgedTime;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.stat.Interval;
import org.wiretune.safety.file.Unreadable;
import org.wiretune.safety.text.Texts;

/** The load as the user states it: clients or rates with times, or times from a run that was kept. */
final class SizeArguments {

	private static final Texts TEXTS = Texts.of(SizeArguments.class, "size");

	private final Given<Long> clients;
	private final Given<Double> rate;
	private final Given<Double> time;
	private final Given<Double> think;
	private final Given<Double> messageRate;
	private final Given<Double> messageTime;
	private final Given<Long> messages;
	private final Given<Long> remoteCalls;
	private final Given<Long> connections;
	private final Given<List<Path>> runs;
	private double measuredTime;
	private double measuredMessageTime;
	/** Why the times of the run must not be used; empty where they may. */
	private String refusedTime = "";
	private String refusedMessageTime = "";

	/** A load that is stated by options. @param form takes the options */
	SizeArguments(CommandForm form) {
		clients = form.one("--clients", "N", SizeArguments::whole);
		rate = form.one("--rate", "N", SizeArguments::decimal);
		time = form.one("--time", "MS", SizeArguments::decimal);
		think = form.one("--think-time", "MS", SizeArguments::decimal);
		messageRate = form.one("--message-rate", "N", SizeArguments::decimal);
		messageTime = form.one("--message-time", "MS", SizeArguments::decimal);
		messages = form.one("--messages", "N", SizeArguments::whole);
		remoteCalls = form.one("--remote-calls", "N", SizeArguments::whole);
		connections = form.one("--connections-per-thread", "N", SizeArguments::whole);
		runs = form.many("--run", "FILE", Words::path);
	}

	static String text(String key, Object... values) {
		return CommandTexts.filled(TEXTS.get(key), values);
	}

	/** {@return the load} */
	Workload workload() throws CannotRun {
		for (Path run : runs.or(List.of())) {
			run(run);
		}
		try {
			long web = 0;
			if (rate.isGiven()) {
				web = Workload.concurrency(rate.or(0.0), needed(time, measuredTime, refusedTime, "--rate", "--time"));
			} else if (clients.isGiven()) {
				double pause = think.or(0.0);
				web = pause > 0 ? Workload.concurrencyOfClients(clients.or(0L), needed(time, measuredTime, refusedTime, "--think-time", "--time"), pause) : clients.or(0L);
			}
			long each = messages.or(0L);
			if (!messages.isGiven() && messageRate.isGiven()) {
				each = Workload.concurrency(messageRate.or(0.0), needed(messageTime, measuredMessageTime, refusedMessageTime, "--message-rate", "--message-time"));
			}
			long calls = remoteCalls.or(0L);
			if (web == 0 && each == 0 && calls == 0) {
				throw new CannotRun(text("noLoad"));
			}
			return new Workload(web, each, calls, (int) Math.min(Integer.MAX_VALUE, connections.or(1L)));
		} catch (IllegalArgumentException outside) {
			throw new CannotRun(text("outside", outside.getMessage()));
		}
	}

	/** Takes the mean times of a run; what the user states wins, wherever it stands. */
	private void run(Path file) throws CannotRun {
		RunFile run;
		try {
			run = RunFileFormat.read(file);
		} catch (IOException problem) {
			throw new CannotRun(Unreadable.toTheEnd(problem));
		}
		JudgedRuns judged = JudgedRuns.of(List.of(run));
		for (RunCell cell : run.cells()) {
			BindingUnderTest binding = cell.bindingUnderTest().orElse(null);
			if (binding == null || cell.errors() >= cell.loops()) {
				continue;
			}
			JudgedTime time = judged.time(cell.binding(), cell.sizeBytes());
			// Sizes that rest on a time nobody may use would be worse than none.
			String place = time.isUsable() ? "" : binding.label() + ", " + cell.sizeLabel() + ": " + time.reason();
			double milliseconds = time.milliseconds().map(Interval::estimate).orElse(0.0);
			switch (binding) {
			case HTTP_SYNC, WS_SYNC -> {
				measuredTime = Math.max(measuredTime, milliseconds);
				refusedTime = refusedTime.isEmpty() ? place : refusedTime;
			}
			case SCA_ASYNC, JMS_ASYNC -> {
				measuredMessageTime = Math.max(measuredMessageTime, milliseconds);
				refusedMessageTime = refusedMessageTime.isEmpty() ? place : refusedMessageTime;
			}
			default -> {
				// A direct call holds no thread of its own.
			}
			}
		}
	}

	private static double needed(Given<Double> stated, double measured, String refused, String because, String argument) throws CannotRun {
		if (!stated.isGiven() && !refused.isEmpty()) {
			throw new CannotRun(text("refused", argument, refused));
		}
		if (!stated.isGiven() && measured == 0) {
			throw new CannotRun(text("needs", because, argument));
		}
		return stated.or(measured);
	}

	private static Long whole(String option, String value) throws CannotRun {
		try {
			return Long.parseLong(value);
		} catch (NumberFormatException none) {
			throw new CannotRun(text("noNumber", value, option));
		}
	}

	private static Double decimal(String option, String value) throws CannotRun {
		try {
			double number = Double.parseDouble(value);
			if (Double.isFinite(number)) {
				return number;
			}
		} catch (NumberFormatException none) {
			// Said below.
		}
		throw new CannotRun(text("noNumber", value, option));
	}
}
