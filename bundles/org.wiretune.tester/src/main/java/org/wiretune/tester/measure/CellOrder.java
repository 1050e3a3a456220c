/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.measure;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import org.wiretune.perf.BindingUnderTest;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.internal.JsonFields;

/**
 * One cell to be measured.
 *
 * @param binding binding
 * @param sizeBytes size of the payload in bytes
 * @param loops measured runs
 * @param warmupLoops runs before them that are not measured
 * @param clients parallel callers, who share the loops
 * @param progressEvery runs between two progress events
 * @param callTimeoutSeconds seconds a caller waits for a reply
 */
public record CellOrder(BindingUnderTest binding, int sizeBytes, int loops, int warmupLoops, int clients,
		int progressEvery, int callTimeoutSeconds) {

	/**
	 * A cell of a run.
	 *
	 * @param run the run
	 * @param binding binding
	 * @param sizeBytes size of the payload in bytes
	 * @return the order
	 */
	public static CellOrder of(RunSpecification run, BindingUnderTest binding, int sizeBytes) {
		return new CellOrder(binding, sizeBytes, run.loops(), run.warmupLoops(), run.clients(), run.progressEvery(),
				run.callTimeoutSeconds());
	}

	/** {@return the order as a JSON object} */
	public JsonObject toJson() {
		JsonObject json = new JsonObject();
		json.addProperty("binding", binding.id());
		json.addProperty("sizeBytes", sizeBytes);
		json.addProperty("loops", loops);
		json.addProperty("warmupLoops", warmupLoops);
		json.addProperty("clients", clients);
		json.addProperty("progressEvery", progressEvery);
		json.addProperty("callTimeoutSeconds", callTimeoutSeconds);
		return json;
	}

	/**
	 * Reads an order.
	 *
	 * @param fields JSON object
	 * @return the order
	 * @throws JsonParseException when a field is missing or of the wrong kind
	 */
	public static CellOrder read(JsonFields fields) {
		return new CellOrder(
				BindingUnderTest.find(fields.text("binding", "")).orElseThrow(() -> new JsonParseException("binding")),
				fields.integer("sizeBytes", 1), fields.integer("loops", 1), fields.integer("warmupLoops", 0),
				fields.integer("clients", 1), fields.integer("progressEvery", 1),
				fields.integer("callTimeoutSeconds", 1));
	}
}
