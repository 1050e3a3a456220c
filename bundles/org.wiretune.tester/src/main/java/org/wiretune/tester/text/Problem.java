/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.text;

import java.io.IOException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/** Says in a few words what went wrong. */
public final class Problem {

	private Problem() {
	}

	/**
	 * The innermost message of an exception, with the kind of the exception where the message alone says little.
	 *
	 * @param problem the exception
	 * @return a text without line ends
	 */
	public static String sentence(Throwable problem) {
		Throwable innermost = problem;
		while (innermost.getCause() != null && (innermost instanceof ExecutionException
				|| innermost instanceof CompletionException || innermost.getClass() == IOException.class
				|| innermost instanceof RuntimeException)) {
			innermost = innermost.getCause();
		}
		String message = innermost.getMessage();
		String kind = innermost.getClass().getSimpleName();
		return message == null || message.isBlank() ? kind : kind + ": " + message.replaceAll("\\s+", " ").strip();
	}

	/**
	 * The same, for a text in which another sentence follows.
	 *
	 * @param problem the exception
	 * @return a text that ends with a full stop or what stands for one
	 */
	public static String closedSentence(Throwable problem) {
		String sentence = sentence(problem);
		return ".!?".indexOf(sentence.charAt(sentence.length() - 1)) >= 0 ? sentence : sentence + '.';
	}
}
