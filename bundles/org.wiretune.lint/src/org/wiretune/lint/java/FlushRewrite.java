/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

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
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.dom.rewrite.ListRewrite;
import org.wiretune.lint.finding.TextChange;

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
		return RewriteCache.changes(FlushRewrite.class, path, text, offset, List.of(Integer.toString(rows)), (part, at) -> compute(path, part, at, rows));
	}

	private static List<TextChange> compute(String path, String text, int offset, int rows) {
		CompilationUnit unit = JavaSyntax.parse(text);
		ExpressionStatement flush = JavaSyntax.enclosing(unit, offset, ExpressionStatement.class);
		if (flush == null || flush.getStartPosition() != offset || !(flush.getExpression() instanceof MethodInvocation call) || call.getExpression() == null
				|| !(flush.getParent() instanceof Block block)) {
			return null;
		}
		ASTNode loop = Loops.outermost(flush);
		if (!(loop instanceof Statement) || !(loop.getParent() instanceof Block around)) {
			return null;
		}
		String manager = text.substring(call.getExpression().getStartPosition(), call.getExpression().getStartPosition() + call.getExpression().getLength());
		int index = block.statements().indexOf(flush);
		ASTNode next = index + 1 < block.statements().size() ? (ASTNode) block.statements().get(index + 1) : null;
		boolean clears = next instanceof ExpressionStatement && next.toString().strip().equals(manager + ".clear();");
		String counter = counter(loop);
		ASTRewrite rewrite = ASTRewrite.create(unit.getAST());
		String delimiter = text.contains("\r\n") ? "\r\n" : "\n";
		int width = Indentation.width(text);
		String level = width == 0 ? "\t" : " ".repeat(width);
		String source = "if (++" + counter + " % " + rows + " == 0) {" + delimiter + level + manager + ".flush();" + delimiter + (clears ? level + manager + ".clear();" + delimiter : "") + "}";
		rewrite.replace(flush, rewrite.createStringPlaceholder(source, ASTNode.IF_STATEMENT), null);
		if (clears) {
			rewrite.remove(next, null);
		}
		ListRewrite statements = rewrite.getListRewrite(around, Block.STATEMENTS_PROPERTY);
		statements.insertBefore(rewrite.createStringPlaceholder("int " + counter + " = 0;", ASTNode.VARIABLE_DECLARATION_STATEMENT), loop, null);
		return Rewriting.changes(path, text, rewrite);
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
