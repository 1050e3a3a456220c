/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.List;
import java.util.Set;

import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.Type;
import org.wiretune.lint.java.JavaFile;

/**
 * Methods of beans of JavaServer Faces that run once when a person clicks, chooses or submits, unlike those whose value a page reads several
 * times for each rendering: actions, whose outcome is nothing or the name of a page, listeners, and setters.
 */
final class ClickedMethods {

	private static final Set<String> OUTCOMES = Set.of("void", "String");

	private ClickedMethods() {
	}

	/** {@return whether a page calls a method when somebody clicks} @param method a method of a bean of pages */
	static boolean has(MethodDeclaration method) {
		String name = method.getName().getIdentifier();
		Type returned = method.getReturnType2();
		String type = returned == null ? "" : returned.toString();
		List<?> parameters = method.parameters();
		if (!OUTCOMES.contains(type)) {
			return false;
		}
		return type.equals("void") ? parameters.size() <= 1 && !isOfRendering(parameters) : parameters.isEmpty() && !name.matches("(?:get|is|has)(?:\\p{Lu}.*)?");
	}

	/** Whether the phases of each request, or the rendering of a component, call a listener. */
	private static boolean isOfRendering(List<?> parameters) {
		return parameters.size() == 1 && String.valueOf(JavaFile.simpleName(((SingleVariableDeclaration) parameters.get(0)).getType())).matches("PhaseEvent|(?:Component)?SystemEvent|\\w*RenderViewEvent|\\w*ValidateEvent");
	}
}
