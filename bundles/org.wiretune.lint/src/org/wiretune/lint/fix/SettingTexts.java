/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.regex.Pattern;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.lint.text.PropertiesSyntax;
import org.wiretune.lint.text.ValueText;
import org.wiretune.lint.text.WrittenValue;
import org.wiretune.model.settings.ValueType;
import org.wiretune.safety.markup.MarkupText;

/** How the value of a setting is written in the language of its file: XML, Java, scripts, or one of the tables. */
public final class SettingTexts {

	/** Characters that mean nothing to a shell or a command interpreter, in quotes and without. */
	private static final Pattern SCRIPT_WORD = Pattern.compile("[\\p{Alnum}_.,:/+=@~-]*(\\$\\{\\w+\\})?[\\p{Alnum}_.,:/+=@~-]*");
	/** Arguments of a virtual machine, one behind the other. */
	private static final Pattern SCRIPT_ARGUMENTS = Pattern.compile("-(X|D|d32|d64|server|client|verbose|agent|javaagent)[\\p{Alnum}_.,:/+=@~ ${}-]*");
	private static final Pattern JAVA_WORD = Pattern.compile("[\\w.-]+");

	private SettingTexts() {
	}

	/**
	 * Writes a value over one that stands in a file.
	 *
	 * @param origin where the old value stands
	 * @param text the file; null where it is not at hand, so that only simple words can be written
	 * @param expected what stands there
	 * @param value the new value
	 * @param type what the value is
	 * @return what to write where; null where the file cannot hold the value
	 */
	static WrittenValue replaced(Origin origin, String text, String expected, String value, ValueType type) {
		String path = origin.path();
		if (ValueText.isWritten(path) && !isScript(path)) {
			return ValueText.replaced(path, text == null ? expected : text, text == null ? 0 : origin.offset(), text == null ? expected.length() : origin.end(), value, type) instanceof WrittenValue written
					? text == null ? moved(written, origin, expected) : written : null;
		}
		boolean quoted = path.endsWith(".java") && text != null && origin.offset() > 0 && origin.end() < text.length() && text.charAt(origin.offset() - 1) == '"' && text.charAt(origin.end()) == '"';
		String written = quoted ? javaString(value) : written(path, value);
		return written == null ? null : new WrittenValue(origin.offset(), origin.end(), written);
	}

	/** A value that was written without the text around it; only where it needs nothing of that. */
	private static WrittenValue moved(WrittenValue written, Origin origin, String expected) {
		return written.start() == 0 && written.end() == expected.length() ? new WrittenValue(origin.offset(), origin.end(), written.text()) : null;
	}

	/** {@return a value as it is written where a file lacks it; null where the file cannot hold it} @param place the place @param value the value @param type what it is */
	static String inserted(Insertion place, String value, ValueType type) {
		return ValueText.isWritten(place.path()) && !isScript(place.path()) ? ValueText.inserted(place.path(), place.prefix(), place.suffix(), value, type) : written(place.path(), value);
	}

	/**
	 * {@return whether a file can hold a value}
	 *
	 * @param path the file
	 * @param value the value
	 */
	public static boolean canHold(String path, String value) {
		return ValueText.isWritten(path) && !isScript(path) ? ValueText.canHold(path, value) : written(path, value) != null;
	}

	private static String written(String path, String value) {
		if (path.endsWith(".java")) {
			return JAVA_WORD.matcher(value).matches() ? value : null;
		}
		if (isScript(path)) {
			return value.isEmpty() ? null : SCRIPT_WORD.matcher(value).matches() || SCRIPT_ARGUMENTS.matcher(value).matches() ? value : null;
		}
		if (path.endsWith(".properties")) {
			return PropertiesSyntax.escaped(value);
		}
		if (path.endsWith("server.env") || path.endsWith("jvm.options")) {
			return value.chars().anyMatch(c -> c < ' ') || !value.strip().equals(value) ? null : value;
		}
		return MarkupText.canHold(value) ? MarkupText.escapeValue(value) : null;
	}

	/** Scripts that tables read for a few commands only hold arguments of virtual machines as well. */
	private static boolean isScript(String path) {
		return path.endsWith(".sh") || path.endsWith(".bat") || path.endsWith(".conf") && !ValueText.isWritten(path);
	}

	private static String javaString(String value) {
		StringBuilder text = new StringBuilder(value.length());
		for (int i = 0; i < value.length(); i++) {
			char c = value.charAt(i);
			switch (c) {
			case '"', '\\' -> text.append('\\').append(c);
			case '\n' -> text.append("\\n");
			case '\r' -> text.append("\\r");
			case '\t' -> text.append("\\t");
			default -> text.append(c < ' ' ? "\\u%04x".formatted((int) c) : String.valueOf(c));
			}
		}
		return text.toString();
	}
}
