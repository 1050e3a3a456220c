/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.fix.FixApplier;

class AdapterPoolsTest {

	private static final String SCA = "spi-ra-shares-default-pool";
	private static final String JMS = "sib-jms-ra-shared-pool";
	private static final String GAP = "sib-ra-scope-gap";
	private static final String UNDEFINED = "threadpool-alias-undefined";
	private static final String SECOND = Samples.SERVER.replace("server1", "server2");
	private static final String CELL = "LocalServer/config/cells/cell/resources.xml";
	private static final String POOL = "    <threadPools xmi:id=\"ThreadPool_%d\" minimumSize=\"5\" maximumSize=\"20\" inactivityTimeout=\"5000\" isGrowable=\"false\" name=\"%s\"/>\n";

	private static Files withPool(String name) {
		return Samples.server().replace(Samples.SERVER, "name=\"WebContainer\"/>\n", "name=\"WebContainer\"/>\n" + POOL.formatted(43, name));
	}

	/** The JMS adapter once more at the scope of the cell. */
	private static Files wide(String narrow, String wide) {
		Files files = Samples.server().replace(Samples.RESOURCES, "threadPoolAlias=\"SIBJMSRAThreadPool\"", "threadPoolAlias=\"" + narrow + '"');
		return files.with(CELL, """
				<?xml version="1.0" encoding="UTF-8"?>
				<xmi:XMI xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:resources.j2c="http://www.ibm.com/websphere/appserver/schemas/5.0/resources.j2c.xmi">
				  <resources.j2c:J2CResourceAdapter xmi:id="Adapter_9" name="SIB JMS Resource Adapter" threadPoolAlias="%s"/>
				</xmi:XMI>
				""".formatted(wide));
	}

	@Test
	void scaOnDefault() {
		Finding finding = Samples.server().finding(SCA);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Default", finding.measured());
		assertEquals("Pool_SIBus_SCA", finding.limit());
		assertTrue(Samples.server().replace(Samples.RESOURCES, " threadPoolAlias=\"Default\"", "").finding(SCA).message().contains("pool Default"));
		assertTrue(Samples.server().replace(Samples.RESOURCES, "threadPoolAlias=\"Default\"", "threadPoolAlias=\"Missing\"").finding(SCA).message().contains("no pool Missing"));
	}

	@Test
	void scaOnAPoolOfItsOwnIsSilent() {
		assertTrue(withPool("Own").replace(Samples.RESOURCES, "threadPoolAlias=\"Default\"", "threadPoolAlias=\"Own\"").findings(SCA).isEmpty());
		assertTrue(Samples.server().without(Samples.SERVER).findings(SCA).isEmpty());
		assertEquals(1, withPool("Own").findings(SCA).size(), "the pool is there and not used");
	}

	@Test
	void fixScaPool() {
		FixContract.verify(Samples.server(), SCA + "/separate", Map.of(
				Samples.SERVER, Map.of("name=\"WebContainer\"/>\n", "name=\"WebContainer\"/>\n" + POOL.formatted(44, "Pool_SIBus_SCA")),
				Samples.RESOURCES, Map.of("threadPoolAlias=\"Default\"", "threadPoolAlias=\"Pool_SIBus_SCA\"")));
	}

	@Test
	void jmsOnDefaultAndOnAPoolThatIsNotThere() {
		assertTrue(Samples.server().finding(JMS).message().contains("no pool SIBJMSRAThreadPool"));
		assertTrue(withPool("Own").replace(Samples.RESOURCES, "threadPoolAlias=\"Default\"", "threadPoolAlias=\"Own\"")
				.replace(Samples.RESOURCES, "\"SIBJMSRAThreadPool\"", "\"Default\"").finding(JMS).message().contains("from pool Default, which other"));
		assertTrue(withPool("SIBJMSRAThreadPool").findings(JMS).isEmpty());
	}

	@Test
	void jmsOnTheDefaultOfTheScaAdapterIsSaidOnce() {
		Files both = Samples.server().replace(Samples.RESOURCES, "\"SIBJMSRAThreadPool\"", "\"Default\"");
		assertTrue(both.findings(JMS).isEmpty());
		assertEquals(1, both.findings("sca-and-jms-share-one-pool").size());
	}

