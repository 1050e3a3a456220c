/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.net.URI;
import java.util.List;
import java.util.stream.Stream;
import org.wiretune.perf.base.BindingUnderTest;

/**
 * Keys that say what is called by users or arrivals: a binding of the embedded server, requests to an HTTP address of the
 * user's own application, or messages to one ({@link MessageKeys}).
 */
public final class TargetKeys {

	/** Binding that is called when no address is given. */
	public static final WorkloadKey<BindingUnderTest> BINDING = WorkloadKey.of("binding",
			ValueTypes.oneOf(BindingUnderTest.all(), BindingUnderTest::id), BindingUnderTest.HTTP_SYNC);

	/** Size of the object that is sent. */
	public static final WorkloadKey<Integer> SIZE = WorkloadKey.of("size", ValueTypes.size(), 1024);

	/** Address of the application, to which the paths of the requests are added; none: the embedded server is called. */
	public static final WorkloadKey<List<URI>> ADDRESS = WorkloadKey.repeated("address", ValueTypes.httpAddress());

	/** A request of the mix: {@code [share%] METHOD path [content-type body]}. */
	public static final WorkloadKey<List<String>> REQUEST = WorkloadKey.repeated("request", ValueTypes.text());

	static final List<WorkloadKey<?>> ALL = Stream.concat(Stream.of(BINDING, SIZE, ADDRESS, REQUEST), MessageKeys.ALL.stream()).toList();

	private TargetKeys() {
	}

	/**
	 * {@return whether the load driver sends requests to HTTP addresses of which none is encrypted, and does nothing else}
	 *
	 * @param workload a workload of any kind
	 */
	public static boolean isPlainHttp(Workload workload) {
		return (workload.kind() == WorkloadKind.RAMP || workload.kind() == WorkloadKind.CONSTANT_RATE)
				&& !MessageKeys.areSent(workload) && (workload.isSet(ADDRESS) || workload.isSet(REQUEST))
				&& workload.value(ADDRESS).stream().noneMatch(address -> "https".equalsIgnoreCase(address.getScheme()));
	}
}
