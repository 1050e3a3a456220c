/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.own;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.triggers.TriggeredAction;

/**
 * A gauge of a user as a line: {@code NAME=OBJECTNAME#ATTRIBUTE}, for an item of a composite {@code #ATTRIBUTE.ITEM}, and behind
 * that, each after a semicolon, {@code unit bytes}, {@code per second}, {@code above 200 for 10 s} or {@code below 5 for 10 s},
 * and {@code then thread dump, flight recording, mark}. A point, a semicolon, a number sign or a backslash of an attribute has a
 * backslash before it.
 */
public final class OwnGaugeLine {

	private static final Texts TEXTS = Texts.of(OwnGaugeLine.class, "messages"); //$NON-NLS-1$
	private static final int LONGEST = 4_000;
	private static final Pattern LIMIT = Pattern.compile("(above|below)\\s+(\\S+)(?:\\s+for\\s+(\\d{1,3})\\s*s)?"); //$NON-NLS-1$
	private static final String UNIT = "unit "; //$NON-NLS-1$
	private static final String THEN = "then "; //$NON-NLS-1$
	private static final String PER_SECOND = "per second"; //$NON-NLS-1$
	private static final int EXACT = 9;

	private OwnGaugeLine() {
	}

	/**
	 * {@return the gauge of a line}
	 *
	 * @param line
	 *            as a user wrote it
	 * @throws IllegalArgumentException
	 *             with a sentence that says what is wrong
	 */
	public static OwnGauge read(String line) {
		int named = line.indexOf('=');
		// The name of an MBean may have a number sign too, and an attribute one with a backslash only.
		int parted = lastPlain(line, '#');
		if (line.length() > LONGEST || named < 0 || parted < named) {
			throw wrong("line.form", shortened(line)); //$NON-NLS-1$
		}
		List<String> parts = split(line.substring(parted + 1), ';');
		List<String> place = split(parts.get(0).strip(), '.');
		if (place.size() > 2) {
			throw wrong("line.items", shortened(line)); //$NON-NLS-1$
		}
		OwnUnit unit = OwnUnit.COUNT;
		boolean perSecond = false;
		Optional<OwnLimit> limit = Optional.empty();
		Set<TriggeredAction> actions = Set.of();
		for (String each : parts.subList(1, parts.size())) {
			String part = each.strip();
			if (part.startsWith(UNIT)) {
				unit = OwnUnit.of(part.substring(UNIT.length()).strip()).orElseThrow(() -> wrong("line.unit", part, words())); //$NON-NLS-1$
			} else if (part.equals(PER_SECOND)) {
				perSecond = true;
			} else if (part.startsWith(THEN)) {
				actions = actions(part);
			} else {
				limit = Optional.of(limit(part));
			}
		}
		if (!actions.isEmpty() && limit.isEmpty()) {
			throw wrong("line.thenWithout", shortened(line)); //$NON-NLS-1$
		}
		Set<TriggeredAction> then = actions;
		return new OwnGauge(line.substring(0, named), OwnGauge.bean(line.substring(named + 1, parted)), plain(place.get(0)), place.size() > 1 ? plain(place.get(1)) : "", //$NON-NLS-1$
				unit, perSecond, limit.map(each -> new OwnLimit(each.above(), each.figure(), each.seconds(), then)));
	}

	private static OwnLimit limit(String part) {
		Matcher matcher = LIMIT.matcher(part);
		OptionalDouble figure = matcher.matches() ? Digits.read(matcher.group(2)) : OptionalDouble.empty();
		if (figure.isEmpty()) {
			throw wrong("line.part", shortened(part)); //$NON-NLS-1$
		}
		int seconds = matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3));
		if (seconds < 1 || seconds > OwnLimit.MOST_SECONDS) {
			throw wrong("line.seconds", shortened(part), Integer.toString(OwnLimit.MOST_SECONDS)); //$NON-NLS-1$
		}
		return new OwnLimit(matcher.group(1).equals("above"), figure.getAsDouble(), seconds, Set.of()); //$NON-NLS-1$
	}

	private static Set<TriggeredAction> actions(String part) {
		Set<TriggeredAction> actions = EnumSet.noneOf(TriggeredAction.class);
		for (String word : part.substring(THEN.length()).split(",")) { //$NON-NLS-1$
			actions.add(TriggeredAction.of(word.strip()).orElseThrow(() -> wrong("line.action", shortened(word.strip())))); //$NON-NLS-1$
		}
		return actions;
	}

	/** {@return the line of a gauge} */
	static String of(OwnGauge gauge) {
		StringBuilder line = new StringBuilder(gauge.name()).append('=').append(source(gauge));
		if (gauge.unit() != OwnUnit.COUNT) {
			line.append("; ").append(UNIT).append(gauge.unit().word()); //$NON-NLS-1$
		}
		if (gauge.perSecond()) {
			line.append("; ").append(PER_SECOND); //$NON-NLS-1$
		}
		gauge.limit().ifPresent(limit -> {
			line.append(limit.above() ? "; above " : "; below ").append(Digits.atMost(limit.figure(), EXACT).replace(",", "")) //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
					.append(" for ").append(limit.seconds()).append(" s"); //$NON-NLS-1$ //$NON-NLS-2$
			if (!limit.actions().isEmpty()) {
				line.append("; ").append(THEN).append(limit.actions().stream().sorted().map(TriggeredAction::words).collect(Collectors.joining(", "))); //$NON-NLS-1$ //$NON-NLS-2$
			}
		});
		return line.toString();
	}

	/** {@return the MBean and the attribute} */
	static String source(OwnGauge gauge) {
		return gauge.bean().getCanonicalName() + '#' + marked(gauge.attribute()) + (gauge.item().isEmpty() ? "" : '.' + marked(gauge.item())); //$NON-NLS-1$
	}

	private static String words() {
		return Arrays.stream(OwnUnit.values()).map(OwnUnit::word).collect(Collectors.joining(", ")); //$NON-NLS-1$
	}

	private static String marked(String word) {
		return word.replaceAll("([.;#\\\\])", "\\\\$1"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private static String plain(String word) {
		return word.replaceAll("\\\\(.)", "$1"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private static int lastPlain(String line, char sign) {
		int at = line.lastIndexOf(sign);
		while (at > 0 && line.charAt(at - 1) == '\\') {
			at = line.lastIndexOf(sign, at - 1);
		}
		return at;
	}

	/** Splits at a sign that has no backslash before it. */
	private static List<String> split(String text, char sign) {
		List<String> parts = new ArrayList<>();
		StringBuilder part = new StringBuilder();
		for (int i = 0; i < text.length(); i++) {
			char each = text.charAt(i);
			if (each == '\\' && i + 1 < text.length()) {
				part.append(each).append(text.charAt(++i));
			} else if (each == sign) {
				parts.add(part.toString());
				part.setLength(0);
			} else {
				part.append(each);
			}
		}
		parts.add(part.toString());
		return parts;
	}

	private static String shortened(String text) {
		int most = 200;
		return text.length() > most ? text.substring(0, most) + '\u2026' : text;
	}

	private static IllegalArgumentException wrong(String key, Object... values) {
		return new IllegalArgumentException(TEXTS.get(key, values));
	}
}
