/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class EnterpriseBeansTest {

	private static final String SERVER = "Shop/jboss/server/shop/";
	private static final String POOLS = SERVER + "deploy/ejb3-interceptors-aop.xml";
	private static final String WEB = SERVER + "deploy/jbossweb.sar/server.xml";
	private static final String REMOTING = SERVER + "deploy/remoting-jboss-beans.xml";
	private static final String SCRIPT = "Shop/jboss/bin/run.conf";
	private static final String CODE = "Shop/src/shop/Orders.java";
	private static final String WILDFLY = "Wf/standalone.xml";

	private static Files project() {
		return new Files().with("Shop/.project", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<projectDescription><name>Shop</name></projectDescription>\n");
	}

	private static Files pools(String plain, String jacc) {
		return project().with(POOLS, """
				<?xml version="1.0" encoding="UTF-8"?>
				<aop xmlns="urn:jboss:aop-beans:1.0">
				  <domain name="Stateless Bean" extends="Intercepted Bean" inheritBindings="true">
				    <annotation expr="class(*) AND !class(@org.jboss.ejb3.annotation.Pool)">
				      @org.jboss.ejb3.annotation.Pool (%s)
				    </annotation>
				  </domain>
				  <domain name="JACC Stateless Bean" extends="Intercepted Bean" inheritBindings="true">
				    <annotation expr="class(*) AND !class(@org.jboss.ejb3.annotation.Pool)">
				      @org.jboss.ejb3.annotation.Pool (%s)
				    </annotation>
				  </domain>
				</aop>
				""".formatted(plain, jacc));
	}

	private static String strict(int size) {
		return "value=\"StrictMaxPool\", maxSize=" + size + ", timeout=10000";
	}

	private static final String LOCAL = "value=\"ThreadlocalPool\"";

	private static String web(String threads) {
		return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Server>\n  <Service name=\"jboss.web\">\n    <Connector protocol=\"HTTP/1.1\" port=\"8080\" " + threads + "/>\n  </Service>\n</Server>\n";
	}

	@Test
	void strictPoolBelowThreads() {
		String rule = "slsb-strictmaxpool-undersized";
		Files files = pools(strict(30), LOCAL).with(WEB, web("maxThreads=\"31\""));
		Finding finding = files.finding(rule);
		assertEquals("30", finding.measured());
		assertEquals("31", finding.limit());
		assertEquals(Severity.WARNING, finding.severity());
		assertTrue(pools(strict(31), LOCAL).with(WEB, web("maxThreads=\"31\"")).findings(rule).isEmpty());
		assertTrue(pools(strict(30), LOCAL).with(WEB, web("")).findings(rule).isEmpty(), "threads are not stated");
		assertTrue(pools(LOCAL, LOCAL).with(WEB, web("maxThreads=\"31\"")).findings(rule).isEmpty());
		FixContract.verify(files, rule + "/raise", Map.of(POOLS, Map.of("maxSize=30", "maxSize=31")));
	}

	@Test
	void strictPoolOfABean() {
		String rule = "slsb-strictmaxpool-undersized";
		String bean = "package shop;\n\nimport javax.ejb.Stateless;\n\nimport org.jboss.ejb3.annotation.Pool;\n\n@Stateless\n@Pool(value = \"StrictMaxPool\", maxSize = 5, timeout = 10000)\npublic class Orders {\n}\n";
		Files files = pools(LOCAL, LOCAL).with(WEB, web("maxThreads=\"40\"")).with(CODE, bean);
		assertTrue(files.finding(rule).message().startsWith("Pool Orders of shop has 5"), files.finding(rule).message());
		FixContract.verify(files, rule + "/raise", Map.of(CODE, Map.of("maxSize = 5", "maxSize = 40")));
		assertTrue(files.with(CODE, bean.replace("@Stateless\n", "")).findings(rule).isEmpty());
	}

	@Test
	void strictPoolOfABeanOfJBoss4() {
		String rule = "slsb-strictmaxpool-undersized";
		String bean = "package shop;\n\nimport javax.ejb.Stateless;\n\nimport org.jboss.annotation.ejb.PoolClass;\nimport org.jboss.ejb3.StrictMaxPool;\n\n@Stateless\n@PoolClass(value = StrictMaxPool.class, maxSize = 5, timeout = 10000)\npublic class Orders {\n}\n";
		Files files = pools(LOCAL, LOCAL).with(WEB, web("maxThreads=\"40\"")).with(CODE, bean);
		FixContract.verify(files, rule + "/raise", Map.of(CODE, Map.of("maxSize = 5", "maxSize = 40")));
		// The package may stand at the place of use.
		String qualified = bean.replace("import org.jboss.annotation.ejb.PoolClass;\n", "").replace("import org.jboss.ejb3.StrictMaxPool;\n", "").replace("@PoolClass(value = ", "@org.jboss.annotation.ejb.PoolClass(value = org.jboss.ejb3.")
				.replace("import javax.ejb.Stateless;\n", "").replace("@Stateless", "@javax.ejb.Stateless");
		assertTrue(files.copy().with(CODE, qualified).finding(rule).message().startsWith("Pool Orders of shop has 5"));
		assertTrue(files.copy().with(CODE, bean.replace("maxSize = 5", "maxSize = 40")).findings(rule).isEmpty());
		assertTrue(files.copy().with(CODE, bean.replace("StrictMaxPool", "ThreadlocalPool")).findings(rule).isEmpty());
		assertTrue(files.copy().with(CODE, bean.replace("org.jboss.annotation.ejb.PoolClass", "shop.PoolClass")).findings(rule).isEmpty());
		assertTrue(files.copy().with(CODE, bean.substring(0, bean.indexOf(", timeout"))).findings(rule).size() <= 1);
	}

	private static Files wildFly(String pool, String worker) {
		return new Files().with(WILDFLY, """
				<?xml version="1.0" encoding="UTF-8"?>
				<server xmlns="urn:jboss:domain:20.0">
				  <profile>
				    <subsystem xmlns="urn:jboss:domain:ejb3:10.0">
				      <session-bean>
				        <stateless>
				          <bean-instance-pool-ref pool-name="slsb"/>
				        </stateless>
				      </session-bean>
				      <pools>
				        <bean-instance-pools>
				          <strict-max-pool name="slsb" %s/>
				        </bean-instance-pools>
				      </pools>
				    </subsystem>
				    <subsystem xmlns="urn:jboss:domain:io:3.0">
				      <worker name="default" %s/>
				    </subsystem>
				  </profile>
				</server>
				""".formatted(pool, worker));
	}

	@Test
	void strictPoolOfWildFly() {
		String rule = "slsb-strictmaxpool-undersized";
		Files files = wildFly("max-pool-size=\"20\"", "task-max-threads=\"64\"");
		FixContract.verify(files, rule + "/raise", Map.of(WILDFLY, Map.of("\"20\"", "\"64\"")));
		assertTrue(wildFly("max-pool-size=\"64\"", "task-max-threads=\"64\"").findings(rule).isEmpty());
		assertTrue(wildFly("derive-size=\"from-worker-pools\"", "task-max-threads=\"64\"").findings(rule).isEmpty());
		assertTrue(wildFly("max-pool-size=\"20\"", "").findings(rule).isEmpty());
	}

	@Test
	void throttle() {
		String rule = "slsb-strictmaxpool-as-throttle";
		assertEquals(1, pools(strict(10), LOCAL).findings(rule).size());
		assertTrue(pools(strict(11), LOCAL).findings(rule).isEmpty());
	}

	@Test
	void numbersOfThreadLocalPools() {
		String rule = "slsb-threadlocal-params-ignored";
		Files files = pools(LOCAL + ", maxSize=30, timeout=10000", LOCAL);
		assertEquals("30", files.finding(rule).measured());
		assertTrue(pools(LOCAL, LOCAL).findings(rule).isEmpty());
		assertTrue(pools(strict(30), LOCAL).findings(rule).isEmpty());
		FixContract.verify(files, rule + "/remove", Map.of(POOLS, Map.of("(value=\"ThreadlocalPool\", maxSize=30, timeout=10000)", "(value=\"ThreadlocalPool\")")));
		FixContract.verify(files, rule + "/strict", Map.of(POOLS, Map.of("\"ThreadlocalPool\", maxSize", "\"StrictMaxPool\", maxSize", "\"ThreadlocalPool\")", "\"StrictMaxPool\")")));
	}

	@Test
	void footprint() {
		String rule = "slsb-threadlocal-footprint";
		Files files = pools(LOCAL, LOCAL);
		for (int i = 0; i < 10; i++) {
			files.with("Shop/src/shop/Bean" + i + ".java", "package shop;\n\nimport javax.ejb.Stateless;\n\n@Stateless\npublic class Bean" + i + " {\n}\n");
		}
		assertEquals("50010", files.copy().with(WEB, web("maxThreads=\"5001\"")).finding(rule).measured());
		assertTrue(files.copy().with(WEB, web("maxThreads=\"5000\"")).findings(rule).isEmpty());
		assertTrue(files.copy().with(WEB, web("maxThreads=\"6000\"")).with(POOLS, pools(strict(30), LOCAL).text(POOLS)).findings(rule).isEmpty());
	}

	@Test
	void domainsThatDiffer() {
		String rule = "slsb-jacc-domain-mismatch";
		assertTrue(pools(strict(30), strict(30)).findings(rule).isEmpty());
		assertTrue(pools(LOCAL + ", maxSize=30", LOCAL + ", maxSize=40").findings(rule).isEmpty(), "the numbers have no effect");
		assertEquals(1, pools(strict(30), LOCAL + ", maxSize=30").findings(rule).size());
		FixContract.verify(pools(strict(30), strict(50)), rule + "/copy-to-jacc", Map.of(POOLS, Map.of("maxSize=50", "maxSize=30")));
		FixContract.verify(pools(strict(30), strict(50)), rule + "/copy-from-jacc", Map.of(POOLS, Map.of("maxSize=30", "maxSize=50")));
	}

	private static final String VIEW = "package shop;\n\nimport javax.ejb.Remote;\n\n@Remote\npublic interface Prices {\n\tint of(String article);\n}\n";
	private static final String CALLER = "package shop;\n\nimport javax.ejb.EJB;\nimport javax.ejb.Stateless;\n\n@Stateless\npublic class Orders {\n\n\t@EJB\n\tprivate Prices prices;\n}\n";

	private static Files calls(String options) {
		return pools(LOCAL, LOCAL).with("Shop/src/shop/Prices.java", VIEW).with(CODE, CALLER).with(SCRIPT, "JAVA_OPTS=\"-Xms1g -Xmx1g" + options + "\"\n");
	}

	@Test
	void remoteInterfaceInOneMachine() {
		String rule = "ejb-remote-iface-same-jvm";
		Files files = calls("");
		Finding finding = files.finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(CODE, finding.origin().path());
		assertTrue(calls(" -Dorg.jboss.ejb3.remoting.IsLocalInterceptor.passByRef=true").findings(rule).isEmpty());
		assertEquals(1, calls(" -Dorg.jboss.ejb3.remoting.IsLocalInterceptor.passByRef=false").findings(rule).size());
		assertTrue(calls("").with("Shop/src/shop/Prices.java", VIEW.replace("@Remote\n", "")).findings(rule).isEmpty());
		assertTrue(calls("").with(CODE, CALLER.replace("\t@EJB\n", "")).findings(rule).isEmpty());
		String client = "Shop/shop-client.jar/src/shop/Orders.java";
		assertTrue(calls("").without(CODE).with(client, CALLER).findings(rule).isEmpty(), "a client runs elsewhere");
		assertEquals(1, calls("").without(CODE).with(client.replace("-client", "-orders"), CALLER).findings(rule).size());
		assertTrue(new Files().with("Shop/src/shop/Prices.java", VIEW).with(CODE, CALLER).findings(rule).isEmpty(), "no server is known");
		FixContract.verify(files, rule + "/by-reference", Map.of(SCRIPT, Map.of("-Xmx1g", "-Xmx1g -Dorg.jboss.ejb3.remoting.IsLocalInterceptor.passByRef=true")));
	}

	/** Without a server the specification tells, which copies. */
	@Test
	void remoteInterfaceOnAnyServer() {
		String rule = "ejb-remote-iface-copies";
		Files files = new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("Shop/src/shop/Prices.java", VIEW).with(CODE, CALLER);
		assertEquals("1", files.finding(rule).measured());
		assertTrue(files.finding(rule).message().startsWith("Orders calls a bean of the same application through the remote interface Prices."), files.finding(rule).message());
		assertTrue(files.with("Shop/src/shop/Prices.java", VIEW.replace("@Remote\n", "")).findings(rule).isEmpty());
		assertTrue(calls("").findings(rule).isEmpty(), "the server is known");
		String all = "<project><packaging>pom</packaging><modules><module>ejb</module><module>web</module><module>ear</module></modules></project>\n";
		Files modules = new Files().with("Shop/pom.xml", all).with("Shop/ejb/pom.xml", "<project><packaging>ejb</packaging></project>\n").with("Shop/web/pom.xml", "<project><packaging>war</packaging></project>\n").with("Shop/ear/pom.xml", "<project><packaging>ear</packaging></project>\n")
				.with("Shop/ejb/src/main/java/shop/Prices.java", VIEW).with("Shop/web/src/main/java/shop/Orders.java", CALLER);
		assertEquals(1, modules.findings(rule).size(), "modules of one archive");
		assertTrue(modules.without("Shop/ear/pom.xml").findings(rule).isEmpty(), "modules that may run apart");
	}

	@Test
	void remoteInterfaceOnWildFly() {
		String rule = "ejb-remote-iface-same-jvm";
		String inVm = "    <subsystem xmlns=\"urn:jboss:domain:ejb3:10.0\">\n      <in-vm-remote-interface-invocation pass-by-value=\"true\"/>\n    </subsystem>\n";
		Files files = project().with("Shop/src/shop/Prices.java", VIEW).with(CODE, CALLER).with(WILDFLY,
				"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<server xmlns=\"urn:jboss:domain:20.0\">\n  <profile>\n" + inVm + "  </profile>\n</server>\n");
		FixContract.verify(files, rule + "/by-reference", Map.of(WILDFLY, Map.of("pass-by-value=\"true\"", "pass-by-value=\"false\"")));
	}

	@Test
	void misspelled() {
		String rule = "ejb-passbyref-misspelled";
		Files files = calls(" -Dorg.jboss.ejb3.IsLocalInterceptor.passByRef=true");
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		assertEquals(1, files.findings("ejb-remote-iface-same-jvm").size(), "nothing reads the wrong name");
		assertTrue(calls(" -Dorg.jboss.ejb3.remoting.IsLocalInterceptor.passByRef=true").findings(rule).isEmpty());
		FixContract.verify(files, rule + "/rename", Map.of(SCRIPT, Map.of("-Dorg.jboss.ejb3.IsLocalInterceptor.passByRef=true", "-Dorg.jboss.ejb3.remoting.IsLocalInterceptor.passByRef=true")));
	}

	private static Files remoting(String locator, String server) {
		return calls("").with(REMOTING, """
				<?xml version="1.0" encoding="UTF-8"?>
				<deployment xmlns="urn:jboss:bean-deployer:2.0">
				  <bean name="UnifiedInvokerConfiguration" class="org.jboss.remoting.ServerConfiguration">
				    <property name="invokerLocatorParameters">
				      <map keyClass="java.lang.String" valueClass="java.lang.String">
				        <entry><key>enableTcpNoDelay</key> <value>true</value></entry>
				%s      </map>
				    </property>
				    <property name="serverParameters">
				      <map keyClass="java.lang.String" valueClass="java.lang.String">
				        <entry><key>numAcceptThreads</key> <value>1</value></entry>
				%s      </map>
				    </property>
				  </bean>
				</deployment>
				""".formatted(locator, server));
	}

	@ParameterizedTest
	@CsvSource({"remoting-maxpoolsize-default, maxPoolSize, false, state, 500", "remoting-clientmaxpoolsize-default, clientMaxPoolSize, true, state, 100",
			"remoting-idle-purge-off, idleTimeout, false, purge, 60"})
	void remotingPools(String rule, String key, boolean locator, String fix, String value) throws Exception {
		String entry = "        <entry><key>" + key + "</key> <value>300</value></entry>\n";
		assertTrue(remoting(locator ? entry : "", locator ? "" : entry).findings(rule).isEmpty(), rule);
		Files files = remoting("", "");
		assertEquals(1, files.findings(rule).size(), rule);
		String first = locator ? "<entry><key>enableTcpNoDelay</key> <value>true</value></entry>\n" : "<entry><key>numAcceptThreads</key> <value>1</value></entry>\n";
		FixContract.verify(files, rule + '/' + fix, Map.of(REMOTING, Map.of(first, first + "        <entry><key>" + key + "</key><value>" + value + "</value></entry>\n")));
	}

	@Test
	void remotingPoolsOnlyWithRemoteCode() {
		Files files = remoting("", "").without("Shop/src/shop/Prices.java").without(CODE);
		assertTrue(files.findings("remoting-maxpoolsize-default").isEmpty());
		assertTrue(files.findings("remoting-clientmaxpoolsize-default").isEmpty());
	}

	private static Files query(String bean, String method) {
		return project().with(CODE, """
				package shop;

				import java.util.List;

				import javax.ejb.%s;
				import javax.persistence.EntityManager;

				@%s
				public class Orders {

					private EntityManager em;

				%s}
				""".formatted(bean, bean, method.indent(4).replace("    ", "\t")));
	}

	@Test
	void pagesByQueries() {
		String rule = "stateless-paging-query";
		String method = "public List<?> page(int row) {\n    return em.createQuery(\"select o from Order o\").setFirstResult(row).setMaxResults(20).getResultList();\n}\n";
		assertEquals(1, query("Stateless", method).findings(rule).size());
		assertTrue(query("Stateful", method).findings(rule).isEmpty());
		assertTrue(query("Stateless", method.replace("(row)", "(0)")).findings(rule).isEmpty());
	}

	@Test
	void listsWithoutAnEnd() {
		String rule = "lookup-query-unbounded";
		String method = "public List<?> all() {\n    return em.createQuery(\"select o from Order o\").getResultList();\n}\n";
		Files files = query("Stateless", method);
		FixContract.verify(files, rule + "/cap", Map.of(CODE, Map.of("Order o\").getResultList()", "Order o\").setMaxResults(500).getResultList()")));
		assertTrue(query("Stateless", method.replace(".getResultList", ".setMaxResults(10).getResultList")).findings(rule).isEmpty());
		assertTrue(query("Stateless", method.replace("public", "private")).findings(rule).isEmpty());
		assertTrue(query("Stateless", method.replace("Order o\"", "Order o where o.id = :id\"")).findings(rule).isEmpty(), "one row at most");
		assertEquals(1, query("Stateless", method.replace("Order o\"", "Order o where o.customer.id = :id\"")).findings(rule).size(), "as many as the customer has");
	}

	/** What keeps the rows is returned, or an array of them. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"public List<Order> all()|List<Order> rows = em.createQuery(QUERY).getResultList(); return rows;|1", "public List<Order> all()|List<Order> rows = null; rows = (List<Order>) em.createQuery(QUERY).getResultList(); return rows;|1",
			"public List<Order> all()|return (List<Order>) (List<?>) em.createQuery(QUERY).getResultList();|1", "public Order[] all()|List<Order> rows = em.createQuery(QUERY).getResultList(); Order[] all = new Order[rows.size()]; rows.toArray(all); return all;|1",
			"public Order[] all()|List<Order> rows = em.createQuery(QUERY).getResultList(); return rows.toArray(new Order[0]);|1",
			"public List<Order> all()|List<Order> rows = em.createQuery(QUERY).getResultList(); return rows.subList(0, 1);|0", "public Order all()|List<Order> rows = em.createQuery(QUERY).getResultList(); return rows.get(0);|0", "public List<Order> all()|List<Order> rows = em.createQuery(QUERY).getResultList(); List<Order> other = few(rows); return other;|0",
			"public List<Order> all()|Query query = em.createQuery(QUERY); query.setMaxResults(9); List<Order> rows = query.getResultList(); return rows;|0", "public Order[] all()|List<Order> rows = em.createQuery(QUERY).getResultList(); return few(rows);|0"})
	void whatIsReturnedLater(String head, String body, int findings) {
		assertEquals(findings, query("Stateless", head + " {\n    " + body.replace("QUERY", "\"select o from Order o\"") + "\n}\n").findings("lookup-query-unbounded").size());
	}

	private static Files stateful(String annotations, String members) {
		return project().with(CODE, "package shop;\n\nimport javax.ejb.Stateful;\n" + (members.contains("@Remove") ? "import javax.ejb.Remove;\n" : "") + "\n@Stateful\n" + annotations + "public class Orders {\n\n\tprivate String customer;\n" + members + "}\n");
	}

	@Test
	void statefulWithoutAnEnd() {
		String rule = "sfsb-never-removed";
		Files files = stateful("", "");
		assertEquals(Severity.INFO, files.finding(rule).severity());
		assertTrue(stateful("", "\n\t@Remove\n\tpublic void end() {\n\t}\n").findings(rule).isEmpty());
		assertTrue(stateful("@SessionScoped\n", "").findings(rule).isEmpty());
		assertTrue(files.copy().with("Shop/src/META-INF/ejb-jar.xml", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ejb-jar>\n  <enterprise-beans>\n    <session>\n      <ejb-name>Orders</ejb-name>\n"
				+ "      <stateful-timeout><timeout>10</timeout></stateful-timeout>\n    </session>\n  </enterprise-beans>\n</ejb-jar>\n").findings(rule).isEmpty());
		FixContract.verify(files, rule + "/remove-method", Map.of(CODE, Map.of("\tprivate String customer;\n", "\tprivate String customer;\n\n\t@javax.ejb.Remove\n\tpublic void remove() {\n\t}\n")));
	}
}
