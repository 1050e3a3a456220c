/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.util.EnumMap;
import java.util.Map;
import java.util.ServiceLoader;

/** Finds the kit of a kind of server among those that registered themselves. */
public final class ServerKits {

	private static final Map<ServerKind, ServerKit> KITS = registered();

	private ServerKits() {
	}

	/**
	 * Finds a kit.
	 *
	 * @param kind the kind of server
	 * @return its kit
	 */
	public static ServerKit of(ServerKind kind) {
		ServerKit kit = KITS.get(kind);
		if (kit == null) {
			throw new IllegalStateException("No kit is registered for " + kind.id() + '.');
		}
		return kit;
	}

	/** The loader is named, because that of a thread sees no bundle of an Eclipse. */
	private static Map<ServerKind, ServerKit> registered() {
		Map<ServerKind, ServerKit> kits = new EnumMap<>(ServerKind.class);
		for (ServerKit kit : ServiceLoader.load(ServerKit.class, ServerKit.class.getClassLoader())) {
			kits.put(kit.kind(), kit);
		}
		return kits;
	}
}
