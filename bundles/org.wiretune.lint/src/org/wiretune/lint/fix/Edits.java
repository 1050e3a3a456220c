/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import java.util.Map;
import java.util.LinkedHashMap;
import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.format.Placeholders;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.settings.Setting;

/**
 * Collects the changes of a fix. A fix that cannot be made in full is not offered: as soon as one part has no place in
 * a file, or the text at its place is not known, the whole is impossible.
 */
public final class Edits implements org.wiretune.core.Edits {

	private final SourceTexts texts;
	private final List<TextChange> changes = new ArrayList<>();
	private final Map<String, String> values = new LinkedHashMap<>();
	private boolean possible = true;

	/**
	 * Starts an empty collection.
	 *
	 * @param texts the texts of the files
	 */
	public Edits(SourceTexts texts) {
		this.texts = texts;
	}

	/** {@return the texts of the files} */
	public SourceTexts texts() {
		return texts;
	}

	@Override
	public Edits set(org.wiretune.core.Setting given, String value) {
		if (!(given instanceof Setting setting)) {
			return impossible();
		}
		if (setting.isSet()) {
			if (value.equals(setting.getValue())) {
				return this;
			}
			Origin origin = setting.getOrigin();
			if (origin == null) {
				return impossible();
			}
			// Whoever writes what it comes to already wants the value in place of the placeholder.
			String inPlaceholder = value.equals(setting.getResolved()) ? null : Placeholders.withDefault(setting.getValue(), setting.getResolved(), value);
			return replaceValue(setting, origin, inPlaceholder == null ? value : inPlaceholder);
		}
		Insertion insertion = setting.getInsertion();
		if (insertion == null) {
			return impossible();
		}
		int gap = insertion.prefix().length();
		return insertion.form().write(insertion.prefix() + insertion.suffix(), gap, gap, value).filter(written -> written.start() == gap && written.end() == gap)
				.map(written -> change(new TextChange(insertion.path(), insertion.offset(), insertion.replaced(), insertion.prefix() + written.text() + insertion.suffix()))).orElseGet(this::impossible);
	}

	@Override
	public Edits insert(String path, int offset, String text) {
		return change(new TextChange(path, offset, "", text));
	}

	@Override
	public Edits replace(String path, int offset, String expected, String replacement) {
		return change(new TextChange(path, offset, expected, replacement));
	}

	/**
	 * Adds changes made elsewhere.
	 *
	 * @param more the changes; null where they could not be made
	 * @return this
	 */
	public Edits addAll(List<TextChange> more) {
		if (more == null) {
			return impossible();
		}
		more.forEach(this::change);
		return this;
	}

	@Override
	public Edits impossible() {
		possible = false;
		return this;
	}

	@Override
	public Edits with(String name, String value) {
		values.put(name, value);
		return this;
	}

	/** {@return values of names in braces in the texts of the fix} */
	public Map<String, String> values() {
		return values;
	}

	/** {@return true if every part can be made and at least one changes something} */
	public boolean isPossible() {
		return possible && !changes.isEmpty();
	}

	/** {@return the changes by path and offset; those that touch are one} */
	public List<TextChange> changes() {
		List<TextChange> ordered = changes.stream().sorted(Comparator.comparing(TextChange::path).thenComparingInt(TextChange::offset).thenComparingInt(TextChange::end)).toList();
		List<TextChange> joined = new ArrayList<>();
		for (TextChange change : ordered) {
			TextChange before = joined.isEmpty() ? null : joined.get(joined.size() - 1);
			if (before != null && before.path().equals(change.path()) && before.end() == change.offset()) {
				joined.set(joined.size() - 1, new TextChange(before.path(), before.offset(), before.expected() + change.expected(), before.replacement() + change.replacement()));
			} else {
				joined.add(change);
			}
		}
		return joined;
	}

	private Edits change(TextChange change) {
		changes.add(change);
		return this;
	}

	/** The text that stands at a value; null where it may not be replaced. Without the file's text it is the value, where the lengths agree. */
	private static String textAt(Origin origin, String text, String value, ValueForm form) {
		if (text == null) {
			return value.length() == origin.length() ? value : null;
		}
		if (origin.end() > text.length()) {
			return null;
		}
		String found = text.substring(origin.offset(), origin.end());
		return form.mayReplace(found, value) ? found : null;
	}

	private Edits replaceValue(Setting setting, Origin origin, String value) {
		String text = texts.text(origin.path());
		String expected = textAt(origin, text, setting.getValue(), setting.form());
		if (expected == null) {
			return impossible();
		}
		// Without the file's text the value must need nothing of it.
		int start = text == null ? 0 : origin.offset();
		String around = text == null ? expected : text;
		return setting.form().write(around, start, start + expected.length(), value).map(written -> change(new TextChange(origin.path(), written.start() + origin.offset() - start,
				around.substring(written.start(), written.end()), written.text()))).orElseGet(this::impossible);
	}
}
