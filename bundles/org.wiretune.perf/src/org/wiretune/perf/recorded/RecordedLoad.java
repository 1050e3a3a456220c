/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.recorded;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.RequestLine;
import org.wiretune.perf.workload.RequestMix;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadText;

/**
 * The load of an application of the user: a workload file, a recording of a browser, or a plan of Apache JMeter. Of the latter
 * two the requests are taken, each as often as it stands there, and sent in any order.
 *
 * @param workload what is called
 * @param notes sentences on what could not be taken over
 */
public record RecordedLoad(Workload workload, List<String> notes) {

	/** A recording has one user; some more keep a server busy without queues. */
	private static final int USERS = 4;
	private static final double WHOLE = 100;

	/** Copies the notes. */
	public RecordedLoad {
		notes = List.copyOf(notes);
	}

	/**
	 * Reads a file by its ending: {@code .har}, {@code .jmx}, or else a workload.
	 *
	 * @param file the file
	 * @return the load
	 * @throws IOException where it cannot be read, or holds nothing that can be sent; the message is a sentence
	 */
	public static RecordedLoad of(Path file) throws IOException {
		String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
		if (name.endsWith(".har")) {
			return mixed(file, HarRecording.read(file), List.of(USERS));
		}
		if (name.endsWith(".jmx")) {
			TestPlan plan = TestPlan.read(file);
			return mixed(file, new Recorded(plan.requests(), plan.notes()), List.of(plan.users()));
		}
		WorkloadText.Reading reading = WorkloadText.read(Files.readString(file));
		Workload workload = reading.workload().orElseThrow(() -> new IOException(TEXTS.get("recorded.workload", file, reading.problems().get(0).sentence())));
		return new RecordedLoad(workload, List.of());
	}

	private static RecordedLoad mixed(Path file, Recorded recorded, List<Integer> users) throws IOException {
		Map<RequestLine, Integer> counts = new LinkedHashMap<>();
		recorded.requests().forEach(request -> counts.merge(request, 1, Integer::sum));
		if (counts.isEmpty()) {
			throw new IOException(TEXTS.get("recorded.nothing", file, String.join(" ", recorded.notes())));
		}
		List<String> notes = new ArrayList<>(recorded.notes());
		List<Map.Entry<RequestLine, Integer>> most = new ArrayList<>(counts.entrySet());
		if (most.size() > RequestMix.MOST_REQUESTS) {
			most.sort((one, other) -> other.getValue() - one.getValue());
			notes.add(TEXTS.get("recorded.many", file, most.size(), RequestMix.MOST_REQUESTS));
			most = most.subList(0, RequestMix.MOST_REQUESTS);
		}
		int all = most.stream().mapToInt(Map.Entry::getValue).sum();
		List<String> lines = new ArrayList<>();
		for (Map.Entry<RequestLine, Integer> each : most) {
			RequestLine request = each.getKey();
			double percent = Math.round(WHOLE * 1e4 * each.getValue() / all) / 1e4;
			lines.add(new RequestLine(OptionalDouble.of(percent), request.method(), request.path(), request.contentType(), request.body()).below(""));
		}
		return new RecordedLoad(Workload.of(WorkloadKind.RAMP).with(RampKeys.USERS, users).with(TargetKeys.REQUEST, lines), notes);
	}

	/**
	 * What was recorded.
	 *
	 * @param requests the requests in their order, without shares
	 * @param notes sentences on what could not be taken over
	 */
	record Recorded(List<RequestLine> requests, List<String> notes) {
	}

	/**
	 * A request as it can be sent.
	 *
	 * @param method its method
	 * @param path path and query
	 * @param contentType type of the body, empty for none
	 * @param body the body, empty for none
	 * @return the request
	 * @throws RequestLine.WrongRequest where it cannot be sent; the message is a sentence
	 */
	static RequestLine request(String method, String path, String contentType, String body) throws RequestLine.WrongRequest {
		String line = method + ' ' + path;
		// A request is a line of a workload; JSON and XML mean the same without their line ends.
		String oneLine = body.replaceAll("\\s*\\R\\s*", " ").strip();
		return RequestLine.parse(oneLine.isEmpty() ? line : line + ' ' + contentType.replaceAll("\\s", "") + ' ' + oneLine);
	}
}
