/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.protocol;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.BindingUnderTest;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.workload.WorkloadText;

/**
 * A run specification as JSON: {@code name}, {@code workload} (the text of a workload file) and {@code settings}. Files of
 * schema 1 have no workload but the fields of a loop: {@code bindings} (ids), {@code sizes} (bytes), {@code loops},
 * {@code warmupLoops}, {@code clients}, {@code progressEvery} and {@code callTimeoutSeconds}.
 */
public final class RunSpecificationFormat {

	private static final String WORKLOAD = "workload";

	private RunSpecificationFormat() {
	}

	/**
	 * Writes a specification.
	 *
	 * @param specification the specification
	 * @return a JSON object
	 */
	public static JsonObject write(RunSpecification specification) {
		JsonObject json = new JsonObject();
		json.addProperty("name", specification.name());
		json.addProperty(WORKLOAD, WorkloadText.write(specification.workload()));
		json.add("settings", ServerSettingsFormat.write(specification.server()));
		return json;
	}

	/**
	 * Reads a specification. What is absent is as in the lab.
	 *
	 * @param fields the JSON object
	 * @return the specification
	 * @throws JsonParseException when a field is of the wrong kind or names a binding that does not exist
	 * @throws IllegalArgumentException when a value is out of its range
	 */
	public static RunSpecification read(JsonFields fields) {
		if (fields.has(WORKLOAD)) {
			WorkloadText.Reading reading = WorkloadText.read(fields.text(WORKLOAD, ""));
			return new RunSpecification(fields.text("name", ""),
					reading.workload().orElseThrow(() -> new JsonParseException(reading.problems().get(0).sentence())),
					ServerSettingsFormat.read(fields.object("settings")));
		}
		return readLoop(fields);
	}

	private static RunSpecification readLoop(JsonFields fields) {
		RunSpecification lab = RunSpecification.lab();
		List<BindingUnderTest> bindings = new ArrayList<>();
		for (String id : fields.texts("bindings")) {
			bindings.add(BindingUnderTest.find(id).orElseThrow(
					() -> new JsonParseException(Texts.get("binding.unknown", id, BindingUnderTest.ids()))));
		}
		List<Integer> sizes = fields.integers("sizes");
		return new RunSpecification(fields.text("name", lab.name()), bindings.isEmpty() ? lab.bindings() : bindings,
				sizes.isEmpty() ? lab.sizes() : sizes, fields.integer("loops", lab.loops()),
				fields.integer("warmupLoops", lab.warmupLoops()), fields.integer("clients", lab.clients()),
				fields.integer("progressEvery", lab.progressEvery()),
				fields.integer("callTimeoutSeconds", lab.callTimeoutSeconds()),
				ServerSettingsFormat.read(fields.object("settings")));
	}
}
