/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the name of a file says about the set it belongs to. Virtual machines number their files: {@code gc.log.0} and
 * {@code gc.log} (HotSpot from 9 on), {@code gc.log.0} and {@code gc.log.1.current} (HotSpot 7 and 8),
 * {@code verbosegc.20260101.120000.4711.txt.001} or {@code verbosegc.001.log} (IBM J9); tools that rotate append a number or a
 * day.
 *
 * @param base the name that all files of the set share
 * @param number the number of the file; greater than all others for the one without a number, or with "current"
 * @param plain the name without the ending of a compressed file
 */
record SetName(String base, long number, String plain) {

	/** The file that is being written has no number. */
	private static final long CURRENT = Long.MAX_VALUE;
	private static final Pattern NUMBERED = Pattern.compile("(.+)\\.(\\d{1,4})(\\.current)?");
	private static final Pattern IN_THE_MIDDLE = Pattern.compile("(.+)\\.(\\d{3})(\\.[A-Za-z]{1,4})");
	private static final Pattern DATED = Pattern.compile("(.+)-(\\d{8}(?:-?\\d{1,6})?)");

	static SetName of(Path file) {
		return of(String.valueOf(file.getFileName()));
	}

	static SetName of(String name) {
		String lower = name.toLowerCase(Locale.ROOT);
		String plain = lower.endsWith(".gz") ? name.substring(0, name.length() - 3) : lower.endsWith(".zip") ? name.substring(0, name.length() - 4) : name;
		Matcher numbered = NUMBERED.matcher(plain);
		if (numbered.matches()) {
			return new SetName(numbered.group(1), numbered.group(3) == null ? Long.parseLong(numbered.group(2)) : CURRENT, plain);
		}
		Matcher middle = IN_THE_MIDDLE.matcher(plain);
		if (middle.matches()) {
			return new SetName(middle.group(1) + middle.group(3), Long.parseLong(middle.group(2)), plain);
		}
		Matcher dated = DATED.matcher(plain);
		if (dated.matches()) {
			return new SetName(dated.group(1), Long.parseLong(dated.group(2).replace("-", "")), plain);
		}
		return new SetName(plain, CURRENT, plain);
	}
}
