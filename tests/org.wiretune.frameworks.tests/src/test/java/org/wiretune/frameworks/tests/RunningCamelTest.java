/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.frameworks.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The map of routes is what the context of the started application tells of them. */
@Tag("processes")
class RunningCamelTest {

	/** What a route does itself is no end on the map. */
	private static final Set<String> WORK = Set.of("log", "bean", "mock");
	private static final Set<String> INSIDE = Set.of("direct", "seda");

	/** What the map leaves out, with its reason. */
	private static final Map<String, String> LEFT_OUT = Map.of("in rest:get:/parcels:/{id} -> direct:label", "What onException does in each route of a file is not told of the step between what HTTP asks and its route.");

	@TempDir
	Path folder;

	@Test
	void routesInJava() throws IOException, InterruptedException {
		same(List.of("shop.orders.OrderRoutes", "shop.orders.RestRoutes"), Map.of("java/shop/orders/OrderRoutes.java", "java/shop/orders/OrderRoutes.java", "java/shop/orders/RestRoutes.java", "java/shop/orders/RestRoutes.java"));
	}

	@Test
	void routesInXml() throws IOException, InterruptedException {
		same(List.of("classpath:shop/billing.xml"), Map.of("resources/camel/billing.xml", "resources/shop/billing.xml"));
	}

	@Test
	void routesInYaml() throws IOException, InterruptedException {
		same(List.of("classpath:shop/shipping.camel.yaml"), Map.of("resources/camel/shipping.camel.yaml", "resources/shop/shipping.camel.yaml"));
	}

	private void same(List<String> started, Map<String, String> files) throws IOException, InterruptedException {
		List<String> told = new ArrayList<>(ChildProcess.lines(CamelGraph.class, folder, started));
		Set<String> running = topology(told);
		running.removeAll(LEFT_OUT.keySet());
		assertEquals(lines(running), lines(MapLines.of(MapLines.module(folder.resolve("shop"), files))));
	}

	private static String lines(Set<String> lines) {
		return lines.stream().collect(Collectors.joining("\n"));
	}

	/** What the context told, in the words of the map. */
	private static Set<String> topology(List<String> told) {
		Map<String, String> beginnings = new HashMap<>();
		told.stream().filter(line -> line.startsWith("in ")).map(line -> line.substring(3).split(" -> ")).forEach(part -> beginnings.put(plain(part[0]), plain(part[1])));
		Set<String> lines = new TreeSet<>();
		told.stream().filter(line -> line.startsWith("route ") && !line.startsWith("route rest:")).forEach(line -> lines.add("part " + plain(line.substring(6))));
		beginnings.forEach((address, route) -> {
			if (scheme(address).equals("seda")) {
				lines.add("part " + address);
				lines.add("link " + address + " -> " + route + " async");
			} else if (!INSIDE.contains(scheme(address)) && !scheme(address).equals("rest")) {
				lines.add("in " + address + " -> " + route);
			}
		});
		for (String line : told) {
			if (line.startsWith("to ") || line.startsWith("expression ")) {
				String[] ends = line.substring(line.indexOf(' ') + 1).split(" -> ");
				String step = ends[1].substring(ends[1].lastIndexOf(' ') + 1);
				String given = ends[1].substring(line.startsWith("to ") ? 0 : ends[1].indexOf(' ') + 1, ends[1].lastIndexOf(' '));
				for (String address : line.startsWith("to ") ? List.of(given) : List.of(given.split(","))) {
					link(plain(ends[0]), plain(address), step.equals("wireTap"), beginnings, lines);
				}
			}
		}
		// One wire stands for all ways in which a route sends to another; a caller that waits once waits.
		lines.removeIf(line -> line.endsWith(" async") && lines.contains(line.substring(0, line.length() - " async".length()) + " sync"));
		return lines;
	}

	private static void link(String route, String address, boolean aside, Map<String, String> beginnings, Set<String> lines) {
		boolean queue = scheme(address).equals("seda");
		String target = queue ? address : beginnings.getOrDefault(address, address);
		if (route.startsWith("rest:")) {
			// What is asked by HTTP is given on at once; on the map it comes in where it is given to.
			lines.add("in " + route + " -> " + target);
		} else if (INSIDE.contains(scheme(address))) {
			lines.add("link " + route + " -> " + target + (queue || aside ? " async" : " sync"));
		} else if (!WORK.contains(scheme(address))) {
			lines.add("out " + route + " -> " + address);
		}
	}

	private static String scheme(String address) {
		return address.substring(0, address.indexOf(':'));
	}

	/** An address without its options and the slashes behind its scheme. */
	private static String plain(String address) {
		int options = address.indexOf('?');
		return (options < 0 ? address : address.substring(0, options)).replace("://", ":");
	}
}
