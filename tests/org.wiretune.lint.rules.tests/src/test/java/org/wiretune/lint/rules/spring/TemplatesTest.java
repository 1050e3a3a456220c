/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code jmstemplate-qos-ignored}. */
class TemplatesTest {

	private static final String RULE = "jmstemplate-qos-ignored";

	private static Files template(String path, String calls) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n").with(path,
				"package shop;\nimport org.springframework.jms.core.JmsTemplate;\nclass Mails {\n\tJmsTemplate template(Object factory) {\n\t\tJmsTemplate template = new JmsTemplate(factory);\n\t\t" + calls + "\n\t\treturn template;\n\t}\n}\n");
	}

	@Test
	void whatTheTemplateDoesNotUse() {
		Finding finding = template("shop/src/main/java/shop/Mails.java", "template.setTimeToLive(60000);").finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(6, finding.origin().line());
		assertTrue(finding.message().contains("calls setTimeToLive but not setExplicitQosEnabled(true)"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "template.setDeliveryPersistent(false);|1", "template.setDeliveryMode(DeliveryMode.NON_PERSISTENT);|1", "template.setPriority(9);|1", "template.setDeliveryPersistent(true);|0", "template.setReceiveTimeout(9);|0",
			"template.setPriority(9); template.setExplicitQosEnabled(true);|0", "template.setPriority(9); template.setExplicitQosEnabled(on);|0", "template.setPriority(9); template.setQosSettings(all);|0", "template.setPriority(9); configure(template);|0" })
	void theBoundary(String calls, int findings) {
		assertEquals(findings, template("shop/src/main/java/shop/Mails.java", calls).findings(RULE).size());
	}

	@Test
	void testsAreLeftAlone() {
		assertEquals(0, template("shop/src/test/java/shop/Mails.java", "template.setPriority(9);").findings(RULE).size());
	}
}
