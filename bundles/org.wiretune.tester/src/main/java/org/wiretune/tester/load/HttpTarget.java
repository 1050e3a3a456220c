/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.wiretune.perf.workload.RequestMix;
import org.wiretune.perf.workload.RequestLine;
import org.wiretune.tester.http.CallFailure;
import org.wiretune.tester.http.Deadlines;
import org.wiretune.tester.http.HttpAddress;
import org.wiretune.tester.http.HttpConnection;
import org.wiretune.tester.http.PreparedRequest;

/** Requests to HTTP addresses. Of several addresses each session has one, in turn. */
public final class HttpTarget implements Target {

	/** Name of the parameter that holds the address. */
	public static final String ADDRESS = "address";

	private final List<HttpAddress> addresses = new ArrayList<>();
	private final List<List<PreparedRequest>> requests = new ArrayList<>();
	private final RequestMix mix;
	private final Map<String, String> parameters;
	private final boolean embedded;
	private final Deadlines deadlines;

	/**
	 * A target.
	 *
	 * @param uris the addresses, at least one
	 * @param mix the requests
	 * @param timeout how long a call may take
	 * @param server what the figures call the server of the run; empty when it is another program that is called
	 * @throws CallFailure when a host is not known
	 */
	public HttpTarget(List<URI> uris, RequestMix mix, Duration timeout, String server) throws CallFailure {
		this.mix = mix;
		this.embedded = !server.isEmpty();
		for (URI uri : uris) {
			HttpAddress address = HttpAddress.of(uri);
			addresses.add(address);
			requests.add(mix.requests().stream().map(request -> new PreparedRequest(address, request)).toList());
		}
		parameters = new LinkedHashMap<>();
		parameters.put(ADDRESS, embedded ? server
				: uris.stream().map(URI::toString).collect(Collectors.joining(" ")));
		if (requests().size() == 1) {
			parameters.put("request", requests().getFirst());
		}
		deadlines = new Deadlines(timeout);
	}

	@Override
	public Session open(int number) {
		return new HttpSession(new HttpConnection(address(number), deadlines), prepared(number));
	}

	/** Whether an address is encrypted. */
	boolean isEncrypted() {
		return addresses.stream().anyMatch(HttpAddress::encrypted);
	}

	/** The address of a session. */
	HttpAddress address(int number) {
		return addresses.get(number % addresses.size());
	}

	/** The requests of the mix as a session sends them. */
	List<PreparedRequest> prepared(int number) {
		return requests.get(number % addresses.size());
	}

	@Override
	public List<String> requests() {
		return mix.requests().stream().map(RequestLine::label).toList();
	}

	@Override
	public List<Double> shares() {
		return mix.shares();
	}

	@Override
	public Map<String, String> parameters() {
		return parameters;
	}

	@Override
	public List<String> remarks() {
		List<String> remarks = new ArrayList<>();
		remarks.add(TEXTS.get("load.http"));
		if (!embedded) {
			remarks.add(TEXTS.get("load.notEmbedded"));
		}
		return remarks;
	}

	@Override
	public boolean isEmbedded() {
		return embedded;
	}

	@Override
	public void close() {
		deadlines.close();
	}

	private record HttpSession(HttpConnection connection, List<PreparedRequest> requests) implements Session {

		@Override
		public void call(int request) throws CallFailure {
			connection.call(requests.get(request));
		}

		@Override
		public void abort() {
			connection.abort();
		}

		@Override
		public long opened() {
			return connection.opened();
		}

		@Override
		public long sentAgain() {
			return connection.sentAgain();
		}

		@Override
		public void close() {
			connection.close();
		}
	}
}
