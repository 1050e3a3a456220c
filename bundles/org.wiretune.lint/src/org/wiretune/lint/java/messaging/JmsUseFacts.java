/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.DoStatement;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.MarkerAnnotation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.WhileStatement;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * How code uses JMS through Spring: calls of a template, of kind {@value #CALL}, and methods that listen, of kind {@value #LISTENER}.
 * Details of calls: {@value #METHOD}; {@value #OFTEN}, what makes it run often: loop, scheduled, request, listener or async.
 * Details of listeners have the names of the members of the annotation.
 */
public final class JmsUseFacts implements CodeFactFinder {

	/** The kind of calls of a template. */
	public static final String CALL = "spring-jms-template-call";
	/** The kind of methods that listen. */
	public static final String LISTENER = "spring-jms-listener";
	/** The detail of the method that is called. */
	public static final String METHOD = "method";
	/** The detail of what makes a call run often; absent where the method does not tell. */
	public static final String OFTEN = "often";

	private static final Set<String> TEMPLATES = Set.of("JmsTemplate", "JmsOperations", "JmsMessagingTemplate", "JmsMessageOperations", "JmsClient");
	private static final Set<String> MAPPINGS = Set.of("RequestMapping", "GetMapping", "PostMapping", "PutMapping", "DeleteMapping", "PatchMapping", "MessageMapping");
	private static final Set<String> LISTENERS = Set.of("JmsListener", "KafkaListener", "RabbitListener", "SqsListener");

	@Override
	public List<String> words() {
		return List.of("jms.core.", "jms.annotation.");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				Expression on = call.getExpression();
				String variable = on instanceof SimpleName name ? name.getIdentifier() : on instanceof FieldAccess access ? access.getName().getIdentifier() : null;
				if (variable != null && file.typesOf(variable).size() == 1 && TEMPLATES.containsAll(file.typesOf(variable)) && file.importsFrom("org.springframework.jms")) {
					CodeFact fact = CodeFacts.fact(CALL, file, call.getName());
					CodeFacts.detail(fact, file, METHOD, call.getName().getIdentifier(), call.getName());
					String often = often(call);
					if (often != null) {
						CodeFacts.detail(fact, file, OFTEN, often, call.getName());
					}
					facts.accept(fact);
				}
				return true;
			}

			@Override
			public boolean visit(NormalAnnotation annotation) {
				listener(annotation);
				return true;
			}

			@Override
			public boolean visit(MarkerAnnotation annotation) {
				listener(annotation);
				return true;
			}

			private void listener(Annotation annotation) {
				if (Annotations.simpleName(annotation).equals("JmsListener") && file.imports("org.springframework.jms.annotation.JmsListener")) {
					CodeFact fact = CodeFacts.fact(LISTENER, file, annotation);
					for (String member : List.of("destination", "containerFactory", "concurrency", "subscription")) {
						Expression value = Annotations.member(annotation, member);
						if (value != null) {
							String text = constants.string(value);
							CodeFacts.detail(fact, file, member, text == null ? value.toString() : text, value);
						}
					}
					facts.accept(fact);
				}
			}
		};
	}

	/** Whether a call stands in the condition of a loop, or in what that does between two rounds. */
	private static boolean isAskedAgain(ASTNode node) {
		for (ASTNode each = node; each.getParent() != null && !(each instanceof Statement); each = each.getParent()) {
			ASTNode parent = each.getParent();
			if (parent instanceof WhileStatement loop && loop.getExpression() == each || parent instanceof DoStatement again && again.getExpression() == each
					|| parent instanceof ForStatement counted && (counted.getExpression() == each || counted.updaters().contains(each))) {
				return true;
			}
		}
		return false;
	}

	private static String often(MethodInvocation call) {
		if (Loops.innermost(call) != null || isAskedAgain(call)) {
			return "loop";
		}
		if (!(JavaFile.member(call) instanceof MethodDeclaration method)) {
			return null;
		}
		for (Object each : method.modifiers()) {
			if (each instanceof Annotation annotation) {
				String name = Annotations.simpleName(annotation);
				String often = name.equals("Scheduled") ? "scheduled" : name.equals("Async") ? "async" : LISTENERS.contains(name) ? "listener" : MAPPINGS.contains(name) ? "request" : null;
				if (often != null) {
					return often;
				}
			}
		}
		ASTNode type = JavaFile.type(method);
		return type instanceof AbstractTypeDeclaration declaration && Annotations.find(declaration.modifiers(), "KafkaListener") != null ? "listener" : null;
	}
}
