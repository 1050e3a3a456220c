/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.faces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Switches of JavaServer Faces in the descriptor of a web application. */
class FacesSwitchesTest {

	private static final String STAGE = "faces-development-stage";
	private static final String STATE = "faces-full-state";
	private static final String FILE = "Shop/src/main/webapp/WEB-INF/web.xml";

	private static Files parameter(String path, String name, String value) {
		return new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(path, """
				<web-app version="3.0">
				  <context-param>
				    <param-name>%s</param-name>
				    <param-value>%s</param-value>
				  </context-param>
				</web-app>
				""".formatted(name, value));
	}

	@Test
	void developmentStage() {
		Finding finding = parameter(FILE, "javax.faces.PROJECT_STAGE", "Development").finding(STAGE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Development", finding.measured());
		assertEquals(4, finding.origin().line());
		assertTrue(finding.message().contains("javax.faces.PROJECT_STAGE"), finding.message());
	}

	@ParameterizedTest
	@CsvSource({"jakarta.faces.FACELETS_REFRESH_PERIOD, 1, 1", "javax.faces.FACELETS_REFRESH_PERIOD, 0, 1", "facelets.REFRESH_PERIOD, 2, 1", "javax.faces.FACELETS_REFRESH_PERIOD, -1, 0", "javax.faces.FACELETS_REFRESH_PERIOD, 59, 1",
			"javax.faces.FACELETS_REFRESH_PERIOD, 60, 0", "javax.faces.FACELETS_REFRESH_PERIOD, 3600, 0", "javax.faces.FACELETS_REFRESH_PERIOD, ${period}, 0", "shop.REFRESH_PERIOD, 1, 0"})
	void refreshPeriod(String name, String value, int findings) {
		Files files = parameter(FILE, name, value);
		assertEquals(findings, files.findings("faces-pages-looked-at").size());
		if (findings == 1) {
			assertEquals(value.equals("0"), files.finding("faces-pages-looked-at").message().contains("makes each page anew"));
			FixContract.verify(files, "faces-pages-looked-at/switch", Map.of(FILE, Map.of(">" + value + "<", ">-1<")));
		}
	}

	@Test
	void fullState() {
		assertEquals("false", parameter(FILE, "javax.faces.PARTIAL_STATE_SAVING", "false").finding(STATE).measured());
	}

	@ParameterizedTest
	@CsvSource({"javax.faces.PROJECT_STAGE, Development, 1, 0", "jakarta.faces.PROJECT_STAGE, Development, 1, 0", "javax.faces.PROJECT_STAGE, Production, 0, 0", "javax.faces.PROJECT_STAGE, SystemTest, 0, 0",
			"javax.faces.PROJECT_STAGE, ${stage}, 0, 0", "com.sun.faces.PROJECT_STAGE, Development, 0, 0", "jakarta.faces.PARTIAL_STATE_SAVING, FALSE, 0, 1", "javax.faces.PARTIAL_STATE_SAVING, true, 0, 0",
			"javax.faces.STATE_SAVING_METHOD, false, 0, 0", "stage, Development, 0, 0"})
	void parameters(String name, String value, int stages, int states) {
		Files files = parameter(FILE, name, value);
		assertEquals(stages, files.findings(STAGE).size());
		assertEquals(states, files.findings(STATE).size());
	}

	@ParameterizedTest
	@CsvSource({"Shop/src/test/webapp/WEB-INF/web.xml, 0", "Shop/examples/src/main/webapp/WEB-INF/web.xml, 0", "Shop/dev/WEB-INF/web.xml, 0", "Shop/web/WEB-INF/web.xml, 1", "Shop/src/main/webapp/WEB-INF/web.xml, 1"})
	void where(String path, int findings) {
		assertEquals(findings, parameter(path, "javax.faces.PROJECT_STAGE", "Development").findings(STAGE).size());
	}

	/** The components of Oracle ADF keep the state of pages themselves; another filter says nothing of it. */
	@ParameterizedTest
	@CsvSource({"oracle.adf.model.servlet.ADFBindingFilter, 0", "org.apache.myfaces.trinidad.webapp.TrinidadFilter, 1", "com.example.oracle.adf.Filter, 1"})
	void stateOfAdf(String filter, int findings) {
		Files files = parameter(FILE, "javax.faces.PARTIAL_STATE_SAVING", "false").replace(FILE, "</web-app>", "  <filter>\n    <filter-name>a</filter-name>\n    <filter-class>" + filter + "</filter-class>\n  </filter>\n</web-app>");
		assertEquals(findings, files.findings(STATE).size());
	}

	@Test
	void fixes() {
		FixContract.verify(parameter(FILE, "javax.faces.PROJECT_STAGE", "Development"), STAGE + "/switch", Map.of(FILE, Map.of("Development", "Production")));
		FixContract.verify(parameter(FILE, "javax.faces.PARTIAL_STATE_SAVING", "false"), STATE + "/switch", Map.of(FILE, Map.of("<param-value>false", "<param-value>true")));
	}
}
