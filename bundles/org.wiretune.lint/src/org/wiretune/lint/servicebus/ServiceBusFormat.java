/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.servicebus;

import java.util.Locale;
import java.util.Set;

import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;

/**
 * Reads services of Oracle Service Bus 10g to 14c: proxy services, business services, pipelines, templates of pipelines and
 * split-joins, in the names that the two development environments and exported configurations give them.
 */
public final class ServiceBusFormat extends XmlFormat {

	/** The services of the bus, without those of the business services of 12c. */
	static final String SERVICES = "http://www.bea.com/wli/sb/services";
	private static final String PIPELINES = "http://www.bea.com/wli/sb/pipeline/config";
	private static final String BUSINESS = "http://xmlns.oracle.com/servicebus/business/config";
	private static final String FLOWS = "http://www.bea.com/alsb/flow/resources/config";
	/** What 10g and 11g, and exported configurations, have as the root element of every resource. */
	private static final String FRAGMENT = "xml-fragment";
	private static final Set<String> PROXIES = Set.of("proxy", "proxyservice");
	private static final Set<String> BUSINESS_SERVICES = Set.of("biz", "bix", "businessservice");
	private static final Set<String> PIPELINE_FILES = Set.of("pipeline", "ptx", "pipelinetemplate");
	private static final Set<String> SPLIT_JOINS = Set.of("flow", "splitjoin");
	private static final Set<String> ENDS = Set.of("proxy", "proxyservice", "biz", "bix", "businessservice", "pipeline", "ptx", "pipelinetemplate", "flow", "splitjoin");

	@Override
	public String id() {
		return "service-bus";
	}

	@Override
	public Set<String> extensions() {
		return ENDS;
	}

	@Override
	public boolean accepts(String path) {
		return ENDS.contains(end(path));
	}

	@Override
	protected boolean ownsName() {
		return false;
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		String namespace = String.valueOf(root.namespace());
		return switch (root.localName()) {
		case FRAGMENT -> declares(root, SERVICES);
		case "proxyServiceEntry", "businessServiceEntry" -> namespace.equals(SERVICES) || namespace.equals(BUSINESS);
		case "pipelineEntry", "templateEntry" -> namespace.equals(PIPELINES);
		case "process" -> declares(root, FLOWS);
		default -> false;
		};
	}

	/** A split-join is a process by its root, and only what it declares tells whose. */
	private static boolean declares(XmlElement root, String namespace) {
		for (XmlAttribute attribute : root.attributes()) {
			if (attribute.declaresNamespace() && attribute.value().equals(namespace)) {
				return true;
			}
		}
		return false;
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		String end = end(parts.path());
		ServiceReader reader = new ServiceReader(settings, parts);
		if (SPLIT_JOINS.contains(end)) {
			reader.splitJoin(root);
		} else if (BUSINESS_SERVICES.contains(end)) {
			reader.businessService(root);
		} else if (PIPELINE_FILES.contains(end)) {
			reader.pipeline(root);
		} else if (PROXIES.contains(end)) {
			reader.proxyService(root);
		}
	}

	/** {@return what follows the last dot of a name, in lower case} */
	static String end(String path) {
		return path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
	}

	/** {@return the name of the resource that a file holds: its name without what follows the last dot} @param path the path */
	public static String resource(String path) {
		String name = fileName(path);
		int dot = name.lastIndexOf('.');
		return dot <= 0 ? name : name.substring(0, dot);
	}
}
