/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

import org.wiretune.lint.size.Workload;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.judged.JudgedTime;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.stat.Interval;
import org.wiretune.safety.file.Unreadable;

/** The load as the user states it: clients or rates with times, or times from a run that was kept. */
final class SizeArguments {

	private static final ResourceBundle TEXTS = ResourceBundle.getBundle("org.wiretune.cli.size", Locale.ENGLISH);

	private Long clients;
	private Double rate;
	private Double time;
	private double think;
	private Double messageRate;
	private Double messageTime;
	private double measuredTime;
	private double measuredMessageTime;
	/** Why the times of the run must not be used; empty where they may. */
	private String refusedTime = "";
	private String refusedMessageTime = "";
	private Long messages;
	private long remoteCalls;
	private int connections = 1;

	static String text(String key, Object... values) {
		return new MessageFormat(TEXTS.getString(key), Locale.ENGLISH).format(values);
	}

	/** {@return whether the word is one of the load's; its value is then taken too} */
	boolean take(String word, Iterator<String> rest) throws CannotRun {
		switch (word) {
		case "--clients" -> clients = whole(word, rest);
		case "--rate" -> rate = decimal(word, rest);
		case "--time" -> time = decimal(word, rest);
		case "--think-time" -> think = decimal(word, rest);
		case "--message-rate" -> messageRate = decimal(word, rest);
		case "--message-time" -> messageTime = decimal(word, rest);
		case "--messages" -> messages = whole(word, rest);
		case "--remote-calls" -> remoteCalls = whole(word, rest);
		case "--connections-per-thread" -> connections = (int) Math.min(Integer.MAX_VALUE, whole(word, rest));
		case "--run" -> run(LintArguments.path(LintArguments.value(word, rest)));
		default -> {
			return false;
		}
		}
		return true;
	}

	/** {@return the load} */
	Workload workload() throws CannotRun {
		try {
			long web = 0;
			if (rate != null) {
				web = Workload.concurrency(rate, needed(time, measuredTime, refusedTime, "--rate", "--time"));
			} else if (clients != null) {
				web = think > 0 ? Workload.concurrencyOfClients(clients, needed(time, measuredTime, refusedTime, "--think-time", "--time"), think) : clients;
			}
			long each = messages != null ? messages : messageRate == null ? 0 : Workload.concurrency(messageRate, needed(messageTime, measuredMessageTime, refusedMessageTime, "--message-rate", "--message-time"));
			if (web == 0 && each == 0 && remoteCalls == 0) {
				throw new CannotRun(text("noLoad"));
			}
			return new Workload(web, each, remoteCalls, connections);
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

	private static double needed(Double stated, double measured, String refused, String because, String argument) throws CannotRun {
		if (stated == null && !refused.isEmpty()) {
			throw new CannotRun(text("refused", argument, refused));
		}
		if (stated == null && measured == 0) {
			throw new CannotRun(text("needs", because, argument));
		}
		return stated == null ? measured : stated;
	}

	private static long whole(String word, Iterator<String> rest) throws CannotRun {
		String value = LintArguments.value(word, rest);
		try {
			return Long.parseLong(value);
		} catch (NumberFormatException none) {
			throw new CannotRun(text("noNumber", value, word));
		}
	}

	private static double decimal(String word, Iterator<String> rest) throws CannotRun {
		String value = LintArguments.value(word, rest);
		try {
			double number = Double.parseDouble(value);
			if (Double.isFinite(number)) {
				return number;
			}
		} catch (NumberFormatException none) {
			// Said below.
		}
		throw new CannotRun(text("noNumber", value, word));
	}
}
