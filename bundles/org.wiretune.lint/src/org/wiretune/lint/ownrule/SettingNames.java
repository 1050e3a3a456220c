/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.wiretune.core.Product;
import org.wiretune.core.host.Contributed;
import org.wiretune.core.host.Contributors;
import org.wiretune.lint.source.Misspelling;
import org.wiretune.lint.table.FileKind;
import org.wiretune.lint.table.GroupRow;
import org.wiretune.lint.table.SettingRow;
import org.wiretune.lint.table.SettingTables;

/** The groups and settings that a rule may name: those of the tables of settings. */
public final class SettingNames {

	/** More names than these do not help. */
	private static final int MOST_SUGGESTIONS = 3;
	private static final int LONGEST = 100;

	/**
	 * A group of settings.
	 *
	 * @param kind its name in rules
	 * @param label what it is, in the words of the product
	 * @param product the product that has it, the first of several
	 * @param settings its settings by name, in the order of the table
	 */
	public record Group(String kind, String label, Product product, Map<String, SettingRow> settings) {
	}

	private static final Contributed.Derived<Map<String, Group>> GROUPS = new Contributed.Derived<>(contributed -> read());

	private SettingNames() {
	}

	private static Map<String, Group> read() {
		Map<String, Group> groups = new LinkedHashMap<>();
		for (FileKind file : SettingTables.kinds()) {
			for (GroupRow row : file.groups()) {
				Group group = groups.computeIfAbsent(row.kind(), kind -> new Group(kind, row.label(), file.product(), new LinkedHashMap<>()));
				row.settings().forEach(setting -> group.settings().putIfAbsent(setting.name(), setting));
			}
		}
		groups.values().removeIf(group -> group.settings().isEmpty());
		return groups;
	}

	/** {@return all groups, in the order of the tables} */
	public static Collection<Group> groups() {
		return Contributors.current().get(GROUPS).values();
	}

	/** {@return a group, or null where no table has it} @param kind its name */
	public static Group group(String kind) {
		return Contributors.current().get(GROUPS).get(kind);
	}

	/**
	 * {@return the names that a word may have been meant to be, the nearest first; empty where none is near}
	 *
	 * @param word the word
	 * @param names the names that there are
	 */
	static List<String> near(String word, Collection<String> names) {
		if (word.length() > LONGEST) {
			return List.of();
		}
		record Near(String name, int distance) {
		}
		int far = Math.max(2, word.length() / 3);
		String wanted = word.toLowerCase(Locale.ROOT);
		List<Near> near = new ArrayList<>();
		for (String name : names) {
			String known = name.toLowerCase(Locale.ROOT);
			int distance = last(known).equals(last(wanted)) || known.endsWith('.' + wanted) ? 1 : Misspelling.distance(wanted, known, far);
			if (distance <= far) {
				near.add(new Near(name, distance));
			}
		}
		return near.stream().sorted(Comparator.comparingInt(Near::distance)).limit(MOST_SUGGESTIONS).map(Near::name).toList();
	}

	private static String last(String name) {
		return name.substring(name.lastIndexOf('.') + 1);
	}
}
