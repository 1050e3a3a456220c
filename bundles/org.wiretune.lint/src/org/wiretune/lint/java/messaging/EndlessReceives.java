/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: a call of an application that waits for a message until one comes, by a consumer of JMS that is told no time, or by a
 * template of Spring in a file that names none. Detail {@value #RECEIVER}. Silent in a loop and in a thread of its own, which are there to wait.
 */
public final class EndlessReceives implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.endless-receive";
	/** The detail with the type of what receives. */
	public static final String RECEIVER = "receiver";
	/** What receives by a template of Spring. */
	public static final String TEMPLATE = "JmsTemplate";

	private static final Set<String> CONSUMERS = Set.of("MessageConsumer", "QueueReceiver", "TopicSubscriber", "JMSConsumer");
	private static final Set<String> TEMPLATES = Set.of("JmsTemplate", "JmsOperations");
	private static final Pattern BY_TEMPLATE = Pattern.compile("receive(Selected)?(AndConvert)?");
	private static final Set<String> THREADS = Set.of("Runnable", "Callable", "MessageListener", "Thread", "Job", "ExceptionListener");

	@Override
	public List<String> words() {
		return List.of(".receive(", ".receiveBody(", ".receiveAndConvert(", ".receiveSelected(", ".receiveSelectedAndConvert(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String receiver = receiver(file, node);
				if (receiver != null && Loops.innermost(node) == null && JavaFile.member(node) instanceof MethodDeclaration method && EachCall.isOften(file, method) && !isThread(node)) {
					CodeFact fact = CodeFacts.fact(KIND, file, node.getName());
					CodeFacts.detail(fact, file, RECEIVER, receiver, node.getName());
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	/** The type of what receives without an end, or null. */
	private static String receiver(JavaFile file, MethodInvocation call) {
		String name = call.getName().getIdentifier();
		Expression on = call.getExpression();
		if (on == null) {
			return null;
		}
		if (BY_TEMPLATE.matcher(name).matches() && EnterpriseNames.isVariable(file, on, TEMPLATES) && file.importsFrom("org.springframework.jms")) {
			return file.source().text().contains("eceiveTimeout") ? null : TEMPLATE;
		}
		if (!file.importsFrom("javax.jms") && !file.importsFrom("jakarta.jms")) {
			return null;
		}
		boolean endless = name.equals("receive") && (call.arguments().isEmpty() || isZero(call)) || name.equals("receiveBody") && call.arguments().size() == 1;
		if (!endless) {
			return null;
		}
		if (on instanceof MethodInvocation maker) {
			return maker.getName().getIdentifier().matches("create(Shared|Durable|SharedDurable)?Consumer|createReceiver|createSubscriber") ? "consumer" : null;
		}
		return EnterpriseNames.isVariable(file, on, CONSUMERS) ? file.typesOf(EnterpriseNames.variable(on)).iterator().next() : null;
	}

	private static boolean isZero(MethodInvocation call) {
		return call.arguments().size() == 1 && call.arguments().get(0) instanceof NumberLiteral number && number.getToken().matches("0[lL]?");
	}

	/** Whether a class around a node is there to wait in a thread of its own, or is told of messages. */
	private static boolean isThread(ASTNode node) {
		for (ASTNode each = node; each != null; each = each.getParent()) {
			if (each instanceof TypeDeclaration type && (type.getSuperclassType() != null && THREADS.contains(JavaFile.simpleName(type.getSuperclassType())) || ((List<?>) type.superInterfaceTypes()).stream().anyMatch(above -> THREADS.contains(JavaFile.simpleName((Type) above))))) {
				return true;
			}
		}
		return false;
	}
}
