/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;

/**
 * Code that a route of Camel or a flow of Spring Integration runs for each message: a lambda or an object without a class of its own
 * that is given to a step. The method around it only builds the route, once.
 */
final class MessageSteps {

	/** Calls without an object in front of them that begin a route, or what is done in each route. */
	private static final Set<String> BEGINNINGS = Set.of("from", "fromF", "onException", "onCompletion", "intercept", "interceptFrom", "interceptSendToEndpoint");
	private static final Set<String> CAMEL = Set.of("process", "setBody", "setHeader", "setProperty", "when", "filter", "transform");
	private static final Set<String> INTEGRATION = Set.of("handle", "transform", "filter", "split", "route");
	private static final Set<String> FLOWS = Set.of("IntegrationFlow", "StandardIntegrationFlow");

	private MessageSteps() {
	}

	/** {@return the body that is run for each message and holds a node; null where the node stands in none} @param file the file @param node the node */
	static ASTNode around(JavaFile file, ASTNode node) {
		for (ASTNode each = node; each != null && !(each instanceof AbstractTypeDeclaration); each = each.getParent()) {
			if (each instanceof LambdaExpression lambda && lambda.getParent() instanceof MethodInvocation step && step.arguments().contains(lambda) && isStep(file, step)) {
				return lambda.getBody();
			}
			if (each instanceof MethodDeclaration method && method.getParent() instanceof AnonymousClassDeclaration type && type.getParent() instanceof ClassInstanceCreation made && JavaFile.simpleName(made.getType()).equals("Processor")
					&& method.getName().getIdentifier().equals("process") && file.imports("org.apache.camel.Processor")) {
				return method.getBody();
			}
		}
		return null;
	}

	private static boolean isStep(JavaFile file, MethodInvocation step) {
		String name = step.getName().getIdentifier();
		MethodDeclaration builder = JavaFile.member(step) instanceof MethodDeclaration method ? method : null;
		if (CAMEL.contains(name)) {
			MethodInvocation first = first(step);
			String begins = first.getName().getIdentifier();
			if (first.getExpression() == null && (BEGINNINGS.contains(begins) || name.equals("process") && builder != null && builder.getName().getIdentifier().equals("configure"))) {
				return true;
			}
		}
		return INTEGRATION.contains(name) && file.importsFrom("org.springframework.integration") && builder != null && builder.getReturnType2() != null && FLOWS.contains(JavaFile.simpleName(builder.getReturnType2()));
	}

	private static MethodInvocation first(MethodInvocation step) {
		MethodInvocation first = step;
		for (Expression each = step; each instanceof MethodInvocation call; each = call.getExpression()) {
			first = call;
		}
		return first;
	}
}
