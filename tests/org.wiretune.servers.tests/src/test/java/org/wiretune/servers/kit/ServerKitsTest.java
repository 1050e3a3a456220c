/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wiretune.perf.ServerSettings;

/** Each kind of server has a kit that registered itself. */
class ServerKitsTest {

	@ParameterizedTest
	@EnumSource(ServerKind.class)
	void aKindHasItsOwnKit(ServerKind kind) {
		Thread thread = Thread.currentThread();
		ClassLoader before = thread.getContextClassLoader();
		ServerKit kit;
		try {
			// As in an Eclipse, where the loader of a thread knows no bundle.
			thread.setContextClassLoader(ClassLoader.getPlatformClassLoader());
			kit = ServerKits.of(kind);
		} finally {
			thread.setContextClassLoader(before);
		}
		assertEquals(kind, kit.kind());
		assertSame(kit, ServerKits.of(kind));
		assertFalse(kit.mapping(ServerSettings.builder().build()).isEmpty());
	}
}
