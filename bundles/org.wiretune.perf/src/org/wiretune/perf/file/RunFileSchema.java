/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.file;

import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.ServerType;

/**
 * The fields of a run file as a table, from which {@code releng/RUNFILE.md} is made. A path joins the names of objects by
 * points; {@code []} stands for each element of an array, {@code *} for any name.
 */
public final class RunFileSchema {

	/**
	 * A field.
	 *
	 * @param path where it stands
	 * @param form what it is
	 * @param since schema that brought it
	 * @param meaning what it means, with its unit
	 */
	public record Field(String path, String form, int since, String meaning) {
	}

	private static final String DISTRIBUTION = "count:whole number:number of times;meanMs:number:mean in milliseconds;"
			+ "standardDeviationMs:number:standard deviation;minMs:number:shortest;p50Ms:number:median;"
			+ "p90Ms:number:90th percentile, LoadRunner's 90 percent;p99Ms:number:99th percentile;"
			+ "p999Ms:number:99.9th percentile;maxMs:number:longest;"
			+ "histogram:text:histogram of nanoseconds, HdrHistogram version 2, compressed, in Base64; empty when not kept";

	private static final String RESOURCES = "collections:whole number:garbage collections of the server, -1 when not known;"
			+ "pauseMs:number:time they stopped the server, in milliseconds;longestPauseMs:number:longest of these;"
			+ "safepointMs:number:time all threads of the server stood at safepoints, from its own log;"
			+ "serverCpuSeconds:number:processor time of the server;driverCpuSeconds:number:processor time of the load driver;"
			+ "otherCpuSeconds:number:processor time of everything else;"
			+ "stolenCpuSeconds:number:processor time that the host of a virtual machine gave to others;"
			+ "allocatedMegabytes:number:what the server allocated;swappedPages:whole number:pages moved to or from swap space, "
			+ "-1 when not known;schedulingLagMs:number:99th percentile of how late the load driver itself was";

	private static final String SECONDS = "phase:texts:phase of each second;second:whole numbers:seconds since the first phase "
			+ "began;answered:whole numbers:answered calls;errors:whole numbers:failed calls;meanMs:numbers:mean time;"
			+ "p50Ms:numbers:median;p99Ms:numbers:99th percentile;maxMs:numbers:longest;users:whole numbers:users or calls "
			+ "under way, -1 when not known;heapMegabytes:numbers:heap of the server in use;collections:whole numbers:garbage "
			+ "collections;pauseMs:numbers:time they stopped the server;serverCpu:numbers:processors the server kept busy;"
			+ "driverCpu:numbers:processors the load driver kept busy;otherCpu:numbers:processors everything else kept busy;"
			+ "allocatedMegabytes:numbers:what the server allocated";

	private static final String FIGURE = "id:text:what it is, for ever;unit:text:seconds, bytes, count, per-second, percent or ratio;"
			+ "better:text:lower, higher or neither: which direction is an improvement;";

	private static final String CELL = "binding:text:id of the binding;sizeBytes:whole number:size of the object;"
			+ "loops:whole number:measured runs, failed ones included;warmupLoops:whole number:runs before that are not measured;"
			+ "callsPerRun:whole number:calls that one run times together;errors:whole number:failed runs;"
			+ "meanMs:number:mean time per call in milliseconds;minMs:number:shortest;p50Ms:number:median;"
			+ "p99Ms:number:99th percentile;maxMs:number:longest;perSecond:number:answered calls a second;"
			+ "threadName:text:thread of the receiver;receivedMegabytes:number:payload the receiver got;"
			+ "queueMeanMs:number:mean time in the queue, only for bindings with a queue;"
			+ "complete:true or false:false when it was cut off";

	private static final String ALARM = "id:text:id of the catalogue;source:text:tells alarms of one id apart, mostly a family of "
			+ "servers;instance:text:pool, bean, queue or data source, empty for the server as a whole;raisedAt:time:when it was "
			+ "raised;endedAt:time:when it was over; absent where it held until the end of the run;observed:number:worst figure of "
			+ "its evidence;limit:number:what it was compared with;demand:number:what would have been needed;unit:text:unit of "
			+ "these;limitedBy:text:kind of setting that sets the limit, or none;message:text:observed value, limit and next step;"
			+ "evidence[]:object:a second it rests on, oldest first;evidence[].time:time:when it was read;"
			+ "evidence[].observed:number:the figure;evidence[].limit:number:its limit then;"
			+ "evidence[].holds:true or false:whether the condition held;"
			+ "threadDump:text:file beside the run file with the threads of that moment, empty for none";

