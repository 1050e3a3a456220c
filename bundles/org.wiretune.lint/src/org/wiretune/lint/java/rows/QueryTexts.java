/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Handful;
import org.wiretune.lint.java.JavaFile;

/** What the text of a query says of the rows that it finds, where the method that asks states it. */
final class QueryTexts {

	/** So many calls and variables are followed. */
	private static final int STEPS = 16;
	private static final int VARIABLES = 2;
	private static final String MAKER = "createQuery";
	/** What stands for a value that is put into a text. */
	private static final String VALUE = ":value";
	private static final Pattern WHOLE = Pattern.compile("(?is)\\s*(?:select\\s+(?:distinct\\s+)?\\w+\\s+)?from\\s+([\\w.]+)(?:\\s+(?:as\\s+)?\\w+)??(\\s+order\\s+by\\s.*)?\\s*");
	/** One condition, on an attribute of what an attribute refers to. */
	private static final Pattern OF_ANOTHER = Pattern.compile("(?is)\\s*(?:select\\s+(?:distinct\\s+)?\\w+\\s+)?from\\s+([\\w.]+)(?:\\s+as)?\\s+(\\w+)\\s+where\\s+\\(?\\s*\\2\\.\\w+\\.\\w+\\s*=\\s*['\"]?[:?]\\w*['\"]?\\s*\\)?(?:\\s+order\\s+by\\s.*)?\\s*");

	private QueryTexts() {
	}

	/** {@return the text of the query that a chain of calls, or a variable, asks, with a parameter for each value that the code puts in; null where the method does not state it} @param query the query */
	static String of(Expression query) {
		Expression each = query;
		for (int steps = 0; each != null && steps < STEPS; steps++) {
			if (each instanceof SimpleName variable) {
				each = last(variable);
			} else if (each instanceof MethodInvocation call) {
				if (MAKER.equals(call.getName().getIdentifier()) && !call.arguments().isEmpty()) {
					return text((Expression) call.arguments().get(0), 0);
				}
				each = call.getExpression();
			} else if (each instanceof CastExpression cast) {
				each = cast.getExpression();
			} else if (each instanceof ParenthesizedExpression inner) {
				each = inner.getExpression();
			} else {
				return null;
			}
		}
		return null;
	}

	/** {@return whether a text asks for all rows of an entity, in whatever order} @param text the text, or null */
	static boolean isWhole(String text) {
		return text != null && WHOLE.matcher(text).matches();
	}

	/** {@return whether a text that asks for all rows of an entity puts them in order} @param text the text */
	static boolean isOrdered(String text) {
		Matcher whole = WHOLE.matcher(text);
		return whole.matches() && whole.group(2) != null;
	}

	/** {@return whether a text asks for the rows that belong to one row of another entity, of which there may be any number} Two conditions often find one row. @param text the text, or null */
	static boolean isOfAnother(String text) {
		return text != null && OF_ANOTHER.matcher(text).matches();
	}

	/** {@return whether a text asks for rows of an entity of which there is a handful} @param text the text */
	static boolean isOfHandful(String text) {
		String store = entity(text) + "Dao";
		return Handful.isLookedUpBy(store) || Handful.isLookedUpBy(store.toLowerCase(Locale.ROOT).replaceFirst("dao$", "Dao"));
	}

	/** {@return the simple name of the entity whose rows are asked for, or an empty text} @param text the text */
	static String entity(String text) {
		Matcher whole = WHOLE.matcher(text);
		Matcher part = OF_ANOTHER.matcher(text);
		String name = whole.matches() ? whole.group(1) : part.matches() ? part.group(1) : "";
		return name.substring(name.lastIndexOf('.') + 1);
	}

	private static String text(Expression expression, int depth) {
		if (expression instanceof StringLiteral literal) {
			return literal.getLiteralValue();
		}
		if (expression instanceof InfixExpression sum && sum.getOperator() == InfixExpression.Operator.PLUS) {
			StringBuilder text = new StringBuilder().append(part(sum.getLeftOperand(), depth)).append(part(sum.getRightOperand(), depth));
			sum.extendedOperands().forEach(each -> text.append(part((Expression) each, depth)));
			return text.toString();
		}
		return expression instanceof SimpleName variable && depth < VARIABLES ? text(last(variable), depth + 1) : null;
	}

	private static String part(Expression expression, int depth) {
		return expression instanceof StringLiteral || expression instanceof InfixExpression ? text(expression, depth) : VALUE;
	}

	/** The only value that a local variable gets before a use, or null. */
	private static Expression last(SimpleName variable) {
		Expression[] value = new Expression[1];
		int[] values = new int[1];
		JavaFile.member(variable).accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment local) {
				if (local.getName().getIdentifier().equals(variable.getIdentifier()) && local.getInitializer() != null && local.getStartPosition() < variable.getStartPosition()) {
					keep(local.getInitializer());
				}
				return true;
			}

			@Override
			public boolean visit(Assignment assignment) {
				if (assignment.getLeftHandSide() instanceof SimpleName name && name.getIdentifier().equals(variable.getIdentifier()) && assignment.getStartPosition() < variable.getStartPosition() && assignment.getRightHandSide().getStartPosition() + assignment.getRightHandSide().getLength() < variable.getStartPosition()) {
					keep(assignment.getOperator() == Assignment.Operator.ASSIGN ? assignment.getRightHandSide() : null);
				}
				return true;
			}

			private void keep(Expression given) {
				value[0] = given;
				values[0]++;
			}
		});
		return values[0] == 1 ? value[0] : null;
	}
}
