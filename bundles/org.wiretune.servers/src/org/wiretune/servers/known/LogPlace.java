/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.known;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

	/** The end of {@code at org.example.Order.place(Order.java:17)}; what stands before it is looked for from there. */
	private static final Pattern FRAME = Pattern.compile("\\(([\\w$]{1,200}\\.java):(\\d{1,7})\\)");

	private static final Pattern ENDING = Pattern.compile("\\.(?:xml|properties|ya?ml|options|module|export|import|component)\\b");

	/** {@code server.xml, Line: 17}, {@code standalone.xml:17}. */
	private static final Pattern NUMBER = Pattern.compile("[:,\\s]{1,3}(?:[Ll]ine:?\\s?)?(\\d{1,7})(?![\\d:.])");

	private static final int LONGEST_PATH = 300;
	private static final String URL = "file:";

	/**
	 * The places in a line. Takes a time in proportion to its length, whatever stands in it.
	 *
	 * @param line a line of a log
	 * @return them, in the order in which they stand
	 */
	public static List<LogPlace> in(String line) {
		List<LogPlace> places = new ArrayList<>();
		Matcher frame = FRAME.matcher(line);
		while (frame.find()) {
			frame(line, frame).ifPresent(places::add);
		}
		Matcher ending = ENDING.matcher(line);
		while (ending.find()) {
			file(line, ending).ifPresent(places::add);
		}
		places.sort((one, other) -> Integer.compare(one.offset(), other.offset()));
		return places;
	}

	/** Servers print the module or jar before the class, with a slash. */
	private static Optional<LogPlace> frame(String line, Matcher frame) {
		int start = back(line, frame.start(), "$.<>");
		String method = line.substring(start, frame.start());
		int name = method.lastIndexOf('.');
		int type = name < 0 ? -1 : method.lastIndexOf('.', name - 1);
		if (name <= 0) {
			return Optional.empty();
		}
		String folder = type < 0 ? "" : method.substring(0, type + 1).replace('.', '/');
		return Optional.of(new LogPlace(frame.start(1), frame.end(2) - frame.start(1), folder + frame.group(1), Integer.parseInt(frame.group(2))));
	}

	private static Optional<LogPlace> file(String line, Matcher ending) {
		int start = back(line, ending.start(), "./\\+-_");
		if (start == ending.start()) {
			return Optional.empty();
		}
		String path = line.substring(start, ending.end()).replace('\\', '/');
		if (line.startsWith(URL, start - URL.length())) {
			start -= URL.length();
			path = path.replaceFirst("^/+", "/");
		} else if (start > 1 && line.charAt(start - 1) == ':' && Character.isLetter(line.charAt(start - 2)) && path.startsWith("/")
				&& (start == 2 || !Character.isLetterOrDigit(line.charAt(start - 3)))) {
			path = line.substring(start - 2, start) + path;
			start -= 2;
		}
		Matcher number = NUMBER.matcher(line).region(ending.end(), line.length());
		boolean numbered = number.lookingAt();
		int end = numbered ? number.end(1) : ending.end();
		return Optional.of(new LogPlace(start, end - start, path, numbered ? Integer.parseInt(number.group(1)) : 0));
	}

	/** The first of the characters before a place that are letters, digits or among others. */
	private static int back(String line, int end, String others) {
		int start = end;
		while (start > 0 && end - start < LONGEST_PATH && (Character.isLetterOrDigit(line.charAt(start - 1)) || others.indexOf(line.charAt(start - 1)) >= 0)) {
			start--;
		}
		return start;
	}
}
