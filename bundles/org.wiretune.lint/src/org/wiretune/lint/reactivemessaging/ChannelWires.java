/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.reactivemessaging;

import java.util.Collection;
import java.util.function.Predicate;

import org.wiretune.lint.flow.ChannelLinks;
import org.wiretune.model.assembly.Module;

/** Leads the wires of channels. */
public final class ChannelWires {

	private ChannelWires() {
	}

	/**
	 * Leads all of them. A channel that no setting connects may be connected by Quarkus itself, so it leads nowhere without being wrong.
	 *
	 * @param modules all modules
	 * @param fresh whether a module may still be changed
	 */
	public static void resolve(Collection<Module> modules, Predicate<Module> fresh) {
		ChannelLinks.resolve(ChannelKeysFormat.APPLICATION, modules, fresh);
		modules.stream().filter(module -> module.getKind() == ChannelKeysFormat.APPLICATION && fresh.test(module)).flatMap(module -> module.getComponents().stream())
				.forEach(component -> component.getReferences().removeIf(reference -> reference.getWires().stream().allMatch(wire -> wire.getResolved() == null)));
		modules.stream().filter(module -> module.getKind() == ChannelKeysFormat.APPLICATION && fresh.test(module)).flatMap(module -> module.getExports().stream())
				.filter(export -> export.getWire() != null && export.getWire().getResolved() == null).forEach(export -> export.setWire(null));
	}
}
