/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class RepeatedLookupsTest {

	private static final String RULE = "soa-lookup-not-cached";
	private static final String CALL = "    <invoke name=\"Kinds\" partnerLink=\"Stock\" operation=\"Kinds\" inputVariable=\"a\" outputVariable=\"b\"/>\n";

	private static Files query(String sql, String activities) {
		return Composites.process("", activities).replace(Composites.COMPOSITE, "<binding.ws port=\"urn:stock#wsdl.endpoint(stock/Stock)\" location=\"http://stock/?wsdl\"/>", "<binding.jca config=\"Kinds.jca\"/>").with("Orders/Kinds.jca", """
				<adapter-config name="Kinds" adapter="db" xmlns="http://platform.integration.oracle/blocks/adapter/fw/metadata">
				  <endpoint-interaction operation="Kinds">
				    <interaction-spec className="oracle.tip.adapter.db.DBPureSQLInteractionSpec">
				      <property name="SqlString" value="%s"/>
				    </interaction-spec>
				  </endpoint-interaction>
				</adapter-config>
				""".formatted(sql));
	}

	@Test
	void aTableOfValuesForEachRequest() {
		Finding finding = query("SELECT ID_KIND, DESCRIPTION FROM KIND_OF_SERVICE WHERE ACTIVE=1", CALL).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Composites.PROCESS, finding.origin().path());
		assertEquals("A call of Flow reads a table of values anew each time", finding.headline());
		assertTrue(finding.message().startsWith("Flow calls Stock, which reads a table of a few columns whole,"), finding.message());
		assertEquals(1, query("select id, name from KINDS k order by name", CALL + CALL).findings(RULE).size(), "one finding for a process");
	}

	@Test
	void othersAreLeftAlone() {
		for (String sql : new String[] { "SELECT ID, NAME FROM KINDS WHERE ID = #id", "SELECT ID, NAME FROM KINDS WHERE ID = ?", "SELECT ID, NAME FROM ORDERS", "SELECT ID FROM KINDS WHERE PROCESSED = 0", "UPDATE KINDS SET ACTIVE = 0",
				"SELECT K.ID, S.NAME FROM KINDS K, SHOPS S", "SELECT max(ID) FROM KINDS", "SELECT ID, NAME FROM SHOP.T_EMPLOYEES" }) {
			assertTrue(query(sql, CALL).findings(RULE).isEmpty(), sql);
		}
		assertTrue(query("SELECT ID, NAME FROM KINDS", "    <faultHandlers><catchAll>\n" + CALL + "    </catchAll></faultHandlers>\n").findings(RULE).isEmpty(), "what failed");
	}
}
