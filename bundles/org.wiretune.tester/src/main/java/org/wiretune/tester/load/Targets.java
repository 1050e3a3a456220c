/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.RequestLine;
import org.wiretune.perf.workload.RequestMix;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.tester.binding.HttpCaller;
import org.wiretune.tester.binding.SoapCaller;
import org.wiretune.tester.http.CallFailure;
import org.wiretune.tester.web.WebServer;
import org.wiretune.tester.workload.WorkloadContext;

/** Finds out what a workload calls. */
final class Targets {

	private Targets() {
	}

	/**
	 * The target that {@link TargetKeys} say, or that a contributed kind calls.
	 *
	 * @param context the run with its workload and the port of its server
	 * @return the target
	 * @throws CallFailure when a host is not known
	 * @throws IllegalArgumentException when the keys say nothing that can be called; the message is a sentence
	 */
	static Target of(WorkloadContext context) throws CallFailure {
		Workload workload = context.workload();
		if (workload.kind().calls().isPresent()) {
			return new ContributedTarget(workload.kind().calls().get(), workload);
		}
		if (MessageKeys.areSent(workload)) {
			return new JmsTarget(workload);
		}
		int httpPort = context.httpPort();
		List<URI> addresses = workload.value(TargetKeys.ADDRESS);
		List<String> lines = workload.value(TargetKeys.REQUEST);
		Duration timeout = workload.value(CommonKeys.CALL_TIMEOUT);
		if (addresses.isEmpty() && lines.isEmpty()) {
			return binding(workload, httpPort, timeout);
		}
		boolean embedded = addresses.isEmpty();
		List<RequestLine> requests = new ArrayList<>();
		for (String line : lines.isEmpty() ? List.of("GET /") : lines) {
			try {
				requests.add(RequestLine.parse(line));
			} catch (RequestLine.WrongRequest e) {
				throw new IllegalArgumentException(e.getMessage(), e);
			}
		}
		// The port of the server of the run is another one in each run, so its name is kept instead.
		return embedded ? new HttpTarget(List.of(embedded(httpPort, "/")), RequestMix.of(requests), timeout,
				TEXTS.get(context.isEmbedded() ? "load.embedded" : "load.server"))
				: new HttpTarget(addresses, RequestMix.of(requests), timeout, "");
	}

	private static Target binding(Workload workload, int httpPort, Duration timeout) {
		BindingUnderTest binding = workload.value(TargetKeys.BINDING);
		int seconds = (int) Math.max(1, Math.ceilDiv(timeout.toMillis(), 1000L));
		return new BindingTarget(binding, workload.value(TargetKeys.SIZE), switch (binding) {
			case HTTP_SYNC -> () -> new HttpCaller(embedded(httpPort, WebServer.HTTP_PATH), seconds);
			case WS_SYNC -> () -> new SoapCaller(embedded(httpPort, WebServer.SOAP_PATH), seconds);
			case SCA_SYNC, SCA_ASYNC, JMS_ASYNC ->
				throw new IllegalArgumentException(TEXTS.get("load.inServer", binding.label()));
		});
	}

	private static URI embedded(int httpPort, String path) {
		return URI.create("http://" + InetAddress.getLoopbackAddress().getHostAddress() + ':' + httpPort + path);
	}
}
