/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.clustering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.Samples;

class CachedConnectionsTest {

	private static final String SERVER = "Shop/server/shop/";
	private static final String WEB = SERVER + "deploy/jbossweb.sar/server.xml";
	private static final String BEANS = SERVER + "deploy/jbossweb.sar/META-INF/jboss-beans.xml";
	private static final String EJB3 = SERVER + "deploy/ejb3-interceptors-aop.xml";
	private static final String EJB2 = SERVER + "conf/standardjboss.xml";
	private static final String JCA = SERVER + "deploy/jca-jboss-beans.xml";
	private static final String CODE = "Shop/src/shop/Orders.java";
	private static final String LEVEL = "Shop/.settings/org.eclipse.jdt.core.prefs";

	private static final String VALVE = """
			        <Valve className="org.jboss.web.tomcat.service.jca.CachedConnectionValve"
			          cachedConnectionManagerObjectName="jboss.jca:service=CachedConnectionManager"
			          transactionManagerObjectName="jboss:service=TransactionManager" />
			""";
	/** The valve as a fix writes it, in the style of the file. */
	private static final Map<String, String> PUT_BACK = Map.of("<Host name=\"localhost\">\n", """
			<Host name="localhost">
			        <Valve className="org.jboss.web.tomcat.service.jca.CachedConnectionValve"
			            cachedConnectionManagerObjectName="jboss.jca:service=CachedConnectionManager"
			            transactionManagerObjectName="jboss:service=TransactionManager" />
			""");
	private static final Map<String, String> DEPENDED = Map.of("</property>\n", """
			</property>
			    <depends>jboss.jca:service=CachedConnectionManager</depends>
			    <depends>jboss:service=TransactionManager</depends>
			""");
	private static final String DEPENDS = """
			    <!-- Only needed for the valve -->
			    <depends>jboss.jca:service=CachedConnectionManager</depends>
			    <depends>jboss:service=TransactionManager</depends>
			""";

	private static Files server(String valve, String depends) {
		return new Files().with(WEB, """
				<?xml version="1.0" encoding="UTF-8"?>
				<Server>
				  <Service name="jboss.web">
				    <Connector protocol="HTTP/1.1" port="8080" maxKeepAliveRequests="-1" />
				    <Engine name="jboss.web" defaultHost="localhost">
				      <Host name="localhost">
				%s      </Host>
				    </Engine>
				  </Service>
				</Server>
				""".formatted(valve)).with(BEANS, """
				<?xml version="1.0" encoding="UTF-8"?>
				<deployment xmlns="urn:jboss:bean-deployer:2.0">
				  <bean name="WebServer" class="org.jboss.web.tomcat.service.deployers.TomcatService">
				%s    <property name="tomcatDeployer"><inject bean="WarDeployer"/></property>
				  </bean>
				</deployment>
				""".formatted(depends));
	}

	private static Files both() {
		return server(VALVE, DEPENDS);
	}

	/** A class that works with a data source and a transaction of its own. */
	private static String code(String body) {
		return """
				package shop;

				import java.sql.Connection;
				import java.sql.SQLException;

				import javax.sql.DataSource;
				import javax.transaction.UserTransaction;

				public class Orders {

					private DataSource source;
					private UserTransaction transaction;

					public void store() throws Exception {
				%s\
					}
				}
				""".formatted(body.indent(8).replace("        ", "\t\t"));
	}

	static final String GOOD = """
			try (Connection connection = source.getConnection()) {
				connection.createStatement();
			}
			""";
	private static final String EARLY = """
			Connection connection = source.getConnection();
			transaction.begin();
			connection.createStatement();
			transaction.commit();
			connection.close();
			""";

	@Test
	void valveWithoutNeed() {
		String rule = "ccm-valve-enabled";
		assertEquals(Severity.INFO, both().with(CODE, code(GOOD)).finding(rule).severity());
		assertTrue(both().findings(rule).isEmpty(), "without code nothing is said");
		assertTrue(both().with(CODE, code(GOOD + "transaction.begin();\n")).findings(rule).isEmpty(), "transactions of its own");
		assertTrue(server("", "").with(CODE, code(GOOD)).findings(rule).isEmpty());
		Files inPersistence = Samples.application().with(WEB, both().text(WEB));
		assertEquals(1, inPersistence.findings(rule).size());
	}

