/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

import org.wiretune.core.BindingKind;

/**
 * Which elements are wanted. What wanted elements are wired to is shown with them.
 *
 * @param bindings the bindings of wanted imports and exports; none for all elements
 * @param findings which findings a wanted element has
 * @param server name of the server on which wanted modules run; empty for all
 */
public record MapFilter(Set<BindingKind> bindings, Findings findings, String server) {

	/** Wants everything. */
	public static final MapFilter ALL = new MapFilter(Set.of(), Findings.ANY, "");

	/** Which findings an element has. */
	public enum Findings {
		/** Any or none. */
		ANY,
		/** One at least. */
		SOME,
		/** A warning at least. */
		WARNINGS
	}

	/** Copies the set. */
	public MapFilter {
		bindings = bindings.isEmpty() ? Set.of() : Set.copyOf(bindings);
		Objects.requireNonNull(findings, "findings");
		Objects.requireNonNull(server, "server");
	}

	/** {@return whether it wants everything} */
	public boolean isAll() {
		return equals(ALL);
	}

	/**
	 * {@return the filter with a binding wanted or not}
	 *
	 * @param kind the binding
	 * @param wanted whether it is wanted
	 */
	public MapFilter with(BindingKind kind, boolean wanted) {
		Set<BindingKind> next = new HashSet<>(bindings);
		if (wanted) {
			next.add(kind);
		} else {
			next.remove(kind);
		}
		return new MapFilter(next, findings, server);
	}

	/**
	 * {@return the filter with other findings}
	 *
	 * @param wanted which findings
	 */
	public MapFilter with(Findings wanted) {
		return new MapFilter(bindings, wanted, server);
	}

	/**
	 * {@return the filter with another server}
	 *
	 * @param name its name, or an empty text for all
	 */
	public MapFilter onServer(String name) {
		return new MapFilter(bindings, findings, name);
	}

	/** {@return whether a module without regard to its nodes may hold wanted elements} */
	boolean wants(MapModule module) {
		return server.isEmpty() || server.equals(module.server());
	}

	/** {@return whether a module is wanted for itself, not for a node} */
	boolean wantsAlone(MapModule module) {
		return wants(module) && bindings.isEmpty() && wantsFindings(module);
	}

	/** {@return whether a node of a module that may hold wanted elements is wanted} */
	boolean wants(MapNode node) {
		return (bindings.isEmpty() || bindings.contains(node.binding())) && wantsFindings(node);
	}

	/** {@return whether an element has the findings that are asked for} */
	boolean wantsFindings(MapElement element) {
		return switch (findings) {
		case ANY -> true;
		case SOME -> !element.findings().isEmpty();
		case WARNINGS -> element.hasWarning();
		};
	}
}
