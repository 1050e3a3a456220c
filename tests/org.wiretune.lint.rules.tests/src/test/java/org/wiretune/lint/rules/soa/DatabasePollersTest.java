/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class DatabasePollersTest {

	private static final String ONE_ROW = "soa-db-poller-one-row";
	private static final String RESERVED = "soa-db-poller-reserved-value";
	private static final String INSTANCES = "soa-db-poller-activation-instances";
	private static final String MARK = "      <property name=\"MarkReservedValue\" value=\"X\"/>\n";

	private static Files poller() {
		return Composites.inbound("", Composites.adapter("db", "eis/DB/Orders", "db.DBActivationSpec", "PollingStrategy", "LogicalDeletePollingStrategy", "MarkReadValue", "Y",
				"PollingInterval", "20", "MaxRaiseSize", "1", "MaxTransactionSize", "10", "NumberOfThreads", "1"));
	}

	private static Files reserved() {
		return poller().replace(Composites.ADAPTER, "      <property name=\"PollingInterval\"", MARK + "      <property name=\"PollingInterval\"");
	}

	private static Files set(Files files, String name, String from, String to) {
		return files.replace(Composites.ADAPTER, name + "\" value=\"" + from + '"', name + "\" value=\"" + to + '"');
	}

	@Test
	void oneRowAtATime() {
		Finding finding = poller().finding(ONE_ROW);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("10", finding.measured());
		assertEquals(Composites.ADAPTER, finding.origin().path());
		assertTrue(finding.message().startsWith("Inbound makes a message of each row"), finding.message());
		assertFalse(finding.message().contains("a second"), "without sharing, all rows are read in one interval");
		assertTrue(finding.fixes().isEmpty());
	}

	@Test
	void silentWithMoreRowsThreadsOrLargerGroups() {
		assertTrue(set(poller(), "MaxTransactionSize", "10", "11").findings(ONE_ROW).isEmpty());
		assertTrue(set(poller(), "MaxRaiseSize", "1", "2").findings(ONE_ROW).isEmpty());
		assertTrue(set(poller(), "NumberOfThreads", "1", "2").findings(ONE_ROW).isEmpty());
	}

	@Test
	void sharedTableLimitsTheRate() {
		Finding slow = reserved().finding(ONE_ROW);
		assertEquals(Severity.WARNING, slow.severity());
		assertTrue(slow.message().contains("every 20 s, which is 0.5 rows a second"), slow.message());
		Finding faster = set(reserved(), "PollingInterval", "20", "10").finding(ONE_ROW);
		assertEquals(Severity.INFO, faster.severity(), "one row a second is not below one");
		assertTrue(set(set(reserved(), "PollingInterval", "20", "200"), "MaxTransactionSize", "10", "2").finding(ONE_ROW).message().contains("0.01 rows"));
	}

	@Test
	void sequencingKeepsOrderOnPurpose() {
		assertTrue(set(poller(), "PollingStrategy", "LogicalDeletePollingStrategy", "SequencingPollingStrategy").findings(ONE_ROW).isEmpty());
	}

	@Test
	void valuesOfAPlanAreNotJudged() {
		assertTrue(set(poller(), "MaxTransactionSize", "10", "${rows}").findings(ONE_ROW).isEmpty());
	}

	@Test
	void onlyPollers() {
		assertTrue(poller().replace(Composites.ADAPTER, "db.DBActivationSpec", "jms.inbound.JmsConsumeActivationSpec").findings(ONE_ROW).isEmpty());
	}

	@Test
	void reservedValue() {
		assertTrue(poller().findings(RESERVED).isEmpty());
		Finding finding = reserved().finding(RESERVED);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("X", finding.measured());
		assertTrue(finding.assumption().contains("Oracle database"), finding.assumption());
	}

	@Test
	void otherDatabasesAndStrategiesNeedTheReservedValue() {
		assertTrue(reserved().replace(Composites.ADAPTER, "eis/DB/Orders", "eis/DB/MySqlOrders").findings(RESERVED).isEmpty());
		assertTrue(set(reserved(), "PollingStrategy", "LogicalDeletePollingStrategy", "DeletePollingStrategy").findings(RESERVED).isEmpty());
	}

	@Test
	void fixTakesTheReservedValueOut() {
		FixContract.verify(reserved(), RESERVED + "/skip-locking", Map.of(Composites.ADAPTER, Map.of(MARK, "")));
	}

	private static Files busPoller(String type, String rows, String threads) {
		return new Files().with("Orders/proxy/Poller.proxy", """
				<?xml version="1.0" encoding="UTF-8"?>
				<ser:proxyServiceEntry xmlns:ser="http://www.bea.com/wli/sb/services" xmlns:tran="http://www.bea.com/wli/sb/transports" xmlns:jca="http://www.bea.com/wli/sb/transports/jca">
				  <ser:coreEntry/>
				  <ser:endpointConfig>
				    <tran:provider-id>jca</tran:provider-id>
				    <tran:inbound>true</tran:inbound>
				    <tran:provider-specific>
				      <jca:adapter-type>%s</jca:adapter-type>
				      <jca:inbound-properties>
				        <jca:operation-properties>
				          <jca:operation-name>receive</jca:operation-name>
				          <jca:spec-properties>
				            <jca:property><jca:name>PollingStrategy</jca:name><jca:value>LogicalDeletePollingStrategy</jca:value></jca:property>
				            <jca:property><jca:name>PollingInterval</jca:name><jca:value>60</jca:value></jca:property>
				            <jca:property><jca:name>MaxRaiseSize</jca:name><jca:value>1</jca:value></jca:property>
				            <jca:property><jca:name>MaxTransactionSize</jca:name><jca:value>%s</jca:value></jca:property>
				            <jca:property><jca:name>NumberOfThreads</jca:name><jca:value>%s</jca:value></jca:property>
				          </jca:spec-properties>
				        </jca:operation-properties>
				      </jca:inbound-properties>
				    </tran:provider-specific>
				  </ser:endpointConfig>
				</ser:proxyServiceEntry>
				""".formatted(type, rows, threads));
	}

	/** A proxy service of a service bus repeats what the adapter file says. */
	@Test
	void pollerOfAServiceBus() {
		Finding finding = busPoller("DB", "10", "1").finding(ONE_ROW);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Orders/proxy/Poller.proxy", finding.origin().path());
		assertEquals(15, finding.origin().line());
		assertTrue(finding.message().startsWith("Poller makes a message of each row and works with one thread: MaxRaiseSize 1, NumberOfThreads 1, 10 rows in a transaction"), finding.message());
		assertEquals(List.of(), busPoller("DB", "11", "1").findings(ONE_ROW));
		assertEquals(List.of(), busPoller("DB", "10", "4").findings(ONE_ROW));
		assertEquals(List.of(), busPoller("FILE", "10", "1").findings(ONE_ROW));
	}

	private static Files instances() {
		return poller().replace(Composites.COMPOSITE, "    </binding.jca>", "      <property name=\"activationInstances\" type=\"xs:string\" many=\"false\">2</property>\n    </binding.jca>");
	}

	@Test
	void activationInstances() {
		assertTrue(poller().findings(INSTANCES).isEmpty());
		Finding finding = instances().finding(INSTANCES);
		assertEquals("2", finding.measured());
		assertEquals("1", finding.limit());
		assertEquals(Composites.COMPOSITE, finding.origin().path());
		assertNull(finding.assumption());
		assertTrue(instances().replace(Composites.COMPOSITE, ">2</property>", ">1</property>").findings(INSTANCES).isEmpty());
	}

	@Test
	void clustersShareTheTableOnPurpose() {
		assertTrue(instances().replace(Composites.ADAPTER, "      <property name=\"PollingInterval\"", MARK + "      <property name=\"PollingInterval\"").findings(INSTANCES).isEmpty());
	}

	@Test
	void fixMakesThreadsOfInstances() {
		FixContract.verify(instances(), INSTANCES + "/threads",
				Map.of(Composites.ADAPTER, Map.of("NumberOfThreads\" value=\"1\"", "NumberOfThreads\" value=\"2\""), Composites.COMPOSITE, Map.of(">2</property>", ">1</property>")));
		Files unstated = instances().replace(Composites.ADAPTER, "      <property name=\"NumberOfThreads\" value=\"1\"/>\n", "");
		FixContract.verify(unstated, INSTANCES + "/threads", Map.of(Composites.ADAPTER,
				Map.of("value=\"10\"/>\n", "value=\"10\"/>\n      <property name=\"NumberOfThreads\" value=\"2\"/>\n"), Composites.COMPOSITE, Map.of(">2</property>", ">1</property>")));
	}
}
