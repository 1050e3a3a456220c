/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.measure;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.tester.binding.ByValueCaller;
import org.wiretune.tester.binding.CallOptions;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.service.Payload;

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
 * @param steady whether the warm-up goes on until the times have settled
 * @param remote whether sender and receiver are in two JVMs
 * @param callsPerTransaction calls that are sent before the transaction is committed; 1 for a synchronous binding
 * @param repetition which repetition, counted from 1
 * @param driverPid process id of the load driver
 * @param passing how SCA sync passes its data within a JVM
 * @param businessObjectBytes size of each business object that holds a piece of the payload, in bytes
 */
public record CellOrder(BindingUnderTest binding, int sizeBytes, int loops, int warmupLoops, int clients,
		int progressEvery, int callTimeoutSeconds, boolean steady, boolean remote, int callsPerTransaction, int repetition,
		long driverPid, LoopKeys.Passing passing, int businessObjectBytes) {

	/**
	 * A cell of a run.
	 *
	 * @param run the run
	 * @param binding binding
	 * @param sizeBytes size of the payload in bytes
	 * @param repetition which repetition, counted from 1
	 * @return the order, from this load driver
	 */
	public static CellOrder of(RunSpecification run, BindingUnderTest binding, int sizeBytes, int repetition) {
		return new CellOrder(binding, sizeBytes, run.loops(), run.warmupLoops(), run.clients(), run.progressEvery(),
				run.callTimeoutSeconds(), run.workload().value(LoopKeys.MODE) == LoopKeys.Mode.STEADY,
				run.workload().value(LoopKeys.PLACE) == LoopKeys.Place.TWO_JVMS,
				binding.isAsynchronous() ? run.workload().value(LoopKeys.CALLS_PER_TRANSACTION) : 1, repetition,
				ProcessHandle.current().pid(), run.workload().value(LoopKeys.PASSING),
				run.workload().value(LoopKeys.BUSINESS_OBJECT_SIZE));
	}

	/**
	 * A caller of SCA sync as the data is to be passed.
	 *
	 * @param byReference calls by reference
	 * @return it, or one that copies
	 */
	public Caller passing(Caller byReference) {
		return passing == LoopKeys.Passing.BY_REFERENCE ? byReference : new ByValueCaller(byReference, businessObjects());
	}

	/** {@return how many business objects hold the payload} */
	public int businessObjects() {
		return Payload.count(sizeBytes, businessObjectBytes);
	}

	/** {@return how its callers wait and send} */
	public CallOptions callOptions() {
		return new CallOptions(callTimeoutSeconds, callsPerTransaction);
	}

	/** {@return the id of its measurement without the repetition, such as {@code http-sync 1 KB} for one client} */
	public String id() {
		return binding.id() + ' ' + ObjectSize.label(sizeBytes) + (clients > 1 ? " " + clients + " clients" : "");
	}

	/** {@return the parameters of its measurement} */
	public Map<String, String> parameters() {
		Map<String, String> parameters = new LinkedHashMap<>();
		parameters.put(Measurement.BINDING, binding.id());
		parameters.put(Measurement.SIZE, ObjectSize.label(sizeBytes));
		parameters.put(Measurement.CLIENTS, String.valueOf(clients));
		return parameters;
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
		json.addProperty("steady", steady);
		json.addProperty("remote", remote);
		json.addProperty("callsPerTransaction", callsPerTransaction);
		json.addProperty("repetition", repetition);
		json.addProperty("driverPid", driverPid);
		json.addProperty("passing", passing.name());
		json.addProperty("businessObjectBytes", businessObjectBytes);
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
				fields.integer("callTimeoutSeconds", 1), fields.truth("steady", false), fields.truth("remote", false),
				fields.integer("callsPerTransaction", 1), fields.integer("repetition", 1),
				fields.longInteger("driverPid", 0), passing(fields.text("passing", LoopKeys.Passing.BY_VALUE.name())),
				fields.integer("businessObjectBytes", 1));
	}

	private static LoopKeys.Passing passing(String name) {
		try {
			return LoopKeys.Passing.valueOf(name);
		} catch (IllegalArgumentException e) {
			throw new JsonParseException("passing", e);
		}
	}
}
