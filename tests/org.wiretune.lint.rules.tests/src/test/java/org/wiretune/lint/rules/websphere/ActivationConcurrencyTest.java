/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

class ActivationConcurrencyTest {

	private static final String SCA_TEN = "xmi:id=\"Property_1\" name=\"maxConcurrency\" type=\"java.lang.Integer\" value=\"10\"";
	private static final String JMS_TEN = "xmi:id=\"Property_2\" name=\"maxConcurrency\" type=\"java.lang.Integer\" value=\"10\"";
	private static final String SCA = "sca-maxconcurrency-default";
	private static final String JMS = "jms-maxconcurrency-default";

	private static Files sca(String value) {
		return Samples.server().replace(Samples.RESOURCES, SCA_TEN, SCA_TEN.replace("\"10\"", '"' + value + '"'));
	}

	private static Files jms(String value) {
		return pool().replace(Samples.RESOURCES, JMS_TEN, JMS_TEN.replace("\"10\"", '"' + value + '"'));
	}

	private static Files pool() {
		return Samples.server().replace(Samples.RESOURCES, "\"SIBJMSRAThreadPool\"", "\"Default\"");
	}

	/** As many imports that prefer async as asked for. */
	private static Files callers(Files files, int count) {
		Files modules = Samples.modules().replace("Sender/ToReceiver.import", "\"sync\"", "\"async\"");
		String path = "Sender/ToReceiver.import";
		for (int i = 0; i < count; i++) {
			files.with(path.replace("ToReceiver", "To" + i), modules.text(path).replace("\"ToReceiver\"", "\"To" + i + '"'));
		}
		modules.without(path).paths().forEach(each -> files.with(each, modules.text(each)));
		return files;
	}

