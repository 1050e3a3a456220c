/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.frameworks.tests;

import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.context.support.GenericXmlApplicationContext;
import org.springframework.integration.channel.ExecutorChannel;
import org.springframework.integration.channel.QueueChannel;
import org.springframework.integration.graph.Graph;
import org.springframework.integration.graph.IntegrationGraphServer;
import org.springframework.integration.graph.IntegrationNode;
import org.springframework.integration.graph.LinkNode;

import jakarta.jms.ConnectionFactory;

/**
 * Starts an application of Spring Integration in a JVM of its own and writes the graph that it tells of itself: a line each,
 * {@code node TYPE NAME} and {@code link NAME -> NAME KIND}.
 */
public final class SpringGraph {

	private SpringGraph() {
	}

	/**
	 * Starts it.
	 *
	 * @param arguments the file to write, then a class of configuration or a resource with a context, {@code classpath:…}
	 * @throws Exception when it does not start
	 */
	public static void main(String[] arguments) throws Exception {
		GenericApplicationContext context;
		ConnectionFactory factory = (ConnectionFactory) Proxy.newProxyInstance(SpringGraph.class.getClassLoader(), new Class<?>[] {ConnectionFactory.class}, (proxy, method, values) -> switch (method.getName()) {
		case "hashCode" -> 1;
		case "equals" -> proxy == values[0];
		case "toString" -> "no broker";
		default -> throw new IllegalStateException("No broker is asked.");
		});
		if (arguments[1].startsWith("classpath:")) {
			GenericXmlApplicationContext xml = new GenericXmlApplicationContext();
			xml.load(arguments[1]);
			context = xml;
		} else {
			AnnotationConfigApplicationContext annotated = new AnnotationConfigApplicationContext();
			annotated.register(Class.forName(arguments[1]));
			context = annotated;
		}
		context.registerBean("factory", ConnectionFactory.class, () -> factory);
		context.registerBean("graph", IntegrationGraphServer.class);
		context.refresh();
		Graph graph = context.getBean(IntegrationGraphServer.class).getGraph();
		Map<Integer, String> names = new HashMap<>();
		List<String> lines = new ArrayList<>();
		for (IntegrationNode node : graph.getNodes()) {
			names.put(node.getNodeId(), node.getName());
			Object bean = context.containsBean(node.getName()) ? context.getBean(node.getName()) : null;
			lines.add("node " + (bean instanceof QueueChannel || bean instanceof ExecutorChannel ? "queue" : node.getComponentType()) + ' ' + node.getName());
		}
		for (LinkNode link : graph.getLinks()) {
			lines.add("link " + names.get(link.getFrom()) + " -> " + names.get(link.getTo()) + ' ' + link.getType());
		}
		Files.write(Path.of(arguments[0]), lines);
		// Executors of the application would keep the process.
		System.exit(0);
	}
}
