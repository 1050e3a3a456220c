/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.lint.table.GroupRow;
import org.wiretune.lint.table.SettingRow;
import org.wiretune.lint.text.KeyForm;
import org.wiretune.lint.text.TextEntry;

/** The groups of a table that share a path: one without a condition, or several that a value tells apart. */
final class TextFamily {

	/** A group and its condition. */
	record Member(GroupRow row, KeyPattern pattern) {
	}

	private final KeyPattern pattern;
	private final List<Member> members = new ArrayList<>(1);
	/** The parts of the key by place, in the spelling of the form. */
	private final Map<String, List<String>> places = new LinkedHashMap<>();
	private final KeyForm form;

	TextFamily(KeyPattern pattern, KeyForm form) {
		this.pattern = pattern;
		this.form = form;
	}

	void add(GroupRow row, KeyPattern member) {
		members.add(new Member(row, member));
		for (SettingRow setting : row.settings()) {
			place(setting.place());
		}
		if (member.conditionPlace() != null) {
			place(member.conditionPlace());
		}
	}

	private void place(String place) {
		places.computeIfAbsent(place, each -> form.normal(form.split(KeyPattern.join(pattern.key(), each))));
	}

	KeyPattern pattern() {
		return pattern;
	}

	Map<String, List<String>> places() {
		return places;
	}

	/** What makes a group exist that no key of a file names: a list of keys, a star for always, or null. */
	String existence() {
		return members.get(0).row().name();
	}

	boolean hasName() {
		return KeyPattern.star(form.split(pattern.key())) >= 0 || pattern.section().endsWith("*");
	}

	/** {@return the parts of the path in the spelling of the form} */
	List<String> path() {
		return pattern.key().isEmpty() ? List.of() : form.normal(form.split(pattern.key()));
	}

	/** {@return the first group whose condition holds, or null} @param values what a file states, by place */
	GroupRow member(Map<String, TextEntry> values) {
		for (Member member : members) {
			TextEntry decisive = member.pattern().conditionPlace() == null ? null : values.get(member.pattern().conditionPlace());
			if (member.pattern().holds(decisive == null ? null : decisive.value())) {
				return member.row();
			}
		}
		return null;
	}
}
