/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package com.acme.flow;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

import org.wiretune.core.CallWorkload;

/** Puts messages on a queue of the engine and polls them again, as a flow does. */
final class PollWorkload implements CallWorkload {

	private static final Parameter SIZE = new Parameter("size", "Size", "Characters of a message.", "1000");

	@Override
	public String id() {
		return "acme.poll";
	}

	@Override
	public String label() {
		return "Acme poll";
	}

	@Override
	public String description() {
		return "Puts a message on a queue of the engine and polls it again.";
	}

	@Override
	public List<Parameter> parameters() {
		return List.of(SIZE);
	}

	@Override
	public User begin(int number, Map<String, String> parameters) {
		String message = "x".repeat(Integer.parseInt(parameters.get(SIZE.name())));
		BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
		return () -> {
			queue.put(message);
			if (!queue.take().equals(message)) {
				throw new IllegalStateException("The queue gave another message.");
			}
		};
	}
}
