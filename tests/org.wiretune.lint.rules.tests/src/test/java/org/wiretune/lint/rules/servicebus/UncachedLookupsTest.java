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
		assertTrue(finding.message().startsWith("ConsultProperties of Orders looks up settings or a catalogue, as its name or query says,"), finding.message());
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

	@Test
	void cataloguesByNameAndOperations() {
		assertEquals(1, asks("SAPCatalogosSepomexBS", "ZlmfmRfcCatalogos", "").findings(RULE).size());
		assertEquals(1, asks("MIDASClasificaPrendasBS", "obtenerSubCatalogoBPM", "").findings(RULE).size(), "the operation tells");
		assertEquals(1, asks("OfficesBS", "getBranches", "").findings(RULE).size());
		assertEquals(1, asks("SubTipoServicioDataSvc", "SubTipoServicioDataSvcSelect", "").findings(RULE).size(), "kinds of something");
		assertTrue(asks("ServicioTipoA", "ServicioSelect", "").findings(RULE).isEmpty(), "of one kind");
		assertTrue(asks("CatalogoUsuariosBS", "consultaUsuario", "").findings(RULE).isEmpty(), "users come and go");
		assertTrue(asks("CatalogosBS", "procesar", "").findings(RULE).isEmpty(), "it is not known what it does");
		assertTrue(asks("CatalogosBS", "actualizarCatalogo", "").findings(RULE).isEmpty(), "it writes");
	}

	private static Files query(String name, String sql) {
		String property = "      <jca:property xmlns:jca=\"http://www.bea.com/wli/sb/transports/jca\">\n        <jca:name>SqlString</jca:name>\n        <jca:value>" + sql + "</jca:value>\n      </jca:property>\n";
		return asks(name, "run", "").replace("Orders/business/" + name + ".bix", "<tran:provider-id>http", "<tran:provider-id>jca").replace("Orders/business/" + name + ".bix", "    </tran:provider-specific>", property + "    </tran:provider-specific>");
	}

	@Test
	void aTableThatIsReadWholeIsALookup() {
		assertEquals(1, query("KindsDB", "SELECT ID_KIND, DESCRIPTION FROM APP.KINDS").findings(RULE).size());
		assertEquals(1, query("KindsDB", "SELECT ID, NAME FROM KINDS WHERE ACTIVE = 1 ORDER BY NAME").findings(RULE).size());
		for (String sql : new String[] { "SELECT ID, NAME FROM KINDS WHERE ID = #id", "SELECT ID, NAME FROM ORDERS", "SELECT ID, NAME FROM KINDS WHERE PROCESSED = 0", "SELECT count(*) FROM KINDS", "INSERT INTO KINDS VALUES (1, 2)",
				"SELECT A, B, C, D, E, F, G FROM KINDS", "SELECT SEQ.NEXTVAL FROM DUAL" }) {
			assertTrue(query("KindsDB", sql).findings(RULE).isEmpty(), sql);
		}
		assertTrue(query("EmployeesDB", "SELECT ID, NAME FROM KINDS").findings(RULE).isEmpty(), "people");
	}
}
