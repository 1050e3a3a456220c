/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.HashSet;
import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.EnhancedForStatement;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.EachCall;

/** The names of a method whose values differ from call to call: its parameters, and the variables that are made of them. */
final class GivenNames {

	private GivenNames() {
	}

	/** {@return the names, none for what is no method} @param member a member of a class, or null */
	static Set<String> in(ASTNode member) {
		Set<String> given = new HashSet<>();
		if (member instanceof MethodDeclaration method && method.getBody() != null) {
			method.parameters().forEach(each -> given.add(((SingleVariableDeclaration) each).getName().getIdentifier()));
			method.getBody().accept(new ASTVisitor() {
				@Override
				public boolean visit(EnhancedForStatement node) {
					given.add(node.getParameter().getName().getIdentifier());
					return true;
				}

				@Override
				public void endVisit(VariableDeclarationFragment node) {
					if (node.getInitializer() != null && isNamed(node.getInitializer(), given)) {
						given.add(node.getName().getIdentifier());
					}
				}

				@Override
				public void endVisit(Assignment node) {
					if (node.getLeftHandSide() instanceof SimpleName name && isNamed(node.getRightHandSide(), given)) {
						given.add(name.getIdentifier());
					}
				}

				/** What is told to an object is in it. */
				@Override
				public void endVisit(MethodInvocation node) {
					if (node.getExpression() instanceof SimpleName name && EachCall.isLocal(method, name.getIdentifier()) && node.arguments().stream().anyMatch(argument -> isNamed((ASTNode) argument, given))) {
						given.add(name.getIdentifier());
					}
				}
			});
		}
		return given;
	}

	/** {@return whether one of the names stands in an expression} @param expression the expression @param names the names */
	static boolean isNamed(ASTNode expression, Set<String> names) {
		boolean[] named = new boolean[1];
		expression.accept(new ASTVisitor() {
			@Override
			public boolean visit(SimpleName node) {
				named[0] |= names.contains(node.getIdentifier());
				return !named[0];
			}
		});
		return named[0];
	}
}
