/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.systems;

import java.util.List;

import org.wiretune.core.BindingKind;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;

/**
 * A queue or a topic: where messages are sent to and taken from.
 *
 * @param broker the broker that holds it, or null where that cannot be told
 * @param name the name
 * @param kind the kind of binding of the first that sends to it or takes from it
 * @param senders who sends to it, in the order of modules
 * @param consumers who takes from it, in the order of modules
 */
public record Destination(SharedSystem broker, String name, BindingKind kind, List<Import> senders, List<Export> consumers) {

	/** Copies the lists. */
	public Destination {
		senders = List.copyOf(senders);
		consumers = List.copyOf(consumers);
	}
}
