/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;

/** Rule {@code amq-memory-limit-small}. */
class MemoryLimitsTest {

	private static final String RULE = "amq-memory-limit-small";

	private static Files files(String path, String policy, String memory) {
		return new Files().with(path, """
				<beans xmlns="http://www.springframework.org/schema/beans">
				  <broker xmlns="http://activemq.apache.org/schema/core" brokerName="orders">
				    <destinationPolicy>
				      <policyMap>
				        <policyEntries>
				          <policyEntry queue=">" %s/>
				        </policyEntries>
				      </policyMap>
				    </destinationPolicy>
				    <systemUsage>
				      <systemUsage>
				        <memoryUsage>
				          <memoryUsage %s/>
				        </memoryUsage>
				      </systemUsage>
				    </systemUsage>
				  </broker>
				</beans>
				""".formatted(policy, memory));
	}

	@ParameterizedTest
	@CsvSource({"limit='64 mb', 1", "limit='20mb', 1", "limit='65 mb', 0", "limit='1 gb', 0", "limit='67108864', 1", "percentOfJvmHeap='70', 0", "limit='${broker.memory}', 0", "limit='0', 0"})
	void forAll(String memory, int findings) {
		Files files = files("broker/conf/activemq.xml", "producerFlowControl='true'", memory.replace('\'', '"'));
		assertEquals(findings, files.findings(RULE).size());
		files.findings(RULE).forEach(finding -> {
			assertEquals(Severity.INFO, finding.severity());
			assertEquals(13, finding.origin().line());
		});
	}

	@ParameterizedTest
	@CsvSource({"memoryLimit='1mb', 1", "memoryLimit='5 mb', 1", "memoryLimit='6mb', 0", "producerFlowControl='true' memoryLimit='1mb', 1", "producerFlowControl='false' memoryLimit='1mb', 0", "optimizedDispatch='true', 0"})
	void forEach(String policy, int findings) {
		Files files = files("broker/conf/activemq.xml", policy.replace('\'', '"'), "percentOfJvmHeap=\"70\"");
		assertEquals(findings, files.findings(RULE).size());
		files.findings(RULE).forEach(finding -> assertEquals(6, finding.origin().line()));
	}

	@Test
	void brokersOfTests() {
		assertEquals(0, files("shop/src/test/resources/activemq.xml", "memoryLimit=\"1mb\"", "limit=\"20 mb\"").findings(RULE).size());
	}
}
