/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import java.util.List;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.dom.rewrite.ListRewrite;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.java.JavaSyntax;

/** Puts a call of clear behind a call of flush. */
public final class ClearRewrite {

	private ClearRewrite() {
	}

	/**
	 * Makes the changes.
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset where the statement starts that flushes
	 * @param manager the expression that is the entity manager
	 * @return the changes, or null where no such statement stands there
	 */
	public static List<TextChange> changes(String path, String text, int offset, String manager) {
		return RewriteCache.changes(ClearRewrite.class, path, text, offset, List.of(manager), (unit, part, at) -> compute(path, unit, part, at, manager));
	}

	@SuppressWarnings("unchecked")
	private static List<TextChange> compute(String path, CompilationUnit unit, String text, int offset, String manager) {
		ExpressionStatement flush = JavaSyntax.enclosing(unit, offset, ExpressionStatement.class);
		if (flush == null || flush.getStartPosition() != offset) {
			return null;
		}
		ASTRewrite rewrite = ASTRewrite.create(unit.getAST());
		ASTNode clear = rewrite.createStringPlaceholder(manager + ".clear();", ASTNode.EXPRESSION_STATEMENT);
		if (flush.getParent() instanceof Block block) {
			ListRewrite statements = rewrite.getListRewrite(block, Block.STATEMENTS_PROPERTY);
			statements.insertAfter(clear, flush, null);
		} else {
			Block block = unit.getAST().newBlock();
			block.statements().add(rewrite.createMoveTarget(flush));
			block.statements().add(clear);
			rewrite.replace(flush, block, null);
		}
		return Rewriting.changes(path, text, rewrite);
	}
}
