/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.List;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.BreakStatement;
import org.eclipse.jdt.core.dom.DoStatement;
import org.eclipse.jdt.core.dom.EnhancedForStatement;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.ThrowStatement;
import org.eclipse.jdt.core.dom.WhileStatement;

/** Loops around a node, within its method. */
public final class Loops {

	private Loops() {
	}

	/** {@return whether a node repeats what it holds: a loop statement, or a lambda that forEach calls} */
	public static boolean isLoop(ASTNode node) {
		return node instanceof ForStatement || node instanceof EnhancedForStatement || node instanceof WhileStatement || node instanceof DoStatement
				|| isForEach(node);
	}

	/** {@return the innermost loop whose body holds a node, or null} */
	public static ASTNode innermost(ASTNode node) {
		for (ASTNode child = node, parent = node.getParent(); parent != null && !(parent instanceof BodyDeclaration); child = parent, parent = parent.getParent()) {
			if (isLoop(parent) && child == body(parent)) {
				return parent;
			}
			if (parent instanceof LambdaExpression && !isForEach(parent)) {
				return null;
			}
		}
		return null;
	}

	/** {@return the outermost loop whose body holds a node, or null} */
	public static ASTNode outermost(ASTNode node) {
		ASTNode found = null;
		for (ASTNode loop = innermost(node); loop != null; loop = innermost(loop)) {
			found = loop;
		}
		return found;
	}

	/** {@return what a loop repeats} */
	public static ASTNode body(ASTNode loop) {
		if (loop instanceof ForStatement statement) {
			return statement.getBody();
		}
		if (loop instanceof EnhancedForStatement statement) {
			return statement.getBody();
		}
		if (loop instanceof WhileStatement statement) {
			return statement.getBody();
		}
		return loop instanceof DoStatement statement ? statement.getBody() : ((LambdaExpression) loop).getBody();
	}

	/**
	 * {@return whether the loop ends once a node has run} That is so where a return, break or throw closes one of the
	 * blocks between the two, as in a search.
	 */
	public static boolean endsAfter(ASTNode node, ASTNode loop) {
		for (ASTNode child = node, parent = node.getParent(); child != loop && parent != null; child = parent, parent = parent.getParent()) {
			if (parent instanceof Block block && child instanceof Statement && leaves(last(block))) {
				return true;
			}
		}
		return false;
	}

	/**
	 * {@return whether the innermost loop around a node runs over a collection that its method is given, or stands in another loop}
	 * What a method looks up by itself for one thing are mostly the few parts of it; what it is given may be any number.
	 *
	 * @param node a node in the loop
	 */
	public static boolean isOverGivenRows(ASTNode node) {
		ASTNode loop = innermost(node);
		if (loop == null) {
			return false;
		}
		Expression rows = loop instanceof EnhancedForStatement statement ? statement.getExpression() : isForEach(loop) ? ((MethodInvocation) loop.getParent()).getExpression() : null;
		return innermost(loop) != null || rows instanceof SimpleName name && JavaFile.member(loop) instanceof MethodDeclaration method
				&& ((List<?>) method.parameters()).stream().anyMatch(parameter -> ((SingleVariableDeclaration) parameter).getName().getIdentifier().equals(name.getIdentifier()));
	}

	private static Statement last(Block block) {
		return block.statements().isEmpty() ? null : (Statement) block.statements().get(block.statements().size() - 1);
	}

	private static boolean leaves(Statement statement) {
		return statement instanceof ReturnStatement || statement instanceof ThrowStatement || statement instanceof BreakStatement;
	}

	private static boolean isForEach(ASTNode node) {
		return node instanceof LambdaExpression && node.getParent() instanceof MethodInvocation call
				&& (call.getName().getIdentifier().equals("forEach") || call.getName().getIdentifier().equals("forEachOrdered"));
	}
}