	@Test
	void jmsOnThePoolOfAThirdAdapter() {
		Files files = withPool("SIBJMSRAThreadPool").replace(Samples.RESOURCES, "</xmi:XMI>",
				"  <resources.j2c:J2CResourceAdapter xmi:id=\"Adapter_3\" name=\"WebSphere MQ Resource Adapter\" threadPoolAlias=\"SIBJMSRAThreadPool\"/>\n</xmi:XMI>");
		assertTrue(files.finding(JMS).message().contains("further resource adapter"));
	}

	@Test
	void fixJmsPool() {
		FixContract.verify(Samples.server(), JMS + "/separate", Map.of(
				Samples.SERVER, Map.of("name=\"WebContainer\"/>\n", "name=\"WebContainer\"/>\n" + POOL.formatted(43, "Pool_SIBus_JMS")),
				Samples.RESOURCES, Map.of("\"SIBJMSRAThreadPool\"", "\"Pool_SIBus_JMS\"")));
	}

	@Test
	void widerScopeNamesAnotherPool() {
		Finding finding = wide("Pool_SIBus_JMS", "SIBJMSRAThreadPool").finding(GAP);
		assertEquals(CELL, finding.origin().path());
		assertEquals("SIBJMSRAThreadPool", finding.measured());
		assertTrue(finding.message().contains("at the scope of the server, but"), finding.message());
		assertTrue(wide("Pool_SIBus_JMS", "Pool_SIBus_JMS").findings(GAP).isEmpty());
		assertTrue(wide("SIBJMSRAThreadPool", "Default").findings(GAP).isEmpty());
	}

	@Test
	void fixGap() {
		FixContract.verify(wide("Pool_SIBus_JMS", "SIBJMSRAThreadPool"), GAP + "/same", Map.of(CELL, Map.of("\"SIBJMSRAThreadPool\"", "\"Pool_SIBus_JMS\"")));
	}

	@Test
	void fixesMadeTogetherGiveTheirPoolsDifferentIds() {
		Files files = Samples.server().replace(Samples.RESOURCES, "\"SIBJMSRAThreadPool\"", "\"Default\"");
		FixApplier.Result result = FixApplier.applyAll(List.of(FixContract.fix(files.finding(SCA), SCA + "/separate"),
				FixContract.fix(files.finding("sca-and-jms-share-one-pool"), "sca-and-jms-share-one-pool/separate")), files::source);
		assertTrue(result.refused().isEmpty());
		String server = result.changed().get(Samples.SERVER);
		assertTrue(server.contains("ThreadPool_43\"") && server.contains("ThreadPool_44\""), server);
		assertEquals(server.indexOf("Pool_SIBus_JMS"), server.lastIndexOf("Pool_SIBus_JMS"));
	}

	@Test
	void aliasWithoutAPool() {
		Finding finding = Samples.server().finding(UNDEFINED);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("SIBJMSRAThreadPool", finding.measured());
		assertTrue(withPool("SIBJMSRAThreadPool").findings(UNDEFINED).isEmpty());
		assertTrue(Samples.server().replace(Samples.RESOURCES, "\"SIBJMSRAThreadPool\"", "\"${POOL}\"").findings(UNDEFINED).isEmpty());
	}

	@Test
	void anAliasOfTheCellIsMeantForSomeOfItsServers() {
		Files files = wide("Default", "Cellwide");
		assertEquals(CELL, files.finding(UNDEFINED).origin().path());
		files.with(SECOND, files.text(Samples.SERVER).replace("server1", "server2").replace("name=\"WebContainer\"/>\n", "name=\"WebContainer\"/>\n" + POOL.formatted(43, "Cellwide")));
		assertTrue(files.findings(UNDEFINED).isEmpty());
	}

	@Test
	void noFixWhereSeveralServersSeeTheAdapter() {
		Files files = wide("Default", "Cellwide");
		files.with(SECOND, files.text(Samples.SERVER).replace("server1", "server2"));
		assertTrue(files.finding(UNDEFINED).fixes().isEmpty());
	}

	@Test
	void fixCreatesThePool() {
		FixContract.verify(Samples.server(), UNDEFINED + "/create", Map.of(
				Samples.SERVER, Map.of("name=\"WebContainer\"/>\n", "name=\"WebContainer\"/>\n" + POOL.formatted(45 + ("SIBJMSRAThreadPool".hashCode() & 0xFFFF), "SIBJMSRAThreadPool"))));
	}
}
