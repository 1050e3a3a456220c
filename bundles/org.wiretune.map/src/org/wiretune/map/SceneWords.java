/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import org.wiretune.core.BindingKind;
import org.wiretune.lint.settings.ShownValue;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/** Words of a solution as a scene shows them. */
final class SceneWords {

	private SceneWords() {
	}

	/** {@return the kind of a binding, that of none for null} @param binding the binding, or null */
	static BindingKind kind(Binding binding) {
		return binding == null ? BindingKind.NONE : binding.getKind();
	}

	/** {@return the word for a binding} @param binding the binding, or null */
	static String label(Binding binding) {
		if (kind(binding) == BindingKind.GENERIC_JMS && binding.eContainer() != null && binding.eContainer().eContainer() instanceof Module module && !module.getKind().label().isEmpty()) {
			// Only IBM tells its own JMS from that of others.
			return MapTexts.binding(BindingKind.JMS);
		}
		if (kind(binding) == BindingKind.UNKNOWN && binding.getType() != null && binding.getType().getValue() != null) {
			String type = binding.getType().getValue();
			return text(type.substring(type.indexOf(':') + 1));
		}
		return MapTexts.binding(kind(binding));
	}

	/** {@return a value as it is shown, empty where there is none} @param setting the setting, or null */
	static String value(Setting setting) {
		return text(ShownValue.of(setting));
	}

	/** {@return a name as it is shown, which is without secrets} @param value the name, or null */
	static String text(String value) {
		return value == null ? "" : Secrets.hidden(value);
	}
}
