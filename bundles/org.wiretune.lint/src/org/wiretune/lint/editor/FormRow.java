/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.List;
import java.util.Objects;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.settings.ShownValue;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.text.Texts;

/**
 * A setting as a form shows it. Immutable but for the model behind it, which nobody changes.
 *
 * @param id stays the same from one reading to the next as long as the names in the files do; unique in its form
 * @param label what the setting is called
 * @param kind how it is edited
 * @param setting the setting of the model
 * @param choices values that are known, for {@link Kind#CHOICE} all that are sensible; may be empty
 * @param minimum the smallest number that is accepted, for {@link Kind#NUMBER}
 * @param findings what the rules say about this value
 */
public record FormRow(String id, String label, Kind kind, Setting setting, List<String> choices, long minimum, List<Finding> findings) {

	private static final Texts TEXTS = Texts.of(FormRow.class, "editor");

	/** How a value is edited. */
	public enum Kind {
		/** Words that are shown only. */
		FIXED,
		/** Any words; known values are offered. */
		TEXT,
		/** One of the known values; others are kept where they stand. */
		CHOICE,
		/** A whole number. */
		NUMBER
	}

	/**
	 * Where a value stands or would be written.
	 *
	 * @param path the file, relative to what was read
	 * @param offset first character
	 * @param length number of characters; 0 where the value is not there yet
	 * @param line the line, from 1
	 * @param stated whether the value stands there
	 */
	public record Place(String path, int offset, int length, int line, boolean stated) {

		/** {@return the name of the file without its folders, a colon and the line} */
		public String label() {
			return path.substring(path.lastIndexOf('/') + 1) + ':' + line;
		}
	}

	/** Checks that nothing is missing, and hides secrets in the label: it may be the name that a file gives. */
	public FormRow {
		Objects.requireNonNull(id, "id");
		label = Secrets.hidden(Objects.requireNonNull(label, "label"));
		Objects.requireNonNull(kind, "kind");
		Objects.requireNonNull(setting, "setting");
		choices = List.copyOf(choices);
		findings = List.copyOf(findings);
	}

	/** {@return the value as it stands, or the default; empty where neither is known} */
	public String value() {
		return setting.getValue() == null ? "" : setting.getValue();
	}

	/** {@return the value with its secrets hidden, as a password in an address} */
	public String shownValue() {
		String shown = ShownValue.of(setting);
		return shown == null ? "" : shown;
	}

	/** {@return whether the value holds a secret, so that it is not to be shown to everybody who looks at the screen} */
	public boolean isSecret() {
		return ShownValue.isHidden(setting);
	}

	/** {@return the unit of a number, for example threads; empty where there is none} */
	public String unit() {
		return setting.getUnit() == null ? "" : setting.getUnit();
	}

	/** {@return whether the file states the value} */
	public boolean isSet() {
		return setting.isSet();
	}

	/** {@return where the value stands or would be written; null where the file has no place for it} */
	public Place place() {
		Origin origin = setting.getOrigin();
		if (origin != null) {
			return new Place(origin.path(), origin.offset(), origin.length(), origin.line(), true);
		}
		Insertion insertion = setting.getInsertion();
		return insertion == null ? null : new Place(insertion.path(), insertion.offset(), 0, insertion.line(), false);
	}

	/** {@return whether the value can be changed by a change of text} */
	public boolean isEditable() {
		Place place = place();
		return kind != Kind.FIXED && place != null && setting.form() != ValueForm.NONE && !place.path().endsWith(".java");
	}

	/** {@return what a silent file means: the default and the document that names it, or that nothing is set; empty where the value is set} */
	public String standard() {
		if (setting.isSet()) {
			return "";
		}
		if (setting.getState() == SettingState.DEFAULTED) {
			return TEXTS.get("default", setting.getDefaultSource() == null ? "" : setting.getDefaultSource());
		}
		return TEXTS.get("notSet");
	}

	/**
	 * Tells what is wrong with a new value.
	 *
	 * @param text what the user typed
	 * @return a sentence, or null where the value can be written
	 */
	public String problem(String text) {
		String value = text.strip();
		if (value.equals(value()) && setting.isSet()) {
			return null;
		}
		if (value.isEmpty()) {
			return TEXTS.get("problem.empty", label);
		}
		if (kind == Kind.NUMBER && !isReference(value)) {
			try {
				long number = Long.parseLong(value);
				if (number < minimum || number > Integer.MAX_VALUE) {
					return TEXTS.get("problem.range", label, value, String.valueOf(minimum), String.valueOf(Integer.MAX_VALUE));
				}
			} catch (NumberFormatException none) {
				return TEXTS.get("problem.number", label, value);
			}
		}
		for (int i = 0; i < value.length(); i++) {
			if (value.charAt(i) < ' ') {
				return TEXTS.get("problem.control", label);
			}
		}
		Place place = place();
		return place == null || setting.form().canHold(value) ? null : TEXTS.get("problem.syntax", label, value, place.label());
	}

	/** A variable of the product, such as <code>${POOL_SIZE}</code>, may stand for a number. */
	private static boolean isReference(String value) {
		return value.startsWith("${") && value.endsWith("}");
	}

	/**
	 * Computes the change that writes a new value.
	 *
	 * @param text the value, one that {@link #problem} accepts
	 * @param texts the texts that the setting was read from
	 * @return the change; empty where the value stands there already or cannot be written
	 */
	public List<TextChange> changes(String text, SourceTexts texts) {
		if (!isEditable() || problem(text) != null) {
			return List.of();
		}
		Edits edits = new Edits(texts).set(setting, text.strip());
		return edits.isPossible() ? edits.changes() : List.of();
	}
}
