/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.wiretune.core.Origin;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.text.Texts;

/**
 * Collects the rows of one element, group after group. A setting that is not there makes no row, nor does one whose text
 * is shown already: readers give a value that means two things as two settings.
 */
final class Rows {

	private static final Texts TEXTS = Texts.of(Rows.class, "editor");

	private final String owner;
	private final List<FormGroup> groups = new ArrayList<>();
	private final Set<String> ids = new HashSet<>();
	private final Set<Origin> shown = new HashSet<>();
	private List<FormRow> open = new ArrayList<>();

	Rows(String owner) {
		this.owner = owner;
	}

	String owner() {
		return owner;
	}

	List<FormGroup> groups() {
		return groups;
	}

	Rows fixed(String key, Setting setting) {
		return add(key, key, FormRow.Kind.FIXED, setting, List.of(), 0);
	}

	Rows text(String key, Setting setting, List<String> choices) {
		return text(key, key, setting, choices);
	}

	Rows text(String id, String key, Setting setting, List<String> choices) {
		return add(id, id.startsWith("destination.") ? id : key, FormRow.Kind.TEXT, setting, choices, 0);
	}

	Rows choice(String id, String key, Setting setting, List<String> choices) {
		return add(id, key, FormRow.Kind.CHOICE, setting, choices, 0);
	}

	Rows number(String id, String key, Setting setting, long minimum) {
		return add(id, key, FormRow.Kind.NUMBER, setting, List.of(), minimum);
	}

	Rows truth(String id, String key, Setting setting) {
		return add(id, key, FormRow.Kind.CHOICE, setting, ModuleVocabulary.TRUTH, 0);
	}

	Rows qualifiers(String prefix, List<Qualifier> qualifiers) {
		for (Qualifier qualifier : qualifiers) {
			String type = qualifier.getType();
			if (type == null) {
				continue;
			}
			List<String> values = ModuleVocabulary.qualifierValues(type);
			if (ModuleVocabulary.isMilliseconds(type)) {
				number(prefix + "/" + type, type, qualifier.getValue(), 0);
			} else if (values.isEmpty()) {
				text(prefix + "/" + type, type, qualifier.getValue(), List.of());
			} else {
				choice(prefix + "/" + type, type, qualifier.getValue(), values);
			}
		}
		return this;
	}

	private Rows add(String id, String key, FormRow.Kind kind, Setting setting, List<String> choices, long minimum) {
		if (setting != null && (setting.getOrigin() == null || shown.add(setting.getOrigin()))) {
			String full = owner + '/' + id;
			String unique = full;
			for (int again = 2; !ids.add(unique); again++) {
				unique = full + '~' + again;
			}
			open.add(new FormRow(unique, TEXTS.find("label." + key).orElse(key), kind, setting, choices, minimum, List.of()));
		}
		return this;
	}

	/** Closes a group, unless nothing is in it and nothing is to be said. */
	Rows close(String titleKey, String description) {
		return closeNamed(TEXTS.get(titleKey), description);
	}

	Rows closeNamed(String title, String description) {
		if (!open.isEmpty() || !description.isEmpty()) {
			groups.add(new FormGroup(title, description, open));
		}
		open = new ArrayList<>();
		return this;
	}
}
