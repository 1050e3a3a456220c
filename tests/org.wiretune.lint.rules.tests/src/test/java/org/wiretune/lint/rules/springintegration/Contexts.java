/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import org.wiretune.lint.Files;

/** Files of Spring Integration in memory. */
final class Contexts {

	static final String CONTEXT = "orders/src/main/resources/META-INF/flows.xml";
	static final String CODE = "orders/src/main/java/shop/Flows.java";

	private Contexts() {
	}

	/** {@return a project with a context} @param body its elements, indented by four spaces */
	static Files context(String body) {
		return new Files().with(CONTEXT, text(body));
	}

	/** {@return the text of a context} @param body its elements */
	static String text(String body) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<beans xmlns="http://www.springframework.org/schema/beans" xmlns:int="http://www.springframework.org/schema/integration" xmlns:j="http://www.springframework.org/schema/integration/jms" xmlns:file="http://www.springframework.org/schema/integration/file" xmlns:jdbc="http://www.springframework.org/schema/integration/jdbc" xmlns:int-http="http://www.springframework.org/schema/integration/http" xmlns:int-kafka="http://www.springframework.org/schema/integration/kafka" xmlns:task="http://www.springframework.org/schema/task">
				%s</beans>
				""".formatted(body);
	}

	/** {@return a project with a class} @param imports names that it imports, each with a semicolon @param body its members */
	static Files code(String imports, String body) {
		StringBuilder text = new StringBuilder("package shop;\n\n");
		for (String each : imports.split(";")) {
			text.append("import ").append(each.strip()).append(";\n");
		}
		return new Files().with(CODE, text.append("\nclass Flows {\n\n").append(body).append("}\n").toString());
	}
}
