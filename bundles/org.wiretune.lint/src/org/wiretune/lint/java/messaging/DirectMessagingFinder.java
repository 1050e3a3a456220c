/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Classes that receive messages by the API of JMS without being message-driven beans: one observation of the kind
 * {@value #KIND} for each class, at its first consumer.
 */
public final class DirectMessagingFinder implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "direct-messaging";

	private static final Set<String> CONSUMERS = Set.of("createConsumer", "createReceiver", "createSubscriber", "createDurableSubscriber", "createDurableConsumer",
			"createSharedConsumer", "createSharedDurableConsumer");

	@Override
	public List<String> words() {
		return List.of("javax.jms", "jakarta.jms");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		Set<ASTNode> seen = new HashSet<>();
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (CONSUMERS.contains(node.getName().getIdentifier()) && node.getExpression() != null && !node.arguments().isEmpty()) {
					ASTNode type = JavaFile.type(node);
					boolean driven = type instanceof AbstractTypeDeclaration declaration && Annotations.find(declaration.modifiers(), "MessageDriven") != null;
					if (!driven && seen.add(type)) {
						CodeFact fact = CodeFacts.fact(KIND, file, node);
						fact.setOrigin(file.origin(node.getName()));
						facts.accept(fact);
					}
				}
				return true;
			}
		};
	}
}
