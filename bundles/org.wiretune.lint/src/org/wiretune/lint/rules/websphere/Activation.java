/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.MessagingAdapters;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;

/**
 * An activation specification of the service integration bus or of Liberty's embedded messaging, each definition once.
 *
 * @param reading what was read
 * @param server the first server that sees it
 * @param adapter its resource adapter
 * @param specification the specification
 */
record Activation(Reading reading, Server server, ResourceAdapter adapter, ActivationSpecification specification) {

	/** Liberty's embedded messaging, as its adapter is named in the model. */
	static final String EMBEDDED = "wasJms";

	private static final String OF_MODULE = "_AS";
	private static final long MOST = 100;

	/** {@return the specifications of the adapters of a name} */
	static Stream<Activation> of(Reading reading, String adapterName) {
		Map<Origin, Activation> found = new LinkedHashMap<>();
		ScriptedServers.withServers(reading).filter(server -> server.getProduct() == Product.WEBSPHERE || server.getProduct() == Product.LIBERTY)
				.forEach(server -> server.getResourceAdapters().stream().filter(adapter -> adapterName.equals(adapter.getName()))
						.forEach(adapter -> adapter.getActivationSpecifications().stream().filter(specification -> specification.getOrigin() != null)
								.forEach(specification -> found.putIfAbsent(specification.getOrigin(), new Activation(reading, server, adapter, specification)))));
		return found.values().stream();
	}

	/** {@return the specifications by which JMS messages come in} */
	static Stream<Activation> ofJms(Reading reading) {
		return Stream.concat(of(reading, MessagingAdapters.JMS), of(reading, EMBEDDED));
	}

	boolean isLiberty() {
		return server.getProduct() == Product.LIBERTY;
	}

	Setting concurrency() {
		return specification.getMaximumConcurrency();
	}

	Long number() {
		return Values.number(concurrency());
	}

	/** {@return the product's own concurrency} */
	long standard() {
		return isLiberty() ? 5 : 10;
	}

	/** {@return the pool that serves it, or null} */
	ThreadPool pool() {
		return adapter.getThreadPool();
	}

	/** {@return what the concurrency may be raised to: what the pool can serve, and the lab's 100 at most; null where it is not known or no more} */
	Long advised() {
		Long threads = pool() == null ? null : Values.number(pool().getMaximumSize());
		Long current = number();
		return threads == null || current == null || Math.min(threads, MOST) <= current ? null : Long.valueOf(Math.min(threads, MOST));
	}

	/** {@return the module that was read whose specification this is by its name, or null} Those of SCA are named module_AS, those of JMS exports module.export_AS. */
	Module module() {
		String name = specification.getName();
		if (name == null || !name.endsWith(OF_MODULE)) {
			return null;
		}
		String stem = name.substring(0, name.length() - OF_MODULE.length());
		return reading.solution().getModules().stream().filter(module -> module.getName() != null && (stem.equals(module.getName()) || stem.startsWith(module.getName() + '.')))
				.findFirst().orElse(null);
	}
}
