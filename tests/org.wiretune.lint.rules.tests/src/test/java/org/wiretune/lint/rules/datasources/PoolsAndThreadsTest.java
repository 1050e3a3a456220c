/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.rules.datasources.PoolFiles.SOURCE;
import static org.wiretune.lint.rules.datasources.PoolFiles.WEB;
import static org.wiretune.lint.rules.datasources.PoolFiles.jboss;
import static org.wiretune.lint.rules.datasources.PoolFiles.sizes;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.fix.FixRefused;

/** The maximum of a pool against the threads of requests. */
class PoolsAndThreadsTest {

	private static final String DEFAULT = "ds-max-pool-too-small";
	private static final String BELOW = "ds-max-below-active-threads";

	@Test
	void belowTheThreads() {
		Finding finding = PoolFiles.web(jboss(sizes(10, 80)), "maxThreads=\"200\"").finding(BELOW);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("80", finding.measured());
		assertEquals("220", finding.limit());
		assertEquals("WireTune assumes that most requests use this data source, one connection each.", finding.assumption());
		assertEquals(WEB, finding.related().get(0).path());
	}

	@Test
	void boundary() {
		assertTrue(PoolFiles.web(jboss(sizes(10, 200)), "maxThreads=\"200\"").findings(BELOW).isEmpty());
		assertEquals("199", PoolFiles.web(jboss(sizes(10, 199)), "maxThreads=\"200\"").finding(BELOW).measured());
	}

	@Test
	void onlyInfoWhereLessIsKnown() {
		assertEquals(Severity.INFO, PoolFiles.web(jboss(sizes(10, 80)), "").finding(BELOW).severity(), "the threads are a default");
		Files two = PoolFiles.web(jboss(sizes(10, 20)), "maxThreads=\"200\"").with("jboss-as/server/shop/deploy/stock-ds.xml", jboss(sizes(10, 300)).text(SOURCE).replace("OrdersDS", "StockDS"));
		assertEquals(Severity.INFO, two.finding(BELOW).severity());
		assertTrue(two.finding(BELOW).assumption().contains("several data sources"), two.finding(BELOW).assumption());
		assertEquals(Severity.INFO, PoolFiles.wildFly("          <pool>\n            <max-pool-size>60</max-pool-size>\n          </pool>\n", " task-max-threads=\"128\"").finding(BELOW).severity());
		assertEquals("110", PoolFiles.liberty(" maxPoolSize=\"60\"", " maxThreads=\"100\"").finding(BELOW).limit());
	}

	/** Ten pools of one server: 220 connections each are 2,200, of which 200 threads can use 200. */
	@Test
	void severalDataSourcesShareTheThreads() throws FixRefused {
		Files files = PoolFiles.web(new Files(), "maxThreads=\"200\"");
		for (int i = 0; i < 10; i++) {
			files.with("jboss-as/server/shop/deploy/p" + i + "-ds.xml", jboss(sizes(1, 5)).text(SOURCE).replace("OrdersDS", "P" + i + "DS"));
		}
		List<Finding> findings = files.findings(BELOW);
		assertEquals(10, findings.size());
		assertEquals(Set.of("22"), findings.stream().map(Finding::limit).collect(Collectors.toSet()));
		assertTrue(findings.stream().allMatch(finding -> finding.severity() == Severity.INFO && finding.fixes().size() == 1));
		assertEquals("Data source P0DS has at most 5 connections. shop has up to 200 threads for requests and 10 data sources for them. If the requests of this one wait, raise the maximum to 22, "
				+ "its part of the threads and ten percent; the 10 pools then open up to 220 connections together.", findings.get(0).message());
		assertNotEquals(FixEffect.KEEPS_MEANING, findings.get(0).fixes().get(0).effect());
		for (Finding finding : findings) {
			files.apply(finding.fixes().get(0));
		}
		assertTrue(files.findings(BELOW).isEmpty());
	}

	/** Which of several is the busy one no file tells: 220 connections for 200 threads are 110 for each of two, and a quarter of that is 27. */
	@Test
	void besideOthersOnlyFarBelowItsPart() {
		Files files = PoolFiles.web(jboss(sizes(1, 28)), "maxThreads=\"200\"").with("jboss-as/server/shop/deploy/stock-ds.xml", jboss(sizes(10, 300)).text(SOURCE).replace("OrdersDS", "StockDS"));
		assertTrue(files.findings(BELOW).isEmpty());
		assertEquals("27", files.copy().replace(SOURCE, ">28<", ">27<").finding(BELOW).measured());
		assertTrue(files.copy().replace(SOURCE, ">28<", ">27<").replace(SOURCE, "OrdersDS", "JmsDS").findings(BELOW).isEmpty(), "the store of messages");
	}

