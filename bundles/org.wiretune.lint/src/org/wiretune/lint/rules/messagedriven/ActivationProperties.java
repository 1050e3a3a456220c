/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.rules.MessageListeners.Listener;
import org.wiretune.lint.source.Lines;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.order.Backwards;

/**
 * Adds an activation property to a bean: in its descriptor, or behind the last one of its annotation, in the style of that
 * one. Makes the fix impossible where the bean has none whose form can be followed.
 */
final class ActivationProperties {

	private static final Pattern NAME = Pattern.compile("(propertyName\\s*=\\s*\")[^\"\\r\\n]*(\")");
	private static final Pattern VALUE = Pattern.compile("(propertyValue\\s*=\\s*)(?:\"[^\"\\r\\n]*\"|[\\w.]+)");

	private ActivationProperties() {
	}

	/**
	 * Adds a property.
	 *
	 * @param listener the bean, which has none of the name
	 * @param name the name
	 * @param value the value
	 * @param edits takes the change
	 */
	static void add(Listener listener, String name, String value, Edits edits) {
		if (listener.descriptor() != null && (listener.bean() == null || listener.bean().getActivationProperties().isEmpty())) {
			edits.set(listener.descriptor().setting(name), value);
			return;
		}
		Setting last = listener.bean() == null || listener.bean().getActivationProperties().isEmpty() ? null : Backwards.of(listener.bean().getActivationProperties()).get(0);
		Origin origin = last == null ? null : last.getOrigin();
		String text = origin == null ? null : edits.texts().text(origin.path());
		int start = text == null || origin.end() > text.length() ? -1 : text.lastIndexOf('@', origin.offset());
		int close = start < 0 ? -1 : text.indexOf(')', origin.end());
		if (close < 0) {
			edits.impossible();
			return;
		}
		String model = text.substring(start, close + 1);
		Matcher names = NAME.matcher(model);
		String named = names.find() ? names.replaceFirst("$1" + name + "$2") : null;
		Matcher values = named == null ? null : VALUE.matcher(named);
		if (values == null || !values.find()) {
			edits.impossible();
			return;
		}
		String added = values.replaceFirst("$1\"" + value + "\"");
		int line = Lines.startOfLine(text, start);
		boolean alone = text.substring(line, start).isBlank();
		edits.insert(origin.path(), close + 1, "," + (alone ? Lines.delimiter(text) + text.substring(line, start) : " ") + added);
	}
}
