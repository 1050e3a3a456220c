/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import org.wiretune.lint.Files;

/** Projects with routes, for tests of rules. */
final class Routes {

	static final String CONTEXT = "shop/src/main/resources/camel-context.xml";
	static final String CODE = "shop/src/main/java/shop/Routes.java";

	private Routes() {
	}

	/** {@return a project with a context of Camel} @param body its elements, each on a line of its own */
	static Files xml(String body) {
		return beans("  <camelContext id=\"shop\" xmlns=\"http://camel.apache.org/schema/spring\">\n" + body + "  </camelContext>\n");
	}

	/** {@return a project with a context of Spring} @param body its elements */
	static Files beans(String body) {
		return new Files().with(CONTEXT, "<beans xmlns=\"http://www.springframework.org/schema/beans\">\n" + body + "</beans>\n");
	}

	/** {@return a project with a class of routes} @param statements the routes */
	static Files java(String statements) {
		return new Files().with(CODE, """
				package shop;

				import org.apache.camel.LoggingLevel;
				import org.apache.camel.builder.RouteBuilder;

				public class Routes extends RouteBuilder {

					@Override
					public void configure() {
				%s	}
				}
				""".formatted(statements.indent(8).replace("        ", "\t\t")));
	}
}