	private static final String REACHED = "name:text:what it is, as the gauges call it;most:number:greatest figure that was read;"
			+ "limit:number:configured maximum;unit:text:unit of both;seconds:whole number:in how many seconds it was at its maximum;"
			+ "of:whole number:in how many seconds it was read;alarm:text:id of the alarm that it may lead to, empty for none;"
			+ "alarmSeconds:whole number:how many seconds that alarm needs;alarmOf:whole number:within how many;"
			+ "message:text:all of this and the next step";

	private static final String GAUGE = "name:text:what the user calls it;source:text:where it is read;unit:text:unit of the figures;"
			+ "limit:number:the figure of its alarm, absent for none;above:true or false:whether it is an alarm above the limit;"
			+ "seconds:numbers:when each figure was read, since the run was started;values:numbers:the figures";

	private RunFileSchema() {
	}

	/** {@return all fields in the order of a file} */
	public static List<Field> fields() {
		List<Field> fields = new ArrayList<>();
		add(fields, 1, "", "schema:whole number:version of the schema, " + RunFileFormat.SCHEMA + ";name:text:name of the run;"
				+ "startedAt:time:when it was started, ISO 8601;endedAt:time:when it ended; absent while it goes on and after a crash;"
				+ "state:text:completed, stopped or failed;reason:text:why it stopped or failed, a sentence");
		add(fields, 1, "environment", ":object:where it took place;os:text:operating system;cpus:whole number:processors;"
				+ "serverJvm:text:JVM of the server with its collector;driverJvm:text:JVM of the load driver;"
				+ "serverPid:whole number:process of the server;driverPid:whole number:process of the load driver");
		add(fields, 2, "environment", "server:text:server with its version, empty for the embedded one");
		add(fields, 2, "", "workload:text:text of the workload file");
		add(fields, 1, "", "settings:object:settings of the server, see ServerSettingsFormat");
		add(fields, 4, "settings", "serverKind:text:embedded, wildfly or liberty; before, it follows from environment.server");
		for (ServerKey key : ServerKey.values()) {
			fields.add(new Field("settings." + key.field(), "whole number", 4, key.label() + ", only "
					+ String.join(", ", key.servers().stream().map(ServerType::id).toList()) + "; absent where it is not set"));
		}
		add(fields, 1, "", "notes:texts:sentences a reader has to know, among them what this system does not tell and was not checked");
		add(fields, 2, "imports[]", ":object:an import whose calls the run stands for; missing in files of before;module:text:module that "
				+ "calls;name:text:name of the import;binding:text:id of the binding that it had");
		add(fields, 1, "cells[]", ":object:a cell of a loop;" + CELL);
		add(fields, 2, "measurements[]", ":object:a measurement;id:text:made of the parameters, finds it again in other runs;"
				+ "parameters:object:what was varied;parameters.*:text:a value;repetition:whole number:counted from 1;"
				+ "startedAt:time:when its first phase began;phases[]:object:a part;phases[].name:text:warm-up, measurement or a "
				+ "word of the workload;phases[].fromSeconds:number:beginning, since the first phase began;"
				+ "phases[].toSeconds:number:end");
		add(fields, 2, "measurements[].latency",
				":object:time of answered calls from the intended start until the reply;" + DISTRIBUTION);
		add(fields, 2, "measurements[].others", ":object:other times by name: service, queue;*:object:one of them, as latency");
		add(fields, 2, "measurements[]", "answered:whole number:answered calls;perSecond:number:answered calls a second;"
				+ "errors:object:failed calls by sentence;errors.*:whole number:how many");
		add(fields, 3, "measurements[].figures[]", ":object:a further figure, in schema 2 a value by words with their unit;" + FIGURE
				+ "value:number:the value");
		add(fields, 3, "measurements[].series[]", ":object:a row of figures, in schema 2 a row by words;" + FIGURE + "values:numbers:the row");
		add(fields, 2, "measurements[].resources", ":object:what it cost;" + RESOURCES);
		add(fields, 4, "measurements[].resources", "serverCompilerSeconds:number:part of the processor time of the server that its just-in-time compilers "
				+ "took, null where the system does not tell it;driverCompilerSeconds:number:the same of the load driver");
		add(fields, 2, "measurements[].seconds", ":object:its course as columns, one element for each second;" + SECONDS);
		add(fields, 2, "measurements[]", "invalid:texts:why the figures must not be used;remarks:texts:what a reader has to "
				+ "know;complete:true or false:false when it was cut off");
		add(fields, 2, "alarms[]", ":object:what the server showed while it ran; missing in files of before and in runs that "
				+ "nobody watched;" + ALARM);
		add(fields, 2, "reached[]", ":object:what of the server was at its maximum without an alarm; missing in files of before;" + REACHED);
		add(fields, 4, "gauges[]", ":object:what a gauge of the user's own read; missing where there is none;" + GAUGE);
		return fields;
	}

