/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.control;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/**
 * Lines of the control connection, one JSON object each. The driver says {@code {"hello": TOKEN}} first, then
 * {@code {"snapshot": true}}, {@code {"measure": ORDER}} or {@code {"stop": true}}. The server answers a snapshot with
 * {@code {"snapshot": SNAPSHOT}}, and an order with events of the run and at the end {@code {"outcome": PROBLEM}}. What a
 * workload has the server do is {@code {"ask": {"number": N, "operation": NAME, "arguments": OBJECT}}}; the answer is
 * {@code {"answer": {"number": N, "result": OBJECT}}} or has a {@code problem} in place of the result.
 */
final class ControlMessage {

	static final String HELLO = "hello";
	static final String SNAPSHOT = "snapshot";
	static final String MEASURE = "measure";
	static final String STOP = "stop";
	static final String OUTCOME = "outcome";
	static final String ASK = "ask";
	static final String ANSWER = "answer";
	static final String NUMBER = "number";
	static final String OPERATION = "operation";
	static final String ARGUMENTS = "arguments";
	static final String RESULT = "result";
	static final String PROBLEM = "problem";

	private ControlMessage() {
	}

	static String line(String name, JsonElement value) {
		JsonObject json = new JsonObject();
		json.add(name, value);
		return json.toString();
	}

	static String line(String name, String value) {
		JsonObject json = new JsonObject();
		json.addProperty(name, value);
		return json.toString();
	}

	static String line(String name) {
		JsonObject json = new JsonObject();
		json.addProperty(name, true);
		return json.toString();
	}
}
