/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.java.JavaSyntax;

/** Gives a key class the methods {@code equals} and {@code hashCode} over all of its fields. What it writes compiles with Java 5. */
public final class KeyEqualityRewrite {

	private KeyEqualityRewrite() {
	}

	/**
	 * Makes the changes.
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset an offset in the name of the class
	 * @return the changes; null where the class has one of the methods, has no field, or has a superclass whose fields are not known
	 */
	public static List<TextChange> changes(String path, String text, int offset) {
		return RewriteCache.changes(KeyEqualityRewrite.class, path, text, offset, List.of(), (unit, part, at) -> compute(path, unit, part, at));
	}

	private static List<TextChange> compute(String path, CompilationUnit unit, String text, int offset) {
		TypeDeclaration type = JavaSyntax.enclosing(unit, offset, TypeDeclaration.class);
		if (type == null || type.getSuperclassType() != null || type.isInterface()) {
			return null;
		}
		for (MethodDeclaration method : type.getMethods()) {
			String name = method.getName().getIdentifier();
			if (name.equals("hashCode") || name.equals("equals")) {
				return null;
			}
		}
		List<String> fields = new ArrayList<>();
		for (FieldDeclaration field : type.getFields()) {
			if (!Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers())) {
				for (Object each : field.fragments()) {
					fields.add(((VariableDeclarationFragment) each).getName().getIdentifier());
				}
			}
		}
		if (fields.isEmpty()) {
			return null;
		}
		String delimiter = text.contains("\r\n") ? "\r\n" : "\n";
		int width = Indentation.width(text);
		String level = width == 0 ? "\t" : " ".repeat(width);
		String name = type.getName().getIdentifier();
		String own = fields.stream().map(field -> "this." + field).collect(Collectors.joining(", "));
		String others = fields.stream().map(field -> "that." + field).collect(Collectors.joining(", "));
		String hashCode = String.join(delimiter, "@Override", "public int hashCode() {", level + "return java.util.Arrays.deepHashCode(new Object[] {" + own + "});", "}");
		String equals = String.join(delimiter, "@Override", "public boolean equals(Object other) {", level + "if (!(other instanceof " + name + ")) {", level + level + "return false;", level + "}",
				level + name + " that = (" + name + ") other;", level + "return java.util.Arrays.deepEquals(new Object[] {" + own + "}, new Object[] {" + others + "});", "}");
		ASTNode last = (ASTNode) type.bodyDeclarations().get(type.bodyDeclarations().size() - 1);
		int line = last.getStartPosition();
		while (line > 0 && (text.charAt(line - 1) == ' ' || text.charAt(line - 1) == '\t')) {
			line--;
		}
		String indentation = text.substring(line, last.getStartPosition());
		String both = delimiter + delimiter + hashCode + delimiter + delimiter + equals;
		// Behind a remark in the same line, so that it stays with what it speaks of.
		int end = last.getStartPosition() + last.getLength();
		while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r' && text.charAt(end) != '}') {
			end++;
		}
		return List.of(new TextChange(path, end, "", both.replaceAll("(\\R)(?=[^\\r\\n])", "$1" + indentation)));
	}
}
