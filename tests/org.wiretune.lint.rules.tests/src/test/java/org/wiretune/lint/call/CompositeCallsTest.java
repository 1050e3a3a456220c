/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Module;

class CompositeCallsTest {

	/** The calls of a module, each in words. */
	private static String calls(Files files, String module) {
		Reading reading = files.lint().reading();
		StringBuilder told = new StringBuilder();
		for (Module each : reading.solution().getModules()) {
			for (Component component : module.equals(each.getName()) ? each.getComponents() : List.<Component>of()) {
				component.getReferences().forEach(reference -> reference.getWires().forEach(wire -> CompositeCalls.of(reading).along(wire).ifPresent(call -> told
						.append(told.isEmpty() ? "" : "; ").append(call.reference().getName()).append(' ').append(call.style().name()).append(' ').append(call.exchange()).append(' ').append(call.reach())
						.append(' ').append(call.passing()).append(' ').append(call.reason()))));
			}
		}
		return told.toString();
	}

	private static Files oracle(String property, String reply) {
		return new Files().with("o/composite.xml", """
				<composite name="Orders" xmlns="http://xmlns.oracle.com/sca/1.0">
				  <component name="Route">
				    <implementation.mediator src="Route.mplan"/>
				    <componentType><service name="Route"/><reference name="Flow"/></componentType>
				  </component>
				  <component name="Flow">
				    <implementation.bpel src="Flow.bpel"/>
				    <componentType><service name="client"/><reference name="Bill"/><reference name="Queue"/><reference name="Again"/></componentType>
				    %s
				  </component>
				  <reference name="Bill"><binding.ws port="p" location="http://h:8001/soa-infra/services/default/Billing/bill_ep?WSDL"/></reference>
				  <reference name="Queue"><binding.jca config="Queue_jms.jca"/></reference>
				  <wire><source.uri>Route/Flow</source.uri><target.uri>Flow/client</target.uri></wire>
				  <wire><source.uri>Flow/Bill</source.uri><target.uri>Bill</target.uri></wire>
				  <wire><source.uri>Flow/Queue</source.uri><target.uri>Queue</target.uri></wire>
				  <wire><source.uri>Flow/Again</source.uri><target.uri>Route/Route</target.uri></wire>
				</composite>
				""".formatted(property)).with("o/Flow.bpel", """
				<process name="Flow" xmlns="http://docs.oasis-open.org/wsbpel/2.0/process/executable">
				  <sequence>
				    <receive partnerLink="client" operation="process" createInstance="yes"/>
				    <invoke partnerLink="Bill" operation="bill" inputVariable="i" outputVariable="o"/>
				    <invoke partnerLink="Queue" operation="put" inputVariable="i"/>
				    %s
				  </sequence>
				</process>
				""".formatted(reply)).with("o/Queue_jms.jca", """
				<adapter-config name="Queue" adapter="jms" xmlns="http://platform.integration.oracle/blocks/adapter/fw/metadata">
				  <connection-factory location="eis/wls/Queue"/>
				  <endpoint-interaction portType="P" operation="put">
				    <interaction-spec className="oracle.tip.adapter.jms.outbound.JmsProduceInteractionSpec"><property name="DestinationName" value="Q"/></interaction-spec>
				  </endpoint-interaction>
				</adapter-config>
				""").with("o/Route.mplan", """
				<Mediator name="Route" xmlns="http://xmlns.oracle.com/sca/1.0/mediator"><operation name="put"><switch><case executionType="parallel" name="a"/></switch></operation></Mediator>
				""");
	}

	private static final String REPLY = "<reply partnerLink=\"client\" operation=\"process\"/>";
	private static final String REST = "; Bill SYNC TWO_WAY REMOTE BY_VALUE WEB_BINDING; Queue ASYNC ONE_WAY REMOTE BY_VALUE MESSAGING_BINDING; Again ASYNC UNKNOWN LOCAL OPEN PARALLEL_ROUTING";

