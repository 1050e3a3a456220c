/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
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
 * What code does for each message by the API of JMS, where once for all would do: it makes a temporary queue for one request and waits
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
	private static final Set<String> PLAIN = Set.of("ActiveMQConnectionFactory", "ActiveMQJMSConnectionFactory", "ActiveMQQueueConnectionFactory");

	@Override
	public List<String> words() {
		return List.of("createTemporaryQueue", "ActiveMQConnectionFactory", "ActiveMQJMSConnectionFactory", "ActiveMQQueueConnectionFactory");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (!(JavaFile.member(node) instanceof MethodDeclaration method) || !isLocalValue(node)) {
					return true;
				}
				String name = node.getName().getIdentifier();
				if (name.equals("createTemporaryQueue") && EnterpriseNames.isVariable(file, node.getExpression(), SESSIONS) && isMessaging(file) && calls(method, "receive") && calls(method, "send") && EachCall.runs(file, node)) {
					tell(TEMPORARY, node);
				} else if (OPENING.contains(name) && isMadeHere(file, node.getExpression()) && calls(method, "send") && EachCall.runs(file, node) && !isLoopAround(method)) {
					tell(CONNECTION, node);
				}
				return true;
			}

			private void tell(String kind, MethodInvocation node) {
				CodeFact fact = CodeFacts.fact(kind, file, node);
				fact.setOrigin(file.origin(node.getName()));
				facts.accept(fact);
			}
		};
	}

	private static boolean isMessaging(JavaFile file) {
		return file.importsFrom("javax.jms") || file.importsFrom("jakarta.jms");
	}

	/** Whether a call's value goes into a variable of the method. */
	private static boolean isLocalValue(MethodInvocation call) {
		return call.getParent() instanceof VariableDeclarationFragment;
	}

	/** Whether a factory is a variable that the file fills with a new factory of ActiveMQ. */
	private static boolean isMadeHere(JavaFile file, Expression factory) {
		String name = EnterpriseNames.variable(factory);
		if (name == null) {
			return factory instanceof ClassInstanceCreation creation && PLAIN.contains(JavaFile.simpleName(creation.getType()));
		}
		boolean[] made = new boolean[1];
		file.unit().accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment node) {
				made[0] |= node.getName().getIdentifier().equals(name) && node.getInitializer() instanceof ClassInstanceCreation creation && PLAIN.contains(JavaFile.simpleName(creation.getType()));
				return true;
			}
		});
		return made[0] && file.importsFrom("org.apache.activemq");
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
