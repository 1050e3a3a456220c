/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.UnaryOperator;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.FixEffect;
import org.wiretune.core.RemarkForm;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;

class SuppressionEditsTest {

	/** Everything that can be found, in one folder. */
	private static Files everything() {
		Files files = Samples.application().with("Shop/src/shop/Listener.java", Samples.messageDrivenBean("", 25)).with("Shop/jboss/deploy/ejb3-interceptors-aop.xml", Samples.interceptors(15))
				.with("Shop/src/shop/Loader.java", Samples.loader("\t\t\tlog.debug(\"row \" + rows);\n\t\t\tif (++rows % 20 == 0)\n\t\t\t\tem.flush();\n"));
		Files modules = Samples.modules().replace("Sender/ToReceiver.import", "\"sync\"", "\"async\"").with("Sender/WS.import",
				Samples.webServiceImport("http://localhost:9080/ReceiverWeb/sca/StockWSExport").replace("\"ToReceiver\"", "\"WS\""));
		modules.paths().forEach(path -> files.with(path, modules.text(path)));
		Files server = Samples.server().replace(Samples.RESOURCES, "SIBJMSRAThreadPool", "Default").replace(Samples.RESOURCES, "maxConnections=\"60\"", "maxConnections=\"10\"")
				.replace(Samples.RESOURCES, "value=\"10\" required=\"false\"/>\n    </j2cActivationSpec>\n  </resources.j2c:J2CResourceAdapter>\n  <resources.j2c:J2CResourceAdapter xmi:id=\"Adapter_2\"",
						"value=\"100\" required=\"false\"/>\n    </j2cActivationSpec>\n  </resources.j2c:J2CResourceAdapter>\n  <resources.j2c:J2CResourceAdapter xmi:id=\"Adapter_2\"");
		server.paths().forEach(path -> files.with(path, server.text(path)));
		return files.with("Sender/src/impl/SenderImpl.java", """
				package impl;

				import com.ibm.websphere.sca.Service;

				public class SenderImpl {
					public void send(Service stock) {
						for (int i = 0; i < 400; i++)
							stock.invokeAsync("store", new byte[1048576]);
					}
				}
				""");
	}

	private static RemarkForm remark(Files files, Finding finding) {
		return files.lint().remark(finding).orElseThrow();
	}

	@ParameterizedTest
	@ValueSource(strings = {"lf", "crlf", "bom"})
	void leavesOutEachFinding(String form) throws FixRefused {
		UnaryOperator<String> change = form.equals("crlf") ? text -> text.replace("\n", "\r\n") : form.equals("bom") ? text -> '\uFEFF' + text : text -> text;
		Files files = everything().map(change);
		List<Finding> findings = files.lint().findings();
		assertTrue(findings.stream().map(Finding::ruleId).distinct().count() >= 12, findings::toString);
		for (Finding finding : findings) {
			TextChange edit = SuppressionEdits.ignore(finding, "known, two rows -- at most", files.source(finding.origin().path()).text(), remark(files, finding));
			Files after = files.copy().apply(new Fix("suppress", "", "", FixEffect.KEEPS_MEANING, "", List.of(edit)));
			LintResult left = after.lint();
			assertEquals(findings.size() - 1, left.findings().size(), finding::toString);
			assertEquals(1, left.suppressed().size(), finding::toString);
			assertTrue(left.problems().isEmpty(), finding::toString);
		}
	}

	/** To leave out a finding that stands for others leaves out those as well. */
	@Test
	void namesAllRulesOfAFinding() throws FixRefused {
		Files files = everything();
		for (String rule : List.of("sca-async-binding", "log-unguarded-concat")) {
			Finding finding = files.finding(rule);
			Finding both = finding.withAlso(List.of(files.finding(rule.startsWith("sca") ? "log-unguarded-concat" : "sca-async-binding")));
			TextChange edit = SuppressionEdits.ignore(both, "known", files.text(finding.origin().path()), remark(files, finding));
			both.ruleIds().forEach(each -> assertTrue(edit.replacement().contains("wiretune:ignore " + each + ": known"), edit::toString));
			Files after = files.copy().apply(new Fix("suppress", "", "", FixEffect.KEEPS_MEANING, "", List.of(edit)));
			assertTrue(after.findings(rule).isEmpty(), edit::toString);
		}
	}

	@Test
	void standsOnALineOfItsOwn() {
		Files files = everything();
		Finding inXml = files.finding("sca-async-binding");
		String xml = files.text(inXml.origin().path());
		TextChange edit = SuppressionEdits.ignore(inXml, "long\n running", xml, remark(files, inXml));
		assertEquals("<!-- wiretune:ignore sca-async-binding: long running -->\n    ", edit.replacement());
		assertTrue(xml.startsWith("    <interface ", edit.offset() - 4));
		Finding inJava = files.finding("log-unguarded-concat");
		String java = files.text(inJava.origin().path());
		TextChange line = SuppressionEdits.ignore(inJava, "", java, remark(files, inJava));
		assertEquals("\t\t\t// wiretune:ignore log-unguarded-concat\n", line.replacement());
		assertTrue(java.startsWith("\t\t\tlog.debug", line.offset()));
	}
}
