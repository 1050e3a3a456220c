/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.dumps;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.metrics.JvmTarget;

/**
 * Writes a thread dump as text: what it shows first, in sentences, then the threads in the form of {@code jstack}, which
 * {@link ThreadDumpReader} and other tools read.
 */
public final class ThreadDumpText {

	private static final Texts TEXTS = Texts.of(ThreadDumpText.class, "messages"); //$NON-NLS-1$

	private ThreadDumpText() {
	}

	/**
	 * The text of a dump.
	 *
	 * @param dump
	 *            the threads
	 * @param target
	 *            the process they belong to
	 * @param time
	 *            when it was taken
	 * @return lines that end with a line feed
	 */
	public static String of(ThreadDump dump, JvmTarget target, Instant time) {
		StringBuilder text = new StringBuilder();
		text.append("# ").append(TEXTS.get("text.title", target.name(), target.place(), time.toString(), //$NON-NLS-1$ //$NON-NLS-2$
				Integer.toString(dump.threads().size()))).append('\n');
		findings(dump, time.toEpochMilli()).forEach(sentence -> text.append("# ").append(sentence).append('\n')); //$NON-NLS-1$
		text.append('\n').append("Full thread dump\n\n"); //$NON-NLS-1$
		int number = 1;
		for (DumpedThread thread : dump.threads()) {
			append(text, thread, number++);
		}
		return text.toString();
	}

	/**
	 * What a dump shows.
	 *
	 * @param dump
	 *            the threads
	 * @param time
	 *            when it was taken, milliseconds since 1970
	 * @return complete sentences, at least one
	 */
	public static List<String> findings(ThreadDump dump, long time) {
		List<String> sentences = new ArrayList<>();
		for (Alarm alarm : DumpAlarms.of(dump, time)) {
			sentences.add(alarm.message());
		}
		if (sentences.isEmpty()) {
			sentences.add(TEXTS.get("text.nothing")); //$NON-NLS-1$
		}
		return sentences;
	}

	private static void append(StringBuilder text, DumpedThread thread, int number) {
		// The reader takes what stands between the first and the last quotation mark.
		text.append('"').append(thread.name().replaceAll("\\R", " ")).append("\" #").append(number).append('\n'); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		if (thread.state() != null) {
			text.append("   java.lang.Thread.State: ").append(thread.state()).append('\n'); //$NON-NLS-1$
		}
		boolean first = true;
		for (String frame : thread.stack()) {
			text.append("\tat ").append(frame).append('\n'); //$NON-NLS-1$
			if (first) {
				wanted(text, thread);
				first = false;
			}
		}
		if (first) {
			wanted(text, thread);
		}
		for (String held : thread.holds()) {
			text.append("\t- locked <").append(identity(held)).append("> (a ").append(kind(held)).append(")\n"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		}
		text.append('\n');
	}

	private static void wanted(StringBuilder text, DumpedThread thread) {
		if (!thread.waitsFor().isEmpty()) {
			text.append(thread.state() == Thread.State.BLOCKED ? "\t- waiting to lock <" : "\t- waiting on <") //$NON-NLS-1$ //$NON-NLS-2$
					.append(identity(thread.waitsFor())).append("> (a ").append(thread.waitsForKind()).append(")\n"); //$NON-NLS-1$ //$NON-NLS-2$
		}
	}

	/** A live dump names a lock by its class and hash code, {@code java.lang.Object@1a2b}. */
	private static String identity(String lock) {
		return lock.substring(lock.lastIndexOf('@') + 1);
	}

	private static String kind(String lock) {
		int at = lock.lastIndexOf('@');
		return at > 0 ? lock.substring(0, at) : "java.lang.Object"; //$NON-NLS-1$
	}
}
