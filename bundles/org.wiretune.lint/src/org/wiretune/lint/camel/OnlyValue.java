/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.JavaFile;

/** The value of a variable that gets one in its method: where it is declared. */
final class OnlyValue {

	private OnlyValue() {
	}

	/**
	 * {@return the expression that the only declaration of a name in its method gives it, and which nothing in the method replaces; null
	 * where there are more, or none}
	 *
	 * @param variable where the variable is used
	 */
	static Expression of(SimpleName variable) {
		ASTNode method = JavaFile.member(variable);
		if (method == null) {
			return null;
		}
		String name = variable.getIdentifier();
		Expression[] value = new Expression[1];
		boolean[] other = new boolean[1];
		method.accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment declared) {
				if (declared.getName().getIdentifier().equals(name)) {
					other[0] |= value[0] != null || declared.getInitializer() == null;
					value[0] = declared.getInitializer();
				}
				return true;
			}

			@Override
			public boolean visit(SingleVariableDeclaration parameter) {
				other[0] |= parameter.getName().getIdentifier().equals(name);
				return true;
			}

			@Override
			public boolean visit(Assignment assignment) {
				Expression left = assignment.getLeftHandSide();
				other[0] |= left instanceof SimpleName assigned && assigned.getIdentifier().equals(name) || left instanceof FieldAccess access && access.getName().getIdentifier().equals(name);
				return true;
			}
		});
		return other[0] ? null : value[0];
	}
}
