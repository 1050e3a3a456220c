/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.protocol;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.ImportUnderTest;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadText;

/**
 * A run specification as JSON: {@code name}, {@code workload} (the text of a workload file), {@code settings} and
 * {@code imports} (module, name and id of the binding of each import it stands for; left out for none). Files of
 * schema 1 have no workload but the fields of a loop: {@code bindings} (ids), {@code sizes} (bytes), {@code loops},
 * {@code warmupLoops}, {@code clients}, {@code progressEvery} and {@code callTimeoutSeconds}. Until schema 3 the object was one
 * text, and SCA sync passed it by reference.
 */
public final class RunSpecificationFormat {

	private static final String WORKLOAD = "workload";
	private static final String IMPORTS = "imports";
	private static final String SCHEMA = "schema";
	/** The schema since which a file says how SCA sync passes its data, and what objects consist of. */
	private static final int PASSING_SINCE = 4;

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
		if (!specification.imports().isEmpty()) {
			JsonArray imports = new JsonArray();
			for (ImportUnderTest each : specification.imports()) {
				JsonObject written = new JsonObject();
				written.addProperty("module", each.module());
				written.addProperty("name", each.name());
				written.addProperty("binding", each.binding().id());
				imports.add(written);
			}
			json.add(IMPORTS, imports);
		}
		return json;
	}

	/** Imports with a binding that is not known here are left out. */
	private static List<ImportUnderTest> imports(JsonFields fields) {
		List<ImportUnderTest> imports = new ArrayList<>();
		for (JsonFields each : fields.objects(IMPORTS)) {
			BindingUnderTest.find(each.text("binding", ""))
					.ifPresent(binding -> imports.add(new ImportUnderTest(each.text("module", ""), each.text("name", ""), binding)));
		}
		return imports;
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
			Workload workload = reading.workload().orElseThrow(() -> new JsonParseException(reading.problems().get(0).sentence()));
			return new RunSpecification(fields.text("name", ""),
					fields.has(SCHEMA) && fields.integer(SCHEMA, 1) < PASSING_SINCE ? earlier(workload) : workload,
					ServerSettingsFormat.read(fields.object("settings")), imports(fields));
		}
		RunSpecification loop = readLoop(fields);
		return loop.withWorkload(earlier(loop.workload()));
	}

	private static Workload earlier(Workload workload) {
		return workload.kind() != WorkloadKind.LOOP ? workload
				: workload.with(LoopKeys.PASSING, LoopKeys.Passing.BY_REFERENCE).with(LoopKeys.BUSINESS_OBJECT_SIZE, ObjectSize.LARGEST_BYTES);
	}

	private static RunSpecification readLoop(JsonFields fields) {
		RunSpecification lab = RunSpecification.lab();
		List<BindingUnderTest> bindings = new ArrayList<>();
		for (String id : fields.texts("bindings")) {
			bindings.add(BindingUnderTest.find(id).orElseThrow(
					() -> new JsonParseException(TEXTS.get("binding.unknown", id, BindingUnderTest.ids()))));
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
