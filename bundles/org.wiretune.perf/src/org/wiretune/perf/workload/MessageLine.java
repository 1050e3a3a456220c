/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A message of a mix as {@link MessageKeys#MESSAGE} has it: {@code [share%] queue|topic NAME [reply|consumed|sent] [body]}. The
 * body is the rest of the line and is sent as a text message.
 *
 * @param share share of all messages in percent, above 0 and up to 100; empty where those without one share the rest
 * @param topic whether it goes to a topic, not to a queue
 * @param destination name of the queue or topic
 * @param until what its time is measured until
 * @param body the body, empty without one
 */
public record MessageLine(OptionalDouble share, boolean topic, String destination, Until until, String body) {

	/** What the time of a message is measured until. */
	public enum Until {
		/** The answer to {@code JMSReplyTo}. */
		REPLY,
		/** The broker no longer has it, since its consumer has acknowledged it. */
		CONSUMED,
		/** The broker has it. */
		SENT;

		/** {@return the word in files} */
		public String word() {
			return name().toLowerCase(Locale.ROOT);
		}
	}

	/** What a line looks like. */
	private static final List<String> KINDS = List.of("queue", "topic");
	private static final Pattern WORD = Pattern.compile("(\\S+)\\s*");

	/** Checks that nothing is missing. */
	public MessageLine {
		Objects.requireNonNull(share, "share");
		Objects.requireNonNull(destination, "destination");
		Objects.requireNonNull(until, "until");
		Objects.requireNonNull(body, "body");
	}

	/** {@return kind and name of the destination, which name the message} */
	public String label() {
		return KINDS.get(topic ? 1 : 0) + ' ' + destination + ' ' + until.word();
	}

	/**
	 * Reads a line.
	 *
	 * @param line the value of the key
	 * @return the message
	 * @throws RequestLine.WrongRequest when it is none; says where and why
	 */
	public static MessageLine parse(String line) throws RequestLine.WrongRequest {
		CallShare share = CallShare.before(line);
		Matcher kind = WORD.matcher(line).region(share.end(), line.length());
		if (!kind.lookingAt()) {
			throw new RequestLine.WrongRequest(share.end(), 0, TEXTS.get("message.noKind"));
		}
		if (!KINDS.contains(kind.group(1))) {
			throw new RequestLine.WrongRequest(kind.start(1), kind.group(1).length(), TEXTS.get("message.kind", kind.group(1)));
		}
		boolean topic = kind.group(1).equals(KINDS.get(1));
		Matcher name = WORD.matcher(line).region(kind.end(), line.length());
		if (!name.lookingAt()) {
			throw new RequestLine.WrongRequest(kind.end(), 0, TEXTS.get("message.noName", kind.group(1)));
		}
		int at = name.end();
		Until until = topic ? Until.SENT : Until.CONSUMED;
		Matcher word = WORD.matcher(line).region(at, line.length());
		if (word.lookingAt()) {
			String said = word.group(1);
			Until stated = Arrays.stream(Until.values()).filter(each -> each.word().equals(said)).findFirst().orElse(null);
			if (stated == Until.CONSUMED && topic) {
				throw new RequestLine.WrongRequest(word.start(1), said.length(), TEXTS.get("message.topicConsumed", name.group(1)));
			}
			if (stated != null) {
				until = stated;
				at = word.end();
			}
		}
		return new MessageLine(share.percent(), topic, name.group(1), until, line.substring(at));
	}
}
