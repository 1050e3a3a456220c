/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.base;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A way in which the sender module calls the receiver module: the five bindings of the tuning lab (AVP-2933, exercise
 * 1 part 2). The order is that of the lab's table.
 */
public enum BindingUnderTest {

	/** Direct call on the caller's thread, nothing is serialised. */
	SCA_SYNC("sca-sync", "SCA sync", false),

	/** Serialised, put on a persistent queue, taken by a session of the SCA adapter, answered by a second queue. */
	SCA_ASYNC("sca-async", "SCA async", true),

	/** XML in a persistent message, taken by a message-driven bean of the JMS adapter, correlated reply. */
	JMS_ASYNC("jms-async", "JMS async", true),

	/** XML posted over HTTP. */
	HTTP_SYNC("http-sync", "HTTP sync", false),

	/** SOAP 1.1, document/literal, over the same HTTP transport. */
	WS_SYNC("ws-sync", "WS sync", false);

	private final String id;
	private final String label;
	private final boolean asynchronous;

	BindingUnderTest(String id, String label, boolean asynchronous) {
		this.id = id;
		this.label = label;
		this.asynchronous = asynchronous;
	}

	/** {@return the id used in run files and on the command line, such as {@code sca-sync}} */
	public String id() {
		return id;
	}

	/** {@return the name as the lab prints it, such as {@code SCA sync}; it is a proper name and not translated} */
	public String label() {
		return label;
	}

	/** {@return whether a queue lies between sender and receiver} */
	public boolean isAsynchronous() {
		return asynchronous;
	}

	/** {@return whether a call is a request over HTTP} */
	public boolean isOverHttp() {
		return this == HTTP_SYNC || this == WS_SYNC;
	}

	/**
	 * Finds a binding by its id or its label.
	 *
	 * @param text id or label, in any case, spaces around are ignored
	 * @return the binding, empty when no binding is called so
	 */
	public static Optional<BindingUnderTest> find(String text) {
		String wanted = text.strip().toLowerCase(Locale.ROOT);
		return Arrays.stream(values())
				.filter(binding -> binding.id.equals(wanted) || binding.label.toLowerCase(Locale.ROOT).equals(wanted))
				.findFirst();
	}

	/** {@return all bindings, in the order of the lab's table} */
	public static List<BindingUnderTest> all() {
		return List.of(values());
	}

	/** {@return the ids of all bindings, separated by a comma and a space, for messages} */
	public static String ids() {
		return Arrays.stream(values()).map(BindingUnderTest::id).collect(Collectors.joining(", "));
	}
}
