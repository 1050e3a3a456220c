/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.govern;

import java.util.List;
import java.util.Objects;

import org.wiretune.core.Origin;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.text.Texts;

/**
 * One setting that governs an element of the map.
 *
 * @param id a word that stays the same and is unique among the settings of an element, for example {@code pool.maximumSize}
 * @param group what it belongs to
 * @param label its name for people
 * @param value its value as written or as the product defaults it; empty where neither is known
 * @param unit the unit of a number, or an empty text
 * @param source where the value comes from when no file states it: the document of the default; else empty
 * @param origin the file, line and range of the value; where it is not set, of what it belongs to; null where no file says
 * @param edit how it can be changed
 * @param choices the values to choose from; empty where any is allowed
 * @param setting the setting of the model that is edited; null where it cannot be changed
 */
public record GoverningSetting(String id, Group group, String label, String value, String unit, String source, Origin origin,
		Edit edit, List<String> choices, Setting setting) {

	private static final Texts TEXTS = Texts.of(GoverningSetting.class, "messages");

	/** What settings belong to, in the order in which they are shown. */
	public enum Group {
		/** The call: binding, target and interaction style. */
		CALL,
		/** The server that receives the call. */
		SERVER,
		/** The resource adapter that carries it. */
		ADAPTER,
		/** The activation specification that takes it from its queue. */
		ACTIVATION,
		/** The pool whose threads do the work. */
		POOL;

		/** {@return the name for people} */
		public String label() {
			return TEXTS.get("group." + name());
		}
	}

	/** How a setting can be changed. */
	public enum Edit {
		/** Not at all. */
		NONE,
		/** By choosing a value. */
		CHOICE,
		/** By typing a whole number of 0 or more. */
		NUMBER
	}

	/** Copies the list, checks that the rest is there and hides secrets. */
	public GoverningSetting {
		Objects.requireNonNull(id, "id");
		Objects.requireNonNull(group, "group");
		Objects.requireNonNull(label, "label");
		Objects.requireNonNull(value, "value");
		value = Secrets.hidden(value);
		choices = List.copyOf(choices);
	}

	/** {@return the value with its unit; where no file states it, with the words that say so} */
	public String valueText() {
		String shown = unit.isEmpty() || value.isEmpty() ? value : TEXTS.get("value.unit", value, unit);
		if (setting == null || setting.isSet()) {
			return shown;
		}
		return value.isEmpty() ? TEXTS.get("value.notSet") : TEXTS.get("value.default", shown);
	}

	/** {@return file and line, for example {@code server.xml:30}; empty where no file says} */
	public String place() {
		return origin == null ? "" : origin.path().substring(origin.path().lastIndexOf('/') + 1) + ':' + origin.line();
	}

	/**
	 * Checks a value that was typed.
	 *
	 * @param typed the value
	 * @return a sentence that says what is wrong with it and what is allowed, or null where it is right
	 */
	public String problem(String typed) {
		String text = typed == null ? "" : typed.strip();
		return switch (edit) {
		case NONE -> TEXTS.get("problem.fixed", label);
		case CHOICE -> choices.contains(text) ? null : TEXTS.get("problem.choice", text, label, String.join(", ", choices));
		case NUMBER -> text.matches("\\d{1,9}") ? null : TEXTS.get("problem.number", text, label);
		};
	}
}
