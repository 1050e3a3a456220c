/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;

/** The two resource adapters of the service integration bus. */
public final class MessagingAdapters {

	/** Carries asynchronous SCA calls. */
	public static final String SCA = "Platform Messaging Component SPI Resource Adapter";
	/** Carries the JMS bindings. */
	public static final String JMS = "SIB JMS Resource Adapter";

	private static final List<String> SCOPES = List.of("server", "cluster", "node", "cell");

	private MessagingAdapters() {
	}

	/** {@return the definition of an adapter that holds for the server: the one of the narrowest scope, or null} */
	public static ResourceAdapter effective(Server server, String name) {
		return server.getResourceAdapters().stream().filter(adapter -> name.equals(adapter.getName())).min(Comparator.comparingInt(MessagingAdapters::breadth)).orElse(null);
	}

	/** {@return whether an activation specification was read for an adapter, in any scope} */
	public static boolean hasActivations(Server server, String name) {
		return server.getResourceAdapters().stream().anyMatch(adapter -> name.equals(adapter.getName()) && !adapter.getActivationSpecifications().isEmpty());
	}

	private static int breadth(ResourceAdapter adapter) {
		int breadth = adapter.getScope() == null ? -1 : SCOPES.indexOf(adapter.getScope().toLowerCase(Locale.ROOT));
		return breadth < 0 ? SCOPES.size() : breadth;
	}
}
