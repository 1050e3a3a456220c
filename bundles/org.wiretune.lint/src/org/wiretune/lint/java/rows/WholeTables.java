/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.List;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
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
 * Methods without parameters that return all rows of a table: by a query whose text says so, by a named one that is called so, by
 * criteria that have a root and state no condition, or of a repository. What states a limit is none.
 */
public final class WholeTables {

	private static final Pattern NAMED = Pattern.compile("(?i)(\\w+\\.)?(find|get|list|select|query)?_?all(_?\\w+)?");
	private static final Pattern CRITERIA = Pattern.compile("(?s)\\bCriteriaQuery\\b.*\\.from\\(");
	private static final Pattern LIMITED = Pattern.compile("setMaxResults|setFirstResult|setParameter|\\.where\\(|\\.add\\(|fetchOne");

	/** Static methods, and lists, that give the rows that they are given. */
	private static final Pattern HANDING_ON = Pattern.compile("cast\\w*|requireNonNull\\w*|unmodifiable\\w*|copyOf|checked\\w*");
	private static final Pattern LISTS = Pattern.compile("(Array|Linked)List|(Linked)?HashSet");
	/** A repository of Spring Data and the like. */
	private static final Pattern REPOSITORIES = Pattern.compile("\\w*(Repository|Repo)");

	private WholeTables() {
	}

	/** {@return whether a call asks a repository for all its rows} @param file the file @param call the call */
	public static boolean isOfRepository(JavaFile file, MethodInvocation call) {
		String variable = call.arguments().isEmpty() && (call.getName().getIdentifier().equals("findAll") || call.getName().getIdentifier().equals("listAll")) ? EnterpriseNames.variable(call.getExpression()) : null;
		return variable != null && file.typesOf(variable).size() == 1 && REPOSITORIES.matcher(file.typesOf(variable).iterator().next()).matches();
	}

	/** {@return whether a method returns, whole, what a query in it finds, which are all rows of a table} @param file the file @param query the call that asks */
	public static boolean isReturned(JavaFile file, MethodInvocation query) {
		if (!(JavaFile.member(query) instanceof MethodDeclaration method) || !method.parameters().isEmpty() || LIMITED.matcher(file.text(method)).find()) {
			return false;
		}
		return isHandedOut(query, method) && (isOfRepository(file, query) || QueryTexts.isWhole(QueryTexts.of(query.getExpression())) || isNamed(query.getExpression()) || CRITERIA.matcher(file.text(method)).find());
	}

	private static boolean isHandedOut(Expression rows, MethodDeclaration method) {
		Expression whole = given(rows);
		if (whole.getParent() instanceof ReturnStatement) {
			return true;
		}
		if (!(whole.getParent() instanceof VariableDeclarationFragment local)) {
			return false;
		}
		List<SimpleName> uses = EnterpriseNames.uses(method.getBody(), local.getName().getIdentifier());
		return uses.size() == 2 && uses.stream().anyMatch(use -> given(use).getParent() instanceof ReturnStatement);
	}

	/** Rows with what only casts them, copies them, or looks whether they are there. */
	private static Expression given(Expression rows) {
		Expression whole = rows;
		while (whole.getParent() instanceof CastExpression || whole.getParent() instanceof ParenthesizedExpression
				|| whole.getParent() instanceof MethodInvocation call && call.arguments().contains(whole) && call.getExpression() instanceof SimpleName owner && Character.isUpperCase(owner.getIdentifier().charAt(0)) && HANDING_ON.matcher(call.getName().getIdentifier()).matches()
				|| whole.getParent() instanceof ClassInstanceCreation copy && copy.arguments().contains(whole) && LISTS.matcher(String.valueOf(JavaFile.simpleName(copy.getType()))).matches()) {
			whole = (Expression) whole.getParent();
		}
		return whole;
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