	@Test
	void oneWayMessagesAreStoredUnlessTheComponentSaysOtherwise() {
		String policy = "<property name=\"bpel.config.oneWayDeliveryPolicy\">%s</property>";
		assertEquals("Flow ASYNC ONE_WAY LOCAL OPEN ONE_WAY_STORED" + REST, calls(oracle("", ""), "Orders"));
		assertEquals("Flow ASYNC ONE_WAY LOCAL OPEN ONE_WAY_STORED" + REST, calls(oracle(policy.formatted("async.persist"), ""), "Orders"));
		assertEquals("Flow ASYNC ONE_WAY LOCAL OPEN ONE_WAY_CACHED" + REST, calls(oracle(policy.formatted("async.cache"), ""), "Orders"));
		assertEquals("Flow SYNC ONE_WAY LOCAL OPEN ONE_WAY_SYNCHRONOUS" + REST, calls(oracle(policy.formatted("sync"), ""), "Orders"));
		assertEquals("Flow SYNC TWO_WAY LOCAL OPEN PROCESS_ANSWERS" + REST, calls(oracle("", REPLY), "Orders"));
	}

	@Test
	void mediatorsQueueOnlyWhereAllRulesAreParallel() {
		Files sequential = oracle("", "").replace("o/Route.mplan", "parallel", "sequential");
		assertEquals("SYNC UNKNOWN LOCAL OPEN SEQUENTIAL_ROUTING", calls(sequential, "Orders").replaceAll(".*Again ", ""));
		Files both = oracle("", "").replace("o/Route.mplan", "name=\"a\"/>", "name=\"a\"/><case executionType=\"sequential\" name=\"b\"/>");
		assertEquals("ANY UNKNOWN LOCAL OPEN OPEN", calls(both, "Orders").replaceAll(".*Again ", ""));
	}

	@Test
	void compositesOfTheServerAreReachedWithoutSoap() {
		String billing = "<composite xmlns=\"http://xmlns.oracle.com/sca/1.0\" name=\"Billing\"><service name=\"bill_ep\"><binding.ws port=\"p\"/></service></composite>";
		Files files = oracle("", "").with("b/composite.xml", billing);
		assertEquals("SYNC TWO_WAY LOCAL OPEN LOCAL_OPTIMIZATION", calls(files, "Orders").replaceAll(".*Bill ([^;]*);.*", "$1"));
		files.replace("o/composite.xml", "/bill_ep?WSDL\"/>", "/bill_ep?WSDL\"><property name=\"oracle.webservices.local.optimization\">false</property></binding.ws>");
		assertEquals("SYNC TWO_WAY REMOTE BY_VALUE OPTIMIZATION_OFF", calls(files, "Orders").replaceAll(".*Bill ([^;]*);.*", "$1"));
	}

	private static Files standard(String face, String binding) {
		return new Files().with("s/shop.composite", """
				<composite xmlns="http://docs.oasis-open.org/ns/opencsa/sca/200912" name="shop" targetNamespace="urn:shop">
				  <component name="Cart">
				    <implementation.java class="shop.CartImpl"/>
				    <reference name="totals" target="Totals"/>
				    %s
				  </component>
				  <component name="Totals"><implementation.java class="shop.TotalsImpl"/></component>
				</composite>
				""".formatted(binding)).with("s/shop/TotalsImpl.java", "package shop;\npublic class TotalsImpl implements Totals {\n}\n").with("s/shop/Totals.java", "package shop;\n" + face);
	}

