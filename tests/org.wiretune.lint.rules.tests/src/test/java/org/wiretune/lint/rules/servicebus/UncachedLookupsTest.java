/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class UncachedLookupsTest {

	private static final String RULE = "osb-lookup-not-cached";

	private static Files asks(String service, String operation, String inside) {
		String text = Buses.service("http://config.example.com:8001/Config", "", "20").replace("<ser:coreEntry/>", "<ser:coreEntry>\n" + inside + "  </ser:coreEntry>");
		return Buses.orders(Buses.CALLOUT.replace("business/Stock", "business/" + service).replace(">check<", ">" + operation + "<"), Buses.ROUTE).with("Orders/business/" + service + ".bix", text);
	}

	@Test
	void settingsForEachMessage() {
		Finding finding = asks("ConsultProperties", "consult", "").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Orders/business/ConsultProperties.bix", finding.origin().path());
		assertEquals("ConsultProperties looks up what seldom changes for each message", finding.headline());
		assertTrue(finding.message().startsWith("ConsultProperties of Orders looks up settings or a catalogue, as its name says,"), finding.message());
		assertEquals(1, asks("dbaReadCountryMapping", "select", "").findings(RULE).size());
	}

	@Test
	void whatKeepsResultsIsLeftAlone() {
		assertTrue(asks("ConsultProperties", "consult", "    <ser:result-caching isSupported=\"true\"/>\n").findings(RULE).isEmpty());
		assertEquals(1, asks("ConsultProperties", "consult", "    <ser:result-caching isSupported=\"false\" isEnabled=\"true\"/>\n").findings(RULE).size(), "the switch alone keeps nothing");
	}

	@Test
	void whatMayChangeIsLeftAlone() {
		assertTrue(asks("ConsultStock", "consult", "").findings(RULE).isEmpty(), "no settings");
		assertTrue(asks("UpdateProperties", "update", "").findings(RULE).isEmpty());
		assertTrue(asks("ConsultProperties", "insert", "").findings(RULE).isEmpty(), "the service writes, too");
		Files unused = asks("ConsultProperties", "consult", "");
		assertTrue(unused.replace(Buses.PIPELINE, "business/ConsultProperties", "business/Stock").findings(RULE).isEmpty(), "nobody asks it");
	}

	@Test
	void whatIsOnlyOfACountryOrOfALogIsLeftAlone() {
		for (String name : new String[] { "ConsultarConfiguracion_db", "ConsultarTCCConfiguracion_BS", "dbReferenceAllPaises", "GetCurrencies" }) {
			assertEquals(1, asks(name, "select", "").findings(RULE).size(), name);
		}
		for (String name : new String[] { "ConsultarTransitoGrupoPais_BS", "ConsultarDesembolsosConfiguracionById", "ConsultarParametrosEnBitacoraProceso_BS", "GetAmountInCurrency", "Properties" }) {
			assertTrue(asks(name, "select", "").findings(RULE).isEmpty(), name);
		}
	}
}
