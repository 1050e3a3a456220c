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
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaSyntax;

/** Moves the statement that takes a connection behind the one that begins the transaction. */
public final class BeginRewrite {

	private BeginRewrite() {
	}

	/**
	 * Makes the changes.
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset where the statement starts that takes the connection
	 * @param begin where the call of begin starts
	 * @param connection the variable of the connection
	 * @return the changes; null where the connection is used before begin, or where the move would take its declaration
	 *         away from other uses
	 */
	public static List<TextChange> changes(String path, String text, int offset, int begin, String connection) {
		return RewriteCache.changes(BeginRewrite.class, path, text, offset, List.of(Integer.toString(begin), connection), (unit, part, at) -> compute(path, unit, part, at, begin - offset + at, connection));
	}

	private static List<TextChange> compute(String path, CompilationUnit unit, String text, int offset, int begin, String connection) {
		Statement obtained = JavaSyntax.enclosing(unit, offset, Statement.class);
		MethodInvocation call = JavaSyntax.enclosing(unit, begin, MethodInvocation.class);
		if (obtained == null || obtained.getStartPosition() != offset || call == null || !(call.getParent() instanceof ExpressionStatement begins)
				|| !(obtained.getParent() instanceof Block block) || !(begins.getParent() instanceof Block inner)) {
			return null;
		}
		if (isUsedBetween(block, connection, obtained, begins) || inner != block && !mayMoveInto(block, inner, obtained, connection)) {
			return null;
		}
		int start = lineStart(text, obtained.getStartPosition());
		int end = lineEnd(text, obtained.getStartPosition() + obtained.getLength());
		int target = lineEnd(text, begins.getStartPosition() + begins.getLength());
		if (start < 0 || end < 0 || target < 0) {
			return null;
		}
		String line = text.substring(start, end);
		String indentation = text.substring(lineStart(text, begins.getStartPosition()), begins.getStartPosition());
		String moved = inner == block ? line : indentation + line.stripLeading();
		return List.of(new TextChange(path, start, line, ""), new TextChange(path, target, "", moved));
	}

	/** Only a declaration is lost to uses outside the block; a use in a finally or catch clause would be one. */
	private static boolean mayMoveInto(Block block, Block inner, Statement obtained, String connection) {
		if (!(inner.getParent() instanceof TryStatement attempt) || attempt.getBody() != inner) {
			return false;
		}
		return obtained instanceof VariableDeclarationStatement && EnterpriseNames.uses(block, connection).stream()
				.allMatch(use -> isIn(use, obtained) || isIn(use, inner));
	}

	private static boolean isUsedBetween(Block block, String connection, Statement obtained, Statement begins) {
		return EnterpriseNames.uses(block, connection).stream().anyMatch(use -> use.getStartPosition() > obtained.getStartPosition() + obtained.getLength()
				&& use.getStartPosition() < begins.getStartPosition());
	}

	private static boolean isIn(ASTNode node, ASTNode around) {
		return node.getStartPosition() >= around.getStartPosition() && node.getStartPosition() < around.getStartPosition() + around.getLength();
	}

	/** The start of the line that a statement stands alone on, or -1. */
	private static int lineStart(String text, int offset) {
		int start = offset;
		while (start > 0 && text.charAt(start - 1) != '\n' && text.charAt(start - 1) != '\r') {
			start--;
		}
		return text.substring(start, offset).isBlank() ? start : -1;
	}

	/** Behind the end of the line, or -1 where more than white space follows on it. */
	private static int lineEnd(String text, int offset) {
		int end = offset;
		while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
			if (!Character.isWhitespace(text.charAt(end))) {
				return -1;
			}
			end++;
		}
		if (end < text.length() && text.charAt(end) == '\r') {
			end++;
		}
		return end < text.length() && text.charAt(end) == '\n' ? end + 1 : -1;
	}
}
