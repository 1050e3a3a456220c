/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;

/** Names of the Java EE and Jakarta EE interfaces in source without bindings. */
public final class EnterpriseNames {

	private EnterpriseNames() {
	}

	/**
	 * {@return the annotation of a package of Java EE or Jakarta EE, or null} Another library may have one of the same simple
	 * name; its import tells.
	 *
	 * @param file the file
	 * @param modifiers the modifiers that it may stand among
	 * @param name the name below {@code javax} and {@code jakarta}, for example {@code ejb.Stateless}
	 */
	public static Annotation annotation(JavaFile file, List<?> modifiers, String name) {
		Annotation found = Annotations.find(modifiers, name.substring(name.lastIndexOf('.') + 1));
		if (found == null) {
			return null;
		}
		String written = found.getTypeName().getFullyQualifiedName();
		if (written.indexOf('.') >= 0) {
			return written.equals("javax." + name) || written.equals("jakarta." + name) ? found : null;
		}
		return imports(file, name) ? found : null;
	}

	/** {@return whether a file imports a type of Java EE or Jakarta EE} @param file the file @param name the name below javax and jakarta */
	public static boolean imports(JavaFile file, String name) {
		return file.imports("javax." + name) || file.imports("jakarta." + name);
	}

	/**
	 * {@return whether an expression is a variable of a type, by the types that variables of its name have in the file}
	 *
	 * @param file the file
	 * @param expression the expression, may be null
	 * @param types simple names of the types
	 */
	public static boolean isVariable(JavaFile file, Expression expression, Set<String> types) {
		String name = variable(expression);
		return name != null && !file.typesOf(name).isEmpty() && types.containsAll(file.typesOf(name));
	}

	/** {@return the name of a variable or of a field of this object, or null for other expressions} @param expression the expression */
	public static String variable(Expression expression) {
		if (expression instanceof ParenthesizedExpression parenthesized) {
			return variable(parenthesized.getExpression());
		}
		if (expression instanceof SimpleName name) {
			return name.getIdentifier();
		}
		return expression instanceof FieldAccess access ? access.getName().getIdentifier() : null;
	}

	/** {@return whether a call takes a connection from a data source} @param file the file @param call the call */
	public static boolean obtainsConnection(JavaFile file, Expression call) {
		return call instanceof MethodInvocation invocation && invocation.getName().getIdentifier().equals("getConnection")
				&& (invocation.arguments().isEmpty() || invocation.arguments().size() == 2) && isVariable(file, invocation.getExpression(), Set.of("DataSource"))
				&& file.imports("javax.sql.DataSource");
	}

	/** {@return whether a statement's call begins a transaction of the user} @param file the file @param call the call */
	public static boolean begins(JavaFile file, Expression call) {
		return call instanceof MethodInvocation invocation && invocation.getName().getIdentifier().equals("begin") && invocation.arguments().isEmpty()
				&& isVariable(file, invocation.getExpression(), Set.of("UserTransaction")) && imports(file, "transaction.UserTransaction");
	}

	/** {@return the qualified name of a type as the file imports it; in the file's own package where it imports none} */
	public static String qualified(JavaFile file, Type type) {
		return qualified(file, JavaFile.simpleName(type));
	}

	/** {@return the qualified name of a simple type name} @param file the file @param simpleName the name */
	public static String qualified(JavaFile file, String simpleName) {
		String imported = file.imported(simpleName);
		if (imported != null || file.unit().getPackage() == null) {
			return imported == null ? simpleName : imported;
		}
		return file.unit().getPackage().getName().getFullyQualifiedName() + '.' + simpleName;
	}

	/** {@return the names of simple names within a node that stand for a variable} @param node the node @param variable its name */
	public static List<SimpleName> uses(ASTNode node, String variable) {
		List<SimpleName> found = new ArrayList<>();
		node.accept(new ASTVisitor() {
			@Override
			public boolean visit(SimpleName name) {
				boolean member = name.getParent() instanceof MethodInvocation call && call.getName() == name || name.getParent() instanceof FieldAccess access && access.getName() == name;
				if (name.getIdentifier().equals(variable) && !member) {
					found.add(name);
				}
				return true;
			}
		});
		return found;
	}

	/** {@return the session bean annotation of a type: Stateless, Stateful or Singleton, or null} @param file the file @param type the type */
	public static String sessionBean(JavaFile file, TypeDeclaration type) {
		for (String kind : List.of("Stateless", "Stateful", "Singleton")) {
			if (annotation(file, type.modifiers(), "ejb." + kind) != null) {
				return kind;
			}
		}
		return null;
	}

	/** {@return the simple names of the interfaces of a type} @param type the type */
	public static Set<String> interfaces(TypeDeclaration type) {
		Set<String> names = new HashSet<>();
		for (Object each : type.superInterfaceTypes()) {
			names.add(JavaFile.simpleName((Type) each));
		}
		return names;
	}
}
