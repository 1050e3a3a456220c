/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.idle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.report.HtmlReport;
import org.wiretune.lint.report.JUnitReport;
import org.wiretune.lint.report.JsonReport;
import org.wiretune.lint.report.LintReport;
import org.wiretune.lint.report.SarifReport;
import org.wiretune.lint.report.TextReport;

class IdleFilesTest {

	private static final String OTHER = "app/src/main/resources/persistence.xml";
	private static final String SOURCE = """
			<datasources>
			  <local-tx-datasource>
			    <jndi-name>OrderDS</jndi-name>
			    <connection-url>jdbc:mysql://db/orders</connection-url>
			    <driver-class>com.mysql.jdbc.Driver</driver-class>
			  </local-tx-datasource>
			</datasources>
			""";

	private static boolean isIdle(String path, Map<String, String> besides) {
		Map<String, String> files = new TreeMap<>(besides);
		files.put(path, "");
		files.put(OTHER, "");
		return new IdleFiles(files.keySet(), files.keySet(), files::get).isIdle(path);
	}

	@ParameterizedTest
	@ValueSource(strings = { "eap/docs/examples/configs/standalone-xts.xml", "eap/docs/examples/jca/mysql-ds.xml", "app/orders-ds.xml.template", "app/orders-sample-ds.xml", "app/persistence-sample.xml", "app/hibernate.example.properties",
			"was/profileTemplates/default/server.xml", "gen/src/main/resources/archetype-resources/src/main/resources/META-INF/persistence.xml", "gen/archetype-resources/src/Worker.java", "shop/examples/orders/persistence.xml",
			"shop/documentation/tomcat/server.xml", "app/docs/datasources/mysql/mysql-ds.xml", "etc/samples/petstore-ds.xml", "software/third-party/common/llt-ds.xml",
			"configuration/standalone_xml_history/20200304-003039296/standalone.v1.xml" })
	void templatesAndExamplesAreIdle(String path) {
		assertTrue(isIdle(path, Map.of()), path);
	}

	@ParameterizedTest
	@ValueSource(strings = { "app/persistence.xml", "docservice/persistence.xml", "examples/orders/persistence.xml", "docs/tomcat/server.xml", "examples/orders/Order.java", "app/standalone_xml/standalone.xml", "app/src/TemplateSample.java", "samples/app/src/order-sample.java", "app/templates/orders-ds.xml", "sampler/sampler-ds.xml", "app/template.xml",
			"orders-sample/persistence.xml", "config/server.xml", "flows/acme-example-handler-service.medflow", "flows/acme-example-handler.xml", "app/order-sample.medflow" })
	void whatOnlySoundsLikeOneIsNot(String path) {
		assertFalse(isIdle(path, Map.of()), path);
	}

	/** Where work goes on in a trunk, releases beside it are copies; folders of that name alone may be anything. */
	@Test
	void releasesBesideATrunkAreIdle() {
		Map<String, String> trunk = Map.of("code/trunk/Orders/composite.xml", "");
		assertTrue(isIdle("code/tags/Orders/composite.xml", trunk));
		assertTrue(isIdle("tags/1.0/persistence.xml", Map.of("trunk/persistence.xml", "")));
		assertFalse(isIdle("code/trunk/Orders/composite.xml", Map.of("code/tags/Orders/composite.xml", "")));
		assertFalse(isIdle("code/tags/Orders/composite.xml", Map.of("other/trunk/Orders/composite.xml", "")));
		assertFalse(isIdle("shop/tags/persistence.xml", Map.of()));
	}

	@Test
	void onlyTheStartedConfigurationOfAStandaloneServerCounts() {
		String folder = "eap/standalone/configuration/";
		Map<String, String> usual = Map.of(folder + "standalone.xml", "");
		assertTrue(isIdle(folder + "standalone-full.xml", usual));
		assertTrue(isIdle(folder + "standaloneWF10.xml", usual), "of an earlier release");
		assertFalse(isIdle(folder + "standalone.xml", Map.of(folder + "standalone-full.xml", "")));
		assertFalse(isIdle(folder + "standalone-full.xml", Map.of()), "it is the only one");
		for (String start : List.of("CMD [\"bin/standalone.sh\", \"-c\", \"standalone-full.xml\"]", "exec standalone.sh --server-config=standalone-full.xml -b 0.0.0.0", "WILDFLY_CONFIG=standalone-full.xml")) {
			Map<String, String> named = Map.of(folder + "standalone.xml", "", "Dockerfile", start);
			assertFalse(isIdle(folder + "standalone-full.xml", named), start);
			assertTrue(isIdle(folder + "standalone.xml", Map.of(folder + "standalone-full.xml", "", "Dockerfile", start)), start);
		}
		assertTrue(isIdle(folder + "standalone-full.xml", Map.of(folder + "standalone.xml", "", "Dockerfile", "CMD standalone.sh -c standalone-full.xml.old")), "another name");
	}

	@Test
	void onlyTheStartedProfileOfAnOlderServerCounts() {
		String service = "/conf/jboss-service.xml";
		Map<String, String> shipped = Map.of("jboss/server/default" + service, "");
		assertTrue(isIdle("jboss/server/all" + service, shipped));
		assertFalse(isIdle("jboss/server/production" + service, shipped), "a profile that somebody may have made");
		assertFalse(isIdle("jboss/server/all" + service, Map.of()), "it is the only one");
		assertFalse(isIdle("jboss/server/all" + service, Map.of("jboss/server/default" + service, "", "run.sh", "exec ./run.sh -c all")));
		assertTrue(isIdle("jboss/server/default" + service, Map.of("jboss/server/all" + service, "", "run.sh", "exec ./run.sh -c all")));
		assertFalse(isIdle("app/server/web/index.xml", Map.of("app/server/default/index.xml", "")), "no profile of a server");
	}

