/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NullLiteral;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * What code does for each message by the API of JMS, where once for all would do: it makes a temporary queue for one request, or a helper that does, and waits
 * for the answer ({@value #TEMPORARY}), or it opens a connection of a factory that it made itself, which has no pool, and sends
 * ({@value #CONNECTION}). What is kept in a field, or made when something begins, is none of them.
 */
public final class PlainMessagingFacts implements CodeFactFinder {

	/** The kind of temporary queues. */
	public static final String TEMPORARY = "temporary-queue-per-request";
	/** The kind of connections. */
	public static final String CONNECTION = "broker-connection-per-message";

	private static final Set<String> SESSIONS = Set.of("Session", "QueueSession", "JMSContext");
	private static final Set<String> OPENING = Set.of("createConnection", "createQueueConnection", "createContext");
	/** Factories that open a connection of their own each time, with the libraries that they come from. */
	private static final Map<String, String> PLAIN = Map.of("ActiveMQConnectionFactory", "org.apache.activemq", "ActiveMQJMSConnectionFactory", "org.apache.activemq", "ActiveMQQueueConnectionFactory", "org.apache.activemq",
			"MQConnectionFactory", "com.ibm.mq", "MQQueueConnectionFactory", "com.ibm.mq", "JmsConnectionFactory", "org.apache.qpid.jms");
	/** Helpers of JMS that make a temporary queue of their own. */
	private static final Set<String> REQUESTORS = Set.of("QueueRequestor", "TopicRequestor");

	@Override
	public List<String> words() {
		return List.of("createTemporaryQueue", "Requestor", "ActiveMQConnectionFactory", "ActiveMQJMSConnectionFactory", "ActiveMQQueueConnectionFactory", "MQConnectionFactory", "MQQueueConnectionFactory", "JmsConnectionFactory");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String name = node.getName().getIdentifier();
				if (!name.equals("createTemporaryQueue") && !OPENING.contains(name) || !(JavaFile.member(node) instanceof MethodDeclaration method) || isKept(node, method) || isOnce(method)) {
					return true;
				}
				if (name.equals("createTemporaryQueue") && EnterpriseNames.isVariable(file, node.getExpression(), SESSIONS) && isMessaging(file) && calls(method, "receive") && calls(method, "send") && EachCall.runs(file, node)) {
					tell(TEMPORARY, node.getName());
				} else if (OPENING.contains(name) && isMadeHere(file, node.getExpression()) && calls(method, "send") && EachCall.runs(file, node) && !isLoopAround(method)) {
					tell(CONNECTION, node.getName());
				}
				return true;
			}

			@Override
			public boolean visit(ClassInstanceCreation node) {
				if (REQUESTORS.contains(JavaFile.simpleName(node.getType())) && isMessaging(file) && JavaFile.member(node) instanceof MethodDeclaration method && !isKept(node, method) && calls(method, "request") && EachCall.runs(file, node)) {
					tell(TEMPORARY, node.getType());
				}
				return true;
			}

			private void tell(String kind, ASTNode place) {
				facts.accept(CodeFacts.fact(kind, file, place));
			}
		};
	}

	private static boolean isMessaging(JavaFile file) {
		return file.importsFrom("javax.jms") || file.importsFrom("jakarta.jms");
	}

	/** Whether a method is all that a thread does, which somebody starts once, or makes its program known to another one. */
	private static boolean isOnce(MethodDeclaration method) {
		return method.getName().getIdentifier().equals("run") && method.parameters().isEmpty() || method.getName().getIdentifier().matches("register(\\p{Lu}\\w*)?");
	}

	/** Whether what an expression gives lives longer than its method: it goes into a field, is returned or is given to others than a message or a consumer. */
	private static boolean isKept(Expression value, MethodDeclaration method) {
		ASTNode given = value;
		while (given.getParent() instanceof CastExpression || given.getParent() instanceof ParenthesizedExpression) {
			given = given.getParent();
		}
		ASTNode parent = given.getParent();
		return !(parent instanceof VariableDeclarationFragment || parent instanceof Assignment assignment && EachCall.isLocal(method, String.valueOf(EnterpriseNames.variable(assignment.getLeftHandSide())))
				|| parent instanceof MethodInvocation call && (call.getName().getIdentifier().equals("setJMSReplyTo") || call.getName().getIdentifier().equals("request") && call.getExpression() == given));
	}

	/** Whether a factory is one without a pool that the file makes, and nothing else. */
	private static boolean isMadeHere(JavaFile file, Expression factory) {
		String name = EnterpriseNames.variable(factory);
		if (name == null) {
			return isPlain(file, factory);
		}
		boolean[] made = new boolean[2];
		file.unit().accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment node) {
				if (node.getName().getIdentifier().equals(name) && node.getInitializer() != null) {
					look(node.getInitializer());
				}
				return true;
			}

			@Override
			public boolean visit(Assignment node) {
				if (name.equals(EnterpriseNames.variable(node.getLeftHandSide()))) {
					look(node.getRightHandSide());
				}
				return true;
			}

			private void look(Expression value) {
				made[isPlain(file, value) ? 0 : 1] |= !(value instanceof NullLiteral);
			}
		});
		return made[0] && !made[1];
	}

	private static boolean isPlain(JavaFile file, Expression value) {
		String library = value instanceof ClassInstanceCreation creation ? PLAIN.get(String.valueOf(JavaFile.simpleName(creation.getType()))) : null;
		return library != null && file.importsFrom(library);
	}

	/** Whether sends stand in a loop, so that one connection serves many. */
	private static boolean isLoopAround(MethodDeclaration method) {
		boolean[] looped = new boolean[1];
		method.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				looped[0] |= node.getName().getIdentifier().equals("send") && Loops.innermost(node) != null;
				return true;
			}
		});
		return looped[0];
	}

	/** Whether a method calls another of a name, or one that begins with it. */
	private static boolean calls(MethodDeclaration method, String name) {
		boolean[] found = new boolean[1];
		method.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				found[0] |= node.getName().getIdentifier().startsWith(name);
				return true;
			}
		});
		return found[0];
	}
}
