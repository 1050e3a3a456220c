/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.frameworks.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Module;

/** The map of a context is the graph that the started application tells of itself. */
@Tag("processes")
class RunningSpringIntegrationTest {

	/** What the framework adds by itself, or drops. */
	private static final Set<String> STANDARD = Set.of("errorLogger", "nullChannel");

	@TempDir
	Path folder;

	@Test
	void flowsAndAnnotations() throws IOException, InterruptedException {
		same("shop.mail.MailFlows", Map.of("java/shop/mail/MailFlows.java", "java/shop/mail/MailFlows.java"));
	}

	@Test
	void contextInXml() throws IOException, InterruptedException {
		same("classpath:shop/stock-context.xml", Map.of("resources/META-INF/spring/stock-context.xml", "resources/shop/stock-context.xml"));
	}

	private void same(String started, Map<String, String> files) throws IOException, InterruptedException {
		Set<String> running = graph(ChildProcess.lines(SpringGraph.class, folder, List.of(started)));
		assertEquals(String.join("\n", running), String.join("\n", map(MapLines.module(folder.resolve("shop"), files))));
	}

	/** The map's lines; ends are told by what they are, since the framework makes names of its own for them. */
	private static Set<String> map(Module module) {
		Map<String, String> types = new HashMap<>();
		module.getImports().forEach(each -> types.put(each.getName(), type(each.getBinding().getName())));
		Set<String> lines = new TreeSet<>();
		for (String line : MapLines.of(module)) {
			// The graph of the framework does not tell taps, which are no endpoints.
			if (line.startsWith("out ")) {
				String[] ends = line.substring(4).split(" -> ");
				lines.add("out " + ends[0] + " -> " + types.getOrDefault(ends[1], type(ends[1].substring(ends[1].lastIndexOf(' ') + 1))));
			} else if (!line.startsWith("in ") && !line.contains("wire-tap of ")) {
				lines.add(line);
			}
		}
		for (Export export : module.getExports()) {
			String target = export.getWire().getResolved() == null ? export.getWire().getTarget().getValue() : export.getWire().getResolved().getName();
			lines.add("in " + type(export.getBinding().getName()) + " -> " + types.getOrDefault(target, target));
		}
		return lines;
	}

	private static String type(String kind) {
		return kind.substring(Math.max(kind.lastIndexOf('.'), kind.lastIndexOf(':')) + 1);
	}

	/** The graph in the words of the map: channels without threads of their own are wires, the steps of a flow are one part. */
	private static Set<String> graph(List<String> told) {
		Map<String, String> nodes = new HashMap<>();
		told.stream().filter(line -> line.startsWith("node ")).map(line -> line.split(" ", 3)).forEach(node -> nodes.put(node[2], node[1]));
		List<String[]> links = told.stream().filter(line -> line.startsWith("link ")).map(line -> line.substring(5, line.lastIndexOf(' ')).split(" -> ")).toList();
		Set<String> lines = new TreeSet<>();
		nodes.forEach((name, type) -> {
			if (!isWire(type) && !isOutside(type) && !STANDARD.contains(name)) {
				lines.add("part " + part(name));
			}
		});
		for (String[] link : links) {
			if (isOutside(nodes.get(link[0])) && type(nodes.get(link[0])).endsWith("outbound-gateway")) {
				lines.add("part " + part(link[0]) + " reply");
			}
			if (isWire(nodes.get(link[1])) && !STANDARD.contains(link[1])) {
				List<String[]> takes = links.stream().filter(each -> each[0].equals(link[1])).toList();
				takes.forEach(take -> link(link[0], take[1], nodes, lines));
				if (takes.isEmpty()) {
					link(link[0], link[1], nodes, lines);
				}
			} else if (nodes.get(link[1]).equals("queue") || nodes.get(link[0]).equals("queue")) {
				link(link[0], link[1], nodes, lines);
			}
		}
		return lines;
	}

	private static void link(String from, String to, Map<String, String> nodes, Set<String> lines) {
		String source = nodes.get(from);
		String target = nodes.get(to);
		if (STANDARD.contains(to) || part(from).equals(part(to)) && !isOutside(source)) {
			return;
		}
		boolean queued = source.equals("queue") || target.equals("queue");
		String receiver = isOutside(target) ? type(target) : part(to);
		if (isOutside(source) && !type(source).endsWith("outbound-gateway")) {
			lines.add("in " + type(source) + " -> " + receiver);
		} else {
			String sender = part(from) + (isOutside(source) ? " reply" : "");
			lines.add(isOutside(target) ? "out " + sender + " -> " + receiver : "link " + sender + " -> " + receiver + (queued ? " async" : " sync"));
		}
	}

	private static boolean isWire(String type) {
		return type.equals("channel") || type.equals("publish-subscribe-channel") || type.equals("null-channel");
	}

	private static boolean isOutside(String type) {
		return type.contains("bound-") || type.equals("gateway");
	}

	/** The part that a node belongs to: its flow, or the method of its bean. */
	private static String part(String name) {
		String flow = name.replaceFirst("\\.(?:subFlow#|channel#|org\\.springframework\\.).*$", "").replaceFirst("\\.(?:source|adapter)$", "");
		String[] words = flow.split("\\.");
		return words.length == 3 ? Character.toUpperCase(words[0].charAt(0)) + words[0].substring(1) + '.' + words[1] : flow;
	}
}
