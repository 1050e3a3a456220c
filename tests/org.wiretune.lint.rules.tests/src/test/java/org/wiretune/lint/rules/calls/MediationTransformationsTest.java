/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class MediationTransformationsTest {

	private static final String RULE = "mediation-xslt-where-bo-map";
	private static final String FLOW = "Mediation/Route.mfc";
	private static final String SHEET = "Mediation/xslt/Map.xsl";

	/** A flow of a filter and a transformation with a style sheet that only copies fields. */
	private static Files flow(String root) {
		return new Files().with("Mediation/sca.module", "<scdl:mediationModule xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Mediation\"/>").with(FLOW, """
				<?xml version="1.0" encoding="UTF-8"?>
				<mediationFlow xmlns="http://www.ibm.com/xmlns/prod/websphere/2010/MediationFlow" name="Route" targetNamespace="http://shop/Route">
				  <interface portType="ns1:Stock">
				    <operation name="ask">
				      <requestFlow>
				        <node name="In" type="Input"><outputTerminal><wire targetNode="Filter"/></outputTerminal></node>
				        <node name="Filter" type="MessageFilter"><outputTerminal><wire targetNode="Map"/></outputTerminal></node>
				        <node name="Map" type="XSLTransformation">
				          <property name="root" value="%s"/>
				          <property name="XSLTransform" value="xslt/Map.xsl"/>
				          <outputTerminal><wire targetNode="Out"/></outputTerminal>
				        </node>
				        <node name="Out" type="Callout"/>
				      </requestFlow>
				    </operation>
				  </interface>
				</mediationFlow>
				""".formatted(root)).with(SHEET, """
				<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:date="http://exslt.org/dates-and-times" xmlns:fn="http://www.w3.org/2005/xpath-functions" version="1.0">
				  <xsl:template match="/"><out><xsl:if test="fn:boolean(in)"><xsl:value-of select="in"/></xsl:if></out></xsl:template>
				</xsl:stylesheet>
				""");
	}

	@Test
	void aStyleSheetTransformsTheWholeMessage() {
		Finding finding = flow("/").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(FLOW, finding.origin().path());
		assertTrue(finding.message().startsWith("Flow Route transforms the whole message, with its headers, by style sheet Map, which writes it as XML"), finding.message());
		assertEquals(List.of(), flow("/body").findings(RULE));
	}

	/** Studies and examples are not tuned; a word inside another one says nothing. */
	@Test
	void silentInAStudy() {
		for (String folder : new String[] { "price-poc", "poc", "example" }) {
			assertEquals(List.of(), moved(folder).findings(RULE), folder);
		}
		assertEquals(1, moved("epoch").findings(RULE).size());
	}

	private static Files moved(String folder) {
		Files moved = new Files();
		Files files = flow("/");
		for (String path : files.paths()) {
			moved = moved.with("work/" + folder + '/' + path, files.text(path));
		}
		return moved;
	}

	@Test
	void silentForATrivialFlow() {
		assertEquals(List.of(), flow("/").replace(FLOW, "        <node name=\"Filter\" type=\"MessageFilter\"><outputTerminal><wire targetNode=\"Map\"/></outputTerminal></node>\n", "")
				.replace(FLOW, "targetNode=\"Filter\"", "targetNode=\"Map\"").findings(RULE));
	}

	/** Functions of style sheets and of Java, sorting, and style sheets that were not found. */
	@Test
	void silentWhereAMapOfObjectsWouldNotDo() {
		assertEquals(List.of(), flow("/").replace(SHEET, "select=\"in\"", "select=\"date:date-time()\"").findings(RULE));
		assertEquals(List.of(), flow("/").replace(SHEET, "select=\"in\"", "select=\"own:toText(in)\"").findings(RULE));
		assertEquals(List.of(), flow("/").replace(SHEET, "<xsl:value-of select=\"in\"/>", "<xsl:for-each select=\"in\"><xsl:sort/></xsl:for-each>").findings(RULE));
		assertEquals(List.of(), flow("/").without(SHEET).findings(RULE));
	}
}
