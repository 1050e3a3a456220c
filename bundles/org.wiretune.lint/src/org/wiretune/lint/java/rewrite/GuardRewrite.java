/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import java.util.List;

import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.SwitchStatement;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.dom.rewrite.ListRewrite;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.java.JavaSyntax;

/** Puts a statement under a condition. */
public final class GuardRewrite {

	private GuardRewrite() {
	}

	/**
	 * Makes the changes.
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset where the statement starts
	 * @param condition the condition as Java source
	 * @return the changes, or null where no such statement stands there
	 */
	public static List<TextChange> changes(String path, String text, int offset, String condition) {
		return RewriteCache.changes(GuardRewrite.class, path, text, offset, List.of(condition), (unit, part, at) -> compute(path, unit, part, at, condition));
	}

	private static List<TextChange> compute(String path, CompilationUnit unit, String text, int offset, String condition) {
		Statement statement = JavaSyntax.enclosing(unit, offset, ExpressionStatement.class);
		if (statement == null || statement.getStartPosition() != offset) {
			return null;
		}
		AST ast = unit.getAST();
		ASTRewrite rewrite = ASTRewrite.create(ast);
		IfStatement guard = ast.newIfStatement();
		guard.setExpression((Expression) rewrite.createStringPlaceholder(condition, ASTNode.METHOD_INVOCATION));
		Block block = ast.newBlock();
		guard.setThenStatement(block);
		ListRewrite statements = rewrite.getListRewrite(block, Block.STATEMENTS_PROPERTY);
		statements.insertLast(rewrite.createMoveTarget(statement), null);
		rewrite.replace(statement, standsInList(statement) ? guard : wrapped(ast, guard), null);
		return Rewriting.changes(path, text, rewrite);
	}

	/** Elsewhere, for example before an else, a bare if would change what belongs together. */
	private static boolean standsInList(Statement statement) {
		return statement.getParent() instanceof Block || statement.getParent() instanceof SwitchStatement;
	}

	@SuppressWarnings("unchecked")
	private static Block wrapped(AST ast, Statement statement) {
		Block block = ast.newBlock();
		block.statements().add(statement);
		return block;
	}
}
