/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads the console of a server while it starts, a line at a time, and knows how far it is. Thread-safe: standard output
 * and error output are read by a thread each.
 */
public final class StartLog {

	/** How far a server is. */
	public enum State {
		/** It has not said that it is ready. */
		STARTING,
		/** The server is ready, the application is not. */
		SERVER_READY,
		/** Both are ready. */
		READY,
		/** It said that it will not be ready. */
		FAILED
	}

	/** Colours that a console shows (ECMA-48, SGR). */
	private static final Pattern COLOUR = Pattern.compile("\\e\\[[\\d;]*m");
	private static final Pattern CAUSE = Pattern.compile("\\s*Caused by: .*");
	private static final int KEPT_LINES = 6;
	private static final int KEPT_CHARACTERS = 400;

	private final StartMessages messages;
	private final List<String> errors = new ArrayList<>();
	private boolean server;
	private final int wanted;
	private int applications;
	private boolean failed;
	private boolean afterError;
	private boolean belowHeading;

	/**
	 * A reader.
	 *
	 * @param messages the messages of the server
	 */
	public StartLog(StartMessages messages) {
		this(messages, 1);
	}

	/**
	 * A reader for several applications.
	 *
	 * @param messages the messages of the server
	 * @param applications how many have to start, 1 or more
	 */
	public StartLog(StartMessages messages, int applications) {
		this.messages = messages;
		this.wanted = applications;
	}

	/**
	 * Reads a line.
	 *
	 * @param line a line of the console
	 * @return how far the server is after it
	 */
	public synchronized State line(String line) {
		String plain = COLOUR.matcher(line).replaceAll("");
		server |= names(plain, messages.ready());
		applications += names(plain, messages.application()) ? 1 : 0;
		boolean failure = names(plain, messages.failed());
		failed |= failure;
		boolean error = failure || messages.error().matcher(plain).find();
		// What caused an error stands below it, behind the frames of a stack.
		if (error || afterError && CAUSE.matcher(plain).matches()) {
			keep(plain.strip());
		}
		afterError |= error;
		if (belowHeading && !plain.isBlank()) {
			keep(plain.strip());
			belowHeading = false;
		}
		belowHeading |= messages.heading().matcher(plain).find();
		return state();
	}

	/** {@return how far the server is} */
	public synchronized State state() {
		if (failed) {
			return State.FAILED;
		}
		return server ? applications >= wanted ? State.READY : State.SERVER_READY : State.STARTING;
	}

	/** {@return whether the server said that it is ready, also when its application failed then} */
	public synchronized boolean isServerReady() {
		return server;
	}

	/** {@return the first lines that told an error, as they stand in the log, each once} */
	public synchronized List<String> errors() {
		return List.copyOf(errors);
	}

	private void keep(String line) {
		String cut = line.length() > KEPT_CHARACTERS ? line.substring(0, KEPT_CHARACTERS) + "..." : line;
		if (errors.size() < KEPT_LINES && !errors.contains(cut)) {
			errors.add(cut);
		}
	}

	private static boolean names(String line, List<String> ids) {
		return ids.stream().anyMatch(line::contains);
	}
}
