/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.recorded;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.RequestLine;

/** A recording of a browser (HTTP Archive 1.2): the requests to the host that was called most. Cookies and headers are not sent. */
final class HarRecording {

	private static final String FORM = "application/x-www-form-urlencoded";

	private HarRecording() {
	}

	/** Reads a recording. @throws IOException where it is none; the message is a sentence */
	static RecordedLoad.Recorded read(Path file) throws IOException {
		try {
			return of(JsonFields.of(JsonParser.parseString(Files.readString(file)), "").object("log"));
		} catch (JsonParseException | IllegalArgumentException wrong) {
			throw new IOException(TEXTS.get("recorded.har", file, wrong.getMessage()), wrong);
		}
	}

	private static RecordedLoad.Recorded of(JsonFields log) {
		Map<String, List<JsonFields>> hosts = new LinkedHashMap<>();
		for (JsonFields entry : log.objects("entries")) {
			JsonFields request = entry.object("request");
			hosts.computeIfAbsent(String.valueOf(URI.create(request.text("url", "")).getRawAuthority()), host -> new ArrayList<>()).add(request);
		}
		List<String> notes = new ArrayList<>();
		List<RequestLine> requests = new ArrayList<>();
		String most = hosts.entrySet().stream().max((one, other) -> one.getValue().size() - other.getValue().size()).map(Map.Entry::getKey).orElse("");
		for (JsonFields request : hosts.getOrDefault(most, List.of())) {
			URI url = URI.create(request.text("url", ""));
			String path = (url.getRawPath().isEmpty() ? "/" : url.getRawPath()) + (url.getRawQuery() == null ? "" : '?' + url.getRawQuery());
			JsonFields body = request.object("postData");
			try {
				requests.add(RecordedLoad.request(request.text("method", "GET"), path, body.text("mimeType", FORM), body.text("text", "")));
			} catch (RequestLine.WrongRequest cannotBeSent) {
				notes.add(TEXTS.get("recorded.leftOut", path, cannotBeSent.getMessage()));
			}
		}
		if (hosts.size() > 1) {
			notes.add(TEXTS.get("recorded.hosts", most, hosts.size() - 1));
		}
		return new RecordedLoad.Recorded(requests, notes);
	}
}
