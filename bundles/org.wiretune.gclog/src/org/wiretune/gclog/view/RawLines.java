/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.LogFile;
import org.wiretune.gclog.LogPosition;
import org.wiretune.safety.secret.LineSecrets;

/**
 * Lines of a log around one of them, as they stand in the file. Only what is shown is kept, so the file may be as large as it
 * likes; long lines are cut.
 *
 * @param file the name of the file
 * @param first the number of the first of the lines, counted from 1
 * @param lines the lines
 * @param line the number of the line in the file that was asked for
 * @param asked the same, counted through all files of the log
 */
public record RawLines(String file, long first, List<String> lines, long line, long asked) {

	private static final int MOST_CHARACTERS = 2000;
	private static final int BUFFER = 1 << 16;

	/** Copies the list. */
	public RawLines {
		lines = List.copyOf(lines);
	}

	/**
	 * Reads lines. Takes about a second for a gigabyte, so not to be called on the UI thread.
	 *
	 * @param log the log
	 * @param at the number of a line, counted from 1 through all files of the log
	 * @param before how many lines before it
	 * @param after how many lines behind it
	 * @return the lines that there are
	 * @throws IOException when the file cannot be read
	 */
	public static RawLines around(GcLogData log, long at, int before, int after) throws IOException {
		LogPosition position = log.position(at);
		LogFile file = position.part().file().orElseThrow(() -> new IOException(position.part().name()));
		return around(file, position.line(), at, before, after);
	}

	private static RawLines around(LogFile file, long line, long asked, int before, int after) throws IOException {
		long first = Math.max(1, line - before);
		long last = line + after;
		// A key that began before the lines goes on in them.
		long begin = Math.max(1, first - LineSecrets.MOST_LINES);
		LineSecrets secrets = new LineSecrets();
		List<String> found = new ArrayList<>();
		byte[] buffer = new byte[BUFFER];
		byte[] text = new byte[MOST_CHARACTERS];
		int length = 0;
		long number = 1;
		boolean open = false;
		try (InputStream in = file.open()) {
			for (int count = in.read(buffer); count >= 0 && number <= last; count = in.read(buffer)) {
				for (int i = 0; i < count && number <= last; i++) {
					if (buffer[i] == '\n') {
						if (number >= first) {
							found.add(line(secrets, text, length));
						} else if (number >= begin) {
							secrets.pass(string(text, length));
						}
						length = 0;
						open = false;
						number++;
					} else {
						open = true;
						if (number >= begin && length < text.length) {
							text[length++] = buffer[i];
						}
					}
				}
			}
		}
		if (open && number >= first && number <= last) {
			found.add(line(secrets, text, length));
		}
		return new RawLines(file.shortName(), first, found, line, asked);
	}

	private static String string(byte[] text, int length) {
		return new String(text, 0, length, StandardCharsets.UTF_8);
	}

	private static String line(LineSecrets secrets, byte[] text, int length) {
		return secrets.hidden(string(text, length)).stripTrailing().replace('\t', ' ').replaceAll("\\p{Cntrl}", "\u00b7");
	}

	/** {@return the place of the line that was asked for among the lines; -1 where the file ends before it} */
	public int index() {
		return line - first < lines.size() ? (int) (line - first) : -1;
	}

	/** {@return the lines with their numbers, each with a line end} */
	public String text() {
		StringBuilder text = new StringBuilder();
		int width = String.valueOf(first + lines.size()).length();
		for (int i = 0; i < lines.size(); i++) {
			String number = String.valueOf(first + i);
			text.append(" ".repeat(width - number.length())).append(number).append("  ").append(lines.get(i)).append('\n');
		}
		return text.toString();
	}
}
