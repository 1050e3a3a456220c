/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.protocol;

import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.OptionalDouble;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.Timings;

/** A cell as JSON, the same in a run file and in the event that a cell has finished. */
public final class RunCellFormat {

	private RunCellFormat() {
	}

	/**
	 * Writes a cell.
	 *
	 * @param cell the cell
	 * @return a JSON object; a figure that does not exist is null
	 */
	public static JsonObject write(RunCell cell) {
		JsonObject json = new JsonObject();
		json.addProperty("binding", cell.binding());
		json.addProperty("sizeBytes", cell.sizeBytes());
		json.addProperty("loops", cell.loops());
		json.addProperty("warmupLoops", cell.warmupLoops());
		json.addProperty("callsPerRun", cell.callsPerRun());
		json.addProperty("errors", cell.errors());
		figure(json, "meanMs", cell.meanMs());
		figure(json, "minMs", cell.minMs());
		figure(json, "p50Ms", cell.p50Ms());
		figure(json, "p99Ms", cell.p99Ms());
		figure(json, "maxMs", cell.maxMs());
		figure(json, "perSecond", cell.perSecond());
		json.addProperty("threadName", cell.threadName());
		figure(json, "receivedMegabytes", cell.receivedMegabytes());
		cell.queueMeanMs().ifPresent(mean -> figure(json, "queueMeanMs", mean));
		json.addProperty("complete", cell.complete());
		return json;
	}

	/**
	 * Reads a cell.
	 *
	 * @param fields the JSON object
	 * @return the cell
	 * @throws com.google.gson.JsonParseException when a field is of the wrong kind
	 */
	public static RunCell read(JsonFields fields) {
		double none = Double.NaN;
		Timings timings = new Timings(fields.number("meanMs", none), fields.number("minMs", none),
				fields.number("p50Ms", none), fields.number("p99Ms", none), fields.number("maxMs", none));
		return new RunCell(fields.text("binding", ""), fields.integer("sizeBytes", 0), fields.integer("loops", 0),
				fields.integer("warmupLoops", 0), fields.integer("callsPerRun", 1), fields.integer("errors", 0), timings,
				fields.number("perSecond", none), fields.text("threadName", ""), fields.number("receivedMegabytes", 0),
				fields.has("queueMeanMs") ? OptionalDouble.of(fields.number("queueMeanMs", none))
						: OptionalDouble.empty(),
				fields.truth("complete", true));
	}

	private static void figure(JsonObject json, String name, double value) {
		if (Double.isFinite(value)) {
			json.addProperty(name, value);
		} else {
			json.add(name, JsonNull.INSTANCE);
		}
	}
}
