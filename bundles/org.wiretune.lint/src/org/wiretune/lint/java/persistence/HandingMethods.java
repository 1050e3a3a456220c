/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@code java.handing-method}: a method of a service that hands the only thing that it is given on to a method of another
 * class whose name says that something is stored. The type's name is that of the class; details: {@code method}, {@code to-type},
 * {@code to-method}; {@code own-transaction} where each call is a transaction of its own.
 */
public final class HandingMethods implements CodeFactFinder {

	static final String KIND = "java.handing-method";

	@Override
	public List<String> words() {
		return List.of("@Stateless", "@Stateful", "@Singleton", "ejb.Stateless", "@Transactional", "@Service", "@ApplicationScoped", "@RequestScoped");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (HelperCalls.stores(node.getName().getIdentifier()) && Loops.innermost(node) == null && node.arguments().size() == 1 && node.arguments().get(0) instanceof SimpleName given
						&& JavaFile.member(node) instanceof MethodDeclaration method && PersistingMethods.isParameter(method, given) && !PersistingMethods.isInCatch(node)) {
					String type = HelperCalls.called(file, node, node.getExpression(), false);
					if (type != null) {
						tell(node, method, type);
					}
				}
				return true;
			}

			private void tell(MethodInvocation call, MethodDeclaration method, String type) {
				CodeFact fact = CodeFacts.fact(KIND, file, call.getName());
				CodeFacts.detail(fact, file, "method", method.getName().getIdentifier(), method.getName());
				CodeFacts.detail(fact, file, "to-type", type, call);
				CodeFacts.detail(fact, file, "to-method", call.getName().getIdentifier(), call.getName());
				if (PersistingMethods.isOwnTransaction(file, method)) {
					CodeFacts.detail(fact, file, "own-transaction", "true", method.getName());
				}
				facts.accept(fact);
			}
		};
	}
}
