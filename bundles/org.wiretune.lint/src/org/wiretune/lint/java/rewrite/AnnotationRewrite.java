/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.ChildListPropertyDescriptor;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.dom.rewrite.ListRewrite;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.JavaSyntax;

/** Adds an annotation to a class or a method, or takes one away, with the imports that it needs. */
public final class AnnotationRewrite {

	private AnnotationRewrite() {
	}

	/**
	 * Adds an annotation behind those that are there.
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset an offset in the name of the class or method
	 * @param annotation the annotation as Java source, its types by their simple names
	 * @param imports the qualified names of its types
	 * @return the changes; null where nothing is declared there, the annotation is there already, or one of the simple names means another type in this file
	 */
	public static List<TextChange> add(String path, String text, int offset, String annotation, List<String> imports) {
		List<String> choices = new ArrayList<>(imports);
		choices.add(annotation);
		return RewriteCache.changes(AnnotationRewrite.class, path, text, offset, choices, (unit, part, at) -> added(path, unit, part, at, annotation, imports));
	}

	/**
	 * Takes an annotation away, and the imports that nothing else in the file uses.
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset an offset in the annotation's name
	 * @param imports the qualified names of the types that it uses
	 * @return the changes; null where no annotation stands there
	 */
	public static List<TextChange> remove(String path, String text, int offset, List<String> imports) {
		return RewriteCache.changes(AnnotationRewrite.class, path, text, offset, imports, (unit, part, at) -> removed(path, unit, part, at, imports, JavaOutline.of(text)));
	}

	private static List<TextChange> added(String path, CompilationUnit unit, String text, int offset, String annotation, List<String> imports) {
		BodyDeclaration declaration = JavaSyntax.enclosing(unit, offset, BodyDeclaration.class);
		String simpleName = annotation.substring(1, annotation.indexOf('(') < 0 ? annotation.length() : annotation.indexOf('('));
		if (!(declaration instanceof AbstractTypeDeclaration || declaration instanceof MethodDeclaration) || Annotations.find(declaration.modifiers(), simpleName) != null) {
			return null;
		}
		List<String> missing = new ArrayList<>();
		for (String type : imports) {
			String known = imported(unit, type);
			if (known != null && !known.equals(type)) {
				return null;
			}
			if (known == null) {
				missing.add(type);
			}
		}
		ASTRewrite rewrite = ASTRewrite.create(unit.getAST());
		ListRewrite modifiers = rewrite.getListRewrite(declaration, (ChildListPropertyDescriptor) declaration.getModifiersProperty());
		ASTNode added = rewrite.createStringPlaceholder(annotation, ASTNode.NORMAL_ANNOTATION);
		ASTNode last = null;
		for (Object modifier : declaration.modifiers()) {
			last = modifier instanceof Annotation node ? node : last;
		}
		if (last == null) {
			modifiers.insertFirst(added, null);
		} else {
			modifiers.insertAfter(added, last, null);
		}
		missing.forEach(type -> addImport(rewrite, unit, type));
		return Rewriting.changes(path, text, rewrite);
	}

	private static List<TextChange> removed(String path, CompilationUnit unit, String text, int offset, List<String> imports, JavaOutline file) {
		Annotation annotation = JavaSyntax.enclosing(unit, offset, Annotation.class);
		if (annotation == null || !(annotation.getParent() instanceof BodyDeclaration)) {
			return null;
		}
		ASTRewrite rewrite = ASTRewrite.create(unit.getAST());
		rewrite.remove(annotation, null);
		for (Object each : unit.imports()) {
			ImportDeclaration declaration = (ImportDeclaration) each;
			String name = declaration.getName().getFullyQualifiedName();
			if (!declaration.isStatic() && !declaration.isOnDemand() && imports.contains(name) && !isUsed(file, annotation, name.substring(name.lastIndexOf('.') + 1))) {
				rewrite.remove(declaration, null);
			}
		}
		return Rewriting.changes(path, text, rewrite);
	}

	/** Whether a name stands anywhere in the file but in an annotation. */
	private static boolean isUsed(JavaOutline file, Annotation except, String simpleName) {
		int[] within = new int[1];
		except.accept(new ASTVisitor() {
			@Override
			public boolean visit(SimpleName node) {
				within[0] += node.getIdentifier().equals(simpleName) ? 1 : 0;
				return true;
			}
		});
		return file.uses(simpleName) > within[0];
	}

	/** What the simple name of a type means in a file: an imported type, or the type itself where its whole package is imported. */
	private static String imported(CompilationUnit unit, String type) {
		String simpleName = type.substring(type.lastIndexOf('.') + 1);
		String packageName = type.substring(0, type.lastIndexOf('.'));
		String found = null;
		for (Object each : unit.imports()) {
			ImportDeclaration declaration = (ImportDeclaration) each;
			String name = declaration.getName().getFullyQualifiedName();
			if (!declaration.isStatic() && !declaration.isOnDemand() && name.endsWith('.' + simpleName)) {
				return name;
			}
			if (!declaration.isStatic() && declaration.isOnDemand() && name.equals(packageName)) {
				found = type;
			}
		}
		return found;
	}

	/** Behind the last import that comes before it in the alphabet, or before all others. */
	private static void addImport(ASTRewrite rewrite, CompilationUnit unit, String type) {
		AST ast = unit.getAST();
		ImportDeclaration declaration = ast.newImportDeclaration();
		declaration.setName(ast.newName(type));
		ListRewrite imports = rewrite.getListRewrite(unit, CompilationUnit.IMPORTS_PROPERTY);
		ASTNode before = null;
		for (Object each : imports.getRewrittenList()) {
			ImportDeclaration other = (ImportDeclaration) each;
			if (!other.isStatic() && other.getName().getFullyQualifiedName().compareTo(type) < 0) {
				before = other;
			}
		}
		if (before != null) {
			imports.insertAfter(declaration, before, null);
		} else {
			imports.insertFirst(declaration, null);
		}
	}
}
