/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.List;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.Lines;

/**
 * Makes a declared connection the resource of a try statement around the rest of its block. The lines of the rest are
 * indented as they are, so that comments and line breaks in them stay.
 */
public final class ResourceRewrite {

	private ResourceRewrite() {
	}

	/**
	 * Makes the changes.
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset where the declaration starts
	 * @return the changes; null where nothing follows the declaration in its block, where statements share a line, and where
	 *         a text block would be indented
	 */
	public static List<TextChange> changes(String path, String text, int offset) {
		return RewriteCache.changes(ResourceRewrite.class, path, text, offset, List.of(), () -> compute(path, text, offset));
	}

	private static List<TextChange> compute(String path, String text, int offset) {
		CompilationUnit unit = JavaSyntax.parse(text);
		VariableDeclarationStatement declaration = JavaSyntax.enclosing(unit, offset, VariableDeclarationStatement.class);
		if (declaration == null || declaration.getStartPosition() != offset || declaration.fragments().size() != 1 || !(declaration.getParent() instanceof Block block)) {
			return null;
		}
		int index = block.statements().indexOf(declaration);
		List<?> rest = block.statements().subList(index + 1, block.statements().size());
		int end = offset + declaration.getLength();
		int body = behindLine(text, end);
		int last = rest.isEmpty() ? -1 : behindLine(text, end((ASTNode) rest.get(rest.size() - 1)));
		int start = Lines.startOfLine(text, offset);
		if (body < 0 || last < 0 || !text.substring(start, offset).isBlank() || text.substring(body, last).contains("\"\"\"")) {
			return null;
		}
		String indentation = text.substring(start, offset);
		String unitOfIndentation = Indentation.width(text) == 0 ? "\t" : " ".repeat(Indentation.width(text));
		String variable = ((VariableDeclarationFragment) declaration.fragments().get(0)).getName().getIdentifier();
		StringBuilder after = new StringBuilder("try (").append(text, offset, end - 1).append(") {").append(text, end, body);
		for (int line = body; line < last; line = next(text, line)) {
			String each = text.substring(line, next(text, line));
			if (!isClose(rest, text, line, variable)) {
				after.append(each.isBlank() ? "" : unitOfIndentation).append(each);
			}
		}
		after.append(indentation).append('}').append(Lines.delimiter(text));
		return List.of(new TextChange(path, offset, text.substring(offset, last), after.toString()));
	}

	/** Whether the line holds just the statement that closes the variable. */
	private static boolean isClose(List<?> rest, String text, int line, String variable) {
		for (Object each : rest) {
			if (each instanceof ExpressionStatement statement && closes(statement, variable) && Lines.startOfLine(text, statement.getStartPosition()) == line) {
				return text.substring(line, statement.getStartPosition()).isBlank() && behindLine(text, end(statement)) == next(text, line);
			}
		}
		return false;
	}

	private static boolean closes(Statement statement, String variable) {
		return statement instanceof ExpressionStatement expression && expression.getExpression() instanceof MethodInvocation call
				&& call.getName().getIdentifier().equals("close") && call.getExpression() instanceof SimpleName name && name.getIdentifier().equals(variable);
	}

	private static int end(ASTNode node) {
		return node.getStartPosition() + node.getLength();
	}

	/** The start of the next line, or -1 where more than white space and a remark of one line follows on this one. */
	private static int behindLine(String text, int offset) {
		int next = next(text, offset);
		String behind = text.substring(offset, next).strip();
		return (behind.isEmpty() || behind.startsWith("//")) && next > offset && (text.charAt(next - 1) == '\n' || text.charAt(next - 1) == '\r') ? next : -1;
	}

	private static int next(String text, int offset) {
		int i = offset;
		while (i < text.length() && text.charAt(i) != '\n' && text.charAt(i) != '\r') {
			i++;
		}
		if (i < text.length() && text.charAt(i) == '\r') {
			i++;
			return i < text.length() && text.charAt(i) == '\n' ? i + 1 : i;
		}
		return Math.min(text.length(), i + 1);
	}
}
