/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.lint.jvm.JvmForm;
import org.wiretune.lint.jvm.JvmOption;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.source.Lines;
import org.wiretune.lint.xml.XmlForm;
import org.wiretune.model.settings.Setting;

/**
 * Changes of the arguments of a Java virtual machine where they stand in a start script, an attribute, a file of lines or an
 * element each: one more, one less together with the blank that parts it from its neighbour, another value or another name.
 * What is written into a line never needs quotes. A change makes the fix impossible where the text at the argument is not the
 * argument itself, for example because a variable or a joined line stands inside it.
 */
public final class ArgumentEdits {

	private static final String OPTION = "<option";

	private ArgumentEdits() {
	}

	/**
	 * Adds arguments behind the last one.
	 *
	 * @param edits takes the change
	 * @param place where the reader puts one more argument; null makes the fix impossible
	 * @param arguments the arguments, without blanks or quotes
	 */
	public static void add(Edits edits, Insertion place, List<String> arguments) {
		if (place == null || arguments.isEmpty() || place.replaced() == null) {
			edits.impossible();
			return;
		}
		String text = edits.texts().text(place.path());
		if (place.form() == JvmForm.ARGUMENTS_IN_SHELL && !isInQuotes(text, place.offset())) {
			edits.impossible();
			return;
		}
		String between = place.form() == JvmForm.LINE ? place.suffix().isEmpty() ? place.prefix() : place.suffix() : place.suffix().isEmpty() ? " " : place.suffix() + place.prefix();
		edits.replace(place.path(), place.offset(), place.replaced(), place.prefix() + String.join(between, arguments) + place.suffix());
	}

	/**
	 * Takes arguments out.
	 *
	 * @param edits takes the changes
	 * @param options the settings of the arguments
	 */
	public static void remove(Edits edits, Collection<Setting> options) {
		Set<Origin> removed = new HashSet<>();
		for (Setting option : options) {
			if (removed.add(option.getOrigin())) {
				remove(edits, option);
			}
		}
	}

	/**
	 * Takes an argument out.
	 *
	 * @param edits takes the change
	 * @param option the setting of the argument
	 */
	public static void remove(Edits edits, Setting option) {
		Range range = range(edits, option);
		if (range == null) {
			edits.impossible();
			return;
		}
		String text = range.text();
		if (option.form() == JvmForm.LINE) {
			TextLines.remove(edits, option.getOrigin());
			return;
		}
		int tag = text.lastIndexOf('<', range.start());
		if (isXml(option) && tag >= 0 && text.startsWith(OPTION, tag)) {
			XmlElements.remove(edits, option.getOrigin());
			return;
		}
		int start = range.start();
		int end = range.end();
		char before = start == 0 ? 0 : text.charAt(start - 1);
		if (!isXml(option) && before == '\'' && end < text.length() && text.charAt(end) == '\'' && start > 1 && text.charAt(start - 2) != '=') {
			edits.impossible();
			return;
		}
		if (isItem(option, text, start)) {
			edits.impossible();
			return;
		}
		int blanks = start;
		while (blanks > 0 && isBlank(text.charAt(blanks - 1))) {
			blanks--;
		}
		int behind = end;
		while (behind < text.length() && isBlank(text.charAt(behind))) {
			behind++;
		}
		if (isAloneBeforeContinuation(text, blanks, behind)) {
			start = blanks;
			end = endOfLine(text, behind);
		} else if (isXml(option) && blanks > 0 && isLineEnd(text.charAt(blanks - 1)) && behind < text.length() && isLineEnd(text.charAt(behind))) {
			start = blanks;
			end = behind + (text.startsWith("\r\n", behind) ? 2 : 1);
		} else if (blanks < start && (blanks == 0 || !isLineEnd(text.charAt(blanks - 1)))) {
			start = blanks;
		} else {
			end = behind;
		}
		edits.replace(range.path(), start, text.substring(start, end), "");
	}

	/**
	 * Writes another value over the one that stands there.
	 *
	 * @param edits takes the change
	 * @param option the setting of the argument
	 * @param value the value, without blanks or quotes
	 */
	public static void value(Edits edits, Setting option, String value) {
		if (range(edits, option) == null) {
			edits.impossible();
		} else {
			edits.set(option, value);
		}
	}

	/**
	 * Writes another argument in place of one.
	 *
	 * @param edits takes the change
	 * @param option the setting of the argument
	 * @param argument the new argument, without blanks or quotes
	 */
	public static void replace(Edits edits, Setting option, String argument) {
		Range range = range(edits, option);
		if (range == null) {
			edits.impossible();
			return;
		}
		edits.replace(range.path(), range.start(), range.text().substring(range.start(), range.end()), argument);
	}

	/**
	 * Writes an argument before another: on a line of its own, or with a blank between. Not where each has an element.
	 *
	 * @param edits takes the change
	 * @param option the setting of the argument
	 * @param argument the new argument, without blanks or quotes
	 */
	public static void before(Edits edits, Setting option, String argument) {
		Range range = range(edits, option);
		if (range == null || isXml(option) && range.text().startsWith(OPTION, Math.max(0, range.text().lastIndexOf('<', range.start())))) {
			edits.impossible();
			return;
		}
		edits.insert(range.path(), range.start(), argument + (option.form() == JvmForm.LINE ? Lines.delimiter(range.text()) : " "));
	}

