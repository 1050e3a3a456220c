/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;

/**
 * Code that a route of Camel, a flow of Spring Integration or a listener runs for each message: a lambda or an object without a class
 * of its own that is given to a step, or that is of a type which handles messages. The method around it only hands it over, once.
 */
public final class MessageSteps {

	/** Calls without an object in front of them that begin a route, or what is done in each route. */
	private static final Set<String> BEGINNINGS = Set.of("from", "fromF", "onException", "onCompletion", "intercept", "interceptFrom", "interceptSendToEndpoint");
	private static final Set<String> CAMEL = Set.of("process", "setBody", "setHeader", "setProperty", "when", "filter", "transform");
	private static final Set<String> INTEGRATION = Set.of("handle", "transform", "filter", "split", "route");
	private static final Set<String> FLOWS = Set.of("IntegrationFlow", "StandardIntegrationFlow");

	/** Types that handle messages, and the packages that they come from. */
	private static final Map<String, List<String>> HANDLERS = Map.of("Processor", List.of("org.apache.camel"), "AggregationStrategy", List.of("org.apache.camel"), "MessageHandler", List.of("org.springframework.messaging"),
			"GenericHandler", List.of("org.springframework.integration"), "GenericTransformer", List.of("org.springframework.integration"), "MessageSelector", List.of("org.springframework.integration"),
			"MessageListener", List.of("javax.jms", "jakarta.jms", "org.springframework.amqp", "org.springframework.kafka"), "MessageReceiver", List.of("com.google.cloud.pubsub"), "DeliverCallback", List.of("com.rabbitmq"));

	private MessageSteps() {
	}

	/** {@return the body that is run for each message and holds a node; null where the node stands in none} @param file the file @param node the node */
	public static ASTNode around(JavaFile file, ASTNode node) {
		for (ASTNode each = node; each != null && !(each instanceof AbstractTypeDeclaration); each = each.getParent()) {
			if (each instanceof LambdaExpression lambda && (lambda.getParent() instanceof MethodInvocation step && step.arguments().contains(lambda) && isStep(file, step) || isHandler(file, given(lambda)))) {
				return lambda.getBody();
			}
			if (each instanceof MethodDeclaration method && method.getParent() instanceof AnonymousClassDeclaration type && type.getParent() instanceof ClassInstanceCreation made && isHandler(file, made.getType())) {
				return method.getBody();
			}
		}
		return null;
	}

	/** The type that a lambda has where a method returns it or a variable is declared with it, or null. */
	private static Type given(LambdaExpression lambda) {
		if (lambda.getParent() instanceof ReturnStatement returned && JavaFile.member(returned) instanceof MethodDeclaration method) {
			return method.getReturnType2();
		}
		if (lambda.getParent() instanceof VariableDeclarationFragment variable) {
			if (variable.getParent() instanceof VariableDeclarationStatement declared) {
				return declared.getType();
			}
			return variable.getParent() instanceof FieldDeclaration declared ? declared.getType() : null;
		}
		return null;
	}

	private static boolean isHandler(JavaFile file, Type type) {
		String name = type == null ? "" : JavaFile.simpleName(type);
		String imported = file.imported(name);
		return HANDLERS.getOrDefault(name, List.of()).stream().anyMatch(from -> imported == null ? file.importsFrom(from) : imported.startsWith(from + '.'));
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
