/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;

/** Tells calls of entity managers and sessions of Hibernate from calls of other things with the same names. */
public final class EntityManagers {

	private static final Set<String> MANAGERS = Set.of("EntityManager", "FullTextEntityManager", "Session", "FullTextSession");
	private static final Set<String> SHARED_WITH_OTHERS = Set.of("save", "get", "load", "update", "saveOrUpdate", "delete");
	private static final Pattern GETTERS = Pattern.compile("(?i)(get)?(em|entity_?manager)");
	private static final Pattern MANAGER_NAME = Pattern.compile("(?i)(em|.*entity_?manager)");

	private final JavaFile file;

	/** Tells calls in a file. @param file the file */
	public EntityManagers(JavaFile file) {
		this.file = file;
	}

	/** {@return whether a call goes to an entity manager or a session} Names that only sessions have are not taken for calls of an entity manager. */
	public boolean isManager(MethodInvocation call) {
		Expression receiver = call.getExpression();
		boolean ofSession = SHARED_WITH_OTHERS.contains(call.getName().getIdentifier());
		if (receiver instanceof SuperMethodInvocation inherited) {
			return !ofSession && inherited.arguments().isEmpty() && GETTERS.matcher(inherited.getName().getIdentifier()).matches();
		}
		if (receiver instanceof MethodInvocation getter) {
			String name = getter.getName().getIdentifier();
			return getter.arguments().isEmpty() && (!ofSession && GETTERS.matcher(name).matches()
					|| name.matches("(get|current|getCurrent|open)Session") && file.importsFrom("org.hibernate"));
		}
		String variable = variable(receiver);
		if (variable == null) {
			return false;
		}
		Set<String> types = file.typesOf(variable);
		if (types.isEmpty()) {
			// Declared in a superclass: only a name that leaves no doubt counts.
			return !ofSession && MANAGER_NAME.matcher(variable).matches();
		}
		return types.stream().anyMatch(MANAGERS::contains)
				&& (types.contains("EntityManager") || types.contains("FullTextEntityManager") ? !ofSession : file.importsFrom("org.hibernate"));
	}

	/** {@return the name of a variable or field, or null for any other expression} */
	public static String variable(Expression expression) {
		if (expression instanceof SimpleName name) {
			return name.getIdentifier();
		}
		return expression instanceof FieldAccess access ? access.getName().getIdentifier() : null;
	}

	/** {@return the simple name of the class of an object, as far as the code tells, or null} */
	public String type(Expression object) {
		if (object instanceof ClassInstanceCreation creation) {
			return JavaFile.simpleName(creation.getType());
		}
		if (object instanceof CastExpression cast) {
			return JavaFile.simpleName(cast.getType());
		}
		if (object instanceof SimpleName simple) {
			Set<String> types = file.typesOf(simple.getIdentifier());
			String type = types.size() == 1 ? types.iterator().next() : null;
			return "var".equals(type) ? null : type;
		}
		return null;
	}
}
