/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.spring;

import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.JavaFile;

/** What an expression gives, as far as its file tells: the class that is made for it, else the type that is stated. */
final class MadeTypes {

	/** Deeper than any chain of methods that hand over what another made. */
	private static final int DEEPEST = 5;

	private MadeTypes() {
	}

	/** {@return the simple name of a class or type; null where the file does not tell it} @param file the file @param expression the expression */
	static String of(JavaFile file, Expression expression) {
		return of(file, expression, 0);
	}

	private static String of(JavaFile file, Expression expression, int depth) {
		if (depth > DEEPEST) {
			return null;
		}
		if (expression instanceof ParenthesizedExpression inner) {
			return of(file, inner.getExpression(), depth + 1);
		}
		if (expression instanceof CastExpression cast) {
			return JavaFile.simpleName(cast.getType());
		}
		if (expression instanceof ClassInstanceCreation made) {
			return JavaFile.simpleName(made.getType());
		}
		if (expression instanceof MethodInvocation call && (call.getExpression() == null || call.getExpression() instanceof ThisExpression)) {
			return method(file, call, depth);
		}
		return expression instanceof SimpleName name ? variable(file, name, depth) : null;
	}

	private static String variable(JavaFile file, SimpleName name, int depth) {
		String[] made = new String[1];
		ASTNode member = JavaFile.member(name);
		if (member != null) {
			member.accept(new ASTVisitor() {
				@Override
				public boolean visit(VariableDeclarationFragment node) {
					if (node.getName().getIdentifier().equals(name.getIdentifier()) && node.getInitializer() != null && node.getInitializer() != name) {
						made[0] = of(file, node.getInitializer(), depth + 1);
					}
					return true;
				}
			});
		}
		Set<String> types = file.typesOf(name.getIdentifier());
		return made[0] != null ? made[0] : types.size() == 1 ? types.iterator().next() : null;
	}

	/** What a method of the same class returns. */
	private static String method(JavaFile file, MethodInvocation call, int depth) {
		if (!(JavaFile.type(call) instanceof TypeDeclaration type)) {
			return null;
		}
		for (MethodDeclaration method : type.getMethods()) {
			if (method.getName().getIdentifier().equals(call.getName().getIdentifier()) && method.parameters().size() == call.arguments().size() && method.getReturnType2() != null) {
				String[] made = new String[1];
				method.accept(new ASTVisitor() {
					@Override
					public boolean visit(ReturnStatement node) {
						made[0] = node.getExpression() == null ? null : of(file, node.getExpression(), depth + 1);
						return false;
					}

					@Override
					public boolean visit(LambdaExpression node) {
						return false;
					}
				});
				return made[0] != null ? made[0] : JavaFile.simpleName(method.getReturnType2());
			}
		}
		return null;
	}
}
