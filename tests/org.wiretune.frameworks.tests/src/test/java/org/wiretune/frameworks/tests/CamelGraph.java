/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.frameworks.tests;

import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import org.apache.camel.CamelContext;
import org.apache.camel.Endpoint;
import org.apache.camel.Processor;
import org.apache.camel.builder.RouteBuilder;
import org.apache.camel.main.Main;
import org.apache.camel.model.EndpointRequiredDefinition;
import org.apache.camel.model.ExpressionNode;
import org.apache.camel.model.ModelCamelContext;
import org.apache.camel.model.ProcessorDefinition;
import org.apache.camel.model.RouteDefinition;
import org.apache.camel.model.ToDynamicDefinition;
import org.apache.camel.processor.aggregate.UseLatestAggregationStrategy;
import org.apache.camel.spi.RestConfiguration;
import org.apache.camel.spi.RestConsumerFactory;
import org.apache.camel.support.DefaultConsumer;
import org.apache.camel.support.processor.idempotent.MemoryIdempotentRepository;

import jakarta.jms.ConnectionFactory;

/**
 * Starts an application of Camel in a JVM of its own, without opening its endpoints, and writes what the context tells of its routes:
 * a line each, {@code route NAME}, {@code in ADDRESS -> ROUTE}, {@code to ROUTE -> ADDRESS STEP}, {@code expression ROUTE -> LANGUAGE TEXT STEP}.
 */
public final class CamelGraph {

	private CamelGraph() {
	}

	/** A server of HTTP that opens no port. */
	private static final class NoServer implements RestConsumerFactory {

		@Override
		public org.apache.camel.Consumer createConsumer(CamelContext context, Processor processor, String verb, String base, String template, String consumes, String produces, RestConfiguration configuration, Map<String, Object> parameters) throws Exception {
			Endpoint endpoint = context.getEndpoint("direct:rest-" + verb + '-' + base + template);
			return new DefaultConsumer(endpoint, processor);
		}
	}

	/**
	 * Starts it.
	 *
	 * @param arguments the file to write, then classes of routes and resources with routes, {@code classpath:…}
	 * @throws Exception when it does not start
	 */
	public static void main(String[] arguments) throws Exception {
		Main main = new Main();
		main.configure().withAutoStartup(false);
		main.bind("server", new NoServer());
		main.bind("latest", new UseLatestAggregationStrategy());
		main.bind("factory", Proxy.newProxyInstance(CamelGraph.class.getClassLoader(), new Class<?>[] {ConnectionFactory.class}, (proxy, method, values) -> switch (method.getName()) {
		case "hashCode" -> 1;
		case "equals" -> proxy == values[0];
		case "toString" -> "no broker";
		default -> throw new IllegalStateException("No broker is asked.");
		}));
		main.bind("found", new ArrayList<String>());
		main.bind("seen", new MemoryIdempotentRepository());
		List<String> resources = new ArrayList<>();
		for (String each : List.of(arguments).subList(1, arguments.length)) {
			if (each.startsWith("classpath:")) {
				resources.add(each);
			} else {
				main.configure().addRoutesBuilder((RouteBuilder) Class.forName(each).getDeclaredConstructor().newInstance());
			}
		}
		if (!resources.isEmpty()) {
			main.configure().withRoutesIncludePattern(String.join(",", resources));
		}
		main.start();
		Set<String> lines = new TreeSet<>();
		ModelCamelContext context = (ModelCamelContext) main.getCamelContext();
		for (RouteDefinition route : context.getRouteDefinitions()) {
			String id = route.getRouteId();
			boolean named = Boolean.TRUE.equals(route.hasCustomIdAssigned());
			String from = resolved(context, route, route.getEndpointUrl());
			String name = named ? id : from;
			lines.add("route " + name);
			lines.add("in " + from + " -> " + name);
			steps(context, route, name, route.getOutputs(), lines);
		}
		Files.write(Path.of(arguments[0]), lines);
		main.stop();
	}

	private static void steps(CamelContext context, RouteDefinition definition, String route, List<ProcessorDefinition<?>> steps, Set<String> lines) {
		for (ProcessorDefinition<?> step : steps) {
			if (step instanceof EndpointRequiredDefinition to) {
				lines.add("to " + route + " -> " + resolved(context, definition, to.getEndpointUri()) + ' ' + step.getShortName());
			} else if (step instanceof ToDynamicDefinition to) {
				lines.add("to " + route + " -> " + resolved(context, definition, to.getUri()) + ' ' + step.getShortName());
			} else if (step instanceof ExpressionNode node && Set.of("enrich", "pollEnrich", "recipientList", "routingSlip", "dynamicRouter").contains(step.getShortName())) {
				lines.add("expression " + route + " -> " + node.getExpression().getLanguage() + ' ' + node.getExpression().getExpression() + ' ' + step.getShortName());
			}
			steps(context, definition, route, step.getOutputs(), lines);
		}
	}

	/** A text as the route has it, with the parameters of its template. */
	private static String resolved(CamelContext context, RouteDefinition route, String text) {
		String given = text;
		if (route.getTemplateParameters() != null) {
			for (Map.Entry<String, Object> parameter : route.getTemplateParameters().entrySet()) {
				given = given.replace("{{" + parameter.getKey() + "}}", String.valueOf(parameter.getValue()));
			}
		}
		return context.resolvePropertyPlaceholders(given);
	}
}
