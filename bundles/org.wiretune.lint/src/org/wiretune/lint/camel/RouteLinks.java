/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.Collection;
import java.util.function.Predicate;

import org.wiretune.lint.flow.ChannelLinks;
import org.wiretune.model.assembly.Module;

/** Leads the wires of routes: from whoever sends to an endpoint inside of the process to the route that begins there. */
public final class RouteLinks {

	private RouteLinks() {
	}

	/**
	 * Leads all of them.
	 *
	 * @param modules all modules
	 * @param fresh whether a module may still be changed
	 */
	public static void resolve(Collection<Module> modules, Predicate<Module> fresh) {
		modules.stream().filter(fresh).forEach(OpenAddresses::join);
		ChannelLinks.resolve(RouteParts.CONTEXT, modules, fresh);
	}
}
