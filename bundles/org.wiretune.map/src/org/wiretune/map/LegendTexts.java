/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import org.wiretune.core.BindingKind;
import org.wiretune.model.assembly.InteractionStyle;

/** What the signs of the map mean, in words. */
public final class LegendTexts {

	private LegendTexts() {
	}

	/**
	 * {@return what the look of a wire means}
	 *
	 * @param style the interaction style
	 */
	public static String style(InteractionStyle style) {
		return MapTexts.text("legend." + style.name());
	}

	/**
	 * {@return what the sign of a binding means}
	 *
	 * @param kind the kind of binding
	 */
	public static String binding(BindingKind kind) {
		return kind.label().isEmpty() ? MapTexts.text("legend.binding." + kind.name()) : kind.label();
	}

	/** {@return what the sign of the binding of a node means} @param node an import or export */
	public static String binding(MapNode node) {
		// Flows call all JMS by one name.
		boolean plain = node.binding() == BindingKind.GENERIC_JMS && node.bindingLabel().equals(MapTexts.binding(BindingKind.JMS));
		return plain ? node.bindingLabel() : binding(node.binding());
	}

	/** {@return what a red wire to a queue means} */
	public static String waiting() {
		return MapTexts.text("legend.waiting");
	}

	/** {@return what a wire with a cross means} */
	public static String broken() {
		return MapTexts.text("legend.broken");
	}

	/** {@return what the sign of a queue means} */
	public static String queue() {
		return MapTexts.text("legend.queue");
	}

	/**
	 * {@return what the sign of a finding means}
	 *
	 * @param warning true for the sign of a warning, false for that of an information
	 */
	public static String finding(boolean warning) {
		return MapTexts.text(warning ? "legend.warning" : "legend.info");
	}
}
