/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A request of a mix as {@link TargetKeys#REQUEST} has it: {@code [share%] METHOD path [content-type body]}. The path has
 * its query with it and is written as it goes over the wire; the body is the rest of the line and is sent in UTF-8.
 *
 * @param share share of all calls in percent, above 0 and up to 100; empty where the requests without one share the rest
 * @param method the method
 * @param path path and query, beginning with a slash
 * @param contentType content type of the body, empty without a body
 * @param body the body, empty without one
 */
public record RequestLine(OptionalDouble share, Method method, String path, String contentType, String body) {

	/** Methods that can be sent. */
	public enum Method {
		/** Reads. */
		GET(true, false),
		/** Reads the head of what {@link #GET} reads. */
		HEAD(true, false),
		/** Sends to be worked on. */
		POST(false, true),
		/** Replaces. */
		PUT(true, true),
		/** Changes a part. */
		PATCH(false, true),
		/** Removes. */
		DELETE(true, true),
		/** Asks what can be done. */
		OPTIONS(true, false);

		private final boolean idempotent;
		private final boolean body;

		Method(boolean idempotent, boolean body) {
			this.idempotent = idempotent;
			this.body = body;
		}

		/** {@return whether sending it twice does what sending it once does (RFC 9110, 9.2.2)} */
		public boolean isIdempotent() {
			return idempotent;
		}

		/** {@return whether a body may go with it} */
		public boolean takesBody() {
			return body;
		}
	}

	private static final Pattern WORD = Pattern.compile("(\\S+)\\s*");
	private static final Pattern PRINTABLE = Pattern.compile("[!-~]+");
	private static final Pattern CONTENT_TYPE = Pattern.compile("[!-~]+/[!-~]+");

	/** Checks that nothing is missing. */
	public RequestLine {
		Objects.requireNonNull(share, "share");
		Objects.requireNonNull(method, "method");
		Objects.requireNonNull(path, "path");
		Objects.requireNonNull(contentType, "contentType");
		Objects.requireNonNull(body, "body");
	}

	/** A line that is no request; the message is a sentence. */
	public static final class WrongRequest extends Exception {

		private static final long serialVersionUID = 1L;

		private final int offset;
		private final int length;

		WrongRequest(int offset, int length, String sentence) {
			super(sentence);
			this.offset = offset;
			this.length = length;
		}

		/** {@return where it is wrong: characters from the beginning of the line} */
		public int offset() {
			return offset;
		}

		/** {@return how many characters are wrong, 0 where something is missing} */
		public int length() {
			return length;
		}
	}

	/**
	 * The same request below a path.
	 *
	 * @param base a path that begins with a slash, or an empty text; a slash at its end is not doubled
	 * @return the line as {@link #parse(String)} reads it
	 */
	public String below(String base) {
		String start = base.endsWith("/") ? base.substring(0, base.length() - 1) : base;
		StringBuilder line = new StringBuilder();
		share.ifPresent(percent -> line.append(new BigDecimal(String.valueOf(percent)).toPlainString()).append("% "));
		line.append(method).append(' ').append(start).append(path);
		if (!contentType.isEmpty()) {
			line.append(' ').append(contentType).append(' ').append(body);
		}
		return line.toString();
	}

	/** {@return the method and the path, which name the request} */
	public String label() {
		return method + " " + path;
	}

	/**
	 * Reads a line.
	 *
	 * @param line the value of the key
	 * @return the request
	 * @throws WrongRequest when it is none; says where and why
	 */
	public static RequestLine parse(String line) throws WrongRequest {
		CallShare share = CallShare.before(line);
		int at = share.end();
		Matcher matcher = word(line, at, "request.noMethod", methods());
		Method method = method(matcher);
		at = matcher.end();
		matcher = word(line, at, "request.noPath", method);
		String path = matcher.group(1);
		if (!path.startsWith("/") || !PRINTABLE.matcher(path).matches()) {
			throw new WrongRequest(matcher.start(1), path.length(), TEXTS.get("request.path", path));
		}
		at = matcher.end();
		if (at == line.length()) {
			return new RequestLine(share.percent(), method, path, "", "");
		}
		if (!method.takesBody()) {
			throw new WrongRequest(at, line.length() - at, TEXTS.get("request.bodyNotTaken", method));
		}
		matcher = word(line, at, "request.contentType", "");
		if (!CONTENT_TYPE.matcher(matcher.group(1)).matches()) {
			throw new WrongRequest(at, matcher.group(1).length(), TEXTS.get("request.contentType", matcher.group(1)));
		}
		String body = line.substring(matcher.end());
		if (body.isEmpty()) {
			throw new WrongRequest(line.length(), 0, TEXTS.get("request.noBody", matcher.group(1)));
		}
		return new RequestLine(share.percent(), method, path, matcher.group(1), body);
	}

	private static Matcher word(String line, int at, String problem, Object value) throws WrongRequest {
		Matcher matcher = WORD.matcher(line).region(at, line.length());
		if (!matcher.lookingAt()) {
			throw new WrongRequest(at, 0, TEXTS.get(problem, value));
		}
		return matcher;
	}

	private static Method method(Matcher word) throws WrongRequest {
		for (Method method : Method.values()) {
			if (method.name().equals(word.group(1))) {
				return method;
			}
		}
		throw new WrongRequest(word.start(1), word.group(1).length(),
				TEXTS.get("request.method", word.group(1), methods()));
	}

	private static String methods() {
		return Arrays.stream(Method.values()).map(Method::name).collect(Collectors.joining(", "));
	}
}
