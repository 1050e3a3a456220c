/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: an entity that an entity manager finds by its key and refreshes in the same method, with nothing between the two that may change
 * its row. Detail: {@code variable}.
 */
public final class RefreshedRows implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.refresh-after-find";

	@Override
	public List<String> words() {
		return List.of(".refresh(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		EntityManagers managers = new EntityManagers(file);
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (node.getName().getIdentifier().equals("refresh") && node.arguments().size() == 1 && node.arguments().get(0) instanceof SimpleName refreshed && managers.isManager(node) && JavaFile.member(node) instanceof MethodDeclaration method
						&& isFoundBefore(node, refreshed, method)) {
					CodeFact fact = CodeFacts.fact(KIND, file, node);
					CodeFacts.detail(fact, file, "variable", refreshed.getIdentifier(), refreshed);
					facts.accept(fact);
				}
				return true;
			}

			/** The last value of the variable comes from find, and no other call stands between the two. */
			private boolean isFoundBefore(MethodInvocation refresh, SimpleName refreshed, MethodDeclaration method) {
				MethodInvocation[] found = new MethodInvocation[1];
				boolean[] other = new boolean[1];
				method.accept(new ASTVisitor() {
					@Override
					public boolean visit(VariableDeclarationFragment local) {
						keep(local.getName(), local.getInitializer());
						return true;
					}

					@Override
					public boolean visit(Assignment assignment) {
						keep(assignment.getLeftHandSide(), assignment.getRightHandSide());
						return true;
					}

					private void keep(Expression variable, Expression value) {
						if (variable instanceof SimpleName name && name.getIdentifier().equals(refreshed.getIdentifier()) && name.getStartPosition() < refresh.getStartPosition() && value != null) {
							found[0] = call(value);
						}
					}
				});
				if (found[0] == null || !DatabaseCalls.of(file).findsByKey(found[0])) {
					return false;
				}
				int from = found[0].getStartPosition() + found[0].getLength();
				method.accept(new ASTVisitor() {
					@Override
					public boolean visit(MethodInvocation call) {
						other[0] |= call.getStartPosition() > from && call.getStartPosition() < refresh.getStartPosition();
						return true;
					}
				});
				return !other[0];
			}

			private MethodInvocation call(ASTNode value) {
				return value instanceof MethodInvocation call ? call : value instanceof CastExpression cast && cast.getExpression() instanceof MethodInvocation inner ? inner : null;
			}
		};
	}
}
