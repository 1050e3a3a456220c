/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.CreationReference;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.ParameterizedType;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.SwitchExpression;
import org.eclipse.jdt.core.dom.TextBlock;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.TypeMethodReference;
import org.eclipse.jdt.core.dom.UnionType;

/** Whether a file is written in a language that compilers before Java 7 refuse. */
final class ModernSyntax {

	private ModernSyntax() {
	}

	/** {@return whether a file uses syntax of Java 7 or later} @param unit the file */
	static boolean isUsed(CompilationUnit unit) {
		boolean[] used = new boolean[1];
		unit.accept(new ASTVisitor() {
			@Override
			public boolean preVisit2(ASTNode node) {
				used[0] |= node instanceof TryStatement attempt && !attempt.resources().isEmpty() || node instanceof ParameterizedType type && type.typeArguments().isEmpty()
						|| node instanceof UnionType || node instanceof LambdaExpression || node instanceof ExpressionMethodReference || node instanceof CreationReference
						|| node instanceof TypeMethodReference || node instanceof TextBlock || node instanceof SwitchExpression || node instanceof RecordDeclaration;
				return !used[0];
			}
		});
		return used[0];
	}
}
