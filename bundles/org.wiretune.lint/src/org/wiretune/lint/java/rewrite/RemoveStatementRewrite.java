/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import java.util.List;

import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.SwitchStatement;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.java.JavaSyntax;

/** Takes a statement out. Where it is all that a condition or a loop does, an empty block stays. */
public final class RemoveStatementRewrite {

	private RemoveStatementRewrite() {
	}

	/**
	 * Makes the changes.
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset where the statement starts
	 * @return the changes, or null where no such statement stands there
	 */
	public static List<TextChange> changes(String path, String text, int offset) {
		return RewriteCache.changes(RemoveStatementRewrite.class, path, text, offset, List.of(), (unit, part, at) -> compute(path, unit, part, at));
	}

	private static List<TextChange> compute(String path, CompilationUnit unit, String text, int offset) {
		ExpressionStatement statement = JavaSyntax.enclosing(unit, offset, ExpressionStatement.class);
		if (statement == null || statement.getStartPosition() != offset) {
			return null;
		}
		ASTRewrite rewrite = ASTRewrite.create(unit.getAST());
		if (statement.getParent() instanceof Block || statement.getParent() instanceof SwitchStatement) {
			rewrite.remove(statement, null);
		} else {
			rewrite.replace(statement, unit.getAST().newBlock(), null);
		}
		return Rewriting.changes(path, text, rewrite);
	}
}
