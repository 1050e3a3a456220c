/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.clustering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;

class ReplicatedCacheTest {

	private static final String CACHES = "Shop/server/shop/deploy/cluster/jboss-cache-manager.sar/META-INF/jboss-cache-manager-jboss-beans.xml";
	private static final String WORKERS = "Shop/httpd/conf/workers.properties";
	private static final String WILDFLY = "Wf/standalone-ha.xml";

	private static String entry(String key, boolean buddies, String more) {
		return """
				      <entry><key>%s</key>
				      <value>
				        <bean name="%sConfig" class="org.jboss.cache.config.Configuration">
				          %s
				          <property name="buddyReplicationConfig">
				            <bean class="org.jboss.cache.config.BuddyReplicationConfig">
				              <property name="enabled">%s</property>
				            </bean>
				          </property>
				        </bean>
				      </value>
				      </entry>
				""".formatted(key, key, more, buddies);
	}

	private static Files caches(boolean sessions, boolean beans, String more) {
		return new Files().with(CACHES, """
				<?xml version="1.0" encoding="UTF-8"?>
				<deployment xmlns="urn:jboss:bean-deployer:2.0">
				  <bean name="CacheConfigurationRegistry" class="org.jboss.ha.cachemanager.DependencyInjectedConfigurationRegistry">
				    <property name="newConfigurations">
				      <map keyClass="java.lang.String" valueClass="org.jboss.cache.config.Configuration">
				%s%s      </map>
				    </property>
				  </bean>
				</deployment>
				""".formatted(entry("standard-session-cache", sessions, ""), entry("sfsb-cache", beans, more)));
	}

	private static Files caches(boolean sessions, boolean beans) {
		return caches(sessions, beans, "<property name=\"nodeLockingScheme\">PESSIMISTIC</property>");
	}

	@Test
	void fullReplication() throws Exception {
		for (String rule : new String[] {"session-full-replication-gt2", "sfsb-full-replication"}) {
			Files files = caches(false, false);
			assertEquals(1, files.findings(rule).size(), rule);
			assertTrue(caches(true, true).findings(rule).isEmpty(), rule);
			assertTrue(files.copy().apply(FixContract.fix(files.finding(rule), rule + "/buddies")).findings(rule).isEmpty(), rule);
		}
		FixContract.verify(caches(false, true), "session-full-replication-gt2/buddies", Map.of(CACHES, Map.of(">false<", ">true<")));
		FixContract.verify(caches(true, false), "sfsb-full-replication/buddies", Map.of(CACHES, Map.of(">false<", ">true<")));
	}

	private static Files infinispan(String element, String balancer) {
		return new Files().with(WILDFLY, """
				<?xml version="1.0" encoding="UTF-8"?>
				<server xmlns="urn:jboss:domain:20.0">
				  <profile>
				    <subsystem xmlns="urn:jboss:domain:infinispan:14.0">
				      <cache-container name="web" default-cache="repl">
				        <%s name="repl"/>
				      </cache-container>
				      <cache-container name="ejb" default-cache="repl">
				        <%s name="repl"/>
				      </cache-container>
				    </subsystem>
				%s  </profile>
				</server>
				""".formatted(element, element, balancer));
	}

	@Test
	void fullReplicationInWildFly() {
		for (String rule : new String[] {"session-full-replication-gt2", "sfsb-full-replication"}) {
			assertEquals("replicated-cache", infinispan("replicated-cache", "").finding(rule).measured());
			assertTrue(infinispan("distributed-cache", "").findings(rule).isEmpty());
		}
	}

	@Test
	void twoMethods() {
		String rule = "buddy-http-sfsb-mismatch";
		assertTrue(caches(false, false).findings(rule).isEmpty());
		assertTrue(caches(true, true).findings(rule).isEmpty());
		assertTrue(caches(true, false).finding(rule).message().contains("standard-session-cache has buddies and sfsb-cache has not"));
		assertTrue(caches(false, true).finding(rule).message().contains("sfsb-cache has buddies and standard-session-cache has not"));
		FixContract.verify(caches(true, false), rule + "/enable", Map.of(CACHES, Map.of(">false<", ">true<")));
		assertEquals(1, caches(true, false).finding(rule).fixes().size(), "with three nodes full replication is what another rule finds");
		FixContract.verify(caches(true, false).with("wiretune.rules", TWO_NODES), rule + "/disable", Map.of(CACHES, Map.of(">true<", ">false<")));
	}

