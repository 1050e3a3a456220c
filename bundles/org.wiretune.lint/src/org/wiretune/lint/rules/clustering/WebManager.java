/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.clustering;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlElements;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.source.Lines;
import org.wiretune.model.platform.Server;

/**
 * The cached connection manager in the web tier of one server: the valve in server.xml and the dependencies that only the
 * valve needs, in the file beside it.
 *
 * @param reading what was read
 * @param server the server
 */
record WebManager(Reading reading, Server server) {

	private static final List<String> NAMES = List.of("jboss.jca:service=CachedConnectionManager", "jboss:service=TransactionManager");

	/** {@return the web tiers whose server.xml was read} @param reading what was read */
	static Stream<WebManager> all(Reading reading) {
		return reading.solution().getServers().stream().map(server -> new WebManager(reading, server)).filter(manager -> manager.host() != null);
	}

	/** {@return the valve that is active, or null} */
	ConfiguredGroup valve() {
		return first(groups("jboss-5.web.valve").filter(group -> group.value("className") != null && group.value("className").endsWith("CachedConnectionValve")));
	}

	/** {@return the element that holds the valve} */
	ConfiguredGroup host() {
		return first(groups("jboss-5.web.host"));
	}

	/** {@return the web server in the file of dependencies, or null} */
	ConfiguredGroup dependent() {
		return first(groups("jboss-5.web-beans.server"));
	}

	/** {@return the dependencies that only the valve needs} */
	List<ConfiguredGroup> dependencies() {
		return groups("jboss-5.web-beans.depends").filter(group -> group.value("depends") != null && NAMES.contains(group.value("depends").strip())).toList();
	}

	/** {@return whether the one on the manager itself is there} */
	boolean dependsOnManager() {
		return dependencies().stream().anyMatch(group -> group.value("depends").strip().equals(NAMES.get(0)));
	}

	/** Puts valve and dependencies into comments. */
	void remove(Edits edits) {
		if (valve() != null) {
			XmlElements.commentOut(edits, valve().group().getOrigin());
		}
		dependencies().forEach(group -> XmlElements.commentOut(edits, group.group().getOrigin()));
	}

	/** Writes the valve as the last element of its host. */
	void addValve(Edits edits) {
		insertLast(edits, host().group().getOrigin(), List.of("<Valve className=\"org.jboss.web.tomcat.service.jca.CachedConnectionValve\"",
				"    cachedConnectionManagerObjectName=\"jboss.jca:service=CachedConnectionManager\"", "    transactionManagerObjectName=\"jboss:service=TransactionManager\" />"));
	}

	/** Writes the dependencies that are missing. */
	void addDependencies(Edits edits) {
		List<String> present = dependencies().stream().map(group -> group.value("depends").strip()).toList();
		insertLast(edits, dependent().group().getOrigin(), NAMES.stream().filter(name -> !present.contains(name)).map(name -> "<depends>" + name + "</depends>").toList());
	}

	/** Writes lines before the end tag of an element that stands on lines of its own. */
	private static void insertLast(Edits edits, Origin origin, List<String> lines) {
		String text = edits.texts().text(origin.path());
		int start = text == null || origin.offset() >= text.length() ? -1 : XmlMarkup.startOfTag(text, origin.offset());
		int end = start < 0 ? -1 : XmlMarkup.endOfElement(text, start);
		int close = end < 0 ? -1 : text.lastIndexOf("</", end - 1);
		if (close <= start) {
			edits.impossible();
			return;
		}
		int line = Lines.startOfLine(text, close);
		String indentation = text.substring(line, close);
		if (!indentation.isBlank()) {
			edits.impossible();
			return;
		}
		String unit = Lines.indentationStep(text, close);
		StringBuilder added = new StringBuilder();
		// Attributes on lines of their own are indented two steps more than their element.
		lines.forEach(each -> added.append(indentation).append(unit).append(each.startsWith(" ") ? unit + unit : "").append(each.strip())
				.append(Lines.delimiter(text)));
		edits.insert(origin.path(), line, added.toString());
	}

	private Stream<ConfiguredGroup> groups(String kind) {
		return ConfigurationIndex.groups(reading, server, kind);
	}

	private static ConfiguredGroup first(Stream<ConfiguredGroup> groups) {
		return groups.findFirst().orElse(null);
	}
}
