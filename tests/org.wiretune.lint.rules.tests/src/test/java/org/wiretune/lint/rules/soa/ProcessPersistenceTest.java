/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;

class ProcessPersistenceTest {

	private static final String TRANSIENT = "soa-transient-sync-persisted";
	private static final String CHANGES = "soa-transient-sync-persisted-changes";
	private static final String POLICY = "soa-completion-policy-without-inmemory";
	private static final String CACHE = "soa-oneway-async-cache";
	private static final String DURABLE = "soa-oneway-persist-behind-durable-source";
	private static final String IDEMPOTENT = "soa-idempotent-false";
	private static final String CALL = "    <invoke name=\"AskStock\" partnerLink=\"Stock\" operation=\"getStock\" inputVariable=\"a\" outputVariable=\"b\"/>\n";
	private static final String RECEIVE = "    <receive name=\"onResult\" partnerLink=\"Stock\" operation=\"onResult\" variable=\"stock\"/>\n";
	private static final String IN_MEMORY = Composites.property("bpel.config.inMemoryOptimization", "true");

	private static String completion(String policy) {
		return Composites.property("bpel.config.completionPersistPolicy", policy);
	}

	private static String delivery(String policy) {
		return Composites.property("bpel.config.oneWayDeliveryPolicy", policy);
	}

	@Test
	void transientProcessIsStored() {
		Finding finding = Composites.process("", CALL).finding(TRANSIENT);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("faulted", finding.limit());
		assertTrue(finding.message().startsWith("Flow only asks and answers its caller without ever waiting"), finding.message());
		assertEquals("on", Composites.process(completion("on"), CALL).finding(TRANSIENT).measured());
		for (String policy : new String[] { "faulted", "deferred", "off" }) {
			assertTrue(Composites.process(completion(policy), CALL).findings(TRANSIENT).isEmpty(), policy);
		}
		assertTrue(Composites.process(IN_MEMORY, CALL).findings(TRANSIENT).isEmpty());
	}

	@Test
	void processesThatMustBeStoredAreLeftAlone() {
		assertTrue(Composites.process("", RECEIVE).findings(TRANSIENT).isEmpty(), "it waits");
		for (String activity : new String[] { "dehydrate", "receiveSignal" }) {
			assertTrue(Composites.process("", "    <bpelx:" + activity + " xmlns:bpelx=\"http://schemas.oracle.com/bpel/extension\" name=\"Store\"/>\n").findings(TRANSIENT).isEmpty(), activity);
		}
		assertTrue(Composites.oneWay(Composites.process("", CALL)).findings(TRANSIENT).isEmpty(), "one-way");
		assertTrue(Composites.process(Composites.property("bpel.partnerLink.Stock.idempotent", "false"), CALL).findings(TRANSIENT).isEmpty(), "stored after each call");
		assertTrue(Composites.process(Composites.property("bpel.partnerLink.Stock.nonBlockingInvoke", "true"), CALL).findings(TRANSIENT).isEmpty(), "stored at each call");
	}

	/** Whoever changes data by a process mostly wants to see its instances; names of operations and adapters tell the one from the other. */
	@ParameterizedTest
	@CsvSource({"getStock, true", "checkText, true", "STOCKSelect, true", "isAvailable, true", "consultar, true", "updateStock, false", "insert, false", "getAndLockStock, false", "process, false", "processCheckList, false", "settle, false", "issue, false"})
	void processThatMayChangeData(String operation, boolean asks) {
		Files files = Composites.process("", CALL.replace("getStock", operation));
		assertEquals(asks ? 1 : 0, files.findings(TRANSIENT).size());
		assertEquals(asks ? 0 : 1, files.findings(CHANGES).size());
	}

	private static Files statement(Files adapter, String sql) {
		return adapter.copy().replace("Orders/Stock.jca", "DBReadInteractionSpec\"/>", "DBPureSQLInteractionSpec\"><property name=\"SqlString\" value=\"" + sql + "\"/></interaction-spec>");
	}

