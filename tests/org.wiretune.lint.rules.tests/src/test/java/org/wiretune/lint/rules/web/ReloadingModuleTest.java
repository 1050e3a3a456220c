/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;

/** Web modules whose extension for WebSphere has classes or pages reloaded. */
class ReloadingModuleTest {

	private static final String RULE = "was-web-module-reloading";
	private static final String PATH = "Shop/WebContent/WEB-INF/ibm-web-ext.xml";

	private static Files module(String path, String content) {
		return new Files().with(path, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<web-ext xmlns=\"http://websphere.ibm.com/xml/ns/javaee\" version=\"1.0\">\n" + content + "\n</web-ext>\n");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"<enable-reloading value=\"true\"/>|1",
			"<enable-reloading value=\"false\"/>|0",
			"<jsp-attribute name=\"reloadEnabled\" value=\"true\"/>|1",
			"<jsp-attribute name=\"reloadEnabled\" value=\"false\"/><jsp-attribute name=\"trackDependencies\" value=\"true\"/>|0",
			"<reload-interval value=\"3\"/>|0",
			"<enable-file-serving value=\"true\"/>|0" })
	void whatIsStated(String content, int findings) {
		assertEquals(findings, module(PATH, content).findings(RULE).size());
	}

	@Test
	void fix() {
		Files files = module(PATH, "  <jsp-attribute name=\"reloadEnabled\" value=\"true\"/>\n  <reload-interval value=\"3\"/>\n  <enable-reloading value=\"true\"/>");
		assertEquals(Severity.INFO, files.finding(RULE).severity());
		assertEquals(5, files.finding(RULE).origin().line());
		assertTrue(files.finding(RULE).message().contains("its classes and its pages"), files.finding(RULE).message());
		FixContract.verify(files, RULE + "/off", Map.of(PATH, Map.of("Enabled\" value=\"true\"", "Enabled\" value=\"false\"", "reloading value=\"true\"", "reloading value=\"false\"")));
	}

	/** A tool writes the files of all modules alike. */
	@Test
	void severalModules() {
		String other = PATH.replace("Shop", "Desk");
		Files files = module(PATH, "  <enable-reloading value=\"true\"/>").with(other, module(PATH, "  <jsp-attribute name=\"reloadEnabled\" value=\"true\"/>").text(PATH)).with(PATH.replace("Shop", "Till"), module(PATH, "  <enable-reloading value=\"false\"/>").text(PATH));
		assertEquals(1, files.findings(RULE).size());
		assertEquals(1, files.finding(RULE).related().size());
		assertTrue(files.finding(RULE).message().startsWith("2 web modules, of "), files.finding(RULE).message());
		FixContract.verify(files, RULE + "/off", Map.of(PATH, Map.of("reloading value=\"true\"", "reloading value=\"false\""), other, Map.of("Enabled\" value=\"true\"", "Enabled\" value=\"false\"")));
	}

	/** The form of the servers before Java EE 5. */
	@Test
	void older() {
		String path = "Shop/WebContent/WEB-INF/ibm-web-ext.xmi";
		Files files = new Files().with(path, "<webappext:WebAppExtension xmi:version=\"2.0\" xmlns:xmi=\"http://www.omg.org/XMI\" xmlns:webappext=\"webappext.xmi\" reloadInterval=\"3\" reloadingEnabled=\"true\">\n  <jspAttributes xmi:id=\"a\" name=\"reloadEnabled\" value=\"false\"/>\n</webappext:WebAppExtension>\n");
		assertEquals(1, files.findings(RULE).size());
		assertEquals(0, files.replace(path, "reloadingEnabled=\"true\"", "reloadingEnabled=\"false\"").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"Shop/src/main/webapp/WEB-INF/ibm-web-ext.xml, 1", "Shop/src/test/webapp/WEB-INF/ibm-web-ext.xml, 0", "Shop/samples/WEB-INF/ibm-web-ext.xml, 0", "shop-samples/Shop/WebContent/WEB-INF/ibm-web-ext.xml, 0"})
	void files(String path, int findings) {
		assertEquals(findings, module(path, "<enable-reloading value=\"true\"/>").findings(RULE).size());
	}
}