	@Test
	void valveIsTakenOutWithItsDependencies() {
		FixContract.verify(both().with(CODE, code(GOOD)), "ccm-valve-enabled/remove",
				Map.of(WEB, Map.of("<Valve", "<!-- <Valve", "TransactionManager\" />", "TransactionManager\" /> -->"),
						BEANS, Map.of("<depends>jboss.jca:service=CachedConnectionManager</depends>", "<!-- <depends>jboss.jca:service=CachedConnectionManager</depends> -->",
								"<depends>jboss:service=TransactionManager</depends>", "<!-- <depends>jboss:service=TransactionManager</depends> -->")));
	}

	@Test
	void valveThatCodeNeeds() {
		String rule = "ccm-valve-needed-for-bmt";
		Files files = server("", "").with(CODE, code(EARLY));
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		assertEquals("1", files.finding(rule).measured());
		assertTrue(both().with(CODE, code(EARLY)).findings(rule).isEmpty());
		assertTrue(server("", "").with(CODE, code(GOOD)).findings(rule).isEmpty());
	}

	@Test
	void valveIsPutBack() throws Exception {
		Files files = server("", "").with(CODE, code(EARLY));
		FixContract.verify(files, "ccm-valve-needed-for-bmt/restore", Map.of(WEB, PUT_BACK, BEANS, DEPENDED));
	}

	@Test
	void valveAndDependenciesDiffer() {
		String rule = "ccm-depends-left-behind";
		assertTrue(both().findings(rule).isEmpty());
		assertTrue(server("", "").findings(rule).isEmpty());
		assertEquals(Severity.INFO, server("", DEPENDS).finding(rule).severity());
		assertEquals(Severity.WARNING, server(VALVE, "").finding(rule).severity());
		assertTrue(server(VALVE, "").without(BEANS).findings(rule).isEmpty(), "the other file was not read");
	}

	@Test
	void fixesOfTheDifference() throws Exception {
		String rule = "ccm-depends-left-behind";
		FixContract.verify(server("", DEPENDS), rule + "/comment-depends",
				Map.of(BEANS, Map.of("<depends>jboss.jca:service=CachedConnectionManager</depends>", "<!-- <depends>jboss.jca:service=CachedConnectionManager</depends> -->",
						"<depends>jboss:service=TransactionManager</depends>", "<!-- <depends>jboss:service=TransactionManager</depends> -->")));
		FixContract.verify(server(VALVE, ""), rule + "/comment-valve", Map.of(WEB, Map.of("<Valve", "<!-- <Valve", "TransactionManager\" />", "TransactionManager\" /> -->")));
		FixContract.verify(server(VALVE, ""), rule + "/restore-depends", Map.of(BEANS, DEPENDED));
		FixContract.verify(server("", DEPENDS), rule + "/restore-valve", Map.of(WEB, PUT_BACK));
		assertEquals(2, server("", DEPENDS).finding(rule).fixes().size());
		assertEquals(2, server(VALVE, "").finding(rule).fixes().size());
	}

	private static final String INTERCEPTORS = """
			<?xml version="1.0" encoding="UTF-8"?>
			<aop xmlns="urn:jboss:aop-beans:1.0">
			  <interceptor factory="org.jboss.ejb3.connectionmanager.CachedConnectionInterceptorFactory" scope="PER_CLASS"/>
			  <domain name="Intercepted Bean">
			    <stack name="EJBInterceptors">
			      <interceptor-ref name="org.jboss.ejb3.connectionmanager.CachedConnectionInterceptorFactory"/>
			    </stack>
			  </domain>
			</aop>
			""";

