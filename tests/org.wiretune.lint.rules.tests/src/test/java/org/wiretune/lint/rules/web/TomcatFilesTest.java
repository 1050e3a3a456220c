/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Product;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Tomcat by itself: its connectors, and the pools of its resources. */
class TomcatFilesTest {

	private static final String SERVER = "tomcat/conf/server.xml";
	private static final String CONTEXT = "tomcat/conf/context.xml";
	private static final String APPLICATION = "shop/src/main/webapp/META-INF/context.xml";

	private static Files server(String attributes) {
		return new Files().with(SERVER, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Server port=\"8005\" shutdown=\"SHUTDOWN\">\n  <Service name=\"Catalina\">\n    <Connector port=\"8080\" protocol=\"HTTP/1.1\"\n               connectionTimeout=\"20000\"\n               redirectPort=\"8443\"" + attributes
				+ " />\n    <Engine name=\"Catalina\" defaultHost=\"localhost\"/>\n  </Service>\n</Server>\n");
	}

	@Test
	void threadsThatAreKept() {
		String rule = "connector-minspare-missing";
		Finding finding = server(" maxThreads=\"500\"").finding(rule);
		assertTrue(finding.message().contains("10"), finding.message());
		assertEquals(List.of(), server(" maxThreads=\"200\"").findings(rule));
		assertEquals(1, server(" maxThreads=\"201\"").findings(rule).size());
		assertEquals(List.of(), server(" maxThreads=\"500\" minSpareThreads=\"400\"").findings(rule));
		assertEquals(List.of(), server(" maxThreads=\"500\" executor=\"pool\"").findings(rule));
		FixContract.verify(server(" maxThreads=\"500\""), rule + "/keep", Map.of(SERVER, Map.of(" maxThreads=\"500\"", " maxThreads=\"500\" minSpareThreads=\"400\"")));
	}

	@Test
	void defaultsInPlaceholders() {
		String rule = "connector-minspare-above-max";
		Files files = server(" maxThreads=\"${threads:-150}\" minSpareThreads=\"160\"");
		assertEquals("150", files.finding(rule).limit());
		assertEquals(List.of(), server(" maxThreads=\"${threads:-160}\" minSpareThreads=\"160\"").findings(rule));
		assertEquals(List.of(), server(" maxThreads=\"${threads}\" minSpareThreads=\"160\"").findings(rule));
		FixContract.verify(files, rule + "/raise-most", Map.of(SERVER, Map.of("${threads:-150}", "${threads:-160}")));
	}

	@Test
	void requestsOfAConnection() {
		assertEquals(1, server(" maxKeepAliveRequests=\"1\"").findings("connector-keepalive-disabled").size());
		assertEquals(1, server(" maxKeepAliveRequests=\"100\"").findings("connector-maxkeepalive-default").size());
		assertEquals(1, server(" maxThreads=\"400\"").findings("connector-maxkeepalive-default").size());
		// As it ships, nothing is said by the rules that are on.
		assertEquals(List.of(), server("").findings("connector-maxkeepalive-default"));
		assertEquals(List.of(), server(" maxKeepAliveRequests=\"-1\" maxThreads=\"400\"").findings("connector-maxkeepalive-default"));
	}

	private static Files pool(String path, String attributes) {
		return new Files().with("shop/pom.xml", "<project/>").with(path, "<Context>\n  <Resource name=\"jdbc/shop\" auth=\"Container\" type=\"javax.sql.DataSource\" driverClassName=\"com.mysql.cj.jdbc.Driver\"\n    url=\"jdbc:mysql://db:3306/shop\" " + attributes + "/>\n</Context>\n")
				.with("db/my.cnf", "[mysqld]\nmax_connections = 60\n");
	}

	@Test
	void pools() {
		String rule = "db-max-connections-below-pools";
		for (String path : new String[] {CONTEXT, APPLICATION}) {
			assertEquals(List.of(), pool(path, "maxTotal=\"50\"").findings(rule), path);
			assertEquals(1, pool(path, "maxTotal=\"70\"").findings(rule).size(), path);
			assertEquals(1, pool(path, "maxActive=\"70\"").findings(rule).size(), path);
			assertEquals(1, pool(path, "factory=\"org.apache.tomcat.jdbc.pool.DataSourceFactory\"").findings(rule).size(), "100 are the default of the pool of Tomcat");
			assertEquals(List.of(), pool(path, "").findings(rule), "the default of DBCP depends on the version");
			assertEquals(List.of(), pool(path, "maxTotal=\"70\"").replace(path, "javax.sql.DataSource", "javax.mail.Session").findings(rule));
		}
		assertEquals(List.of(), pool(CONTEXT, "maxTotal=\"50\" minIdle=\"0\"").findings("ds-min-pool-zero"));
	}

	@Test
	void othersAreNot() {
		String jboss = server(" maxThreads=\"500\"").text(SERVER);
		assertTrue(new Files().with("jboss/server/default/deploy/jbossweb.sar/server.xml", jboss).lint().solution().getServers().stream().noneMatch(each -> each.getProduct() == Product.TOMCAT));
		assertEquals(1, server("").lint().solution().getServers().stream().filter(each -> each.getProduct() == Product.TOMCAT).count());
		assertTrue(new Files().with(SERVER, "<server><httpEndpoint id=\"a\"/></server>").lint().solution().getServers().stream().noneMatch(each -> each.getProduct() == Product.TOMCAT));
		assertEquals(List.of(), new Files().with("shop/auth/server.xml", jboss.replace("Catalina", "jboss.web")).findings("connector-minspare-missing"));
		assertEquals(1, new Files().with("shop/auth/server.xml", jboss).findings("connector-minspare-missing").size());
		// A file that ends early is told, and what stands before counts.
		assertEquals(1, new Files().with(SERVER, jboss.substring(0, jboss.indexOf("<Engine"))).lint().problems().size());
	}
}
