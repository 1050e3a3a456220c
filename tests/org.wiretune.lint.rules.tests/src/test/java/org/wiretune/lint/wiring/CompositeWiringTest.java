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

/** Wires inside a composite of Oracle SOA Suite. */
class CompositeWiringTest {

	private static final String FILE = "o/SOA/composite.xml";
	private static final String FACE = "<interface.wsdl interface=\"http://o#wsdl.interface(I)\"/>";
	private static final String START = """
			<?xml version="1.0" encoding="UTF-8"?>
			<composite xmlns="http://xmlns.oracle.com/sca/1.0" name="Order" revision="1.0">
			   <service name="in">
			      FACE
			      <binding.ws port="p"/>
			   </service>
			   <component name="Flow">
			      <implementation.bpel src="BPEL/Flow.bpel"/>
			      <componentType><service name="client">FACE</service><reference name="bill">FACE</reference></componentType>
			   </component>
			   <component name="Other">
			      <implementation.bpel src="BPEL/Other.bpel"/>
			      <componentType><service name="work">FACE</service><service name="odd"><interface.wsdl interface="http://o#wsdl.interface(J)"/></service></componentType>
			   </component>
			   <reference name="Bill">
			      FACE
			      <binding.ws port="p" location="http://h/x?WSDL"/>
			   </reference>
			WIRES</composite>
			""".replace("FACE", FACE);
	private static final String WIRE = "   <wire>\n      <source.uri>in</source.uri>\n      <target.uri>Flow/client</target.uri>\n   </wire>\n";

	private final WiredFiles files = new WiredFiles(new Files().with(FILE, START.replace("WIRES", "")));

	@Test
	void aServiceIsWiredToAComponentAndTheWireTakenAway() {
		WiringOffer offer = files.between(files.start("Order/in"), "Order/Flow");
		assertEquals(List.of("inside the composite, to Flow/client"), offer.choices().stream().map(WiringChoice::label).toList());
		files.write(offer.choices().getFirst().edit());
		assertEquals(START.replace("WIRES", WIRE), files.files().text(FILE));
		assertSame(files.element("Order/Flow"), ((Export) files.element("Order/in")).getWire().getResolved());
		assertEquals("in leads to Flow already.", files.between(files.start("Order/in"), "Order/Flow").refusal());
		files.write(files.possible().without(files.start("Order/in"), "Flow"));
		assertEquals(START.replace("WIRES", ""), files.files().text(FILE));
	}

	@Test
	void aReferenceOfAComponentIsWiredBehindTheOtherWires() {
		files.files().with(FILE, START.replace("WIRES", WIRE));
		files.write(files.between(files.start("Order/Flow", "bill"), "Order/Bill").choices().getFirst().edit());
		assertTrue(files.files().text(FILE).contains(WIRE + "   <wire>\n      <source.uri>Flow/bill</source.uri>\n      <target.uri>Bill</target.uri>\n   </wire>\n</composite>"), files.files().text(FILE));
		assertSame(files.element("Order/Bill"), ((Component) files.element("Order/Flow")).getReferences().getFirst().getWires().getFirst().getResolved());
	}

	@Test
	void aServiceThatLeadsElsewhereGivesUpItsWire() {
		files.files().with(FILE, START.replace("WIRES", WIRE));
		WiringChoice choice = files.between(files.start("Order/in"), "Order/Other").choices().getFirst();
		assertEquals("instead of Flow/client", choice.start());
		assertEquals(1, files.between(files.start("Order/in"), "Order/Other").choices().size(), "the other service has another interface");
		files.write(choice.edit());
		assertEquals(START.replace("WIRES", WIRE.replace("Flow/client", "Other/work")), files.files().text(FILE));
	}

	@Test
	void whatCannotBeWiredIsSaid() {
		files.files().with("b/composite.xml", "<composite xmlns='http://xmlns.oracle.com/sca/1.0' name='Bill'><service name='bill_ep'><binding.ws port='p'/></service></composite>");
		assertTrue(files.between(files.start("Order/Flow", "bill"), "Bill/bill_ep").refusal().startsWith("Order calls other composites by the address of a reference."));
		assertTrue(files.between(files.start("Order/Bill"), "Order/Flow").refusal().startsWith("A wire of a composite begins at a service or a component"));
		assertTrue(files.between(files.start("Order/Other"), "Order/Flow").refusal().startsWith("Other calls nobody"));
		assertTrue(files.between(files.start("Order/in"), "Order/in").refusal().startsWith("in cannot be wired to itself"));
	}
}
