/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import java.util.List;
import java.util.OptionalInt;

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
import org.wiretune.lint.java.JavaSyntax;
import org.wiretune.lint.java.level.SourceLevel;
import org.wiretune.lint.source.Lines;

/**
 * Closes a declared connection behind the rest of its block: as the resource of a try statement, or in a finally clause,
 * which every version of Java compiles. The lines of the rest are indented as they are, so that comments and line breaks in
 * them stay.
 */
public final class ResourceRewrite {

	private ResourceRewrite() {
	}

	/** How the connection is closed. */
	public enum Form {
		/** As a resource, from Java 7. */
		RESOURCE,
		/** In a finally clause. */
		FINALLY
	}

	/**
	 * {@return the form that a project compiles: what its level allows; without a known level the one that the file itself
	 * shows by syntax of Java 7 or later, else the one that every version has}
	 *
	 * @param level the level of the project, empty where it is not known
	 * @param text the file
	 */
	public static Form form(OptionalInt level, String text) {
		boolean resources = level.isPresent() ? level.getAsInt() >= SourceLevel.RESOURCES : JavaOutline.of(text).isModern();
		return resources ? Form.RESOURCE : Form.FINALLY;
	}

	/**
	 * Makes the changes.
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset where the declaration starts
	 * @param form how the connection is closed
	 * @return the changes; null where nothing follows the declaration in its block, where statements share a line, and where
	 *         a text block would be indented
	 */
	public static List<TextChange> changes(String path, String text, int offset, Form form) {
		return RewriteCache.changes(ResourceRewrite.class, path, text, offset, List.of(form.name()), (unit, part, at) -> compute(path, unit, part, at, form));
	}

	private static List<TextChange> compute(String path, CompilationUnit unit, String text, int offset, Form form) {
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
		StringBuilder after = new StringBuilder();
		if (form == Form.RESOURCE) {
			after.append("try (").append(text, offset, end - 1).append(") {").append(text, end, body);
		} else {
			after.append(text, offset, body).append(indentation).append("try {").append(Lines.delimiter(text));
		}
		for (int line = body; line < last; line = next(text, line)) {
			String each = text.substring(line, next(text, line));
			if (!isClose(rest, text, line, variable)) {
				after.append(each.isBlank() ? "" : unitOfIndentation).append(each);
			}
		}
		after.append(indentation).append('}');
		if (form == Form.FINALLY) {
			String delimiter = Lines.delimiter(text) + indentation;
			after.append(" finally {").append(delimiter).append(unitOfIndentation).append("if (").append(variable).append(" != null) {").append(delimiter).append(unitOfIndentation).append(unitOfIndentation)
					.append(variable).append(".close();").append(delimiter).append(unitOfIndentation).append('}').append(delimiter).append('}');
		}
		after.append(Lines.delimiter(text));
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
