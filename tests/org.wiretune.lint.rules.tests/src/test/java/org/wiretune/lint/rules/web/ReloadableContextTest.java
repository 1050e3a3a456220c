/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;

/** Contexts of Tomcat that look for changed classes. */
class ReloadableContextTest {

	private static final String RULE = "tomcat-context-reloadable";
	private static final String SERVER = "tomcat/conf/server.xml";

	private static Files server(String attributes) {
		return new Files().with(SERVER, "<Server port=\"8005\">\n  <Service name=\"Catalina\">\n    <Connector port=\"8080\"/>\n    <Engine name=\"Catalina\">\n      <Host name=\"localhost\" appBase=\"webapps\">\n        <Context path=\"/shop\""
				+ attributes + "/>\n      </Host>\n    </Engine>\n  </Service>\n</Server>\n");
	}

	@ParameterizedTest
	@CsvSource({"' reloadable=\"true\"', 1", "' reloadable=\"false\"', 0", "'', 0", "' reloadable=\"${reload}\"', 0"})
	void context(String attributes, int findings) {
		assertEquals(findings, server(attributes).findings(RULE).size());
	}

	@Test
	void fix() {
		Files files = server(" reloadable=\"true\"");
		assertEquals(Severity.INFO, files.finding(RULE).severity());
		FixContract.verify(files, RULE + "/off", Map.of(SERVER, Map.of("\"true\"", "\"false\"")));
	}

	/** A file of its own for a context, in the server or in the application; what is for tests is silent. */
	@ParameterizedTest
	@CsvSource({"tomcat/conf/context.xml, 1", "tomcat/conf/Catalina/localhost/shop.xml, 1", "Shop/src/main/webapp/META-INF/context.xml, 1", "Shop/src/test/webapp/META-INF/context.xml, 0", "Shop/samples/META-INF/context.xml, 0"})
	void files(String path, int findings) {
		assertEquals(findings, new Files().with(path, "<Context path=\"/shop\" reloadable=\"true\"/>\n").findings(RULE).size());
	}

	/** The name of the folder that was named tells nothing of what is in it; those below it do. */
	@ParameterizedTest
	@CsvSource({"demo/Shop/META-INF/context.xml, demo/Orders/META-INF/context.xml, 1", "test/Shop/META-INF/context.xml, test/Orders/META-INF/context.xml, 1", "work/Shop/META-INF/context.xml, work/demo/META-INF/context.xml, 1",
			"Shop/demo/META-INF/context.xml, Orders/META-INF/context.xml, 0", "demo/META-INF/context.xml, Orders/META-INF/context.xml, 0"})
	void rootFolder(String path, String other, int findings) {
		assertEquals(findings, new Files().with(path, "<Context reloadable=\"true\"/>\n").with(other, "<Context/>\n").findings(RULE).size());
	}
}