	@Test
	void interceptorOfEjb3() {
		String rule = "ccm-ejb3-interceptor";
		Files files = new Files().with(EJB3, INTERCEPTORS).with(CODE, code(GOOD));
		assertEquals("2", files.finding(rule).measured());
		assertTrue(files.copy().without(CODE).findings(rule).isEmpty());
		assertTrue(files.copy().with(CODE, code(EARLY)).findings(rule).isEmpty());
		assertTrue(files.copy().with(CODE, code(GOOD + EARLY)).findings(rule).isEmpty());
		FixContract.verify(files, rule + "/comment",
				Map.of(EJB3, Map.of("<interceptor factory=\"org.jboss.ejb3.connectionmanager.CachedConnectionInterceptorFactory\" scope=\"PER_CLASS\"/>",
						"<!-- <interceptor factory=\"org.jboss.ejb3.connectionmanager.CachedConnectionInterceptorFactory\" scope=\"PER_CLASS\"/> -->",
						"<interceptor-ref name=\"org.jboss.ejb3.connectionmanager.CachedConnectionInterceptorFactory\"/>",
						"<!-- <interceptor-ref name=\"org.jboss.ejb3.connectionmanager.CachedConnectionInterceptorFactory\"/> -->")));
	}

	@Test
	void interceptorOfEjb2() {
		String rule = "ccm-ejb2-interceptor";
		String one = "        <interceptor>org.jboss.resource.connectionmanager.CachedConnectionInterceptor</interceptor>\n";
		String container = "    <container-configuration>\n      <container-name>%s</container-name>\n      <container-interceptors>\n%s      </container-interceptors>\n    </container-configuration>\n";
		Files files = new Files().with(CODE, code(GOOD)).with(EJB2, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<jboss>\n  <container-configurations>\n"
				+ container.formatted("One", one) + container.formatted("Two", one.replace("<interceptor>", "<interceptor transaction=\"Bean\">")) + "  </container-configurations>\n</jboss>\n");
		assertEquals("2", files.finding(rule).measured());
		assertTrue(files.copy().without(CODE).findings(rule).isEmpty());
		FixContract.verify(files, rule + "/comment",
				Map.of(EJB2, Map.of("<interceptor>org.jboss.resource.connectionmanager.CachedConnectionInterceptor</interceptor>", "<!-- <interceptor>org.jboss.resource.connectionmanager.CachedConnectionInterceptor</interceptor> -->",
						"<interceptor transaction=\"Bean\">org.jboss.resource.connectionmanager.CachedConnectionInterceptor</interceptor>",
						"<!-- <interceptor transaction=\"Bean\">org.jboss.resource.connectionmanager.CachedConnectionInterceptor</interceptor> -->")));
	}

	private static Files manager(String debug) {
		return new Files().with(JCA, """
				<?xml version="1.0" encoding="UTF-8"?>
				<deployment xmlns="urn:jboss:bean-deployer:2.0">
				  <bean name="CachedConnectionManager" class="org.jboss.resource.connectionmanager.CachedConnectionManager">
				    %s
				  </bean>
				</deployment>
				""".formatted(debug));
	}

	@Test
	void debugMode() {
		String rule = "ccm-debug-mode";
		Files files = manager("<property name=\"debug\">true</property>");
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		assertTrue(manager("<property name=\"debug\">false</property>").findings(rule).isEmpty());
		assertTrue(manager("").findings(rule).isEmpty());
		FixContract.verify(files, rule + "/off", Map.of(JCA, Map.of(">true<", ">false<")));
		Files wildFly = new Files().with("Wf/standalone.xml", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<server xmlns=\"urn:jboss:domain:20.0\">\n  <profile>\n    <subsystem xmlns=\"urn:jboss:domain:jca:6.0\">\n"
				+ "      <cached-connection-manager debug=\"true\" install=\"true\"/>\n    </subsystem>\n  </profile>\n</server>\n");
		FixContract.verify(wildFly, rule + "/off", Map.of("Wf/standalone.xml", Map.of("debug=\"true\"", "debug=\"false\"")));
	}

	@Test
	void connectionBeforeBegin() {
		String rule = "bmt-connection-before-tx";
		Files files = both().with(CODE, code(EARLY));
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		assertEquals(Severity.INFO, new Files().with(CODE, code(EARLY)).finding(rule).severity());
		FixContract.verify(files, rule + "/begin-first", Map.of(CODE, Map.of("\t\tConnection connection = source.getConnection();\n\t\ttransaction.begin();\n",
				"\t\ttransaction.begin();\n\t\tConnection connection = source.getConnection();\n")));
	}