	private static Files liberty(String properties) {
		return new Files().with("wlp/server.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<server>
				  <jmsActivationSpec id="App/Bean">
				    <properties.wasJms destinationRef="Orders"%s/>
				  </jmsActivationSpec>
				</server>
				""".formatted(properties));
	}

	@ParameterizedTest
	@CsvSource({"10, 1, 0", "10, 2, 1", "10, 3, 1", "11, 2, 0", "5, 2, 1", "1, 2, 0"})
	void defaultOfScaUnderManyCallers(String value, int callers, int findings) {
		assertEquals(findings, callers(sca(value), callers).findings(SCA).size());
	}

	@Test
	void defaultOfScaThatIsNotStated() {
		Files files = callers(sca("10").replace(Samples.RESOURCES, "      <resourceProperties " + SCA_TEN + " required=\"false\"/>\n", ""), 2);
		Finding finding = files.finding(SCA);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("10", finding.measured());
		assertTrue(finding.message().contains("2 callers of Receiver"), finding.message());
	}

	@Test
	void codeCountsAsACaller() {
		Files files = callers(sca("10"), 0).with("Sender/ToReceiver.import", Samples.modules().text("Sender/ToReceiver.import")).with("Sender/src/impl/SenderImpl.java", """
				package impl;

				import com.ibm.websphere.sca.Service;
				import com.ibm.websphere.sca.ServiceManager;

				public class SenderImpl {

					public void send(Object object) {
						Service stock = (Service) ServiceManager.INSTANCE.locateService("StockPartner");
						for (int i = 0; i < 400; i++) {
							stock.invokeAsync("store", object);
						}
					}
				}
				""");
		assertTrue(files.finding(SCA).message().contains("2 callers"), files.finding(SCA).message());
	}

	@Test
	void neverBeyondThePool() {
		assertEquals("20", callers(sca("10"), 2).finding(SCA).limit());
		Finding full = callers(sca("10").replace(Samples.SERVER, "maximumSize=\"20\" name=\"Default\"", "maximumSize=\"10\" name=\"Default\""), 2).finding(SCA);
		assertTrue(full.fixes().isEmpty());
		assertTrue(full.message().contains("raise the pool first"), full.message());
		assertEquals("100", callers(sca("10").replace(Samples.SERVER, "maximumSize=\"20\" name=\"Default\"", "maximumSize=\"400\" name=\"Default\""), 2).finding(SCA).limit());
	}

	@Test
	void fixScaDefault() {
		FixContract.verify(callers(sca("10"), 2), SCA + "/raise", Map.of(Samples.RESOURCES, Map.of(SCA_TEN, SCA_TEN.replace("\"10\"", "\"20\""))));
	}

	@Test
	void defaultOfJms() {
		assertEquals("10", pool().finding(JMS).measured());
		assertTrue(jms("11").findings(JMS).isEmpty());
		assertTrue(jms("1").findings(JMS).isEmpty());
		FixContract.verify(pool(), JMS + "/raise", Map.of(Samples.RESOURCES, Map.of(JMS_TEN, JMS_TEN.replace("\"10\"", "\"20\""))));
	}

	@Test
	void defaultOfLiberty() {
		Finding finding = liberty("").finding(JMS);
		assertEquals("5", finding.measured());
		assertTrue(finding.fixes().isEmpty());
		assertTrue(liberty(" maxConcurrency=\"6\"").findings(JMS).isEmpty());
	}

	@Test
	void serialSca() {
		String rule = "sca-maxconcurrency-1-serial";
		assertEquals(Severity.INFO, sca("1").finding(rule).severity());
		assertTrue(sca("2").findings(rule).isEmpty());
		assertTrue(Samples.server().findings(rule).isEmpty());
		FixContract.verify(sca("1"), rule + "/standard", Map.of(Samples.RESOURCES, Map.of("value=\"1\"", "value=\"10\"")));
	}

	@Test
	void serialJms() {
		String rule = "jms-maxconcurrency-1-serial";
		assertEquals("1", jms("1").finding(rule).measured());
		assertTrue(jms("2").findings(rule).isEmpty());
		FixContract.verify(jms("1"), rule + "/standard", Map.of(Samples.RESOURCES, Map.of("value=\"1\"", "value=\"10\"")));
		FixContract.verify(liberty(" maxConcurrency=\"1\""), rule + "/standard", Map.of("wlp/server.xml", Map.of("maxConcurrency=\"1\"", "maxConcurrency=\"5\"")));
	}

	@Test
	void batchOfOne() {
		String rule = "jms-max-batch-size-1";
		assertEquals("1", Samples.server().finding(rule).measured());
		String property = JMS_TEN + " required=\"false\"/>";
		assertTrue(Samples.server().replace(Samples.RESOURCES, property, property + "\n      <resourceProperties name=\"maxBatchSize\" type=\"java.lang.Integer\" value=\"2\"/>").findings(rule).isEmpty());
		assertTrue(liberty("").findings(rule).isEmpty());
		assertEquals(1, liberty(" maxBatchSize=\"1\"").findings(rule).size());
	}

	@Test
	void orderThatConcurrencyBreaks() {
		String rule = "order-required-but-concurrent";
		Files files = Samples.server();
		Files modules = Samples.modules().with("Receiver/JMS_Export.export", Samples.modules().text("Receiver/StockWSExport.export").replace("StockWSExport", "JMS_Export")
				.replace("<esbBinding xsi:type=\"jaxws:JaxWsExportBinding\"/>", "<esbBinding xsi:type=\"eis:JMSExportBinding\"><connection target=\"Receiver/JMS_Export_AS\"/></esbBinding>"));
		modules.paths().forEach(path -> files.with(path, modules.text(path)));
		assertTrue(files.findings(rule).isEmpty());
		files.replace("Receiver/StockComponent.component", "<interface xsi:type=\"wsdl:WSDLPortType\" portType=\"ns1:Stock\"/>", """
				<interface xsi:type="wsdl:WSDLPortType" portType="ns1:Stock">
				      <method name="store">
				        <scdl:interfaceQualifier xsi:type="es:EventSequencingQualifier"/>
				      </method>
				    </interface>""");
		Finding finding = files.finding(rule);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("10", finding.measured());
		assertTrue(finding.message().contains("StockComponent") && finding.message().contains("JMS_Export"), finding.message());
		assertTrue(files.findings("jms-maxconcurrency-default").isEmpty());
		FixContract.verify(files, rule + "/serial", Map.of(Samples.RESOURCES, Map.of(JMS_TEN, JMS_TEN.replace("\"10\"", "\"1\""))));
		assertTrue(files.copy().replace("Receiver/JMS_Export.export", "<connection ", "<receive eventSequencingRequired=\"true\"/><connection ").findings(rule).isEmpty());
		assertEquals("2", files.copy().replace(Samples.RESOURCES, JMS_TEN, JMS_TEN.replace("\"10\"", "\"2\"")).finding(rule).measured());
		assertTrue(files.replace(Samples.RESOURCES, JMS_TEN, JMS_TEN.replace("\"10\"", "\"1\"")).findings(rule).isEmpty());
		assertTrue(files.findings("jms-maxconcurrency-1-serial").isEmpty());
	}

	@Test
	void sumOfConcurrency() {
		String rule = "sum-maxconcurrency-above-pool";
		assertTrue(pool().findings(rule).isEmpty());
		Finding finding = jms("11").finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("21", finding.measured());
		assertEquals("20", finding.limit());
		assertTrue(finding.message().contains("2 activation specifications (Receiver_AS, Receiver.JMS_Export_AS)"), finding.message());
		assertTrue(jms("21").findings(rule).isEmpty());
		assertTrue(jms("11").replace(Samples.SERVER, "maximumSize=\"20\" name=\"Default\"", "maximumSize=\"20\" isGrowable=\"true\" name=\"Default\"").findings(rule).isEmpty());
		FixContract.verify(jms("11"), rule + "/raise-pool", Map.of(Samples.SERVER, Map.of("maximumSize=\"20\" name=\"Default\"", "maximumSize=\"21\" name=\"Default\"")));
	}

	@Test
	void limitedExecutorOfLiberty() {
		Files files = liberty(" maxConcurrency=\"30\"").replace("wlp/server.xml", "<server>\n", "<server>\n  <executor maxThreads=\"20\"/>\n");
		Finding finding = files.finding("maxconcurrency-above-pool");
		assertTrue(finding.message().contains("executor of the server is limited to 20 threads"), finding.message());
		FixContract.verify(files, "maxconcurrency-above-pool/raise-pool", Map.of("wlp/server.xml", Map.of("maxThreads=\"20\"", "maxThreads=\"30\"")));
		assertTrue(liberty(" maxConcurrency=\"30\"").findings("maxconcurrency-above-pool").isEmpty());
	}

	@Test
	void endpointsOfLiberty() {
		String rule = "maxconcurrency-above-pool";
		Files files = liberty(" maxConcurrency=\"30\"").replace("wlp/server.xml", "id=\"App/Bean\"", "id=\"App/Bean\" maxEndpoints=\"20\"");
		assertTrue(files.finding(rule).message().contains("dispatches to 20 endpoints at most, so 10 of them"), files.finding(rule).message());
		FixContract.verify(files, rule + "/raise-endpoints", Map.of("wlp/server.xml", Map.of("maxEndpoints=\"20\"", "maxEndpoints=\"30\"")));
		FixContract.verify(files, rule + "/lower-concurrency", Map.of("wlp/server.xml", Map.of("maxConcurrency=\"30\"", "maxConcurrency=\"20\"")));
		assertTrue(files.replace("wlp/server.xml", "maxEndpoints=\"20\"", "maxEndpoints=\"30\"").findings(rule).isEmpty());
		assertEquals("5", liberty("").replace("wlp/server.xml", "id=\"App/Bean\"", "id=\"App/Bean\" maxEndpoints=\"4\"").finding(rule).measured());
	}
}
