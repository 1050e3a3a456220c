/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The kinds of one sort that are defined in this process, by their id. The first who defines an id has it.
 *
 * @param <K> the sort
 */
final class Kinds<K extends Kind> {

	/** Of those that others define. */
	private static final Pattern FOREIGN = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*\\.[a-z][a-z0-9]*(-[a-z0-9]+)*");
	private static final int MOST_LABEL = 60;

	private final Map<String, K> byId = new HashMap<>();
	private final Map<K, Integer> positions = new HashMap<>();
	private final List<K> all = new ArrayList<>();

	/**
	 * {@return the kind, or the one that has its id already}
	 *
	 * @param kind a kind that compares by identity
	 */
	synchronized K add(K kind) {
		K known = byId.putIfAbsent(kind.getLiteral(), kind);
		if (known != null) {
			return known;
		}
		positions.put(kind, all.size());
		all.add(kind);
		return kind;
	}

	synchronized Optional<K> find(String literal) {
		return Optional.ofNullable(byId.get(literal));
	}

	synchronized List<K> all() {
		return List.copyOf(all);
	}

	synchronized int position(K kind) {
		return positions.get(kind);
	}

	static void checkForeign(String literal) {
		if (!FOREIGN.matcher(literal).matches()) {
			throw new IllegalArgumentException(literal + " is no id of a contribution; it has two words of lower case with a dot between, such as camel.seda.");
		}
	}

	static String checkLabel(String label) {
		if (label.isBlank() || label.length() > MOST_LABEL || label.chars().anyMatch(Character::isISOControl)) {
			throw new IllegalArgumentException("A label is a name of 1 to " + MOST_LABEL + " characters.");
		}
		return label;
	}
}
