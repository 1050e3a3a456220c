/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.List;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;

/**
 * Methods without parameters that return all rows of a table: by a query whose text says so, by a named one that is called so, or by
 * criteria that have a root and state no condition. What states a limit is none.
 */
public final class WholeTables {

	private static final Pattern NAMED = Pattern.compile("(?i)(\\w+\\.)?(find|get|list|select|query)?_?all(_?\\w+)?");
	private static final Pattern CRITERIA = Pattern.compile("(?s)\\bCriteriaQuery\\b.*\\.from\\(");
	private static final Pattern LIMITED = Pattern.compile("setMaxResults|setFirstResult|setParameter|\\.where\\(|\\.add\\(|fetchOne");

	private WholeTables() {
	}

	/** {@return whether a method returns, whole, what a query in it finds, which are all rows of a table} @param file the file @param query the call that asks */
	public static boolean isReturned(JavaFile file, MethodInvocation query) {
		if (!(JavaFile.member(query) instanceof MethodDeclaration method) || !method.parameters().isEmpty() || LIMITED.matcher(file.text(method)).find()) {
			return false;
		}
		return isHandedOut(query, method) && (QueryTexts.isWhole(QueryTexts.of(query.getExpression())) || isNamed(query.getExpression()) || CRITERIA.matcher(file.text(method)).find());
	}

	private static boolean isHandedOut(Expression rows, MethodDeclaration method) {
		Expression whole = rows;
		while (whole.getParent() instanceof CastExpression || whole.getParent() instanceof ParenthesizedExpression) {
			whole = (Expression) whole.getParent();
		}
		if (whole.getParent() instanceof ReturnStatement) {
			return true;
		}
		if (!(whole.getParent() instanceof VariableDeclarationFragment local)) {
			return false;
		}
		List<SimpleName> uses = EnterpriseNames.uses(method.getBody(), local.getName().getIdentifier());
		return uses.size() == 2 && uses.stream().anyMatch(use -> use.getParent() instanceof ReturnStatement);
	}

	private static boolean isNamed(Expression query) {
		Expression each = query;
		while (each instanceof MethodInvocation call) {
			if (call.getName().getIdentifier().equals("createNamedQuery")) {
				return !call.arguments().isEmpty() && call.arguments().get(0) instanceof StringLiteral name && NAMED.matcher(name.getLiteralValue()).matches();
			}
			each = call.getExpression();
		}
		return false;
	}
}
