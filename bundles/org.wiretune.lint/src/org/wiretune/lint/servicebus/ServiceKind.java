/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.servicebus;

import java.util.Locale;

/** The kinds of services that others of a bus call by their names. */
enum ServiceKind {

	/** A proxy service, which takes messages. */
	PROXY,
	/** A business service, which leads out of the bus. */
	BUSINESS,
	/** A pipeline with a file of its own, as from 12c on. */
	PIPELINE,
	/** A split-join. */
	SPLIT_JOIN,
	/** Not told. */
	ANY;

	/** {@return the kind that the type of a reference means} @param type the value of {@code xsi:type} without its prefix; may be null */
	static ServiceKind ofReference(String type) {
		return switch (String.valueOf(type)) {
		case "ProxyRef" -> PROXY;
		case "BusinessServiceRef" -> BUSINESS;
		case "PipelineRef" -> PIPELINE;
		case "FlowRef", "SplitJoinRef" -> SPLIT_JOIN;
		default -> ANY;
		};
	}

	/** {@return the kind of service that a file holds} @param path the path */
	static ServiceKind ofFile(String path) {
		return switch (ServiceBusFormat.end(path)) {
		case "proxy", "proxyservice" -> PROXY;
		case "biz", "bix", "businessservice" -> BUSINESS;
		case "pipeline", "ptx", "pipelinetemplate" -> PIPELINE;
		case "flow", "splitjoin" -> SPLIT_JOIN;
		default -> ANY;
		};
	}

	/** {@return the word for it in names that are kept} */
	String word() {
		return name().toLowerCase(Locale.ROOT);
	}
}
