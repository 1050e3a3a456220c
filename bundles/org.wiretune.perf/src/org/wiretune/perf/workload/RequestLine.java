/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wiretune.perf.internal.Texts;

/**
 * A line of {@link TargetKeys#REQUEST}: {@code [share%] METHOD path [content-type body]}.
 *
 * @param share share of the calls in percent; empty when the line gives none, it then has an equal part of what is left
 * @param method HTTP method in capitals
 * @param path path with its query, begins with a slash
 * @param contentType content type of the body, empty without body
 * @param body body, empty for none
 */
public record RequestLine(OptionalDouble share, String method, String path, String contentType, String body) {

	private static final Pattern LINE = Pattern.compile(
			"(?:(\\d{1,3}(?:\\.\\d{1,3})?)\\s?%\\s+)?([A-Za-z]{1,20})\\s+(/\\S*)(?:\\s+([\\w.+-]+/\\S+)\\s+(.+))?");

	/** {@return method and path, as a request is called in results} */
	public String label() {
		return method + ' ' + path;
	}

	/**
	 * Reads a line.
	 *
	 * @param text the line
	 * @return the request
	 * @throws WrongValueException when it is none; the message is a sentence
	 */
	public static RequestLine parse(String text) throws WrongValueException {
		Matcher matcher = LINE.matcher(text.strip());
		if (!matcher.matches() || text.chars().anyMatch(sign -> sign < ' ' && sign != '\t')) {
			throw new WrongValueException(Texts.get("request.wrong", text));
		}
		OptionalDouble share = matcher.group(1) == null ? OptionalDouble.empty()
				: OptionalDouble.of(Double.parseDouble(matcher.group(1)));
		if (share.isPresent() && (share.getAsDouble() <= 0 || share.getAsDouble() > 100)) {
			throw new WrongValueException(Texts.get("request.share", text));
		}
		return new RequestLine(share, matcher.group(2).toUpperCase(java.util.Locale.ROOT), matcher.group(3),
				matcher.group(4) == null ? "" : matcher.group(4), matcher.group(5) == null ? "" : matcher.group(5));
	}

	/**
	 * The shares of a mix in percent: what the lines give, the rest in equal parts for the lines that give none.
	 *
	 * @param requests the mix, at least one
	 * @return as many numbers as requests, together 100
	 * @throws WrongValueException when they cannot be 100 together; the message is a sentence
	 */
	public static List<Double> shares(List<RequestLine> requests) throws WrongValueException {
		double given = requests.stream().mapToDouble(request -> request.share().orElse(0)).sum();
		long open = requests.stream().filter(request -> request.share().isEmpty()).count();
		boolean wrong = open == 0 ? Math.abs(given - 100) > 0.01 : given >= 100;
		if (wrong) {
			throw new WrongValueException(Texts.get("request.sum", given, open));
		}
		return requests.stream().map(request -> request.share().orElse(open == 0 ? 0 : (100 - given) / open)).toList();
	}
}