	/** A configuration beside an image of its server that goes into none is kept for later; any other file that names it may use it. */
	@ParameterizedTest
	@CsvSource({"COPY app.war /opt/jboss/wildfly/standalone/deployments/, true", "'', true", "COPY standalone-full.xml /opt/jboss/wildfly/standalone/configuration/standalone.xml, true",
			"COPY standalone.xml /opt/jboss/wildfly/standalone/configuration/, false", "ADD docker/standalone.xml $JBOSS_HOME/standalone/configuration/, false", "COPY ./docker/ /opt/jboss/, false", "COPY . /app, false",
			"'COPY [\"standalone.xml\", \"/opt/\"]', false", "COPY *.xml /opt/, false", "COPY *.war /opt/, true", "COPY $CONFIGURATION /opt/, false", "'COPY app.war \\\n standalone.xml /opt/', false"})
	void configurationBesideAnImage(String line, boolean idle) {
		assertEquals(idle, isIdle("shop/docker/standalone.xml", Map.of("shop/docker/Dockerfile", "FROM jboss/wildfly:26\n" + line.replace("\\n", "\n") + '\n')));
	}

	@ParameterizedTest
	@CsvSource({"shop/docker-compose.yml, './docker/standalone.xml:/opt/jboss/wildfly/standalone/configuration/standalone.xml', false", "shop/pom.xml, <source>docker/standalone.xml</source>, false", "shop/start.sh, cp docker/standalone.xml /opt, false",
			"shop/README.md, standalone.xml, true", "shop/docker-compose.yml, './other.xml:/opt/jboss/wildfly/standalone/configuration/standalone.xml', true", "shop/docker-compose.yml, './my-standalone.xml:/x', true"})
	void whatElseNamesAConfiguration(String path, String text, boolean idle) {
		assertEquals(idle, isIdle("shop/docker/standalone.xml", Map.of("shop/docker/Dockerfile", "FROM jboss/wildfly:26\n", path, text)));
	}

	/** A web archive has its units below WEB-INF. Where the file is the only one, somebody may move it there. */
	@ParameterizedTest
	@CsvSource({"shop/src/main/webapp/META-INF/persistence.xml, shop/src/main/resources/META-INF/persistence.xml, true", "shop/WebContent/META-INF/persistence.xml, shop/src/META-INF/persistence.xml, true",
			"shop/src/main/webapp/META-INF/persistence.xml, orders/src/main/resources/META-INF/persistence.xml, false", "shop/src/main/webapp/WEB-INF/classes/META-INF/persistence.xml, shop/src/main/resources/META-INF/persistence.xml, false",
			"shop/src/main/resources/META-INF/persistence.xml, shop/src/main/webapp/META-INF/persistence.xml, false", "shop/src/main/webapp/META-INF/context.xml, shop/src/main/resources/META-INF/persistence.xml, false"})
	void unitBesideThoseOfTheClasses(String path, String beside, boolean idle) {
		assertEquals(idle, isIdle(path, Map.of(beside, "")));
	}

	/** Images of other programs, and those in other folders, tell nothing of it. */
	@ParameterizedTest
	@CsvSource({"shop/docker/Dockerfile, FROM mysql:8, false", "shop/web/Dockerfile, FROM jboss/wildfly, false", "shop/docker/Dockerfile.wildfly, FROM quay.io/wildfly/wildfly, true"})
	void imagesOfTheServer(String path, String text, boolean idle) {
		assertEquals(idle, isIdle("shop/docker/standalone.xml", Map.of(path, text + '\n')));
	}

	@Test
	void whoNamesOnlyTemplatesMeansThem() {
		assertFalse(new IdleFiles(List.of("configs/orders-ds.xml.template"), List.of("configs/orders-ds.xml.template", "configs/pom.xml"), path -> null).isIdle("configs/orders-ds.xml.template"));
		assertEquals(1, new Files().with("eap/docs/examples/order-ds.xml", SOURCE).findings("ps-cache-missing").size());
	}

	@Test
	void eachReportCountsThemInALineAndListsNone() throws IOException {
		Files files = new Files().with("eap/docs/examples/jca/example-ds.xml", SOURCE).with("eap/server/default/deploy/order-ds.xml", SOURCE);
		LintResult result = files.lint();
		assertTrue(result.findings().stream().allMatch(finding -> finding.origin().path().contains("order-ds.xml")) && !result.findings().isEmpty());
		int idle = result.idle();
		assertTrue(idle > 0);
		LintReport report = new LintReport(result, "1", 0, "file:///", files::source);
		String said = idle == 1 ? "1 finding is" : idle + " findings are";
		for (Report each : List.<Report>of(JsonReport::write, (written, out) -> SarifReport.write(written, RuleRegistry.standard(), out), (written, out) -> HtmlReport.write(written, "eap", out),
				(written, out) -> JUnitReport.write(written, RuleRegistry.standard(), Optional.of(Severity.INFO), out), (written, out) -> new TextReport(out).writeSummary(written.result(), 0))) {
			StringBuilder out = new StringBuilder();
			each.write(report, out);
			assertFalse(out.toString().contains("example-ds.xml"), out::toString);
			assertTrue(out.toString().contains(said + " in templates, examples and profiles that nothing starts") || out.toString().contains("\"idle\": " + idle), out::toString);
		}
		LintResult all = files.lint(LintOptions.of(RuleRegistry.standard().rules()).withIdle(true));
		assertEquals(result.findings().size() + idle, all.findings().size());
		assertEquals(0, all.idle());
	}

	/** Writes a report. */
	private interface Report {

		void write(LintReport report, Appendable out) throws IOException;
	}
}
