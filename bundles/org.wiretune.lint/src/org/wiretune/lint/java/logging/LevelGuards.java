/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.logging;

import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.BreakStatement;
import org.eclipse.jdt.core.dom.ContinueStatement;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.SwitchStatement;
import org.eclipse.jdt.core.dom.WhileStatement;
import org.wiretune.lint.java.JavaFile;

/** Where code asks for a level before it logs, in any form that can be seen. */
final class LevelGuards {

	private static final Pattern GUARD = Pattern.compile("(?i)debug|trace|\\bfine|verbose|loggable|loglevel|isenabled|islog|logenabled");

	private LevelGuards() {
	}

	/** {@return whether a condition around the statement, or an early return before it, asks for a level} @param file the file @param statement a statement of it */
	static boolean isGuarded(JavaFile file, Statement statement) {
		for (ASTNode child = statement, node = statement.getParent(); node != null && !(node instanceof BodyDeclaration); child = node, node = node.getParent()) {
			if (node instanceof IfStatement condition && asks(file, condition.getExpression())
					|| node instanceof WhileStatement loop && asks(file, loop.getExpression())
					|| node instanceof SwitchStatement choice && asks(file, choice.getExpression())) {
				return true;
			}
			if (node instanceof Block block && leavesBefore(file, block, child)) {
				return true;
			}
		}
		return false;
	}

	private static boolean asks(JavaFile file, Expression condition) {
		return GUARD.matcher(file.text(condition)).find();
	}

	private static boolean leavesBefore(JavaFile file, Block block, ASTNode statement) {
		for (Object each : block.statements()) {
			if (each == statement) {
				return false;
			}
			if (each instanceof IfStatement condition && asks(file, condition.getExpression()) && leaves(condition.getThenStatement())) {
				return true;
			}
		}
		return false;
	}

	private static boolean leaves(Statement statement) {
		if (statement instanceof Block block) {
			return !block.statements().isEmpty() && leaves((Statement) block.statements().get(block.statements().size() - 1));
		}
		return statement instanceof ReturnStatement || statement instanceof ContinueStatement
				|| statement instanceof BreakStatement;
	}
}
