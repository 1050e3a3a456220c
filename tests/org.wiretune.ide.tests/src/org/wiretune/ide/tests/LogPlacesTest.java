/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.eclipse.core.resources.IFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.servers.LogPlaces;
import org.wiretune.servers.known.LogPlace;

/** The places that a log names, in the workspace. */
@ExtendWith(EmptyWorkspace.class)
class LogPlacesTest {

	private static final String FRAME = "\tat deployment.shop.war//org.example.shop.Orders$Inner.place(Orders.java:17)";

	@Test
	void placesLeadToTheFilesOfTheWorkspace() throws Exception {
		TestProject shop = new TestProject("Shop");
		IFile source = shop.write("src/org/example/shop/Orders.java", "package org.example.shop; class Orders { }");
		IFile server = shop.write("config/server.xml", "<server/>");
		shop.write("other/server.xml", "<server/>");
		assertEquals(source, LogPlaces.file(LogPlace.in(FRAME).getFirst()).orElseThrow());
		assertEquals(server, LogPlaces.file(LogPlace.in("at " + server.getLocation() + ":3").getFirst()).orElseThrow());
		assertEquals(server, LogPlaces.file(LogPlace.in("in config/server.xml:1").getFirst()).orElseThrow());
		assertFalse(LogPlaces.file(LogPlace.in("\tat com.other.Orders.place(Orders.java:9)").getFirst()).isPresent(), "a class of the same name in another package");
	}
}