	@Test
	void processThatAsksAnAdapterOrAnotherProcess() {
		String call = CALL.replace("getStock", "STOCK");
		Files adapter = Composites.process("", call).replace(Composites.COMPOSITE, "<binding.ws port=\"urn:stock#wsdl.endpoint(stock/Stock)\" location=\"http://stock/?wsdl\"/>", "<binding.jca config=\"Stock.jca\"/>").with("Orders/Stock.jca", """
				<adapter-config name="Stock" adapter="db" xmlns="http://platform.integration.oracle/blocks/adapter/fw/metadata">
				  <endpoint-interaction operation="STOCK">
				    <interaction-spec className="oracle.tip.adapter.db.DBReadInteractionSpec"/>
				  </endpoint-interaction>
				</adapter-config>
				""");
		assertEquals(1, adapter.findings(TRANSIENT).size());
		assertTrue(adapter.copy().replace("Orders/Stock.jca", "DBRead", "DBWrite").findings(TRANSIENT).isEmpty());
		assertEquals(1, statement(adapter, "SELECT ID FROM STOCK WHERE ID = #id").findings(TRANSIENT).size());
		assertTrue(statement(adapter, "UPDATE STOCK SET COUNT = 0").findings(TRANSIENT).isEmpty());
		assertTrue(statement(adapter, "SELECT ID FROM STOCK FOR UPDATE").findings(TRANSIENT).isEmpty(), "rows are locked");
		Files writing = adapter.copy().replace("Orders/Stock.jca", "DBRead", "DBWrite");
		String process = writing.paths().stream().filter(path -> path.endsWith(".bpel")).findFirst().orElseThrow();
		assertTrue(writing.replace(process, "operation=\"STOCK\"", "operation=\"getStock\"").findings(TRANSIENT).isEmpty(), "what is known of the adapter outweighs the word");
		assertEquals(1, Composites.process("", "").findings(TRANSIENT).size(), "it calls nobody");
	}

	@Test
	void fixKeepsInstancesOfOtherProcessesInMemory() {
		assertFalse(RuleRegistry.standard().rule(CHANGES).orElseThrow().isStandard());
		assertTrue(RuleRegistry.standard().rule(TRANSIENT).orElseThrow().isStandard());
		FixContract.verify(Composites.process("", CALL.replace("getStock", "updateStock")), CHANGES + "/in-memory", Map.of(Composites.COMPOSITE, Map.of(Composites.TYPE, Composites.TYPE + IN_MEMORY + completion("faulted"))));
	}

	@Test
	void fixKeepsInstancesInMemory() {
		FixContract.verify(Composites.process("", CALL), TRANSIENT + "/in-memory", Map.of(Composites.COMPOSITE, Map.of(Composites.TYPE, Composites.TYPE + IN_MEMORY + completion("faulted"))));
		FixContract.verify(Composites.process(completion("on"), CALL), TRANSIENT + "/in-memory", Map.of(Composites.COMPOSITE, Map.of(completion("on"), completion("faulted") + IN_MEMORY)));
	}

	@Test
	void completionPolicyWithoutEffect() {
		Finding finding = Composites.process(completion("faulted"), CALL).finding(POLICY);
		assertEquals("faulted", finding.measured());
		assertTrue(finding.message().contains("which version 12.1.3.0.0 takes into account only"), finding.message());
		assertTrue(Composites.process(completion("faulted") + IN_MEMORY, CALL).findings(POLICY).isEmpty());
		assertTrue(Composites.process(completion("on"), CALL).findings(POLICY).isEmpty(), "which is what happens");
		assertTrue(Composites.process("", CALL).findings(POLICY).isEmpty());
	}

	@Test
	void laterVersionsTakeThePolicyAlone() {
		for (String version : new String[] { "12.2.1", "12.2.1.3.0.170820", "12.3", "14.1.2.0.0", "unknown" }) {
			assertTrue(Composites.process(completion("faulted"), CALL).replace(Composites.COMPOSITE, "12.1.3.0.0", version).findings(POLICY).isEmpty(), version);
		}
		for (String version : new String[] { "11.1.1.7.0", "12.2.0.9", "12.1.3" }) {
			assertFalse(Composites.process(completion("faulted"), CALL).replace(Composites.COMPOSITE, "12.1.3.0.0", version).findings(POLICY).isEmpty(), version);
		}
	}

	@Test
	void fixMakesThePolicyHold() {
		FixContract.verify(Composites.process(completion("faulted"), CALL), POLICY + "/in-memory", Map.of(Composites.COMPOSITE, Map.of(completion("faulted"), completion("faulted") + IN_MEMORY)));
		assertTrue(Composites.process(completion("faulted"), RECEIVE).finding(POLICY).fixes().isEmpty(), "a process that waits may not stay in memory");
	}

	@Test
	void oneWayMessagesInMemory() {
		Finding finding = Composites.oneWay(Composites.process(delivery("async.cache"), CALL)).finding(CACHE);
		assertEquals("async.cache", finding.measured());
		assertTrue(Composites.oneWay(Composites.process(delivery("async.persist"), CALL)).findings(CACHE).isEmpty());
		assertTrue(Composites.oneWay(Composites.process("", CALL)).findings(CACHE).isEmpty());
		Files files = Composites.oneWay(Composites.process(delivery("async.cache"), CALL));
		FixContract.verify(files, CACHE + "/persist", Map.of(Composites.COMPOSITE, Map.of("async.cache", "async.persist")));
		FixContract.verify(files, CACHE + "/sync", Map.of(Composites.COMPOSITE, Map.of("async.cache", "sync")));
	}

