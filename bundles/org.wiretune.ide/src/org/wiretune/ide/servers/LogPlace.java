/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place that a line of a log names: a frame of a stack trace, or a file, mostly with its line.
 *
 * @param offset where the words stand in the line
 * @param length how many characters
 * @param path end of the path of the file, with slashes: {@code org/example/Order.java}, {@code server.xml}
 * @param line line in the file, counted from 1; 0 where none is told
 */
public record LogPlace(int offset, int length, String path, int line) {

	/** {@code at org.example.Order.place(Order.java:17)}, with the module or jar before it as servers print it. */
	private static final Pattern FRAME = Pattern
			.compile("(?:[\\w.$/-]{1,200}//?)?([\\w$]+(?:\\.[\\w$]+){0,40})\\.[\\w$<>]{1,200}\\(([\\w$]{1,200}\\.java):(\\d{1,7})\\)");

	/** A file with its line: {@code /home/me/server.xml, Line: 17}, {@code standalone.xml:17}, {@code at [row,col]:[17,3]} behind a file. */
	private static final Pattern FILE = Pattern.compile("((?:file:)?[\\w./\\\\:+-]{0,300}?([\\w.-]{1,100}\\.(?:xml|properties|ya?ml|options|module|export|import|component)))"
			+ "(?:[:,\\s]{1,3}(?:[Ll]ine:?\\s?)?(\\d{1,7})(?![\\d:.]))?");

	/**
	 * The places in a line.
	 *
	 * @param line a line of a log
	 * @return them, in the order in which they stand
	 */
	public static List<LogPlace> in(String line) {
		List<LogPlace> places = new ArrayList<>();
		Matcher frame = FRAME.matcher(line);
		while (frame.find()) {
			String type = frame.group(1);
			int dot = type.lastIndexOf('.');
			String folder = dot < 0 ? "" : type.substring(0, dot + 1).replace('.', '/');
			places.add(new LogPlace(frame.start(2), frame.end(3) - frame.start(2), folder + frame.group(2), Integer.parseInt(frame.group(3))));
		}
		Matcher file = FILE.matcher(line);
		while (file.find()) {
			String path = file.group(1).replace('\\', '/').replaceFirst("^file:/*", "/");
			int number = file.group(3) == null ? 0 : Integer.parseInt(file.group(3));
			int end = file.group(3) == null ? file.end(1) : file.end(3);
			places.add(new LogPlace(file.start(1), end - file.start(1), path, number));
		}
		places.sort((one, other) -> Integer.compare(one.offset(), other.offset()));
		return places;
	}
}
