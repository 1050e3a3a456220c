/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Reference;

/** Wires inside composites of the Service Component Architecture and of SwitchYard. */
class StandardCompositeWiringTest {

	private static final String FILE = "shop/shop.composite";
	private static final String SHOP = """
			<?xml version="1.0" encoding="UTF-8"?>
			<composite xmlns="http://docs.oasis-open.org/ns/opencsa/sca/200912" targetNamespace="http://shop" name="Shop">
			    <service name="Orders" promote="Cart/Cart">
			        <interface.java interface="shop.Cart"/>
			        <binding.ws/>
			    </service>
			    <component name="Cart">
			        <implementation.java class="shop.CartImpl"/>
			        <service name="Cart"><interface.java interface="shop.Cart"/></service>
			        <reference name="catalog" target="OldCatalog"><interface.java interface="shop.Catalog"/></reference>
			        <reference name="rates" multiplicity="0..n"/>
			    </component>
			    <component name="OldCatalog">
			        <service name="Catalog"><interface.java interface="shop.Catalog"/></service>
			    </component>
			    <component name="NewCatalog">
			        <service name="Catalog"><interface.java interface="shop.Catalog"/></service>
			        <service name="Cart"><interface.java interface="shop.Cart"/></service>
			    </component>
			    <reference name="Rates" promote="NewCatalog/rates">
			        <binding.ws uri="http://rates"/>
			    </reference>
			</composite>
			""";
	private static final String SWITCHYARD = """
			<?xml version="1.0" encoding="UTF-8"?>
			<sy:switchyard xmlns:sy="urn:switchyard-config:switchyard:1.0" xmlns:sca="http://docs.oasis-open.org/ns/opencsa/sca/200912">
			    <sca:composite name="orders" targetNamespace="urn:orders">
			        <sca:service name="OrderService" promote="OrderService/OrderService"/>
			        <sca:component name="OrderService">
			            <sca:service name="OrderService"><sca:interface.java interface="o.OrderService"/></sca:service>
			            <sca:reference name="Inventory"><sca:interface.java interface="o.Inventory"/></sca:reference>
			        </sca:component>
			        <sca:component name="Router">
			            <sca:service name="Routed"><sca:interface.java interface="o.OrderService"/></sca:service>
			        </sca:component>
			        <sca:reference name="Inventory" multiplicity="0..1" promote="Router/Inventory"/>
			    </sca:composite>
			</sy:switchyard>
			""";

	private final WiredFiles files = new WiredFiles(new Files().with(FILE, SHOP).with("o/META-INF/switchyard.xml", SWITCHYARD));

	private Reference reference(String component, String name) {
		return ((Component) files.element(component)).getReferences().stream().filter(each -> name.equals(each.getName())).findFirst().orElseThrow();
	}

	@Test
	void aReferenceStatesAnotherTarget() {
		WiringOffer offer = files.between(files.start("Shop/Cart", "catalog"), "Shop/NewCatalog");
		assertEquals(List.of("inside the composite, to NewCatalog/Catalog"), offer.choices().stream().map(WiringChoice::label).toList(), "the other service has another interface");
		assertEquals("catalog, instead of OldCatalog", offer.choices().get(0).start());
		files.write(offer.choices().get(0).edit());
		assertEquals(SHOP.replace("target=\"OldCatalog\"", "target=\"NewCatalog/Catalog\""), files.files().text(FILE));
		assertSame(files.element("Shop/NewCatalog"), reference("Shop/Cart", "catalog").getWires().get(0).getResolved());
		assertEquals("catalog leads to NewCatalog already.", files.between(files.start("Shop/Cart", "catalog"), "Shop/NewCatalog").refusal());
		files.write(files.possible().without(files.start("Shop/Cart", "catalog"), "NewCatalog"));
		assertEquals(SHOP.replace(" target=\"OldCatalog\"", ""), files.files().text(FILE));
	}

	@Test
	void aWireThatStandsBesideTheComponentsIsChangedThere() {
		String wired = SHOP.replace(" target=\"OldCatalog\"", "").replace("</composite>", "    <wire source=\"Cart/catalog\" target=\"OldCatalog\"/>\n</composite>");
		files.files().with(FILE, wired);
		files.write(files.between(files.start("Shop/Cart", "catalog"), "Shop/NewCatalog").choices().get(0).edit());
		assertEquals(wired.replace("target=\"OldCatalog\"", "target=\"NewCatalog/Catalog\""), files.files().text(FILE));
		files.write(files.possible().without(files.start("Shop/Cart", "catalog"), "NewCatalog"));
		assertEquals(SHOP.replace(" target=\"OldCatalog\"", ""), files.files().text(FILE));
	}

	@Test
	void aReferenceWithSeveralTargetsGetsOneMoreAndIsPromoted() {
		files.write(files.between(files.start("Shop/Cart", "rates"), "Shop/OldCatalog").choices().get(0).edit());
		files.write(files.between(files.start("Shop/Cart", "rates"), "Shop/Rates").choices().get(0).edit());
		assertEquals(SHOP.replace("multiplicity=\"0..n\"", "multiplicity=\"0..n\" target=\"OldCatalog/Catalog\"").replace("\"NewCatalog/rates\"", "\"NewCatalog/rates Cart/rates\""), files.files().text(FILE));
		assertEquals(2, reference("Shop/Cart", "rates").getWires().size());
		files.write(files.possible().without(files.start("Shop/Cart", "rates"), "Rates"));
		assertTrue(files.files().text(FILE).contains("promote=\"NewCatalog/rates\""), files.files().text(FILE));
	}

	@Test
	void aServicePromotesAnother() {
		WiringChoice choice = files.between(files.start("Shop/Orders"), "Shop/NewCatalog").choices().get(0);
		assertEquals("instead of Cart/Cart", choice.start());
		files.write(choice.edit());
		assertEquals(SHOP.replace("promote=\"Cart/Cart\"", "promote=\"NewCatalog/Cart\""), files.files().text(FILE));
		assertSame(files.element("Shop/NewCatalog"), ((Export) files.element("Shop/Orders")).getWire().getResolved());
		assertTrue(files.possible().without(files.start("Shop/Orders"), "NewCatalog").isEmpty(), "a service that promotes nothing is none");
	}

	@Test
	void switchYardIsWiredByNamesAndByWhatIsPromoted() {
		assertTrue(files.between(files.start("orders/OrderService", "Inventory"), "orders/Router").refusal().startsWith("SwitchYard leads a reference to the service of its own name, and no service of Router"));
		files.write(files.between(files.start("orders/OrderService", "Inventory"), "orders/Inventory").choices().get(0).edit());
		assertEquals(SWITCHYARD.replace("\"Router/Inventory\"", "\"Router/Inventory OrderService/Inventory\""), files.files().text("o/META-INF/switchyard.xml"));
	}

	@Test
	void whatCannotBeWiredIsSaid() {
		assertTrue(files.between(files.start("Shop/Rates"), "Shop/Cart").refusal().startsWith("A wire of a composite begins at a service or a component"));
		assertTrue(files.between(files.start("Shop/OldCatalog"), "Shop/Cart").refusal().startsWith("OldCatalog calls nobody"));
		assertTrue(files.between(files.start("Shop/Orders"), "Shop/Rates").refusal().startsWith("Orders is a service of the composite"));
		assertTrue(files.between(files.start("Shop/Cart", "catalog"), "orders/Router").refusal().startsWith("Shop calls other composites by the address of a reference."));
	}
}