	private static void add(List<Field> fields, int since, String prefix, String table) {
		for (String row : table.split(";(?=[\\w.*\\[\\]]*:)")) {
			String[] parts = row.split(":", 3);
			String joint = prefix.isEmpty() || parts[0].isEmpty() ? "" : ".";
			fields.add(new Field(prefix + joint + parts[0], parts[1], since, parts[2].strip()));
		}
	}

	/** {@return the document} */
	public static String document() {
		StringBuilder text = new StringBuilder("""
				# The run file

				Made by `RunFileDocumentTest` from `RunFileSchema`. A run file is JSON in UTF-8, schema %s. It is written when a run begins, after each measurement, and at the end; a reader sees an old or a new file, never half of one. Figures that do not exist are null. Readers ignore fields they do not know and take defaults for those that are missing, so files of schema 1 stay readable: instead of `workload` they have `bindings`, `sizes`, `loops`, `warmupLoops`, `clients`, `progressEvery` and `callTimeoutSeconds`, and no `measurements`. In schema 2 a figure was known by its words with their unit, such as `pacing lag p50 ms`: readers know them again by a frozen table, `earlier-figures.properties`. Since schema 3 it has an id that is for ever, and its words are looked up where it is shown. Since schema 4 the object of a loop consists of business objects, and its workload says by `passing` how SCA sync passes them; earlier files are read as `passing: by-reference` with one business object. The settings say since then the kind of server and what only some kinds have.

				All durations are differences of a clock that never jumps; the times of day tell only when something began or ended.

				| field | form | since | meaning |
				|---|---|---|---|
				""".formatted(RunFileFormat.SCHEMA));
		for (Field field : fields()) {
			text.append("| `").append(field.path()).append("` | ").append(field.form()).append(" | ").append(field.since())
					.append(" | ").append(field.meaning()).append(" |\n");
		}
		return text.append("""

				## Beside it

				- `NAME.json.journal` is there while the run goes on, and after a crash: one event of the run on a line (seconds, phases, finished measurements and cells since the file was written last), at most %s MB. A reader of the run file joins it; a last line that was cut off is left out. The regular end removes it.
				- `NAME.threads-1.txt` to `NAME.threads-5.txt` are thread dumps that were taken when an alarm was raised, one for each id of an alarm, in the form that `jstack` writes, with what the dump shows in its first lines. `alarms[].threadDump` names them.
				- `NAME.gc.log` and `NAME.gc.log.0` are the server's own log of collections and safepoints of this run, at most 64 MB each, on HotSpot. Times in it are milliseconds since the start of the server's JVM.
				- `NAME.comparison` is written by runs in turn: JSON with `before` and `comparisons`, each with `after`, `verdict` (faster, slower, no-difference-seen, not-judged), `reasons`, `settings` and `places`; each place has its own verdict, the `headline` that gave it (`id`, `unit`, `better`, `before`, `after`, `ratio` with its interval; `leavesOpen`, the largest change that the interval leaves open; for pairs `signProbability` by the sign test), and `besides` the figures that are told without a verdict.
				"""
				.formatted(JournalReader.LARGEST_BYTES >> 20)).toString();
	}
}
