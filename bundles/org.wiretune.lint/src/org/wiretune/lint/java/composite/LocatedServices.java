/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.composite;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NullLiteral;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;

/** The services that code of the Service Component Architecture locates: which reference an expression stands for. */
final class LocatedServices {

	private static final String LOCATE = "locateService";

	private final JavaFile file;
	private final Constants constants;
	/** Both are asked for at each call of a file. */
	private final Map<ASTNode, Map<String, Expression>> initializers = new IdentityHashMap<>();
	private Map<String, MethodDeclaration> methods;

	LocatedServices(JavaFile file, Constants constants) {
		this.file = file;
		this.constants = constants;
	}

	/** {@return the name that a service was located by, as far as it can be followed in this file; null otherwise} @param receiver what is called */
	String reference(Expression receiver) {
		return reference(receiver, new HashSet<>());
	}

	private String reference(Expression receiver, Set<Object> seen) {
		Expression value = receiver;
		while (value instanceof CastExpression || value instanceof ParenthesizedExpression) {
			value = value instanceof CastExpression cast ? cast.getExpression() : ((ParenthesizedExpression) value).getExpression();
		}
		if (value == null || !seen.add(value)) {
			return null;
		}
		if (value instanceof MethodInvocation call) {
			String name = call.getName().getIdentifier();
			if (name.equals(LOCATE) && call.arguments().size() == 1) {
				return constants.string((Expression) call.arguments().get(0));
			}
			MethodDeclaration method = call.getExpression() == null ? method(call) : null;
			return method == null ? null : located(method, seen);
		}
		return value instanceof SimpleName name ? reference(initializer(name, receiver), seen) : null;
	}

	private String located(MethodDeclaration method, Set<Object> seen) {
		String[] found = new String[1];
		method.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (found[0] == null && node.getName().getIdentifier().equals(LOCATE)) {
					found[0] = reference(node, seen);
				}
				return true;
			}
		});
		return found[0];
	}

	/** What a variable gets: in the method that holds a node, or else in the whole file. */
	Expression initializer(SimpleName name, ASTNode from) {
		ASTNode member = JavaFile.member(from);
		Expression local = member == null ? null : initializer(name.getIdentifier(), member);
		return local == null ? initializer(name.getIdentifier(), file.unit()) : local;
	}

	private Expression initializer(String name, ASTNode within) {
		return initializers.computeIfAbsent(within, LocatedServices::initializers).get(name);
	}

	/** What each variable gets first within a node. */
	private static Map<String, Expression> initializers(ASTNode within) {
		Map<String, Expression> first = new HashMap<>();
		within.accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment node) {
				gets(node.getName(), node.getInitializer());
				return true;
			}

			@Override
			public boolean visit(Assignment node) {
				if (node.getLeftHandSide() instanceof SimpleName left) {
					gets(left, node.getRightHandSide());
				}
				return true;
			}

			private void gets(SimpleName variable, Expression value) {
				if (value != null && !(value instanceof NullLiteral)) {
					first.putIfAbsent(variable.getIdentifier(), value);
				}
			}
		});
		return first;
	}

	/** The method of this file that a call without a receiver means, or null. */
	MethodDeclaration method(MethodInvocation call) {
		if (methods == null) {
			methods = new HashMap<>();
			file.unit().accept(new ASTVisitor() {
				@Override
				public boolean visit(MethodDeclaration node) {
					methods.putIfAbsent(signature(node.getName(), node.parameters()), node);
					return true;
				}
			});
		}
		return methods.get(signature(call.getName(), call.arguments()));
	}

	private static String signature(SimpleName name, List<?> parameters) {
		return name.getIdentifier() + '/' + parameters.size();
	}
}
