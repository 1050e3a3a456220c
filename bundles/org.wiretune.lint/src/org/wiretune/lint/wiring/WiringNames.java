/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.List;

import org.wiretune.core.BindingKind;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Element;

/** How sentences and labels of wiring call what is wired. */
final class WiringNames {

	private WiringNames() {
	}

	static String end(Export export) {
		return export.getWire() == null || export.getWire().getTarget() == null || export.getWire().getTarget().getValue() == null ? "" : export.getWire().getTarget().getValue();
	}

	static String end(Import from) {
		return from.getWire() == null || from.getWire().getTarget() == null || from.getWire().getTarget().getValue() == null ? "" : from.getWire().getTarget().getValue();
	}

	static String name(WireStart start) {
		return start.reference() != null ? start.reference().getName() : start.element() != null ? start.element().getName() : start.module().getName();
	}

	static WiringOffer differ(String name, String needed, Element target, List<ServiceInterface> offered) {
		return WiringOffer.refused(WiringTexts.text("refusal.interfaces", name, needed, target.getName(), WiredInterfaces.names(offered)));
	}

	static String label(String key, BindingKind kind, InteractionStyle style, String end) {
		return style == InteractionStyle.UNSTATED ? WiringTexts.text(key + ".unstated", kind.title(), end) : WiringTexts.text(key, kind.title(), style.getLiteral(), end);
	}

	/** {@return the style that interfaces state} @param faces the interfaces */
	static InteractionStyle style(List<ServiceInterface> faces) {
		return faces.stream().map(ServiceInterface::interactionStyle).filter(each -> each != InteractionStyle.UNSTATED).findFirst().orElse(InteractionStyle.UNSTATED);
	}
}
