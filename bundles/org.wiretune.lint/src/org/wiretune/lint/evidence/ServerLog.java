/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.evidence;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.safety.quantity.Bytes;

/**
 * The log of a server and what it tells first of each trouble. A log that is larger than {@value #MOST} bytes is not read.
 *
 * @param folder the folder of the server whose log it is
 * @param server the name of the server in that folder; null where the folder holds one server only
 * @param told where the log tells a trouble for the first time
 */
record ServerLog(String folder, String server, Map<Trouble, Origin> told) {

	/** Bytes that are read at most: a log is evidence, not worth a long wait. */
	static final int MOST = 16 * Bytes.IN_MEGABYTE;

	/** {@code standalone/log/server.log}, {@code logs/messages.log}, {@code logs/server1/SystemOut.log}. */
	private static final Pattern PATH = Pattern.compile("(?:(.*)/)?logs?/(?:([^/]+)/)?(server\\.log|SystemOut\\.log|messages\\.log)");

	/** {@return whether a file is the log of a server} @param path the path with forward slashes */
	static boolean isLog(String path) {
		return PATH.matcher(path).matches();
	}

	/**
	 * {@return what a log tells}
	 *
	 * @param file the log
	 * @throws IOException where it cannot be read
	 */
	static ServerLog read(SourceFile file) throws IOException {
		Matcher path = PATH.matcher(file.path());
		if (!path.matches()) {
			throw new IllegalArgumentException(file.path());
		}
		Map<Trouble, Origin> told = new EnumMap<>(Trouble.class);
		if (file.length() <= MOST) {
			// The words are of ASCII; what is no UTF-8 besides does no harm.
			String text = new String(file.bytes(), StandardCharsets.UTF_8);
			for (Trouble trouble : Trouble.values()) {
				Matcher words = trouble.words().matcher(text);
				if (words.find()) {
					told.put(trouble, place(file.path(), text, words.start(), words.end()));
				}
			}
		}
		return new ServerLog(path.group(1) == null ? "" : path.group(1), path.group(2), told);
	}

	private static Origin place(String path, String text, int start, int end) {
		int line = 1;
		int begins = 0;
		for (int i = text.indexOf('\n'); i >= 0 && i < start; i = text.indexOf('\n', i + 1)) {
			line++;
			begins = i + 1;
		}
		return new Origin(path, start, end - start, line, start - begins + 1);
	}

	/** {@return whether a file configures the server of this log} @param path the path of the file */
	boolean isOf(String path) {
		boolean inside = folder.isEmpty() || path.startsWith(folder + '/');
		return inside && (server == null || path.contains("/servers/" + server + '/') || path.startsWith("servers/" + server + '/'));
	}
}
