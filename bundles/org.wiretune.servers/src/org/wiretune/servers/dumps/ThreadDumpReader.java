/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.dumps;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a thread dump from text: what jstack and {@code kill -3} write on HotSpot, the javacore file that {@code kill -3}
 * makes on J9, and the list of threads of the JBoss 4 and 5 console. Lines that belong to none are passed over, so a dump
 * may stand in the middle of a log. Bounded in lines, length of a line and threads.
 */
public final class ThreadDumpReader {

	private static final int MOST_LINES = 1_000_000;
	private static final int LONGEST_LINE = 4_000;
	private static final int MOST_THREADS = 20_000;
	private static final int MOST_FRAMES = 500;

	private static final Pattern HOTSPOT = Pattern.compile("^\"(.*)\" (?:#\\d+|daemon|prio=|os_prio=|tid=|virtual).*"); //$NON-NLS-1$
	private static final Pattern STATE = Pattern.compile("^\\s+java\\.lang\\.Thread\\.State: (\\w+).*"); //$NON-NLS-1$
	private static final Pattern FRAME = Pattern.compile("^\\s+at (\\S.*)"); //$NON-NLS-1$
	private static final Pattern WANTED = Pattern.compile("^\\s*- (?:parking to wait for|waiting to lock|waiting on|waiting to re-lock in wait\\(\\))\\s+<(\\w+)> \\(an? (.+)\\)\\s*"); //$NON-NLS-1$
	private static final Pattern LOCKED = Pattern.compile("^\\s*- (?:locked )?<(\\w+)> \\(an? .+\\)\\s*"); //$NON-NLS-1$
	private static final Pattern JBOSS = Pattern.compile("^\\s*Thread:\\s*(.*?)\\s*:\\s*priority:\\d+.*threadState:(\\w+).*"); //$NON-NLS-1$
	private static final Pattern JBOSS_FRAME = Pattern.compile("^\\s*([\\w$./]+\\([^)]*\\))\\s*"); //$NON-NLS-1$
	private static final Pattern J9 = Pattern.compile("^3XMTHREADINFO\\s+\"(.*)\" J9VMThread:.*state:(\\w+).*"); //$NON-NLS-1$
	private static final Pattern J9_FRAME = Pattern.compile("^4XESTACKTRACE\\s+at (\\S.*)"); //$NON-NLS-1$
	private static final Pattern J9_WANTED = Pattern
			.compile("^3XMTHREADBLOCK\\s+(?:Blocked on|Waiting on|Parked on): (\\S+?)@0x(\\w+)(?: Owned by: (?:\"(.*)\" \\(J9VMThread|<).*)?.*"); //$NON-NLS-1$
	private static final Pattern J9_HELD = Pattern.compile("^5XESTACKTRACE\\s+\\(entered lock: (\\S+?)@0x(\\w+).*"); //$NON-NLS-1$
	private static final Pattern TAG = Pattern.compile("<(?:/?b|br ?/?|/?pre)>"); //$NON-NLS-1$

	private final List<DumpedThread> threads = new ArrayList<>();
	private boolean complete = true;
	private String name;
	private Thread.State state;
	private List<String> stack = new ArrayList<>();
	private Set<String> holds = new HashSet<>();
	private String wanted = ""; //$NON-NLS-1$
	private String kind = ""; //$NON-NLS-1$
	private String owner = ""; //$NON-NLS-1$
	private boolean isList;

	private ThreadDumpReader() {
	}

	/**
	 * Reads a dump.
	 *
	 * @param reader
	 *            the text; not closed
	 * @return the threads; none where the text holds no dump. Where it holds several, the threads of the last one
	 * @throws IOException
	 *             when the text cannot be read
	 */
	public static ThreadDump read(Reader reader) throws IOException {
		ThreadDumpReader dump = new ThreadDumpReader();
		BufferedReader lines = reader instanceof BufferedReader buffered ? buffered : new BufferedReader(reader);
		StringBuilder line = new StringBuilder();
		int count = 0;
		for (int character = lines.read(); character >= 0; character = lines.read()) {
			if (character == '\n') {
				dump.line(line.toString());
				line.setLength(0);
				if (++count >= MOST_LINES) {
					dump.complete = false;
					break;
				}
			} else if (character != '\r' && line.length() < LONGEST_LINE) {
				line.append((char) character);
			}
		}
		dump.line(line.toString());
		dump.end();
		return new ThreadDump(dump.threads, dump.complete);
	}

