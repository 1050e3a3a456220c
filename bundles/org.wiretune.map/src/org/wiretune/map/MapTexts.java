/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.model.assembly.InteractionStyle;

/** The texts of the map, from a resource bundle, so that they are there without OSGi as well. */
final class MapTexts {

	private static final ResourceBundle BUNDLE = ResourceBundle.getBundle("org.wiretune.map.messages");

	private MapTexts() {
	}

	static String text(String key, Object... arguments) {
		String pattern = BUNDLE.getString(key);
		return arguments.length == 0 ? pattern : new MessageFormat(pattern, Locale.ROOT).format(arguments);
	}

	static String count(String key, int count) {
		if (count == 0 && BUNDLE.containsKey(key + ".none")) {
			return text(key + ".none");
		}
		return text(count == 1 ? key + ".one" : key + ".many", Integer.toString(count));
	}

	static String moduleKind(ModuleKind kind) {
		return kind.label().isEmpty() ? text("module." + kind.name()) : kind.label();
	}

	static String binding(BindingKind kind) {
		return kind.label().isEmpty() ? text("binding." + kind.name()) : kind.label();
	}

	static String style(InteractionStyle style) {
		return text("style." + style.name());
	}

	static String wireKind(MapWire wire) {
		return text(wire.target() == TargetState.FOUND ? "wire." + wire.kind().name() : "wire." + wire.target().name());
	}

	static String role(NodeRole role) {
		return text("role." + role.name());
	}

	/** {@return the words for a type of implementation, or the type itself without its suffix} */
	static String implementation(String type) {
		try {
			return text("implementation." + type);
		} catch (MissingResourceException unknown) {
			String suffix = "Implementation";
			return type.length() > suffix.length() && type.endsWith(suffix)
					? type.substring(0, type.length() - suffix.length()) : type;
		}
	}
}
