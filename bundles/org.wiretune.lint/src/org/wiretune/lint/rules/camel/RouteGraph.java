/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.Memo;
import org.wiretune.lint.reading.Reading;

/** Which routes of an application lead to which, by endpoints inside of the process. */
final class RouteGraph {

	private static final Memo<Map<EObject, RouteGraph>> GRAPHS = Reading.memoOf(RouteGraph::graphs);
	private static final RouteGraph EMPTY = new RouteGraph();
	/** Steps whose sender waits until the other route has ended. */
	private static final String[] WAITING = {"to", "toD", "inOut", "enrich", "multicast", "recipientList"};
	/** As many threads as a server for requests has at the least when nothing is set. */
	static final long SERVER_THREADS = 50;

	private final Map<String, List<Route>> consumers = new HashMap<>();
	private final Map<String, List<RouteStep>> producers = new HashMap<>();

	private static Map<EObject, RouteGraph> graphs(Reading reading) {
		Map<EObject, RouteGraph> graphs = new IdentityHashMap<>();
		Route.all(reading).filter(route -> route.group().application() != null).forEach(route -> graphs.computeIfAbsent(route.group().application(), application -> new RouteGraph()).add(route));
		return graphs;
	}

	/** {@return the graph of the application that a route belongs to} @param route the route */
	static RouteGraph of(Route route) {
		return route.group().reading().memo(GRAPHS).getOrDefault(route.group().application(), EMPTY);
	}

	private void add(Route route) {
		Address source = route.source();
		if (source != null && (source.isDirect() || source.isQueue())) {
			consumers.computeIfAbsent(source.name(), name -> new ArrayList<>(1)).add(route);
		}
		route.all().filter(step -> !step.is("from")).forEach(step -> {
			Address address = step.address();
			if (address != null && (address.isDirect() || address.isQueue())) {
				producers.computeIfAbsent(address.name(), name -> new ArrayList<>(1)).add(step);
			}
		});
	}

	/** {@return the routes that begin with an endpoint} @param address the endpoint */
	List<Route> consumers(Address address) {
		return consumers.getOrDefault(address.name(), List.of());
	}

	/** {@return the steps that send to an endpoint} @param address the endpoint */
	List<RouteStep> producers(Address address) {
		return producers.getOrDefault(address.name(), List.of());
	}

	/**
	 * {@return the routes whose callers wait for a route, itself first: those that call it on their thread, and those that call these}
	 *
	 * @param route the route
	 */
	List<Route> callers(Route route) {
		List<Route> found = new ArrayList<>();
		Set<Object> seen = new HashSet<>();
		Deque<Route> open = new ArrayDeque<>(List.of(route));
		while (!open.isEmpty()) {
			Route each = open.removeFirst();
			if (seen.add(each.group().group())) {
				found.add(each);
				Address source = each.source();
				if (source != null && source.isDirect()) {
					producers(source).stream().filter(step -> step.is(WAITING) && expectsReply(step)).map(RouteStep::route).forEach(open::add);
				}
			}
		}
		return found;
	}

	/** {@return the route whose client waits for an answer of a route; null where none is known} @param route the route */
	Route server(Route route) {
		return callers(route).stream().filter(each -> each.source() != null && each.source().isServer() && !"InOnly".equals(each.source().value("exchangePattern"))).findFirst().orElse(null);
	}

	/** {@return whether a step asks for an answer where its route does} @param step the step */
	static boolean expectsReply(RouteStep step) {
		Address address = step.address();
		if (step.is("wireTap", "inOnly") || "InOnly".equals(step.value("pattern")) || address != null && "InOnly".equals(address.value("exchangePattern"))) {
			return false;
		}
		for (RouteStep around = step.parent(); around != null; around = around.parent()) {
			if (around.is("onCompletion", "wireTap")) {
				return false;
			}
		}
		return step.route().all().takeWhile(each -> each.group().group() != step.group().group()).noneMatch(each -> each.is("inOnly") && each.address() == null || each.is("setExchangePattern") && String.valueOf(each.value("expression")).contains("InOnly") || each.is("setExchangePattern") && "InOnly".equals(each.value("pattern")));
	}

	/** {@return how many threads at most come through a route at a time; null where no file tells} @param route the route */
	Long threads(Route route) {
		long most = 0;
		for (Route each : callers(route)) {
			Address source = each.source();
			if (source == null || source.isDirect()) {
				continue;
			}
			Long stated = source.isServer() ? Long.valueOf(SERVER_THREADS) : source.number("maxConcurrentConsumers") != null ? source.number("maxConcurrentConsumers") : source.number("concurrentConsumers") != null ? source.number("concurrentConsumers") : source.number("consumersCount");
			if (stated == null && source.states("maxConcurrentConsumers", "concurrentConsumers", "consumersCount")) {
				return null;
			}
			most = Math.max(most, stated == null ? 1 : stated);
		}
		return most == 0 ? null : most;
	}
}
