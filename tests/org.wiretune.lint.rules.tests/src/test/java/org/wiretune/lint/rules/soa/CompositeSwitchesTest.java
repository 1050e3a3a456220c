/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class CompositeSwitchesTest {

	private static final String AUDIT = "soa-audit-development";
	private static final String LOCAL = "soa-local-optimization-off";
	private static final String FILE = "soa-xslt-temp-file-on-normal-payload";

	private static Files audit(String level) {
		return Composites.composite("  <property name=\"auditLevel\" many=\"false\">" + level + "</property>\n");
	}

	private static Files readingFiles(Files files) {
		return files.replace(Composites.COMPOSITE, "</composite>", "  <service name=\"In\">\n    <binding.jca config=\"Inbound.jca\"/>\n  </service>\n</composite>")
				.with(Composites.ADAPTER, Composites.adapter("file", "eis/FileAdapter", "file.inbound.FileActivationSpec", "PollingFrequency", "60"));
	}

	@Test
	void audited() {
		Finding finding = audit("Development").finding(AUDIT);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Production", finding.limit());
		assertTrue(finding.message().startsWith("Orders has the audit level Development"), finding.message());
		assertEquals(1, audit("development").findings(AUDIT).size());
		for (String level : new String[] { "Production", "Off", "Inherit" }) {
			assertTrue(audit(level).findings(AUDIT).isEmpty(), level);
		}
		Files component = Composites.process(Composites.property("bpel.config.auditLevel", "Development"), "");
		assertTrue(component.finding(AUDIT).message().startsWith("Flow has the audit level"));
		FixContract.verify(component, AUDIT + "/production", Map.of(Composites.COMPOSITE, Map.of(">Development<", ">Production<")));
		FixContract.verify(audit("Development"), AUDIT + "/production", Map.of(Composites.COMPOSITE, Map.of(">Development<", ">Production<")));
	}

	@Test
	void wholeFilesAreWorse() {
		Finding finding = readingFiles(audit("Development")).finding(AUDIT);
		assertEquals(Severity.WARNING, finding.severity());
		assertTrue(finding.message().contains("OutOfMemoryError"), finding.message());
	}

	@Test
	void testsMayBeAudited() {
		String composite = audit("Development").text(Composites.COMPOSITE);
		assertTrue(new Files().with("Orders/test/composite.xml", composite).findings(AUDIT).isEmpty());
		assertEquals(1, new Files().with("test/composite.xml", composite).findings(AUDIT).size(), "the name of the linted folder is no word");
	}

	private static final String OFF = "      <property name=\"oracle.webservices.local.optimization\">false</property>\n";

	private static Files local(String inBinding, String beside) {
		return Composites.composite("""
				  <reference name="Bill">
				    <binding.ws port="urn:bill" location="http://h:8001/soa-infra/services/default/Billing!1.0/bill_ep?WSDL">
				%s    </binding.ws>
				%s  </reference>
				""".formatted(inBinding, beside)).with("Billing/composite.xml",
				"<composite xmlns=\"http://xmlns.oracle.com/sca/1.0\" name=\"Billing\"><service name=\"bill_ep\"><binding.ws port=\"p\"></binding.ws></service></composite>");
	}

	@Test
	void localCallForcedThroughSoap() {
		Finding finding = local(OFF, "").finding(LOCAL);
		assertTrue(finding.message().startsWith("Bill calls composite Billing with oracle.webservices.local.optimization=false"), finding.message());
		assertEquals(1, local("", OFF).findings(LOCAL).size());
		assertTrue(local(OFF.replace("false", "true"), "").findings(LOCAL).isEmpty());
		assertTrue(local("", "").findings(LOCAL).isEmpty());
		assertTrue(local(OFF, "").without("Billing/composite.xml").findings(LOCAL).isEmpty(), "it may run elsewhere");
		FixContract.verify(local(OFF, ""), LOCAL + "/local", Map.of(Composites.COMPOSITE, Map.of(OFF, "")));
		FixContract.verify(local("", OFF), LOCAL + "/local", Map.of(Composites.COMPOSITE, Map.of(OFF, "")));
	}

	@Test
	void policiesAndAtomicTransactionsNeedTheMessage() {
		String policy = "      <wsp:PolicyReference xmlns:wsp=\"http://schemas.xmlsoap.org/ws/2004/09/policy\" URI=\"oracle/log_policy\"/>\n";
		assertTrue(local(OFF + policy, "").findings(LOCAL).isEmpty());
		assertTrue(local(OFF, "").replace("Billing/composite.xml", "<binding.ws port=\"p\">", "<binding.ws port=\"p\">" + policy).findings(LOCAL).isEmpty());
		String atomic = "      <property name=\"weblogic.wsee.wsat.transaction.flowOption\">%s</property>\n";
		assertTrue(local(OFF + atomic.formatted("MANDATORY"), "").findings(LOCAL).isEmpty());
		assertTrue(local(OFF + atomic.formatted("WSDLDriven"), "").findings(LOCAL).isEmpty(), "the description may ask for it");
		assertEquals(1, local(OFF + atomic.formatted("NEVER"), "").findings(LOCAL).size());
	}

	private static Files transforming(String value) {
		return Composites.composite("  <component name=\"Route\">\n    <implementation.mediator src=\"Route.mplan\"/>\n" + Composites.property("streamResultToTempFile", value) + "  </component>\n");
	}

	@Test
	void resultsInTemporaryFiles() {
		assertTrue(transforming("yes").finding(FILE).message().startsWith("Route writes the result of each transformation"));
		assertTrue(transforming("no").findings(FILE).isEmpty());
		FixContract.verify(transforming("yes"), FILE + "/memory", Map.of(Composites.COMPOSITE, Map.of(">yes<", ">no<")));
	}

	@Test
	void hugeDocumentsMayNeedThem() {
		assertTrue(readingFiles(transforming("yes")).findings(FILE).isEmpty());
	}
}
