/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import org.wiretune.model.settings.Element;

/** Wires inside one composite, from one start. */
interface CompositeWays {

	/** {@return the ways to a target, or why there is none} @param target a component, import, export or module */
	WiringOffer to(Element target);

	/** {@return the wire of the start to an end taken out; nothing where it is gone or must not go} @param end the name of a component or reference */
	WiringEdit without(String end);
}
