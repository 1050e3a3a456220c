/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class RowNumberPagesTest {

	private static final String ID = "soa-paged-by-row-number";
	private static final String PAGE = "select text from (select rownum rn, a.* from employees_v a) where rn >= #minrow and rn <= #maxrow";

	private static Files query(String statement) {
		return Composites.composite("""
				  <reference name="Rows">
				    <interface.wsdl interface="urn:orders#wsdl.interface(Rows_ptt)"/>
				    <binding.jca config="Rows.jca"/>
				  </reference>
				""").with("Orders/Rows.jca", """
				<adapter-config name="Rows" adapter="db" wsdlLocation="Rows.wsdl" xmlns="http://platform.integration.oracle/blocks/adapter/fw/metadata">
				  <connection-factory location="eis/DB/Orders"/>
				  <endpoint-interaction portType="Rows_ptt" operation="Rows">
				    <interaction-spec className="oracle.tip.adapter.db.DBPureSQLInteractionSpec">
				      <property name="SqlString" value="%s"/>
				    </interaction-spec>
				  </endpoint-interaction>
				</adapter-config>
				""".formatted(statement.replace("<", "&lt;")));
	}

	@Test
	void pageOfNumberedRows() {
		Finding finding = query(PAGE).finding(ID);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Orders/Rows.jca", finding.origin().path());
		assertEquals(5, finding.origin().line());
		assertEquals("rn", finding.measured());
		assertTrue(finding.message().startsWith("The query of Rows numbers all rows and then takes those whose rn lies on the page,"), finding.message());
		assertTrue(finding.fixes().isEmpty());
	}

	@Test
	void otherWaysToWriteIt() {
		assertEquals("NR", RowNumberPages.number("SELECT * FROM ( SELECT ROWNUM AS NR, A.ID FROM ORDERS A WHERE A.STATE IN ('N', 'E') ) WHERE NR BETWEEN #first AND #last"));
		assertEquals("r", RowNumberPages.number("select * from (select a.*, rownum r from (select * from t order by y) a) x where x.state = 'N' and x.r > #low and x.r <= #high"));
	}

	@Test
	void limitsWhereRowsAreNumbered() {
		assertNull(RowNumberPages.number("select * from (select a.*, rownum r from (select * from t order by y) a where rownum <= #high) where r > #low"));
		assertNull(RowNumberPages.number("select * from (select a.*, rownum r from t a where ROWNUM < #high) where r >= #low"));
		assertTrue(query("select * from t where rownum <= #high").findings(ID).isEmpty());
	}

	/** A number that is shown, compared with a constant or counted is no page; what is not closed is no statement. */
	@Test
	void lookAlikes() {
		assertNull(RowNumberPages.number("select rownum rn, a.* from t a"));
		assertNull(RowNumberPages.number("select * from (select rownum rn, a.* from t a) where rn = 1"));
		assertNull(RowNumberPages.number("select * from (select rownum rn, a.* from t a) where id >= #low"));
		assertNull(RowNumberPages.number("select * from (select rownum rn, a.* from t a where rn >= #low"));
		assertNull(RowNumberPages.number("select rownum rn from t) where rn >= #low"));
		assertNull(RowNumberPages.number(null));
		assertTrue(query("select * from orders where id >= #minrow").findings(ID).isEmpty());
	}

	@Test
	void longStatementsAreNotSearched() {
		assertNull(RowNumberPages.number(PAGE + " ".repeat(5_000)));
	}
}