	@Test
	void theDatabaseHasAPartForEachPool() {
		Files four = PoolFiles.web(new Files(), "maxThreads=\"200\"").with("db/postgresql.conf", "max_connections = 83\n");
		for (int i = 0; i < 4; i++) {
			four.with("jboss-as/server/shop/deploy/p" + i + "-ds.xml", jboss(sizes(1, 10)).text(SOURCE).replace("OrdersDS", "P" + i + "DS"));
		}
		assertEquals(Set.of("20"), four.findings(BELOW).stream().map(Finding::limit).collect(Collectors.toSet()), "80 that are not reserved for four pools");
		assertTrue(four.findings(BELOW).get(0).message().contains("The database lets in 20 for this pool"), four.findings(BELOW).get(0).message());
		Files full = PoolFiles.web(jboss(sizes(10, 80)), "maxThreads=\"200\"").with("db/postgresql.conf", "max_connections = 83\n");
		assertTrue(full.finding(BELOW).message().contains("The database lets in no more for this pool"), full.finding(BELOW).message());
		assertEquals(BELOW + "/lower-threads", full.finding(BELOW).fixes().get(0).id());
		Files some = PoolFiles.web(jboss(sizes(10, 80)), "maxThreads=\"200\"").with("db/postgresql.conf", "max_connections = 103\n");
		FixContract.verify(PoolFiles.web(jboss(sizes(10, 80)), "maxThreads=\"200\"").with("db/postgresql.conf", "max_connections = 253\n"), BELOW + "/raise-connections",
				Map.of(SOURCE, Map.of("<max-pool-size>80<", "<max-pool-size>220<")));
		assertEquals("100", some.finding(BELOW).limit());
	}

	@Test
	void silentWhereThreadsAreNotKnownOrNotMeant() {
		assertTrue(jboss(sizes(10, 80)).findings(BELOW).isEmpty());
		assertTrue(PoolFiles.wildFly("          <pool>\n            <max-pool-size>60</max-pool-size>\n          </pool>\n", "").findings(BELOW).isEmpty());
		assertTrue(PoolFiles.web(jboss(sizes(10, 80)), "maxThreads=\"${threads}\"").findings(BELOW).isEmpty());
		assertTrue(new Files().with("Shop/src/main/resources/application.properties", "spring.datasource.hikari.maximum-pool-size=10\nserver.tomcat.threads.max=200\n").findings(BELOW).isEmpty());
	}

	@Test
	void fixesOfEachSide() {
		Files files = PoolFiles.web(jboss(sizes(10, 80)), "maxThreads=\"200\"");
		FixContract.verify(files, BELOW + "/raise-connections", Map.of(SOURCE, Map.of("<max-pool-size>80<", "<max-pool-size>220<")));
		FixContract.verify(files, BELOW + "/lower-threads", Map.of(WEB, Map.of("maxThreads=\"200\"", "maxThreads=\"80\"")));
	}

	@Test
	void defaultMaximum() {
		Finding finding = PoolFiles.web(jboss(sizes(10, null)), "maxThreads=\"200\"").finding(DEFAULT);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("20", finding.measured());
		assertEquals("220", finding.limit());
		assertTrue(jboss("").finding(DEFAULT).message().contains("at least the number of users"), "threads are not known");
		assertTrue(PoolFiles.web(jboss(sizes(10, null)), "maxThreads=\"20\"").findings(DEFAULT).isEmpty());
		assertEquals(1, PoolFiles.web(jboss(sizes(10, null)), "maxThreads=\"21\"").findings(DEFAULT).size());
		assertTrue(jboss(sizes(10, 30)).findings(DEFAULT).isEmpty());
		assertEquals("50", PoolFiles.liberty("", "").finding(DEFAULT).measured());
		assertEquals("20", PoolFiles.wildFly("", "").finding(DEFAULT).measured());
	}

	@Test
	void fixOfTheDefault() {
		FixContract.verify(PoolFiles.web(jboss(""), "maxThreads=\"200\""), DEFAULT + "/raise-connections",
				Map.of(SOURCE, Map.of("</exception-sorter-class-name>\n", "</exception-sorter-class-name>\n    <max-pool-size>220</max-pool-size>\n")));
	}

	@Test
	void ofAnApplicationOnTheOnlyServer() {
		Files files = PoolFiles.wildFly("          <pool>\n            <max-pool-size>300</max-pool-size>\n          </pool>\n", " task-max-threads=\"200\"").with("Shop/pom.xml", "<project/>")
				.with("Shop/src/main/webapp/WEB-INF/orders-ds.xml", """
						<datasources xmlns="http://www.jboss.org/ironjacamar/schema">
						  <datasource jndi-name="java:jboss/datasources/Stock" pool-name="Stock">
						    <connection-url>jdbc:postgresql://db1/stock</connection-url>
						    <driver>postgresql</driver>
						    <pool>
						      <max-pool-size>20</max-pool-size>
						    </pool>
						  </datasource>
						</datasources>
						""");
		assertTrue(files.finding(BELOW).assumption().startsWith("WireTune assumes that the only server that was read runs the application"), files.finding(BELOW).assumption());
	}
}
