/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.JavaSyntax;
import org.wiretune.lint.java.Loops;
import org.wiretune.lint.source.Lines;
import org.wiretune.lint.text.LineCursor;

/** Lets a loop that flushes behind every row flush, and clear, once for several rows. */
public final class FlushRewrite {

	private FlushRewrite() {
	}

	/**
	 * Makes the changes: a counter before the outermost loop, and a condition around the flush and a clear behind it.
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset where the statement starts that flushes
	 * @param rows rows between two flushes
	 * @return the changes; null where the loop is no statement in a block, so that a counter has no place
	 */
	public static List<TextChange> changes(String path, String text, int offset, int rows) {
		return RewriteCache.changes(FlushRewrite.class, path, text, offset, List.of(Integer.toString(rows)), (unit, part, at) -> compute(path, unit, part, at, rows));
	}

	private static List<TextChange> compute(String path, CompilationUnit unit, String text, int offset, int rows) {
		ExpressionStatement flush = JavaSyntax.enclosing(unit, offset, ExpressionStatement.class);
		if (flush == null || flush.getStartPosition() != offset || !(flush.getExpression() instanceof MethodInvocation call) || call.getExpression() == null
				|| !(flush.getParent() instanceof Block block)) {
			return null;
		}
		ASTNode loop = Loops.outermost(flush);
		if (!(loop instanceof Statement) || !(loop.getParent() instanceof Block)) {
			return null;
		}
		String manager = text.substring(call.getExpression().getStartPosition(), call.getExpression().getStartPosition() + call.getExpression().getLength());
		int index = block.statements().indexOf(flush);
		ASTNode next = index + 1 < block.statements().size() ? (ASTNode) block.statements().get(index + 1) : null;
		boolean clears = next instanceof ExpressionStatement && next.toString().strip().equals(manager + ".clear();");
		String counter = counter(loop);
		String delimiter = Lines.delimiter(text);
		String level = Indentation.width(text) == 0 ? "\t" : " ".repeat(Indentation.width(text));
		String line = delimiter + Lines.indentation(text, offset);
		String guarded = "if (++" + counter + " % " + rows + " == 0) {" + line + level + manager + ".flush();" + (clears ? line + level + manager + ".clear();" : "") + line + "}";
		int start = loop.getStartPosition();
		boolean together = clears && text.substring(end(flush), next.getStartPosition()).isBlank();
		int end = end(together ? next : flush);
		List<TextChange> changes = new ArrayList<>();
		changes.add(new TextChange(path, start, "", "int " + counter + " = 0;" + delimiter + Lines.indentation(text, start)));
		changes.add(new TextChange(path, offset, text.substring(offset, end), guarded));
		if (clears && !together) {
			// A remark between the two stays, and the clear goes with its line where it stands alone on it.
			int lineStart = Lines.startOfLine(text, next.getStartPosition());
			int lineEnd = LineCursor.endOf(text, end(next));
			boolean alone = text.substring(lineStart, next.getStartPosition()).isBlank() && text.substring(end(next), lineEnd).isBlank();
			int from = alone ? lineStart : next.getStartPosition();
			changes.add(new TextChange(path, from, text.substring(from, alone ? LineCursor.behindDelimiter(text, lineEnd) : end(next)), ""));
		}
		return changes;
	}

	private static int end(ASTNode node) {
		return node.getStartPosition() + node.getLength();
	}

	/** A name that nothing in the method has. */
	private static String counter(ASTNode loop) {
		Set<String> names = new HashSet<>();
		JavaFile.member(loop).accept(new ASTVisitor() {
			@Override
			public boolean visit(SimpleName node) {
				names.add(node.getIdentifier());
				return true;
			}
		});
		String name = "unflushed";
		for (int i = 2; names.contains(name); i++) {
			name = "unflushed" + i;
		}
		return name;
	}
}
