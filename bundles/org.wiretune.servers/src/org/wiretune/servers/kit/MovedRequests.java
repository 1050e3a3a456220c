/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.workload.RequestLine;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.Workload;

/** Requests that were recorded on another host, as they go to the server of the run. */
final class MovedRequests {

	private MovedRequests() {
	}

	/**
	 * Moves requests to the server of the run, whatever host they were recorded on.
	 *
	 * @param workload the workload, which names requests or one address
	 * @param server name of the server
	 * @param application name of the application on it
	 * @param notes takes a sentence where an address is not used
	 * @return the workload without an address
	 * @throws IOException where it names several addresses, or a line is no request; the message is a sentence
	 */
	static Workload of(Workload workload, String server, String application, List<String> notes) throws IOException {
		List<URI> addresses = workload.value(TargetKeys.ADDRESS);
		if (addresses.isEmpty()) {
			return workload;
		}
		String base = addresses.get(0).getRawPath() == null ? "" : addresses.get(0).getRawPath();
		if (addresses.size() > 1) {
			throw new IOException(TEXTS.get("plan.addresses", addresses.size(), application));
		}
		List<String> moved = new ArrayList<>();
		for (String line : workload.value(TargetKeys.REQUEST)) {
			try {
				moved.add(RequestLine.parse(line).below(base));
			} catch (RequestLine.WrongRequest e) {
				throw new IOException(e.getMessage(), e);
			}
		}
		if (moved.isEmpty()) {
			moved.add("GET " + (base.isEmpty() ? "/" : base));
		}
		notes.add(TEXTS.get("plan.moved", addresses.get(0), server, application));
		return workload.with(TargetKeys.ADDRESS, List.of()).with(TargetKeys.REQUEST, moved);
	}
}
