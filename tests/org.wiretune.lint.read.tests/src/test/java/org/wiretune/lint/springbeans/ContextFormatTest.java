/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springbeans;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;

/** Contexts are known by where they lie and by their names; builds, descriptors and what a build made are none. */
class ContextFormatTest {

	private static final ContextFormat FORMAT = new ContextFormat() {

		@Override
		public String id() {
			return "contexts";
		}

		@Override
		protected boolean acceptsRoot(XmlElement root) {
			throw new AssertionError("names are asked only");
		}

		@Override
		protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
			throw new AssertionError("names are asked only");
		}
	};

	@ParameterizedTest
	@ValueSource(strings = { "src/main/resources/orders.xml", "a/src/main/webapp/x.xml", "META-INF/orders.xml", "a/WEB-INF/dispatcher-servlet.xml", "OSGI-INF/blueprint/a.xml", "conf/ApplicationContext.xml",
			"orders-FLOW.xml", "jobs.xml", "my-beans.xml", "camel/build-orders.xml", "targets/spring.xml", "rebuild/spring.xml" })
	void isAContext(String path) {
		assertEquals(true, FORMAT.accepts(path));
	}

	@ParameterizedTest
	@ValueSource(strings = { "orders.xml", "src/main/resources/orders.properties", "src/main/resources/ORDERS.XML", "pom.xml", "spring/pom.xml", "WEB-INF/web.xml", "META-INF/Persistence.xml", "META-INF/a-orm.xml",
			"src/main/resources/logback-spring.xml", "src/main/resources/log4j2.xml", "src/main/resources/Order.hbm.xml", "spring-ds.xml", "config/my-checkstyle.xml", "src/main/resources/db/changelog.xml",
			"target/classes/spring.xml", "a/build/spring.xml", "a/node_modules/spring.xml", "src/main/resources/i18n/flow.xml" })
	void isNone(String path) {
		assertEquals(false, FORMAT.accepts(path));
	}
}