	/**
	 * Gives a flag another name; its sign or value stays.
	 *
	 * @param edits takes the change
	 * @param option the setting of the flag
	 * @param name the new name without {@code -XX:}
	 */
	public static void rename(Edits edits, Setting option, String name) {
		Range range = range(edits, option);
		String written = option.getName().startsWith("-XX:") ? option.getName().substring(4) : null;
		int at = range == null || written == null ? -1 : range.text().indexOf(written, range.start() + 4);
		if (at < 0 || at > range.start() + 5) {
			edits.impossible();
			return;
		}
		edits.replace(range.path(), at, written, name);
	}

	/**
	 * {@return the argument as it is written, for messages}
	 *
	 * @param option the setting of the argument
	 */
	public static String shown(Setting option) {
		String[] parts = parts(option);
		return parts[0] + option.getValue() + parts[1];
	}

	/** What stands before and behind the value of an argument. */
	private static String[] parts(Setting option) {
		String name = option.getName();
		String value = option.getValue();
		if (name.equals(JvmOption.ARGUMENT) || name.equals(value)) {
			return new String[] { "", "" };
		}
		if (name.startsWith("-XX:") && option.getResolved() != null && (value.equals("+") || value.equals("-"))) {
			return new String[] { "-XX:", name.substring(4) };
		}
		if (name.startsWith("-verbose:")) {
			return new String[] { "-verbose:", "" };
		}
		return new String[] { name + JvmOptionGroup.separator(name), "" };
	}

	private static Range range(Edits edits, Setting option) {
		Origin origin = option == null ? null : option.getOrigin();
		String text = origin == null ? null : edits.texts().text(origin.path());
		if (text == null || option.getValue() == null || origin.end() > text.length() || !text.startsWith(option.getValue(), origin.offset())
				|| origin.length() != option.getValue().length()) {
			return null;
		}
		String[] parts = parts(option);
		for (String before : List.of(parts[0], option.getName(), option.getName() + ':', option.getName() + '=')) {
			int start = origin.offset() - before.length();
			int end = origin.end() + parts[1].length();
			if (start >= 0 && text.startsWith(before, start) && text.startsWith(parts[1], origin.end()) && isEdge(text, start - 1) && isEdge(text, end)) {
				return new Range(origin.path(), text, start, end);
			}
		}
		return null;
	}

	/** Whether an argument can end at a character: a blank, a quote that is not escaped, the end of a line or of the file. */
	private static boolean isEdge(String text, int index) {
		if (index < 0 || index >= text.length()) {
			return true;
		}
		char c = text.charAt(index);
		if (c == '"' || c == '\'') {
			return index == 0 || text.charAt(index - 1) != '\\';
		}
		return Character.isWhitespace(c) || c == '=' || c == '\uFEFF' || c == '\\' && index + 1 < text.length() && isLineEnd(text.charAt(index + 1));
	}

	/** Whether a line holds nothing but the argument and the backslash that joins it with the next. */
	private static boolean isAloneBeforeContinuation(String text, int from, int to) {
		return (from == 0 || isLineEnd(text.charAt(from - 1))) && to + 1 < text.length() && text.charAt(to) == '\\' && isLineEnd(text.charAt(to + 1));
	}

	/** Whether an argument is an item of a list, of which an empty one would be left: {@code ["java", "-Xmx1g"]}, {@code - -Xmx1g}. */
	private static boolean isItem(Setting option, String text, int start) {
		if (isXml(option) || option.form() == JvmForm.LINE) {
			return false;
		}
		int before = start - 1;
		while (before >= 0 && (isBlank(text.charAt(before)) || text.charAt(before) == '"' || text.charAt(before) == '\'')) {
			before--;
		}
		return before >= 0 && (text.charAt(before) == '[' || text.charAt(before) == ',' || text.charAt(before) == '-' && text.substring(text.lastIndexOf('\n', before) + 1, before).isBlank());
	}

	private static int endOfLine(String text, int backslash) {
		int end = backslash + 1;
		if (end < text.length() && text.charAt(end) == '\r') {
			end++;
		}
		return end < text.length() && text.charAt(end) == '\n' ? end + 1 : end;
	}

	/** Whether a quote closes the value at an offset, so that a blank may be written there. */
	private static boolean isInQuotes(String text, int offset) {
		return text != null && offset < text.length() && (text.charAt(offset) == '"' || text.charAt(offset) == '\'');
	}

	private static boolean isBlank(char c) {
		return c == ' ' || c == '\t';
	}

	private static boolean isLineEnd(char c) {
		return c == '\n' || c == '\r';
	}

	private static boolean isXml(Setting option) {
		return option.form() instanceof XmlForm || option.form() == JvmForm.ATTRIBUTE;
	}

	private record Range(String path, String text, int start, int end) {
	}
}