	private void line(String text) {
		if (text.startsWith("Full thread dump") || text.startsWith("0SECTION       THREADS")) { //$NON-NLS-1$ //$NON-NLS-2$
			end();
			threads.clear();
			return;
		}
		Matcher matcher = HOTSPOT.matcher(text);
		if (matcher.matches()) {
			begin(matcher.group(1), text.contains(" runnable") ? Thread.State.RUNNABLE : null); //$NON-NLS-1$
			return;
		}
		matcher = J9.matcher(text);
		if (matcher.matches()) {
			begin(matcher.group(1), j9State(matcher.group(2)));
			return;
		}
		String plain = text.indexOf('<') >= 0 ? TAG.matcher(text).replaceAll("") : text; //$NON-NLS-1$
		matcher = JBOSS.matcher(plain);
		if (matcher.matches()) {
			begin(matcher.group(1), state(matcher.group(2)));
			isList = true;
			return;
		}
		if (name != null) {
			inThread(plain);
		}
	}

	private void inThread(String text) {
		Matcher matcher = STATE.matcher(text);
		if (matcher.matches()) {
			state = state(matcher.group(1));
			return;
		}
		matcher = FRAME.matcher(text);
		if (!matcher.matches()) {
			matcher = J9_FRAME.matcher(text);
		}
		if (!matcher.matches() && isList) {
			matcher = JBOSS_FRAME.matcher(text);
		}
		if (matcher.matches()) {
			if (stack.size() < MOST_FRAMES) {
				stack.add(frame(matcher.group(1)));
			}
			return;
		}
		lock(text);
	}

	private void lock(String text) {
		Matcher matcher = WANTED.matcher(text);
		if (matcher.matches()) {
			if (wanted.isEmpty()) {
				wanted = matcher.group(1);
				kind = matcher.group(2);
			}
			return;
		}
		matcher = LOCKED.matcher(text);
		if (matcher.matches()) {
			holds.add(matcher.group(1));
			return;
		}
		matcher = J9_WANTED.matcher(text);
		if (matcher.matches()) {
			kind = matcher.group(1).replace('/', '.');
			wanted = matcher.group(2);
			owner = matcher.group(3) == null ? "" : matcher.group(3); //$NON-NLS-1$
			return;
		}
		matcher = J9_HELD.matcher(text);
		if (matcher.matches()) {
			holds.add(matcher.group(2));
		}
	}

	/** Slashes between packages and the name of the module are ways of writing; {@code java.base@17/Native Method} stays. */
	private static String frame(String text) {
		int arguments = text.indexOf('(');
		String method = arguments < 0 ? text : text.substring(0, arguments);
		int module = method.indexOf('@') >= 0 || method.startsWith("java.") && method.indexOf('/') > 0 ? method.lastIndexOf('/') + 1 : 0; //$NON-NLS-1$
		return method.substring(module).replace('/', '.') + (arguments < 0 ? "" : text.substring(arguments)); //$NON-NLS-1$
	}

	private void begin(String thread, Thread.State known) {
		end();
		if (threads.size() >= MOST_THREADS) {
			complete = false;
			return;
		}
		name = thread;
		state = known;
	}

	private void end() {
		if (name != null) {
			// A thread in Object.wait gives the monitor back, although the dump lists it as locked in the frame.
			holds.remove(wanted);
			threads.add(new DumpedThread(name, state, stack, wanted, kind, owner, holds));
		}
		name = null;
		state = null;
		stack = new ArrayList<>();
		holds = new HashSet<>();
		wanted = ""; //$NON-NLS-1$
		kind = ""; //$NON-NLS-1$
		owner = ""; //$NON-NLS-1$
		isList = false;
	}

	private static Thread.State state(String word) {
		try {
			return Thread.State.valueOf(word.toUpperCase(Locale.ROOT));
		} catch (IllegalArgumentException unknown) {
			return null;
		}
	}

	/** Letters of a javacore file: runnable, blocked, waiting on a condition, parked, suspended. */
	private static Thread.State j9State(String letter) {
		return switch (letter) {
		case "R" -> Thread.State.RUNNABLE; //$NON-NLS-1$
		case "B" -> Thread.State.BLOCKED; //$NON-NLS-1$
		case "CW", "P" -> Thread.State.WAITING; //$NON-NLS-1$ //$NON-NLS-2$
		default -> null;
		};
	}
}