	private static final String TWO_NODES = "buddy-http-sfsb-mismatch.nodes = 2\nsession-full-replication-gt2.nodes = 2\nsfsb-full-replication.nodes = 2\n";

	/** Without buddies two other rules speak, each with a number of nodes of its own. */
	@Test
	void noBuddiesOnlyWhereNoRuleWantsThem() {
		String rule = "buddy-http-sfsb-mismatch";
		for (String one : TWO_NODES.split("\n")) {
			assertEquals(1, caches(true, false).with("wiretune.rules", TWO_NODES.replace(one, one.replace("2", "3"))).finding(rule).fixes().size(), one);
			assertEquals(1, caches(true, false).with("wiretune.rules", one + "\n").finding(rule).fixes().size(), one);
		}
		assertEquals(2, caches(true, false).with("wiretune.rules", TWO_NODES).finding(rule).fixes().size());
	}

	@Test
	void nodeLocking() {
		String rule = "sfsb-node-locking-changed";
		Files files = caches(false, false, "<property name=\"nodeLockingScheme\">MVCC</property>");
		assertEquals("MVCC", files.finding(rule).measured());
		assertTrue(caches(false, false).findings(rule).isEmpty());
		assertTrue(caches(false, false, "").findings(rule).isEmpty());
		FixContract.verify(files, rule + "/restore", Map.of(CACHES, Map.of(">MVCC<", ">PESSIMISTIC<")));
	}

	@Test
	void sticky() {
		String rule = "buddy-without-sticky";
		Files files = caches(true, true).with(WORKERS, "worker.list=shop\nworker.shop.type=lb\nworker.shop.sticky_session=0\n");
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		assertTrue(caches(false, false).with(WORKERS, files.text(WORKERS)).findings(rule).isEmpty());
		assertTrue(caches(true, true).with(WORKERS, "worker.shop.type=lb\nworker.shop.sticky_session=1\n").findings(rule).isEmpty());
		assertTrue(caches(true, true).with(WORKERS, "worker.shop.type=lb\n").findings(rule).isEmpty());
		FixContract.verify(files, rule + "/sticky", Map.of(WORKERS, Map.of("sticky_session=0", "sticky_session=1")));
		String balancer = "    <subsystem xmlns=\"urn:jboss:domain:modcluster:6.0\">\n      <proxy name=\"default\" sticky-session=\"false\" listener=\"ajp\"/>\n    </subsystem>\n";
		FixContract.verify(infinispan("distributed-cache", balancer), rule + "/sticky", Map.of(WILDFLY, Map.of("sticky-session=\"false\"", "sticky-session=\"true\"")));
		assertTrue(infinispan("distributed-cache", balancer.replace("false", "true")).findings(rule).isEmpty());
	}

	private static Files session(String value, String descriptor) {
		return new Files().with("Shop/.project", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<projectDescription><name>Shop</name></projectDescription>\n")
				.with("Shop/WebContent/WEB-INF/web.xml", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<web-app>\n  " + descriptor + "\n</web-app>\n").with("Shop/src/shop/Search.java", """
				package shop;

				import java.util.List;

				import javax.servlet.http.HttpSession;

				public class Search {

					public void keep(HttpSession session, List<String> rows, String name) {
						session.setAttribute("rows", %s);
					}
				}
				""".formatted(value));
	}

	@Test
	void largeSessions() {
		String rule = "http-session-fat";
		assertEquals("List", session("rows", "<distributable/>").finding(rule).measured());
		assertEquals(1, session("new java.util.ArrayList<String>(rows)", "<distributable/>").findings(rule).size());
		assertTrue(session("name", "<distributable/>").findings(rule).isEmpty());
		assertTrue(session("rows", "").findings(rule).isEmpty());
	}
}
