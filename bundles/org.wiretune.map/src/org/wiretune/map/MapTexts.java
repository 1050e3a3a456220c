/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.call.CompositeCall;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.flow.SendingStyle;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.text.Texts;

/** The words of the map for what the model knows. */
final class MapTexts {

	private static final Texts TEXTS = Texts.of(MapTexts.class, "messages");

	private MapTexts() {
	}

	static String text(String key, Object... arguments) {
		return TEXTS.get(key, arguments);
	}

	static String count(String key, int count) {
		return TEXTS.counted(key, count);
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
		String suffix = "Implementation";
		return TEXTS.find("implementation." + type).orElse(type.length() > suffix.length() && type.endsWith(suffix)
				? type.substring(0, type.length() - suffix.length()) : type);
	}

	/** {@return why a call runs in its style, as a sentence} @param call the call */
	static String reason(ServiceCall call) {
		return text("reason." + call.style().reason().name(), call.caller().getName(), call.target().getName());
	}

	/** {@return why an import of a flow sends as it does, as a sentence} @param sender the import @param style how it sends */
	static String reason(Import sender, SendingStyle style) {
		return text("sending." + style.reason().name(), Secrets.hidden(sender.getName() == null ? "" : sender.getName()));
	}

	/** {@return why a call of a composite runs as it does, and how its data gets across, as sentences} @param call the call */
	static String reason(CompositeCall call) {
		String reason = text("composite." + call.reason().name(), call.caller().getName(), call.target().getName());
		return (reason + ' ' + text("passing." + call.passing().name())).strip();
	}
}