	private static Files behindQueue(String properties, String activities) {
		return Composites.oneWay(Composites.process(properties, activities)).replace(Composites.COMPOSITE, "<binding.ws port=\"urn:orders#wsdl.endpoint(orders/Orders)\"/>", "<binding.jca config=\"Inbound.jca\"/>")
				.with(Composites.ADAPTER, Composites.adapter("jms", "eis/wls/Queue", "jms.inbound.JmsConsumeActivationSpec", "DestinationName", "jms/OrderQueue"));
	}

	@Test
	void messageOfAQueueIsStoredAgain() {
		Finding finding = behindQueue("", CALL).finding(DURABLE);
		assertTrue(finding.message().startsWith("Flow is called by Orders only"), finding.message());
		assertEquals("async.persist", behindQueue(delivery("async.persist"), CALL).finding(DURABLE).measured());
		assertTrue(behindQueue(delivery("sync"), CALL).findings(DURABLE).isEmpty());
		assertTrue(behindQueue(delivery("async.cache"), CALL).findings(DURABLE).isEmpty());
	}

	@Test
	void otherCallersAndSlowProcessesKeepTheStore() {
		assertTrue(Composites.oneWay(Composites.process("", CALL)).findings(DURABLE).isEmpty(), "a caller by SOAP wants its answer at once");
		assertTrue(behindQueue("", RECEIVE).findings(DURABLE).isEmpty(), "the adapter's transaction would wait");
		assertTrue(behindQueue("", CALL).replace(Composites.ADAPTER, "jms.inbound.JmsConsumeActivationSpec", "ums.inbound.UmsActivationSpec").findings(DURABLE).isEmpty(), "mail is fetched, not kept");
		Files second = behindQueue("", CALL).replace(Composites.COMPOSITE, "  <wire>\n    <source.uri>Orders</source.uri>",
				"  <service name=\"Web\">\n    <binding.ws port=\"p\"/>\n  </service>\n  <wire>\n    <source.uri>Web</source.uri>\n    <target.uri>Flow/client</target.uri>\n  </wire>\n  <wire>\n    <source.uri>Orders</source.uri>");
		assertTrue(second.findings(DURABLE).isEmpty(), "another service calls it as well");
		assertTrue(Composites.calledByMediator(behindQueue("", CALL)).findings(DURABLE).isEmpty());
	}

	@Test
	void fixRunsTheProcessOnTheAdaptersThread() {
		FixContract.verify(behindQueue("", CALL), DURABLE + "/sync", Map.of(Composites.COMPOSITE,
				Map.of(Composites.TYPE, Composites.TYPE + delivery("sync") + Composites.property("bpel.config.transaction", "required"))));
	}

	@Test
	void partnerThatMustNotBeRepeated() {
		for (String prefix : new String[] { "bpel.partnerLink.", "partnerLink." }) {
			Finding finding = Composites.process(Composites.property(prefix + "Stock.idempotent", "false"), CALL).finding(IDEMPOTENT);
			assertTrue(finding.message().startsWith("Flow states idempotent=false for partner link Stock"), finding.message());
		}
		assertTrue(Composites.process(Composites.property("bpel.partnerLink.Stock.idempotent", "true"), CALL).findings(IDEMPOTENT).isEmpty());
		assertTrue(Composites.process(Composites.property("bpel.config.idempotent", "false"), CALL).findings(IDEMPOTENT).isEmpty(), "of no partner link");
		FixContract.verify(Composites.process(Composites.property("bpel.partnerLink.Stock.idempotent", "false"), CALL), IDEMPOTENT + "/repeat", Map.of(Composites.COMPOSITE, Map.of(">false<", ">true<")));
	}

	@Test
	void mailIsNotRepeated() {
		Files mail = Composites.process(Composites.property("bpel.partnerLink.Stock.idempotent", "false"), CALL)
				.replace(Composites.COMPOSITE, "<binding.ws port=\"urn:stock#wsdl.endpoint(stock/Stock)\" location=\"http://stock/?wsdl\"/>", "<binding.jca config=\"Mail.jca\"/>").with("Orders/Mail.jca", """
						<adapter-config name="Mail" adapter="ums" xmlns="http://platform.integration.oracle/blocks/adapter/fw/metadata">
						  <endpoint-interaction operation="send">
						    <interaction-spec className="oracle.tip.adapter.ums.outbound.UmsInteractionSpec"/>
						  </endpoint-interaction>
						</adapter-config>
						""");
		assertTrue(mail.findings(IDEMPOTENT).isEmpty());
	}
}