	@Test
	void connectionBeforeBeginInTry() {
		Files files = both().with(CODE, code("""
				Connection connection = source.getConnection();
				try {
					transaction.begin();
					connection.createStatement();
				} finally {
					connection.close();
				}
				"""));
		assertEquals(1, files.findings("bmt-connection-before-tx").size());
		assertTrue(files.finding("bmt-connection-before-tx").fixes().isEmpty(), "the finally clause needs the declaration");
	}

	@Test
	void connectionAmongResourcesBeforeBegin() {
		String body = """
				try (Connection connection = source.getConnection()) {
					transaction.begin();
					connection.createStatement();
					transaction.commit();
				}
				""";
		Files files = both().with(CODE, code(body));
		Finding finding = files.finding("bmt-connection-before-tx");
		assertTrue(files.text(CODE).startsWith("Connection connection = source", finding.origin().offset()), finding.toString());
		assertTrue(finding.fixes().isEmpty(), "the resource would have to be another try statement");
		assertEquals(1, both().with(CODE, code(body.replace("transaction.begin();", "try {\n\ttransaction.begin();").replace("commit();\n", "commit();\n} finally {\n}\n"))).findings("bmt-connection-before-tx").size());
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"transaction.begin();\ntry (Connection connection = source.getConnection()) {\n\tconnection.createStatement();\n}\ntransaction.commit();\n",
			"try (Connection connection = source.getConnection()) {\n\tconnection.createStatement();\n\ttransaction.begin();\n\ttransaction.commit();\n}\n",
			"try (Connection connection = source.getConnection()) {\n\tconnection.createStatement();\n}\ntransaction.begin();\n",
			"transaction.begin();\nConnection connection = source.getConnection();\nconnection.createStatement();\nconnection.close();\ntransaction.commit();\n",
			"Connection connection = source.getConnection();\nconnection.createStatement();\nconnection.close();\ntransaction.begin();\ntransaction.commit();\n",
			"Connection connection = source.getConnection();\nconnection.createStatement();\ntransaction.begin();\ntransaction.commit();\nconnection.close();\n",
			"transaction.begin();\ntransaction.commit();\nConnection connection = source.getConnection();\ntransaction.begin();\nconnection.createStatement();\nconnection.close();\n",
			"if (source == null) {\n\tConnection connection = source.getConnection();\n\tconnection.close();\n} else {\n\ttransaction.begin();\n}\n"})
	void orderThatIsRight(String body) {
		assertTrue(both().with(CODE, code(body)).findings("bmt-connection-before-tx").isEmpty(), body);
	}

	@Test
	void leaks() {
		String rule = "connection-leak";
		Files never = new Files().with(CODE, code("Connection connection = source.getConnection();\nconnection.createStatement();\n"));
		assertEquals(Severity.WARNING, never.finding(rule).severity());
		Files normally = new Files().with(CODE, code("Connection connection = source.getConnection();\nconnection.createStatement();\nconnection.close();\n"));
		assertEquals(Severity.INFO, normally.finding(rule).severity());
		never.with(LEVEL, "org.eclipse.jdt.core.compiler.source=1.8\n");
		normally.with(LEVEL, "org.eclipse.jdt.core.compiler.source=1.7\n");
		FixContract.verify(never, rule + "/resource", Map.of(CODE, Map.of("\t\tConnection connection = source.getConnection();\n\t\tconnection.createStatement();\n",
				"\t\ttry (Connection connection = source.getConnection()) {\n\t\t\tconnection.createStatement();\n\t\t}\n")));
		FixContract.verify(normally, rule + "/resource", Map.of(CODE, Map.of("\t\tConnection connection = source.getConnection();\n\t\tconnection.createStatement();\n\t\tconnection.close();\n",
				"\t\ttry (Connection connection = source.getConnection()) {\n\t\t\tconnection.createStatement();\n\t\t}\n")));
	}

	/** A project that is compiled for Java 1.4 knows no try statement with resources. */
	@Test
	void leaksBeforeJava7() {
		String rule = "connection-leak";
		Files never = new Files().with(CODE, code("Connection connection = source.getConnection(); // of the shop\nconnection.createStatement();\n")).with(LEVEL,
				"eclipse.preferences.version=1\norg.eclipse.jdt.core.compiler.source=1.4\n");
		assertEquals(1, never.finding(rule).fixes().size());
		FixContract.verify(never, rule + "/finally", Map.of(CODE, Map.of("\t\tConnection connection = source.getConnection(); // of the shop\n\t\tconnection.createStatement();\n",
				"\t\tConnection connection = source.getConnection(); // of the shop\n\t\ttry {\n\t\t\tconnection.createStatement();\n\t\t} finally {\n\t\t\tif (connection != null) {\n\t\t\t\tconnection.close();\n\t\t\t}\n\t\t}\n")));
		Files normally = new Files().with(CODE, code("Connection connection = source.getConnection();\nconnection.createStatement();\nconnection.close();\n")).with(LEVEL,
				"org.eclipse.jdt.core.compiler.source=1.4\n");
		FixContract.verify(normally, rule + "/finally", Map.of(CODE, Map.of("\t\tConnection connection = source.getConnection();\n\t\tconnection.createStatement();\n\t\tconnection.close();\n",
				"\t\tConnection connection = source.getConnection();\n\t\ttry {\n\t\t\tconnection.createStatement();\n\t\t} finally {\n\t\t\tif (connection != null) {\n\t\t\t\tconnection.close();\n\t\t\t}\n\t\t}\n")));
	}

	@Test
	void leaksWhereNothingStatesTheLevel() {
		Files unknown = new Files().with(CODE, code("Connection connection = source.getConnection();\nconnection.createStatement();\n"));
		assertEquals("connection-leak/finally", unknown.finding("connection-leak").fixes().get(0).id());
		for (String modern : new String[] {"Runnable later = () -> { };", "java.util.List<String> names = new java.util.ArrayList<>();", "Runnable later = this::toString;",
				"try { toString(); } catch (IllegalStateException | IllegalArgumentException failed) { }"}) {
			assertEquals("connection-leak/resource", unknown.copy().replace(CODE, "connection.createStatement();", "connection.createStatement();\n" + modern).finding("connection-leak").fixes().get(0).id(), modern);
		}
	}

	/** Who has a result of the connection needs it open. */
	@ParameterizedTest
	@ValueSource(strings = {"Connection connection = source.getConnection();\nreturn connection.createStatement().executeQuery(\"select 1\");\n",
			"Connection connection = source.getConnection();\njava.sql.Statement statement = connection.createStatement();\njava.sql.ResultSet rows = statement.executeQuery(\"select 1\");\nreturn rows;\n",
			"Connection connection = source.getConnection();\nkept = connection.prepareStatement(\"select 1\");\n",
			"Connection connection = source.getConnection();\nreturn new Rows(connection.prepareStatement(\"select 1\"));\n",
			"Connection connection = source.getConnection();\njava.sql.Statement statement = connection.createStatement();\nread(statement);\n"})
	void resultsThatLeaveTheMethod(String body) {
		assertTrue(new Files().with(CODE, code(body)).findings("connection-leak").isEmpty(), body);
	}

	@ParameterizedTest
	@ValueSource(strings = {"Connection connection = source.getConnection();\nreturn connection.createStatement().executeUpdate(\"delete\");\n",
			"Connection connection = source.getConnection();\njava.sql.Statement statement = connection.createStatement();\njava.sql.ResultSet rows = statement.executeQuery(\"select 1\");\nwhile (rows.next()) {\n\tnames.add(rows.getString(1));\n}\nrows.close();\n"})
	void resultsThatStay(String body) {
		assertEquals(1, new Files().with(CODE, code(body)).findings("connection-leak").size(), body);
	}

	@ParameterizedTest
	@ValueSource(strings = {GOOD,
			"Connection connection = source.getConnection();\ntry {\n\tconnection.createStatement();\n} finally {\n\tconnection.close();\n}\n",
			"Connection connection = source.getConnection();\nuse(connection);\n",
			"Connection connection = source.getConnection();\ntry (Connection used = connection) {\n\tused.createStatement();\n}\n",
			"Connection connection = source.getConnection();\nRunnable later = () -> System.out.println(connection);\n",
			"Connection connection = source.getConnection();\nif (connection.isClosed()) {\n\tconnection.close();\n\treturn;\n}\nconnection.close();\n",
			"Connection connection = source.getConnection();\nkept = connection;\n"})
	void noLeaks(String body) {
		assertTrue(new Files().with(CODE, code(body)).findings("connection-leak").isEmpty(), body);
	}
}
