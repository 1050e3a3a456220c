/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapWire;
import org.wiretune.map.WireKind;
import org.wiretune.model.assembly.BindingKind;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.ModuleKind;

class AddressMatchTest {

	private final Solutions build = new Solutions();
	private final Module provider = build.module("Provider", ModuleKind.MODULE);
	private final Module consumer = build.module("Consumer", ModuleKind.MODULE);

	@Test
	void webServiceByContextRootAndName() {
		Solutions.export(provider, "FirstExport", BindingKind.JAX_WS, null);
		Solutions.export(provider, "SecondExport", BindingKind.JAX_RPC, null);
		address(Solutions.caller(consumer, "Call", BindingKind.JAX_WS, "sync"), "http://localhost:9080/ProviderWeb/sca/SecondExport");
		leadsTo("SecondExport", WireKind.SAME_ADDRESS);
	}

	@Test
	void webServiceOfAModuleThatOffersOnlyOne() {
		Solutions.export(provider, "OnlyExport", BindingKind.JAX_WS, null);
		address(Solutions.caller(consumer, "Call", BindingKind.JAX_WS, "sync"), "http://localhost:9080/ProviderWeb/other");
		leadsTo("OnlyExport", WireKind.SAME_ADDRESS);
	}

	@Test
	void anotherModuleWhoseNameStartsAlikeIsNotMeant() {
		Solutions.export(provider, "OnlyExport", BindingKind.JAX_WS, null);
		address(Solutions.caller(consumer, "Call", BindingKind.JAX_WS, "sync"), "http://localhost:9080/Provider2Web/sca/OnlyExport");
		leadsTo("http://localhost:9080/Provider2Web/sca/OnlyExport", WireKind.CALL_OUTSIDE);
	}

	@Test
	void httpByContextPath() {
		address(Solutions.export(provider, "A", BindingKind.HTTP, null), "/a");
		address(Solutions.export(provider, "B", BindingKind.HTTP, null), "/b");
		address(Solutions.caller(consumer, "Call", BindingKind.HTTP, "sync"), "http://localhost:9080/ProviderWeb/b");
		leadsTo("B", WireKind.SAME_ADDRESS);
	}

	@Test
	void httpDoesNotMeetAWebService() {
		Solutions.export(provider, "A", BindingKind.JAX_WS, null);
		address(Solutions.caller(consumer, "Call", BindingKind.HTTP, "sync"), "http://localhost:9080/ProviderWeb/sca/A");
		leadsTo("http://localhost:9080/ProviderWeb/sca/A", WireKind.CALL_OUTSIDE);
	}

	@Test
	void messagesMeetOnTheDestination() {
		Solutions.export(provider, "Other", BindingKind.JMS, null).getBinding().getDestinations()
				.add(Solutions.setting("receive", "jms/Other", "Provider/Other.export", 300));
		Export export = Solutions.export(provider, "Orders", BindingKind.MQ_JMS, null);
		export.getBinding().getDestinations().add(Solutions.setting("receive", "jms/Orders", "Provider/Orders.export", 300));
		Import caller = Solutions.caller(consumer, "Call", BindingKind.JMS, "async");
		caller.getBinding().getDestinations().add(Solutions.setting("send", "jms/Orders", "Consumer/Call.import", 300));
		leadsTo("Orders", WireKind.SAME_ADDRESS);
	}

	@Test
	void anAddressThatIsNoneIsShownAsItIs() {
		address(Solutions.caller(consumer, "Call", BindingKind.HTTP, "sync"), "http://[broken/${HOST}/x y");
		leadsTo("http://[broken/${HOST}/x y", WireKind.CALL_OUTSIDE);
	}

	private void leadsTo(String name, WireKind kind) {
		MapScene scene = MapSceneTest.scene(build.solution);
		MapWire wire = MapSceneTest.call(scene, "Call");
		assertEquals(name, scene.element(wire.targetId()).orElseThrow().name());
		assertEquals(kind, wire.kind());
	}

	private static void address(Import caller, String address) {
		caller.getBinding().setEndpoint(Solutions.setting("endpoint", address, caller.getOrigin().path(), 300));
	}

	private static void address(Export export, String address) {
		export.getBinding().setEndpoint(Solutions.setting("contextPath", address, export.getOrigin().path(), 300));
	}
}
