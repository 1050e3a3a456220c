/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import java.util.List;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.dom.rewrite.ListRewrite;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.java.JavaSyntax;

/** Adds a method to a stateful bean by which its client ends it. */
public final class RemoveMethodRewrite {

	private RemoveMethodRewrite() {
	}

	/**
	 * Makes the changes.
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset an offset in the name of the bean's class
	 * @return the changes; null where the class has a method of the name already
	 */
	public static List<TextChange> changes(String path, String text, int offset) {
		return RewriteCache.changes(RemoveMethodRewrite.class, path, text, offset, List.of(), (unit, part, at) -> compute(path, unit, part, at));
	}

	private static List<TextChange> compute(String path, CompilationUnit unit, String text, int offset) {
		TypeDeclaration type = JavaSyntax.enclosing(unit, offset, TypeDeclaration.class);
		if (type == null) {
			return null;
		}
		for (MethodDeclaration method : type.getMethods()) {
			if (method.getName().getIdentifier().equals("remove") && method.parameters().isEmpty()) {
				return null;
			}
		}
		ASTRewrite rewrite = ASTRewrite.create(unit.getAST());
		String annotation = annotation(unit);
		// The body is empty on purpose: the container ends the instance when the method returns.
		ASTNode method = rewrite.createStringPlaceholder('@' + annotation + "\npublic void remove() {\n}", ASTNode.METHOD_DECLARATION);
		ListRewrite members = rewrite.getListRewrite(type, TypeDeclaration.BODY_DECLARATIONS_PROPERTY);
		members.insertLast(method, null);
		return Rewriting.changes(path, text, rewrite);
	}

	/** The simple name where the whole package is imported, else the qualified one, so that no import is needed. */
	private static String annotation(CompilationUnit unit) {
		for (Object each : unit.imports()) {
			String name = ((ImportDeclaration) each).getName().getFullyQualifiedName();
			for (String root : List.of("javax.ejb", "jakarta.ejb")) {
				if (name.equals(root + ".Remove") || name.equals(root) && ((ImportDeclaration) each).isOnDemand()) {
					return "Remove";
				}
				if (name.startsWith(root + '.')) {
					return root + ".Remove";
				}
			}
		}
		return "javax.ejb.Remove";
	}
}
