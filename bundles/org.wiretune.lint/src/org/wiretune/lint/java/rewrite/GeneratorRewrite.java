/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import java.util.List;
import java.util.Locale;

import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.MarkerAnnotation;
import org.eclipse.jdt.core.dom.MemberValuePair;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.dom.rewrite.ListRewrite;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.JavaSyntax;

/** Gives a generated key another generator: a sequence or a table, with an annotation that describes it. */
public final class GeneratorRewrite {

	private GeneratorRewrite() {
	}

	/**
	 * Makes the changes.
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset an offset in the annotation GeneratedValue
	 * @param strategy SEQUENCE or TABLE
	 * @param entity the simple name of the entity, from which the name of the generator is made
	 * @return the changes; null where the annotation names a generator already or is written in an unusual way
	 */
	public static List<TextChange> changes(String path, String text, int offset, String strategy, String entity) {
		return RewriteCache.changes(GeneratorRewrite.class, path, text, offset, List.of(strategy, entity), (unit, part, at) -> compute(path, unit, part, at, strategy, entity));
	}

	@SuppressWarnings("unchecked")
	private static List<TextChange> compute(String path, CompilationUnit unit, String text, int offset, String strategy, String entity) {
		Annotation annotation = generated(JavaSyntax.enclosing(unit, offset, Annotation.class));
		if (annotation == null || !(annotation.getParent() instanceof BodyDeclaration member) || Annotations.member(annotation, "generator") != null
				|| Annotations.find(member.modifiers(), "SequenceGenerator") != null || Annotations.find(member.modifiers(), "TableGenerator") != null) {
			return null;
		}
		Names names = Names.of(unit, annotation);
		if (names == null) {
			return null;
		}
		AST ast = unit.getAST();
		ASTRewrite rewrite = ASTRewrite.create(ast);
		String generator = entity.substring(entity.lastIndexOf('$') + 1).toLowerCase(Locale.ROOT) + "_keys";
		String type = strategy.equals("SEQUENCE") ? "SequenceGenerator" : "TableGenerator";
		String parameters = strategy.equals("SEQUENCE") ? "name = \"%1$s\", sequenceName = \"%1$s\", allocationSize = 50" : "name = \"%1$s\", allocationSize = 50";
		setStrategy(rewrite, ast, annotation, names.enumeration() + '.' + strategy, generator);
		ListRewrite modifiers = rewrite.getListRewrite(member, member.getModifiersProperty());
		modifiers.insertBefore(rewrite.createStringPlaceholder('@' + names.qualified(type) + '(' + parameters.formatted(generator) + ')', ASTNode.NORMAL_ANNOTATION),
				annotation, null);
		for (String simpleName : names.missingImports(unit, type)) {
			ImportDeclaration declaration = ast.newImportDeclaration();
			declaration.setName(ast.newName(names.packageName() + '.' + simpleName));
			rewrite.getListRewrite(unit, CompilationUnit.IMPORTS_PROPERTY).insertAfter(declaration, names.lastImport(unit, simpleName), null);
		}
		return Rewriting.changes(path, text, rewrite);
	}

	private static Annotation generated(Annotation found) {
		return found != null && Annotations.simpleName(found).equals("GeneratedValue") ? found : null;
	}

	private static void setStrategy(ASTRewrite rewrite, AST ast, Annotation annotation, String strategy, String generator) {
		Expression value = (Expression) rewrite.createStringPlaceholder(strategy, ASTNode.QUALIFIED_NAME);
		if (annotation instanceof MarkerAnnotation marker) {
			ASTNode full = rewrite.createStringPlaceholder('@' + marker.getTypeName().getFullyQualifiedName() + "(strategy = " + strategy + ", generator = \"" + generator + "\")",
					ASTNode.NORMAL_ANNOTATION);
			rewrite.replace(annotation, full, null);
			return;
		}
		ListRewrite values = rewrite.getListRewrite(annotation, NormalAnnotation.VALUES_PROPERTY);
		Expression stated = Annotations.member(annotation, "strategy");
		if (stated == null) {
			values.insertFirst(pair(ast, "strategy", value), null);
		} else {
			rewrite.replace(stated, value, null);
		}
		values.insertLast(pair(ast, "generator", (Expression) rewrite.createStringPlaceholder('"' + generator + '"', ASTNode.STRING_LITERAL)), null);
	}

	private static MemberValuePair pair(AST ast, String name, Expression value) {
		MemberValuePair pair = ast.newMemberValuePair();
		pair.setName(ast.newSimpleName(name));
		pair.setValue(value);
		return pair;
	}

	/**
	 * How the file names the types of the persistence API.
	 *
	 * @param packageName javax.persistence or jakarta.persistence
	 * @param written whether the annotation itself is written with its package
	 */
	private record Names(String packageName, boolean written) {

		static Names of(CompilationUnit unit, Annotation annotation) {
			String name = annotation.getTypeName().getFullyQualifiedName();
			if (name.indexOf('.') > 0) {
				return new Names(name.substring(0, name.lastIndexOf('.')), true);
			}
			for (Object each : unit.imports()) {
				ImportDeclaration declaration = (ImportDeclaration) each;
				String imported = declaration.getName().getFullyQualifiedName();
				if (!declaration.isStatic() && (imported.endsWith(".persistence.GeneratedValue") || declaration.isOnDemand() && imported.endsWith(".persistence"))) {
					return new Names(declaration.isOnDemand() ? imported : imported.substring(0, imported.lastIndexOf('.')), false);
				}
			}
			return null;
		}

		String qualified(String simpleName) {
			return written ? packageName + '.' + simpleName : simpleName;
		}

		String enumeration() {
			return qualified("GenerationType");
		}

		List<String> missingImports(CompilationUnit unit, String generator) {
			return written ? List.of() : List.of("GenerationType", generator).stream().filter(name -> !isImported(unit, name)).toList();
		}

		private boolean isImported(CompilationUnit unit, String simpleName) {
			for (Object each : unit.imports()) {
				ImportDeclaration declaration = (ImportDeclaration) each;
				String imported = declaration.getName().getFullyQualifiedName();
				if (!declaration.isStatic() && (declaration.isOnDemand() ? imported.equals(packageName) : imported.equals(packageName + '.' + simpleName))) {
					return true;
				}
			}
			return false;
		}

		/** The import to stand behind: the last of the package that comes before it in the alphabet. */
		ASTNode lastImport(CompilationUnit unit, String simpleName) {
			ASTNode before = null;
			for (Object each : unit.imports()) {
				Name imported = ((ImportDeclaration) each).getName();
				if (imported.getFullyQualifiedName().startsWith(packageName + '.') && imported.getFullyQualifiedName().compareTo(packageName + '.' + simpleName) < 0) {
					before = (ASTNode) each;
				}
			}
			return before == null ? (ASTNode) unit.imports().get(0) : before;
		}
	}
}