	@Test
	void interfaceTellsWhetherDataIsCopied() {
		String local = "public interface Totals {\n\tint total(Object lines);\n}\n";
		assertEquals("totals SYNC UNKNOWN LOCAL BY_REFERENCE LOCAL_INTERFACE", calls(standard(local, ""), "shop"));
		assertEquals("totals SYNC UNKNOWN LOCAL BY_VALUE REMOTABLE_INTERFACE", calls(standard("@Remotable\n" + local, ""), "shop"));
		assertEquals("totals SYNC UNKNOWN LOCAL BY_REFERENCE REFERENCES_ALLOWED",
				calls(standard("@Remotable\n" + local, "").replace("s/shop/TotalsImpl.java", "public", "@AllowsPassByReference public"), "shop"));
		assertEquals("totals ASYNC MIXED LOCAL BY_REFERENCE ONE_WAY_OPERATION", calls(standard(local.replace("int total", "@OneWay void total"), ""), "shop"));
		assertEquals("totals SYNC UNKNOWN LOCAL OPEN WIRE", calls(standard(local, "").without("s/shop/Totals.java"), "shop"));
	}

	@Test
	void bindingsLeaveTheProcess() {
		String local = "public interface Totals {\n\tint total(Object lines);\n}\n";
		assertEquals("tax SYNC UNKNOWN REMOTE BY_VALUE WEB_BINDING", calls(standard(local, "<reference name=\"tax\"><binding.ws uri=\"http://h/tax\"/></reference>"), "shop").replaceAll(".*; ", ""));
		assertEquals("tax ANY UNKNOWN REMOTE BY_VALUE MESSAGING_BINDING", calls(standard(local, "<reference name=\"tax\"><binding.jms uri=\"jms:tax\"/></reference>"), "shop").replaceAll(".*; ", ""));
	}

	private static Files switchYard(String version, String binding) {
		return new Files().with("a/switchyard.xml", """
				<sy:switchyard xmlns:sy="urn:switchyard-config:switchyard:%s" xmlns="http://docs.oasis-open.org/ns/opencsa/sca/200912" name="a">
				  <composite name="a" targetNamespace="urn:a">
				    <component name="Bean"><reference name="Inner"/><reference name="Out"/></component>
				    <component name="Other"><service name="Inner"/></component>
				    <reference name="Out" promote="Bean/Out">%s</reference>
				  </composite>
				</sy:switchyard>
				""".formatted(version, binding));
	}

	private static String out(String version, String binding) {
		String calls = calls(switchYard(version, binding), "a");
		assertEquals("Inner SYNC UNKNOWN LOCAL BY_REFERENCE SAME_APPLICATION", calls.replaceAll("; .*", ""));
		return calls.replaceAll(".*; Out ", "");
	}

	@Test
	void gatewaysOfSwitchYard() {
		assertEquals("SYNC UNKNOWN LOCAL BY_REFERENCE SCA_GATEWAY", out("1.0", "<binding.sca/>"));
		assertEquals("SYNC UNKNOWN REMOTE BY_VALUE CLUSTER", out("1.0", "<binding.sca sy:clustered=\"true\"/>"));
		assertEquals("SYNC UNKNOWN LOCAL BY_REFERENCE SCA_GATEWAY", out("2.0", "<binding.sca sy:clustered=\"true\"/>"));
		assertEquals("SYNC UNKNOWN REMOTE BY_VALUE CLUSTER", out("2.0", "<binding.sca sy:clustered=\"true\" sy:preferLocal=\"false\"/>"));
		assertEquals("SYNC UNKNOWN REMOTE BY_VALUE WEB_BINDING", out("1.0", "<binding.soap><endpointAddress>http://h/x</endpointAddress></binding.soap>"));
		assertEquals("ASYNC UNKNOWN REMOTE BY_VALUE MESSAGING_BINDING", out("1.0", "<binding.jms><queue>Q</queue></binding.jms>"));
		assertEquals("SYNC UNKNOWN REMOTE BY_VALUE MESSAGING_BINDING", out("1.0", "<binding.jms><queue>Q</queue><replyTo>R</replyTo></binding.jms>"));
		assertEquals("ANY UNKNOWN OPEN OPEN OPEN", out("1.0", "<binding.uri configURI=\"file:x\"/>"));
	}
}
